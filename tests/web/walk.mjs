// What walks through pages share: a page of a sample, a browser, the beginning of a race.
//   node ..._test.mjs FAIRWAY SAMPLES BROWSER [FOLDER FOR SCREENSHOTS]
import path from "node:path";
import { Browser } from "./browser.mjs";
import { run, same, samples, temporaryFolder } from "./support.mjs";

const [program, shots] = process.argv.slice(4);
export const folder = temporaryFolder();

// The page of a sample, or of a file with a whole path.
export function pageOf(file, ...options) {
  const page = path.join(folder, `${path.basename(file)}.html`);
  run("play", path.isAbsolute(file) ? file : path.join(samples, file), ...options, "-o", page);
  return page;
}

export async function shoot(page, name) {
  if (shots) await page.shot(path.join(shots, `${name}.png`));
}

export async function begin(page, seats, { chance = "drawn", players = seats.length } = {}) {
  await page.until(`document.querySelector("#setup")`);
  if (await page.value(`Boolean(document.querySelector("#players"))`)) await page.choose("#players", String(players));
  for (let seat = 0; seat < seats.length; ++seat) await page.choose(`#seat-${seat + 1}`, seats[seat]);
  await page.choose("#chance", chance);
  await page.tap("#start");
}

// A name that would do harm if it were taken for markup.
export const hostileName = `</title></script><script>alert(1)</script><img src=x onerror=alert(2)>"'&amp;--><!--`;

export async function checkHostileName(page) {
  same(await page.value(`document.querySelector("h1").textContent`), hostileName, "the name");
  same(await page.value("document.title"), hostileName, "the title");
}

// A screen reader has a name for everything that can be used.
export async function checkNamed(page) {
  const unnamed = await page.value(`[...document.querySelectorAll("button, select, input")].filter((each) =>
    !each.textContent.trim() && !each.getAttribute("aria-label") && !document.querySelector('label[for="' + each.id + '"]')).length`);
  same(unnamed, 0, "controls without a name");
}

// Walks through pages, one after the other.
export async function withBrowser(walks) {
  const browser = await Browser.start(program);
  try {
    for (const walk of walks) await walk(browser);
  } finally {
    await browser.close();
  }
}
