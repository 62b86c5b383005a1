// Pages of the pool as people meet them: games tapped through in a real browser, records that `fairway replay` accepts.
//   node pool_page_test.mjs FAIRWAY SAMPLES BROWSER [FOLDER FOR SCREENSHOTS]
import { changed, withoutSetup } from "./pool_samples.mjs";
import { chanceFrom, check, run, same } from "./support.mjs";
import { checkHostileName, checkNamed, hostileName, pageOf, shoot, withBrowser } from "./walk.mjs";

async function begin(page, seats, chance = "drawn") {
  await page.until(`document.querySelector("#setup")`);
  check(!await page.value(`document.querySelector("#players") || document.querySelector("#first")`), "asked what has one answer");
  for (const seat of [1, 2]) await page.choose(`#seat-${seat}`, seats[seat - 1]);
  await page.choose("#chance", chance);
  await page.tap("#start");
}

// What is offered now, and how far the story has come, to know when the page has gone on.
const offered = `(() => {
  const kinds = { result: "#result", value: ".values button", place: "[id^=place-]", tile: ".tiles button", end: ".ends .end", reveal: "#reveal", pass: "#pass" };
  const kind = Object.keys(kinds).find((each) => document.querySelector("#choices " + kinds[each]));
  if (!kind) return null;
  return kind + "|" + document.querySelectorAll("#story-list li").length + "|" + document.querySelector("#status").textContent;
})()`;

function pick(page, selector, draw) {
  return page.value(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.id)`)
    .then((ids) => `#${ids[draw(ids.length)]}`);
}

// A mark on the board of this kind, if there is one: the same choice as a button beside it.
async function boardMark(page, kind, draw) {
  const count = await page.value(`(() => {
    const marks = [...document.querySelectorAll("#over .target.${kind}")];
    marks.forEach((mark, at) => { mark.dataset.at = at; });
    return marks.length;
  })()`);
  return count > 0 ? `#over .target.${kind}[data-at="${draw(count)}"]` : null;
}

// Bites and goes home where that is possible, turns over, else wanders; by turns on the board and beside it.
async function chosenEnd(page, draw) {
  if (await page.value(`Boolean(document.querySelector(".end.wide"))`)) {
    const kind = await page.value(`document.querySelector(".end.home") ? "home" : "bite"`);
    return (draw(2) === 0 && await boardMark(page, kind, draw)) || ".end.wide";
  }
  if (await page.value(`Boolean(document.querySelector("#reveal"))`) && draw(3) === 0) return "#reveal";
  return (draw(2) === 0 && await boardMark(page, "free", draw)) || pick(page, ".ends .end, #reveal", draw);
}

async function chosenTile(page, draw) {
  const news = await page.value(`document.querySelector(".tiles small")?.closest("button").id`);
  if (news) return `#${news}`;
  return (draw(2) === 0 && await boardMark(page, "own", draw)) || pick(page, ".tiles button", draw);
}

async function playThrough(page, seed, onMoment = async () => {}) {
  const draw = chanceFrom(seed);
  for (let taps = 0; taps < 4000; ++taps) {
    const now = await page.until(offered);
    const [kind] = now.split("|");
    await onMoment(kind, taps);
    if (kind === "result") return taps;
    const choose = {
      pass: async () => "#pass", reveal: async () => "#reveal", place: () => pick(page, "[id^=place-]", draw),
      value: () => pick(page, ".values button", draw), tile: () => chosenTile(page, draw), end: () => chosenEnd(page, draw),
    };
    await page.tap(await choose[kind]());
    await page.until(`${offered} && ${offered} !== ${JSON.stringify(now)}`);
  }
  throw new Error("the game does not end");
}

// The record of the page, replayed by the program, comes to what the page shows.
async function checkRecord(page) {
  await page.tap("#save");
  const replay = JSON.parse(run("replay", await page.downloaded(), "--format", "json"));
  check(replay.legal && replay.over, JSON.stringify(replay.error));
  const shown = await page.value(`["red", "yellow"].map((side) =>
    [1, 2].map((cell) => Number(document.querySelector("#bar-" + side).cells[cell].textContent)))`);
  same(shown, ["red", "yellow"].map((side) => [replay.bars.tiles[side], replay.bars.values[side]]), "bars");
  const badge = await page.value(`document.querySelector("#winner .badge")?.textContent ?? ""`);
  same(badge, { red: "▲", yellow: "▼", draw: "" }[replay.winner], "the winner");
  const reason = await page.value(`document.querySelector(".outcome").innerText`);
  return { ...replay, words: reason };
}

async function hotSeat(browser) {
  const page = await browser.open(pageOf("hotel-lido.pool.yaml"));
  await page.until(`document.querySelector("#setup")`);
  await shoot(page, "pool-phone-setup");
  await begin(page, ["person", "person"]);
  const taps = await playThrough(page, 7, async (kind, at) => {
    if (at < 14) await shoot(page, `pool-phone-${String(at).padStart(2, "0")}-${kind}`);
    for (const news of ["home", "bite"])
      if (await page.value(`Boolean(document.querySelector(".end.${news}"))`)) await shoot(page, `pool-phone-${news}`);
  });
  await shoot(page, "pool-phone-result");
  const { winner, reason, turns } = await checkRecord(page);
  await page.checkQuiet();
  console.log(`two persons, ${taps} taps, ${turns} turns: ${winner}, ${reason}`);
}

