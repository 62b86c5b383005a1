#include "validator/regatta/validator.h"

#include "validator/core/words.h"
#include "validator/regatta/checks/checks.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::regatta {

namespace {

void judgeCourse(Judge& judge, const CourseStudy& study, const WorkWatch& watch) {
  judge.run(tableChecks(), study, watch);
  if (study.fits()) return judge.run(waterChecks(), study, watch);
  for (const Check<CourseStudy>& check : waterChecks())
    judge.leave(check.code, "the table and the deck are too large to look at every move");
}

} // namespace

Report validateDeck(const Deck& deck, const DocumentInfo& info) {
  Judge judge("deck", info);
  judge.run(deckChecks(), deck);
  return judge.finish(deckFacts(deck), deckHeadline(deck));
}

Report validateCourse(const CourseStudy& study, const DocumentInfo& info, const MoreChecks& more) {
  return *validateCourse(study, info, unwatched(), more);
}

std::optional<Report> validateCourse(const CourseStudy& study, const DocumentInfo& info,
                                     const WorkWatch& watch, const MoreChecks& more) {
  Judge judge("regatta", info);
  judgeCourse(judge, study, watch);
  if (more && !watch.stopWanted()) more(judge, study);
  if (watch.stopWanted()) return std::nullopt;
  return judge.finish(courseFacts(study), courseHeadline(study));
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish();
}

using fairway::regatta::Symbol;

namespace {

Tree pointTree(Vec point) {
  return Tree::list({point.x, point.y});
}

// Angles are written to a billionth of a degree: more digits would be noise of the arctangent.
double tidy(double degrees) {
  return std::round(degrees * 1e9) / 1e9;
}

Tree gatesTree(const Course& course) {
  Tree gates = Tree::list();
  const auto line = [&](const char* name) {
    gates.push_back({{"gate", name},
                     {"at", pointTree(course.left)},
                     {"direction", nullptr},
                     {"sweep", nullptr},
                     {"natural", nullptr},
                     {"leave", nullptr}});
  };
  line("START");
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    const fairway::regatta::Rounding& rounding = course.round[i];
    const fairway::regatta::BuoyTurn turn = turnRound(course, i, rounding.leave);
    gates.push_back({{"gate", gateName(course, i + 1)},
                     {"at", pointTree(course.buoys[rounding.buoy].at)},
                     {"direction", rounding.gate.value_or(turn.gate).degrees()},
                     {"sweep", tidy(turn.sweep)},
                     {"natural", turn.natural},
                     {"leave", nameOf(rounding.leave)}});
  }
  line("FINISH");
  return gates;
}

Tree latticeTree(const CourseStudy& study) {
  const auto layers = static_cast<std::int64_t>(2 + 3 * study.course().round.size());
  Tree tree{{"step", plane::latticeStep}, {"points", Lattice(study.course().table).points()}};
  tree["poses"] = study.fits() ? Tree(study.waters().poseCount()) : Tree();
  tree["states"] = study.fits() ? Tree(layers * study.waters().poseCount()) : Tree();
  tree["arrows"] = study.board().arrowCount();
  return tree;
}

} // namespace

Tree poseTree(const Pose& pose) {
  return Tree::list({pose.at.x, pose.at.y, pose.heading.degrees()});
}

Tree deckFacts(const Deck& deck) {
  int helms = 0, clouds = 0, suns = 0;
  for (const Card& card : deck.cards)
    (card.symbol == Symbol::Helm    ? helms
     : card.symbol == Symbol::Cloud ? clouds
                                    : suns) += card.symbol == Symbol::None ? 0 : card.count;
  Tree unbalanced = Tree::list();
  for (const std::size_t card : unbalancedCards(deck)) unbalanced.push_back(deck.cards[card].id);
  const std::vector<bool> reached = reachedHeadings(deck);
  const NoWay chances = noWay(deck);
  return {{"cards", cardCount(deck)},
          {"kinds", deck.cards.size()},
          {"arrows", differentArrows(deck).size()},
          {"symbols", {{"helm", helms}, {"cloud", clouds}, {"sun", suns}}},
          {"unbalanced", unbalanced},
          {"headings", std::count(reached.begin(), reached.end(), true)},
          {"no_way",
           {{"left", chances.left},
            {"straight", chances.straight},
            {"right", chances.right},
            {"any", chances.any}}}};
}

std::string deckHeadline(const Deck& deck) {
  return counted(static_cast<std::size_t>(cardCount(deck)), "card") + ", " +
         counted(differentArrows(deck).size(), "different arrow");
}

Tree courseFacts(const CourseStudy& study) {
  Tree facts{{"lattice", latticeTree(study)}, {"gates", gatesTree(study.course())}};
  if (!study.fits()) {
    for (const char* name : {"start", "route", "start_turns", "dead"}) facts[name] = nullptr;
    return facts;
  }
  const CourseStudy::StartTurns& starts = study.startTurns();
  facts["start"] = {{"heading", study.startBoats().heading.degrees()},
                    {"points", study.waters().startPoints().size()},
                    {"boats", study.startBoats().boats.size()},
                    {"cut_off", starts.cutOff}};
  facts["route"] = {{"turns", study.turns().turns()}, {"plays", study.plays().turns()}};
  facts["start_turns"] = nullptr;
  if (starts.min) facts["start_turns"] = {{"min", *starts.min}, {"max", *starts.max}};
  const Reach& reach = study.reach();
  facts["dead"] = {
      {"reachable", reach.poseCount}, {"poses", reach.deadCount}, {"traps", reach.traps.count()}};
  return facts;
}

std::string courseHeadline(const CourseStudy& study) {
  if (!study.fits() || !study.turns().turns()) return {};
  return "route " + counted(static_cast<std::size_t>(*study.turns().turns()), "turn") + ", " +
         std::to_string(*study.plays().turns()) + " without helms";
}

} // namespace fairway::validator::regatta
