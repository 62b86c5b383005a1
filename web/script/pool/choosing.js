// What a player may do: a tile is chosen first, then where it goes or that it is turned over. What a choice comes to
// is said before it is made.
import { html, svg } from "../dom.js";
import { seatName } from "../seats.js";
import { say } from "../words.js";
import { frameShape, middleOf, numberOf, pileAt, pileIcon, sides, squareName, tapMark } from "./tiles.js";

export function sideName(side) {
  return seatName(sides.indexOf(side) + 1);
}

function faceWords(tile) {
  const number = numberOf(tile);
  return number === null ? say("pool.swimmer") : say("pool.crocodile", number);
}

export function pileWords(tiles) {
  const top = faceWords(tiles.at(-1));
  return tiles.length === 1 ? top : say("pool.pile", top, tiles.length);
}

export function placeWords(to) {
  return to === "bar" ? say("pool.bar") : squareName(to);
}

export function winnerWords(state) {
  return state.winner === "draw" ? say("pool.draw") : say("pool.wins", sideName(state.winner));
}

// How an end is marked.
function kindOf(state, to) {
  if (to === "bar") return "home";
  return pileAt(state, to) ? "bite" : "free";
}

// What comes of an end, in words.
function newsOf(before, ahead, side, to) {
  const news = [];
  const kind = kindOf(before, to);
  if (kind === "bite") {
    const bitten = pileAt(before, to);
    news.push(say("pool.bites", sideName(bitten.side), pileWords(bitten.tiles)));
  }
  if (kind === "home") {
    const [tiles, values] = ["tiles", "values"].map((what) => ahead.bars[what][side] - before.bars[what][side]);
    news.push(say(tiles === 1 ? "pool.arrivesOne" : "pool.arrives", tiles, values));
  }
  if (ahead.over) news.push(`${say("over")}: ${winnerWords(ahead)}`);
  return news;
}

// Ends with what comes of them, those with news first.
async function endsOf(choices, { answer: { state, side }, table }) {
  const looks = await Promise.all(choices.map((choice) => table.ask({ do: "look", choice })));
  const ends = choices.map((choice, at) => ({
    choice, to: choice.to, kind: kindOf(state, choice.to), news: newsOf(state, looks[at].ahead, side, choice.to),
  }));
  return ends.sort((a, b) => Number(a.news.length === 0) - Number(b.news.length === 0));
}

function endButton({ choice, to, kind, news }, play) {
  const words = [to === "bar" ? say("pool.toBar") : squareName(to), ...news].join(" · ");
  return html("button", {
    class: `end ${kind}${news.length > 0 ? " wide" : ""}`, id: `end-${to === "bar" ? to : to.join("-")}`,
    "aria-label": kind === "free" ? say("pool.to", words) : null, onclick: () => play(choice),
  }, words);
}

// Four teeth round a tile that is bitten; what lies there stays readable.
const teeth = "M-.14-.52h.28L0-.3ZM-.14 .52h.28L0 .3ZM-.52-.14v.28L-.3 0ZM.52-.14v.28L.3 0Z";

function endMarks({ choice, to, kind }, play, bar) {
  const act = () => play(choice);
  if (to === "bar") return bar.map((point) => tapMark(point, act, "home", svg("circle", { class: "mark home", r: ".4" })));
  if (kind === "bite")
    return [tapMark(middleOf(to), act, "bite", frameShape("bite"), svg("path", { class: "teeth", d: teeth }))];
  return [tapMark(middleOf(to), act, "free", svg("circle", { class: "mark free", r: ".3" }),
    svg("text", { class: "square-name", dy: ".08" }, squareName(to)))];
}

function endList(ends, play) {
  return html("div", { class: "ends" }, ends.map((end) => endButton(end, play)));
}

export async function offerEnds(offer, turned) {
  const { answer, choices, play, view, board } = offer;
  const ends = await endsOf(choices, offer);
  const bar = board.picture.bars[answer.side];
  const frame = tapMark(middleOf(turned.atHand().at), () => {}, "chosen", frameShape("chosen"));
  view.offers.replaceChildren(frame, ...ends.flatMap((end) => endMarks(end, play, bar)));
  return endList(ends, play);
}

