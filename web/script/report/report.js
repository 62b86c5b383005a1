import { unpacked } from "../unpack.js";

// What makes a report easier to read: sorted tables, layers of boards to switch. Without it all is there to see.

/** The order of two cells: by number where both have one. */
function compared(a, b) {
  const [x, y] = [a, b].map((cell) => Number(cell.dataset.order ?? NaN));
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a.textContent.localeCompare(b.textContent, undefined, { numeric: true });
}

function sortBy(table, column) {
  const heads = [...table.tHead.rows[0].cells];
  const falls = heads[column].getAttribute("aria-sort") === "ascending";
  for (const head of heads) head.removeAttribute("aria-sort");
  heads[column].setAttribute("aria-sort", falls ? "descending" : "ascending");
  const rows = [...table.tBodies[0].rows];
  rows.sort((a, b) => compared(a.cells[column], b.cells[column]) * (falls ? -1 : 1));
  table.tBodies[0].append(...rows);
}

function makeSortable(table) {
  if (table.tBodies[0].rows.length < 3) return;
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = document.createElement("button");
    button.textContent = head.textContent;
    button.addEventListener("click", () => sortBy(table, column));
    head.replaceChildren(button);
  });
}

async function show(picture, wanted) {
  if (wanted && picture.dataset.packed) {
    const packed = picture.dataset.packed;
    delete picture.dataset.packed;
    picture.src = `data:image/svg+xml,${encodeURIComponent(await (await unpacked(packed)).text())}`;
  }
  picture.hidden = !wanted;
}

function switchFor(picture) {
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.checked = !picture.hidden;
  box.addEventListener("change", () => show(picture, box.checked));
  label.append(box, ` ${picture.dataset.name}`);
  return label;
}

function addSwitches(board) {
  const pictures = [...board.querySelectorAll("img[data-name]")];
  if (pictures.length === 0) return;
  const group = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = "Layers";
  group.append(legend, ...pictures.map(switchFor));
  board.append(group);
}

/**
 * The layer of the board that a row is about.
 * @returns {HTMLImageElement}
 */
function layerOf(row) {
  const picture = document.getElementById(row.dataset.layer);
  if (picture instanceof HTMLImageElement) return picture;
  throw new Error(`there is no layer ${row.dataset.layer}`);
}

/** A row that has a layer of the board shows it, and the one shown before goes. */
function makeShowing(row) {
  const picture = layerOf(row);
  const first = row.cells[0];
  const button = document.createElement("button");
  button.textContent = first.textContent;
  button.setAttribute("aria-pressed", "false");
  button.title = "Show it on the board";
  button.addEventListener("click", () => {
    const wanted = button.getAttribute("aria-pressed") !== "true";
    for (const other of document.querySelectorAll("tr[data-layer] button[aria-pressed=true]")) {
      other.setAttribute("aria-pressed", "false");
      show(layerOf(other.closest("tr")), false);
    }
    button.setAttribute("aria-pressed", String(wanted));
    show(picture, wanted);
    if (wanted) picture.scrollIntoView({ block: "nearest" });
  });
  first.replaceChildren(button);
}

document.querySelectorAll(".gallery img").forEach((picture) => show(picture, true));
document.querySelectorAll("tr[data-layer]").forEach(makeShowing);
document.querySelectorAll("table").forEach(makeSortable);
document.querySelectorAll("figure.board").forEach(addSwitches);
