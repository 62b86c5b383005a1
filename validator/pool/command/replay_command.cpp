#include "formats/document/json_text.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/kinds.h"
#include "rules/pool/play/referee.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/core/words.h"
#include "validator/pool/command/coach_output.h"
#include "validator/pool/command/commands.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace fairway::command::pool {

using namespace fairway::pool;

namespace {

std::string counted(int n, std::string_view noun) {
  return validator::counted(static_cast<std::size_t>(n), noun);
}

// The pool as a map: `r` and `y` swimmers, `R4` and `Y4` crocodiles, with the size of a pile behind them.
std::string mapOf(const PoolBoard& board, const Position& position) {
  std::ostringstream out;
  const PoolMap& map = board.pool().map;
  for (int row = 1; row <= map.rows(); ++row) {
    std::string line = " ";
    for (int column = 1; column <= map.columns(); ++column) {
      const Pile* pile = position.pileAt(board.numberOf({column, row}));
      std::string here(1, formats::pool::mapLetter(map.at({column, row})));
      if (pile) {
        const bool red = pile->side() == Side::Red;
        const Tile top = pile->top();
        here = top.isSwimmer() ? (red ? "r" : "y") : (red ? "R" : "Y") + std::to_string(top.face);
        if (pile->size > 1) here += "/" + std::to_string(pile->size);
      }
      line += " " + here;
      if (column < map.columns()) line.append(here.size() < 4 ? 4 - here.size() : 0, ' ');
    }
    out << line << '\n';
  }
  return out.str();
}

std::string barsOf(const Position& position) {
  std::string text;
  for (const Side side : bothSides) {
    const Bar& own = position.inBar(side);
    text += std::string(text.empty() ? "" : ", ") + std::string(nameOf(side)) + " " +
            counted(own.tiles, "tile") + " (numbers " + std::to_string(own.values) + ")";
  }
  return text;
}

std::string outcomeOf(const Match& match) {
  const Position& position = match.position();
  if (!match.over())
    return std::string(nameOf(position.toMove())) + " is to move; " +
           (position.open() ? "the bars are open" : "the bars are not open yet");
  const std::string end(nameOf(*match.end()));
  const std::optional<Side> winner = match.winner();
  return "over (" + end + "): " + (winner ? std::string(nameOf(*winner)) + " wins" : "a draw");
}

} // namespace

std::string turnText(const TurnEntry& entry) {
  std::string text(nameOf(entry.side));
  text += " " + std::string(nameOf(entry.act));
  if (entry.act == Act::Pass) return text;
  text += " " + label(entry.from);
  if (entry.act == Act::Reveal) text += " value " + std::to_string(entry.value);
  if (!entry.to) return text + " stays";
  const Square* square = std::get_if<Square>(&*entry.to);
  return text + " to " + (square ? label(*square) : std::string("bar"));
}

namespace {

std::string replayText(const PoolBoard& board, const Replay& replay) {
  std::ostringstream out;
  const Match* match = replay.match();
  if (match) {
    out << counted(match->turns(), "turn") << "; " << outcomeOf(*match) << '\n'
        << "in the bars: " << barsOf(match->position()) << "\n\n"
        << mapOf(board, match->position());
  } else {
    const auto& placed = replay.placing().squares();
    out << "placing: red " << placed[Side::Red].size() << ", yellow " << placed[Side::Yellow].size() << " of "
        << counted(board.pool().tiles(), "tile") << '\n';
  }
  if (!replay.fault()) return out.str();
  const Fault& fault = *replay.fault();
  out << "\nillegal: " << (fault.turn == 0 ? "the placement" : "turn " + std::to_string(fault.turn)) << ": "
      << fault.message.english() << " (" << nameOf(fault.rule) << ")\n";
  return out.str();
}

int coachAndWrite(const PoolBoard& board, const GameRecord& record, const Replay& replay,
                  const ReplayOptions& options, const Streams& streams) {
  ProgressBar bar(streams, "coach");
  const auto game = coachedGame(board, record, replay, bar);
  if (!game) return tellStopped(streams.err);
  if (options.json) {
    Tree tree = replayTree(board, replay);
    tree["coach"] = coachTree(board, *game);
    streams.out << formats::jsonText(tree);
  } else {
    streams.out << replayText(board, replay) << coachText(board, *game);
  }
  return replay.legal() ? exitDone : exitFindings;
}

} // namespace

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto record = recordIn(*loaded);
  if (!record) return refuse(record.fault(), streams);
  warnOfOtherBoard<formats::pool::subjectOf>(*loaded, streams);
  const PoolBoard board(record->pool);
  const Replay replay(board, record->record);
  if (options.coach && replay.match()) return coachAndWrite(board, record->record, replay, options, streams);
  Tree tree = replayTree(board, replay);
  if (options.coach) tree["coach"] = nullptr; // nothing was played
  streams.out << (options.json ? formats::jsonText(tree) : replayText(board, replay));
  return replay.legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::pool
