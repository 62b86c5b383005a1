// The picture of the board with what lies on it. One unit of the drawing above it is one unit of the board.
import { byId, svg } from "./dom.js";
import { unpacked } from "./unpack.js";

const steps = [1, 1.5, 2.2, 3.2, 4.5];

export class Board {
  /** @param {{box: number[], finger?: number}} picture */
  constructor(picture) {
    this.frame = byId("frame");
    this.stage = byId("stage");
    this.box = picture.box;
    this.finger = picture.finger ?? 26; // pixels of a unit that a finger can hit
    this.zoom = 0;
    this.unit = 1; // in pixels
    this.marks = svg("g", { class: "marks" });
    this.pieces = svg("g", { class: "pieces" });
    this.offers = svg("g", { class: "offers" });
    this.stage.append(
      svg("svg", { id: "over", viewBox: this.box.join(" "), "aria-hidden": "true" }, this.marks, this.pieces, this.offers));
    for (const picture of this.stage.querySelectorAll("img[data-packed]")) this.unpack(picture);
    new ResizeObserver(() => this.resize()).observe(this.frame);
    this.resize();
  }

  async unpack(picture) {
    const text = await (await unpacked(picture.dataset.packed)).text();
    picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  }

  // Which of the pictures above the ground is seen: that of the race.
  showRace(number) {
    for (const picture of this.stage.querySelectorAll("img.picture")) {
      const layer = Number(picture.id.split("-")[1]);
      picture.hidden = layer > 0 && layer !== number;
    }
  }

  resize() {
    const [, , width, height] = this.box;
    const fit = Math.min(this.frame.clientWidth / width, this.frame.clientHeight / height);
    this.unit = fit * steps[this.zoom];
    this.stage.style.width = `${Math.floor(width * this.unit)}px`;
    this.stage.style.height = `${Math.floor(height * this.unit)}px`;
    if (this.centre) this.scrollTo(this.centre, "instant");
  }

  scrollTo([x, y], behavior) {
    const [left, top] = this.box;
    this.frame.scrollTo({
      left: (x - left) * this.unit - this.frame.clientWidth / 2,
      top: (y - top) * this.unit - this.frame.clientHeight / 2,
      behavior,
    });
  }

  // Where on the board a tap was.
  pointOf({ clientX, clientY }) {
    const frame = this.stage.getBoundingClientRect();
    const [left, top, width, height] = this.box;
    return [left + ((clientX - frame.left) / frame.width) * width, top + ((clientY - frame.top) / frame.height) * height];
  }

  // Whether a point of the board lies within the frame, and not only just.
  sees([x, y]) {
    const [left, top] = this.box;
    const inside = (place, from, size) => place > from + 0.08 * size && place < from + 0.92 * size;
    return inside((x - left) * this.unit, this.frame.scrollLeft, this.frame.clientWidth) &&
      inside((y - top) * this.unit, this.frame.scrollTop, this.frame.clientHeight);
  }

  // Where people should look, if not everything is seen.
  lookAt(point) {
    this.centre = point;
    this.scrollTo(point, matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
  }

  // The middle of several places.
  lookAtAll(points) {
    const middle = [0, 1].map((axis) => {
      const values = points.map((point) => point[axis]);
      return (Math.min(...values) + Math.max(...values)) / 2;
    });
    this.lookAt(middle);
  }

  zoomBy(change) {
    this.zoom = Math.max(0, Math.min(steps.length - 1, this.zoom + change));
    this.resize();
  }

  // So close that a unit is as large as a finger needs it; where there is room, as it is.
  zoomToFinger() {
    while (this.zoom < steps.length - 1 && this.unit < this.finger) this.zoomBy(1);
  }

  // As before a race.
  clear() {
    for (const layer of [this.marks, this.pieces, this.offers]) layer.replaceChildren();
    this.showRace(1);
    this.showAll();
  }

  showAll() {
    this.zoom = 0;
    this.resize();
  }
}
