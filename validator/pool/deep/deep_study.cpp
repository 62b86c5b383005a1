#include "rules/base/number_text.h"
#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

constexpr std::size_t lineLength = 12; // of a looping line, in turns

Phrase wordFor(PilotKind pilot) {
  if (pilot == PilotKind::Quick) return phrase("quick");
  return pilot == PilotKind::Strong ? phrase("strong") : phrase("deep");
}

} // namespace

Phrase inWords(const Estimate& estimate) {
  return phrase("{1} ({2} to {3})", {percent(estimate.share), withDecimals(100 * estimate.low, 1),
                                     withDecimals(100 * estimate.high, 1)});
}

Phrase DeepStudy::gamesInWords() const {
  const std::vector<Phrase> what{games_.tally.games, wordFor(options_.pilots[Side::Red])};
  return options_.placement == PlacementKind::Setup
             ? phrase("{1} games of {2} pilots from the setup", what)
             : phrase("{1} games of {2} pilots with tiles placed at random", what);
}

// The game is played once more: each has a stream of chance of its own.
std::vector<Square> DeepStudy::loopingLine() const {
  if (!games_.tally.firstEndless) return {};
  const Pilot pilot(pool_.board());
  std::vector<Square> line;
  replayGame(pool_.board(), pilot, options_, *games_.tally.firstEndless, [&](const Match&, const Turn& turn) {
    if (turn.act == Act::Pass) return;
    line.push_back(pool_.board().squareOf(turn.from));
    if (turn.to >= 0) line.push_back(pool_.board().squareOf(turn.to));
  });
  if (line.size() > 2 * lineLength) line.erase(line.begin(), line.end() - 2 * lineLength);
  return line;
}

} // namespace fairway::validator::pool
