#pragma once

#include "editor/model/work/advice.h"
#include "editor/model/work/adviser.h"
#include "validator/regatta/pilot/fleet.h"
#include "validator/regatta/study/course_study.h"

namespace fairway::editor::regatta {

// A table with its deck.
struct AdvisedTable {
  fairway::regatta::Course course;
  fairway::regatta::Deck deck;

  friend bool operator==(const AdvisedTable&, const AdvisedTable&) = default;
};

// The expected turns from everywhere on a course with fresh hands: what the good pilot goes by.
struct SolvedTable {
  std::unique_ptr<validator::regatta::CourseStudy> study;
  std::unique_ptr<validator::regatta::FleetWaters> waters; // looks into the study

  const fairway::regatta::Board& board() const { return study->board(); }
};

using TableAdviser = Adviser<AdvisedTable, SolvedTable>;
std::optional<TableAdviser::Answer> solvedTable(const AdvisedTable& table, validator::WorkWatch& watch);

// A boat alone on the table before its turn, as the user sets it.
struct AdvisedSailor {
  fairway::regatta::Standing standing;
  std::vector<std::size_t> hand; // cards of the deck; empty: any card, and of each its best arrow
};

// Cards as people type them, such as "s88 t12"; none if the deck has no such card.
std::optional<std::vector<std::size_t>> typedHand(const fairway::regatta::Deck& deck,
                                                  const std::string& text);

// The worth is in turns to the finish, this one counted. With a hand every play of it is listed, two cards
// with a helm too; besides, the best heading to turn to, and to change cards.
Advice adviceFor(const SolvedTable& table, const AdvisedSailor& boat);

} // namespace fairway::editor::regatta
