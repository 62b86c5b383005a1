// Reports, read in a real browser: what they say is what the commands say; tables are sorted, layers switched.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { check, fairway, run, samples, same } from "./support.mjs";
import { checkHostileName, folder, hostileName, shoot, withBrowser } from "./walk.mjs";

const lakes = path.join(samples, "lake_race");
const wide = { width: 1280, height: 800, touch: false };
const cellsOf = (caption) => `[...[...document.querySelectorAll("table")].find((table) =>
  table.caption.textContent.startsWith(${JSON.stringify(caption)})).tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.textContent))`;

function reportOf(name, files, ...options) {
  const page = path.join(folder, name);
  run("report", ...[files].flat(), ...options, "-q", "-o", page);
  return page;
}

async function course(browser) {
  const file = path.join(lakes, "duck-pond-a.course.yaml");
  const page = await browser.open(reportOf("course.html", file, "--races", "400"), wide);
  const simulation = JSON.parse(run("simulate", file, "--races", "400", "--format", "json"));
  same((await page.value(cellsOf("How often each"))).map((row) => row[2]),
    simulation.seats.map((seat) => (100 * seat.win_rate).toFixed(1)), "win rates");
  const par = JSON.parse(run("par", file, "--format", "json"));
  same(Object.fromEntries((await page.value(cellsOf("Turns from gate to gate"))).map(([gate, turns]) => [gate, turns])),
    Object.fromEntries(par.gates.map(({ gate, turns }) => [gate, turns.toFixed(3)])), "turns by gate");
  // The same course as one of its lake's.
  const [first] = JSON.parse(run("simulate", path.join(lakes, "duck-pond.lake.yaml"), "--races", "4", "--format", "json")).courses;
  same([first.par.toFixed(3), first.start_spread], [par.par.upper.toFixed(3), par.start_spread], "the course by itself and of its lake");
  same(await page.value(`document.querySelectorAll(".chart img").length`), 3, "charts");
  await shoot(page, "report-course");
  await page.checkQuiet();
  console.log("a course");
}

// A press on a course shows it on the board, a second one takes it off; a press on a head sorts.
async function lake(browser) {
  const page = await browser.open(reportOf("lake.html", path.join(lakes, "duck-pond.lake.yaml"), "--quick"), { ...wide, dark: true });
  const seen = `[...document.querySelectorAll(".stage img")].filter((each) => !each.hidden).length`;
  const before = await page.value(seen);
  await page.tap(`tr[data-layer] button`);
  await page.until(`${seen} === ${before + 1}`);
  await page.until(`[...document.querySelectorAll(".stage img")].every((each) => each.hidden || each.naturalWidth > 0)`);
  await shoot(page, "report-lake");
  await page.tap(`tr[data-layer] button`);
  same(await page.value(seen), before, "layers");
  const routes = async () => (await page.value(cellsOf("The 24 courses"))).map((row) => Number(row[3]));
  const unsorted = await routes();
  await page.tap("th:nth-child(4) button");
  same(await routes(), [...unsorted].sort((a, b) => a - b), "sorted routes");
  await page.tap("th:nth-child(4) button");
  same(await routes(), [...unsorted].sort((a, b) => b - a), "routes, longest first");
  await page.tap("fieldset input");
  same(await page.value(seen), before - 1, "a layer switched off");
  await page.checkQuiet();
  console.log("a lake");
}

