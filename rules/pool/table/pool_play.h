#pragma once

#include "rules/base/random.h"
#include "rules/pool/play/referee.h"
#include "rules/table/table.h"

namespace fairway::pool {

// Where reveals come from: each side has its own random stream, unless there is one for all, as in a game
// between pilots alone, who then use it too. Copies share that one: nothing is taken back in such a game.
struct PoolChance {
  std::uint64_t seed = 1;
  std::shared_ptr<Random> common = nullptr;
};

// The crocodile pool at the table. Without a setup the sides place their tiles first. A turn is a swim, a
// move or a pass; or a reveal, the value that it turns up, and where the crocodile goes. Seat 1 is red.
class PoolPlay final : public table::Play {
public:
  // The pool's setup fits, or it has none.
  PoolPlay(std::shared_ptr<const PoolBoard> board, PoolChance chance);
  // Goes on from a legal record, whose placement may be incomplete; what it revealed is taken from the
  // streams too.
  PoolPlay(std::shared_ptr<const PoolBoard> board, const GameRecord& record, PoolChance chance);

  std::unique_ptr<table::Play> clone() const override { return std::make_unique<PoolPlay>(*this); }
  int seats() const override { return 2; }
  table::Moment moment() const override;
  int seat() const override;
  int turns() const override { return match_ ? match_->turns() : 0; }
  std::string_view seatKey() const override { return "side"; }
  Tree seatName(int seat) const override;
  std::optional<std::vector<Tree>> choices() const override;
  table::Refusal play(const Tree& choice) override;
  std::optional<Tree> onlyChance() const override;
  Tree draw() override;
  table::Refusal tell(const Tree& value) override;

  const PoolBoard& board() const { return *board_; }
  const Placing& placing() const { return placing_; }
  const Match* match() const { return match_ ? &*match_ : nullptr; } // null: while placing
  const GameRecord& record() const { return record_; }
  // A tile that was revealed and is still to go somewhere: where it lies, and its value once that is known.
  const std::optional<TurnEntry>& revealed() const { return revealed_; }

private:
  Side side() const; // to act
  Random& streamOf(Side side) { return common_ ? *common_ : streams_[side == Side::Red ? 0 : 1]; }
  void endTurn(const TurnEntry& entry);
  table::Refusal place(const Tree& choice);
  table::Refusal takeTurn(const Tree& choice);
  table::Refusal goTo(const Tree& choice);

  std::shared_ptr<const PoolBoard> board_;
  Placing placing_;
  std::optional<Match> match_;
  std::vector<Random> streams_; // red, yellow
  std::shared_ptr<Random> common_;
  std::optional<TurnEntry> revealed_; // its value is 0 until it is known
  GameRecord record_;
};

// What was done in a record, at a table: choices, and what chance brought.
std::vector<table::Event> actsOf(const PoolBoard& board, const GameRecord& record);

// Choices with the keys of a record; of a reveal only the tile.
Tree squareChoice(Square at);
Tree turnChoice(const PoolBoard& board, const Turn& turn);
Tree endChoice(const PoolBoard& board, SquareNumber to);

} // namespace fairway::pool
