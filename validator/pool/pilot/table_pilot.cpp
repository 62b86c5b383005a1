#include "validator/pool/pilot/table_pilot.h"

#include "rules/pool/table/pool_play.h"

namespace fairway::validator::pool {

using fairway::pool::PoolPlay;

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

} // namespace fairway::validator::pool
