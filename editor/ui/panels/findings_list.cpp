#include "editor/ui/panels/findings_list.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/model/work/check_names.h"

#include <wx/settings.h>

namespace fairway::editor {

using validator::Finding;

namespace {

enum FindingColumn : long { SeverityColumn, CodeColumn, CheckColumn, WhereColumn, TextColumn };

wxString kindName(FindingKind kind) {
  switch (kind) {
  case FindingKind::Error:
    return wxString::FromUTF8(shownName(Severity::Error));
  case FindingKind::Warning:
    return wxString::FromUTF8(shownName(Severity::Warning));
  case FindingKind::Info:
    return wxString::FromUTF8(shownName(Severity::Info));
  case FindingKind::Stale:
    return _("outdated");
  case FindingKind::Proved:
    return _("proved");
  case FindingKind::Waived:
    break;
  }
  return _("waived");
}

wxString placeOf(const Finding& finding) {
  if (finding.spots.empty()) return "";
  return wxString(label(finding.spots.front())) +
         (finding.spots.size() > 1 ? wxString::Format(" +%zu", finding.spots.size() - 1) : wxString());
}

const wxString headOpen = wxString::FromUTF8("\u25be "), headClosed = wxString::FromUTF8("\u25b8 "),
               indent = "    ";

} // namespace

FindingsList::FindingsList(wxWindow* parent, FindingBrowser& browser)
    : TextList(parent, "findings", wxSize(400, 100)), browser_(browser) {
  std::vector<wxString> kinds;
  for (const FindingKind kind : {FindingKind::Error, FindingKind::Warning, FindingKind::Info,
                                 FindingKind::Waived, FindingKind::Stale, FindingKind::Proved})
    kinds.push_back(indent + kindName(kind));
  addColumn(_("Severity"), 80, kinds);
  addColumn(_("Code"), 50);
  addColumn(_("Check"), 170);
  addColumn(_("Where"), 90);
  addColumn(_("Finding"), 150);
  stretch(TextColumn);
  Bind(wxEVT_LIST_KEY_DOWN, &FindingsList::onKey, this);
  Bind(wxEVT_LEFT_DOWN, &FindingsList::onClick, this);
  Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent& event) {
    if (isHead(event.GetIndex()))
      fold(event.GetIndex(), !browser_.groups()[row(event.GetIndex())->group].folded);
    else
      event.Skip();
  });
}

void FindingsList::browserChanged() {
  SetItemCount(static_cast<long>(browser_.rows().size()));
  Refresh();
}

const FindingBrowser::Row* FindingsList::row(long line) const {
  const auto index = static_cast<std::size_t>(line);
  return line >= 0 && index < browser_.rows().size() ? &browser_.rows()[index] : nullptr;
}

void FindingsList::fold(long line, bool folded) {
  browser_.fold(row(line)->group, folded);
  browserChanged();
  if (onFold) onFold();
}

// Left folds the group that one is in, Right opens it; the head keeps the choice.
void FindingsList::onKey(wxListEvent& event) {
  const long line = GetFirstSelected();
  const bool left = event.GetKeyCode() == WXK_LEFT, right = event.GetKeyCode() == WXK_RIGHT;
  if (!row(line) || (!left && !right) || !browser_.groups()[row(line)->group].hasHead()) return event.Skip();
  const auto head = static_cast<long>(*browser_.rowOfGroup(row(line)->group));
  if (left && line != head) {
    Select(line, false);
    Select(head);
    Focus(head);
  }
  if (left || line == head) fold(head, left);
}

void FindingsList::onClick(wxMouseEvent& event) {
  int flags = 0;
  const long line = HitTest(event.GetPosition(), flags);
  if (isHead(line) && event.GetX() < GetColumnWidth(SeverityColumn))
    CallAfter([this, line] {
      if (isHead(line)) fold(line, !browser_.groups()[row(line)->group].folded);
    });
  event.Skip();
}

wxString FindingsList::OnGetItemText(long line, long column) const {
  const FindingBrowser::Row* shown = row(line);
  if (!shown) return "";
  const FindingBrowser::Group& group = browser_.groups()[shown->group];
  if (!shown->finding) return headText(group, column);
  return findingText(*shown->finding, group.hasHead(), column);
}

// What is not of today is paler.
wxItemAttr* FindingsList::OnGetItemAttr(long line) const {
  const FindingBrowser::Row* shown = row(line);
  if (!shown) return nullptr;
  const FindingKind kind =
      shown->finding ? browser_.kindAt(*shown->finding) : browser_.groups()[shown->group].worst;
  if (kind != FindingKind::Stale) return nullptr;
  pale_.SetTextColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
  return &pale_;
}

wxString FindingsList::headText(const FindingBrowser::Group& group, long column) const {
  const bool byCheck = browser_.choice().grouping == Grouping::ByCheck;
  switch (column) {
  case SeverityColumn:
    return (group.folded ? headClosed : headOpen) + kindName(group.worst);
  case CodeColumn:
    return byCheck ? wxString::FromUTF8(group.key) : wxString();
  case CheckColumn:
    return byCheck ? wxString::FromUTF8(shownCheck(group.key)) : wxString();
  case WhereColumn:
    return byCheck ? wxString() : wxString::FromUTF8(group.key);
  default:
    return wxString::Format(wxPLURAL("%zu finding", "%zu findings", group.findings.size()),
                            group.findings.size());
  }
}

wxString FindingsList::findingText(std::size_t shown, bool inGroup, long column) const {
  const Finding& finding = browser_.shown()[shown];
  const FindingKind kind = browser_.kindAt(shown);
  switch (column) {
  case SeverityColumn:
    return (inGroup ? indent : wxString()) + kindName(kind);
  case CodeColumn:
    return wxString::FromUTF8(finding.code);
  case CheckColumn:
    return wxString::FromUTF8(shownCheck(finding.code));
  case WhereColumn:
    return placeOf(finding);
  default:
    return wxString::FromUTF8(kind == FindingKind::Proved ? shownProof(finding)
                                                          : shownMessage(finding.message));
  }
}

} // namespace fairway::editor
