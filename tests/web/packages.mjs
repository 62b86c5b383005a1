// The packages of package.json, for the tests that use them; a test without them is skipped (77).
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

export function needs(holds, what) {
  if (holds) return;
  console.error(`${what} is missing`);
  process.exit(77);
}

function needsPackages() {
  needs(fs.existsSync(path.join(here, "node_modules/.package-lock.json")), "`npm ci --ignore-scripts` in tests/web (tools/test runs it):");
}

export async function packageNamed(name) {
  needsPackages();
  return import(name);
}

export function fileOfPackage(name) {
  needsPackages();
  return require.resolve(name);
}
