#pragma once

#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/picture/picture.h"

namespace fairway::formats::lake_race {

// Which part of a subject a picture shows, where it holds several.
struct PictureChoice {
  int race = 1;                                      // of a record
  std::optional<fairway::lake_race::BoardSide> side; // of a tile set; none: its first
  bool route = false;                                // draw the shortest route
};

// The scene of a lake, of a course, of a record's race, or of a tile set's plain board.
Result<BoardScene, Problems> sceneOf(const Subject& subject, const PictureChoice& choice,
                                     const std::string& file);

PictureTexts textsOf(const Subject& subject);

// What to tell people about letters of its texts that no font has; none if all are there.
std::optional<std::string> fontAdvice(const Subject& subject);

} // namespace fairway::formats::lake_race
