#include "validator/regatta/pilot/fleet.h"

#include <algorithm>

namespace fairway::validator::regatta {

FleetWaters::FleetWaters(std::shared_ptr<const Fresh> fresh) : fresh_(std::move(fresh)) {
  const Passings& passings = fresh_->passings();
  const int moves = static_cast<int>(waters().moves().size());
  for (int gate = 0; gate < passings.layers().gates(); ++gate)
    for (int move = 0; move < moves; ++move)
      for (int heading = 0; heading < headings; ++heading) {
        PointSet& points = passes_.emplace_back(waters().lattice().none());
        for (const Passings::Word& word : passings.words(gate, move, Heading(heading)))
          points.data()[word.word] = word.any();
      }
  std::vector<std::pair<float, Pose>> poses;
  for (const Vec point : waters().startPoints())
    for (int heading = 0; heading < headings; ++heading) {
      const Pose pose{point, Heading(heading)};
      const float value = waters().isFree(pose) ? fresh_->at(State{pose, 0}) : Fresh::never;
      if (value < Fresh::never) poses.push_back({value, pose});
    }
  std::stable_sort(poses.begin(), poses.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  for (const auto& [value, pose] : poses) starts_.push_back(pose);
  findGrid();
  const std::vector<fairway::regatta::Card>& cards = board().deck().cards;
  for (std::size_t card = 0; card < cards.size(); ++card) {
    suns_.push_back(cards[card].symbol == fairway::regatta::Symbol::Sun);
    helms_.push_back(cards[card].symbol == fairway::regatta::Symbol::Helm);
    deck_.insert(deck_.end(), static_cast<std::size_t>(cards[card].count), static_cast<std::uint8_t>(card));
  }
}

void FleetWaters::findGrid() {
  fairway::regatta::Neighbours others;
  while (grid_.size() < fairway::regatta::maxPlayers) {
    const auto free = std::find_if(starts_.begin(), starts_.end(), [&](const Pose& pose) {
      return !touchesBoat(board(), others, board().hull(pose)) && !isInZone(board(), others, pose);
    });
    if (free == starts_.end()) return;
    grid_.push_back(*free);
    others.add(board(), *free);
  }
}

Standing FleetWaters::after(const Standing& from, int move) const {
  const MoveTrack& track = waters().track(move, from.pose.heading);
  Standing now{{from.pose.at + track.end(), track.heading}, from.progress};
  const auto place = static_cast<std::size_t>(
      (from.progress.gate * static_cast<int>(waters().moves().size()) + move) * headings +
      from.pose.heading.steps());
  if (!passes_[place].has(waters().lattice().indexOf(from.pose.at))) return now;
  Vec last = from.pose.at;
  for (const Vec point : track.all()) {
    const Vec next = from.pose.at + point;
    now.progress = advanced(board().gates(), now.progress, last, next);
    last = next;
  }
  return now;
}

float FleetWaters::valueOf(const Standing& standing) const {
  if (finished(standing.progress)) return 0;
  const int layer = fresh_->passings().layers().layerOf(
      standing.progress.gate, static_cast<int>(std::min(standing.progress.owed, 2u)));
  return fresh_->at(layer, waters().lattice().indexOf(standing.pose.at), standing.pose.heading.steps());
}

} // namespace fairway::validator::regatta
