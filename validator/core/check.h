#pragma once

#include "validator/core/report.h"
#include "validator/core/work_watch.h"

#include <span>

namespace fairway::validator {

// What a check returns. The judge adds code, name and severity from the catalogue.
struct CheckResult {
  std::vector<Finding> findings;
  std::string statement;          // what was shown; a clean result is a statement too
  std::vector<Evidence> evidence; // of a clean result
};

// A check and its code: an entry of an explicit list. Order matters: what a check needs stands before it.
template <class Study>
struct Check {
  std::string_view code;
  CheckResult (*run)(const Study&);
};

// Runs checks, applies the document's severities and waivers, and keeps the tally.
class Judge {
public:
  Judge(std::string kind, const DocumentInfo& info) : info_(info) { report_.kind = std::move(kind); }

  // Once the watch wants to stop, the rest is left out.
  template <class Study>
  void run(std::span<const Check<Study>> checks, const Study& study, const WorkWatch& watch = unwatched()) {
    for (const Check<Study>& check : checks) {
      if (watch.stopWanted()) return;
      if (canBeJudged(check.code)) take(check.code, check.run(study));
    }
  }

  // Names a check that is not run, and why; if something that it needs does not hold, that is the reason
  // given.
  void leave(std::string_view code, std::string why);

  // Whether all that the check needs holds.
  bool ready(std::string_view code) const { return !obstacleTo(code); }

  // Judges the waivers themselves (X01), puts all in the catalogue's order and hands the report over.
  Report finish(Tree facts = Tree::fields(), std::string headline = {});

private:
  bool canBeJudged(std::string_view code);
  std::optional<std::string> obstacleTo(std::string_view code) const;
  void take(std::string_view code, CheckResult result);
  const Waiver* waiverFor(const Finding& finding);

  const DocumentInfo& info_;
  Report report_;
  std::vector<const Waiver*> used_;
};

} // namespace fairway::validator
