#include "validator/pool/pilot/table_pilot.h"

#include "rules/pool/table/pool_play.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

Tree chosenBy(const Pilot& pilot, PilotKind kind, const table::Play& play, Random& random) {
  const auto& pool = static_cast<const PoolPlay&>(play);
  if (pool.moment() == table::Moment::Place) {
    const auto squares = pool.board().squaresOf(pool.placing().allowed());
    if (squares.empty()) return {};
    return fairway::pool::squareChoice(squares[random.below(squares.size())]);
  }
  if (pool.moment() == table::Moment::Turn)
    return turnChoice(pool.board(), pilot.choose(*pool.match(), kind, random));
  const fairway::pool::TurnEntry& revealed = *pool.revealed();
  const auto from = pool.board().numberOf(revealed.from);
  return endChoice(pool.board(), pilot.chooseEnd(*pool.match(), kind, from, revealed.value, random));
}

} // namespace

table::Pilot tablePilot(std::shared_ptr<const Pilot> pilot, PilotKind kind, std::uint64_t seed, int seat) {
  // Not one of the streams that chance comes from.
  const Random start(streamSeed(streamSeed(~seed, 0), static_cast<std::uint64_t>(seat)));
  return [pilot = std::move(pilot), kind, random = start](const table::Play& play) mutable {
    return chosenBy(*pilot, kind, play, random);
  };
}

table::Pilot tablePilot(std::shared_ptr<const Pilot> pilot, PilotKind kind, std::shared_ptr<Random> shared) {
  return [pilot = std::move(pilot), kind, random = std::move(shared)](const table::Play& play) {
    return chosenBy(*pilot, kind, play, *random);
  };
}

namespace {

// The board and a pilot on it, kept together.
struct BoardPilot {
  explicit BoardPilot(std::shared_ptr<const PoolBoard> itsBoard)
      : board(std::move(itsBoard)), pilot(*board) {}

  std::shared_ptr<const PoolBoard> board;
  Pilot pilot;
};

// The turn that a choice of a moment stands for, as pilots are asked about it.
Turn turnFor(const PoolPlay& play, const Turn& listed) {
  Turn turn = listed;
  if (turn.act == Act::Reveal && play.moment() == table::Moment::Turn) {
    turn.value = 0;
    turn.to = fairway::pool::nowhere;
  }
  return turn;
}

} // namespace

const std::shared_ptr<const Pilot>& PoolTablePilots::pilot() {
  if (!pilot_) {
    const auto kept = std::make_shared<BoardPilot>(board_);
    pilot_ = {kept, &kept->pilot};
  }
  return pilot_;
}

Result<table::Pilot, NoPilot> PoolTablePilots::pilot(const std::string& name, int seat, WorkWatch&) {
  const auto kind = pilotNamed(name);
  if (!kind) return noSuchPilot(name);
  return chance_.common ? tablePilot(pilot(), *kind, chance_.common)
                        : tablePilot(pilot(), *kind, chance_.seed, seat);
}

Result<Advice, table::Refused> PoolTablePilots::advice(const table::Play& play, WorkWatch&) {
  const auto& pool = static_cast<const PoolPlay&>(play);
  const Phrase measure = phrase("tiles ahead by the strong pilot");
  std::vector<std::pair<Tree, double>> worths;
  if (pool.moment() == table::Moment::Place) // pilots place by chance
    for (const Square square : board_->squaresOf(pool.placing().allowed()))
      worths.emplace_back(fairway::pool::squareChoice(square), 0);
  const bool to = pool.moment() == table::Moment::To;
  if (!to && pool.moment() != table::Moment::Turn) return adviceOf(measure, std::move(worths));
  for (const Turn& listed : legalTurns(*board_, pool.match()->position())) {
    const fairway::pool::TurnEntry* revealed = to ? &*pool.revealed() : nullptr;
    if (revealed && (listed.act != Act::Reveal || board_->squareOf(listed.from) != revealed->from ||
                     listed.value != revealed->value))
      continue;
    Tree choice =
        to ? fairway::pool::endChoice(*board_, listed.to) : fairway::pool::turnChoice(*board_, listed);
    if (!worths.empty() && worths.back().first == choice) continue; // a reveal is listed by value and end
    worths.emplace_back(std::move(choice),
                        -pilot()->aheadAfter(*pool.match(), PilotKind::Strong, turnFor(pool, listed)));
  }
  return adviceOf(measure, std::move(worths));
}

} // namespace fairway::validator::pool
