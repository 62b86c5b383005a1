#include "validator/pool/checks/checks.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

std::vector<Trap> trapsOf(const PoolStudy& study, const SquareSet HomeTable::*set) {
  std::vector<Trap> traps;
  const std::vector<HomeTable>& home = study.home();
  const std::size_t each = home.size() / 2; // red's tables, then yellow's; of each the swimmer's first
  for (std::size_t i = 1; i < each; ++i) {
    const HomeTable& red = home[i];
    const HomeTable& yellow = home[each + i];
    const bool alike = red.*set == yellow.*set;
    if ((red.*set).any())
      traps.push_back({red.value, alike ? std::vector{Side::Red, Side::Yellow} : std::vector{Side::Red},
                       study.board().squaresOf(red.*set)});
    if (!alike && (yellow.*set).any())
      traps.push_back({yellow.value, {Side::Yellow}, study.board().squaresOf(yellow.*set)});
  }
  return traps;
}

} // namespace fairway::validator::pool
