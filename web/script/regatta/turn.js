// How a turn is chosen: cards are tapped, then arrows where a card has several; where the boat ends is shown before it is
// played, and what is refused is said with its rule.
import { html, svg } from "../dom.js";
import { seatName } from "../seats.js";
import { say } from "../words.js";
import { arrowWords } from "./cards.js";
import { TurnPreview } from "./preview.js";
import { TurnDraft } from "./turn_draft.js";

const mostShown = 12; // arrows of a card whose ends are drawn at once
const headingTurn = 15;

export class TurnChoice {
  constructor(context) {
    const { answer, choices, play, table, view, board, cards } = context;
    this.play = play;
    this.table = table;
    this.view = view;
    this.cards = cards;
    this.boat = answer.state.boats.find((boat) => boat.seat === answer.seat);
    this.box = board.picture.box;
    this.draft = new TurnDraft(choices, this.boat.hand);
    this.preview = new TurnPreview(context, this.draft);
    this.skip = choices.find((choice) => choice.skip);
    this.element = html("div", { class: "turn-choice" });
    this.runs = 0;
    this.refused = ""; // why what was tapped last cannot be done
  }

  async act(id, change) {
    this.refused = "";
    change();
    await this.draw(id);
  }

  async tapCard(slot) {
    this.refused = "";
    if (!this.draft.choose(slot)) this.refused = await this.whyNot(slot);
    await this.draw(`card-${slot}`);
  }

  isSun(card) {
    return this.cards.kind(card).symbol === "sun";
  }

  // Why a card cannot be played now: each reason that one of its arrows has.
  async whyNot(slot) {
    const card = this.draft.hand[slot];
    if (this.skip) return say("regatta.rule.calm");
    if (this.draft.mode === "change") return say("regatta.changeHint");
    if (this.isSun(card)) return say(this.draft.isWhole() ? "regatta.noTarget" : "regatta.noSun");
    const { symbol, arrows } = this.cards.kind(card);
    const reasons = new Set();
    for (let arrow = 1; arrow <= arrows.length; ++arrow)
      reasons.add(await this.whyNotAlong([], card, symbol === "cloud" ? [arrow, arrow] : [arrow]));
    return say("regatta.refused", card, [...reasons].join(", "));
  }

  async whyNotAlong(before, card, arrows) {
    const { rule } = await this.table.ask({ do: "why", choice: { play: [...before, { card, arrows }] } });
    return ["card", "table", "touch", "zone"].includes(rule) ? say(`regatta.rule.${rule}`) : say("regatta.noArrow");
  }

  // A sun goes before the first boat, with the next tap before the next one, at last back into the hand.
  tapSun() {
    const targets = [...new Set(this.draft.suns().map(({ sun }) => sun.before))];
    this.draft.before = targets[targets.indexOf(this.draft.before) + 1] ?? null;
  }

  cardButton(card, slot) {
    const { draft } = this;
    const laysSun = this.isSun(card) && draft.mode !== "change";
    const place = draft.placeOf(slot);
    const usable = draft.mode === "change" || place >= 0 || (laysSun ? draft.suns().length > 0 : draft.canFollow(slot) || draft.canBegin(slot));
    const laid = laysSun && draft.before !== null && slot === draft.hand.findIndex((each) => this.isSun(each));
    const chosen = place >= 0 || laid || draft.away.includes(slot);
    const note = place >= 0 && draft.picks.length > 1 ? `${place + 1}.` : chosen ? "✓" : "";
    return this.cards.button(card, `card-${slot}`, {
      "aria-pressed": String(chosen), "aria-disabled": usable ? null : "true",
      onclick: () => (laysSun && usable ? this.act(`card-${slot}`, () => this.tapSun()) : this.tapCard(slot)),
    }, note);
  }

  handRow() {
    return html("div", { class: "hand", role: "group", "aria-label": say("regatta.hand") },
      this.draft.hand.map((card, slot) => this.cardButton(card, slot)));
  }

  // The arrows of the card picked last in a row, those of a cloud in two, refused ones with their rule.
  async arrowRows(from) {
    const last = this.draft.picks.at(-1);
    const rows = [];
    const marks = [];
    if (!last) return { rows, marks };
    const { arrows, symbol } = this.cards.kind(this.draft.hand[last.slot]);
    const names = symbol === "cloud" ? ["regatta.arrowFirst", "regatta.arrowSecond"] : ["regatta.arrows"];
    if (arrows.length < 2) return { rows, marks };
    for (let which = 0; which < names.length && which <= last.arrows.length; ++which) {
      const open = this.draft.arrowsAfter(last.arrows.slice(0, which));
      if (which > 0 && open.length === 0) break; // the first arrow finishes
      rows.push(html("fieldset", { class: "arrows" }, html("legend", {}, say(names[which])),
        html("div", { class: "row" }, open.map((arrow) => this.arrowButton(which, arrow, arrows[arrow - 1]))),
        await this.refusedArrows(which, open, arrows.length)));
      if (last.arrows.length > which || open.length > mostShown) continue;
      for (const arrow of open)
        marks.push(...this.preview.arrowMarks({ ...last, arrows: [...last.arrows, arrow] }, from, arrow, () => this.take(which, arrow)));
    }
    return { rows, marks };
  }

  take(which, arrow) {
    return this.act(`arrow-${which + 1}-${arrow}`, () => this.draft.takeArrow(which, arrow));
  }

