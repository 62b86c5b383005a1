#include "formats/playtest/vassal_grid.h"

#include <cmath>
#include <cstdio>

namespace fairway::formats::playtest {

namespace {

int whole(double value) {
  return static_cast<int>(std::lround(value));
}

std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", value);
  return text;
}

// As the file has it, so that both programs compute with the same number.
double written(double value) {
  return std::round(value * 1000) / 1000;
}

// Where a grid begins and how wide it is; that pieces snap to it, and nobody sees it.
void addLattice(XmlElement::Attributes& attributes, MapPixel first, double dx, double dy) {
  attributes.insert(attributes.end(), {{"x0", std::to_string(first.x)},
                                       {"y0", std::to_string(first.y)},
                                       {"dx", decimal(dx)},
                                       {"dy", decimal(dy)},
                                       {"snapTo", "true"},
                                       {"edgesLegal", "false"},
                                       {"cornersLegal", "false"},
                                       {"visible", "false"},
                                       {"dotsVisible", "false"},
                                       {"color", "0,0,0"}});
}

} // namespace

VassalZone::VassalZone(const Area& area, const TableLayout& layout, double density)
    : area_(area), across_(written(area.step.x * layout.scale * density)),
      down_(written(area.step.y * layout.scale * density)) {
  const auto pixel = [&](Point ofBoard) {
    const Point at = density * layout.onTable(ofBoard);
    return MapPixel{whole(at.x), whole(at.y)};
  };
  first_ = pixel(area.first);
  const MapPixel low = pixel({area.box.left, area.box.top});
  const MapPixel high = pixel({area.box.right, area.box.bottom});
  const auto corner = [](int x, int y) { return std::to_string(x) + "," + std::to_string(y); };
  path_ = corner(low.x, low.y) + ";" + corner(high.x, low.y) + ";" + corner(high.x, high.y) + ";" +
          corner(low.x, high.y);
}

// HexGrid.hexPointCenterFromRawIndex, for hexes that stand on their points: rows are its columns.
MapPixel VassalZone::hexCell(int column, int row) const {
  const bool odd = row % 2 != 0;
  const int along = odd && area_.shift < 0 ? column - 1 : column;
  const double shifted = odd ? std::trunc(across_ / 2) : 0;
  return {static_cast<int>(across_ * along + shifted + first_.x), static_cast<int>(down_ * row + first_.y)};
}

MapPixel VassalZone::cell(Point ofBoard) const {
  const int row = whole((ofBoard.y - area_.first.y) / area_.step.y);
  const double shift = row % 2 != 0 ? area_.shift : 0;
  const int column = whole((ofBoard.x - area_.first.x - shift) / area_.step.x);
  if (isHexes()) return hexCell(column, row);
  return {first_.x + whole(column * across_), first_.y + whole(row * down_)};
}

XmlElement VassalZone::hexGrid() const {
  XmlElement::Attributes attributes{{"sideways", "true"}};
  addLattice(attributes, {first_.y, first_.x}, down_, across_);
  XmlElement grid("VASSAL.build.module.map.boardPicker.board.HexGrid", std::move(attributes));
  // Its vertical numbers are our columns. With `stagger` the shifted rows begin half a hex before the others.
  grid.add(XmlElement("VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering",
                      {{"first", "V"},
                       {"sep", ""},
                       {"hType", "N"},
                       {"hLeading", "1"},
                       {"hOff", "1"},
                       {"hDescend", "false"},
                       {"vType", "N"},
                       {"vLeading", "1"},
                       {"vOff", "1"},
                       {"vDescend", "false"},
                       {"locationFormat", "$gridLocation$"},
                       {"visible", "false"},
                       {"stagger", area_.shift < 0 ? "true" : "false"}}));
  return grid;
}

XmlElement VassalZone::squareGrid() const {
  XmlElement::Attributes attributes;
  addLattice(attributes, first_, across_, down_);
  XmlElement grid("VASSAL.build.module.map.boardPicker.board.SquareGrid", std::move(attributes));
  if (area_.names == PlaceNames::Comma)
    grid.add(XmlElement("VASSAL.build.module.map.boardPicker.board.mapgrid.SquareGridNumbering",
                        {{"first", "H"},
                         {"sep", ","},
                         {"hType", "N"},
                         {"hLeading", "0"},
                         {"hOff", "1"},
                         {"hDescend", "false"},
                         {"vType", "N"},
                         {"vLeading", "0"},
                         {"vOff", "1"},
                         {"vDescend", "false"},
                         {"locationFormat", "$gridLocation$"},
                         {"visible", "false"}}));
  return grid;
}

XmlElement VassalZone::element() const {
  XmlElement zone("VASSAL.build.module.map.boardPicker.board.mapgrid.Zone",
                  {{"name", area_.name},
                   {"path", path_},
                   {"locationFormat", area_.names == PlaceNames::AreaOnly ? "$name$" : "$gridLocation$"},
                   {"useHighlight", "false"},
                   {"useParentGrid", "false"},
                   {"highlightProperty", ""}});
  zone.add(isHexes() ? hexGrid() : squareGrid());
  return zone;
}

} // namespace fairway::formats::playtest
