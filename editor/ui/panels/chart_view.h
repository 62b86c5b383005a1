#pragma once

#include "formats/chart/chart_layout.h"

#include <wx/window.h>

#include <functional>

namespace fairway::editor {

// A chart to look at. What is pointed at says what it is; arrow keys go from point to point.
class ChartView final : public wxWindow {
public:
  explicit ChartView(wxWindow* parent);

  void show(formats::Chart chart);
  const formats::Chart& chart() const { return chart_; }
  formats::ChartSize size() const;  // in logical pixels
  formats::ThemeName theme() const; // as the desktop's

  std::function<void(formats::ChartPlace)> onPoint; // clicked, or Enter
  std::function<void()> onMenu;
  std::function<void(const wxString&)> onSay; // what a screen reader says of it now

private:
  const formats::ChartLayout& layout();
  void onPaint();
  void onMouse(wxMouseEvent& event);
  void onKey(wxKeyEvent& event);
  void step(int by);
  void choose(formats::ChartPlace place);

  formats::Chart chart_;
  std::optional<formats::ChartLayout> layout_; // made when it is needed
  wxString shownTip_;
};

} // namespace fairway::editor
