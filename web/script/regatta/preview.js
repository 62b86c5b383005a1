// What a turn would bring, drawn on the table before it is played: the table says where the boat ends.
import { svg } from "../dom.js";
import { say } from "../words.js";
import { pointFrom, smoothLine } from "./geometry.js";

const haltedShort = 15; // millimetres between an arrow's end and the boat's, more than rounding makes

function boatIn(state, seat) {
  return state.boats.find((boat) => boat.seat === seat);
}

export class TurnPreview {
  constructor({ answer, table, fleet, gateName }, draft) {
    this.seat = answer.seat;
    this.table = table;
    this.fleet = fleet;
    this.gateName = gateName;
    this.draft = draft;
    this.boat = boatIn(answer.state, answer.seat);
  }

  // The boat after a choice, and what is worth telling of it.
  async outcome(choice) {
    const { ahead } = await this.table.ask({ do: "look", choice });
    const boat = boatIn(ahead, this.seat);
    const news = [];
    if (boat.finished_turn !== null) news.push(`✓ ${say("regatta.finishes")}`);
    else if (boat.gate !== this.boat.gate) news.push(`✓ ${say("regatta.passes", this.gateName(this.boat.gate))}`);
    return { boat, news };
  }

  // Where the boat would be before the card picked last.
  async poseBeforeLast() {
    const before = this.draft.picks.slice(0, -1);
    return before.length === 0 ? this.boat : (await this.outcome(this.draft.playOf(before))).boat;
  }

  // Along the arrows of a pick from a pose, as far as they are chosen.
  track({ slot, arrows }, from) {
    return this.fleet.track(from, [{ card: this.draft.hand[slot], arrows }]);
  }

  way(poses) {
    return svg("path", { class: `way seat-${this.seat}`, d: smoothLine(poses) });
  }

  // An arrow that can be taken: its way, its end, its number, and room for a finger.
  arrowMarks(pick, from, number, take) {
    const poses = this.track(pick, from);
    const end = poses.at(-1);
    const middle = pointFrom(end.at, end.heading, -this.fleet.length / 2);
    const label = pointFrom(end.at, end.heading, 14);
    return [this.way(poses), this.fleet.ghost(this.seat, end, "unnumbered"),
      svg("circle", { class: "label-disc", cx: label[0], cy: label[1], r: 13 }),
      svg("text", { class: "label", x: label[0], y: label[1] + 5.5 }, String(number)),
      svg("circle", { class: "touch target", cx: middle[0], cy: middle[1], r: 34, onclick: take })];
  }

  // Of a whole choice: its end on the table, and in words.
  async end(choice, from) {
    if (!choice || choice.skip || choice.heave === "change") return { news: [], marks: [] };
    const { boat, news } = await this.outcome(choice);
    const racing = boat.finished_turn === null;
    const marks = [];
    if (choice.play) {
      const ways = this.draft.picks.map((pick, at) => this.track(pick, at === this.draft.picks.length - 1 ? from : this.boat));
      marks.push(...ways.map((poses) => this.way(poses)));
      const [x, y] = ways.at(-1).at(-1).at;
      if (racing && Math.hypot(x - boat.at[0], y - boat.at[1]) > haltedShort) news.push(say("regatta.halts"));
    }
    marks.push(this.fleet.ghost(this.seat, boat));
    if (racing) news.push(say("regatta.bow", boat.at.join(", "), boat.heading));
    return { news, marks, at: boat.at };
  }
}