export function offerPlaces({ choices, play, view }) {
  view.offers.replaceChildren(...choices.flatMap((choice) => endMarks({ choice, to: choice.at, kind: "free" }, play)));
  if (choices.length > 0) view.lookAt([0, 1].map((i) => choices.reduce((sum, { at }) => sum + middleOf(at)[i], 0) / choices.length));
  return html("div", { class: "ends" }, choices.map((choice) => html("button", {
    class: "end", id: `place-${choice.at.join("-")}`, "aria-label": say("pool.placeOn", squareName(choice.at)), onclick: () => play(choice),
  }, squareName(choice.at))));
}

// One of the player's own tiles and what can be done with it.
class OwnTile {
  constructor(from, state) {
    this.from = from;
    this.tiles = pileAt(state, from).tiles;
    this.reveal = null;
    /** @type {any} */
    this.looked = null; // where its moves end
    this.moves = [];
    this.kinds = new Set();
  }

  add(choice, state) {
    if (choice.reveal) {
      this.reveal = choice;
      return;
    }
    this.moves.push(choice);
    this.kinds.add(kindOf(state, choice.to));
  }

  // Only asked for when the tile is chosen: to look at all of them would take a slow phone too long.
  async ends(offer) {
    this.looked ??= await endsOf(this.moves, offer);
    return this.looked;
  }

  get id() {
    return `tile-${this.from.join("-")}`;
  }

  get words() {
    return say("pool.tileOn", pileWords(this.tiles), squareName(this.from));
  }

  // How much there is to know of it before it is chosen.
  get news() {
    if (this.kinds.has("home")) return say("pool.canArrive");
    return this.kinds.has("bite") ? say("pool.canBite") : null;
  }
}

function ownTiles({ answer: { state }, choices }) {
  const tiles = new Map();
  for (const choice of choices) {
    const from = choice.swim ?? choice.move ?? choice.reveal;
    if (!tiles.has(squareName(from))) tiles.set(squareName(from), new OwnTile(from, state));
    tiles.get(squareName(from)).add(choice, state);
  }
  return [...tiles.values()].sort((a, b) => a.from[1] - b.from[1] || a.from[0] - b.from[0]);
}

export async function offerTurn(offer, turned) {
  const { answer, choices, play, view, board, prompt } = offer;
  const pass = choices.find((choice) => choice.pass);
  if (pass) return html("button", { class: "main", id: "pass", onclick: () => play(pass) }, say("pool.pass"));
  const tiles = ownTiles(offer);
  const values = turned.hidden(answer.side, board.crocodiles).join(", ");
  const element = html("div", { class: "choosing" });
  let wanted = null; // the tile that was asked for last
  let shown = false;
  const choose = async (tile, ...focused) => {
    wanted = tile;
    const ends = tile ? await tile.ends(offer) : [];
    if (wanted !== tile || (shown && !element.isConnected)) return;
    shown = true;
    view.offers.replaceChildren(
      ...tiles.map((each) => tapMark(middleOf(each.from), () => choose(each === tile && tiles.length > 1 ? null : each), "own",
        frameShape(each === tile ? "chosen" : "own"))),
      ...ends.flatMap((end) => endMarks(end, play, board.picture.bars[answer.side])));
    element.replaceChildren(...(tile ? chosenParts(tile, ends) : [tileList()]));
    prompt(tile ? say("pool.endPrompt", sideName(answer.side), tile.words) : say("pool.turnPrompt", sideName(answer.side)));
    focused.map((selector) => element.querySelector(selector)).find((each) => each)?.focus({ preventScroll: true });
  };
  const tileList = () => html("div", { class: "tiles" }, tiles.map((tile) => html("button", {
    class: "own", id: tile.id, onclick: () => { choose(tile, ".end", "#reveal"); view.lookAt(middleOf(tile.from)); },
  }, pileIcon(tile.tiles), html("span", {}, squareName(tile.from), html("span", { class: "unseen" }, ` ${pileWords(tile.tiles)}`),
    tile.news ? html("small", {}, ` ${tile.news}`) : null))));
  const chosenParts = (tile, ends) => [
    html("div", { class: "chosen" }, pileIcon(tile.tiles),
      tile.reveal ? html("button", { id: "reveal", onclick: () => play(tile.reveal) },
        html("strong", {}, say("pool.reveal")), html("small", {}, say("pool.possible", values))) : html("span"),
      tiles.length > 1 ? html("button", { id: "other", onclick: () => choose(null, `#${tile.id}`) }, say("pool.other")) : null),
    endList(ends, play)];
  await choose(tiles.length === 1 ? tiles[0] : null);
  return element;
}
