#include "formats/film/frames.h"

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fairway::formats {

namespace {

// At normal speed, in seconds.
constexpr double moving = 0.5;
constexpr double held = 0.4;      // after each turn
constexpr double heldFirst = 1.5; // before the first
constexpr double heldLast = 4;

int widthOf(const Picture& picture, const FilmOptions& options) {
  constexpr double usual = 800;
  constexpr double most = 1000; // a river is many times as high as it is wide
  const double width = std::min(usual, std::floor(most * picture.width() / picture.height()));
  return options.width.value_or(static_cast<int>(std::max(1.0, width)));
}

PictureTexts captioned(PictureTexts texts) {
  if (texts.caption.empty()) texts.caption.text = " "; // room for those to come
  return texts;
}

PictureOptions lookOf(const FilmOptions& options) {
  PictureOptions look;
  look.paint = options.paint;
  look.unit = options.unit;
  look.legend = false;
  return look;
}

using Surface = std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)>;

Surface surfaceOf(int width, int height) {
  return {cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height), cairo_surface_destroy};
}

template <class Draw>
void drawOnto(cairo_surface_t* surface, double scale, Draw draw) {
  cairo_t* target = cairo_create(surface);
  cairo_scale(target, scale, scale);
  draw(target);
  cairo_destroy(target);
  cairo_surface_flush(surface);
}

} // namespace

std::vector<Frame> framesOf(const Film& film, const FilmOptions& options) {
  const int last = std::min(options.last.value_or(film.turns()), film.turns());
  const int first = std::min(options.first, last);
  const double frame = 1000 / options.perSecond;
  // No frame is shorter than the others: of a very quick film only the ends of turns are left.
  const auto lasting = [&](double seconds) {
    return static_cast<int>(std::lround(std::max(frame, 1000 * seconds / options.speed)));
  };
  const int steps = static_cast<int>(1000 * moving / options.speed / frame);
  std::vector<Frame> frames{{first, 1, lasting(first == last ? heldLast : heldFirst)}};
  for (int turn = first + 1; turn <= last && frames.size() <= mostFrames; ++turn) {
    if (film.moves(turn))
      for (int step = 1; step <= steps; ++step)
        frames.push_back(
            {turn, static_cast<double>(step) / (steps + 1), static_cast<int>(std::lround(frame))});
    frames.push_back({turn, 1, lasting(film.moves(turn) ? held : held + moving)});
  }
  // The result is read at the reader's pace, however quick the film.
  frames.back().milliseconds = std::max(lasting(heldLast), static_cast<int>(1000 * heldLast));
  return frames;
}

class FramePainter::Surfaces {
public:
  Surfaces(int width, int height) : still(surfaceOf(width, height)), now(surfaceOf(width, height)) {}

  PixelRows pixels() const {
    return {cairo_image_surface_get_data(now.get()), cairo_image_surface_get_width(now.get()),
            cairo_image_surface_get_height(now.get()), cairo_image_surface_get_stride(now.get())};
  }
  void beginFromStill() const {
    const auto bytes = static_cast<std::size_t>(cairo_image_surface_get_stride(now.get())) *
                       static_cast<std::size_t>(cairo_image_surface_get_height(now.get()));
    std::memcpy(cairo_image_surface_get_data(now.get()), cairo_image_surface_get_data(still.get()), bytes);
    cairo_surface_mark_dirty(now.get());
  }

  Surface still; // paper and what does not move
  Surface now;
};

FramePainter::FramePainter(Film& film, const PictureTexts& texts, const FilmOptions& options)
    : film_(film), picture_(film.scene(), captioned(texts), lookOf(options)),
      theme_(themeOf(options.paint.theme)), width_(widthOf(picture_, options)),
      scale_(picture_.scaleFor(width_)), height_(static_cast<int>(std::ceil(picture_.height() * scale_))) {}

FramePainter::~FramePainter() = default;

bool FramePainter::tooLarge() const {
  return width_ > mostFilmSide || height_ > mostFilmSide ||
         static_cast<double>(width_) * height_ > mostFilmPixels;
}

PixelRows FramePainter::paint(const Frame& frame) {
  if (!surfaces_) surfaces_ = std::make_unique<Surfaces>(width_, height_);
  film_.show(frame.turn, frame.share);
  if (ground_ != film_.ground()) {
    ground_ = film_.ground();
    drawOnto(surfaces_->still.get(), 1, [](cairo_t* target) {
      cairo_set_source_rgb(target, 1, 1, 1); // the last row may be covered in part only
      cairo_paint(target);
    });
    drawOnto(surfaces_->still.get(), scale_,
             [this](cairo_t* target) { picture_.paintStill(target, scale_, film_.stillLayers()); });
  }
  picture_.say(film_.caption(theme_));
  surfaces_->beginFromStill();
  drawOnto(surfaces_->now.get(), scale_,
           [this](cairo_t* target) { picture_.paintMoving(target, scale_, film_.stillLayers()); });
  return surfaces_->pixels();
}

} // namespace fairway::formats
