// A race in a page that is tapped through, with its double: the same race in a module of its own, whose best advice is
// tapped. In the end both have the same record, which `fairway replay` accepts.
import fs from "node:fs";
import { dealtFrom, drawnAfter, ModuleTable } from "./regatta_support.mjs";
import { chanceFrom, check, contentOf, run, same } from "./support.mjs";
import { shoot } from "./walk.mjs";

export const text = (selector) => `(document.querySelector(${JSON.stringify(selector)})?.textContent ?? "")`;
export const has = (selector) => `Boolean(document.querySelector(${JSON.stringify(selector)}))`;
export const pressed = (selector) => `(document.querySelector(${JSON.stringify(selector)})?.getAttribute("aria-pressed") === "true")`;
export const storyLines = `document.querySelectorAll("#story-list li").length`;

// A race in a page with its double.
export class Sailing {
  constructor(page, content, laying) {
    Object.assign(this, { page, content, laying });
    this.draw = chanceFrom(laying.seed);
    this.table = new ModuleTable(content, { first: 1, ...laying, step: true });
    this.secret = laying.seats.filter((seat) => seat === "person").length > 1;
    this.seen = new Set(); // kinds of moments, for screenshots
  }

  static async begin(browser, file, laying, options = {}) {
    const page = await browser.open(file, options);
    await page.until(has("#setup"));
    await page.value(`crypto.getRandomValues = (list) => { list.fill(0); list[0] = ${laying.seed}; return list; }; 0`);
    await page.choose("#players", String(laying.players));
    for (let seat = 1; seat <= laying.players; ++seat) await page.choose(`#seat-${seat}`, laying.seats[seat - 1]);
    await page.choose("#chance", laying.chance);
    if (laying.first) await page.choose("#first", String(laying.first));
    if (laying.variant) await page.tap("#variant");
    if (options.shot) await shoot(page, `${options.shot}-setup`);
    await page.tap("#start");
    return Object.assign(new Sailing(page, contentOf(file), laying), { shot: options.shot });
  }

  // The double goes on to where a person is to act, as the page does.
  follow() {
    for (;;) {
      const { moment, seat } = this.table.now;
      if (moment === "over") return moment;
      if (moment !== "chance" && this.laying.seats[seat - 1] === "person") return moment;
      if (this.table.go({ do: "step" }).error) return moment;
    }
  }

  async look(kind) {
    if (this.shot && !this.seen.has(kind)) await shoot(this.page, `${this.shot}-${kind}`);
    this.seen.add(kind);
  }

  async uncover() {
    await this.page.until(`${has("#show-hand")} || ${has(".turn-choice, .card-entry")}`);
    if (!(await this.page.value(has("#show-hand")))) return;
    await this.look("cover");
    same(await this.page.value(`document.querySelectorAll("#panel .card").length`), 0, "cards under a cover");
    await this.page.tap("#show-hand");
  }

  async place() {
    await this.page.until(`${has("#place")} && /\\b${this.table.now.seat}\\b/.test(${text("#status")})`);
    await this.look("place");
    const numbers = (await this.page.value(text("#where"))).match(/\d+/g).map(Number);
    const pose = { at: numbers.slice(0, 2), heading: numbers[2] };
    await this.page.tap("#place");
    check(!this.table.go({ do: "play", choice: pose }).error, `the page proposes ${JSON.stringify(pose)}`);
  }

  async tapCard(slot) {
    await this.page.tap(`#card-${slot}`);
    await this.page.until(pressed(`#card-${slot}`));
  }

  // The best choice; where it is to stay, other cards may help.
  advised() {
    const [{ choice }] = this.table.ask({ do: "advice" }).advice;
    if (choice.heave !== "turn" || choice.heading !== this.table.boat().heading) return choice;
    return this.table.ask({ do: "choices" }).choices.findLast((each) => each.heave === "change");
  }

