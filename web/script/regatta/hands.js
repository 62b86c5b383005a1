// Who may see which cards: where several persons share a device, a hand is covered until its owner asks for it.
import { html } from "../dom.js";
import { say } from "../words.js";
import { CardEntry } from "./cards.js";

export class Hands {
  constructor(cards) {
    this.cards = cards;
    this.openTo = null; // the seat whose hand lies open
  }

  isSecret(laying) {
    return laying.seats.filter((seat) => seat === "person").length > 1;
  }

  // What `reveal` makes, behind a cover if somebody else may hold the device.
  async behindCover(seat, laying, words, reveal) {
    if (!this.isSecret(laying) || laying.seats[seat - 1] !== "person") return reveal();
    if (this.openTo === seat) return reveal();
    this.openTo = null;
    const cover = html("div", { class: "cover" }, html("p", { class: "hint" }, say("regatta.coverHint", seat)));
    cover.append(html("button", { class: "main", id: "show-hand", onclick: async () => {
      this.openTo = seat;
      const shown = await reveal();
      cover.className = "";
      cover.replaceChildren(shown);
      shown.querySelector("button:enabled")?.focus();
    } }, words));
    return cover;
  }

  // A hand to look at while the boat is placed.
  view(hand, seat, laying) {
    const row = () => html("div", { class: "hand", role: "group", "aria-label": say("regatta.hand") }, hand.map((card) =>
      html("span", { class: "card", role: "img", "aria-label": `${card}, ${this.cards.words(card)}` },
        html("span", { class: "card-room" }, this.cards.picture(card)), html("small", {}, card))));
    if (!this.isSecret(laying)) return row();
    const place = html("div", {});
    const draw = (open, focused) => {
      place.replaceChildren(
        html("button", { id: "peek", "aria-expanded": String(open), onclick: () => draw(!open, true) },
          open ? say("regatta.hide") : say("regatta.cover", seat)), ...(open ? [row()] : []));
      if (focused) place.querySelector("#peek").focus();
    };
    draw(false, false);
    return place;
  }

  // Real cards of all seats, one seat after the other. A deal that cannot be is entered again.
  enterDeal(laying, tell) {
    const place = html("div", { class: "dealing" });
    const next = async (hands) => {
      const seat = hands.length + 1;
      this.openTo = null;
      const entry = () => new CardEntry(this.cards, this.cards.handSize, this.isSecret(laying) ? [] : hands.flat(),
        (count) => say("regatta.deal", seat, count, this.cards.handSize), async (chosen) => {
          const all = [...hands, chosen];
          if (all.length < laying.players) return next(all);
          this.openTo = null;
          await tell({ hands: all });
          return place.isConnected ? next([]) : undefined;
        }).element;
      place.replaceChildren(await this.behindCover(seat, laying, say("regatta.dealCover", seat), entry));
      place.querySelector("button:enabled")?.focus();
    };
    next([]);
    return place;
  }

  // Real cards that a seat draws after a choice; its own hand is all that the page may tell it of where cards are.
  enterDraw(state, seat, choice, name, laying, tell) {
    const used = choice.play ? [...choice.play.map((play) => play.card), ...(choice.sun ? [choice.sun.card] : [])] : choice.cards ?? [];
    const held = [...state.boats.find((boat) => boat.seat === seat).hand];
    for (const card of used) held.splice(held.indexOf(card), 1);
    const piles = state.draw + state.discard + used.length - (choice.sun ? 1 : 0);
    const count = Math.min(this.cards.handSize - held.length, piles);
    const place = html("div", { class: "drawing" });
    this.behindCover(seat, laying, say("regatta.dealCover", seat), () => new CardEntry(this.cards, count, held,
      (number) => say("regatta.draw", name, number, count), (cards) => tell({ draw: cards })).element)
      .then((element) => place.replaceChildren(element));
    return place;
  }
}
