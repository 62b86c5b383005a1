#pragma once

#include "formats/picture/pages.h"
#include "formats/picture/scene.h"

#include <string>
#include <vector>

// Contact sheets: tests/golden/sheets/NAME.pgm, many small pictures side by side in shades of grey, each
// averaged over blocks of pixels. Golden pictures show a few boards as people see them; these show whatever a
// painter can draw, and a line or a sign that moves by its own breadth shows. FAIRWAY_GOLDEN=write writes
// them anew: look at them, and at the change, before committing.
namespace fairway::test {

class ContactSheet {
public:
  explicit ContactSheet(std::string name) : name_(std::move(name)) {}

  // N pixels, each way, become one of the sheet.
  void add(const formats::Raster& raster, int block);
  // The whole scene on white, this many of the sheet's pixels large.
  void add(const formats::Scene& scene, formats::PaintOptions options, int across, int down);
  // Each page, a pixel of the sheet for `millimetres` of it.
  void add(const formats::Pages& pages, double millimetres = 3);

  void expectAsItWas() const;

private:
  struct Small {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> shades;
  };

  std::string name_;
  std::vector<Small> pictures_;
};

} // namespace fairway::test
