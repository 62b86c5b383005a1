#pragma once

#include "formats/document/game.h"
#include "formats/picture/scene.h"
#include "validator/command/call/game.h"
#include "validator/core/game.h"

namespace fairway::editor {
struct Game;
struct RaceRoom;
struct WindowGame;
} // namespace fairway::editor

// A game of its own, as small as a game can be: stepping stones in a row, no two neighbours of the same
// height. It moves into the house with new files and one line a list, and touches no file of another game:
// that is what it is for.
namespace fairway::toy {

struct StonesBody {
  std::vector<int> stones; // their heights, 1 to 9

  friend bool operator==(const StonesBody&, const StonesBody&) = default;
};

// Who hopped where.
struct HopsBody {
  std::vector<int> hops;
  std::vector<int> stones{}; // that it was raced on; empty: the record does not say

  friend bool operator==(const HopsBody&, const HopsBody&) = default;
};

inline constexpr GameId gameId{"toy"};

const formats::Kind& stonesKind();
const formats::Kind& hopsKind();
inline const formats::Kind& kindFor(const StonesBody&) {
  return stonesKind();
}
inline const formats::Kind& kindFor(const HopsBody&) {
  return hopsKind();
}

void writeBody(formats::Emitter& out, const StonesBody& body);
void writeBody(formats::Emitter& out, const HopsBody& body);

// Its entries in the lists of games.
const formats::Game& formatsEntry();
const validator::Game& validatorEntry();
const command::Game& commandEntry();
const editor::Game& editorEntry();
const editor::WindowGame& windowEntry();
const editor::RaceRoom& raceRoom();

// Of its words on the command line.
void declareExport(CLI::App& app, command::Run& run);
void declareTable(CLI::App& app, command::Run& run);

// Stones side by side, as tall as they are high.
class StonesScene final : public formats::Scene {
public:
  explicit StonesScene(StonesBody body);

  const formats::Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override;
  std::vector<formats::LegendEntry> legend(const formats::Theme& theme, formats::Layers layers,
                                           const Speaker& speaker) const override;
  std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const override;

private:
  void paintLayers(cairo_t* target, const formats::PaintOptions& options,
                   formats::Layers layers) const override;

  StonesBody body_;
  formats::Box box_;
};

} // namespace fairway::toy
