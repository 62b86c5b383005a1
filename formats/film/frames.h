#pragma once

#include "formats/picture/film.h"
#include "formats/picture/picture.h"
#include "formats/picture/png.h"

#include <memory>

namespace fairway::formats {

// How a film becomes an animation.
struct FilmOptions {
  PaintOptions paint;
  double unit = 10;         // millimetres of one unit of the board, against which texts are measured
  std::optional<int> width; // pixels; none: 800, or less where it would be more than 1000 high
  double perSecond = 10;    // frames, while something moves
  double speed = 1;         // 2: twice as fast
  int first = 0;            // turn; 0: how the race begins
  std::optional<int> last;  // turn; none, or too large: the last that can be played
};

// One picture of an animation: a turn, how much of it is done, and how long it is seen.
struct Frame {
  int turn = 0;
  double share = 1;
  int milliseconds = 0;
};

// The frames of an animation in their order: each turn moves and is held, the last for longest.
std::vector<Frame> framesOf(const Film& film, const FilmOptions& options);

inline constexpr std::size_t mostFrames = 20000;
inline constexpr double mostFilmPixels = 1 << 24; // of a frame; some five of them lie in memory
inline constexpr int mostFilmSide = 16383;        // of the formats

// Paints frames one after the other. What does not move is painted once.
class FramePainter {
public:
  FramePainter(Film& film, const PictureTexts& texts, const FilmOptions& options);
  ~FramePainter();
  FramePainter(const FramePainter&) = delete;
  FramePainter& operator=(const FramePainter&) = delete;

  int width() const { return width_; }
  int height() const { return height_; }
  bool tooLarge() const;

  // Its pixels hold until the next one is painted. It must not be too large.
  PixelRows paint(const Frame& frame);

private:
  class Surfaces;

  Film& film_;
  Picture picture_;
  const Theme& theme_;
  int width_;
  double scale_; // pixels a millimetre
  int height_;
  std::optional<int> ground_; // what the still part shows
  std::unique_ptr<Surfaces> surfaces_;
};

} // namespace fairway::formats
