#include "validator/regatta/study/heat.h"

#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

void HeatMap::add(Vec point, int heat) {
  bands_[std::min(static_cast<std::size_t>(heat), bands_.size() - 1)].push_back(point);
}

std::vector<Evidence> HeatMap::evidence() const {
  std::vector<Evidence> evidence;
  for (const std::vector<Vec>& band : bands_)
    if (!band.empty()) evidence.push_back({EvidenceKind::Region, spotsOf(band)});
  return evidence;
}

} // namespace fairway::validator::regatta
