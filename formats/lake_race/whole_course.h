#pragma once

#include "formats/lake_race/documents.h"

namespace fairway::formats::lake_race {

// A course as a document has it, with its lake inside and every choice written out.
CourseBody wholeCourse(const fairway::lake_race::Course& course);

} // namespace fairway::formats::lake_race
