// The scripts of pages, type-checked by TypeScript: what has no type in a comment is taken for anything, what has one is
// held to it, and so is everything that follows from it.
//   node types_test.mjs FAIRWAY SAMPLES BROWSER
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileOfPackage, here } from "./packages.mjs";
import { check, temporaryFolder } from "./support.mjs";

const tsc = path.join(path.dirname(fileOfPackage("typescript/package.json")), "bin/tsc");
const config = path.join(here, "tsconfig.json");

function checked(file) {
  const ran = spawnSync(process.execPath, [tsc, "-p", file], { encoding: "utf8" });
  return { good: ran.status === 0, said: ran.stdout + ran.stderr };
}

const scripts = checked(config);
check(scripts.good, scripts.said);

// It can find a fault: an element that may be missing, and a name that nothing has.
const folder = temporaryFolder();
const script = path.join(here, "../../web/script");
fs.writeFileSync(path.join(folder, "faulty.js"), `import { nosuch } from "${script}/dom.js";
nosuch();
document.querySelector("p").remove();
`);
fs.writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ extends: config, include: ["faulty.js"] }));
const faulty = checked(path.join(folder, "tsconfig.json"));
check(!faulty.good && faulty.said.includes("nosuch") && faulty.said.includes("null"), `faults are not found: ${faulty.said}`);
console.log("types fit");
