// Reads records as Fairway writes them: YAML in blocks, flow collections within a line, literal texts. Other YAML is
// refused with its line; `fairway fmt` brings it into this form.

class Lines {
  constructor(text) {
    this.raw = text.replace(/^\uFEFF/, "").split(/\r?\n/);
    this.at = 0;
    this.put = null; // what follows a dash stands for a line of its own
  }

  // The next line that says something; null: there is none.
  next() {
    if (this.put) return this.put;
    for (; this.at < this.raw.length; ++this.at) {
      const text = this.raw[this.at].trim();
      if (text === "" || text.startsWith("#") || text === "---") continue;
      return { indent: this.raw[this.at].search(/\S/), text };
    }
    return null;
  }

  take() {
    const line = this.next();
    if (this.put) this.put = null;
    else ++this.at;
    return line;
  }

  wrong() {
    throw new Error(`line ${this.at}`);
  }
}

function plainValue(text) {
  if (text === "null" || text === "~") return null;
  if (text === "true" || text === "false") return text === "true";
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}

// A value within a line. `at` moves behind it.
class Inline {
  constructor(text, lines) {
    this.text = text;
    this.at = 0;
    this.lines = lines;
  }

  blanks() {
    while (this.text[this.at] === " ") ++this.at;
  }

  value(inFlow) {
    this.blanks();
    const first = this.text[this.at];
    if (first === "[") return this.list();
    if (first === "{") return this.fields();
    if (first === "\"") return this.quoted();
    if (first === "'") return this.single();
    const end = inFlow ? /[,\]}]|: | #/ : / #|$/;
    const length = this.text.slice(this.at).search(end);
    const plain = this.text.slice(this.at, length < 0 ? undefined : this.at + length).trim();
    this.at = length < 0 ? this.text.length : this.at + length;
    return plainValue(plain);
  }

  quoted() {
    const found = /^"(?:[^"\\]|\\.)*"/.exec(this.text.slice(this.at)) ?? this.lines.wrong();
    this.at += found[0].length;
    // What JSON does not have: bytes and long code points.
    const json = found[0].replace(/\\x([0-9A-Fa-f]{2})/g, "\\u00$1")
      .replace(/\\U([0-9A-Fa-f]{8})/g, (_, code) => JSON.stringify(String.fromCodePoint(parseInt(code, 16))).slice(1, -1))
      .replace(/\\e/g, "\\u001b").replace(/\\0/g, "\\u0000");
    return JSON.parse(json);
  }

  single() {
    const found = /^'(?:[^']|'')*'/.exec(this.text.slice(this.at)) ?? this.lines.wrong();
    this.at += found[0].length;
    return found[0].slice(1, -1).replaceAll("''", "'");
  }

  // Up to the closing bracket; `add` takes each part.
  parts(close, add) {
    ++this.at;
    for (this.blanks(); this.text[this.at] !== close; this.blanks()) {
      if (this.at >= this.text.length) this.lines.wrong();
      add();
      this.blanks();
      if (this.text[this.at] === ",") ++this.at;
      else if (this.text[this.at] !== close) this.lines.wrong();
    }
    ++this.at;
  }

  list() {
    const list = [];
    this.parts("]", () => list.push(this.value(true)));
    return list;
  }

  fields() {
    const fields = {};
    this.parts("}", () => {
      const key = String(this.value(true));
      if (this.text[this.at] !== ":") this.lines.wrong();
      ++this.at;
      fields[key] = this.value(true);
    });
    return fields;
  }
}

function inlineValue(text, lines) {
  if (/^[&*!>|@`%]/.test(text)) lines.wrong();
  const inline = new Inline(text, lines);
  const value = inline.value(false);
  if (!/^\s*(#.*)?$/.test(inline.text.slice(inline.at))) lines.wrong();
  return value;
}

function literal(header, indent, lines) {
  const [, width, chomp] = /^\|(\d?)([-+]?)$/.exec(header) ?? lines.wrong();
  const content = [];
  let base = width ? indent + Number(width) : 0;
  for (; lines.at < lines.raw.length; ++lines.at) {
    const raw = lines.raw[lines.at];
    const deep = raw.search(/\S/);
    if (deep >= 0 && base === 0) base = deep;
    if (deep >= 0 && (deep < base || deep <= indent)) break;
    content.push(raw.slice(base));
  }
  while (content.at(-1) === "") content.pop();
  return content.join("\n") + (chomp === "-" ? "" : "\n");
}

const field = /^("(?:[^"\\]|\\.)*"|[^\s"'[\]{}#&*!|>%@`,-][^:]*?|-[^\s:][^:]*?)\s*:(?: +(.*))?$/;

function block(lines, indent) {
  return /^-( |$)/.test(lines.next().text) ? blockList(lines, indent) : blockFields(lines, indent);
}

function blockList(lines, indent) {
  const list = [];
  for (let line = lines.next(); line && line.indent === indent && /^-( |$)/.test(line.text); line = lines.next()) {
    lines.take();
    const rest = line.text.slice(1).trimStart();
    const deeper = indent + line.text.length - rest.length;
    if (rest === "") lines.wrong();
    else if (!/^[[{"']/.test(rest) && field.test(rest)) {
      lines.put = { indent: deeper, text: rest };
      list.push(blockFields(lines, deeper));
    } else list.push(inlineValue(rest, lines));
  }
  return list;
}

function blockFields(lines, indent) {
  const fields = {};
  for (let line = lines.next(); line && line.indent === indent; line = lines.next()) {
    const [, key, value = ""] = field.exec(lines.take().text) ?? lines.wrong();
    const name = key.startsWith("\"") ? JSON.parse(key) : key;
    if (value.startsWith("|")) fields[name] = literal(value, indent, lines);
    else if (value !== "" && !value.startsWith("#")) fields[name] = inlineValue(value, lines);
    else fields[name] = below(lines, indent);
  }
  return fields;
}

// What stands under a key: a list may begin right below it.
function below(lines, indent) {
  const line = lines.next();
  const inside = line && (line.indent > indent || (line.indent === indent && /^-( |$)/.test(line.text)));
  return inside ? block(lines, line.indent) : null;
}

export function readYaml(text) {
  const lines = new Lines(text);
  const first = lines.next();
  if (!first || first.indent !== 0) lines.wrong();
  const value = block(lines, 0);
  if (lines.next()) lines.wrong();
  return value;
}
