// How a race on the desk shows a mistake: as arrows on the board before it.
#include "editor/model/race/race_bench.h"

#include <algorithm>
#include <utility>

namespace fairway::editor::race {

namespace {

// One place is ringed; a way has an arrow at its end.
void addMark(std::vector<Mark>& marks, std::vector<formats::Point> way, Mark::Sense sense, double unit) {
  if (way.empty()) return;
  const Mark::Shape shape = way.size() == 1 ? Mark::Shape::Disc : Mark::Shape::Arrow;
  marks.push_back({shape, sense, std::move(way), 0.42 * unit});
}

// None: there is no mistake in this turn, or nothing of it is seen on the board, as of a choice of dice.
std::optional<RaceBench::Mistake> mistakeIn(const Review& review, const Playback& playback,
                                            const Raced& raced, int turn) {
  const auto found = std::find_if(review.exercises.begin(), review.exercises.end(),
                                  [&](const Exercise& each) { return each.turn == turn; });
  if (found == review.exercises.end()) return std::nullopt;
  auto choice = playback.within(turn, found->moment);
  if (!choice) return std::nullopt;
  RaceBench::Mistake mistake{std::move(choice->before), {}};
  addMark(mistake.marks, raced.wayOf(*mistake.before, found->best()), Mark::Sense::Advice, raced.unit());
  addMark(mistake.marks, raced.wayOf(*mistake.before, choice->made), Mark::Sense::Harm, raced.unit());
  if (mistake.marks.empty()) return std::nullopt;
  return mistake;
}

} // namespace

const table::Play& RaceBench::onBoard() const {
  return mistake_ ? *mistake_->before : shown();
}

void RaceBench::drawMistakes(bool wish) {
  if (std::exchange(drawsMistakes_, wish) != wish && raced_) lookBack();
}

void RaceBench::lookBack() {
  forgetMistake();
  const Stage now = stage();
  if (drawsMistakes_ && review_ && (now == Stage::Looking || now == Stage::Over))
    mistake_ = mistakeIn(*review_, *playback_, *raced_, turn_);
  changed();
}

void RaceBench::forgetMistake() {
  mistake_.reset();
  beginning_.reset();
}

} // namespace fairway::editor::race
