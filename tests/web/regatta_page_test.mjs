// Regattas as people meet them: whole races tapped through in a real browser.
import fs from "node:fs";
import path from "node:path";
import { has, pressed, Sailing, storyLines, text } from "./regatta_sailing.mjs";
import { pageOfRegatta } from "./regatta_support.mjs";
import { check, samples, same, temporaryFolder } from "./support.mjs";
import { checkHostileName, checkNamed, hostileName, shoot, withBrowser } from "./walk.mjs";

async function twoPersons(browser) {
  const laying = { players: 2, seats: ["person", "person"], chance: "drawn", seed: 11 };
  const sailing = await Sailing.begin(browser, pageOfRegatta("kitchen-table.regatta.yaml"), laying, { shot: "phone" });
  console.log(`two persons on a phone, hidden hands: ${await sailing.sail()}`);
}

async function againstPilots(browser) {
  const laying = { players: 3, seats: ["person", "good", "random"], chance: "drawn", seed: 5 };
  const sailing = await Sailing.begin(browser, pageOfRegatta("harbour.regatta.yaml"), laying,
    { width: 1280, height: 800, language: "de", shot: "desktop-german" });
  check((await sailing.page.until(`${has("#place")} && ${text("#status")}`)).includes("Linie"), "German is not spoken");
  console.log(`against pilots, in German: ${await sailing.sail()}`);
}

async function realCards(browser) {
  const laying = { players: 2, seats: ["person", "person"], chance: "told", seed: 23 };
  const sailing = await Sailing.begin(browser, pageOfRegatta("kitchen-table.regatta.yaml"), laying, { language: "fr", dark: true, shot: "phone-dark" });
  console.log(`real cards, in French, dark: ${await sailing.sail()}`);
}

async function untilAllAreHome(browser) {
  const laying = { players: 3, seats: ["person", "good", "good"], chance: "drawn", seed: 3, variant: true };
  const sailing = await Sailing.begin(browser, pageOfRegatta("kitchen-table.regatta.yaml"), laying,
    { width: 1280, height: 800, dark: true, shot: "desktop-dark" });
  const told = await sailing.sail();
  same(sailing.table.now.state.ranks.length, 3, "ranks");
  console.log(`until all are home: ${told}`);
}

// A tap on the table, turns and steps; what is forbidden says why and cannot be done; undo.
async function placingAndUndo(browser) {
  const laying = { players: 2, seats: ["person", "person"], chance: "drawn", seed: 8 };
  const { page } = await Sailing.begin(browser, pageOfRegatta("kitchen-table.regatta.yaml"), laying);
  await page.until(has("#place"));
  const first = await page.value(text("#where"));
  await page.tap("#turn-right");
  await page.until(`${text("#where")} !== ${JSON.stringify(first)}`);
  for (let i = 0; i < 12 && await page.value(`!document.querySelector("#place").disabled`); ++i) {
    const before = await page.value(text("#where"));
    await page.tap("#up");
    await page.until(`${text("#where")} !== ${JSON.stringify(before)}`);
  }
  check((await page.value(text("#why"))).startsWith("✗"), "a bow beyond the line is not refused");
  await shoot(page, "phone-place-refused");
  await page.tap("#frame");
  await page.until(`!document.querySelector("#place").disabled`);
  await page.tap("#peek");
  await page.until(`document.querySelectorAll("#panel .card").length === 5`);
  await shoot(page, "phone-peek");
  const placed = await page.value(text("#where"));
  await page.tap("#place");
  await page.until(`${has("#place")} && ${text("#where")} !== ${JSON.stringify(placed)}`);
  same(await page.value(`document.querySelectorAll("#panel .card").length`), 0, "cards of somebody else");
  await page.tap("#undo");
  await page.until(`${text("#status")}.includes("Boat") && ${storyLines} === 3`);
  await page.until(has("#place"));
  await page.checkQuiet();
  console.log("placing and undo");
}

async function byKeyboard(browser) {
  const laying = { players: 2, seats: ["person", "random"], chance: "drawn", seed: 14, first: 1 };
  const sailing = await Sailing.begin(browser, pageOfRegatta("kitchen-table.regatta.yaml"), laying, { touch: false, width: 1000, height: 700 });
  const { page } = sailing;
  await page.until(has("#place"));
  const press = async (selector) => {
    await page.value(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await page.key("Enter");
  };
  const where = await page.value(text("#where"));
  await press("#turn-left");
  await page.until(`${text("#where")} !== ${JSON.stringify(where)}`);
  same(await page.value("document.activeElement.id"), "turn-left", "focus stays");
  await press("#place");
  await page.until(has(".turn-choice #play"));
  check(await page.value(`document.querySelector("#choices").contains(document.activeElement)`), "focus is lost after a choice");
  const slot = await page.value(`document.querySelector(".hand .card:not([aria-disabled])").id`);
  await press(`#${slot}`);
  await page.until(pressed(`#${slot}`));
  same(await page.value("document.activeElement.id"), slot, "focus stays on the card");
  const refused = await page.value(`document.querySelector(".hand .card[aria-disabled]")?.id ?? null`);
  if (refused) {
    await press(`#${refused}`);
    check((await page.until(`${text("#why")}`)).startsWith("✗"), "a refused card does not say why");
  }
  await checkNamed(page);
  await page.checkQuiet();
  console.log("by keyboard");
}

// What documents call themselves, their buoys and cards is text.
async function hostileNames(browser) {
  const file = path.join(temporaryFolder(), "hostile.regatta.yaml");
  const source = fs.readFileSync(path.join(samples, "regatta/kitchen-table.regatta.yaml"), "utf8");
  fs.writeFileSync(file, source.replace(/^name:.*$/m, `name: ${JSON.stringify(hostileName)}`).replace(/^author:.*$/m, `author: ${JSON.stringify(hostileName)}`)
    .replace(/red/g, JSON.stringify(`<b>red</b>`)).replace("egg cup", "<i>egg</i> cup")
    .replace(/^deck: (.*)$/m, (_, deck) => `deck: ${path.join(samples, "regatta", deck)}`));
  const laying = { players: 2, seats: ["person", "good"], chance: "drawn", seed: 2 };
  const sailing = await Sailing.begin(browser, pageOfRegatta(file), laying);
  const { page } = sailing;
  await checkHostileName(page);
  const told = await sailing.sail();
  same(await page.value(`document.querySelectorAll("img:not(.picture, .card-face), #panel b, #panel i, #about b").length`), 0, "markup of strangers");
  console.log(`hostile names: ${told}`);
}

await withBrowser([placingAndUndo, twoPersons, againstPilots, realCards, untilAllAreHome, byKeyboard, hostileNames]);
