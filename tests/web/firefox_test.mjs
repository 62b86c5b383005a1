// One walk through a page in Firefox: a race of a person and a pilot, tapped through to its record.
//   node firefox_test.mjs FAIRWAY SAMPLES BROWSER
import fs from "node:fs";
import path from "node:path";
import { needs, packageNamed } from "./packages.mjs";
import { check, checkRiverRecord, keepSaved, run, samples, same, shownPoints, temporaryFolder } from "./support.mjs";

const program = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((each) => fs.existsSync(each));
needs(program, "firefox-esr");
const { default: puppeteer } = await packageNamed("puppeteer-core");

const folder = temporaryFolder();
const file = path.join(folder, "race.html");
run("play", path.join(samples, "river/up-the-river.river.yaml"), "-o", file);

const firefox = await puppeteer.launch({
  browser: "firefox", executablePath: program, headless: true,
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en" },
});
try {
  const page = await firefox.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (line) => complaints.push(line.text()));
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(`file://${file}`);
  await page.waitForSelector("#setup");
  await page.select("#seat-2", "fleet");
  await page.click("#start");
  const heard = () => document.querySelectorAll("#story-list li").length;
  let taps = 0;
  for (; taps < 500; ++taps) {
    await page.waitForSelector("#result, #choices button:not(:disabled)", { timeout: 120000 });
    if (await page.$("#result")) break;
    const before = await page.evaluate(heard);
    await page.evaluate(() => [...document.querySelectorAll("#choices button")].at(-1).click());
    await page.waitForFunction((count) => document.querySelector("#result") || document.querySelectorAll("#story-list li").length !== count,
      { timeout: 120000 }, before);
  }
  check(await page.$("#result"), "the race does not end");
  await page.evaluate(keepSaved);
  await page.waitForSelector("body[data-saved]");
  const replay = checkRiverRecord(await page.evaluate(() => document.body.dataset.saved), await page.evaluate(shownPoints));
  same(complaints, [], "what Firefox complains of");
  console.log(`a race in Firefox, ${taps} choices, winners ${replay.winners}`);
} finally {
  await firefox.close();
}
