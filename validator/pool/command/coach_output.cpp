#include "validator/pool/command/coach_output.h"

#include "rules/base/number_text.h"
#include "rules/pool/play/referee.h"
#include "rules/pool/table/pool_play.h"
#include "validator/pool/command/commands.h"

#include <array>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::pool {

using namespace fairway::pool;
using validator::Badge;
using validator::pool::ReviewedTurn;

namespace {

constexpr validator::pool::PilotKind coachKind = validator::pool::PilotKind::Strong;
constexpr std::array<Badge, 3> allBadges{Badge::Inaccuracy, Badge::Mistake, Badge::Blunder};

// What a side's turns came to.
struct SideSums {
  double cost = 0;
  double luck = 0;
  std::array<int, 4> badges{};
};

BySide<SideSums> sumsOf(const CoachedGame& game) {
  BySide<SideSums> sums;
  for (const ReviewedTurn& turn : game.review.turns) {
    SideSums& own = sums[turn.side];
    own.cost += turn.cost;
    own.luck += turn.luck;
    ++own.badges[static_cast<std::size_t>(badgeOf(turn))];
  }
  return sums;
}

// By how much red is ahead before a turn.
double aheadBefore(const CoachedGame& game, std::size_t turn) {
  return turn == 0 ? game.review.outlook : game.review.turns[turn - 1].outlook;
}

bool couldBeBetter(const ReviewedTurn& turn) {
  return badgeOf(turn) != Badge::None;
}

std::string tilesAhead(double red) {
  const std::string text = withDecimals(std::abs(red), 1);
  if (text == "0.0") return "level";
  return (red > 0 ? "red +" : "yellow +") + text;
}

std::string signedTiles(double tiles) {
  const std::string text = withDecimals(std::abs(tiles), 1);
  if (text == "0.0") return text;
  return (tiles < 0 ? "-" : "+") + text;
}

// What should have been done, as records say it, without the side. Of a reveal the number may still be open.
std::string betterText(const PoolBoard& board, const ReviewedTurn& turn) {
  if (turn.better.act == Act::Reveal && turn.better.value == 0)
    return "reveal " + label(board.squareOf(turn.better.from));
  const std::string text = turnText(entryOf(board, turn.side, turn.better));
  return text.substr(text.find(' ') + 1);
}

Tree betterTree(const PoolBoard& board, const ReviewedTurn& turn) {
  if (turn.better.act == Act::Reveal && turn.better.value == 0) return turnChoice(board, turn.better);
  return turnTree(entryOf(board, turn.side, turn.better));
}

void writeSides(std::ostream& out, const CoachedGame& game) {
  const BySide<SideSums> sums = sumsOf(game);
  for (const Side side : bothSides) {
    const SideSums& own = sums[side];
    out << (side == Side::Red ? "Red" : "Yellow") << " gave away an estimated " << withDecimals(own.cost, 1)
        << " tiles; its reveals gained it " << signedTiles(own.luck) << ".\n";
  }
}

} // namespace

std::optional<CoachedGame> coachedGame(const PoolBoard& board, const GameRecord& record, const Replay& replay,
                                       validator::WorkWatch& watch) {
  CoachedGame game;
  for (int turn = 0; turn < replay.match()->turns(); ++turn)
    game.turns.push_back(turnOf(board, record.turns[static_cast<std::size_t>(turn)]));
  std::size_t looked = 0;
  const auto stopped = [&] {
    watch.advance(static_cast<double>(looked++) / static_cast<double>(game.turns.size()));
    return watch.stopWanted();
  };
  auto review =
      validator::pool::reviewGame(board, record.placement ? replay.placing().start() : setupPosition(board),
                                  game.turns, coachKind, stopped);
  if (!review) return std::nullopt;
  game.review = std::move(*review);
  return game;
}

std::string coachText(const PoolBoard& board, const CoachedGame& game) {
  std::ostringstream out;
  out << "\nWhat the " << nameOf(coachKind)
      << " pilot thinks, in tiles. It looks two turns ahead: all of it is an estimate.\n"
      << "  turn  played                                   ahead        luck  cost\n";
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    const ReviewedTurn& turn = game.review.turns[i];
    out << std::right << std::setw(6) << i + 1 << "  " << std::left << std::setw(39)
        << turnText(entryOf(board, turn.side, game.turns[i])) << "  " << std::setw(11)
        << tilesAhead(turn.outlook) << std::right << std::setw(6)
        << (game.turns[i].act == Act::Reveal ? signedTiles(turn.luck) : "") << std::setw(6)
        << withDecimals(turn.cost, 1);
    if (couldBeBetter(turn)) out << "  " << nameOf(badgeOf(turn)) << ": " << betterText(board, turn);
    out << '\n';
  }
  out << '\n';
  writeSides(out, game);
  if (game.review.lostAt) {
    const ReviewedTurn& lost = game.review.turns[static_cast<std::size_t>(*game.review.lostAt - 1)];
    out << (lost.side == Side::Red ? "Red" : "Yellow") << " seems to have lost the game at turn "
        << *game.review.lostAt << ".\n";
  }
  return out.str();
}

Tree coachTree(const PoolBoard& board, const CoachedGame& game) {
  Tree turns = Tree::list();
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    const ReviewedTurn& turn = game.review.turns[i];
    turns.push_back({{"turn", i + 1},
                     {"side", nameOf(turn.side)},
                     {"ahead", Tree{{"before", aheadBefore(game, i)}, {"after", turn.outlook}}},
                     {"cost", turn.cost},
                     {"luck", game.turns[i].act == Act::Reveal ? Tree(turn.luck) : Tree()},
                     {"best", couldBeBetter(turn) ? betterTree(board, turn) : Tree()},
                     {"badge", couldBeBetter(turn) ? Tree(nameOf(badgeOf(turn))) : Tree()}});
  }
  const BySide<SideSums> sums = sumsOf(game);
  Tree sides = Tree::list();
  for (const Side side : bothSides) {
    Tree badges = Tree::fields();
    for (const Badge badge : allBadges)
      badges[nameOf(badge)] = sums[side].badges[static_cast<std::size_t>(badge)];
    sides.push_back(
        {{"side", nameOf(side)}, {"cost", sums[side].cost}, {"luck", sums[side].luck}, {"badges", badges}});
  }
  return {{"estimate", Tree{{"pilot", nameOf(coachKind)}, {"unit", "tiles that red is ahead"}}},
          {"turns", turns},
          {"sides", sides},
          {"lost_at", game.review.lostAt ? Tree(*game.review.lostAt) : Tree()}};
}

} // namespace fairway::command::pool
