// A headless Chromium on a leash: its DevTools protocol over a pipe, which needs no package. A page is opened at a size, in
// a language; taps are touches at the middle of an element; what a page writes, asks for or breaks is kept.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { check, temporaryFolder } from "./support.mjs";

const patience = 120000; // milliseconds until something that should happen is given up

export class Browser {
  static async start(program) {
    const profile = temporaryFolder();
    const child = spawn(program, ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--force-color-profile=srgb", "--hide-scrollbars", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], env: { ...process.env, HOME: profile } });
    return new Browser(child);
  }

  constructor(child) {
    this.child = child;
    this.count = 0;
    this.waiting = new Map();
    this.listeners = [];
    let text = "";
    child.stdio[4].setEncoding("utf8");
    child.stdio[4].on("data", (more) => {
      const messages = (text + more).split("\0");
      text = messages.pop();
      for (const message of messages) this.hear(JSON.parse(message));
    });
    child.on("exit", () => this.waiting.forEach(({ reject }) => reject(new Error("the browser has ended"))));
  }

  hear(message) {
    if (message.id === undefined) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const { resolve, reject } = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.child.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    });
  }

  async open(file, options = {}) {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId);
    await page.prepare(options);
    await page.go(file, options.fragment);
    return page;
  }

  async close() {
    const ended = new Promise((done) => this.child.once("exit", done));
    this.send("Browser.close").catch(() => {});
    await ended;
  }
}

class Page {
  constructor(browser, session) {
    this.browser = browser;
    this.session = session;
    this.complaints = []; // console lines, errors, broken policies
    this.requests = [];
    browser.listeners.push((message) => {
      if (message.sessionId === session) this.hear(message.method, message.params);
    });
  }

  hear(method, params) {
    if (method === "Runtime.consoleAPICalled") this.complaints.push(JSON.stringify(params.args));
    if (method === "Runtime.exceptionThrown") this.complaints.push(JSON.stringify(params.exceptionDetails));
    if (method === "Log.entryAdded") this.complaints.push(params.entry.text);
    if (method === "Page.javascriptDialogOpening") this.complaints.push(`a dialog: ${params.message}`);
    if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  async prepare({ width = 360, height = 640, language = "en", dark = false, scripts = true, touch = true }) {
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 2, mobile: touch });
    await this.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
    await this.send("Emulation.setUserAgentOverride", { userAgent: "fairway-test", acceptLanguage: language });
    await this.send("Emulation.setScriptExecutionDisabled", { value: !scripts });
    await this.show(dark ? "dark" : "light");
    this.downloads = temporaryFolder();
    await this.browser.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: this.downloads });
  }

  async show(scheme) {
    await this.send("Emulation.setEmulatedMedia", { features: [
      { name: "prefers-color-scheme", value: scheme },
      { name: "prefers-reduced-motion", value: "reduce" }, // pilots do not wait for spectators
    ] });
  }

  async go(file, fragment = "") {
    this.file = `file://${file}${fragment}`;
    const loaded = new Promise((done) => this.browser.listeners.push(({ method, sessionId }) => {
      if (method === "Page.loadEventFired" && sessionId === this.session) done();
    }));
    await this.send("Page.navigate", { url: this.file });
    await loaded;
  }

  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true });
    check(!exceptionDetails, `${expression}: ${exceptionDetails?.exception?.description}`);
    return result.value;
  }

  async until(expression) {
    const end = Date.now() + patience;
    for (;;) {
      const value = await this.value(expression);
      if (value) return value;
      check(Date.now() < end, `never: ${expression}; the page says ${await this.value("document.body.innerText")}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  // A touch in the middle of the element, if that is what lies there.
  async tap(selector) {
    const [x, y, hit] = await this.until(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (!element || element.disabled) return null;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      const there = document.elementFromPoint(x, y);
      return [x, y, Boolean(there) && (element.contains(there) || there.contains(element))];
    })()`);
    check(hit, `${selector} is covered by something else`);
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  // A file for a field that takes one.
  async attach(selector, file) {
    const { root } = await this.send("DOM.getDocument", {});
    const { nodeId } = await this.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    await this.send("DOM.setFileInputFiles", { nodeId, files: [file] });
  }

  async choose(selector, value) {
    await this.value(`(() => {
      const select = document.querySelector(${JSON.stringify(selector)});
      select.value = ${JSON.stringify(value)};
      select.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
  }

  async key(key, code = key) {
    const text = key === "Enter" ? "\r" : undefined;
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", key, code, text, windowsVirtualKeyCode: key === "Enter" ? 13 : 9 });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, code });
  }

  async downloaded() {
    const end = Date.now() + patience;
    for (;;) {
      const [name] = fs.readdirSync(this.downloads).filter((each) => each.endsWith(".yaml"));
      if (name) return path.join(this.downloads, name);
      check(Date.now() < end, "nothing was saved");
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  async shot(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    fs.writeFileSync(file, Buffer.from(data, "base64"));
  }

  // Nothing was written, broken or asked for but the page itself and what it has inside.
  async checkQuiet() {
    const unseen = await this.value(`[...document.querySelectorAll("img")].filter((each) => !each.naturalWidth).length`);
    check(unseen === 0, `${unseen} pictures cannot be shown`);
    check(this.complaints.length === 0, `the page complains: ${this.complaints.join("\n")}`);
    const strange = this.requests.filter((url) => url !== this.file.replace(/#.*/, "") && !/^(data|blob):/.test(url));
    check(strange.length === 0, `the page asks for ${strange.join(", ")}`);
  }
}
