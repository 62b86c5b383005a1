// The river in a page: races tapped through in a real browser.
import fs from "node:fs";
import path from "node:path";
import { check, checkRiverRecord, run, samples, same, shownPoints } from "./support.mjs";
import { begin, checkHostileName, folder, hostileName, pageOf, shoot, withBrowser } from "./walk.mjs";

const heard = `document.querySelectorAll("#story-list li").length`;
const awaits = `document.querySelector("#result, #choices button") && ${heard} + 1`;

// Always the last of the choices: they differ from turn to turn.
async function playThrough(page, { onTurn = async () => {} } = {}) {
  for (let taps = 0; taps < 1000; ++taps) {
    const before = (await page.until(awaits)) - 1;
    if (await page.value(`Boolean(document.querySelector("#result"))`)) return taps;
    await onTurn(taps);
    await page.tap(await page.value(`"#" + [...document.querySelectorAll("#choices button")].at(-1).id`));
    await page.until(`${heard} !== ${before}`);
  }
  throw new Error("the race does not end");
}

async function checkRecord(page) {
  await page.tap("#save");
  const shown = await page.value(shownPoints);
  const replay = checkRiverRecord(fs.readFileSync(await page.downloaded(), "utf8"), shown);
  same(shown.filter(([, points]) => points === Math.max(...shown.map((row) => row[1]))).map(([seat]) => seat),
    replay.winners, "winners");
  return replay;
}

async function fourPersons(browser) {
  const page = await browser.open(pageOf("river/up-the-river.river.yaml"));
  await begin(page, ["person", "person", "person", "person"]);
  const taps = await playThrough(page, { onTurn: async (at) => { if (at === 20) await shoot(page, "river-phone"); } });
  await shoot(page, "river-phone-result");
  const { winners } = await checkRecord(page);
  await page.checkQuiet();
  console.log(`four persons on the river, ${taps} choices, winners ${winners}`);
}

async function againstPilots(browser) {
  const page = await browser.open(pageOf("river/mill-race.river.yaml"), { width: 1280, height: 800, language: "de", dark: true });
  await begin(page, ["person", "fleet", "fleet"]);
  await playThrough(page, { onTurn: async (at) => { if (at === 5) await shoot(page, "river-desktop-dark"); } });
  check((await page.value(`document.querySelector("#rules").textContent`)).includes("Wasserfall"), "German rules");
  await checkRecord(page);
  await page.checkQuiet();
  console.log("against pilots on the river, in German");
}

async function realDie(browser) {
  const page = await browser.open(pageOf("river/quiet-backwater.river.yaml"), { language: "fr" });
  await begin(page, ["person", "perfect"], { chance: "told" });
  await playThrough(page);
  await checkRecord(page);
  await page.checkQuiet();
  console.log("a real die, against the perfect pilot, in French");
}

// The waterfall moves the sections: what is drawn at each place is what the rules have there.
async function sectionsMove(browser) {
  const page = await browser.open(pageOf("river/up-the-river.river.yaml"));
  await begin(page, ["person", "person"]);
  const order = `[...document.querySelectorAll(".slice")].map((slice) => parseFloat(slice.style.top))`;
  await page.until(awaits);
  const laid = await page.value(order);
  check(laid.every((top, at) => at === 0 || top < laid[at - 1]), "sections do not begin as laid");
  while (await page.value(`document.querySelector(".hint").textContent`) === "Round 1") {
    const before = (await page.until(awaits)) - 1;
    await page.tap(await page.value(`"#" + document.querySelector("#choices button").id`));
    await page.until(`${heard} !== ${before}`);
  }
  await page.until(awaits);
  const moved = await page.value(order);
  same(moved[0], laid.at(-1), "the first section is at the harbour's end");
  same(moved.slice(1), laid.slice(0, -1), "the others have come down");
  await page.checkQuiet();
  console.log("sections move");
}

async function hostileNames(browser) {
  const text = fs.readFileSync(path.join(samples, "river/up-the-river.river.yaml"), "utf8");
  const file = path.join(folder, "hostile.river.yaml");
  fs.writeFileSync(file, text.replace(/^(name|notes|author):.*$/gm, (_, key) => `${key}: ${JSON.stringify(hostileName)}`)
    .replace("- {kind: sandbank, fixed: true}", `- {kind: sandbank, name: ${JSON.stringify(hostileName.slice(0, 40))}}`));
  const page = await browser.open(pageOf(file));
  await page.until(`document.querySelector("#setup")`);
  await checkHostileName(page);
  await begin(page, ["person", "person"]);
  await page.until(awaits);
  await page.tap("#save");
  check(JSON.parse(run("replay", await page.downloaded(), "--format", "json")).legal, "the record of a hostile name");
  await page.checkQuiet();
  console.log("hostile names on the river");
}

await withBrowser([fourPersons, againstPilots, realDie, sectionsMove, hostileNames]);
