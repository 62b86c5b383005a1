#pragma once

#include "editor/model/regatta/race/arrow_trials.h"
#include "formats/regatta/picture/marks.h"

namespace fairway::editor::regatta {

// A turn while a person chooses it: card by card and arrow by arrow. What may be done is asked of the rules;
// here is kept what was chosen so far.
class TurnDraft {
public:
  explicit TurnDraft(const fairway::regatta::Race& race); // of the player whose turn it is

  enum class Mode : std::uint8_t { Cards, Turning, Changing };

  const fairway::regatta::Race& race() const { return race_; }
  int seat() const { return seat_; }
  Mode mode() const { return mode_; }
  bool becalmed() const { return race_.boat(seat_).becalmed(); }

  // The cards left in hand by number, sorted, and where the boat is after those that were played.
  std::vector<int> hand() const { return check().hand(); }
  fairway::regatta::Standing standing() const { return check().standing(); }
  std::size_t played() const { return play_.size(); }
  const std::vector<fairway::regatta::CardPlay>& plays() const { return play_; }
  formats::regatta::Wake wake() const; // of what was played so far

  // A card by its place in hand; to change cards several are chosen, one after the other.
  void choose(std::size_t place);
  bool chosen(std::size_t place) const;
  std::string whyNot(std::size_t place) const; // why it can do nothing now; empty: it can
  std::optional<int> card() const;             // whose arrows or whose boats are asked for; by number

  const std::vector<ArrowTrial>& arrows() const { return arrows_; } // of that card
  bool firstOfCloudTaken() const { return first_.has_value(); }
  bool takeArrow(std::size_t arrow); // false: the rules do not let it
  std::vector<int> sunTargets() const;
  bool laySun(int before); // false: the rules do not let it

  // To heave to; again: no more.
  void heaveToTurn();
  void heaveToChange();
  plane::Heading heading() const { return heading_; }
  void turnTo(plane::Heading heading) { heading_ = heading; }
  std::string whyNotTurned() const; // empty: the boat can turn so

  bool back(); // cancels what was chosen last; false: there is nothing

  // As it stands; none: something is missing.
  std::optional<fairway::regatta::Turn> turn() const;
  // Whether a helm or a sun allows more: otherwise the turn is done.
  bool mayGoOn() const;

private:
  fairway::regatta::TurnCheck check() const; // after the cards played
  const fairway::regatta::Card& cardAt(std::size_t place) const;
  bool isSun(int card) const;
  bool mayPlayMore() const;
  void listArrows();
  std::vector<int> boatsWithoutSun() const;

  fairway::regatta::Race race_;
  int seat_;
  Mode mode_ = Mode::Cards;
  std::vector<fairway::regatta::CardPlay> play_;
  std::optional<std::size_t> place_; // of the chosen card
  std::optional<int> first_;         // arrow of a cloud
  std::vector<ArrowTrial> arrows_;
  std::optional<fairway::regatta::SunPlay> sun_;
  std::vector<std::size_t> away_; // places of the cards to be changed
  plane::Heading heading_;
};

} // namespace fairway::editor::regatta
