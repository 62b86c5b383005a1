#pragma once

#include "formats/print/cut_items.h"
#include "formats/river/picture/brush.h"
#include "formats/river/print/cut_set.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::river {

// A section, with its place if that is fixed. Backs are alike, so that cards can be shuffled face down. Cards
// are printed `bleeds` millimetres beyond their sides.
CutItem sectionCard(const River& river, fairway::river::SectionLaid place, const CutSetOptions& options,
                    double bleeds);
// The harbour with its docks.
CutItem harbourCard(const River& river, const CutSetOptions& options, double bleeds);
// A boat that stands: folded at its masthead, with a foot at each end.
CutItem boatPiece(int seat, const CutSetOptions& options);
CutItem dieNet(const River& river, const CutSetOptions& options);

// What a section's card shows, and what is on the back of every one: in units of the card's height.
void drawSectionFace(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
                     const River& river, fairway::river::SectionLaid place, const Speaker& speaker);
void drawSectionBack(const Pen& pen, const Theme& theme, const CardShape& card);
// The sign of the wind on the die: two arrows, up and back.
void drawWind(const Pen& pen, Point centre, double size);

// The race in short, within a box; letters are as large as `size` if they fit.
void drawRules(cairo_t* target, const River& river, const PrintOptions& options, const Box& box, double size);

} // namespace fairway::formats::river
