// Cards: their faces, what they are in words, and cards of a real deck that are entered.
import { html } from "../dom.js";
import { say } from "../words.js";

function sideWords(right) {
  return say(right < 0 ? "regatta.port" : "regatta.starboard");
}

// Where an arrow leads, by its tip.
export function arrowWords(arrow) {
  const [, right, turn] = arrow.at(-1);
  if (turn !== 0) return `${Math.abs(turn)}° ${sideWords(turn)}`;
  return right === 0 ? say("regatta.ahead") : say("regatta.across", sideWords(right));
}

export class Cards {
  constructor(board) {
    const { deck } = board.document;
    this.handSize = deck.hand;
    this.kinds = new Map(deck.cards.map((card, at) => [card.id, { arrows: [], ...card, face: board.face[at] }]));
    this.addresses = board.faces.map((face) => `data:image/svg+xml,${encodeURIComponent(face)}`);
  }

  kind(id) {
    return this.kinds.get(id);
  }

  words(id) {
    const { arrows, symbol } = this.kind(id);
    return [...arrows.map(arrowWords), ...(symbol ? [say(`regatta.${symbol}`)] : [])].join(", ");
  }

  picture(id) {
    return html("img", { class: "card-face", alt: "", src: this.addresses[this.kind(id).face] });
  }

  // A card as a button; `note` stands below its name.
  button(card, id, properties, note = "") {
    return html("button", { class: "card", id, "aria-label": [card, this.words(card), note].filter(Boolean).join(", "), ...properties },
      html("span", { class: "card-room" }, this.picture(card)), html("small", {}, card), note ? html("small", { class: "note" }, note) : null);
  }
}

// Cards of a real deck, chosen one after the other from those that are not seen elsewhere.
export class CardEntry {
  /** `taken`: cards that lie elsewhere; calls `done` with the ids */
  constructor(cards, count, taken, prompt, done) {
    this.cards = cards;
    this.count = count;
    this.taken = taken;
    this.prompt = prompt;
    this.done = done;
    this.chosen = [];
    this.element = html("div", { class: "card-entry" });
    this.draw();
  }

  left(id) {
    return this.cards.kind(id).count - [...this.taken, ...this.chosen].filter((each) => each === id).length;
  }

  draw(focused) {
    const full = this.chosen.length === this.count;
    const kinds = [...this.cards.kinds.keys()];
    const change = (act, from) => () => {
      act();
      this.draw(from);
    };
    this.element.replaceChildren(
      html("p", { class: "hint", id: "entry-prompt" }, this.prompt(Math.min(this.chosen.length + 1, this.count))),
      html("div", { class: "hand chosen" }, this.chosen.map((id) => html("span", { class: "card" },
        html("span", { class: "card-room" }, this.cards.picture(id)), html("small", {}, id)))),
      html("div", { class: "row" },
        html("button", { id: "entry-back", disabled: this.chosen.length === 0, onclick: change(() => this.chosen.pop(), "entry-back") },
          say("regatta.takeBack"))),
      html("button", { class: "main", id: "entered", disabled: !full, onclick: () => this.done(this.chosen) }, say("regatta.take")),
      html("div", { class: "hand kinds" }, kinds.map((id, at) => this.cards.button(id, `kind-${at}`, {
        "data-card": id, disabled: full || this.left(id) < 1, onclick: change(() => this.chosen.push(id), `kind-${at}`),
      }, `× ${Math.max(0, this.left(id))}`))));
    const target = focused && this.element.querySelector(`#${focused}`);
    if (target) (target.disabled ? this.element.querySelector(full ? "#entered" : "button:enabled") : target).focus();
  }
}
