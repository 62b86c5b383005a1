// Runs the table beside the page, which stays alive while a course is solved.
import { RulesModule } from "./module.js";

/** @type {any} */
let compiled = null;
/** @type {any} */
let rules = null;

// A new table has a module of its own: the memory of the one before is given back, also where it was not enough.
function opened(laying) {
  rules = new RulesModule(compiled);
  return rules.open(laying);
}

self.onmessage = ({ data }) => {
  try {
    if (data.compiled) compiled = data.compiled;
    else if (data.open) self.postMessage({ answer: opened(data.open) });
    else if (data.record) self.postMessage({ answer: new RulesModule(compiled).record(data.record) });
    else self.postMessage({ answer: rules.answer(data.ask) });
  } catch (problem) {
    self.postMessage({ problem: String(problem) });
  }
};
