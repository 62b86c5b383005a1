// Pages as people meet them: races tapped through in a real browser, records that `fairway replay` accepts.
//   node page_test.mjs FAIRWAY SAMPLES BROWSER [FOLDER FOR SCREENSHOTS]
import fs from "node:fs";
import path from "node:path";
import { check, run, samples, same } from "./support.mjs";
import { begin, checkHostileName, checkNamed, folder, hostileName, pageOf, shoot, withBrowser } from "./walk.mjs";

// The identity of the moment, to know when the page has gone on.
const moment = `(() => {
  const id = ["place", "roll", "entered", "steer-straight", "next", "result"].find((each) => document.getElementById(each));
  return id ? id + "|" + document.getElementById("status").textContent + "|" + document.querySelectorAll("#story-list li").length : null;
})()`;

// Plays until the end: always one more die, or real dice of three, straight on where that is allowed. Such boats sink soon.
async function playThrough(page, { onMoment = async () => {} } = {}) {
  for (let taps = 0; taps < 3000; ++taps) {
    const now = await page.until(moment);
    const kind = now.split("|")[0];
    await onMoment(kind, taps);
    if (kind === "result") return taps;
    if (kind === "roll" && await page.value(`document.querySelector(".add").getAttribute("aria-pressed") === "false"`))
      await page.tap(".die-button.add");
    if (kind === "entered") {
      await page.tap(`[data-value="3"]`);
      if (await page.value(`document.querySelector("#entered").disabled`)) continue;
    }
    const steer = kind === "steer-straight"
      ? await page.value(`document.querySelector(".steer:not(:disabled)").id`) : kind;
    await page.tap(`#${steer}`);
    await page.until(`${moment} !== ${JSON.stringify(now)}`);
  }
  throw new Error("the race does not end");
}

async function checkRecord(page) {
  await page.tap("#save");
  const record = await page.downloaded();
  const replay = JSON.parse(run("replay", record, "--format", "json"));
  check(replay.legal, JSON.stringify(replay.error));
  const shown = await page.value(`[...document.querySelectorAll(".result tbody tr")].map((row) =>
    [row.querySelector(".badge").textContent, row.cells[3].textContent].map(Number))`);
  const race = replay.races.at(-1);
  same(shown, race.ranks.map((seat) => [seat, race.points[seat - 1]]), "ranks and points");
  return replay;
}

async function hotSeat(browser) {
  const page = await browser.open(pageOf("lake_race/duck-pond-a.course.yaml"));
  await shoot(page, "setup-phone");
  await begin(page, ["person", "person", "person"]);
  const taps = await playThrough(page, { onMoment: async (kind, at) => {
    if (at < 12) await shoot(page, `phone-${String(at).padStart(2, "0")}-${kind}`);
  } });
  await shoot(page, "result-phone");
  const replay = await checkRecord(page);
  await page.checkQuiet();
  console.log(`three persons, ${taps} choices, ranks ${replay.races[0].ranks}`);
}

async function againstPilots(browser) {
  const page = await browser.open(pageOf("lake_race/duck-pond-a.course.yaml"), { width: 1280, height: 800, touch: true, language: "de" });
  await begin(page, ["person", "par", "bold", "random"]);
  await page.until(moment);
  await shoot(page, "desktop-german");
  check((await page.value(`document.querySelector("#status").textContent`)).includes("Startfeld"), "German is not spoken");
  await playThrough(page);
  await checkRecord(page);
  await page.checkQuiet();
  console.log("against pilots, in German");
}

async function realDice(browser) {
  const page = await browser.open(pageOf("lake_race/duck-pond-a.course.yaml"), { language: "fr", dark: true });
  await begin(page, ["person", "person"], { chance: "told" });
  await playThrough(page, { onMoment: async (kind) => { if (kind === "entered") await shoot(page, "phone-dark-entry"); } });
  await shoot(page, "phone-dark-result");
  await checkRecord(page);
  await page.checkQuiet();
  console.log("real dice, in French, dark");
}

// Undo goes back over the whole race; the same choices then meet the same dice.
async function undo(browser) {
  const page = await browser.open(pageOf("lake_race/morning-mere-a.course.yaml"), { width: 1280, height: 800 });
  await begin(page, ["person", "person"]);
  for (const id of ["place", "place", "roll"]) {
    const now = await page.until(moment);
    await page.tap(`#${id}`);
    await page.until(`${moment} && ${moment} !== ${JSON.stringify(now)}`);
  }
  const rolled = () => page.until(`document.querySelector("#steer-straight") && document.querySelector("#status").textContent`);
  const first = await rolled();
  await shoot(page, "desktop-steer");
  await page.tap("#undo");
  await page.until(`document.querySelector("#roll")`);
  await page.tap("#roll");
  same(await rolled(), first, "the dice after going back");
  for (let i = 0; i < 3; ++i) {
    const now = await page.value(moment);
    await page.tap("#undo");
    await page.until(`${moment} && ${moment} !== ${JSON.stringify(now)}`);
  }
  check(await page.value(`Boolean(document.querySelector("#place"))`), "undo does not lead to the first choice");
  await page.checkQuiet();
  console.log("undo");
}

