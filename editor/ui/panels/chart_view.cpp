#include "editor/ui/panels/chart_view.h"

#include "editor/ui/canvas/focus_frame.h"
#include "formats/chart/chart_picture.h"

#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>

namespace fairway::editor {

using formats::ChartPlace;
using formats::ThemeName;

ChartView::ChartView(wxWindow* parent) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(320, 190)),
         wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
  SetName("chart");
  SetMinSize(FromDIP(wxSize(240, 170)));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    layout_.reset();
    event.Skip();
  });
  for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_MOTION}) Bind(type, &ChartView::onMouse, this);
  Bind(wxEVT_KEY_DOWN, &ChartView::onKey, this);
  Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) {
    if (onMenu) onMenu();
  });
  refreshWithFocus(*this);
}

void ChartView::show(formats::Chart chart) {
  layout_.reset(); // it refers to the chart
  chart_ = std::move(chart);
  if (onSay) onSay(wxString::FromUTF8(chart_.description));
  Refresh();
}

formats::ChartSize ChartView::size() const {
  const wxSize client = GetClientSize();
  return {std::max(1.0, static_cast<double>(client.x)), std::max(1.0, static_cast<double>(client.y)),
          0.8 * GetFont().GetPixelSize().y};
}

ThemeName ChartView::theme() const {
  return wxSystemSettings::GetAppearance().IsDark() ? ThemeName::Dark : ThemeName::Light;
}

const formats::ChartLayout& ChartView::layout() {
  if (!layout_) layout_.emplace(chart_, size());
  return *layout_;
}

void ChartView::onPaint() {
  wxPaintDC dc(this);
  formats::paintChart(static_cast<cairo_t*>(dc.GetHandle()), chart_, size(), theme());
  drawFocus(dc, *this);
}

void ChartView::onMouse(wxMouseEvent& event) {
  event.Skip(); // a click gives it the keyboard
  const wxPoint at = event.GetPosition();
  const auto place = layout().pointedAt({static_cast<double>(at.x), static_cast<double>(at.y)});
  wxString tip;
  if (place) tip = wxString::FromUTF8(chart_.series[place->series].points[place->point].label);
  if (tip != shownTip_) {
    shownTip_ = tip;
    SetToolTip(tip);
  }
  if (!place || !event.LeftDown()) return;
  choose(*place);
  if (onPoint) onPoint(*place);
}

void ChartView::onKey(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const bool plain = !event.HasModifiers() && !chart_.empty();
  if (plain && (key == WXK_RIGHT || key == WXK_DOWN)) return step(1);
  if (plain && (key == WXK_LEFT || key == WXK_UP)) return step(-1);
  if (plain && key == WXK_RETURN && chart_.chosen && onPoint) return onPoint(*chart_.chosen);
  if (key == WXK_TAB && !event.ControlDown())
    Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
  else
    event.Skip();
}

// From point to point, series by series; from the last to the first.
void ChartView::step(int by) {
  std::vector<ChartPlace> all;
  for (std::size_t series = 0; series < chart_.series.size(); ++series)
    for (std::size_t i = 0; i < chart_.series[series].points.size(); ++i) all.push_back({series, i});
  const auto now = chart_.chosen ? std::find(all.begin(), all.end(), *chart_.chosen) : all.end();
  const auto count = static_cast<std::ptrdiff_t>(all.size());
  std::ptrdiff_t next = by > 0 ? 0 : count - 1;
  if (now != all.end()) next = (now - all.begin() + by + count) % count;
  choose(all[static_cast<std::size_t>(next)]);
}

void ChartView::choose(ChartPlace place) {
  chart_.chosen = place;
  if (onSay) onSay(wxString::FromUTF8(chart_.series[place.series].points[place.point].label));
  Refresh();
}

} // namespace fairway::editor
