#pragma once

#include "formats/picture/caption.h"
#include "formats/picture/pages.h"
#include "formats/picture/progress.h"

namespace fairway::formats {

// What stands above and below the board. Empty texts take no room.
struct PictureTexts {
  std::string title;
  std::string subtitle;
  std::string credits; // author and licence
  Caption caption = {};
};

struct PictureOptions {
  PaintOptions paint;
  double unit = 10;   // millimetres of one unit of the board
  bool legend = true; // and the scale bar
  Speaker speaker;    // of the legend's words; none: English
};

// A whole picture: board, title, legend and scale bar, each in room of its own, however long the texts.
class Picture {
public:
  Picture(const Scene& scene, PictureTexts texts, const PictureOptions& options);

  double width() const { return width_; } // in millimetres
  double height() const { return height_; }
  Point boardOrigin() const { return board_; } // where the board's own origin lies, in millimetres

  const PictureTexts& texts() const { return texts_; }

  // The file's bytes. A PNG of more than `maxPixels` is refused by returning nothing, and so is one that was
  // stopped.
  std::optional<std::string> png(double dpi, const Progress& progress = {}) const;
  std::string pdf() const;
  Pages page() const;
  // With one named layer for paper, each layer of the board, and texts. None if it was stopped.
  std::optional<std::string> watchedSvg(const Progress& progress) const;
  std::string svg() const { return *watchedSvg({}); }

  // For those who paint it again and again while the scene changes: paper and the lowest layers of the board,
  // then all that lies above them, over what was painted. The context's unit is the millimetre.
  void paintStill(cairo_t* target, double pixelsPerMillimetre, int layers) const;
  void paintMoving(cairo_t* target, double pixelsPerMillimetre, int layers) const;
  // Pixels a millimetre of a picture that is this many pixels wide.
  double scaleFor(int width) const;
  void say(Caption caption) { texts_.caption = std::move(caption); } // instead of another: neither is empty

  static constexpr double maxPixels = 2e8;

private:
  double captionSize() const;
  double layBelow(const Pen& pen, const Texts& texts, Point at, bool draw) const; // legend and scales
  void paintPaper(cairo_t* target) const;
  void paintBoardLayer(cairo_t* target, int layer) const;
  void paintTexts(cairo_t* target) const;
  struct LayerRange {
    int first;
    int end;
  };
  void paintBoard(cairo_t* target, double pixelsPerMillimetre, std::optional<Box> part,
                  LayerRange layers) const;
  void paintAll(cairo_t* target, double pixelsPerMillimetre, std::optional<Box> part = {}) const;
  int layerCount() const { return static_cast<int>(scene_.layerNames().size()); }
  std::string description() const;

  const Scene& scene_;
  PictureTexts texts_;
  PictureOptions options_;
  double content_ = 0; // width of the texts
  double width_ = 0;
  double height_ = 0;
  Point board_;
  double captionTop_ = 0;
  double legendTop_ = 0;
};

} // namespace fairway::formats
