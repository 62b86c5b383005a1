#include "editor/ui/panels/example_list.h"

namespace fairway::editor {

namespace {
enum ExampleColumn : long { NameColumn, BoardColumn };
} // namespace

ExampleList::ExampleList(wxWindow* parent) : TextList(parent, "examples", wxSize(200, 80)) {
  SetToolTip(_("A click opens it in a tab of its own"));
  addColumn(_("Example"), 200);
  addColumn(_("Where"), 300);
  stretch(BoardColumn);
  Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
    int flags = 0;
    open(HitTest(event.GetPosition(), flags));
    event.Skip();
  });
  Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (!enter || event.HasAnyModifiers() || !chosen()) return event.Skip();
    open(*chosen());
  });
}

void ExampleList::show(std::vector<Line> lines) {
  lines_ = std::move(lines);
  if (const auto line = chosen()) Select(*line, false);
  SetItemCount(static_cast<long>(lines_.size()));
  std::vector<wxString> places;
  for (const Line& line : lines_) places.push_back(line.where);
  widen(BoardColumn, places); // layouts are long: the list scrolls sideways rather than cut them off
  Refresh();
}

// After the event: the page that holds the list goes to the back.
void ExampleList::open(long line) {
  if (line < 0 || static_cast<std::size_t>(line) >= lines_.size() || !onOpen) return;
  CallAfter([this, line] {
    if (static_cast<std::size_t>(line) < lines_.size() && onOpen) onOpen(static_cast<std::size_t>(line));
  });
}

wxString ExampleList::OnGetItemText(long line, long column) const {
  if (line < 0 || static_cast<std::size_t>(line) >= lines_.size()) return "";
  const Line& shown = lines_[static_cast<std::size_t>(line)];
  return column == NameColumn ? shown.name : shown.where;
}

} // namespace fairway::editor
