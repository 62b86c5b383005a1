#pragma once

#include "formats/picture/pages.h"
#include "formats/print/paper.h"
#include "rules/base/result.h"
#include "rules/regatta/board/course.h"

namespace fairway::formats::regatta {

// Why the pieces cannot be printed, in words.
struct NoRoom {
  std::string message;
};

// Boats to fold and buoys to roll up, at true size: four boats whose feet are as long and as broad as the
// course says, a ring and a foot for every buoy, the white ones included.
Result<std::string, NoRoom> piecesPdf(const fairway::regatta::Course& course, const std::string& title,
                                      const PrintOptions& options);
Result<Pages, NoRoom> piecePages(const fairway::regatta::Course& course, const std::string& title,
                                 const PrintOptions& options);

} // namespace fairway::formats::regatta
