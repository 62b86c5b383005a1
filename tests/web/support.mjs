// What the tests of pages share.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { bytesOf } from "../../web/script/unpack.js";

export const [fairway, samples] = process.argv.slice(2, 4).map((each) => path.resolve(each));

export function temporaryFolder() {
  return fs.mkdtempSync(path.join(all, "part-"));
}

const all = fs.mkdtempSync(path.join(os.tmpdir(), "fairway-page-"));
process.on("exit", () => fs.rmSync(all, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));

export function run(...words) {
  return execFileSync(fairway, words, { encoding: "utf8", maxBuffer: 1 << 28 });
}

// The lines that `fairway table` answers to these requests.
export function tableAnswers(words, requests) {
  const input = requests.map((request) => JSON.stringify(request) + "\n").join("");
  const ran = spawnSync(fairway, ["table", ...words], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  if (ran.status !== 0) throw new Error(`fairway table ${words.join(" ")}: ${ran.stderr}`);
  return ran.stdout.split("\n").filter((line) => line !== "");
}

export function check(holds, message) {
  if (!holds) throw new Error(message);
}

export function same(found, expected, what) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  check(a === b, `${what}: found ${a}, expected ${b}`);
}

// The content of a data block of a page.
export function blockOf(html, id) {
  const begin = html.indexOf(">", html.indexOf(`id="${id}"`)) + 1;
  return html.slice(begin, html.indexOf("</script>", begin));
}

// The rules that a page has inside, and its board.
export function contentOf(page) {
  const html = fs.readFileSync(page, "utf8");
  const module = zlib.gunzipSync(bytesOf(blockOf(html, "rules-module")));
  return { compiled: new WebAssembly.Module(module), board: JSON.parse(blockOf(html, "board")), bytes: html.length };
}

// A small generator, so that a failure can be repeated.
export function chanceFrom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// A race on a river as a page saved it: the program agrees with the points that the page shows, by seat.
export function checkRiverRecord(text, shown) {
  const record = path.join(temporaryFolder(), "race.record.yaml");
  fs.writeFileSync(record, text);
  const replay = JSON.parse(run("replay", record, "--format", "json"));
  check(replay.legal && replay.over, JSON.stringify(replay.error));
  same(shown.sort(), replay.seats.map(({ seat, points }) => [seat, points]).sort(), "points");
  return replay;
}

// The points that a page of a river shows in the end, by seat; and what keeps, in the page, the text that it saves.
export const shownPoints = `[...document.querySelectorAll(".result tbody tr")].map((row) =>
  [row.querySelector(".badge").textContent, row.cells[3].textContent].map(Number))`;
export const keepSaved = `(() => { const make = URL.createObjectURL; URL.createObjectURL = (blob) => {
  blob.text().then((text) => { document.body.dataset.saved = text; }); return make.call(URL, blob); };
  document.querySelector("#save").click(); return true; })()`;
