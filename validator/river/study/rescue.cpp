#include "validator/river/study/rescue.h"

#include <algorithm>
#include <map>

namespace fairway::validator::river {

namespace {

// A lone player's state with the boats that are home.
struct Voyage {
  Phase phase;
  FleetId fleet;
  int home = 0;

  friend bool operator<(const Voyage& a, const Voyage& b) {
    const auto key = [](const Voyage& v) {
      return std::array<int, 4>{v.phase.waterfalls, v.fleet.boats, v.fleet.index, v.home};
    };
    return key(a) < key(b);
  }
};

// All that can follow by any roll and choice.
template <class Visit>
void forEachNext(const FleetMoves& moves, const Voyage& now, Visit&& visit) {
  const FleetOptions& options = moves.options(now.phase, now.fleet);
  const Phase then = next(now.phase, moves.phases());
  const auto go = [&](fairway::river::Face face, int section, MoveEnd end) {
    const FleetId after = afterTurn(moves, now.fleet, end);
    visit(PlayedTurn{now.phase, now.fleet, face, section, after},
          Voyage{then, after, now.home + (end.isHome() ? 1 : 0)});
  };
  for (const WeightedFace& face : moves.faces()) {
    if (!face.face.isWind()) {
      for (std::size_t i = 0; i < options.sections; ++i)
        go(face.face, options.section[i], options.sail[i][static_cast<std::size_t>(face.face.number() - 1)]);
      continue;
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(options.ups()); ++i)
      go(face.face, options.section[i], MoveEnd::on(options.up[i]));
    if (options.ups() == 0) go(face.face, 0, MoveEnd::on(now.fleet.index));
  }
}

} // namespace

StateSet savableBoats(const FleetMoves& moves) {
  StateSet savable(moves);
  const FleetTable& fleets = moves.fleets();
  for (bool more = true; more;) {
    more = false;
    for (int phase = moves.phases() - 1; phase >= 0; --phase)
      for (int fleet = 0; fleet < fleets.count(1); ++fleet) {
        if (savable.has(Phase{phase}, {1, fleet})) continue;
        bool saved = false;
        forEachNext(moves, {Phase{phase}, {1, fleet}, 0}, [&](const PlayedTurn&, const Voyage& after) {
          saved = saved || after.home > 0 || (after.fleet.boats > 0 && savable.has(after.phase, after.fleet));
        });
        if (!saved) continue;
        savable.add(Phase{phase}, {1, fleet});
        more = true;
      }
  }
  return savable;
}

Rescue rescueOf(const FleetMoves& moves) {
  const int boats = moves.river().boats;
  const Voyage begin{Phase{0}, moves.start(), 0};
  std::map<Voyage, std::pair<Voyage, PlayedTurn>> cameBy;
  std::vector<Voyage> open{begin};
  Rescue rescue;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Voyage now = open[i];
    rescue.most = std::max(rescue.most, now.home);
    if (now.home == boats) {
      for (Voyage at = now; at < begin || begin < at; at = cameBy.at(at).first)
        rescue.line.insert(rescue.line.begin(), cameBy.at(at).second);
      break;
    }
    if (now.fleet.boats == 0) continue;
    forEachNext(moves, now, [&](const PlayedTurn& turn, const Voyage& after) {
      const bool known = !(after < begin) && !(begin < after);
      if (!known && cameBy.try_emplace(after, now, turn).second) open.push_back(after);
    });
  }
  return rescue;
}

bool allCanComeHome(const FleetMoves& moves, Phase begin) {
  StateSet seen(moves);
  std::vector<Voyage> open{{begin, moves.start(), 0}};
  while (!open.empty()) {
    const Voyage now = open.back();
    open.pop_back();
    bool done = false;
    forEachNext(moves, now, [&](const PlayedTurn&, const Voyage& after) {
      if (after.fleet.boats + after.home < moves.river().boats) return; // one is lost
      done = done || after.fleet.boats == 0;
      if (after.fleet.boats == 0 || seen.has(after.phase, after.fleet)) return;
      seen.add(after.phase, after.fleet);
      open.push_back(after);
    });
    if (done) return true;
  }
  return false;
}

} // namespace fairway::validator::river
