#pragma once

#include "formats/picture/picture.h"
#include "formats/river/export/subject.h"
#include "formats/river/picture/river_scene.h"

namespace fairway::formats::river {

// A river after so many waterfalls; a record as it stands after so many turns (none: after all of them, or
// before the first that is illegal).
struct PictureChoice {
  int waterfalls = 0;
  std::optional<int> turns;
};

RiverScene sceneOf(const Subject& subject, const PictureChoice& choice = {});

PictureTexts textsOf(const Subject& subject);

// What to tell people about letters of its texts that no font has; none if all are there.
std::optional<std::string> fontAdvice(const Subject& subject);

} // namespace fairway::formats::river
