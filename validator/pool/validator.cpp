#include "validator/pool/validator.h"

#include "validator/pool/checks/checks.h"
#include "validator/pool/facts.h"

namespace fairway::validator::pool {

Report validatePool(const fairway::pool::Pool& pool, const DocumentInfo& info, const MoreChecks& more) {
  const PoolStudy study(pool);
  Judge judge("pool", info);
  judge.run(poolChecks(), study);
  if (more) more(judge, study);
  return judge.finish(factsOf(study), headlineOf(study));
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish();
}

} // namespace fairway::validator::pool
