#include "editor/ui/race/mistake_painter.h"
#include "tests/editor/ui/window.h"

#include <wx/dcmemory.h>
#include <wx/image.h>

// How a mistake is drawn, looked at pixel by pixel.
namespace fairway::editor::race {
namespace {

const wxColour green(0, 158, 115);

wxImage painted(const std::function<void(wxGraphicsContext&)>& paint) {
  wxBitmap bitmap(200, 100, 24);
  {
    wxMemoryDC dc(bitmap);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
    paint(*context);
  }
  return bitmap.ConvertToImage();
}

bool hasColour(const wxImage& image, int x, int y, const wxColour& colour) {
  return image.GetRed(x, y) == colour.Red() && image.GetGreen(x, y) == colour.Green() &&
         image.GetBlue(x, y) == colour.Blue();
}

TEST(MistakePainter, DrawsTheLineOfAnArrowUpToItsHead) {
  const View view;
  Mark mark{Mark::Shape::Arrow, Mark::Sense::Advice, {}};
  for (const double x : {10.0, 100.0, 190.0}) mark.points.push_back(view.toBoard({x, 50}));
  const wxImage image = painted([&](wxGraphicsContext& context) { paintArrow(context, view, mark, green); });
  for (int x = 15; x < 165; ++x) EXPECT_TRUE(hasColour(image, x, 50, green)) << x;
  for (int x = 173; x < 185; ++x) EXPECT_TRUE(hasColour(image, x, 50, green)) << "within the head: " << x;
}

TEST(MistakePainter, ShowsARingInTheKeyWhereARingIsOnTheBoard) {
  const wxColour orange(213, 94, 0);
  const auto key = [&](bool ring) {
    return painted([&](wxGraphicsContext& context) {
      paintKey(context, View(), {200, 100}, {{"Played", Mark::Sense::Harm, orange, ring}}, {});
    });
  };
  const wxImage arrow = key(false), ring = key(true);
  const auto row = [](const wxImage& image, const wxColour& colour) {
    int pixels = 0; // within the key, at its left: what is around it is white
    for (int y = 16; y < 40; ++y)
      for (int x = 18; x < 64; ++x) pixels += hasColour(image, x, y, colour) ? 1 : 0;
    return pixels;
  };
  EXPECT_GT(row(arrow, orange), 20);
  EXPECT_EQ(row(arrow, *wxWHITE), 0);
  EXPECT_GT(row(ring, orange), 10);
  EXPECT_GT(row(ring, *wxWHITE), 0) << "it is crossed out";
}

} // namespace
} // namespace fairway::editor::race
