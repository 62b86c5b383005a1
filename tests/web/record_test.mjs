// Records in pages: watched, sent as an address, gone on with.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { readYaml } from "../../web/script/yaml.js";
import { check, fairway, run, samples, same } from "./support.mjs";
import { folder, pageOf, shoot, withBrowser } from "./walk.mjs";

// Boards with a race of pilots on each.
const races = [
  { board: "lake_race/duck-pond-a.course.yaml", options: ["--players", "3", "--pilots", "bold,cautious,random", "--seed", "4"] },
  { board: "river/up-the-river.river.yaml", options: ["--players", "3", "--seed", "4"] },
  { board: "pool/paddling-pool.pool.yaml", options: ["--seed", "4"] },
  { board: "regatta/kitchen-table.regatta.yaml", options: ["--players", "2", "--seed", "4"] },
];

function raced({ board, options }) {
  const file = path.join(folder, `${path.basename(board)}.record.yaml`);
  run("race", path.join(samples, board), ...options, "-o", file);
  return file;
}

const turns = `Number(document.querySelector("#turn").max)`;
const saysOf = `document.querySelector("#status").textContent`;

async function watched(page, record) {
  await page.until(`document.querySelector("#setup")`);
  await page.tap("#open-record summary");
  await page.attach("#record-file", record);
  await page.until(`document.querySelector("#turn") && ${turns} > 0`);
}

async function savedAgain(page) {
  await page.tap("#save");
  return fs.readFileSync(await page.downloaded(), "utf8");
}

// Names differ: what was raced is the same.
function turnsOf(text) {
  const { turns: each, races: several } = readYaml(text);
  return JSON.stringify(each ?? several.map((race) => [race.grid, race.turns.map(({ ends, ...turn }) => turn)]));
}

async function recordsOfFiles(browser) {
  for (const race of races) {
    const record = raced(race);
    const page = await browser.open(pageOf(race.board));
    await watched(page, record);
    const count = await page.value(turns);
    same(await page.value(saysOf), `Turn 0 of ${count}`, "where it begins");
    await page.tap("#after");
    same(await page.value(saysOf), `Turn 1 of ${count}`, "a step");
    await shoot(page, `watched-${path.basename(race.board)}`);
    await page.tap("#run");
    await page.until(`${saysOf} === "Turn ${count} of ${count}" && document.querySelector("#standing .result, #standing .outcome")`);
    await page.tap("#before");
    same(await page.value(saysOf), `Turn ${count - 1} of ${count}`, "a step back");
    same(turnsOf(await savedAgain(page)), turnsOf(fs.readFileSync(record, "utf8")), `${race.board}: the record`);
    await page.checkQuiet();
    console.log(`${race.board}: ${count} turns watched`);
  }
}

async function addresses(browser) {
  for (const race of races) {
    const record = raced(race);
    const file = pageOf(race.board);
    const page = await browser.open(file);
    await watched(page, record);
    await page.tap("#share");
    const address = await page.until(`document.querySelector("#address").value`);
    check(address.length < 4000, `an address of ${address.length} letters`);
    const other = await browser.open(file, { fragment: address.slice(address.indexOf("#")) });
    await other.until(`document.querySelector("#turn") && ${turns} > 0`);
    same(await other.value(turns), await page.value(turns), "turns");
    same(turnsOf(await savedAgain(other)), turnsOf(fs.readFileSync(record, "utf8")), "the race that was sent");
    await other.checkQuiet();
    console.log(`${race.board}: sent in ${address.length - address.indexOf("#")} letters`);
  }
}

async function goingOn(browser) {
  const page = await browser.open(pageOf(races[0].board));
  await watched(page, raced(races[0]));
  for (let i = 0; i < 6; ++i) await page.tap("#after");
  await page.tap("#go-on");
  await page.tap("#start");
  await page.until(`document.querySelector("#roll")`);
  const text = await savedAgain(page);
  same(readYaml(text).races[0].turns.length, 6, "turns that are kept");
  await page.tap("#roll");
  await page.until(`document.querySelector(".steer:not(:disabled)")`);
  await page.tap("#undo");
  await page.until(`document.querySelector("#roll")`);
  await page.tap("#undo");
  await page.until(`document.querySelector("#roll") && document.querySelector("#status").textContent`);
  await page.checkQuiet();
  console.log("gone on with");
}

async function strangeTexts(browser) {
  const page = await browser.open(pageOf(races[0].board));
  await page.until(`document.querySelector("#setup")`);
  await page.tap("#open-record summary");
  const another = path.join(folder, "another.record.yaml");
  run("race", path.join(samples, "lake_race/morning-mere-a.course.yaml"), "--seed", "3", "-o", another);
  const files = {
    "not-yaml": "[[[", "empty": "", "a-list": "- 1\n- 2\n", "deep": `${"[".repeat(5000)}`, "tabs": "a:\n\t- b\n",
    "river": fs.readFileSync(path.join(samples, "river/first-trip.record.yaml")), "another": fs.readFileSync(another),
    "markup": "fairway: 1\nkind: record\nraces: </script><img src=x onerror=alert(1)>\n",
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, `${name}.yaml`);
    fs.writeFileSync(file, text);
    await page.value(`document.querySelector("#refused")?.remove()`);
    await page.attach("#record-file", file);
    const said = await page.until(`document.querySelector("#refused")?.textContent`);
    check(said.length > 20 && said.length < 400, `${name}: ${said}`);
  }
  await page.value(`document.querySelector("#record-address").value = "#race=AAAA"`);
  await page.value(`document.querySelector("#refused").remove()`);
  await page.value(`document.querySelector("#record-address").dispatchEvent(new Event("change"))`);
  await page.until(`document.querySelector("#refused")`);
  await page.checkQuiet();
  console.log(`${Object.keys(files).length + 1} strange texts are refused`);
}

function canonical(text) {
  return execFileSync(fairway, ["fmt", "-"], { input: text, encoding: "utf8" });
}

// What the page's own reader makes of records is what the program makes of them.
function allRecordsRead() {
  let count = 0;
  for (const game of fs.readdirSync(samples))
    for (const name of fs.readdirSync(path.join(samples, game)).filter((each) => each.endsWith(".yaml"))) {
      const file = path.join(samples, game, name);
      const text = fs.readFileSync(file, "utf8");
      same(canonical(JSON.stringify(readYaml(text))), canonical(text.replace(/^#.*\n/gm, "")), name);
      ++count;
    }
  console.log(`${count} documents are read as the program reads them`);
}

allRecordsRead();
await withBrowser([recordsOfFiles, addresses, goingOn, strangeTexts]);