const coloursIn = (svg) => new Set([...svg.matchAll(/rgb\((.*?)%,(.*?)%,(.*?)%\)|#([0-9a-f]{6})\b/g)].map(([, r, g, b, hex]) =>
  hex ?? [r, g, b].map((part) => Math.round(part * 2.55).toString(16).padStart(2, "0")).join("")));

// A lake that is painted in light colours has courses in light colours.
async function look(browser) {
  const file = path.join(lakes, "glass-narrows.lake.yaml");
  const page = await browser.open(reportOf("light.html", file, "--quick"), wide);
  const added = `[...document.querySelectorAll(".stage img")].filter((each) => !each.hidden).at(-1).src`;
  const before = await page.value(added);
  await page.tap(`tr[data-layer] button`);
  await page.until(`${added} !== ${JSON.stringify(before)} && ${added}.length > 500`);
  const svg = decodeURIComponent(await page.value(added));
  run("courses", file, "--race", "A", "-o", path.join(folder, "courses"));
  const drawn = path.join(folder, "light.svg");
  run("export", path.join(folder, "courses", "glass-narrows-a-1234.course.yaml"), "--theme", "light", "-o", drawn);
  const allowed = coloursIn(fs.readFileSync(drawn, "utf8"));
  const used = coloursIn(svg);
  check(used.size > 2, "a course has colours");
  same([...used].filter((colour) => !allowed.has(colour)), [], "colours of another theme");
  console.log("a light lake");
}

async function records(browser) {
  const files = ["lake_race/match-two", "river/first-trip", "pool/first-splash", "regatta/kitchen-two"].map((name) =>
    path.join(samples, `${name}.record.yaml`));
  const page = await browser.open(reportOf("records.html", files), { scripts: false });
  same(await page.value(`document.querySelectorAll("article").length`), 4, "documents");
  const told = JSON.parse(run("replay", files[0], "--coach", "--format", "json")).coach.races[0];
  const rows = await page.value(cellsOf("Turn by turn"));
  same((await page.value(`[...document.querySelectorAll("th:nth-child(2)")].map((head) => head.textContent)`))
    .filter((head) => head.startsWith("Side")).length, 1, "only pools have sides");
  same(rows.map((row) => row[5]), told.turns.map(({ badge }) => badge ?? ""), "remarks");
  same(await page.value(`document.querySelectorAll(".chart img").length`), 6, "charts of outlooks");
  await page.checkQuiet();
  console.log("records of four games, without scripts");
}

async function hostile(browser) {
  const file = path.join(folder, "hostile.lake.yaml");
  const text = fs.readFileSync(path.join(lakes, "duck-pond.lake.yaml"), "utf8");
  fs.writeFileSync(file, text.replace(/^name:.*$/m, `name: ${JSON.stringify(hostileName)}`));
  const page = await browser.open(reportOf("hostile.html", file, "--quick"));
  await checkHostileName(page);
  await page.checkQuiet();
  console.log("a hostile name");
}

// Every link of a gallery leads somewhere, and a board that can be raced has a page for it.
async function gallery(browser) {
  const made = path.join(folder, "boards");
  const files = ["lake_race/duck-pond-a.course.yaml", "river/mill-race.river.yaml", "regatta/gentle.deck.yaml"];
  run("report", ...files.map((file) => path.join(samples, file)), "--quick", "-q", "-o", made);
  const page = await browser.open(path.join(made, "index.html"), wide);
  const links = await page.value(`[...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))`);
  same(links, ["duck-pond-a.course.html", "duck-pond-a.course.play.html", "mill-race.river.html", "mill-race.river.play.html",
    "gentle.deck.html"], "links");
  for (const link of links) check(fs.existsSync(path.join(made, link)), `${link} is missing`);
  await page.until(`[...document.querySelectorAll("img")].every((each) => each.naturalWidth > 0)`);
  await shoot(page, "report-gallery");
  await page.checkQuiet();
  console.log("a gallery");
}

function refused(status, part, ...words) {
  const ran = spawnSync(fairway, ["report", ...words], { encoding: "utf8" });
  same(ran.status, status, words.join(" "));
  check(ran.stderr.includes(part), `${words.join(" ")}: ${ran.stderr}`);
}

async function refusals() {
  const file = path.join(lakes, "duck-pond.lake.yaml");
  refused(2, "needs a file", "-", "-o", "report.html");
  refused(2, "gallery", lakes, "-o", path.join(folder, "one.html"));
  refused(3, "No such file", path.join(folder, "nowhere.yaml"), "-o", path.join(folder, "one.html"));
  refused(3, "there is no folder", file, "-o", path.join(folder, "nowhere", "one.html"));
  check(!fs.existsSync(path.join(folder, "one.html")), "something was written");
  console.log("what is refused");
}

await withBrowser([course, lake, look, records, hostile, gallery, refusals]);
