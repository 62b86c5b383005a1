// Tiles and piles, as the painter of pictures draws them, and where they lie. One unit is one square.
import { svg } from "../dom.js";

export const sides = ["red", "yellow"];

const tileSize = 0.78;
const arm = "M-.3 .1C-.22-.1-.12-.24 0-.26C.12-.28 .24-.22 .3-.12";
const waves = [0.17, 0.31].map((y) => `M-.36 ${y}${"c.07-.11 .17 .11 .24 0".repeat(3)}`).join("");
const jaw = [-1, 1].flatMap((way) => Array.from({ length: 5 }, (_, tooth) => {
  const x = -0.4 + tooth * 0.16;
  return `M${x} ${way * 0.43}h.16L${x + 0.08} ${way * 0.27}Z`;
})).join("");

export function squareName(square) {
  return square.join(",");
}

/** @param {number[]} square */
export function middleOf([column, row]) {
  return [column - 0.5, row - 0.5];
}

export function sideOf(tile) {
  return tile.split(" ")[0];
}

// The number of a crocodile; null: it lies as a swimmer.
export function numberOf(tile) {
  const face = tile.split(" ")[1];
  return face === "?" ? null : Number(face);
}

export function pileAt(state, square) {
  return state.piles.find((pile) => squareName(pile.at) === squareName(square));
}

// The sign of a side, so that nothing depends on its colour: red points up, yellow down.
function triangle(side, x, y, size) {
  const up = (side === "red" ? -1 : 1) * size;
  return `M${x} ${y + 0.5 * up}L${x + 0.55 * size} ${y - 0.4 * up}L${x - 0.55 * size} ${y - 0.4 * up}Z`;
}

function tileGround(side) {
  return svg("rect", { class: `ground of-${side}`, x: "-.5", y: "-.5", width: "1", height: "1", rx: ".12" });
}

function tileFace(tile) {
  const [side, number] = [sideOf(tile), numberOf(tile)];
  if (number === null)
    return svg("g", { class: `ink of-${side}` }, svg("circle", { cx: ".1", cy: "-.08", r: ".105" }),
      svg("path", { class: "stroke arm", d: arm }), svg("path", { class: "stroke", d: waves }),
      svg("path", { d: triangle(side, -0.33, -0.33, 0.17) }));
  return svg("g", { class: `ink of-${side}` }, svg("path", { d: jaw + triangle(side, -0.35, 0, 0.13) }),
    svg("text", { class: "value", dy: ".18" }, String(number)));
}

// Tiles from the bottom to the top. Of those below, at most four edges are seen.
export function pileShape(tiles) {
  const below = Math.min(tiles.length - 1, 4);
  const size = tileSize - below * 0.05;
  const layer = (at, ...shapes) => svg("g", { transform: `translate(${at} ${at}) scale(${size})` }, ...shapes);
  const first = -0.025 * below;
  const layers = [];
  for (let i = below; i >= 1; --i) layers.push(layer(first + 0.05 * i, tileGround(sideOf(tiles.at(-1 - i)))));
  const top = tiles.at(-1);
  layers.push(layer(first, tileGround(sideOf(top)), tileFace(top)));
  if (tiles.length > 1)
    layers.push(svg("g", { class: "height", transform: `translate(${first + 0.27} ${first - 0.27})` },
      svg("circle", { r: ".17" }), svg("text", { dy: ".075" }, `×${tiles.length}`)));
  return svg("g", { class: "pile" }, ...layers);
}

export function pileIcon(tiles) {
  return svg("svg", { class: "tile-icon", viewBox: "-.5 -.5 1 1", "aria-hidden": "true" }, pileShape(tiles));
}

/** @param {any} shape @param {number[]} point */
function laid(shape, [x, y]) {
  shape.style.transform = `translate(${x}px, ${y}px)`;
  return shape;
}

// A mark on the board that can be tapped; the same choice is a button with words beside the board.
export function tapMark(point, act, kind, ...shapes) {
  return laid(svg("g", { class: `target ${kind}`, onclick: act },
    svg("rect", { class: "touch", x: "-.5", y: "-.5", width: "1", height: "1" }), ...shapes), point);
}