  // Taps together what the double is advised.
  async turn() {
    const choice = this.advised();
    const { hand } = this.table.boat();
    const { page } = this;
    if (this.secret) await this.uncover();
    await this.page.until(has(".turn-choice #play"));
    same(await page.value(`[...document.querySelectorAll(".turn-choice .hand .card small:first-of-type")].map((each) => each.textContent)`),
      hand, "the hand");
    await this.look(choice.skip ? "skip" : "turn");
    const slots = [];
    const slotOf = (card) => {
      slots.push(hand.findIndex((each, slot) => each === card && !slots.includes(slot)));
      return slots.at(-1);
    };
    if (choice.heave) {
      await page.tap(`#heave-${choice.heave}`);
      await page.until(pressed(`#heave-${choice.heave}`));
      for (const card of choice.cards ?? []) await this.tapCard(slotOf(card));
      for (let i = 0; i < 24 && choice.heave === "turn" && (await page.value(text("#heading"))) !== `${choice.heading}°`; ++i) {
        const before = await page.value(text("#heading"));
        await page.tap("#turn-right");
        await page.until(`${text("#heading")} !== ${JSON.stringify(before)}`);
      }
    }
    for (const { card, arrows } of choice.play ?? []) {
      await this.tapCard(slotOf(card));
      for (const [which, arrow] of arrows.entries()) {
        const button = `#arrow-${which + 1}-${arrow}`;
        if (!(await page.value(has(button)))) continue; // the card has but one
        if (which === 0) await this.look("arrows");
        if (!(await page.value(pressed(button)))) await page.tap(button);
        await page.until(pressed(button));
      }
    }
    if (choice.sun) {
      await page.tap(`#sun-${choice.sun.before}`);
      await page.until(pressed(`#sun-${choice.sun.before}`));
    }
    await this.look(choice.heave ? `heave-${choice.heave}` : choice.sun ? "sun" : choice.play?.length > 1 ? "helm" : "chosen");
    const lines = await page.value(storyLines);
    await page.tap(".turn-choice #play");
    await page.until(`${storyLines} > ${lines}`);
    check(!this.table.go({ do: "play", choice }).error, "the double refuses");
  }

  async enterCards(cards) {
    if (this.secret) await this.uncover();
    for (const [at, card] of cards.entries()) {
      await this.page.until(`document.querySelectorAll(".chosen .card").length === ${at}`);
      await this.page.tap(`.kinds [data-card=${JSON.stringify(card)}]`);
    }
    await this.page.until(`document.querySelectorAll(".chosen .card").length === ${cards.length}`);
    await this.look("entry");
    await this.page.tap("#entered");
  }

  async chance() {
    const { seat, state } = this.table.now;
    if (seat === null) {
      const hands = dealtFrom(this.content.board, this.laying.players, this.draw);
      for (const hand of hands) await this.enterCards(hand);
      check(!this.table.go({ do: "chance", value: { hands } }).error, "the double refuses the deal");
      return;
    }
    for (;;) {
      const cards = drawnAfter(this.content.board, state, seat, this.table.choice, this.draw);
      const lines = await this.page.value(storyLines);
      const refused = Boolean(this.table.go({ do: "chance", value: { draw: cards } }).error);
      await this.enterCards(cards);
      if (!refused) return void (await this.page.until(`${storyLines} > ${lines}`));
      await this.page.until(`${text("#status")} !== ""`);
      for (let i = 0; i < cards.length; ++i) await this.page.tap("#entry-back");
    }
  }

  async sail() {
    for (let acts = 0; acts < 600; ++acts) {
      const moment = this.follow();
      if (moment === "over") return this.finish(acts);
      await ({ place: () => this.place(), turn: () => this.turn(), chance: () => this.chance() })[moment]();
    }
    throw new Error("the race does not end");
  }

  // The saved record is the double's, and is what the page shows.
  async finish(acts) {
    const { page } = this;
    await page.until(has("#result"));
    await this.look("result");
    await page.tap("#save");
    const record = await page.downloaded();
    same(fs.readFileSync(record, "utf8"), this.table.ask({ do: "record" }).record, "the record");
    const replay = JSON.parse(run("replay", record, "--format", "json"));
    check(replay.legal && replay.over, JSON.stringify(replay.error));
    const shown = await page.value(`[...document.querySelectorAll(".result tbody tr")].filter((row) => row.cells[0].textContent !== "–")
      .map((row) => Number(row.querySelector(".badge").textContent))`);
    same(shown, replay.ranks, "ranks");
    await page.checkQuiet();
    return `${acts} acts, ranks ${replay.ranks}`;
  }
}
