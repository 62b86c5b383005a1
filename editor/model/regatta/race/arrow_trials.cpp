#include "editor/model/regatta/race/arrow_trials.h"

#include "editor/model/regatta/race/race_words.h"
#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor::regatta {

using namespace fairway::regatta;

namespace {

class Trials {
public:
  Trials(const Race& race, const TurnCheck& before, int card)
      : race_(race), before_(before), card_(card), seat_(race.seatToAct()), others_(otherBoats(race, seat_)) {
  }

  bool cloud() const {
    return race_.board().deck().cards[static_cast<std::size_t>(card_)].symbol == Symbol::Cloud;
  }
  int count() const { return static_cast<int>(numbers().size()); }

  // A whole movement along one arrow, or a cloud's second one.
  ArrowTrial whole(std::optional<int> first, int arrow) const {
    const plane::Pose from =
        first ? trackOf(*first, before_.standing().pose).back() : before_.standing().pose;
    ArrowTrial trial{trackOf(arrow, from), {}};
    TurnCheck after = before_;
    const std::vector<int> arrows = first ? std::vector{*first + 1, arrow + 1} : std::vector{arrow + 1};
    if (const auto refusal = after.playCard(card_, arrows)) {
      trial.why = words(*refusal, trial.track);
      return trial;
    }
    trial.finishes = after.finished();
    const std::size_t gate = after.standing().progress.gate;
    if (gate > before_.standing().progress.gate && !trial.finishes)
      trial.passes = gateWords(race_.board(), gate - 1);
    if (const plane::Pose end = after.standing().pose; !(end == trial.track.back())) trial.halt = end;
    return trial;
  }

  // A cloud's first arrow may be taken when it finishes, or when some second one can follow.
  ArrowTrial firstOfCloud(int arrow) const {
    ArrowTrial trial = whole(std::nullopt, arrow);
    if (trial.finishes) return trial;
    trial.why = whyNotAlong(race_.board(), trial.track, others_);
    if (!trial.why.empty()) return trial;
    for (int second = 0; second < count(); ++second)
      if (whole(arrow, second).why.empty()) return trial;
    trial.why = say("no second arrow can follow from there");
    return trial;
  }

private:
  std::span<const int> numbers() const { return race_.board().arrowsOf(static_cast<std::size_t>(card_)); }
  std::vector<plane::Pose> trackOf(int arrow, const plane::Pose& from) const {
    return trackFrom(race_.board(), numbers()[static_cast<std::size_t>(arrow)], from);
  }

  // The rules' own words name the card, which everybody sees here.
  std::string words(const Breach& breach, const std::vector<plane::Pose>& track) const {
    if (breach.rule != Rule::Zone) {
      const std::string why = whyNotAlong(race_.board(), track, others_);
      return why.empty() ? say(breach.message) : why;
    }
    const auto clear = [this](int card) {
      return hasClearMovement(race_.board(), race_.othersOf(seat_), before_.standing(),
                              static_cast<std::size_t>(card));
    };
    return std::any_of(before_.hand().begin(), before_.hand().end(), clear)
               ? say("ends in another boat's zone, and a card in hand leads elsewhere")
               : say("ends in another boat's zone, with no stop before to halt at");
  }

  const Race& race_;
  const TurnCheck& before_;
  int card_;
  int seat_;
  std::vector<OtherBoat> others_;
};

} // namespace

std::vector<OtherBoat> otherBoats(const Race& race, int seat) {
  std::vector<OtherBoat> others;
  for (int other = 1; other <= race.players(); ++other)
    if (other != seat && race.boat(other).racing()) others.push_back({other, race.boat(other).standing.pose});
  return others;
}

std::vector<ArrowTrial> arrowTrials(const Race& race, const TurnCheck& before, int card,
                                    std::optional<int> first) {
  const Trials trials(race, before, card);
  std::vector<ArrowTrial> list;
  for (int arrow = 0; arrow < trials.count(); ++arrow)
    list.push_back(trials.cloud() && !first ? trials.firstOfCloud(arrow) : trials.whole(first, arrow));
  return list;
}

bool canPlay(const Race& race, const TurnCheck& before, int card) {
  return anyArrows(race.board(), static_cast<std::size_t>(card), [&](std::span<const int> onCard) {
    std::vector<int> arrows(onCard.begin(), onCard.end());
    for (int& arrow : arrows) ++arrow;
    TurnCheck after = before;
    return !after.playCard(card, arrows);
  });
}

} // namespace fairway::editor::regatta
