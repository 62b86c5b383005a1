#pragma once

#include "editor/model/lake_race/course/par_answer.h"

#include <deque>
#include <memory>

namespace fairway::editor::lake_race {

// A course whose par is asked for: where its buoys stand, and how they are passed; without choices, those
// that the rules choose.
struct ParQuestion {
  fairway::lake_race::Placement placement;
  std::optional<fairway::lake_race::Choices> choices;

  friend bool operator==(const ParQuestion&, const ParQuestion&) = default;
};

// Pars that were worked out, by what they depend on: cells, strip and buoys, but no other slots. So they
// outlive steps elsewhere, and come back with undo. The oldest are forgotten.
class KnownPars {
public:
  void keep(const fairway::lake_race::Lake& lake, const ParQuestion& question, ParAnswer answer);
  const ParAnswer* find(const fairway::lake_race::Lake& lake, const ParQuestion& question) const;

private:
  struct Known {
    std::shared_ptr<const fairway::lake_race::Lake> lake; // without slots
    ParQuestion question;
    ParAnswer answer;
  };
  std::deque<Known> all_;
};

} // namespace fairway::editor::lake_race
