#include "editor/model/regatta/table/route_follower.h"

#include "validator/regatta/route/search.h"

namespace fairway::editor::regatta {

using validator::regatta::CourseStudy;
using validator::regatta::Search;

std::optional<TableFacts> RouteFollower::follow(const fairway::regatta::Course& course,
                                                const fairway::regatta::Deck& deck) {
  constexpr int mostPoints = 50000; // beyond, the user would notice
  auto study = last_ ? std::make_unique<CourseStudy>(course, deck,
                                                     std::vector<validator::regatta::PaperSheets>(), *last_)
                     : std::make_unique<CourseStudy>(course, deck);
  if (!study->fits() || validator::regatta::Lattice(course.table).points() > mostPoints) return std::nullopt;
  const auto search = [&](Search::Helms helms) {
    return Search(study->waters(), study->passings(), helms, Search::Extent::BestStart);
  };
  const Search plays = search(Search::Helms::Unused);
  TableFacts facts = tableFacts(*study, search(Search::Helms::Used), plays);
  last_ = std::move(study);
  return facts;
}

} // namespace fairway::editor::regatta
