// Pages of all four games, judged by others: html-validate reads them as they are, axe-core looks at them as they are shown,
// before a race, in it and after it, light and dark.
//   node quality_test.mjs FAIRWAY SAMPLES BROWSER
import fs from "node:fs";
import path from "node:path";
import { fileOfPackage, packageNamed } from "./packages.mjs";
import { check, run, same, samples } from "./support.mjs";
import { begin, folder, pageOf, withBrowser } from "./walk.mjs";

const { HtmlValidate } = await packageNamed("html-validate");
const axe = fs.readFileSync(fileOfPackage("axe-core/axe.min.js"), "utf8");

// A small board of each game, and pilots that are quick to finish.
const boards = [
  ["lake_race/duck-pond-a.course.yaml", "random"],
  ["river/quiet-backwater.river.yaml", "fleet"],
  ["pool/paddling-pool.pool.yaml", "quick"],
  ["regatta/kitchen-table.regatta.yaml", "good"],
];

const judge = new HtmlValidate({ root: true, extends: ["html-validate:recommended"] });

async function faultsOf(html) {
  const { results } = await judge.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => `${ruleId}, line ${line}: ${message}`));
}

async function checkValid(file) {
  const html = fs.readFileSync(file, "utf8");
  same(await faultsOf(html), [], file);
  check((await faultsOf(html.replace("<h1", "<h1 id='frame'"))).length > 0, "a name that is given twice is not found");
}

async function violationsOf(page) {
  const violations = await page.value(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 200) + " " + failureSummary).join("; ")))`);
  return violations;
}

const found = []; // all of it is said in the end

async function checkAccessible(page, what) {
  for (const scheme of ["light", "dark"]) {
    await page.show(scheme);
    found.push(...(await violationsOf(page)).map((each) => `${what}, ${scheme}: ${each}`));
  }
}

async function judged(browser, [board, pilot]) {
  const file = pageOf(board);
  await checkValid(file);
  const page = await browser.open(file);
  await page.value(axe);
  await page.until(`document.querySelector("#setup")`);
  await checkAccessible(page, `${board}, before the race`);
  await begin(page, ["person", "person"]);
  await page.until(`document.querySelector("#standing table, #choices table")`);
  await checkAccessible(page, `${board}, in the race`);
  await page.tap("#again");
  await begin(page, [pilot, pilot]);
  await page.until(`document.querySelector("#result")`);
  await checkAccessible(page, `${board}, after the race`);
  await page.checkQuiet();
  console.log(`${board}: judged before, in and after a race`);
}

// Reports of several kinds on one page, and a gallery.
async function reports(browser) {
  const files = ["lake_race/duck-pond.lake.yaml", "lake_race/duck-pond-a.course.yaml", "river/first-trip.record.yaml"].map((name) =>
    path.join(samples, name));
  const report = path.join(folder, "report.html");
  const gallery = path.join(folder, "gallery");
  run("report", ...files, "--races", "20", "-q", "-o", report);
  run("report", files[1], "--quick", "-q", "-o", gallery);
  for (const file of [report, path.join(gallery, "index.html"), path.join(gallery, "duck-pond-a.course.html")]) {
    same(await faultsOf(fs.readFileSync(file, "utf8")), [], file);
    const page = await browser.open(file);
    await page.value(axe);
    await checkAccessible(page, file);
    await page.checkQuiet();
  }
  console.log("reports and a gallery: judged");
}

// The judge can find something.
async function findsFaults(browser) {
  const page = await browser.open(pageOf(boards[0][0]));
  await page.value(axe);
  await page.until(`document.querySelector("#setup")`);
  await page.value(`document.querySelector("#start").textContent = ""`);
  check((await violationsOf(page)).some((each) => each.startsWith("button-name")), "a button without a name is not found");
}

await withBrowser([...boards.map((board) => (browser) => judged(browser, board)), reports, findsFaults]);
check(found.length === 0, found.join("\n"));
