#pragma once

#include "formats/card/card_content.h"
#include "formats/picture/text.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// Profiles one below the other. Returns the height, and draws unless `draw` is false.
double layProfiles(const Pen& pen, const Texts& texts, const Theme& theme,
                   const std::vector<CardProfile>& profiles, Point at, double width, double letters,
                   bool draw);

} // namespace fairway::formats
