#pragma once

#include "formats/picture/raster.h"

namespace fairway::editor {

// The window's part of the board as pixels, and a margin round it. When the view moves, what is still in
// sight is moved along and only what comes into sight is painted; so a pan costs little however long a whole
// picture takes.
class ScrolledPicture {
public:
  static constexpr int margin = 128; // logical pixels round the window

  // The lowest layers of a scene that moves: as long as the number is the same they are the same, and are not
  // painted again.
  struct Ground {
    int layers = 0; // none: all of it may have changed
    std::size_t number = 0;

    friend bool operator==(const Ground&, const Ground&) = default;
  };
  struct Look {
    formats::View view; // its origin on whole device pixels, or every move is painted anew
    int width = 0;      // of the window, in logical pixels
    int height = 0;
    double scale = 1;
    formats::PaintOptions paint;
    formats::Colour background;
    Ground ground = {};
  };

  void forget() { stale_ = true; } // the board is another one
  bool stale() const { return stale_ || !raster_; }

  // Whether there is nothing to paint for this look, or only strips.
  bool canFollow(const Look& look) const;

  // Makes sure that all the window shows is painted.
  void show(const formats::Scene& scene, const Look& look);

  // After show(): copies the window's part to the window.
  void drawOn(cairo_t* target, const formats::View& view) const;

  // The last picture at the place and size of another view, before that is painted.
  void drawStretchedOn(cairo_t* target, const formats::View& view) const;

  const formats::Raster& raster() const { return *raster_; }
  std::size_t paintedPixels() const { return paintedPixels_; } // in all; device pixels

private:
  struct Shift {
    int x = 0;
    int y = 0;
  };
  std::optional<Shift> shiftTo(const Look& look) const; // none: it cannot be got by moving
  bool covers(const Look& look, const Shift& shift) const;
  void paintAll(const formats::Scene& scene, const Look& look);
  void paintPart(const formats::Scene& scene, const Look& look, int x, int y, int width, int height);
  void paintOnGround(const formats::Scene& scene, const Look& look);
  bool groundFits(const Look& look) const;

  std::optional<formats::Raster> raster_;
  std::optional<formats::Raster> ground_; // of a scene that moves, of the raster's size
  Look groundLook_;
  formats::View view_; // of the raster: as if the window began at its margin
  int width_ = 0;
  int height_ = 0;
  bool stale_ = true;
  std::size_t paintedPixels_ = 0;
};

} // namespace fairway::editor
