// Dice of a turn: each is kept, rolled again or removed by taps on it, and one can be added. Whether that is a legal
// choice the table has said before.
import { html } from "../dom.js";
import { say } from "../words.js";

const fates = ["keep", "reroll", "drop"];

function keyOf({ keep, roll }) {
  return `${[...keep].sort().join(",")}|${roll}`;
}

export function dieFace(value, extra = "") {
  return html("span", { class: `die face-${value} ${extra}`, "aria-hidden": "true" },
    ...Array.from({ length: value }, () => html("i")));
}

export class DiceChoice {
  constructor(dice, choices, play) {
    this.dice = dice.map((value) => ({ value, fate: "keep" }));
    this.add = dice.length === 0;
    this.legal = new Map(choices.map((choice) => [keyOf(choice), choice]));
    this.play = play;
    this.element = html("div", { class: "dice-choice" });
    this.draw();
  }

  chosen() {
    const keep = this.dice.filter((die) => die.fate === "keep").map((die) => die.value);
    const roll = this.dice.filter((die) => die.fate === "reroll").length + (this.add ? 1 : 0);
    return { keep, roll };
  }

  // The next fate of a die that leads to a legal choice.
  turnOver(die) {
    const before = die.fate;
    do die.fate = fates[(fates.indexOf(die.fate) + 1) % fates.length];
    while (die.fate !== before && !this.legal.has(keyOf(this.chosen())));
  }

  draw(focused) {
    const { keep, roll } = this.chosen();
    const legal = this.legal.get(keyOf({ keep, roll }));
    const total = keep.reduce((sum, value) => sum + value, 0);
    const words = roll > 0 ? say("lake.roll", roll) : keep.length > 0 ? say("lake.go", total) : say("lake.goNone");
    this.element.replaceChildren(
      html("div", { class: "row dice" }, this.dice.map((die, at) => this.dieButton(die, at)), this.addButton()),
      html("button", { class: "main", id: "roll", disabled: !legal, onclick: () => this.play(legal) }, words),
      ...(legal ? [] : [html("p", { class: "hint" }, say("lake.noChoice"))]));
    if (focused !== undefined) this.element.querySelectorAll(".dice button")[focused]?.focus();
  }

  dieButton(die, at) {
    const fate = say(`lake.${die.fate}`);
    return html("button", {
      class: `die-button ${die.fate}`,
      "aria-label": say("lake.die", die.value, fate),
      onclick: () => { this.turnOver(die); this.draw(at); },
    }, dieFace(die.value), html("small", {}, fate));
  }

  addButton() {
    return html("button", {
      class: "die-button add",
      "aria-pressed": String(this.add),
      "aria-label": say("lake.add"),
      onclick: () => { this.add = !this.add; this.draw(this.dice.length); },
    }, html("span", { class: "die new", "aria-hidden": "true" }, this.add ? "?" : "+"),
    html("small", { "aria-hidden": "true" }, say("lake.add")));
  }
}

// Dice that were rolled on a real table.
export class DiceEntry {
  constructor(count, tell) {
    this.count = count;
    this.rolled = [];
    this.tell = tell;
    this.element = html("div", { class: "dice-choice" });
    this.draw();
  }

  draw() {
    const full = this.rolled.length === this.count;
    this.element.replaceChildren(
      html("div", { class: "row dice" }, [1, 2, 3].map((value) =>
        html("button", {
          class: "die-button", disabled: full, "aria-label": String(value), "data-value": value,
          onclick: () => { this.rolled.push(value); this.draw(); },
        }, dieFace(value)))),
      html("div", { class: "row dice", role: "status" }, this.rolled.map((value) => dieFace(value)),
        html("span", { class: "unseen" }, this.rolled.join(", ")),
        html("button", { class: "small", disabled: this.rolled.length === 0, "aria-label": say("back"),
          onclick: () => { this.rolled.pop(); this.draw(); } }, "⌫")),
      html("button", { class: "main", id: "entered", disabled: !full, onclick: () => this.tell({ rolled: this.rolled }) },
        say("lake.enterDone")));
  }
}
