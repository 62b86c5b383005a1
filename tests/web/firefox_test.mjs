// One walk through a page in Firefox: a race of a person and a pilot, tapped through to its record.
//   node firefox_test.mjs FAIRWAY SAMPLES BROWSER
import fs from "node:fs";
import path from "node:path";
import { needs, packageNamed } from "./packages.mjs";
import { check, run, samples, same, temporaryFolder } from "./support.mjs";

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
  // What the page would save, as it hands it to the browser.
  await page.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      blob.text().then((text) => { document.body.dataset.saved = text; });
      return make.call(URL, blob);
    };
  });
  await page.click("#save");
  await page.waitForSelector("body[data-saved]");
  const record = path.join(folder, "race.record.yaml");
  fs.writeFileSync(record, await page.evaluate(() => document.body.dataset.saved));
  const replay = JSON.parse(run("replay", record, "--format", "json"));
  check(replay.legal && replay.over, JSON.stringify(replay.error));
  const shown = await page.evaluate(() => [...document.querySelectorAll(".result tbody tr")].map((row) =>
    [row.querySelector(".badge").textContent, row.cells[3].textContent].map(Number)));
  same(shown.sort(), replay.seats.map(({ seat, points }) => [seat, points]).sort(), "points");
  same(complaints, [], "what Firefox complains of");
  console.log(`a race in Firefox, ${taps} choices, winners ${replay.winners}`);
} finally {
  await firefox.close();
}
