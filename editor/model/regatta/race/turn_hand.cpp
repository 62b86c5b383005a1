#include "editor/model/regatta/race/race_words.h"
#include "editor/model/regatta/race/regatta_hands.h"
#include "editor/model/regatta/race/regatta_marks.h"
#include "editor/model/words/translation.h"
#include "rules/base/tree.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using race::Offer;
using race::Piece;

namespace {

using Mode = TurnDraft::Mode;

// The steps of a turn: cards in hand come first, then these. Keys have the same order.
constexpr std::size_t turnStep = 100, changeStep = 101, arrowStep = 200, sunStep = 300;
constexpr int turnKey = 8, changeKey = 9, endKey = 0;

// A turn is chosen card by card and arrow by arrow; the draft knows what may be done.
class TurnHand final : public race::Hand {
public:
  explicit TurnHand(const RegattaPlay& play) : play_(play), draft_(play_.race()) {}

  std::string task() const override;
  std::string notes() const override;
  std::vector<Offer> offers() const override;
  std::vector<Mark> marks() const override;
  std::vector<Piece> pieces() const override;
  void touch(std::size_t piece) override { draft_.choose(piece); }
  bool takes(const Offer& offer) override;
  void turn(int steps) override {
    if (draft_.mode() == Mode::Turning) draft_.turnTo(draft_.heading().turned(steps > 0 ? -1 : 1));
  }
  std::optional<Tree> digit(int typed) override;
  std::optional<Tree> meantAt(Point at) const override;
  std::optional<Tree> clickedAt(Point at) const override;
  bool hover(Point at) override;
  bool back() override { return draft_.back(); }
  std::optional<std::size_t> usual() const override;

private:
  const Course& course() const { return draft_.race().board().course(); }
  static void apply(TurnDraft& draft, std::size_t step);
  Offer stepOffer(std::size_t step, std::string text, std::optional<Point> at) const;
  void addCards(std::vector<Offer>& offers) const;
  void addArrows(std::vector<Offer>& offers) const;
  void addHeadings(std::vector<Offer>& offers) const;
  std::optional<plane::Heading> headingTo(Point at) const;

