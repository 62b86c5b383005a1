#pragma once

#include "formats/playtest/table_layout.h"
#include "formats/playtest/xml_element.h"

namespace fairway::formats::playtest {

// A whole pixel of a map of VASSAL.
struct MapPixel {
  int x = 0;
  int y = 0;
};

// An area of a table as a zone of VASSAL with its grid, which counts in whole pixels: `density` of them are
// one pixel of the table.
class VassalZone {
public:
  VassalZone(const Area& area, const TableLayout& layout, double density);

  bool holds(Point ofBoard) const { return area_.box.contains(ofBoard); }
  // Where the grid puts what lies nearest to this cell: its rounding is VASSAL's.
  MapPixel cell(Point ofBoard) const;
  XmlElement element() const;

private:
  bool isHexes() const { return area_.shift != 0; }
  MapPixel hexCell(int column, int row) const;
  XmlElement hexGrid() const;
  XmlElement squareGrid() const;

  const Area& area_;
  MapPixel first_;
  double across_; // pixels from column to column, from row to row
  double down_;
  std::string path_;
};

} // namespace fairway::formats::playtest
