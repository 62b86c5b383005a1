#pragma once

#include "formats/print/print_job.h"
#include "rules/regatta/board/course.h"

namespace fairway::formats::regatta {

// Boats to fold and buoys to roll up, at true size: four boats whose feet are as long and as broad as the
// course says, a ring and a foot for every buoy, the white ones included.
PrintJob pieceSheets(const fairway::regatta::Course& course, const std::string& title,
                     const PrintOptions& options);

} // namespace fairway::formats::regatta