  RegattaPlay play_; // the draft refers to its race
  TurnDraft draft_;
};

std::string TurnHand::task() const {
  if (draft_.becalmed()) return say("Your boat is becalmed: discard the sun");
  if (draft_.mode() == Mode::Turning)
    return say("Point to where the bow should face and click, or choose a heading");
  if (draft_.mode() == Mode::Changing) return say("Choose one to three cards to change");
  if (!draft_.sunTargets().empty()) return say("Choose the boat to lay the sun before");
  if (draft_.firstOfCloudTaken())
    return say("A cloud is played twice: choose where the second arrow ends; Escape goes back");
  if (!draft_.arrows().empty()) return say("Choose where an arrow ends; Escape puts the card back");
  if (draft_.played() > 0) return say("Play one more card or lay a sun if you can, or end the turn");
  return say("Choose a card (keys 1 to {1}), or heave to: 8 turns the boat, 9 changes cards",
             {std::to_string(draft_.hand().size())});
}

// Which arrows may not be taken, by reason; or why the boat cannot be turned so.
std::string TurnHand::notes() const {
  if (draft_.mode() == Mode::Turning) {
    const std::string why = draft_.whyNotTurned();
    return why.empty() ? why : say("Not there: {1}", {why});
  }
  std::map<std::string, std::string> numbers;
  for (std::size_t i = 0; i < draft_.arrows().size(); ++i)
    if (const std::string& why = draft_.arrows()[i].why; !why.empty()) {
      std::string& list = numbers[why];
      list += (list.empty() ? "" : ", ") + std::to_string(i + 1);
    }
  std::string text;
  for (const auto& [why, list] : numbers)
    text += (text.empty() ? "" : "\n") + say("Arrow {1}: {2}", {list, why});
  return text;
}

void TurnHand::apply(TurnDraft& draft, std::size_t step) {
  if (step >= sunStep)
    static_cast<void>(draft.laySun(static_cast<int>(step - sunStep)));
  else if (step >= arrowStep)
    static_cast<void>(draft.takeArrow(step - arrowStep));
  else if (step == turnStep)
    draft.heaveToTurn();
  else if (step == changeStep)
    draft.heaveToChange();
  else
    draft.choose(step);
}

// A step after which nothing more can be done ends the turn.
Offer TurnHand::stepOffer(std::size_t step, std::string text, std::optional<Point> at) const {
  Offer offer{{}, std::move(text), false, at, {}, step};
  if (step < arrowStep) return offer;
  TurnDraft next = draft_;
  apply(next, step);
  if (const auto turn = next.turn(); turn && !next.mayGoOn()) offer.choice = turnChoice(*turn);
  return offer;
}

void TurnHand::addCards(std::vector<Offer>& offers) const {
  const std::vector<int> hand = draft_.hand();
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (draft_.whyNot(i).empty())
      offers.push_back(stepOffer(
          i, say("Card {1}", {draft_.race().board().deck().cards[static_cast<std::size_t>(hand[i])].id}),
          std::nullopt));
  if (draft_.played() == 0) {
    offers.push_back(stepOffer(turnStep, say("Heave to and turn"), std::nullopt));
    offers.push_back(stepOffer(changeStep, say("Heave to and change cards"), std::nullopt));
  } else if (const auto turn = draft_.turn()) {
    offers.push_back({turnChoice(*turn), say("End the turn"), false, std::nullopt, {}});
  }
}

void TurnHand::addArrows(std::vector<Offer>& offers) const {
  for (std::size_t i = 0; i < draft_.arrows().size(); ++i) {
    const ArrowTrial& trial = draft_.arrows()[i];
    if (!trial.why.empty()) continue;
    const std::string number = std::to_string(i + 1);
    const plane::Pose& end = trial.end();
    Offer offer = stepOffer(arrowStep + i,
                            trial.finishes          ? say("Arrow {1}: finishes", {number})
                            : trial.halt            ? say("Arrow {1}: halts before a zone", {number})
                            : !trial.passes.empty() ? say("Arrow {1}: passes {2}", {number, trial.passes})
                                                    : say("Arrow {1}, then heading {2}°",
                                                          {number, std::to_string(end.heading.degrees())}),
                            middleOf(course(), end));
    offer.marks = boatMarks(course(), end, Mark::Sense::Chosen);
    offers.push_back(std::move(offer));
  }
}

void TurnHand::addHeadings(std::vector<Offer>& offers) const {
  const plane::Pose boat = draft_.standing().pose;
  for (int steps = 0; steps < plane::headingCount; ++steps) {
    TurnDraft next = draft_;
    next.turnTo(boat.heading.turned(steps));
    const auto turn = next.turn();
    if (!turn) continue;
    offers.push_back({turnChoice(*turn), say("Turn to {1}°", {std::to_string(turn->heading.degrees())}),
                      false, std::nullopt,
                      boatMarks(course(), {boat.at, turn->heading}, Mark::Sense::Chosen)});
  }
}

std::vector<Offer> TurnHand::offers() const {
  std::vector<Offer> offers;
  if (draft_.becalmed() || draft_.mode() == Mode::Changing) {
    if (const auto turn = draft_.turn())
      offers.push_back({turnChoice(*turn),
                        draft_.becalmed() ? say("Discard the sun") : say("Change the chosen cards"),
                        false,
                        std::nullopt,
                        {}});
  } else if (draft_.mode() == Mode::Turning) {
    addHeadings(offers);
  } else if (const auto targets = draft_.sunTargets(); !targets.empty()) {
    for (const int seat : targets)
      offers.push_back(stepOffer(sunStep + static_cast<std::size_t>(seat),
                                 say("The sun before boat {1}", {std::to_string(seat)}),
                                 middleOf(course(), draft_.race().boat(seat).standing.pose)));
  } else if (draft_.card()) {
    addArrows(offers);
  } else {
    addCards(offers);
  }
  return offers;
}

std::vector<Mark> TurnHand::marks() const {
  if (draft_.mode() != Mode::Turning) return draftMarks(draft_);
  const plane::Pose pose{draft_.standing().pose.at, draft_.heading()};
  return boatMarks(course(), pose, draft_.whyNotTurned().empty() ? Mark::Sense::Chosen : Mark::Sense::Harm);
}

std::vector<Piece> TurnHand::pieces() const {
  const Deck& deck = draft_.race().board().deck();
  const std::vector<int> hand = draft_.hand();
  std::vector<Piece> pieces;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const std::string& id = deck.cards[static_cast<std::size_t>(hand[i])].id;
    const std::string why = draft_.whyNot(i);
    const Piece::State state = draft_.chosen(i) ? Piece::State::Chosen
                               : why.empty()    ? Piece::State::Lies
                                                : Piece::State::Waits;
    pieces.push_back(cardPiece(deck, hand[i], state, why.empty() ? id : id + ": " + why));
  }
  return pieces;
}

