#pragma once

#include "formats/picture/layers.h"
#include "formats/picture/theme.h"
#include "formats/picture/view.h"
#include "rules/base/document_info.h"
#include "rules/base/evidence.h"
#include "rules/base/phrase.h"

#include <span>
#include <string>

// The one type of Cairo that shows, and only by name.
typedef struct _cairo cairo_t; // NOLINT(bugprone-reserved-identifier,modernize-use-using): it is Cairo's

namespace fairway::formats {

class Pen;
class Texts;
struct LegendEntry;

struct PaintOptions {
  ThemeName theme = ThemeName::Dark;
  Layers layers;
  bool edge = true; // the line round the board
  // What the target resolves: device pixels for one unit of the board. Details that could not be seen are
  // left out. For paper leave it large.
  double unitPixels = 1000;
  // Buoys and arrows are drawn as if a unit were at least this many units large: on small maps they could not
  // be read.
  double leastSign = 0;
  // Only what meets this box (in units of the board) is drawn; none: everything.
  std::optional<Box> visible;
  Speaker speaker = {}; // of letters that stand for words; none: English
};

// Pixels as a raster keeps them, to be written directly.
struct PixelGrid {
  unsigned char* data;
  int width;
  int height;
  int stride;
};

// A finding to point out: the places it is about and what proves it.
struct FindingMark {
  Severity severity = Severity::Error;
  std::string code;
  std::string text; // what a legend says behind the code; empty: no entry of its own
  std::vector<Spot> spots;
  std::vector<Evidence> evidence;
};

// What can be drawn: a board and all that lies on it. Pictures, pages and screens know this much of a game.
// The board has a unit of its own (hexes, squares, millimetres), which the caller's matrix makes as large as
// it wants.
class Scene {
public:
  virtual ~Scene() = default;

  virtual const Box& box() const = 0; // round everything, in units of the board

  // From the ground up. The first is the ground itself, which is always painted.
  virtual std::span<const std::string_view> layerNames() const = 0;

  // Paints the ground and the layers of `options`. The context is left as it was.
  virtual void paint(cairo_t* target, const PaintOptions& options) const {
    paintLayers(target, options, options.layers.with(0));
  }

  // One layer alone, whether `options.layers` has it or not.
  void paintLayer(cairo_t* target, const PaintOptions& options, int layer) const {
    paintLayers(target, options, Layers::none().with(layer));
  }

  // Fills pixels directly where the board is so small on screen that lines would cost more than they show.
  // Returns the layers that are done with; none if the board is large enough to be painted. The view is in
  // device pixels.
  virtual Layers paintFar(const PixelGrid& /*pixels*/, const View& /*view*/,
                          const PaintOptions& /*options*/) const {
    return Layers::none();
  }

  // The signs that a picture with these layers shows, and no others. Their theme must outlive them.
  virtual std::vector<LegendEntry> legend(const Theme& theme, Layers layers,
                                          const Speaker& speaker) const = 0;

  // How many units one block of a scale bar stands for: where a unit is a millimetre, one could not be seen.
  virtual int scaleBlock() const { return 1; }

  // What a scale bar says: how many units of the board it shows, and how many millimetres one of them is.
  virtual std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const = 0;

  // The colours of a heat map and what they mean, laid out below the legend within a width in millimetres.
  // Returns the height (0: there is none), and draws unless `draw` is false.
  virtual double layHeatScale(const Pen& /*pen*/, const Texts& /*texts*/, const PaintOptions& /*options*/,
                              Point /*at*/, double /*width*/, bool /*draw*/) const {
    return 0;
  }

  std::vector<FindingMark> findings; // to point out

protected:
  // These layers, from the ground up, whatever `options.layers` has.
  virtual void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const = 0;

  Scene() = default;
  Scene(const Scene&) = default;
  Scene(Scene&&) = default;
  Scene& operator=(const Scene&) = default;
  Scene& operator=(Scene&&) = default;
};

} // namespace fairway::formats
