#include "tests/validator/regatta/tiny.h"

#include "rules/regatta/play/sailing.h"

#include <algorithm>

namespace fairway::test {

using namespace regatta;

Deck tinyDeck() {
  const Arrow ahead{{10, 0, 0}, {20, 0, 0}}, right{{8, 2, 15}, {15, 8, 60}}, sharp{{8, 4, 45}, {10, 10, 90}};
  const Arrow slip{{20, 8, 0}};
  const auto mirror = [](const Arrow& arrow) { return regatta::mirrored(arrow); };
  Deck deck;
  deck.width = 30, deck.length = 30, deck.hand = 3;
  deck.cards = {{"s", 6, Symbol::None, false, {ahead}},
                {"t", 3, Symbol::None, false, {right, sharp}},
                {"p", 3, Symbol::None, false, {mirror(right), mirror(sharp)}},
                {"helm", 3, Symbol::Helm, false, {slip, mirror(slip)}},
                {"cloud", 2, Symbol::Cloud, false, {ahead, right}},
                {"sun", 3, Symbol::Sun, false, {}}};
  return deck;
}

Deck otherTinyDeck() {
  Deck deck = tinyDeck();
  std::rotate(deck.cards.begin(), deck.cards.begin() + 3, deck.cards.end());
  deck.cards[1].arrows = {{{12, 4, 15}}, {{6, -3, 330}}};
  return deck;
}

Course openCourse() {
  Course course;
  course.table = {600, 500};
  course.left = {200, 400}, course.right = {400, 400};
  course.buoys = {{"red", {300, 150}}};
  course.round = {{0, Side::Starboard, {}}};
  return course;
}

std::vector<Course> tinyCourses() {
  Course plain;
  plain.table = {140, 130};
  plain.left = {45, 95}, plain.right = {95, 95};
  plain.length = 15, plain.beam = 6, plain.buoy = 4;
  plain.buoys = {{"red", {70, 45}}};
  plain.round = {{0, Side::Starboard, {}}};
  Course island = plain;
  island.finish = FinishWay::Through;
  island.round[0] = {0, Side::Port, Heading::ofDegrees(15)};
  island.islands = {{{85, 62}, {118, 68}, {104, 83}}};
  Course circle = plain; // the wrong side: a full circle, with what is owed
  circle.buoys = {{"red", {45, 45}}, {"green", {95, 43}}};
  circle.round = {{0, Side::Port, {}}, {1, Side::Starboard, {}}};
  circle.obstacles = {{"cup", {72, 70}, 9}};
  Course closed = plain; // a wall behind the line: the finish cannot be reached from the left half
  closed.islands = {{{0, 60}, {139, 60}, {139, 62}, {0, 62}}};
  Course close = plain; // a card ahead passes the line and the buoy's gate at once
  close.buoys[0].at = {30, 85};
  close.round[0] = {0, Side::Port, Heading::ofDegrees(90)};
  Course behind = plain; // the buoy is on the side of the line where boats start
  behind.left = {45, 60}, behind.right = {95, 60};
  behind.buoys[0].at = {20, 100};
  behind.round[0].gate = Heading::ofDegrees(90);
  behind.finish = FinishWay::Through;
  return {plain, island, circle, closed, close, behind};
}

std::size_t NaiveTurns::indexOf(const Pose& pose, int gate, int owed) const {
  const int point = pose.at.y / 5 * columns_ + pose.at.x / 5;
  return static_cast<std::size_t>(((gate * 3 + std::min(owed, 2)) * columns_ * rows_ + point) * 24 +
                                  pose.heading.steps());
}

NaiveTurns::NaiveTurns(const Board& board, bool helms)
    : board_(board), columns_(board.course().table.x / 5 + 1), rows_(board.course().table.y / 5 + 1),
      gates_(static_cast<int>(board.gates().size())),
      turns_(static_cast<std::size_t>(gates_ * 3 * columns_ * rows_ * 24), 0) {
  // One turn's edges from every free state, then the search backwards over them.
  std::vector<std::vector<std::uint32_t>> before(turns_.size());
  std::vector<std::size_t> wave, next;
  for (std::size_t state = 0; state < turns_.size(); ++state) {
    const int steps = static_cast<int>(state % 24), point = static_cast<int>(state / 24) % (columns_ * rows_);
    const Pose pose{{point % columns_ * 5, point / columns_ * 5}, Heading(steps)};
    const int layer = static_cast<int>(state / 24) / (columns_ * rows_);
    if ((layer / 3 == 0 || layer / 3 == gates_ - 1) && layer % 3 > 0) continue;
    if (!board.hullIsFree(pose)) continue;
    bool finishes = false;
    std::vector<std::size_t> after = byCards(state, false, finishes);
    if (helms)
      for (const std::size_t between : byCards(state, true, finishes))
        for (const std::size_t end : byCards(between, false, finishes)) after.push_back(end);
    for (int heading = 0; heading < 24; ++heading)
      if (board.hullIsFree({pose.at, Heading(heading)}))
        after.push_back(state - static_cast<std::size_t>(steps) + static_cast<std::size_t>(heading));
    for (const std::size_t end : after) before[end].push_back(static_cast<std::uint32_t>(state));
    if (finishes) {
      turns_[state] = 1;
      wave.push_back(state);
    }
  }
  for (int turns = 2; !wave.empty(); ++turns, wave.swap(next), next.clear())
    for (const std::size_t end : wave)
      for (const std::uint32_t state : before[end])
        if (turns_[state] == 0) {
          turns_[state] = turns;
          next.push_back(state);
        }
}

std::vector<std::size_t> NaiveTurns::byCards(std::size_t state, bool onlyHelms, bool& finishes) const {
  std::vector<std::size_t> after;
  const int steps = static_cast<int>(state % 24), point = static_cast<int>(state / 24) % (columns_ * rows_);
  const int layer = static_cast<int>(state / 24) / (columns_ * rows_);
  const Standing from{{{point % columns_ * 5, point / columns_ * 5}, Heading(steps)},
                      {static_cast<std::uint8_t>(layer / 3), static_cast<std::uint32_t>(layer % 3)}};
  for (std::size_t card = 0; card < board_.deck().cards.size(); ++card) {
    if (onlyHelms && board_.deck().cards[card].symbol != Symbol::Helm) continue;
    anyArrows(board_, card, [&](std::span<const int> arrows) {
      const Sail sail = sailCard(board_, {}, from, card, arrows);
      if (!sail.free()) return false;
      // From 2 a backward pass leaves 2 and a forward one gives 1, pass by pass.
      Standing now = from;
      for (std::size_t i = 0; i < sail.size; ++i) {
        now.progress = advanced(board_.gates(), now.progress, now.pose.at, sail.steps[i].pose.at);
        now.progress.owed = std::min(now.progress.owed, 2u);
        now.pose = sail.steps[i].pose;
      }
      if (sail.finished)
        finishes = true;
      else
        after.push_back(indexOf(now.pose, now.progress.gate, static_cast<int>(now.progress.owed)));
      return false;
    });
  }
  return after;
}

int NaiveTurns::from(const Pose& pose, int gate, int owed) const {
  return turns_[indexOf(pose, gate, owed)];
}

} // namespace fairway::test
