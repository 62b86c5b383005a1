#pragma once

#include "rules/river/play/dice_stream.h"
#include "rules/river/play/race.h"
#include "rules/river/play/record.h"
#include "rules/table/table.h"

namespace fairway::river {

// The river at the table: a turn is the roll, and what is done with it. Every seat has its own dice stream.
class RiverPlay final : public table::Play {
public:
  RiverPlay(std::shared_ptr<const RiverBoard> board, int players, int first, std::uint64_t seed);
  // Goes on from a legal record; its rolls are taken from the streams too.
  RiverPlay(std::shared_ptr<const RiverBoard> board, const Record& record, std::uint64_t seed);

  std::unique_ptr<table::Play> clone() const override { return std::make_unique<RiverPlay>(*this); }
  int seats() const override { return race_.players(); }
  table::Moment moment() const override;
  int seat() const override { return race_.toRoll(); }
  int turns() const override { return static_cast<int>(record_.turns.size()); }
  std::optional<std::vector<Tree>> choices() const override;
  table::Refusal play(const Tree& choice) override;
  std::optional<Tree> onlyChance() const override;
  Tree draw() override;
  table::Refusal tell(const Tree& value) override;

  const Race& race() const { return race_; }
  const std::optional<Face>& rolled() const { return rolled_; } // in the turn at hand
  const Record& record() const { return record_; }

private:
  std::shared_ptr<const RiverBoard> board_;
  Race race_;
  std::vector<DiceStream> streams_; // by seat
  std::optional<Face> rolled_;
  Record record_;
};

// What was done in a record, at a table: choices, and what chance brought.
std::vector<table::Event> actsOf(const Record& record);

// A roll, and an option, with the keys of a record.
Tree rollChance(Face face);
Tree optionChoice(const Option& option);

} // namespace fairway::river
