// Takes the picture of a report: report.mjs FAIRWAY SAMPLES BROWSER PICTURE
import path from "node:path";
import { run, samples } from "../../tests/web/support.mjs";
import { folder, withBrowser } from "../../tests/web/walk.mjs";

// A lake with one of its courses on the board, and the table of them below.
async function picture(browser) {
  const file = path.join(folder, "report.html");
  run("report", path.join(samples, "lake_race/duck-pond.lake.yaml"), "-q", "-o", file);
  const page = await browser.open(file, { width: 1000, height: 1500, touch: false });
  await page.tap("tr[data-layer]:nth-child(2) button");
  await page.until(`[...document.querySelectorAll(".stage img")].every((each) => each.hidden || each.naturalWidth > 1)`);
  await page.value("scrollTo(0, 0)");
  await page.shot(process.argv[5]);
}

await withBrowser([picture]);
