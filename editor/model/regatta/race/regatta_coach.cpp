#include "editor/model/regatta/race/regatta_coach.h"

#include "editor/model/regatta/race/race_words.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "rules/regatta/table/regatta_play.h"
#include "validator/core/table_pilots.h"
#include "validator/regatta/pilot/coach.h"
#include "validator/regatta/pilot/table_pilot.h"
#include "validator/regatta/study/course_study.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using namespace validator::regatta;

namespace {

// Who is ahead is not known as a chance: a turn less to go counts twice as much.
race::Outlook outlookOf(const std::vector<double>& toGo) {
  race::Outlook outlook;
  const double least = *std::min_element(toGo.begin(), toGo.end());
  double all = 0;
  std::string list;
  for (std::size_t i = 0; i < toGo.size(); ++i) {
    outlook.shares.push_back(std::exp2(least - toGo[i]));
    all += outlook.shares.back();
    list +=
        (list.empty() ? "" : ", ") + say("Boat {1}", {std::to_string(i + 1)}) + " " + shownNumber(toGo[i], 1);
  }
  for (double& share : outlook.shares) share /= all;
  outlook.text = say("Estimated turns to go: {1}", {list});
  return outlook;
}

race::Remark remarkOn(const CoachedTurn& turn) {
  race::Remark remark{badgeOf(turn), {}};
  if (remark.badge != race::Badge::None)
    remark.text =
        say("Better: {1} (an estimated {2} turns)", {turnWords(turn.best), shownNumber(turn.cost, 2)});
  return remark;
}

std::string verdictOn(const CoachedRace& seen) {
  std::string text;
  for (const CoachedBoat& boat : seen.boats)
    text += (text.empty() ? "" : "\n") + say("Boat {1}: hand and traffic {2}, calms {3}, choices {4} turns",
                                             {std::to_string(boat.seat), shownSigned(boat.hand, 1),
                                              shownSigned(boat.calm, 1), shownSigned(boat.cost, 1)});
  return text;
}

race::Review reviewOf(const CoachedRace& seen) {
  race::Review review;
  std::vector<double> start;
  for (const CoachedBoat& boat : seen.boats) start.push_back(boat.start);
  review.outlooks.push_back(outlookOf(start));
  for (const CoachedTurn& turn : seen.turns) {
    review.turns.push_back(remarkOn(turn));
    review.outlooks.push_back(outlookOf(turn.toGo));
  }
  review.verdict = verdictOn(seen);
  review.costText = [](double turns) { return say("{1} turns", {shownNumber(turns, 2)}); };
  return review;
}

// There are hundreds of ways to play a hand, so not more than these are kept.
std::vector<int> dearestMistakes(const CoachedRace& seen) {
  constexpr std::size_t most = 30;
  std::vector<const CoachedTurn*> turns;
  for (const CoachedTurn& turn : seen.turns)
    if (badgeOf(turn) >= race::Badge::Mistake) turns.push_back(&turn);
  std::stable_sort(turns.begin(), turns.end(),
                   [](const CoachedTurn* a, const CoachedTurn* b) { return a->cost > b->cost; });
  turns.resize(std::min(turns.size(), most));
  std::vector<int> numbers;
  for (const CoachedTurn* turn : turns) numbers.push_back(turn->turn);
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

// In turns, of those that were mistakes. Turns after which no way leads to the finish are left out.
std::vector<race::Exercise> exercisesFrom(const validator::regatta::FleetWaters& waters,
                                          const std::shared_ptr<const Board>& board, const RaceRecord& record,
                                          const CoachedRace& seen) {
  const std::vector<int> mistakes = dearestMistakes(seen);
  return race::exercisesIn(RegattaPlay(board, record.players, record.first, record.until, 1), actsOf(record),
                           mistakes, [&](const table::Play& play) {
                             auto turns =
                                 turnsAfterEach(waters, static_cast<const RegattaPlay&>(play).race());
                             std::erase_if(turns, [](const auto& each) {
                               return each.second >= validator::regatta::Fresh::never;
                             });
                             return validator::adviceOf({}, std::move(turns)).costs;
                           });
}

} // namespace

race::Coach regattaCoach(const std::shared_ptr<const Board>& board, const RaceRecord& record) {
  return {false, [board, record](validator::WorkWatch& watch) -> race::Coach::Seen {
            using namespace validator::regatta;
            const CourseStudy study(board->course(), board->deck());
            if (!study.fits() || !study.turns().turns() ||
                Fresh::bytesFor(study.waters(), study.passings().layers()) > Fresh::mostBytes)
              return [] { return race::Review(); };
            const auto fresh = Fresh::solved(study.waters(), study.passings(), watch);
            if (!fresh) return nullptr;
            const FleetWaters waters(fresh);
            auto seen = coachRace(waters, *board, record, watch);
            if (!seen || seen->boats.empty()) return nullptr;
            auto exercises = exercisesFrom(waters, board, record, *seen);
            return [seen = std::move(*seen), exercises = std::move(exercises)] {
              race::Review review = reviewOf(seen);
              review.exercises = exercises;
              return review;
            };
          }};
}

} // namespace fairway::editor::regatta
