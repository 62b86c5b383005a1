#include "editor/model/regatta/play/pilot.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::regatta {

using validator::regatta::Fresh;

PilotTables::PilotTables(const fairway::regatta::Course& course, const fairway::regatta::Deck& deck)
    : study_(course, deck) {}

std::shared_ptr<const PilotTables> PilotTables::make(const fairway::regatta::Course& course,
                                                     const fairway::regatta::Deck& deck,
                                                     validator::WorkWatch& watch) {
  std::shared_ptr<PilotTables> tables(new PilotTables(course, deck));
  const validator::regatta::CourseStudy& study = tables->study_;
  const bool small =
      study.fits() && Fresh::bytesFor(study.waters(), study.passings().layers()) <= Fresh::mostBytes;
  if (!small || !study.turns().turns()) {
    tables->whyNot_ = small ? say("The pilot cannot sail this course: the finish cannot be reached.")
                            : say("The pilot cannot sail this course: the table is too large.");
    return tables;
  }
  const auto fresh = Fresh::solved(study.waters(), study.passings(), watch);
  if (!fresh) return nullptr;
  tables->waters_ = std::make_unique<validator::regatta::FleetWaters>(fresh);
  return tables;
}

} // namespace fairway::editor::regatta
