#include "validator/river/solve/turn.h"

namespace fairway::validator::river {

using fairway::river::mostBoats;

int TurnSolver::sailRows(const Turn& turn, const FleetOptions& options, int number, Row* rows) const {
  const std::size_t width = columns(turn);
  for (std::size_t i = 0; i < options.sections; ++i) {
    const MoveEnd end = options.sail[i][static_cast<std::size_t>(number - 1)];
    const std::size_t first = static_cast<std::size_t>(end.fleet()) * width;
    rows[i] = end.isHome() ? Row{turn.home + first, turn.homeAdd} : Row{turn.after + first, 0};
  }
  return options.sections;
}

void TurnSolver::countBoats(FleetId fleet) {
  ownAt_.fill(0);
  for (std::uint8_t section : moves_.fleets().boatsOf(fleet)) ++ownAt_[section];
}

// Up is a choice among rows, as a number is; back looks up, for each fleet of the other, what it would
// become.
template <class Choice>
void TurnSolver::addWind(const Turn& turn, const FleetOptions& options, int own, double chance, double* sum) {
  const std::size_t width = columns(turn);
  const double* here = turn.after + static_cast<std::size_t>(own) * width;
  std::array<const double*, mostBoats> up{};
  const auto ups = static_cast<std::size_t>(options.ups());
  for (std::size_t i = 0; i < ups; ++i) up[i] = turn.after + static_cast<std::size_t>(options.up[i]) * width;
  for (std::size_t other = 0; other < width; ++other) {
    const FleetOptions& others = moves_.options(turn.phase, {turn.otherBoats, static_cast<int>(other)});
    bool any = ups > 0;
    double best = ups > 0 ? up[0][other] : here[other];
    for (std::size_t i = 1; i < ups; ++i) best = Choice::of(best, up[i][other]);
    for (std::size_t i = 0; i < others.backs; ++i) {
      const BackMove& back = others.back[i];
      if (ownAt_[back.section] >= back.blockedFrom) continue;
      const double value = here[back.to];
      best = any ? Choice::of(best, value) : value;
      any = true;
    }
    sum[other] += chance * best;
  }
}

template <>
void TurnSolver::addWind<Mean>(const Turn& turn, const FleetOptions& options, int own, double chance,
                               double* sum) {
  const std::size_t width = columns(turn);
  const double* here = turn.after + static_cast<std::size_t>(own) * width;
  for (std::size_t other = 0; other < width; ++other) {
    const FleetOptions& others = moves_.options(turn.phase, {turn.otherBoats, static_cast<int>(other)});
    double total = 0;
    int count = options.ups();
    for (std::size_t i = 0; i < static_cast<std::size_t>(options.ups()); ++i)
      total += turn.after[static_cast<std::size_t>(options.up[i]) * width + other];
    for (std::size_t i = 0; i < others.backs; ++i) {
      const BackMove& back = others.back[i];
      if (ownAt_[back.section] >= back.blockedFrom) continue;
      total += here[back.to];
      ++count;
    }
    sum[other] += chance * (count > 0 ? total / count : here[other]);
  }
}

template <class Choice>
void TurnSolver::solveWith(const Turn& turn) {
  const std::size_t width = columns(turn);
  std::array<Row, mostBoats> rows;
  for (int own = 0; own < moves_.fleets().count(turn.ownBoats); ++own) {
    const FleetOptions& options = moves_.options(turn.phase, {turn.ownBoats, own});
    double* sum = turn.before + static_cast<std::size_t>(own) * width;
    std::fill_n(sum, width, 0.0);
    for (const WeightedFace& face : moves_.faces())
      if (face.face.isWind()) {
        countBoats({turn.ownBoats, own});
        addWind<Choice>(turn, options, own, face.chance, sum);
      } else {
        const int count = sailRows(turn, options, face.face.number(), rows.data());
        addChoice<Choice>(sum, face.chance, rows.data(), count, width);
      }
  }
}

void TurnSolver::solve(const Turn& turn, Player player) {
  if (player == Player::Most) return solveWith<Most>(turn);
  if (player == Player::Least) return solveWith<Least>(turn);
  solveWith<Mean>(turn);
}

} // namespace fairway::validator::river
