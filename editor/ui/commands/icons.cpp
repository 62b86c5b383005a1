#include "editor/ui/commands/icons.h"

#include "editor/model/work/game.h"
#include "rules/base/contract.h"

#include <wx/icon.h>
#include <wx/iconbndl.h>

#include <array>
#include <string>

namespace fairway::editor {

namespace {

constexpr std::array shapes{
    IconShape{"new", "<path d='M6 3h8l4 4v14H6zM14 3v4h4M12 11v6M9 14h6'/>"},
    IconShape{"open", "<path d='M3 19V6h6l2 2h8v3M3 19l3-8h15l-3 8z'/>"},
    IconShape{"save", "<path d='M4 4h13l3 3v13H4zM8 4v5h7V4M8 20v-7h8v7'/>"},
    IconShape{"undo", "<path d='M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 9h-3'/>"},
    IconShape{"redo", "<path d='M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 9h3'/>"},
    IconShape{"paint", "<path d='M20 4L10 14M8 13c-3 0-3 4-5 6 4 1 7-1 7-4zM18 3l3 3'/>"},
    IconShape{"rectangle", "<path d='M4 6h16v12H4z'/>"},
    IconShape{"ellipse", "<path d='M3 12c0-9 18-9 18 0s-18 9-18 0z'/>"},
    IconShape{"erase", "<path d='M9 20l-5-5L14 5l6 6-9 9zM9 10l6 6M8 20h12'/>"},
    IconShape{"fill", "<path d='M5 11l7-7 7 7-7 7zM9 3l3 3M5 11h14M20 15c1.5 2 1.5 4 0 4s-1.500-2 0-4z'/>"},
    IconShape{"stamp", "<path d='M4 15c2-5 5-6 7-4 2-4 6-2 6 1 3 0 4 3 3 5H4zM3 20h18'/>"},
    IconShape{"select", "<path d='M6 3l12 9-6 1 3 6-3 1-2-6-4 4z'/>"},
    IconShape{"region", "<path stroke-dasharray='3 2.500' d='M4 5h16v14H4z'/>"},
    IconShape{"course", "<path d='M5 21V4l9 3-9 3'/><circle cx='17' cy='17' r='3.500'/>"},
    IconShape{"turn", "<path d='M19 12a7 7 0 1 1-2-5M17 3v4h-4'/>"},
    IconShape{"flip", "<path d='M12 3v18M9 7v10H3zM15 7v10h6z'/>"},
    IconShape{"flip-rows", "<path d='M3 12h18M7 9h10V3zM7 15h10v6z'/>"},
    IconShape{"single", "<circle cx='12' cy='12' r='3'/>"},
    IconShape{"shuffle", "<path d='M3 7h4l9 10h5M3 17h4l3-3M14 9l2-2h5M18 4l3 3-3 3M18 14l3 3-3 3'/>"},
    IconShape{"fit", "<path d='M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z'/>"},
    IconShape{
        "grid",
        "<path d='M8 3l4 2.300v4.600L8 12.200 4 9.900V5.300zM16 3l4 2.300v4.600l-4 2.300-4-2.300V5.300zM12 "
        "9.900l4 2.300v4.600l-4 2.300-4-2.300v-4.600z'/>"},
    IconShape{"zoom-in", "<circle cx='10' cy='10' r='6'/><path d='M14.500 14.500L21 21M7 10h6M10 7v6'/>"},
    IconShape{"zoom-out", "<circle cx='10' cy='10' r='6'/><path d='M14.500 14.500L21 21M7 10h6'/>"},
    IconShape{"search", "<circle cx='10' cy='10' r='6'/><path d='M14.500 14.500L21 21'/>"},
    IconShape{"board", "<path d='M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14'/>"},
    IconShape{"record", "<path d='M5 3h14v18H5zM8 8h8M8 12h8M8 16h5'/>"},
    IconShape{"missing", "<circle cx='12' cy='12' r='9'/><path d='M12 7v6M12 16.500v.500'/>"},
    IconShape{"choose", "<path d='M4 18c3-12 6 2 9-6 1-3 3-5 7-6M16 3l4 3-3 4M4 21v0'/>"}};

const IconShape* find(std::string_view name, std::span<const IconShape> among) {
  for (const IconShape& shape : among)
    if (shape.name == name) return &shape;
  return nullptr;
}

const IconShape* find(std::string_view name) {
  const IconShape* found = find(name, shapes);
  for (const Game* game : games())
    if (!found) found = find(name, game->icons);
  return found;
}

constexpr std::string_view programPicture =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>"
    "<path d='M32 2l26 15v30L32 62 6 47V17z' fill='#12496b' stroke='#0b3049' stroke-width='2'/>"
    "<path d='M9 45c8-4 14-1 23-1s16-4 23 0v2L32 59 9 46z' fill='#2f86b5'/>"
    "<path d='M11 40c4-12 10-14 14-9 4-7 10-3 11 4 4-1 6 2 7 5z' fill='#7fa650' stroke='#e9d9a6' "
    "stroke-width='2'/>"
    "<path d='M40 14h8l4 32H36z' fill='#e4572e' stroke='#8f2e12' stroke-width='1.5'/>"
    "<path d='M38.700 24h10.600l1 8H37.700z' fill='#fff'/>"
    "<circle cx='44' cy='11' r='3.500' fill='#ffd23f' stroke='#8f2e12' stroke-width='1.500'/></svg>";

} // namespace

bool hasIcon(std::string_view name) {
  return find(name) != nullptr;
}

wxBitmapBundle icon(std::string_view name, const wxColour& colour, int size) {
  const IconShape* shape = find(name);
  FAIRWAY_EXPECTS(shape != nullptr);
  const std::string svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><g fill='none' stroke='" +
      colour.GetAsString(wxC2S_HTML_SYNTAX).ToStdString() +
      "' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'>" + std::string(shape->body) +
      "</g></svg>";
  return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

wxIconBundle programIcons() {
  wxIconBundle icons;
  const wxBitmapBundle picture = wxBitmapBundle::FromSVG(std::string(programPicture).c_str(), wxSize(64, 64));
  for (const int size : {16, 24, 32, 48, 64, 128}) {
    wxIcon each;
    each.CopyFromBitmap(picture.GetBitmap(wxSize(size, size)));
    icons.AddIcon(each);
  }
  return icons;
}

} // namespace fairway::editor
