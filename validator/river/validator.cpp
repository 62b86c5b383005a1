#include "validator/river/validator.h"

#include "validator/river/checks/checks.h"
#include "validator/river/facts.h"

namespace fairway::validator::river {

Report validateRiver(const River& river, const DocumentInfo& info, const MoreChecks& more) {
  return *validateRiver(river, info, unwatched(), more);
}

std::optional<Report> validateRiver(const River& river, const DocumentInfo& info, const WorkWatch& watch,
                                    const MoreChecks& more) {
  Judge judge("river", info);
  const RiverStudy study(river);
  judge.run<RiverStudy>(quickChecks(static_cast<bool>(more)), study, watch);
  if (more && !watch.stopWanted()) more(judge, study);
  if (watch.stopWanted()) return std::nullopt;
  return judge.finish(factsOf(study), headlineOf(study));
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish();
}

} // namespace fairway::validator::river
