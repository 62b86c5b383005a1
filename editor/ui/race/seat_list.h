#pragma once

#include "editor/model/race/race_bench.h"
#include "editor/model/race/raced.h"

#include <wx/colour.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace fairway::editor::race {

// How every seat stands, each beside the colour of its boats.
class SeatList final : public wxPanel {
public:
  explicit SeatList(wxWindow* parent);

  void update(const RaceBench& bench);

  std::function<void()> onHeight; // it needs more room, or less

private:
  struct Row {
    wxWindow* colour;
    wxStaticText* text;
    std::string told; // before it was wrapped
  };
  void makeRows(const RaceBench& bench);

  const Raced* of_ = nullptr; // the race whose rows these are
  std::vector<Row> rows_;
};

// The colour of a seat's boats on the board, for the panels beside it.
inline wxColour seatColour(const Raced& raced, int seat) {
  const formats::Colour colour = raced.seatColour(formats::themeOf(formats::ThemeName::Light), seat);
  const auto part = [](double share) { return static_cast<unsigned char>(255 * share + 0.5); };
  return {part(colour.red), part(colour.green), part(colour.blue)};
}

} // namespace fairway::editor::race
