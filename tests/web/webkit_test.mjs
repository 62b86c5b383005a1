// One walk through a page in WebKit, by its own driver: a race of a person and a pilot up to its record.
//   node webkit_test.mjs FAIRWAY SAMPLES BROWSER
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { needs } from "./packages.mjs";
import { check, checkRiverRecord, keepSaved, run, samples, same, shownPoints, temporaryFolder } from "./support.mjs";

const driver = "/usr/bin/WebKitWebDriver";
const libraries = fs.readdirSync("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
const browser = libraries.flatMap((name) => ["4.1", "4.0"].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`))
  .find((file) => fs.existsSync(file));
needs(fs.existsSync(driver) && browser, "webkit2gtk-driver");
needs(fs.existsSync("/usr/bin/xvfb-run"), "xvfb");

const folder = temporaryFolder();
const file = path.join(folder, "race.html");
run("play", path.join(samples, "river/up-the-river.river.yaml"), "-o", file);

// The driver under a screen of its own, and what it has begun, are one group of processes.
const port = 20000 + (process.pid % 20000);
const served = spawn("xvfb-run", ["-a", driver, `--port=${port}`], { detached: true, stdio: "ignore" });
const end = () => { try { process.kill(-served.pid, "SIGTERM"); } catch { /* it has gone */ } };
process.on("exit", end);

async function ask(method, words, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/${words}`, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${words}: ${value.error}: ${value.message}`);
  return value;
}

async function until(what, holds) {
  for (let tries = 0; tries < 1200; ++tries) {
    const found = await holds();
    if (found) return found;
    await new Promise((done) => { setTimeout(done, 100); });
  }
  throw new Error(`it never comes: ${what}`);
}

await until("the driver", () => ask("GET", "status").then(() => true, () => false));
const { sessionId } = await ask("POST", "session", { capabilities: { alwaysMatch: {
  "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } } } });
const value = (script) => ask("POST", `session/${sessionId}/execute/sync`, { script: `return ${script}`, args: [] });

await ask("POST", `session/${sessionId}/url`, { url: `file://${file}` });
await until("the page", () => value(`Boolean(document.querySelector("#setup"))`));
// WebKit's driver does not hear consoles, so the page itself listens.
await value(`(window.complaints = [], addEventListener("error", (event) => complaints.push(event.message)),
  addEventListener("securitypolicyviolation", (event) => complaints.push(event.violatedDirective)), true)`);
await value(`(() => { const seat = document.querySelector("#seat-2"); seat.value = "fleet";
  seat.dispatchEvent(new Event("change", { bubbles: true })); document.querySelector("#start").click(); return true; })()`);
const heard = `document.querySelectorAll("#story-list li").length`;
let taps = 0;
for (; taps < 500; ++taps) {
  await until("a choice", () => value(`Boolean(document.querySelector("#result, #choices button:not(:disabled)"))`));
  if (await value(`Boolean(document.querySelector("#result"))`)) break;
  const before = await value(heard);
  await value(`([...document.querySelectorAll("#choices button")].at(-1).click(), true)`);
  await until("an answer", () => value(`Boolean(document.querySelector("#result")) || ${heard} !== ${before}`));
}
check(await value(`Boolean(document.querySelector("#result"))`), "the race does not end");

await value(keepSaved);
const replay = checkRiverRecord(await until("the record", () => value("document.body.dataset.saved")), await value(shownPoints));
same(await value("window.complaints"), [], "what WebKit complains of");
await ask("DELETE", `session/${sessionId}`);
end();
console.log(`a race in WebKit, ${taps} choices, winners ${replay.winners}`);
process.exit(0);
