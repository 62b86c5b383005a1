#include "validator/river/figures/river_figures.h"

namespace fairway::validator::river {

namespace {

constexpr double solvedTo = 1e-6; // points and shares: solving leaves less open

void addAlone(const RiverFigures::Lone& alone, std::vector<Measured>& figures) {
  figures.push_back({"points", phrase("points alone"), alone.points.value(), {}, 2, 1, solvedTo});
  figures.push_back({"saved", phrase("boats saved alone"), alone.flow.saved, {}, 2, 1, solvedTo});
  figures.push_back({"rounds_alone", phrase("rounds alone"), alone.flow.rounds, {}, 1, 1, solvedTo});
}

void addTwo(const RiverFigures::Pair& two, std::vector<Measured>& figures) {
  figures.push_back({"first", phrase("first of two wins, %"), two.win.value(), {}, 1, 100, solvedTo});
  figures.push_back({"tie", phrase("ties of two, %"), two.flow.tie, {}, 1, 100, solvedTo});
  figures.push_back({"rounds", phrase("rounds of two"), two.flow.rounds, {}, 1, 1, solvedTo});
  if (two.skill)
    figures.push_back(
        {"skill", phrase("wins against a random player, %"), two.skill->mean(), {}, 1, 100, solvedTo});
}

} // namespace

std::vector<Measured> measuredOf(const RiverFigures& figures) {
  std::vector<Measured> measured;
  if (figures.alone) addAlone(*figures.alone, measured);
  if (figures.two) addTwo(*figures.two, measured);
  for (const auto& [players, races] : figures.races)
    for (std::size_t seat = 0; seat < races.seats.size(); ++seat) {
      const Estimate& share = races.seats[seat].share;
      measured.push_back({"seats", phrase("seat {1} of {2} wins, %", {seat + 1, players}), share.share,
                          (share.high - share.low) / 2, 1, 100});
    }
  return measured;
}

} // namespace fairway::validator::river
