#include "rules/regatta/table/regatta_play.h"

#include "rules/base/contract.h"
#include "rules/base/tree.h"
#include "rules/regatta/play/referee.h"
#include "rules/table/reading.h"

#include <algorithm>

namespace fairway::regatta {

using table::Moment;
using table::notARequest;
using table::Refused;

namespace {

constexpr std::array<table::MomentKeys, 2> momentKeys{{
    {Moment::Place, {"at", "heading"}},
    {Moment::Turn, {"play", "sun", "heave", "heading", "cards", "skip"}},
}};

constexpr int farAway = 10000; // mm, beyond any table

Refused refusedBy(const Breach& breach) {
  return {std::string(nameOf(breach.rule)), breach.message};
}

std::optional<Heading> headingIn(const Tree& tree) {
  const std::optional<int> degrees = table::numberIn(tree, "heading");
  if (!degrees || *degrees < 0 || *degrees >= 360 || *degrees % plane::headingStep != 0) return std::nullopt;
  return Heading::ofDegrees(*degrees);
}

std::optional<std::vector<CardPlay>> cardsPlayedIn(const Tree& choice) {
  const Tree* field = choice.find("play");
  const Tree::List* list = field ? listIn(*field) : nullptr;
  if (!list || list->empty()) return std::nullopt;
  std::vector<CardPlay> plays;
  for (const Tree& each : *list) {
    const auto card = table::textIn(each, "card");
    const auto arrows = table::numbersIn(each, "arrows");
    if (!table::hasExactly(each, {"card", "arrows"}) || !card || !arrows) return std::nullopt;
    plays.push_back({*card, *arrows});
  }
  return plays;
}

// What stands beside what is done: a sun. False: it is not one.
bool readSun(const Tree& choice, Turn& turn) {
  const Tree* sun = choice.find("sun");
  if (!sun) return true;
  const auto card = table::textIn(*sun, "card");
  const auto before = table::numberIn(*sun, "before");
  if (!table::hasExactly(*sun, {"card", "before"}) || !card || !before) return false;
  turn.sun = SunPlay{*card, *before};
  return true;
}

bool readHeave(const Tree& choice, Turn& turn) {
  const auto heave = table::textIn(choice, "heave");
  const auto heading = headingIn(choice);
  const auto cards = table::textsIn(choice, "cards");
  if (heave == "turn" && heading) {
    turn.act = Act::Turn;
    turn.heading = *heading;
    return true;
  }
  if (heave != "change" || !cards) return false;
  turn.act = Act::Change;
  turn.cards = *cards;
  return true;
}

// Any card of a pile, each as likely as any other.
int drawnFrom(Pile& pile, Random& random) {
  auto left = static_cast<int>(random.below(static_cast<std::uint64_t>(pile.size())));
  int card = 0;
  while (left >= pile[card]) left -= pile[card++];
  pile.remove(card);
  return card;
}

const std::string& idOf(const Board& board, int card) {
  return board.deck().cards[static_cast<std::size_t>(card)].id;
}

bool isOfOneKind(const Pile& pile, std::size_t kinds) {
  for (std::size_t card = 0; card < kinds; ++card)
    if (const int count = pile[static_cast<int>(card)]; count > 0) return count == pile.size();
  return true;
}

} // namespace

std::optional<Turn> turnIn(const Tree& choice, int seat) {
  Turn turn;
  turn.seat = seat;
  const std::size_t more = table::has(choice, "sun") ? 1 : 0;
  if (!readSun(choice, turn)) return std::nullopt;
  if (table::has(choice, "heave"))
    return readHeave(choice, turn) && choice.size() == 2 + more ? std::optional(turn) : std::nullopt;
  if (choice.size() != 1 + more) return std::nullopt;
  if (table::isTrueIn(choice, "skip")) {
    turn.act = Act::Skip;
    return turn;
  }
  auto plays = cardsPlayedIn(choice);
  if (!plays) return std::nullopt;
  turn.play = std::move(*plays);
  return turn;
}

std::vector<table::Event> actsOf(const RaceRecord& record) {
  std::vector<table::Event> acts;
  Tree hands = Tree::list();
  for (const std::vector<std::string>& hand : record.hands) hands.push_back(hand);
  if (!record.hands.empty()) acts.push_back({0, true, {{"hands", hands}}});
  for (const GridEntry& entry : record.grid) acts.push_back({entry.seat, false, poseChoice(entry.pose)});
  for (const TurnEntry& entry : record.turns) {
    acts.push_back({entry.turn.seat, false, turnChoice(entry.turn)});
    acts.push_back({entry.turn.seat, true, {{"draw", entry.draw}}});
  }
  return acts;
}

int drawnFirst(std::uint64_t seed, int players) {
  Random lot(streamSeed(seed, 4));
  return 1 + static_cast<int>(lot.below(static_cast<std::uint64_t>(players)));
}

Tree poseChoice(const Pose& pose) {
  return {{"at", Tree::list({pose.at.x, pose.at.y})}, {"heading", pose.heading.degrees()}};
}

Tree turnChoice(const Turn& turn) {
  Tree choice = Tree::fields();
  switch (turn.act) {
  case Act::Play: {
    Tree plays = Tree::list();
    for (const CardPlay& play : turn.play) plays.push_back({{"card", play.card}, {"arrows", play.arrows}});
    choice["play"] = plays;
    break;
  }
  case Act::Skip:
    choice["skip"] = true;
    break;
  case Act::Turn:
    choice["heave"] = "turn";
    choice["heading"] = turn.heading.degrees();
    break;
  case Act::Change:
    choice["heave"] = "change";
    choice["cards"] = turn.cards;
    break;
  }
  if (turn.sun) choice["sun"] = {{"card", turn.sun->card}, {"before", turn.sun->before}};
  return choice;
}

RegattaPlay::RegattaPlay(std::shared_ptr<const Board> board, int players, int first, Until until,
                         std::uint64_t seed)
    : board_(std::move(board)), race_(*board_, players, first, until) {
  record_.players = players;
  record_.first = first;
  record_.until = until;
  for (int stream = 0; stream <= players; ++stream)
    streams_.emplace_back(streamSeed(streamSeed(seed, 0), static_cast<std::uint64_t>(stream)));
}

RegattaPlay::RegattaPlay(std::shared_ptr<const Board> board, const RaceRecord& record, std::uint64_t seed)
    : RegattaPlay(std::move(board), record.players, record.first, record.until, seed) {
  const auto expectLegal = [](const Refusal& refusal) { FAIRWAY_EXPECTS(!refusal); };
  if (record.hands.empty()) return;
  static_cast<void>(draw());
  expectLegal(dealAll(race_, record.hands));
  dealt_ = true;
  for (const GridEntry& entry : record.grid) expectLegal(race_.place(entry.seat, entry.pose));
  for (const TurnEntry& entry : record.turns) {
    expectLegal(race_.act(entry.turn));
    static_cast<void>(draw());
    expectLegal(race_.draw(entry.draw));
  }
  record_ = record;
}

Moment RegattaPlay::moment() const {
  if (!dealt_ || taken_) return Moment::Chance;
  if (!race_.allPlaced()) return Moment::Place;
  return race_.over() ? Moment::Over : Moment::Turn;
}

std::optional<std::vector<Tree>> RegattaPlay::choices() const {
  if (moment() == Moment::Place) return std::nullopt;
  std::vector<Tree> list;
  if (moment() == Moment::Turn)
    for (const Turn& turn : race_.legalTurns()) list.push_back(turnChoice(turn));
  return list;
}

table::Refusal RegattaPlay::play(const Tree& choice) {
  if (table::Refusal refusal = table::whyNotNow(choice, moment(), momentKeys)) return refusal;
  return moment() == Moment::Place ? place(choice) : takeTurn(choice);
}

table::Refusal RegattaPlay::place(const Tree& choice) {
  const auto at = table::numbersIn(choice, "at");
  const auto heading = headingIn(choice);
  const bool near = at && at->size() == 2 && std::all_of(at->begin(), at->end(), [](int mm) {
                      return mm >= -farAway && mm <= farAway;
                    });
  if (!table::hasExactly(choice, {"at", "heading"}) || !near || !heading)
    return notARequest("a place is {\"at\": [x, y], \"heading\": degrees}, multiples of 15 from 0 to 345");
  const GridEntry entry{seat(), {{(*at)[0], (*at)[1]}, *heading}};
  if (const Refusal refusal = race_.place(entry.seat, entry.pose)) return refusedBy(*refusal);
  record_.grid.push_back(entry);
  return std::nullopt;
}

table::Refusal RegattaPlay::takeTurn(const Tree& choice) {
  const std::optional<Turn> turn = turnIn(choice, seat());
  if (!turn)
    return notARequest("expected {\"play\": [{\"card\": ..., \"arrows\": [...]}]}, perhaps with {\"sun\": "
                       "{\"card\": ..., \"before\": seat}}, or {\"heave\": turn, \"heading\": degrees}, or "
                       "{\"heave\": change, \"cards\": [...]}, or {\"skip\": true}");
  if (const Refusal refusal = race_.act(*turn)) return refusedBy(*refusal);
  taken_ = *turn;
  return std::nullopt;
}

std::optional<Tree> RegattaPlay::onlyChance() const {
  if (!dealt_) return std::nullopt;
  const int count = race_.cardsToDraw();
  if (count == 0) return Tree{{"draw", Tree::list()}};
  const std::size_t kinds = board_->deck().cards.size();
  if (race_.drawPile().size() < count || !isOfOneKind(race_.drawPile(), kinds)) return std::nullopt;
  int card = 0;
  while (race_.drawPile()[card] == 0) ++card;
  return Tree{{"draw", std::vector<std::string>(static_cast<std::size_t>(count), idOf(*board_, card))}};
}

Tree RegattaPlay::draw() {
  Pile pile = race_.drawPile(), next = race_.discardPile();
  if (dealt_) {
    std::vector<std::string> cards;
    for (int i = 0; i < race_.cardsToDraw(); ++i) {
      if (pile.size() == 0) std::swap(pile, next);
      cards.push_back(idOf(*board_, drawnFrom(pile, streams_[static_cast<std::size_t>(seat())])));
    }
    return {{"draw", cards}};
  }
  Tree hands = Tree::list();
  for (int dealtTo = 1; dealtTo <= race_.players(); ++dealtTo) {
    std::vector<std::string> hand;
    for (int i = 0; i < board_->deck().hand && pile.size() > 0; ++i)
      hand.push_back(idOf(*board_, drawnFrom(pile, streams_[0])));
    hands.push_back(hand);
  }
  return {{"hands", hands}};
}

table::Refusal RegattaPlay::tell(const Tree& value) {
  if (moment() != Moment::Chance) return table::notThisMoment("no cards are dealt or drawn now");
  return dealt_ ? tellDraw(value) : tellHands(value);
}

table::Refusal RegattaPlay::tellHands(const Tree& value) {
  const Tree* field = value.find("hands");
  const Tree::List* list = field ? listIn(*field) : nullptr;
  std::vector<std::vector<std::string>> hands;
  for (std::size_t i = 0; list && i < list->size(); ++i)
    if (auto hand = table::textsOf((*list)[i])) hands.push_back(std::move(*hand));
  if (!table::hasExactly(value, {"hands"}) || !list || hands.size() != list->size())
    return notARequest("hands are {\"hands\": [[cards of seat 1], ...]}");
  Race next = race_;
  if (const Refusal refusal = dealAll(next, hands)) return refusedBy(*refusal);
  race_ = std::move(next);
  record_.hands = std::move(hands);
  dealt_ = true;
  return std::nullopt;
}

table::Refusal RegattaPlay::tellDraw(const Tree& value) {
  const auto cards = table::textsIn(value, "draw");
  if (!table::hasExactly(value, {"draw"}) || !cards) return notARequest("a draw is {\"draw\": [cards]}");
  if (const Refusal refusal = race_.draw(*cards)) return refusedBy(*refusal);
  record_.turns.push_back({*taken_, *cards, std::nullopt});
  taken_.reset();
  return std::nullopt;
}

} // namespace fairway::regatta
