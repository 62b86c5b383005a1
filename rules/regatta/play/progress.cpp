#include "rules/regatta/play/progress.h"

namespace fairway::regatta {

Progress advanced(std::span<const Gate> gates, Progress progress, Vec from, Vec to) {
  Meeting last; // of the gate passed before, at the leg's begin so far
  while (progress.gate < gates.size()) {
    const Meeting meeting = meet(gates[progress.gate], from, to);
    // Met before the previous gate was done, or not at all: it does not count on this leg.
    if (meeting.crossing == Crossing::None || meeting.isBefore(last)) break;
    const bool line = progress.gate == 0 || progress.gate + 1u == gates.size();
    if (meeting.crossing == Crossing::Backwards) {
      if (!line) ++progress.owed;
      break;
    }
    if (progress.owed > 0) {
      --progress.owed;
      break;
    }
    last = meeting;
    ++progress.gate;
  }
  return progress;
}

} // namespace fairway::regatta
