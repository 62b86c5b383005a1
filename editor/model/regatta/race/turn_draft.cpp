#include "editor/model/regatta/race/turn_draft.h"

#include "editor/model/words/translation.h"
#include "formats/regatta/export/race_film.h"

#include <algorithm>

namespace fairway::editor::regatta {

using namespace fairway::regatta;

namespace {

constexpr std::size_t mostChanged = 3;

} // namespace

TurnDraft::TurnDraft(const fairway::regatta::Race& race)
    : race_(race), seat_(race.seatToAct()), heading_(race.boat(seat_).standing.pose.heading) {}

TurnCheck TurnDraft::check() const {
  TurnCheck check(race_, seat_);
  for (const fairway::regatta::CardPlay& play : play_)
    static_cast<void>(
        check.playCard(static_cast<int>(*cardNamed(race_.board().deck(), play.card)), play.arrows));
  return check;
}

formats::regatta::Wake TurnDraft::wake() const {
  return formats::regatta::wayOf(race_, {seat_, Act::Play, play_, {}, {}, {}});
}

const Card& TurnDraft::cardAt(std::size_t place) const {
  return race_.board().deck().cards[static_cast<std::size_t>(hand()[place])];
}

bool TurnDraft::isSun(int card) const {
  return race_.board().deck().cards[static_cast<std::size_t>(card)].symbol == Symbol::Sun;
}

std::optional<int> TurnDraft::card() const {
  return place_ ? std::optional(hand()[*place_]) : std::nullopt;
}

bool TurnDraft::chosen(std::size_t place) const {
  return mode_ == Mode::Changing ? std::find(away_.begin(), away_.end(), place) != away_.end()
                                 : place_ == place;
}

void TurnDraft::choose(std::size_t place) {
  if (place >= hand().size() || becalmed()) return;
  if (mode_ == Mode::Changing) {
    if (const auto known = std::find(away_.begin(), away_.end(), place); known != away_.end())
      away_.erase(known);
    else if (away_.size() < mostChanged)
      away_.push_back(place);
    return;
  }
  mode_ = Mode::Cards;
  first_.reset();
  place_ = place_ == place ? std::nullopt : std::optional(place);
  listArrows();
}

void TurnDraft::listArrows() {
  arrows_.clear();
  if (const auto chosen = card(); chosen && !isSun(*chosen) && mayPlayMore())
    arrows_ = arrowTrials(race_, check(), *chosen, first_);
}

bool TurnDraft::mayPlayMore() const {
  if (play_.empty()) return true;
  const auto& cards = race_.board().deck().cards;
  return play_.size() == 1 && cards[*cardNamed(race_.board().deck(), play_[0].card)].symbol == Symbol::Helm &&
         !check().finished();
}

std::string TurnDraft::whyNot(std::size_t place) const {
  if (becalmed()) return say("A becalmed boat only discards its sun");
  if (mode_ == Mode::Changing)
    return chosen(place) || away_.size() < mostChanged ? std::string()
                                                       : say("At most three cards can be changed");
  const int card = hand()[place];
  if (isSun(card)) {
    if (play_.empty()) return say("A sun is laid after a card has been played");
    return boatsWithoutSun().empty() ? say("There is no boat to lay a sun before") : std::string();
  }
  if (!mayPlayMore())
    return play_.size() > 1 ? say("At most two cards can be played in a turn")
                            : say("Only a helm allows one more card");
  return canPlay(race_, check(), card) ? std::string() : say("None of its arrows can be sailed");
}

bool TurnDraft::takeArrow(std::size_t arrow) {
  if (arrow >= arrows_.size() || !arrows_[arrow].why.empty()) return false;
  const Card& card = cardAt(*place_);
  const auto number = static_cast<int>(arrow);
  if (card.symbol == Symbol::Cloud && !first_ && !arrows_[arrow].finishes) {
    first_ = number;
    listArrows();
    return true;
  }
  play_.push_back({card.id, first_ ? std::vector{*first_ + 1, number + 1} : std::vector{number + 1}});
  place_.reset();
  first_.reset();
  arrows_.clear();
  return true;
}

std::vector<int> TurnDraft::boatsWithoutSun() const {
  std::vector<int> boats;
  if (check().finished()) return boats;
  for (const OtherBoat& other : otherBoats(race_, seat_))
    if (!race_.boat(other.seat).becalmed()) boats.push_back(other.seat);
  return boats;
}

std::vector<int> TurnDraft::sunTargets() const {
  const auto chosen = card();
  return chosen && isSun(*chosen) && !play_.empty() ? boatsWithoutSun() : std::vector<int>();
}

bool TurnDraft::laySun(int before) {
  const std::vector<int> targets = sunTargets();
  if (std::find(targets.begin(), targets.end(), before) == targets.end()) return false;
  sun_ = fairway::regatta::SunPlay{cardAt(*place_).id, before};
  place_.reset();
  return true;
}

void TurnDraft::heaveToTurn() {
  if (becalmed() || !play_.empty()) return;
  mode_ = mode_ == Mode::Turning ? Mode::Cards : Mode::Turning;
  heading_ = standing().pose.heading;
  place_.reset();
  first_.reset();
  away_.clear();
  arrows_.clear();
}

void TurnDraft::heaveToChange() {
  if (becalmed() || !play_.empty()) return;
  mode_ = mode_ == Mode::Changing ? Mode::Cards : Mode::Changing;
  place_.reset();
  first_.reset();
  away_.clear();
  arrows_.clear();
}

std::string TurnDraft::whyNotTurned() const {
  return whyNotThere(race_.board(), {standing().pose.at, heading_}, otherBoats(race_, seat_));
}

bool TurnDraft::back() {
  if (mode_ == Mode::Turning) return heaveToTurn(), true;
  if (mode_ == Mode::Changing) return heaveToChange(), true;
  if (first_) {
    first_.reset();
    listArrows();
  } else if (place_) {
    place_.reset();
    arrows_.clear();
  } else if (!play_.empty()) {
    play_.pop_back();
  } else {
    return false;
  }
  return true;
}

std::optional<Turn> TurnDraft::turn() const {
  Turn turn{seat_, Act::Play, play_, {}, {}, sun_};
  if (becalmed()) {
    turn.act = Act::Skip;
  } else if (mode_ == Mode::Turning) {
    turn.act = Act::Turn;
    turn.heading = heading_;
  } else if (mode_ == Mode::Changing) {
    turn.act = Act::Change;
    const std::vector<int> held = hand();
    for (const std::size_t place : away_)
      turn.cards.push_back(race_.board().deck().cards[static_cast<std::size_t>(held[place])].id);
  } else if (first_) {
    return std::nullopt;
  }
  return race_.whyNot(turn) ? std::nullopt : std::optional(turn);
}

bool TurnDraft::mayGoOn() const {
  if (play_.empty() || sun_) return false;
  const TurnCheck after = check();
  if (after.finished()) return false;
  const auto goesOn = [&](int card) {
    return isSun(card) ? !boatsWithoutSun().empty() : mayPlayMore() && canPlay(race_, after, card);
  };
  return std::any_of(after.hand().begin(), after.hand().end(), goesOn);
}

} // namespace fairway::editor::regatta
