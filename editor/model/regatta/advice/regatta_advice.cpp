#include "editor/model/regatta/advice/regatta_advice.h"

#include "editor/model/regatta/race/race_words.h"
#include "editor/model/regatta/table/card_trial.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/picture/marks.h"

#include <algorithm>
#include <sstream>

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using validator::regatta::Fresh;

namespace {

const fairway::regatta::Neighbours noOthers;

// Looks at what can be done from where the boat is.
class Options {
public:
  Options(const SolvedTable& table, const AdvisedSailor& boat)
      : table_(table), board_(table.board()), boat_(boat) {}

  std::vector<Advice::Choice> all() && {
    if (boat_.hand.empty())
      for (std::size_t card = 0; card < board_.deck().cards.size(); ++card) addBestOf(card);
    else
      for (const std::size_t card : different(boat_.hand)) addPlaysOf(card);
    addTurning();
    add(say("heave to and change cards"), boat_.standing, {});
    return std::move(choices_);
  }

private:
  static std::vector<std::size_t> different(std::vector<std::size_t> cards) {
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
  }

  double turnsAfter(const Standing& end) const { return 1 + double{table_.waters->valueOf(end)}; }
  bool reachesFinish(const Standing& end) const { return table_.waters->valueOf(end) < Fresh::never; }

  std::string endText(const Standing& end) const {
    const plane::Pose& pose = end.pose;
    const std::string place = std::to_string(pose.at.x) + ", " + std::to_string(pose.at.y);
    if (table_.waters->finished(end.progress)) return say("{1} mm, finishes", {place});
    if (end.progress.gate > boat_.standing.progress.gate)
      return say("{1} mm, passes {2}", {place, gateWords(board_, boat_.standing.progress.gate)});
    return say("{1} mm, heading {2}°", {place, std::to_string(pose.heading.degrees())});
  }

  void add(const std::string& what, const Standing& end, std::vector<formats::Point> way) {
    if (reachesFinish(end))
      choices_.push_back(
          {what, way.empty() ? std::string() : endText(end), turnsAfter(end), 0, std::move(way)});
  }

  static void extend(std::vector<formats::Point>& way, const Sail& sail) {
    for (std::size_t i = 0; i < sail.size; ++i)
      way.push_back(formats::regatta::pointOf(sail.steps[i].pose.at));
  }
  std::vector<formats::Point> begun() const { return {formats::regatta::pointOf(boat_.standing.pose.at)}; }

  // What a play is called: its card and which of its arrows.
  std::string cardText(std::size_t card, std::span<const int> arrows) const {
    const std::string& id = board_.deck().cards[card].id;
    if (board_.arrowsOf(card).size() < 2 && arrows.size() < 2) return say("play {1}", {id});
    if (arrows.size() == 2)
      return say("play {1}, arrows {2} and {3}",
                 {id, std::to_string(arrows[0] + 1), std::to_string(arrows[1] + 1)});
    return say("play {1}, arrow {2}", {id, std::to_string(arrows[0] + 1)});
  }

  template <class Visit>
  void forEachSail(const Standing& from, std::size_t card, Visit visit) const {
    if (board_.deck().cards[card].symbol == Symbol::Sun) return; // laid, not played
    anyArrows(board_, card, [&](std::span<const int> arrows) {
      const Sail sail = sailCard(board_, noOthers, from, card, arrows);
      if (sail.free()) visit(arrows, sail);
      return false;
    });
  }

  void addBestOf(std::size_t card) {
    std::optional<Sail> best;
    std::string what;
    forEachSail(boat_.standing, card, [&](std::span<const int> arrows, const Sail& sail) {
      if (best && turnsAfter(best->end()) <= turnsAfter(sail.end())) return;
      best = sail;
      what = cardText(card, arrows);
    });
    if (!best) return;
    auto way = begun();
    extend(way, *best);
    add(what, best->end(), std::move(way));
  }