export function frameShape(kind) {
  return svg("rect", { class: `mark ${kind}`, x: "-.45", y: "-.45", width: ".9", height: ".9", rx: ".14" });
}

export class Tiles {
  /** @param turned what was turned over, as the story tells it */
  constructor(view, board, turned) {
    this.view = view;
    this.turned = turned;
    this.picture = board.picture;
    this.moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  show(state, seat, answer) {
    this.turned.settle(answer);
    this.state = state;
    const at = answer.moment === "to" ? this.turned.atHand() : null;
    const shapes = state.piles.map((pile) => {
      const shown = at && squareName(at.at) === squareName(pile.at)
        ? [...pile.tiles.slice(0, -1), `${pile.side} ${at.value}`] : pile.tiles;
      const shape = laid(pileShape(shown), middleOf(pile.at));
      shape.dataset.square = squareName(pile.at);
      return shape;
    });
    this.view.pieces.replaceChildren(...shapes, ...sides.map((side) => this.countShape(side, state)));
    this.showLast(shapes);
    const acting = state.piles.filter((pile) => pile.side === sides[seat - 1]).map((pile) => middleOf(pile.at));
    if (at) this.view.lookAt(middleOf(at.at));
    else if (acting.length > 0) this.view.lookAt([0, 1].map((i) => acting.reduce((sum, point) => sum + point[i], 0) / acting.length));
  }

  // Where the last turn began and ended; what moved goes there.
  showLast(shapes) {
    const { last } = this.turned;
    const squares = last ? [last.from, last.to].filter(Array.isArray) : [];
    this.view.marks.replaceChildren(...squares.map((square) => laid(frameShape("last"), middleOf(square))));
    if (!this.moves || !last?.from || !Array.isArray(last.to)) return;
    const shape = shapes.find((each) => each.dataset.square === squareName(last.to));
    const [[x, y], end] = [middleOf(last.from), shape?.style.transform];
    shape?.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: end }], { duration: 400, easing: "ease" });
  }

  // How many tiles are in a bar, beside its sign.
  countShape(side, state) {
    const { bars, box: [left, top, width, height] } = this.picture;
    const aside = side === "red" ? 0.24 : -0.24;
    const [x, y] = bars[side].at(side === "red" ? -1 : 0) ?? [0, 0];
    const inside = (value, least, room) => Math.max(least + 0.27, Math.min(least + room - 0.27, value));
    return laid(svg("g", { class: `in-bar of-${side}`, visibility: bars[side].length > 0 ? null : "hidden" },
      svg("circle", { r: ".24" }), svg("text", { dy: ".115" }, String(state.bars.tiles[side]))),
    [inside(x + aside, left, width), inside(y - aside, top, height)]);
  }
}

// What was turned over so far. States do not tell it: of tiles in the bars they know the sum alone, and of the turn at
// hand nothing.
export class Turned {
  constructor() {
    this.all = [];
    this.turn = 0; // turns that are complete
    /** @type {any} */
    this.last = null;
  }

  // An event; what it says of the turn is only settled with the answer that tells it.
  hear({ side, choice, chance }) {
    if (chance) this.all.push({ turn: this.turn, side, at: this.last.from, value: chance.value });
    else if (choice.to) this.last = { from: choice.swim ?? choice.move ?? this.atHand().at, to: choice.to };
    else this.last = choice.pass ? null : { from: choice.reveal, to: choice.at };
  }

  // Going back takes reveals back too.
  settle({ turn, moment, told }) {
    if (told.length === 0) this.last = null;
    this.all = this.all.filter((each) => each.turn < turn || (each.turn === turn && moment === "to"));
    this.turn = turn;
  }

  atHand() {
    return this.all.at(-1);
  }

  // Numbers that a side has not shown yet, each once, in order.
  hidden(side, crocodiles) {
    const left = [...crocodiles];
    for (const each of this.all)
      if (each.side === side && left.includes(each.value)) left.splice(left.indexOf(each.value), 1);
    return [...new Set(left)].sort((a, b) => a - b);
  }
}
