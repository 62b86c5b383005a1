#include "validator/regatta/figures/par.h"

namespace fairway::validator::regatta {

Result<Par, ParRefusal> parOf(const CourseStudy& study, const ParOptions& options, WorkWatch& watch) {
  constexpr double solvingShare = 0.8; // of the time; the rest is the pilot's
  if (!study.fits() || Fresh::bytesFor(study.waters(), study.passings().layers()) > Fresh::mostBytes)
    return ParRefusal::TooLarge;
  Par par;
  par.turns = study.turns().turns();
  par.plays = study.plays().turns();
  if (!par.turns) return par;
  PartWatch solving(watch, 0, solvingShare), sailing(watch, solvingShare, 1);
  par.fresh = Fresh::solved(study.waters(), study.passings(), solving);
  if (!par.fresh) return ParRefusal::Stopped;
  const FleetWaters waters(par.fresh);
  par.pilot = sailAlone(waters, par.fresh->best()->pose, options.races, options.seed, sailing);
  if (!par.pilot) return ParRefusal::Stopped;
  return par;
}

} // namespace fairway::validator::regatta
