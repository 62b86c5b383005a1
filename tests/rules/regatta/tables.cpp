#include "tests/rules/regatta/tables.h"

#include <cstdlib>

namespace fairway::test {

using namespace regatta;

Deck smallDeck() {
  const Arrow ahead{{15, 0, 0}, {30, 0, 0}};
  const Arrow right{{12, 2, 15}, {22, 8, 45}, {28, 15, 60}};
  const Arrow slip{{15, 4, 15}, {30, 10, 0}};
  const auto mirror = [](const Arrow& arrow) { return regatta::mirrored(arrow); };
  Deck deck;
  deck.width = 30, deck.length = 36, deck.hand = 4;
  deck.cards = {{"s", 4, Symbol::None, false, {ahead}},
                {"t", 3, Symbol::None, false, {right}},
                {"p", 3, Symbol::None, false, {mirror(right)}},
                {"t-helm", 2, Symbol::Helm, false, {right, slip}},
                {"p-helm", 2, Symbol::Helm, false, {mirror(right), mirror(slip)}},
                {"s-cloud", 2, Symbol::Cloud, false, {ahead, right, mirror(right)}},
                {"joker", 3, Symbol::None, true, {mirror(slip), ahead, slip}},
                {"sun", 4, Symbol::Sun, false, {}},
                {"sun-2", 2, Symbol::Sun, false, {}}};
  return deck;
}

Course bareCourse() {
  Course course;
  course.table = {400, 300};
  course.left = {130, 220}, course.right = {270, 220};
  course.length = 25, course.beam = 9, course.buoy = 8;
  course.buoys = {{"red", {200, 90}}};
  course.round = {{0, Side::Starboard, {}}};
  return course;
}

Course smallCourse() {
  Course course = bareCourse();
  course.buoys = {{"red", {120, 80}}, {"green", {290, 90}}};
  course.round = {{0, Side::Starboard, {}}, {1, Side::Starboard, Heading::ofDegrees(45)}};
  course.islands = {{{190, 120}, {230, 110}, {225, 150}, {205, 135}}};
  course.obstacles = {{"cup", {330, 190}, 50}};
  return course;
}

Course mirrored(const Course& course) {
  Course other = course;
  const auto flip = [&](Vec& at) { at.x = course.table.x - at.x; };
  std::swap(other.left, other.right);
  flip(other.left), flip(other.right);
  for (Buoy& buoy : other.buoys) flip(buoy.at);
  for (Obstacle& obstacle : other.obstacles) flip(obstacle.at);
  for (plane::Polygon& island : other.islands)
    for (Vec& corner : island) flip(corner);
  for (Rounding& rounding : other.round) {
    rounding.leave = regatta::other(rounding.leave);
    if (rounding.gate) rounding.gate = Heading(-rounding.gate->steps());
  }
  return other;
}

Deck mirrored(const Deck& deck) {
  Deck other = deck;
  for (Card& card : other.cards) card = regatta::mirrored(card);
  return other;
}

Pose mirrored(const Course& course, const Pose& pose) {
  return {{course.table.x - pose.at.x, pose.at.y}, Heading(-pose.heading.steps())};
}

Turn mirrored(Turn turn) {
  turn.heading = Heading(-turn.heading.steps());
  return turn;
}

namespace {

int below(Random& random, std::size_t n) {
  return static_cast<int>(random.below(n));
}

std::string anyCard(const Race& race, Random& random) {
  const std::vector<int>& hand = race.boat(std::max(race.seatToAct(), 1)).hand;
  const std::vector<Card>& cards = race.board().deck().cards;
  if (!hand.empty() && below(random, 8) > 0)
    return cards[static_cast<std::size_t>(hand[static_cast<std::size_t>(below(random, hand.size()))])].id;
  return below(random, 9) == 0 ? "no such card"
                               : cards[static_cast<std::size_t>(below(random, cards.size()))].id;
}

} // namespace

std::vector<std::string> anyDraw(const Race& race, Random& random) {
  std::vector<std::string> cards;
  std::vector<int> left, next;
  const auto fill = [&](const Pile& pile, std::vector<int>& into) {
    for (std::size_t card = 0; card < race.board().deck().cards.size(); ++card)
      into.insert(into.end(), static_cast<std::size_t>(pile[static_cast<int>(card)]), static_cast<int>(card));
  };
  fill(race.drawPile(), left), fill(race.discardPile(), next);
  for (int i = race.cardsToDraw(); i > 0; --i) {
    if (left.empty()) std::swap(left, next);
    const auto at = left.begin() + below(random, left.size());
    cards.push_back(race.board().deck().cards[static_cast<std::size_t>(*at)].id);
    left.erase(at);
  }
  return cards;
}

Race begun(const Board& board, int players, Until until, Random& random) {
  Race race(board, players, 1 + below(random, static_cast<std::size_t>(players)), until);
  std::vector<std::string> all;
  for (const Card& card : board.deck().cards)
    all.insert(all.end(), static_cast<std::size_t>(card.count), card.id);
  for (int seat = 1; seat <= players; ++seat) {
    std::vector<std::string> hand;
    for (int i = 0; i < board.deck().hand; ++i) {
      const auto at = all.begin() + below(random, all.size());
      hand.push_back(*at);
      all.erase(at);
    }
    if (race.deal(seat, hand)) std::abort();
  }
  const Vec table = board.course().table;
  while (!race.allPlaced()) {
    const Vec at{5 * below(random, static_cast<std::size_t>(table.x / 5 + 1)),
                 5 * below(random, static_cast<std::size_t>(table.y / 5 + 1))};
    static_cast<void>(race.place(race.seatToAct(), {at, Heading(below(random, 24))}));
  }
  return race;
}

Turn anyTurn(const Race& race, Random& random) {
  Turn turn;
  turn.seat = below(random, 20) == 0 ? 1 + below(random, 4) : std::max(race.seatToAct(), 1);
  const int act = below(random, 10);
  const auto arrows = [&] {
    std::vector<int> list(static_cast<std::size_t>(1 + below(random, 2)));
    if (below(random, 25) == 0) list.assign(static_cast<std::size_t>(below(random, 4)), 1);
    for (int& arrow : list) arrow = 1 + below(random, 3 + (below(random, 20) == 0 ? 2 : 0));
    return list;
  };
  turn.act = act < 7 ? Act::Play : act == 7 ? Act::Turn : act == 8 ? Act::Change : Act::Skip;
  if (turn.act == Act::Play)
    for (int i = below(random, 12) == 0 ? 3 : 1 + below(random, 2); i > 0; --i)
      turn.play.push_back({anyCard(race, random), arrows()});
  if (turn.act == Act::Turn) turn.heading = Heading(below(random, 24));
  if (turn.act == Act::Change)
    for (int i = below(random, 5); i > 0; --i) turn.cards.push_back(anyCard(race, random));
  if (below(random, 4) == 0) turn.sun = SunPlay{anyCard(race, random), 1 + below(random, 4)};
  return turn;
}

} // namespace fairway::test
