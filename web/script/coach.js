// Says after a person's choice what it cost, by the best pilot of the game.
import { html } from "./dom.js";
import { decimal, say } from "./words.js";

const smallest = 0.05; // costs below are not worth a word

// How a game's pilots measure, in words; the numbers are those of the table's `advice`.
function costText(cost, measure) {
  if (measure === "turns" || measure.startsWith("expected turns")) return say("coach.turns", decimal(cost));
  if (measure === "win chance") return say("coach.chance", decimal(cost * 100));
  return say("coach.points", decimal(cost));
}

function sameChoice(a, b) {
  const sorted = (value) => JSON.stringify(value, Object.keys(value).sort());
  return sorted(a) === sorted(b);
}

export class Coach {
  /** @param wording what a choice is called: `(choice, answer) => text` */
  constructor(table, wording) {
    this.table = table;
    this.wording = wording;
    this.element = html("p", { id: "coach", class: "hint", role: "status" });
  }

  // Before the choice is made: what will be said of it.
  async judge(choice, answer) {
    const { advice, measure, error } = await this.table.ask({ do: "advice" });
    if (error || !advice?.length) return "";
    const chosen = advice.find((each) => sameChoice(each.choice, choice));
    if (!chosen) return "";
    const least = measure === "win chance" ? smallest / 10 : smallest;
    if (chosen.cost < least) return say("coach.best");
    return say("coach.better", costText(chosen.cost, measure), this.wording(advice[0].choice, answer));
  }

  say(text) {
    this.element.textContent = text;
  }
}