  void addPlaysOf(std::size_t card) {
    forEachSail(boat_.standing, card, [&](std::span<const int> arrows, const Sail& sail) {
      auto way = begun();
      extend(way, sail);
      const std::string what = cardText(card, arrows);
      add(what, sail.end(), way);
      if (board_.deck().cards[card].symbol != Symbol::Helm || sail.finished) return;
      std::vector<std::size_t> rest = boat_.hand;
      rest.erase(std::find(rest.begin(), rest.end(), card));
      for (const std::size_t next : different(rest))
        forEachSail(sail.end(), next, [&](std::span<const int> more, const Sail& then) {
          auto both = way;
          extend(both, then);
          add(say("{1}, then {2}", {what, cardText(next, more)}), then.end(), std::move(both));
        });
    });
  }

  void addTurning() {
    std::optional<Standing> best;
    for (int steps = 0; steps < plane::headingCount; ++steps) {
      Standing turned = boat_.standing;
      turned.pose.heading = plane::Heading(steps);
      if (turned == boat_.standing || !isFree(board_, noOthers, turned.pose)) continue;
      if (!best || turnsAfter(turned) < turnsAfter(*best)) best = turned;
    }
    if (best)
      add(say("heave to and turn to {1}°", {std::to_string(best->pose.heading.degrees())}), *best, {});
  }

  const SolvedTable& table_;
  const Board& board_;
  const AdvisedSailor& boat_;
  std::vector<Advice::Choice> choices_;
};

std::string whyNot(const SolvedTable& table, const Standing& standing) {
  const plane::Vec size = table.board().course().table, at = standing.pose.at;
  if (at.x < 0 || at.y < 0 || at.x > size.x || at.y > size.y || !plane::onLattice(at))
    return say("The bow is at a multiple of 5 mm on the table, which has {1} x {2} mm.",
               {std::to_string(size.x), std::to_string(size.y)});
  if (const std::string why = whyNotThere(table.board(), standing.pose); !why.empty())
    return say("No boat can be there ({1}).", {why});
  return {};
}

} // namespace

std::optional<TableAdviser::Answer> solvedTable(const AdvisedTable& table, validator::WorkWatch& watch) {
  using validator::regatta::CourseStudy;
  auto study = std::make_unique<CourseStudy>(table.course, table.deck);
  if (!study->fits() || Fresh::bytesFor(study->waters(), study->passings().layers()) > Fresh::mostBytes)
    return TableAdviser::Answer(say("the table is too large"));
  if (!study->turns().turns()) return TableAdviser::Answer(say("the finish cannot be reached"));
  auto fresh = Fresh::solved(study->waters(), study->passings(), watch);
  if (!fresh) return std::nullopt;
  auto waters = std::make_unique<validator::regatta::FleetWaters>(std::move(fresh));
  return TableAdviser::Answer(
      std::make_shared<const SolvedTable>(SolvedTable{std::move(study), std::move(waters)}));
}

std::optional<std::vector<std::size_t>> typedHand(const fairway::regatta::Deck& deck,
                                                  const std::string& text) {
  std::string spaced = text;
  std::replace(spaced.begin(), spaced.end(), ',', ' ');
  std::istringstream words(spaced);
  std::vector<std::size_t> hand;
  for (std::string word; words >> word;) {
    const auto card = cardNamed(deck, word);
    if (!card) return std::nullopt;
    hand.push_back(*card);
  }
  return hand;
}

Advice adviceFor(const SolvedTable& table, const AdvisedSailor& boat) {
  Advice advice;
  advice.refusal = whyNot(table, boat.standing);
  if (!advice.refusal.empty()) return advice;
  if (table.waters->valueOf(boat.standing) >= Fresh::never) {
    advice.refusal = say("No way leads from there to the finish.");
    return advice;
  }
  advice.worth = table.waters->valueOf(boat.standing);
  advice.choices = Options(table, boat).all();
  advice.rank(Advice::Better::Less);
  return advice;
}

} // namespace fairway::editor::regatta
