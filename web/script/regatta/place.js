// A boat is placed anywhere behind the line: by a tap on the table, then step by step. The table says whether it may stand
// there; a place where it may is proposed.
import { html, svg } from "../dom.js";
import { say } from "../words.js";

const lattice = 5; // millimetres between the places of bows
const headingStep = 15;

function snapped(point) {
  return point.map((value) => Math.round(value / lattice) * lattice);
}

// The start line: how far along it and behind it a point is, and the other way round.
class StartLine {
  constructor({ left, right }) {
    this.left = left;
    this.size = Math.hypot(right[0] - left[0], right[1] - left[1]);
    this.along = [0, 1].map((i) => (right[i] - left[i]) / this.size);
    this.behind = [-this.along[1], this.along[0]];
  }

  point(along, behind) {
    return [0, 1].map((i) => this.left[i] + along * this.along[i] + behind * this.behind[i]);
  }

  // The nearest point of the strip in which bows start.
  nearest([x, y], depth) {
    const [dx, dy] = [x - this.left[0], y - this.left[1]];
    const along = dx * this.along[0] + dy * this.along[1];
    const behind = dx * this.behind[0] + dy * this.behind[1];
    return this.point(Math.max(1, Math.min(this.size - 1, along)), Math.max(0, Math.min(depth, behind)));
  }
}

export class PlaceChoice {
  constructor({ answer, play, table, view, board, fleet, extra }) {
    this.seat = answer.seat;
    this.play = play;
    this.table = table;
    this.view = view;
    this.fleet = fleet;
    this.extra = extra;
    this.box = board.picture.box;
    this.line = new StartLine(board.document.line);
    this.pose = { at: snapped(this.line.point(this.line.size / 2, lattice)), heading: board.across };
    this.element = html("div", { class: "placing" });
    this.runs = 0;
  }

  async why(pose) {
    const { rule } = await this.table.ask({ do: "why", choice: pose });
    return rule === undefined ? "grid" : rule; // undefined: it is no longer this boat's moment
  }

  // From the middle of the line outwards, straight across it.
  async propose() {
    const apart = 1.5 * this.fleet.beam;
    for (let far = 0; far < this.line.size / 2; far += apart)
      for (const side of far === 0 ? [0] : [-1, 1])
        for (const behind of [lattice, this.fleet.length / 2]) {
          const pose = { at: snapped(this.line.point(this.line.size / 2 + side * far, behind)), heading: this.pose.heading };
          if (await this.why(pose) !== null) continue;
          this.pose = pose;
          return this.draw();
        }
    return this.draw();
  }

  move(x, y, id) {
    this.pose = { ...this.pose, at: [this.pose.at[0] + x * lattice, this.pose.at[1] + y * lattice] };
    return this.draw(id);
  }

  turn(steps, id) {
    this.pose = { ...this.pose, heading: (this.pose.heading + steps * headingStep + 360) % 360 };
    return this.draw(id);
  }

  tapped(event) {
    this.pose = { ...this.pose, at: snapped(this.line.nearest(this.view.pointOf(event), this.fleet.length)) };
    return this.draw();
  }

  step(id, sign, words, act) {
    return html("button", { id, "aria-label": say(words), title: say(words), onclick: act }, sign);
  }

  async draw(focused) {
    const run = ++this.runs;
    const rule = await this.why(this.pose);
    if (run !== this.runs) return;
    const legal = rule === null;
    const { at, heading } = this.pose;
    this.element.replaceChildren(
      html("p", { class: "hint", id: "where" }, say("regatta.bow", at.join(", "), heading)),
      html("p", { class: legal ? "hint" : "hint refused", id: "why", role: "status" }, legal ? `✓ ${say("regatta.legal")}` : `✗ ${say(`regatta.rule.${rule}`)}`),
      html("div", { class: "pad" },
        this.step("turn-left", "↺", "regatta.turnLeft", () => this.turn(-1, "turn-left")),
        this.step("up", "↑", "regatta.up", () => this.move(0, -1, "up")),
        this.step("turn-right", "↻", "regatta.turnRight", () => this.turn(1, "turn-right")),
        this.step("left", "←", "regatta.left", () => this.move(-1, 0, "left")),
        this.step("down", "↓", "regatta.down", () => this.move(0, 1, "down")),
        this.step("right", "→", "regatta.right", () => this.move(1, 0, "right"))),
      html("button", { class: "main", id: "place", disabled: !legal, onclick: () => this.play(this.pose) }, say("regatta.place")),
      ...(this.extra ? [this.extra] : []));
    const [left, top, width, height] = this.box;
    this.view.offers.replaceChildren(
      svg("rect", { class: "touch", x: left, y: top, width, height, onclick: (event) => this.tapped(event) }),
      this.fleet.cardAt(this.pose, "zone own"), this.fleet.ghost(this.seat, this.pose, legal ? "" : "wrong"));
    if (focused) this.element.querySelector(`#${focused}`)?.focus();
  }
}
