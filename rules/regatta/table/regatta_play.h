#pragma once

#include "rules/base/random.h"
#include "rules/regatta/play/race.h"
#include "rules/table/table.h"

namespace fairway::regatta {

// The card regatta at the table: hands are dealt, boats placed; a turn is what a player does, and the draw.
// Each seat draws from its own random stream, and dealing has another.
class RegattaPlay final : public table::Play {
public:
  RegattaPlay(std::shared_ptr<const Board> board, int players, int first, Until until, std::uint64_t seed);
  // Goes on from a legal record, whose hands and grid may be incomplete; what it drew is taken from the
  // streams too.
  RegattaPlay(std::shared_ptr<const Board> board, const RaceRecord& record, std::uint64_t seed);

  std::unique_ptr<table::Play> clone() const override { return std::make_unique<RegattaPlay>(*this); }
  int seats() const override { return race_.players(); }
  table::Moment moment() const override;
  int seat() const override { return dealt_ ? race_.seatToAct() : 0; }
  int turns() const override { return static_cast<int>(record_.turns.size()); }
  std::optional<std::vector<Tree>> choices() const override;
  table::Refusal play(const Tree& choice) override;
  std::optional<Tree> onlyChance() const override;
  Tree draw() override;
  table::Refusal tell(const Tree& value) override;

  const Race& race() const { return race_; }
  const RaceRecord& record() const { return record_; }

private:
  table::Refusal place(const Tree& choice);
  table::Refusal takeTurn(const Tree& choice);
  table::Refusal tellHands(const Tree& value);
  table::Refusal tellDraw(const Tree& value);

  std::shared_ptr<const Board> board_;
  Race race_;
  std::vector<Random> streams_; // for dealing, then by seat
  bool dealt_ = false;
  std::optional<Turn> taken_; // and its draw is to come
  RaceRecord record_;
};

// What was done in a record, at a table: choices, and what chance brought.
std::vector<table::Event> actsOf(const RaceRecord& record);

// The seat that begins, drawn by lot from the stream behind those of dealing and the boats.
int drawnFirst(std::uint64_t seed, int players);

// Choices with the keys of a record.
Tree poseChoice(const Pose& pose);
Tree turnChoice(const Turn& turn);
std::optional<Turn> turnIn(const Tree& choice, int seat); // the other way round; none: it is not a turn

} // namespace fairway::regatta
