#include "formats/film/film_file.h"

#include "formats/film/gif_writer.h"
#include "formats/film/webp_writer.h"

namespace fairway::formats {

namespace {

std::string sizeText(const FramePainter& painter) {
  return std::to_string(painter.width()) + " x " + std::to_string(painter.height()) + " pixels";
}

// A GIF has one palette for all frames: some of them, spread over the film, are looked at beforehand.
Palette256 paletteOf(FramePainter& painter, const std::vector<Frame>& frames) {
  constexpr std::size_t looks = 12;
  ColourCount count;
  const std::size_t step = std::max<std::size_t>(1, frames.size() / looks);
  for (std::size_t i = 0; i < frames.size(); i += step) count.add(painter.paint(frames[i]));
  count.add(painter.paint(frames.back()));
  return count.palette();
}

template <class Writer>
Result<std::string, NoFilm> written(Writer& writer, FramePainter& painter, const std::vector<Frame>& frames,
                                    const Progress& progress) {
  for (std::size_t i = 0; i < frames.size(); ++i) {
    if (!goesOn(progress, static_cast<double>(i) / static_cast<double>(frames.size()))) return NoFilm{};
    if (!writer.add(painter.paint(frames[i]), frames[i].milliseconds)) return NoFilm{writer.fault()};
  }
  auto bytes = writer.bytes();
  if (!bytes) return NoFilm{writer.fault()};
  return std::move(*bytes);
}

} // namespace

Result<std::string, NoFilm> filmBytes(Film& film, const PictureTexts& texts, const FilmOptions& options,
                                      std::string_view ending, const Progress& progress) {
  FramePainter painter(film, texts, options);
  if (painter.tooLarge())
    return NoFilm{"the animation would be too large: " + sizeText(painter) + "; choose a smaller width"};
  const std::vector<Frame> frames = framesOf(film, options);
  if (frames.size() > mostFrames)
    return NoFilm{"the animation would have more than " + std::to_string(mostFrames) +
                  " frames: choose fewer turns, or play it faster"};
  if (ending == ".gif") {
    GifWriter writer(painter.width(), painter.height(), paletteOf(painter, frames));
    return written(writer, painter, frames, progress);
  }
  WebpWriter writer(painter.width(), painter.height());
  return written(writer, painter, frames, progress);
}

} // namespace fairway::formats
