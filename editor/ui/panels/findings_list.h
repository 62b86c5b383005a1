#pragma once

#include "editor/model/work/finding_browser.h"
#include "editor/ui/panels/text_list.h"

namespace fairway::editor {

// The rows of a browser: findings, and heads of groups that fold by a click on their triangle, by a double
// click, by Enter and by the keys Left and Right.
class FindingsList final : public TextList {
public:
  FindingsList(wxWindow* parent, FindingBrowser& browser);

  void browserChanged(); // its rows are others

  std::function<void()> onFold;

private:
  wxString OnGetItemText(long line, long column) const override;
  wxString headText(const FindingBrowser::Group& group, long column) const;
  wxString findingText(std::size_t shown, bool inGroup, long column) const;
  wxItemAttr* OnGetItemAttr(long line) const override;
  const FindingBrowser::Row* row(long line) const; // null: there is no such
  bool isHead(long line) const { return row(line) && !row(line)->finding; }
  void fold(long line, bool folded);
  void onKey(wxListEvent& event);
  void onClick(wxMouseEvent& event);

  FindingBrowser& browser_;
  mutable wxItemAttr pale_;
};

} // namespace fairway::editor
