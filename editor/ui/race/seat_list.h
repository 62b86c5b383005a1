#pragma once

#include "editor/model/race/race_bench.h"

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

} // namespace fairway::editor::race