async function againstPilot(browser) {
  const page = await browser.open(pageOf("hotel-lido.pool.yaml"), { width: 1280, height: 800, language: "de" });
  await begin(page, ["person", "strong"]);
  await page.until(offered);
  check((await page.value(`document.querySelector("#status").textContent`)).includes("Plättchen"), "German is not spoken");
  const taps = await playThrough(page, 11, async (kind, at) => { if (at < 6) await shoot(page, `pool-desktop-${at}-${kind}`); });
  await shoot(page, "pool-desktop-result");
  const { winner, turns } = await checkRecord(page);
  await page.checkQuiet();
  console.log(`against the strong pilot, in German, ${taps} taps, ${turns} turns: ${winner}`);
}

// Numbers that a side has shown are not offered again.
async function realTiles(browser) {
  const page = await browser.open(pageOf("paddling-pool.pool.yaml"), { language: "fr", dark: true });
  await begin(page, ["person", "quick"], "told");
  const shown = {};
  await playThrough(page, 3, async (kind, at) => {
    if (kind !== "value") return at < 4 && shoot(page, `pool-phone-dark-${at}-${kind}`);
    await shoot(page, "pool-phone-dark-entry");
    const [side, values] = await page.value(`[document.querySelector("#status").textContent.split(" ")[0],
      [...document.querySelectorAll(".values button")].map((each) => each.id)]`);
    check(!shown[side] || values.length < shown[side], `${side} may show ${values} again`);
    shown[side] = values.length;
  });
  await shoot(page, "pool-phone-dark-result");
  const { turns } = await checkRecord(page);
  await page.checkQuiet();
  console.log(`real tiles, in French, dark, ${turns} turns`);
}

async function placing(browser) {
  const page = await browser.open(pageOf(withoutSetup("hotel-lido.pool.yaml")), { dark: true });
  await begin(page, ["person", "person"]);
  const first = await page.until(offered);
  await page.tap(await boardMark(page, "free", () => 2)); // once on the board
  await page.until(`${offered} && ${offered} !== ${JSON.stringify(first)}`);
  let places = 1;
  await playThrough(page, 5, async (kind, at) => {
    if (at < 16) await shoot(page, `pool-phone-placing-${String(at).padStart(2, "0")}-${kind}`);
    if (kind === "place") ++places;
  });
  same(places, 12, "placings");
  await checkRecord(page);
  await page.checkQuiet();
  console.log("tiles placed by the sides");
}

// Going back over a reveal: the same tile shows the same number, and what was shown is no longer known.
async function undo(browser) {
  const page = await browser.open(pageOf("hotel-lido.pool.yaml"), { width: 1000, height: 700 });
  await begin(page, ["person", "person"]);
  const reveal = async () => {
    await page.tap("#tile-4-10");
    const possible = await page.until(`document.querySelector("#reveal small")?.textContent`);
    await page.tap("#reveal");
    await page.until(`!document.querySelector("#reveal") && ${offered}`);
    return [possible, await page.value(`document.querySelector("#status").textContent`)];
  };
  const first = await reveal();
  await page.tap(await pick(page, ".ends .end", () => 0));
  await page.until(`document.querySelector("#tile-3-2")`);
  await page.tap("#undo");
  await page.until(`document.querySelector(".ends .end")`);
  same(await page.value(`document.querySelector("#status").textContent`), first[1], "the number after going back");
  await page.tap("#undo");
  await page.until(`document.querySelector("#tile-4-10")`);
  same(await reveal(), first, "the same reveal");
  await page.checkQuiet();
  console.log("undo");
}

async function byKeyboard(browser) {
  const page = await browser.open(pageOf("hotel-lido.pool.yaml"), { touch: false, width: 1000, height: 700 });
  await page.until(`document.querySelector("#start")`);
  await page.value(`document.querySelector("#start").focus()`);
  await page.key("Enter");
  await page.until(`document.querySelector("#tile-4-10")`);
  const press = async (selector, then) => {
    await page.value(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await page.key("Enter");
    await page.until(then);
  };
  await press("#tile-4-10", `document.activeElement.classList.contains("end")`);
  await press("#other", `document.activeElement.id === "tile-4-10"`);
  await press("#tile-4-10", `document.querySelector("#end-4-8")`);
  await press("#end-4-8", `document.activeElement.classList.contains("own")`);
  await page.value(`document.querySelector("#water").open = true`);
  check((await page.value(`document.querySelector("#water").innerText`)).includes("swimmer on 4,8"), "the board in words");
  await checkNamed(page);
  await page.checkQuiet();
  console.log("by keyboard");
}

// What a document calls itself is text.
async function hostileNames(browser) {
  const page = await browser.open(pageOf(changed("paddling-pool.pool.yaml", (text) => text
    .replace(/^(name|notes|author):.*(\n .*)*$/gm, (_, key) => `${key}: ${JSON.stringify(hostileName)}`))));
  await page.until(`document.querySelector("#setup")`);
  await checkHostileName(page);
  same(await page.value(`document.querySelectorAll("img:not(.picture)").length`), 0, "images of strangers");
  await begin(page, ["person", "quick"]);
  await playThrough(page, 9);
  await checkRecord(page);
  await page.checkQuiet();
  console.log("hostile names");
}

await withBrowser([hotSeat, againstPilot, realTiles, placing, undo, byKeyboard, hostileNames]);
