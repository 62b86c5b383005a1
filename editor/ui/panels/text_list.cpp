#include "editor/ui/panels/text_list.h"

#include <algorithm>

namespace fairway::editor {

namespace {
constexpr int besideHeading = 20; // logical pixels that GTK keeps free
} // namespace

// Begins at the size it will have: GTK complains about lists of no size.
TextList::TextList(wxWindow* parent, const wxString& name, const wxSize& size, long more)
    : wxListView(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(size),
                 wxLC_REPORT | wxLC_VIRTUAL | wxLC_SINGLE_SEL | more) {
  SetName(name);
  // wxWidgets has a line that the keys start from though none is chosen: the only one could never be chosen.
  Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool moves = key == WXK_UP || key == WXK_DOWN || key == WXK_HOME || key == WXK_END;
    if (!moves || event.HasAnyModifiers() || chosen() || GetItemCount() == 0) return event.Skip();
    const long line = key == WXK_END ? GetItemCount() - 1 : 0;
    Focus(line);
    Select(line);
  });
}

void TextList::addColumn(const wxString& heading, int leastWidth, wxListColumnFormat format) {
  const int needed = heading.empty() ? 0 : GetTextExtent(heading).x + FromDIP(besideHeading);
  AppendColumn(heading, format, std::max(FromDIP(leastWidth), needed));
}

void TextList::addColumn(const wxString& heading, int leastWidth, const std::vector<wxString>& texts) {
  addColumn(heading, leastWidth);
  const int column = GetColumnCount() - 1;
  int widest = GetColumnWidth(column);
  for (const wxString& text : texts)
    widest = std::max(widest, GetTextExtent(text).x + FromDIP(besideHeading));
  SetColumnWidth(column, widest);
}

void TextList::stretch(int column) {
  for (int each = 0; each < GetColumnCount(); ++each) leastWidth_ += GetColumnWidth(each);
  leastStretched_ = GetColumnWidth(column);
  Bind(wxEVT_SIZE, [this, column](wxSizeEvent& event) {
    fillRoom(column);
    event.Skip();
  });
}

void TextList::fillRoom(int column) {
  int room = GetClientSize().x;
  for (int each = 0; each < GetColumnCount(); ++each)
    if (each != column) room -= GetColumnWidth(each);
  SetColumnWidth(column, std::max(leastStretched_, room));
}

void TextList::widen(int column, const std::vector<wxString>& texts) {
  for (const wxString& text : texts)
    leastStretched_ = std::max(leastStretched_, GetTextExtent(text).x + FromDIP(besideHeading));
  fillRoom(column);
}

std::optional<int> TextList::chosen() const {
  const long line = GetFirstSelected();
  return line >= 0 && line < GetItemCount() ? std::optional(static_cast<int>(line)) : std::nullopt;
}

} // namespace fairway::editor
