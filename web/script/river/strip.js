// The sections of the river, which the waterfall takes from below and lays down above; and the boats on them.
import { byId, svg } from "../dom.js";

const hull = "M-.3 .1L.3 .1L.2 .26L-.2 .26Z";
const sail = "M-.02 .04L-.02-.34L.26 .04Z";

export class Strip {
  constructor(view, board, players) {
    this.view = view;
    this.length = board.sections;
    this.players = players;
    const { box, harbour, bank } = board.picture;
    this.width = box[2];
    this.height = box[3];
    this.harbour = harbour;
    this.bank = bank;
    this.layPieces();
  }

  // Each section is a window on the one picture, so that it can move by itself.
  layPieces() {
    const ground = byId("picture-0");
    this.view.stage.querySelectorAll(".slice").forEach((slice) => slice.remove());
    /** @type {HTMLElement[]} */
    this.slices = [];
    for (let laid = 1; laid <= this.length; ++laid) {
      const slice = document.createElement("div");
      slice.className = "slice";
      const picture = ground.cloneNode();
      picture.removeAttribute("id");
      picture.className = "part";
      picture.style.height = `${this.height * 100}%`;
      picture.style.top = `${-this.topOf(laid) * 100}%`;
      slice.append(picture);
      slice.style.height = `${100 / this.height}%`;
      this.slices.push(slice);
    }
    ground.after(...this.slices);
  }

  topOf(section) {
    return this.harbour + this.length - section;
  }

  // `bottom`: which section, as laid, is at the waterfall now.
  showSections(bottom) {
    this.slices.forEach((slice, at) => {
      const now = ((at + 1 - bottom + this.length) % this.length) + 1;
      slice.style.top = `${(this.topOf(now) / this.height) * 100}%`;
    });
  }

  // Where a seat's boats lie on a section; 0 stands for the harbour.
  point(section, seat) {
    const inner = this.width - 2 * this.bank;
    const x = this.bank + (inner * (seat - 0.5)) / this.players;
    return [x, section === 0 ? this.harbour * 0.62 : this.topOf(section) + 0.5];
  }

  /** @param {number} seat @param {number} count @param {number[]} point */
  boat(seat, count, [x, y], more = "") {
    const shape = svg("g", { class: `boat seat-${seat} ${more}` },
      svg("path", { d: hull, class: "deck" }), svg("path", { d: sail, class: "deck" }),
      svg("text", { class: "number", x: "-.15", y: "0" }, String(seat)),
      count > 1 ? svg("text", { class: "count", x: ".3", y: "-.08" }, `×${count}`) : null);
    shape.style.transform = `translate(${x}px, ${y}px)`;
    return shape;
  }

  show(state) {
    this.showSections(state.bottom);
    const shapes = [];
    for (const { seat, river, docks } of state.seats) {
      const counts = new Map();
      for (const section of river) counts.set(section, (counts.get(section) ?? 0) + 1);
      if (docks.length > 0) counts.set(0, docks.length);
      for (const [section, count] of counts) shapes.push(this.boat(seat, count, this.point(section, seat)));
    }
    this.view.pieces.replaceChildren(...shapes);
    this.view.lookAt([this.width / 2, this.topOf(Math.min(this.length, 5))]);
  }
}
