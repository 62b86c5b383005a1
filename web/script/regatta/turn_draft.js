// A turn as it is put together card by card, arrow by arrow. What may come next is what some legal choice has there: nothing
// else can be picked, so an illegal turn cannot be made.

const most = 3; // cards that are changed

function distinct(values) {
  return [...new Set(values)];
}

function sameCards(a, b) {
  return [...a].sort().join("\n") === [...b].sort().join("\n");
}

export class TurnDraft {
  /** @param {any[]} choices as the table lists them; @param {string[]} hand */
  constructor(choices, hand) {
    this.choices = choices;
    this.hand = hand;
    this.plays = choices.filter((choice) => choice.play);
    this.headings = choices.filter((choice) => choice.heave === "turn").map((choice) => choice.heading);
    this.mode = "play"; // or "turn", "change"
    this.clear();
  }

  clear() {
    /** @type {any[]} */
    this.picks = []; // {slot, arrows}; of the last one arrows may be missing
    this.before = null; // the boat that gets a sun
    /** @type {any[]} */
    this.away = []; // slots of cards to be changed
    this.heading = null;
  }

  setMode(mode) {
    this.mode = this.mode === mode ? "play" : mode;
    this.clear();
  }

  // The plays that begin with these picks.
  beginningWith(picks) {
    return this.plays.filter(({ play }) => picks.every(({ slot, arrows }, at) =>
      play[at]?.card === this.hand[slot] && arrows.every((arrow, which) => play[at].arrows[which] === arrow)));
  }

  // The play of exactly these picks without a sun, if it is legal.
  playOf(picks) {
    return this.beginningWith(picks).find(({ play, sun }) => !sun && play.length === picks.length &&
      play.every(({ arrows }, at) => arrows.length === picks[at].arrows.length));
  }

  isWhole() {
    return this.picks.length > 0 && Boolean(this.playOf(this.picks));
  }

  // The arrows that may come next on the last card, behind these.
  arrowsAfter(arrows) {
    const at = this.picks.length - 1;
    const picks = [...this.picks.slice(0, at), { ...this.picks[at], arrows }];
    return distinct(this.beginningWith(picks).map(({ play }) => play[at].arrows[arrows.length]))
      .filter((arrow) => arrow !== undefined).sort((a, b) => a - b);
  }

  takeArrow(which, arrow) {
    const last = this.picks.at(-1);
    last.arrows = [...last.arrows.slice(0, which), arrow];
    this.before = null;
    this.settle();
  }

  // What can only go one way is not asked for.
  settle() {
    const last = this.picks.at(-1);
    for (let next = this.arrowsAfter(last.arrows); next.length === 1; next = this.arrowsAfter(last.arrows))
      last.arrows.push(next[0]);
  }

  placeOf(slot) {
    return this.picks.findIndex((pick) => pick.slot === slot);
  }

  canFollow(slot) {
    return this.isWhole() && this.placeOf(slot) < 0 && this.beginningWith([...this.picks, { slot, arrows: [] }]).length > 0;
  }

  canBegin(slot) {
    return this.beginningWith([{ slot, arrows: [] }]).length > 0;
  }

  // Whether another card may be played behind those picked.
  hasMore() {
    return this.hand.some((_, slot) => this.canFollow(slot));
  }

  // A tap on a card: picked, put back, or marked to be changed. False: it cannot be used now.
  choose(slot) {
    if (this.mode === "change") return this.mark(slot);
    if (this.mode === "turn") this.setMode("play");
    this.before = null;
    const place = this.placeOf(slot);
    if (place >= 0) {
      this.picks.splice(place);
      return true;
    }
    if (this.canFollow(slot)) this.picks.push({ slot, arrows: [] });
    else if (this.canBegin(slot)) this.picks = [{ slot, arrows: [] }];
    else return false;
    this.settle();
    return true;
  }

  mark(slot) {
    const known = this.away.indexOf(slot);
    if (known >= 0) this.away.splice(known, 1);
    else if (this.away.length < most) this.away.push(slot);
    else return false;
    return true;
  }

  // The boats before which a sun can be laid now, each with the choice.
  suns() {
    if (!this.isWhole()) return [];
    const alone = this.playOf(this.picks);
    return this.plays.filter(({ play, sun }) => sun && JSON.stringify(play) === JSON.stringify(alone.play));
  }

  laySun(before) {
    this.before = this.before === before ? null : before;
  }

  // The legal heading that is nearest to this one.
  turnTowards(degrees) {
    const away = (heading) => Math.abs(((heading - degrees + 900) % 360) - 180);
    this.heading = this.headings.reduce((best, heading) => (best === null || away(heading) < away(best) ? heading : best), null);
  }

  // The next legal heading to one side.
  turnBy(step) {
    let heading = this.heading;
    do heading = (heading + step + 360) % 360;
    while (!this.headings.includes(heading));
    this.heading = heading;
  }

  // The legal choice that is put together; none: something is missing.
  choice() {
    if (this.mode === "turn") return this.choices.find((each) => each.heave === "turn" && each.heading === this.heading);
    if (this.mode === "change") {
      const cards = this.away.map((slot) => this.hand[slot]);
      return this.choices.find((each) => each.heave === "change" && sameCards(each.cards, cards));
    }
    if (this.before !== null) return this.suns().find(({ sun }) => sun.before === this.before);
    return this.picks.length > 0 ? this.playOf(this.picks) : undefined;
  }
}
