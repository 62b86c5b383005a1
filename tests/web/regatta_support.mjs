// What the tests of the regatta's pages share.
import path from "node:path";
import { RulesModule } from "../../web/script/module.js";
import { check } from "./support.mjs";
import { pageOf } from "./walk.mjs";

export function pageOfRegatta(file) {
  return pageOf(path.isAbsolute(file) ? file : path.join("regatta", file));
}

// A table in the module of a page, with all that was asked and answered.
export class ModuleTable {
  constructor({ compiled, board }, laying) {
    this.rules = new RulesModule(compiled);
    this.requests = [];
    this.answers = [this.rules.open(JSON.stringify({ board, ...laying })).trimEnd()];
    this.now = JSON.parse(this.answers[0]);
    check(!this.now.error, this.answers[0]);
    this.choice = null; // the last one of anybody, whose draw may be to come
    this.hear(this.now);
  }

  hear({ told }) {
    for (const { choice } of told) if (choice) this.choice = choice;
  }

  ask(request) {
    this.requests.push(request);
    this.answers.push(this.rules.answer(JSON.stringify(request)).trimEnd());
    return JSON.parse(this.answers.at(-1));
  }

  // Goes on unless it is refused.
  go(request) {
    const answer = this.ask(request);
    if (answer.error) return answer;
    this.now = answer;
    this.hear(answer);
    return answer;
  }

  boat(seat = this.now.seat) {
    return this.now.state.boats[seat - 1];
  }
}

function without(list, taken) {
  const rest = [...list];
  for (const each of taken) rest.splice(rest.indexOf(each), 1);
  return rest;
}

// Cards that were possibly dealt, from a whole deck.
export function dealtFrom(board, players, draw) {
  const deck = board.document.deck.cards.flatMap(({ id, count }) => Array(count).fill(id));
  const take = () => deck.splice(draw(deck.length), 1)[0];
  return Array.from({ length: players }, () => Array.from({ length: board.document.deck.hand }, take));
}

// How many cards a seat draws after a choice, and which ones may not lie elsewhere: others are refused by the table.
export function drawnAfter(board, state, seat, choice, draw) {
  const used = choice.play ? [...choice.play.map(({ card }) => card), ...(choice.sun ? [choice.sun.card] : [])] : choice.cards ?? [];
  const held = without(state.boats[seat - 1].hand, used);
  const piles = state.draw + state.discard + used.length - (choice.sun ? 1 : 0);
  const count = Math.min(board.document.deck.hand - held.length, piles);
  const kinds = board.document.deck.cards.flatMap(({ id, count: many }) => Array(many).fill(id));
  const rest = without(kinds, state.boats.flatMap(({ hand }) => hand));
  return Array.from({ length: count }, () => rest.splice(draw(rest.length), 1)[0]);
}
