#pragma once

#include "rules/base/tree.h"
#include "validator/core/finding.h"

namespace fairway::validator {

enum class Verdict : std::uint8_t { Holds, Found, NotJudged };

// That a check ran, and what it showed: a clean result is a statement too.
struct Outcome {
  std::string code;
  std::string name;
  Verdict verdict = Verdict::Holds;
  std::string statement; // what was proved; `needs C03` where the check was not judged
  std::vector<Evidence> evidence;
};

// All that is known of one document.
struct Report {
  std::string kind; // lake, tileset, course, record
  std::vector<Finding> findings;
  std::vector<Outcome> outcomes;
  Tree facts = Tree::fields(); // what is known of it besides, by name
  std::string headline;        // the facts in a few words; empty: there is nothing to say
  int ignored = 0;             // findings that the document's severities leave out

  int count(Severity severity) const; // of those that count
  int waived() const;
  // Whether the document passes: no errors and, when strict, no warnings.
  bool passes(bool strict) const;
};

enum class Fixes : std::uint8_t { Safe, All };

// The fix to apply next: one of a finding that counts, urgent ones first; null: there is none. After each the
// document is judged anew, since the next may no longer be needed.
const Finding* nextFix(const Report& report, Fixes which = Fixes::Safe);

// Each fix mends an arrow or shortens a way, so far fewer are needed; going beyond this means that a check
// never comes to rest.
inline constexpr std::size_t mostFixes = 20;

} // namespace fairway::validator
