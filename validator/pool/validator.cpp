#include "validator/pool/validator.h"

#include "rules/pool/play/placing.h"
#include "validator/pool/checks/checks.h"

#include <algorithm>

namespace fairway::validator::pool {

namespace {

// Where a bar has no ladder at all there are no ways to it, and P02 says why. Any other fault of a ladder
// leaves the ways as they are: even with water beyond it leads to the bar.
bool eachBarHasALadder(const PoolStudy& study) {
  return study.board().ladderSquares(Side::Red).any() && study.board().ladderSquares(Side::Yellow).any();
}
bool asksForBars(std::string_view code) {
  return code == "P04" || code == "P10";
}

void judgeAll(Judge& judge, const PoolStudy& study, const WorkWatch& watch) {
  const bool bars = eachBarHasALadder(study);
  for (const Check<PoolStudy>& check : poolChecks())
    if (bars || !asksForBars(check.code))
      judge.run(std::span(&check, 1), study, watch);
    else
      judge.leave(check.code, "needs P02");
}

} // namespace

Report validatePool(const fairway::pool::Pool& pool, const DocumentInfo& info, const MoreChecks& more) {
  return *validatePool(pool, info, unwatched(), more);
}

std::optional<Report> validatePool(const fairway::pool::Pool& pool, const DocumentInfo& info,
                                   const WorkWatch& watch, const MoreChecks& more) {
  const PoolStudy study(pool);
  Judge judge("pool", info);
  judgeAll(judge, study, watch);
  if (more && !watch.stopWanted()) more(judge, study);
  if (watch.stopWanted()) return std::nullopt;
  return judge.finish(factsOf(study), headlineOf(study));
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish();
}

using namespace fairway::pool;

namespace {

Tree squaresTree(const std::vector<Square>& squares) {
  Tree list = Tree::list();
  for (const Square square : squares) list.push_back(Tree::list({square.column, square.row}));
  return list;
}

template <class Of>
Tree bySide(Of of) {
  Tree tree = Tree::fields();
  for (const Side side : bothSides) tree[nameOf(side)] = of(side);
  return tree;
}

Tree waysTree(const Ways& ways) {
  const bool some = ways.count() > 0;
  return {{"min", some ? Tree(ways.shortest) : Tree(nullptr)},
          {"max", some ? Tree(ways.longest) : Tree(nullptr)},
          {"mean", some ? Tree(ways.mean()) : Tree(nullptr)},
          {"none", ways.none.size()}};
}

// Turns from the start squares that get home.
Tree turnsTree(const PoolStudy& study, const HomeTable& home) {
  int count = 0;
  int most = 0;
  int sum = 0;
  for (const Square start : study.ways(home.side).starts) {
    const int turns = home.turnsFrom(study.board().numberOf(start));
    if (turns == HomeTable::never) continue;
    ++count;
    most = std::max(most, turns);
    sum += turns;
  }
  if (count == 0) return {{"max", nullptr}, {"mean", nullptr}};
  return {{"max", most}, {"mean", static_cast<double>(sum) / count}};
}

Tree homeTree(const PoolStudy& study) {
  Tree list = Tree::list();
  for (const HomeTable& home : study.home())
    list.push_back({{"side", nameOf(home.side)},
                    {"value", home.value},
                    {"stuck", home.stuck.count()},
                    {"never", home.neverHome.count()},
                    {"turns", turnsTree(study, home)}});
  return list;
}

Tree share(int tiles, const Pool& pool) {
  return static_cast<double>(tiles) / pool.tiles();
}

} // namespace

Tree factsOf(const PoolStudy& study) {
  const Pool& pool = study.pool();
  std::vector<Square> chokes;
  for (const Choke& choke : study.chokes()) chokes.push_back(choke.square);
  Tree symmetries = Tree::list();
  for (const Symmetry symmetry : allSymmetries)
    if (study.breaks(symmetry).empty()) symmetries.push_back(nameOf(symmetry));
  const std::optional<FirstBite>& inSetup = study.biteInSetup();
  return {
      {"water", study.board().water().count()},
      {"deck", pool.map.squaresOf(Ground::Deck).size()},
      {"tiles", pool.tiles()},
      {"waters", study.bodies().size()},
      {"chokes", squaresTree(chokes)},
      {"symmetry", symmetries},
      {"start_squares", bySide([&](Side side) { return squaresTree(study.ways(side).starts); })},
      {"room", bySide([&](Side side) { return Tree(roomOf(pool, side)); })},
      {"cut", bySide([&](Side side) { return Tree(study.cut(side).size()); })},
      {"ways", bySide([&](Side side) { return waysTree(study.ways(side)); })},
      {"home", homeTree(study)},
      {"first_bite", Tree{{"any", share(study.biteAnywhere().tiles, pool)},
                          {"setup", inSetup ? share(inSetup->tiles, pool) : Tree(nullptr)}}},
      {"setup", pool.setup ? Tree(setupFits(pool)) : Tree(nullptr)},
  };
}

std::string headlineOf(const PoolStudy& study) {
  const Pool& pool = study.pool();
  return std::to_string(pool.map.columns()) + " x " + std::to_string(pool.map.rows()) + " squares, " +
         std::to_string(study.board().water().count()) + " of them water; " + std::to_string(pool.tiles()) +
         (pool.tiles() == 1 ? " tile per side" : " tiles per side");
}

} // namespace fairway::validator::pool
