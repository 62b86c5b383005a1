// Boats on the table, with the zones and suns before their bows and the wakes behind them.
import { svg } from "../dom.js";
import { pointFrom, smoothLine, trackAlong } from "./geometry.js";

const haltedAt = 15; // millimetres that a boat is away from the end of its arrows when it has halted

// Bow at the origin, ahead is up; the form of the boats that are printed.
function hullPath(length, beam) {
  const half = beam / 2;
  const at = (x, y) => `${(x * half).toFixed(1)} ${(y * length).toFixed(1)}`;
  return `M0 0C${at(0.55, 0.12)} ${at(1, 0.3)} ${at(1, 0.55)}C${at(1, 0.8)} ${at(0.8, 0.93)} ${at(0.68, 1)}L${at(-0.68, 1)}` +
    `C${at(-0.8, 0.93)} ${at(-1, 0.8)} ${at(-1, 0.55)}C${at(-1, 0.3)} ${at(-0.55, 0.12)} 0 0Z`;
}

export class Fleet {
  constructor(view, board, players) {
    this.view = view;
    const { boats, line, deck } = board.document;
    this.length = boats.length;
    this.beam = boats.beam;
    this.card = deck.card;
    this.line = line;
    this.arrows = new Map(deck.cards.map((card) => [card.id, card.arrows]));
    this.poses = []; // by seat, as shown last
    this.wakes = new Map(); // of the last turns, by seat
    this.moved = false; // since boats were shown last
    this.angles = [];
    this.boats = [];
    for (let seat = 1; seat <= players; ++seat) {
      const boat = this.shape(seat);
      boat.id = `boat-${seat}`;
      boat.setAttribute("visibility", "hidden");
      this.boats.push(boat);
    }
    view.pieces.replaceChildren(...this.boats);
  }

  shape(seat, more = "") {
    const middle = this.length * 0.6;
    return svg("g", { class: `boat seat-${seat} ${more}` },
      svg("circle", { class: "turn", cy: this.length / 2, r: this.length * 0.72 }),
      svg("path", { class: "deck", d: hullPath(this.length, this.beam) }),
      svg("g", { class: "tag" },
        svg("circle", { class: "disc", cy: middle, r: 9.5 }), svg("text", { class: "number", y: middle + 4.6 }, String(seat))));
  }

  turn(boat, { at: [x, y], heading }, before) {
    let angle = heading;
    while (before !== undefined && angle - before > 180) angle -= 360;
    while (before !== undefined && angle - before < -180) angle += 360;
    boat.style.transform = `translate(${x}px, ${y}px) rotate(${angle}deg)`;
    const number = boat.querySelector(".number");
    number.style.transformOrigin = `0 ${this.length * 0.6}px`;
    number.style.transform = `rotate(${-angle}deg)`;
    return angle;
  }

  // A boat where it would be.
  ghost(seat, pose, more = "") {
    const boat = this.shape(seat, `ghost ${more}`);
    this.turn(boat, pose);
    return boat;
  }

  // The room of one card before a bow.
  cardAt({ at, heading }, kind, ...children) {
    const { width, length } = this.card;
    const place = svg("g", {}, svg("rect", { class: kind, x: -width / 2, y: -length, width, height: length, rx: 3 }), ...children);
    place.style.transform = `translate(${at[0]}px, ${at[1]}px) rotate(${heading}deg)`;
    return place;
  }

  sunAt(pose) {
    const middle = -this.card.length / 2;
    const radius = this.card.width * 0.18;
    const rays = Array.from({ length: 8 }, (_, i) => {
      const [from, to] = [1.35, 1.9].map((far) => pointFrom([0, middle], i * 45, radius * far));
      return `M${from}L${to}`;
    });
    return this.cardAt(pose, "calm", svg("circle", { class: "sun", cy: middle, r: radius }), svg("path", { class: "rays", d: rays.join("") }));
  }

  // The way of cards played along arrows that are counted from 1.
  track(from, plays) {
    const poses = [from];
    for (const { card, arrows } of plays)
      for (const arrow of arrows) poses.push(...trackAlong(this.arrows.get(card)[arrow - 1], poses.at(-1), this.length).slice(1));
    return poses;
  }

  // A boat sets out: its wake is seen until it does so again.
  setOut(seat, { play = [] }) {
    this.moved = true;
    const from = this.poses[seat - 1];
    const poses = from ? this.track(from, play) : [];
    if (poses.length > 1) this.wakes.set(seat, poses);
    else this.wakes.delete(seat);
  }

  // A wake that leads to where the boat is, or from there.
  wakeOf({ seat, at }) {
    const poses = this.wakes.get(seat);
    const isNear = ({ at: [x, y] }) => Math.hypot(x - at[0], y - at[1]) < haltedAt;
    return poses && (isNear(poses[0]) || isNear(poses.at(-1))) ? [svg("path", { class: `wake seat-${seat}`, d: smoothLine(poses) })] : [];
  }

  show(state, seat) {
    const marks = [];
    if (!this.moved) this.wakes.clear(); // a turn was taken back
    this.moved = false;
    for (const boat of state.boats) {
      const shape = this.boats[boat.seat - 1];
      const away = !boat.at || boat.finished_turn !== null;
      shape.setAttribute("visibility", away ? "hidden" : "visible");
      shape.classList.toggle("acting", boat.seat === seat);
      if (away) continue;
      marks.unshift(...this.wakeOf(boat));
      this.poses[boat.seat - 1] = boat;
      this.angles[boat.seat - 1] = this.turn(shape, boat, this.angles[boat.seat - 1]);
      if (boat.becalmed) marks.push(this.sunAt(boat));
      else if (boat.seat !== seat) marks.push(this.cardAt(boat, "zone"));
    }
    this.view.marks.replaceChildren(...marks);
    this.lookAt(state.boats.find((boat) => boat.seat === seat));
  }

  // What lies ahead of a boat matters more than what is behind it.
  lookAt(boat) {
    const { left, right } = this.line;
    if (boat?.at) this.view.lookAt(pointFrom(boat.at, boat.heading, 0.6 * this.card.length));
    else this.view.lookAt([0, 1].map((i) => (left[i] + right[i]) / 2));
  }
}
