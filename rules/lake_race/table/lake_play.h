#pragma once

#include "rules/lake_race/play/dice_stream.h"
#include "rules/lake_race/play/match.h"
#include "rules/lake_race/play/record.h"
#include "rules/table/table.h"

namespace fairway::lake_race {

// What a table of the lake race begins with: one to three races on these courses, as in a match.
struct LakeTable {
  std::vector<std::shared_ptr<const CourseBoard>> boards; // of races A, B, C by position
  MatchOptions options;
  int players = 4;
  int first = 1; // of the first race
  std::uint64_t seed = 1;
};

// The lake race at the table: each player places a boat; a turn is a dice choice, the roll, and steering.
// Every seat has its own dice stream in each race (DiceStream).
class LakePlay final : public table::Play {
public:
  explicit LakePlay(LakeTable table);
  // Goes on from a legal record, whose last grid may be incomplete. Its rolls are taken from the streams too:
  // a record that was drawn from the same seed goes on as it would have.
  LakePlay(LakeTable table, const std::vector<RaceRecord>& record);

  std::unique_ptr<table::Play> clone() const override { return std::make_unique<LakePlay>(*this); }
  int seats() const override { return table_.players; }
  table::Moment moment() const override;
  int seat() const override { return race_.seatToAct(); }
  int turns() const override { return turns_; }
  std::optional<std::vector<Tree>> choices() const override;
  table::Refusal play(const Tree& choice) override;
  std::optional<Tree> onlyChance() const override;
  Tree draw() override;
  table::Refusal tell(const Tree& value) override;

  const Race& race() const { return race_; }
  int toRoll() const { return begun_ ? begun_->roll : 0; }       // dice, while chance is awaited
  std::size_t raceNumber() const { return records_.size() - 1; } // of the race at hand, from 0
  const MatchOptions& options() const { return table_.options; }
  const std::vector<RaceRecord>& record() const { return records_; } // of the unfinished turn nothing

private:
  // A turn that is not complete.
  struct Begun {
    std::vector<int> keep;
    int roll = 0;
    std::vector<int> rolled;
  };

  static Race begun(const LakeTable& table, const Match& match, int first);
  void beginRace(int first);
  void endTurn(TurnEntry entry);
  table::Refusal place(const Tree& choice);
  table::Refusal chooseDice(const Tree& choice);
  table::Refusal steer(const Tree& choice);

  LakeTable table_;
  Match match_;
  Race race_;
  std::vector<DiceStream> streams_; // by seat
  std::vector<RaceRecord> records_;
  std::optional<Begun> begun_;
  int turns_ = 0;
};

// What was done in a record, at a table: choices, and what chance brought.
std::vector<table::Event> actsOf(const RaceRecord& record);

// Choices with the keys of a record.
Tree placeChoice(Cell at, Direction heading);
Tree diceChoice(const DiceChoice& choice);
Tree steerChoice(Steer steer);

} // namespace fairway::lake_race
