#pragma once

#include "rules/lake_race/gates/gate.h"
#include "validator/core/finding.h"

#include <variant>

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

struct GateFact {
  lake_race::GateName gate = lake_race::GateName::Start;
  Cell at;
  int direction = 0;           // degrees, anticlockwise from E
  std::optional<double> sweep; // degrees; buoys only
  std::optional<bool> natural; // buoys only
  std::string arrow;           // clockwise, counterclockwise; left, right
};

struct CourseFacts {
  std::optional<int> route;
  std::optional<std::array<int, lake_race::gateCount>> legs;
  std::vector<Cell> startCells;
  std::optional<std::array<GateFact, lake_race::gateCount>> gates; // none where they are not defined
  std::optional<lake_race::Choices> choices;
};

struct RouteSpread {
  int min = 0;
  int max = 0;
  double mean = 0;
};

struct RaceFacts {
  lake_race::RaceLetter race = lake_race::RaceLetter::A;
  int assignments = 24;
  int raceable = 0;
  std::optional<RouteSpread> route; // over the assignments that can be raced
};

struct LakeFacts {
  int water = 0;
  int land = 0;
  std::vector<RaceFacts> races;
};

using Facts = std::variant<std::monostate, CourseFacts, LakeFacts>;

// All that is known of one document.
struct Report {
  std::string kind; // lake, tileset, course, record
  std::vector<Finding> findings;
  std::vector<Outcome> outcomes;
  Facts facts;
  int ignored = 0; // findings that the document's severities leave out

  int count(Severity severity) const; // of those that count
  int waived() const;
  // Whether the document passes: no errors and, when strict, no warnings.
  bool passes(bool strict) const;
};

} // namespace fairway::validator
