#pragma once

#include "formats/film/frames.h"
#include "formats/picture/progress.h"
#include "rules/base/result.h"

namespace fairway::formats {

inline bool isAnimation(std::string_view ending) {
  return ending == ".webp" || ending == ".gif";
}

// Why there is no animation; empty: it was stopped.
struct NoFilm {
  std::string why;
};

// The bytes of an animation in the form of its ending. Memory grows with the size of a frame and of the file,
// not with the number of frames.
Result<std::string, NoFilm> filmBytes(Film& film, const PictureTexts& texts, const FilmOptions& options,
                                      std::string_view ending, const Progress& progress = {});

} // namespace fairway::formats