bool TurnHand::takes(const Offer& offer) {
  if (!isNothing(offer.choice)) return false;
  apply(draft_, offer.step);
  return true;
}

std::optional<Tree> TurnHand::digit(int typed) {
  if (typed == turnKey || typed == changeKey) {
    apply(draft_, typed == turnKey ? turnStep : changeStep);
  } else if (typed == endKey) {
    if (const auto turn = draft_.turn()) return turnChoice(*turn);
  } else {
    draft_.choose(static_cast<std::size_t>(typed - 1));
  }
  return std::nullopt;
}

// The turn as it stands: the heading that the boat was turned to, or no further card.
std::optional<std::size_t> TurnHand::usual() const {
  const auto turn = draft_.turn();
  if (!turn) return std::nullopt;
  const std::vector<Offer> all = offers();
  const auto same = std::find_if(all.begin(), all.end(),
                                 [&](const Offer& offer) { return offer.choice == turnChoice(*turn); });
  return same == all.end() ? std::nullopt : std::optional(static_cast<std::size_t>(same - all.begin()));
}

// An arrow that may not be taken: the turn that it would be.
std::optional<Tree> TurnHand::meantAt(Point at) const {
  for (std::size_t i = 0; i < draft_.arrows().size(); ++i) {
    const ArrowTrial& trial = draft_.arrows()[i];
    const Point way = middleOf(course(), trial.end()) - at;
    if (trial.why.empty() || formats::lengthOf(way) > course().length / 2.0) continue;
    Turn turn{draft_.seat(), Act::Play, draft_.plays(), {}, {}, {}};
    const Card& card = draft_.race().board().deck().cards[static_cast<std::size_t>(*draft_.card())];
    const int number = static_cast<int>(i) + 1;
    turn.play.push_back(
        {card.id, card.symbol == Symbol::Cloud ? std::vector{number, number} : std::vector{number}});
    return turnChoice(turn);
  }
  return std::nullopt;
}

std::optional<plane::Heading> TurnHand::headingTo(Point at) const {
  const Point way = at - pointOf(draft_.standing().pose.at);
  if (draft_.mode() != Mode::Turning || formats::lengthOf(way) < plane::latticeStep) return std::nullopt;
  const double degrees = std::atan2(way.x, -way.y) * 180 / std::numbers::pi;
  return plane::Heading(static_cast<int>(std::lround(degrees / plane::headingStep)));
}

bool TurnHand::hover(Point at) {
  const auto heading = headingTo(at);
  if (!heading || *heading == draft_.heading()) return false;
  draft_.turnTo(*heading);
  return true;
}

std::optional<Tree> TurnHand::clickedAt(Point at) const {
  const auto heading = headingTo(at);
  if (!heading) return std::nullopt;
  return turnChoice({draft_.seat(), Act::Turn, {}, *heading, {}, {}});
}

} // namespace

std::unique_ptr<race::Hand> turnHand(const RegattaPlay& play) {
  return std::make_unique<TurnHand>(play);
}

} // namespace fairway::editor::regatta
