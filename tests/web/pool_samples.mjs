// Pools for the tests that are no samples: samples with something else about them.
import fs from "node:fs";
import path from "node:path";
import { samples, temporaryFolder } from "./support.mjs";

export function changed(sample, change) {
  const file = path.join(temporaryFolder(), sample);
  fs.writeFileSync(file, change(fs.readFileSync(path.join(samples, sample), "utf8")));
  return file;
}

// Its sides place their tiles themselves.
export function withoutSetup(sample) {
  return changed(sample, (text) => text.replace(/^setup:\n(?: .*\n)+/m, ""));
}
