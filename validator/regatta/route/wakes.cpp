#include "validator/regatta/route/wakes.h"

namespace fairway::validator::regatta {

namespace {

void follow(const Board& board, int arrow, std::vector<Pose>& wake) {
  const Pose from = wake.back();
  for (const Pose& pose : board.track(arrow, from.heading).all())
    wake.push_back({from.at + pose.at, pose.heading});
}

} // namespace

std::vector<std::vector<Pose>> wakesOf(const Search& search) {
  std::vector<std::vector<Pose>> wakes;
  const std::vector<Search::Step> way = search.bestWay();
  for (std::size_t i = 1; i < way.size(); ++i) {
    std::vector<Pose>& wake = wakes.emplace_back(std::vector<Pose>{way[i - 1].pose});
    if (way[i].move < 0) {
      wake.push_back(way[i].pose);
      continue;
    }
    const Move& move = search.waters().moves()[static_cast<std::size_t>(way[i].move)];
    follow(search.waters().board(), move.first, wake);
    if (move.second >= 0) follow(search.waters().board(), move.second, wake);
  }
  return wakes;
}

} // namespace fairway::validator::regatta
