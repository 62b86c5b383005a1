#pragma once

#include "formats/picture/picture.h"
#include "formats/regatta/export/subject.h"
#include "formats/regatta/picture/deck_scene.h"
#include "formats/regatta/picture/table_scene.h"

namespace fairway::formats::regatta {

// The table of a regatta, or of a record with its boats as they stand after so many turns (none: at the end,
// or before the first illegal turn) and the way they came.
TableScene tableOf(const Subject& subject, std::optional<int> turn = {});

// Whatever the subject has to show.
std::unique_ptr<Scene> sceneOf(const Subject& subject);

PictureTexts textsOf(const Subject& subject);

// How many millimetres of paper a millimetre of the scene is, unless somebody says otherwise: tables are
// drawn as wide as a page, cards at half their size.
double pictureUnit(const Scene& scene, bool deck);

// What to tell people about letters of its texts that no font has; none if all are there.
std::optional<std::string> fontAdvice(const Subject& subject);

} // namespace fairway::formats::regatta
