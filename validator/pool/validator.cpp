#include "validator/pool/validator.h"

#include "validator/pool/checks/checks.h"
#include "validator/pool/facts.h"

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

} // namespace fairway::validator::pool
