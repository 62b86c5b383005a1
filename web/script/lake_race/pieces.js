// Boats on the picture of a lake, and where its cells lie.
import { svg } from "../dom.js";

const degrees = { E: 0, NE: 60, NW: 120, W: 180, SW: 240, SE: 300 }; // anticlockwise

const deck =
  "M.39 0C.234 .157 .039 .21-.097 .21C-.234 .21-.332 .189-.39 .143L-.39-.143C-.332-.189-.234-.21-.097-.21C.039-.21 .234-.157 .39 0Z";

export class Cells {
  /** @param {{first: number[], column: number[], row: number[], rows: number[]}} picture */
  constructor(picture) {
    this.picture = picture;
  }

  centre([column, row]) {
    const { first, column: right, row: down, rows: twoDown } = this.picture;
    const pairs = Math.floor((row - 1) / 2);
    const odd = (row - 1) % 2;
    return [0, 1].map((i) => first[i] + (column - 1) * right[i] + pairs * twoDown[i] + odd * down[i]);
  }
}

export function cellName([column, row]) {
  return String(column).padStart(2, "0") + String(row).padStart(2, "0");
}

function boatShape(seat) {
  return [
    svg("path", { d: deck, class: "deck" }),
    svg("text", { class: "number", dy: ".1" }, String(seat)),
  ];
}

// Turned so that the bow points along the heading, the number upright; `before` is the angle it had.
/** @param {any} boat @param {number[]} point @param {string} heading @param {number} [before] */
function turn(boat, [x, y], heading, before) {
  let angle = -degrees[heading];
  while (before !== undefined && angle - before > 180) angle -= 360;
  while (before !== undefined && angle - before < -180) angle += 360;
  boat.style.transform = `translate(${x}px, ${y}px) rotate(${angle}deg)`;
  boat.querySelector(".number").style.transform = `rotate(${-angle}deg)`;
  return angle;
}

// A boat where it would be.
export function ghost(seat, point, heading, mark) {
  const boat = svg("g", { class: `boat ghost seat-${seat}` }, ...boatShape(seat));
  turn(boat, point, heading);
  if (mark) boat.append(svg("circle", { r: ".34", class: "warning" }));
  return boat;
}

export class Boats {
  constructor(view, board, players) {
    this.cells = new Cells(board.picture);
    this.view = view;
    this.perfect = board.perfect;
    this.boats = [];
    this.angles = [];
    for (let seat = 1; seat <= players; ++seat)
      this.boats.push(svg("g", { class: `boat seat-${seat}`, id: `boat-${seat}`, visibility: "hidden" },
        svg("circle", { r: ".47", class: "turn" }), ...boatShape(seat)));
    view.pieces.replaceChildren(...this.boats);
  }

  // The typical line of a perfect boat in this race.
  showLine(race) {
    const cells = this.perfect[race - 1]?.line ?? [];
    const path = cells.map((cell) => this.cells.centre(cell)).join("L");
    this.view.marks.replaceChildren(svg("path", { class: "perfect-line", d: path ? `M${path}` : "" }));
  }

  show(state, seat) {
    this.showLine(state.races.length);
    const { boats, sunk } = state.races.at(-1);
    for (const boat of boats) {
      const shape = this.boats[boat.seat - 1];
      const away = !boat.cell || boat.finished_turn !== null || sunk.includes(boat.seat);
      shape.setAttribute("visibility", away ? "hidden" : "visible");
      shape.classList.toggle("acting", boat.seat === seat);
      if (!away) this.angles[boat.seat - 1] =
        turn(shape, this.cells.centre(boat.cell), boat.heading, this.angles[boat.seat - 1]);
    }
    const acting = boats.find((boat) => boat.seat === seat);
    if (acting?.cell) this.view.lookAt(this.cells.centre(acting.cell));
  }
}
