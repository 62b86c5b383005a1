// Pages in a browser, for the tests of one game each.
//   node TEST FAIRWAY SAMPLES BROWSER [FOLDER FOR SCREENSHOTS]
import path from "node:path";
import { Browser } from "./browser.mjs";
import { run, samples, temporaryFolder } from "./support.mjs";

const [program, shots] = process.argv.slice(4);
export const folder = temporaryFolder();

// The page of a sample, or of a file elsewhere.
export function pageOf(file, ...options) {
  const page = path.join(folder, `${path.basename(file)}.html`);
  run("play", path.isAbsolute(file) ? file : path.join(samples, file), ...options, "-o", page);
  return page;
}

export async function shoot(page, name) {
  if (shots) await page.shot(path.join(shots, `${name}.png`));
}

export async function runInBrowser(tests) {
  const browser = await Browser.start(program);
  try {
    for (const test of tests) await test(browser);
  } finally {
    await browser.close();
  }
}
