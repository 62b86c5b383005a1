#include "formats/document/json_text.h"
#include "formats/regatta/export/subject.h"
#include "formats/regatta/resolve.h"
#include "rules/regatta/play/referee.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/study/course_study.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <sstream>

namespace fairway::command::regatta {

namespace {

using namespace fairway::regatta;

std::string howItStands(const Race& race, const Boat& boat) {
  if (boat.status == BoatStatus::Unplaced) return "not placed";
  if (boat.status == BoatStatus::Finished) return "finished in turn " + std::to_string(boat.turns);
  const Pose& pose = boat.standing.pose;
  std::string text = "at [" + std::to_string(pose.at.x) + ", " + std::to_string(pose.at.y) + "] heading " +
                     std::to_string(pose.heading.degrees()) + ", next gate " +
                     gateName(race.board().course(), boat.standing.progress.gate);
  if (boat.standing.progress.owed > 0) text += ", owed " + std::to_string(boat.standing.progress.owed);
  if (boat.becalmed()) text += ", becalmed";
  return text;
}

std::string handText(const Race& race, const Boat& boat) {
  std::string text;
  for (const int card : boat.hand)
    text += (text.empty() ? "" : ", ") + race.board().deck().cards[static_cast<std::size_t>(card)].id;
  return text.empty() ? "no cards" : text;
}

std::string replayText(const Replay& replay) {
  const Race& race = replay.race;
  std::ostringstream out;
  out << (race.over() ? "The race is over.\n" : "The race is not over.\n") << "  seat  turns\n";
  for (int seat = 1; seat <= race.players(); ++seat) {
    const Boat& boat = race.boat(seat);
    out << std::setw(6) << seat << std::setw(7) << boat.turns << "  " << howItStands(race, boat) << '\n';
    if (boat.status != BoatStatus::Finished) out << std::setw(15) << "" << handText(race, boat) << '\n';
  }
  out << "Draw pile: " << race.drawPile().size() << ", discard pile: " << race.discardPile().size() << '\n';
  if (!race.ranks().empty()) {
    out << "Ranks by seat:";
    for (const int seat : race.ranks()) out << ' ' << seat;
    out << '\n';
  }
  if (replay.illegal)
    out << "Illegal: turn " << replay.illegal->turn << ": " << nameOf(replay.illegal->rule) << ": "
        << replay.illegal->message.english() << ".\n  " << textOf(replay.illegal->rule) << '\n';
  else
    out << "Legal: every turn is by the book.\n";
  return out.str();
}

// What a coach adds to a replay.
struct Coached {
  std::string text;
  Tree tree;
};

// The exit status instead, where there is no coach.
Result<Coached, int> coached(const fairway::regatta::Board& board, const RaceRecord& record,
                             const std::string& file, const Streams& streams) {
  using namespace validator::regatta;
  const CourseStudy study(board.course(), board.deck());
  const bool small =
      study.fits() && Fresh::bytesFor(study.waters(), study.passings().layers()) <= Fresh::mostBytes;
  if (!small || !study.turns().turns()) {
    streams.err << file << ": --coach: "
                << (small ? "the finish cannot be reached" : "the table is too large to be solved")
                << "; see `fairway validate`\n";
    return static_cast<int>(exitFindings);
  }
  ProgressBar bar(streams, "coach");
  const auto fresh = Fresh::solved(study.waters(), study.passings(), bar);
  if (!fresh) return tellStopped(streams.err);
  const FleetWaters waters(fresh);
  const auto race = coachRace(waters, board, record, bar);
  if (!race) return tellStopped(streams.err);
  return Coached{coachText(*race, record), coachTree(*race)};
}

} // namespace

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto body = bodyAs<formats::regatta::RecordBody>(*loaded, "record");
  if (!body) return refuse(body.fault(), streams);
  auto regatta = resolveRecord(*body, loaded->file, loaded->loader());
  if (!regatta) return refuse(regatta.fault(), streams);
  warnOfOtherBoard<formats::regatta::subjectOf>(*loaded, streams);
  const Board board(std::move(regatta->course), std::move(regatta->deck));
  const Replay result = replay(board, body->record);
  Tree tree = replayTree(result);
  std::string text = replayText(result);
  if (options.coach && (result.legal() || result.illegal->turn > 0)) {
    auto coach = coached(board, body->record, options.file, streams);
    if (!coach) return coach.fault();
    text += coach->text;
    tree["coach"] = std::move(coach->tree);
  } else if (options.coach) {
    tree["coach"] = nullptr; // nothing was sailed
  }
  streams.out << (options.json ? formats::jsonText(tree, 2) : text);
  return result.legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::regatta
