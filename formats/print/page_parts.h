#pragma once

#include "formats/picture/scene.h"
#include "formats/picture/text.h"
#include "formats/print/paper.h"

// Inside formats only: this header shows Cairo. Parts that printed pages share; the unit is the millimetre.
namespace fairway::formats {

// Paper is white, whatever the theme's paper is on screen.
ThemeName themeFor(Ink ink, ThemeName inColour);

// Ink for texts and lines of pages.
inline constexpr Colour pageInk = rgb(0x111111);
inline constexpr Colour pageFaint = rgb(0x555555);

// Four corners round a box, just outside of it, as cutters use them.
void drawCropMarks(const Pen& pen, const Box& box, double length = 4);

// A bar of 100 mm with its ends marked: measuring it shows whether the page was scaled.
void drawCheckBar(const Pen& pen, const Texts& texts, Point at, const Speaker& speaker);
inline constexpr double checkBarHeight = 9;

// The same in one thin line that says its length, for a page's foot; half as long where there is no room.
void drawShortCheckBar(const Pen& pen, const Texts& texts, Point at, double width);

// Paints a scene with its board's origin at `origin` and units of `unit` millimetres.
void paintAt(cairo_t* target, const Scene& scene, const PaintOptions& options, Point origin, double unit);

} // namespace fairway::formats
