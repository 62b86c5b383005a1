// How the crocodile pool is shown: tiles and bars, what a player may choose, and results. Which choices there are and what
// comes of them, the table says.
import { columnHead, html } from "../dom.js";
import { games } from "../games.js";
import { seatBadge, seatName } from "../seats.js";
import { say } from "../words.js";
import { offerEnds, offerPlaces, offerTurn, pileWords, placeWords, sideName, winnerWords } from "./choosing.js";
import { pileAt, pileIcon, sides, squareName, Tiles, Turned } from "./tiles.js";
import "./words.js";

/** @type {any} */
let turned = null;
/** @type {any} */
let tiles = null;
let listOpen = false; // what lies where, in words

function seatOfSide({ side }) {
  return side ? sides.indexOf(side) + 1 : null;
}

function moveWords(name, choice) {
  const from = choice.swim ?? choice.move ?? turned.atHand().at;
  const bitten = choice.to !== "bar" && pileAt(tiles.state, choice.to);
  const word = bitten ? "pool.told.bite" : choice.swim ? "pool.told.swim" : "pool.told.move";
  return say(word, name, squareName(from), placeWords(choice.to));
}

function placesOf(state, side) {
  return state.piles.filter((pile) => pile.side === side);
}

// The board in words.
function waterList(state) {
  const list = html("details", { id: "water", open: listOpen, ontoggle: () => { listOpen = list.open; } },
    html("summary", {}, say("pool.water")),
    sides.map((side) => html("p", {}, html("strong", {}, sideName(side)), ": ",
      placesOf(state, side).map((pile) => say("pool.tileOn", pileWords(pile.tiles), squareName(pile.at))).join("; ") || "–")));
  return list;
}

function barTable(state, acting, kind) {
  const heads = ["", say("pool.inBar"), say("pool.values"), say("pool.piles")];
  return html("table", { class: kind },
    html("thead", {}, html("tr", {}, heads.map((words) => columnHead(words)))),
    html("tbody", {}, sides.map((side, at) => html("tr", { class: at + 1 === acting ? "acting" : null, id: `bar-${side}` },
      html("th", { scope: "row" }, html("span", { class: "name" }, seatBadge(at + 1), sideName(side))),
      [state.bars.tiles[side], state.bars.values[side], placesOf(state, side).length].map((value) =>
        html("td", {}, String(value)))))));
}

// What the players should know of the end of the game and the way into the bars.
function hints(state, board) {
  if (state.over) return null;
  const words = [state.open ? say("pool.open") : say("pool.shut", board.opening)];
  if (state.quiet * 2 >= board.quiet) words.push(say("pool.quiet", state.quiet, board.quiet));
  return html("p", { class: "hint" }, words.join(" "));
}

games.pool = {
  pausesBetween: false,
  firstIsFixed: true, // red begins
  seatOf: seatOfSide,

  facts: (board) => [
    [say("pool.size"), board.size.join(" × ")],
    [say("players"), "2"],
    [say("pool.crocodiles"), board.crocodiles.join(", ")],
  ],

  pilots: () => ["quick", "strong", "deep"].map((pilot) => [pilot, say(`pool.${pilot}`)]),
  setupFields: () => [],

  pieces(view, board) {
    turned = new Turned();
    tiles = new Tiles(view, board, turned);
    return tiles;
  },
  raceNumber: () => 1,

  promptText(answer) {
    const name = seatName(seatOfSide(answer));
    if (answer.moment === "place") return say("pool.placePrompt", name);
    return answer.moment === "to" ? say("pool.toPrompt", name, turned.atHand().value) : say("pool.passPrompt", name);
  },

  offer(offer) {
    if (offer.answer.moment === "place") return offerPlaces(offer);
    return offer.answer.moment === "to" ? offerEnds(offer, turned) : offerTurn(offer, turned);
  },

  chanceText: (answer) => say("pool.enter", seatName(seatOfSide(answer))),
  chanceEntry: ({ side }, tell, board) => html("div", { class: "row values" },
    turned.hidden(side, board.crocodiles).map((value) => html("button", {
      class: "own", id: `value-${value}`, "aria-label": say("pool.crocodile", value), onclick: () => tell({ value }),
    }, pileIcon([`${side} ${value}`])))),

  choiceText(choice, { side }) {
    const name = sideName(side);
    if (choice.at) return say("pool.told.place", name, squareName(choice.at));
    if (choice.reveal) return say("pool.told.reveal", name, squareName(choice.reveal));
    return choice.pass ? say("pool.told.pass", name) : moveWords(name, choice);
  },

  eventText(event, turn) {
    const { choice, chance, side } = event;
    const told = () => say(turn > turned.turn ? "pool.told.stuck" : "pool.told.value", sideName(side), chance.value,
      squareName(turned.last.from));
    const text = chance ? told() : this.choiceText(choice, event);
    turned.hear(event);
    return text;
  },

  standing: (state, acting, board) =>
    html("div", {}, barTable(state, acting, "standing"), hints(state, board), waterList(state)),

  result: (state) => html("div", { class: "outcome" },
    html("p", { id: "winner" }, state.winner === "draw" ? null : seatBadge(sides.indexOf(state.winner) + 1),
      html("strong", {}, winnerWords(state))),
    html("p", {}, say(`pool.end.${state.reason}`)),
    state.bars.tiles.red === state.bars.tiles.yellow ? html("p", { class: "hint" }, say("pool.counting")) : null),
};
