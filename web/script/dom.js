// Makes elements. Texts become text nodes, never markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

export function html(tag, properties = {}, ...children) {
  return fill(document.createElement(tag), properties, children);
}

export function svg(tag, properties = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), properties, children);
}

// The head of a table's column; a corner without words is not a head.
export function columnHead(words) {
  return words ? html("th", { scope: "col" }, words) : html("td");
}

/** @returns {any} the element, which the page has */
export function byId(id) {
  return document.getElementById(id);
}

export function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
