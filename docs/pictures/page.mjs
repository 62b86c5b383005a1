// Takes the picture of a page on a phone: page.mjs FAIRWAY SAMPLES BROWSER PICTURE
import { begin, pageOf, withBrowser } from "../../tests/web/walk.mjs";

const has = (selector) => `Boolean(document.querySelector(${JSON.stringify(selector)}))`;

// Some turns into a race, where one has to steer. Chance is the same each time.
async function picture(browser) {
  const page = await browser.open(pageOf("lake_race/morning-mere-a.course.yaml"), { width: 360, height: 700 });
  await page.until(has("#setup"));
  await page.value("crypto.getRandomValues = (list) => list.fill(11); 0");
  await page.choose("#first", "1");
  await begin(page, ["person", "bold", "cautious"]);
  await page.until(has("#place"));
  await page.tap("#place");
  for (let turn = 1; ; ++turn) {
    await page.until(has("#roll"));
    if (await page.value(`document.querySelector(".add").getAttribute("aria-pressed") === "false"`)) await page.tap(".die-button.add");
    await page.tap("#roll");
    await page.until(has(".steer:not(:disabled)"));
    if (turn === 2) break;
    await page.tap(".steer:not(:disabled)");
  }
  await page.value("scrollTo(0, 0)");
  await page.shot(process.argv[5]);
}

await withBrowser([picture]);