  arrowButton(which, arrow, points) {
    return html("button", {
      id: `arrow-${which + 1}-${arrow}`, "aria-pressed": String(this.draft.picks.at(-1).arrows[which] === arrow),
      onclick: () => this.take(which, arrow),
    }, say("regatta.arrow", arrow, arrowWords(points)));
  }

  // Those that cannot be taken, by reason.
  async refusedArrows(which, open, count) {
    /** @type {any} */
    const played = this.draft.picks.map(({ slot, arrows }) => ({ card: this.draft.hand[slot], arrows }));
    const { card, arrows } = played.pop();
    const isTwice = this.cards.kind(card).symbol === "cloud" && which === 0;
    const reasons = new Map();
    for (let arrow = 1; arrow <= count; ++arrow) {
      if (open.includes(arrow)) continue;
      const why = await this.whyNotAlong(played, card, isTwice ? [arrow, arrow] : [...arrows.slice(0, which), arrow]);
      reasons.set(why, [...(reasons.get(why) ?? []), arrow]);
    }
    const lines = [...reasons].map(([why, numbers]) => say("regatta.refused", numbers.join(", "), why));
    return lines.length > 0 ? html("p", { class: "hint" }, `✗ ${lines.join("; ")}`) : null;
  }

  sunRow() {
    const boats = [...new Set(this.draft.suns().map(({ sun }) => sun.before))];
    if (boats.length === 0) return [];
    return [html("div", { class: "row suns" }, boats.map((seat) => html("button", {
      id: `sun-${seat}`, "aria-pressed": String(this.draft.before === seat),
      onclick: () => this.act(`sun-${seat}`, () => this.draft.laySun(seat)),
    }, `☀ ${say("regatta.sunBefore", seat)}`)))];
  }

  heaveRow() {
    const mode = (name) => html("button", {
      id: `heave-${name}`, "aria-pressed": String(this.draft.mode === name),
      onclick: () => this.act(`heave-${name}`, () => {
        this.draft.setMode(name);
        if (this.draft.mode === "turn") this.draft.turnTowards(this.boat.heading);
      }),
    }, say(`regatta.${name}`));
    return html("div", { class: "row heave" }, mode("turn"), mode("change"));
  }

  turnRow() {
    if (this.draft.mode !== "turn") return [];
    const button = (id, sign, words, step) => html("button", {
      id, "aria-label": say(words), title: say(words), onclick: () => this.act(id, () => this.draft.turnBy(step)),
    }, sign);
    return [html("p", { class: "hint" }, say("regatta.turnHint")),
      html("div", { class: "row turning" }, button("turn-left", "↺", "regatta.turnLeft", -headingTurn),
        html("output", { id: "heading" }, `${this.draft.heading}°`), button("turn-right", "↻", "regatta.turnRight", headingTurn))];
  }

  // In turning, a tap anywhere points the bow there.
  turnTarget() {
    if (this.draft.mode !== "turn") return [];
    const [x, y, width, height] = this.box;
    return [svg("rect", { class: "touch", x, y, width, height, onclick: (event) => {
      const point = this.view.pointOf(event);
      const angle = Math.atan2(point[0] - this.boat.at[0], this.boat.at[1] - point[1]);
      return this.act(null, () => this.draft.turnTowards((angle * 180) / Math.PI));
    } })];
  }

  mainWords(choice) {
    const { draft } = this;
    if (this.skip) return say("regatta.skip");
    if (draft.mode === "turn") return say("regatta.turnMain", draft.heading);
    if (draft.mode === "change") return say("regatta.changeMain", draft.away.map((slot) => draft.hand[slot]).join(", ") || "…");
    const [one, two] = draft.picks.map(({ slot }) => draft.hand[slot]);
    const words = two ? say("regatta.playTwo", one, two) : say("regatta.playCards", one ?? "…");
    return choice?.sun ? `${words} · ☀ ${seatName(choice.sun.before)}` : words;
  }

  hint(news) {
    const { draft } = this;
    if (this.refused) return html("p", { class: "hint refused", id: "why", role: "status" }, `✗ ${this.refused}`);
    const more = draft.mode === "play" && draft.hasMore() ? [say("regatta.helmHint")] : [];
    const words = draft.mode === "change" ? [say("regatta.changeHint")] : [...news, ...more];
    return html("p", { class: "hint", id: "news", role: "status" }, words.join(" · "));
  }

  async draw(focused) {
    const run = ++this.runs;
    const choice = this.skip ?? this.draft.choice();
    const from = await this.preview.poseBeforeLast();
    const { rows, marks } = await this.arrowRows(from);
    const end = await this.preview.end(choice, from);
    if (run !== this.runs) return;
    this.element.replaceChildren(
      this.handRow(), ...(rows.length > 0 && !choice && !this.refused ? [] : [this.hint(end.news)]), ...rows, ...this.sunRow(), ...this.turnRow(),
      html("button", { class: "main", id: "play", disabled: !choice, onclick: () => this.play(choice) }, this.mainWords(choice)),
      ...(this.skip ? [] : [this.heaveRow()]));
    this.view.offers.replaceChildren(...this.turnTarget(), ...end.marks, ...marks);
    if (end.at && !this.view.sees(end.at)) this.view.lookAt([0, 1].map((i) => (this.boat.at[i] + end.at[i]) / 2));
    if (focused) (this.element.querySelector(`#${focused}`) ?? this.element.querySelector("#play")).focus();
  }
}
