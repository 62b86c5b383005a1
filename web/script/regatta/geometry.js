// Where things lie on the table, to be drawn: headings are compass degrees, a boat's place is its bow. What is legal and
// where boats end the table says; this only draws lines to there.

export function aheadOf(degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}

// So far ahead and to the right of a point, for a boat with this heading.
export function pointFrom([x, y], degrees, forward, right = 0) {
  const [ax, ay] = aheadOf(degrees);
  return [x + forward * ax - right * ay, y + forward * ay + right * ax];
}

// The way along an arrow: {at, heading} from the bow over its stops to the end, where the stern is on the arrow's tip.
export function trackAlong(arrow, from, length) {
  const poses = [from];
  for (const [forward, right, turn] of arrow)
    poses.push({ at: pointFrom(from.at, from.heading, forward, right), heading: from.heading + turn });
  const tip = poses.at(-1);
  poses.push({ at: pointFrom(tip.at, tip.heading, length), heading: tip.heading });
  return poses;
}

function rounded(point) {
  return point.map((value) => Math.round(value * 10) / 10).join(" ");
}

// As one line, smooth through all poses.
export function smoothLine(poses) {
  let line = `M${rounded(poses[0].at)}`;
  for (let i = 1; i < poses.length; ++i) {
    const [from, to] = [poses[i - 1], poses[i]];
    const third = Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) / 3;
    line += `C${[pointFrom(from.at, from.heading, third), pointFrom(to.at, to.heading, -third), to.at].map(rounded).join(" ")}`;
  }
  return line;
}