// The coach says what a hostileName choice cost, in turns, and which would have been better.
async function coached(browser) {
  const page = await browser.open(pageOf("lake_race/duck-pond-a.course.yaml"));
  await page.until(`document.querySelector("#coach-wanted")`);
  await page.tap("#coach-wanted");
  await begin(page, ["person", "person"]);
  await page.until(`document.querySelector("#place")`);
  await page.tap("#heading-SE"); // away from the line
  await page.tap("#place");
  const said = await page.until(`document.querySelector("#coach")?.textContent.includes("Better") && document.querySelector("#coach").textContent`);
  check(/^Coach: that cost \d+\.\d turns\. Better: \d{4}, heading /.test(said), said);
  await shoot(page, "phone-coach");
  await page.checkQuiet();
  console.log(said);
}

// A page is small enough to be sent by any messenger.
function sizes() {
  for (const lake of ["morning-mere", "glass-narrows"]) {
    const { size } = fs.statSync(pageOf(`lake_race/${lake}.lake.yaml`));
    check(size <= 400000, `the page of ${lake}, a lake of 26 x 26 hexes, has ${size} bytes`);
    console.log(`a page of ${size} bytes`);
  }
}

// Boats that finish are told what par needs, and their medals.
async function medals(browser) {
  const page = await browser.open(pageOf("lake_race/duck-pond-a.course.yaml"), { width: 1000, height: 760 });
  await begin(page, ["par", "par", "par"]);
  await page.until(`document.querySelector("#result")`);
  const { perfect: [perfect] } = await page.value(`JSON.parse(document.querySelector("#board").textContent)`);
  const rows = await page.value(`[...document.querySelectorAll(".result tbody tr")].map((row) =>
    [parseInt(row.cells[2].textContent), row.querySelector(".medal")?.classList[1] ?? null])`);
  for (const [turns, medal] of rows.filter(([each]) => each > 0))
    same(medal, perfect.medals.find(([, most]) => turns <= most)?.[0] ?? null, `${turns} turns`);
  check((await page.value("document.body.innerText")).includes(`par needs ${perfect.turns.toFixed(1)} turns`), "par");
  await page.tap("#extra-line");
  same(await page.value(`getComputedStyle(document.querySelector(".perfect-line")).visibility`), "visible", "par's line");
  await shoot(page, "medals");
  await page.checkQuiet();
  console.log(`medals: ${rows.map((row) => row.join(" "))}`);
}

async function wholeMatch(browser) {
  const page = await browser.open(pageOf("lake_race/reedwater.lake.yaml"));
  await begin(page, ["person", "person"]);
  await playThrough(page, { onMoment: async (kind) => { if (kind === "next") await shoot(page, "phone-between"); } });
  const replay = await checkRecord(page);
  same(replay.races.length, 3, "races");
  same(await page.value(`[...document.querySelectorAll(".result tbody tr")].map((row) =>
    [Number(row.querySelector(".badge").textContent), Number(row.cells[4].textContent)]).sort()`),
  replay.totals.map((total, at) => [at + 1, total]), "totals");
  await page.checkQuiet();
  console.log(`a match, totals ${replay.totals}`);
}

async function byKeyboard(browser) {
  const page = await browser.open(pageOf("lake_race/duck-pond-a.course.yaml"), { touch: false, width: 1000, height: 700 });
  await page.until(`document.querySelector("#start")`);
  await page.value(`document.querySelector("#start").focus()`);
  await page.key("Enter");
  await page.until(`document.querySelector("#place")`);
  await page.value(`document.querySelector("#heading-NE").focus()`);
  await page.key("Enter");
  same(await page.value(`document.activeElement.id`), "heading-NE", "focus stays");
  await checkNamed(page);
  await page.checkQuiet();
  console.log("by keyboard");
}

// What a document calls itself is text.
async function hostileNames(browser) {
  const text = fs.readFileSync(path.join(samples, "lake_race/duck-pond-a.course.yaml"), "utf8");
  const lake = path.join(samples, "lake_race/duck-pond.lake.yaml");
  const file = path.join(folder, "hostile.course.yaml");
  fs.writeFileSync(file, text.replace(/^name:.*$/m, `name: ${JSON.stringify(hostileName)}`)
    .replace(/^(notes|author):.*(\n .*)*$/gm, (_, key) => `${key}: ${JSON.stringify(hostileName)}`)
    .replace(/^lake: .*$/m, `lake: ${lake}`));
  const page = await browser.open(pageOf(file));
  await page.until(`document.querySelector("#setup")`);
  await checkHostileName(page);
  same(await page.value(`document.querySelectorAll("img:not(.picture)").length`), 0, "images of strangers");
  await begin(page, ["person", "person"]);
  await playThrough(page);
  await page.tap("#save");
  const replayed = JSON.parse(run("replay", await page.downloaded(), "--format", "json"));
  check(replayed.legal, "the record of a hostile name");
  await page.checkQuiet();
  console.log("hostile names");
}

async function withoutScripts(browser) {
  const page = await browser.open(pageOf("lake_race/reedwater.lake.yaml"), { scripts: false });
  await shoot(page, "phone-no-scripts");
  const { root } = await page.send("DOM.getDocument", { depth: -1 });
  const { outerHTML } = await page.send("DOM.getOuterHTML", { nodeId: root.nodeId });
  check(outerHTML.includes("open it in a web browser") && outerHTML.includes("The rules in short"), "words are missing");
  const { nodeId } = await page.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#picture-0" });
  const { model } = await page.send("DOM.getBoxModel", { nodeId });
  check(model.width > 300 && model.height > 200, `the board is ${model.width} x ${model.height}`);
  console.log("without scripts");
}

await withBrowser([sizes, hotSeat, againstPilots, realDice, undo, coached, medals, wholeMatch, byKeyboard, hostileNames, withoutScripts]);
