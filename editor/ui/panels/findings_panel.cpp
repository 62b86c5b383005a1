#include "editor/ui/panels/findings_panel.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/model/work/check_names.h"
#include "editor/ui/panels/findings_list.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/config.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

namespace fairway::editor {

using validator::Finding;

namespace {

constexpr int leastForWhole = 560; // logical pixels: in a narrower panel the list alone has room
const wxString keptUnder = "/Findings/Choice";

// "Errors 2": the number belongs to the kind, shown or hidden.
wxString kindLabel(FindingKind kind, std::size_t count) {
  const wxString word = kind == FindingKind::Error     ? _("Errors")
                        : kind == FindingKind::Warning ? _("Warnings")
                                                       : _("Infos");
  return wxString::Format("%s  %zu", word, count);
}

wxString provedLabel(std::size_t count) {
  return wxString::Format("%s  %zu", _("Proved"), count);
}

template <class Value>
void toggle(std::set<Value>& values, const Value& value) {
  if (values.erase(value) == 0) values.insert(value);
}

} // namespace

wxString notJudgedSince() {
  return _("Not judged since the change; F8 judges it again.");
}

wxString countsOf(const validator::Report& report) {
  const auto errors = static_cast<std::size_t>(report.count(Severity::Error));
  const auto warnings = static_cast<std::size_t>(report.count(Severity::Warning));
  if (errors == 0 && warnings == 0) return _("no errors");
  wxString text;
  if (errors > 0) text = wxString::Format(wxPLURAL("%zu error", "%zu errors", errors), errors);
  if (warnings > 0)
    text += (text.empty() ? "" : ", ") +
            wxString::Format(wxPLURAL("%zu warning", "%zu warnings", warnings), warnings);
  return text;
}

// Begins at the size it will have: GTK complains about controls in a panel of no size.
FindingsPanel::FindingsPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(600, 150))) {
  browser_.choose(FindingChoice::read(wxConfigBase::Get()->Read(keptUnder, "").utf8_string()));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(makeBar(), wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
  sizer->Add(makeList(), wxSizerFlags(1).Expand());
  SetSizer(sizer);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    whole_->Show(GetSize().x >= FromDIP(leastForWhole));
    event.Skip();
  });
  updateKinds();
  updateButtons();
}

void FindingsPanel::SetFocus() {
  list_->SetFocus();
}

// In a narrow panel it takes two lines.
wxSizer* FindingsPanel::makeBar() {
  auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  addKinds(row);
  const auto addButton = [&](const wxString& text, const wxString& tip,
                             std::function<void(const Finding&)>& act) {
    // All of them in one line, in German too.
    auto* button = new SmallButton(this, text);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, &act](wxCommandEvent&) {
      const FindingBrowser::Group* group = chosenGroup();
      const Finding* finding = group ? &shown()[group->findings.front()] : chosen();
      if (!finding || !act) return;
      if (&act == &onFix) mended_ = static_cast<std::size_t>(finding - shown().data());
      act(*finding);
    });
    row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
    return button;
  };
  fix_ = addButton(_("Fix"), _("Mend it; the step can be undone"), onFix);
  waive_ = addButton(_("Waive..."), _("Accept it, with a reason"), onWaive);
  explain_ = addButton(_("Explain"), _("What the check proves, why, and how to mend it"), onExplain);
  suggest_ = addButton(_("Suggest..."), _("Look for small edits that mend it"), suggestFor_);
  suggest_->Hide();
  return row;
}

void FindingsPanel::offerSuggestions(std::function<bool(const Finding&)> when,
                                     std::function<void(const Finding&)> act) {
  canSuggest_ = std::move(when);
  suggestFor_ = std::move(act);
  suggest_->Show(canSuggest_ != nullptr);
  Layout();
  updateButtons();
}

void FindingsPanel::addKinds(wxSizer* row) {
  for (const auto& [kind, tip] : {std::pair{FindingKind::Error, _("Show or hide errors")},
                                  {FindingKind::Warning, _("Show or hide warnings")},
                                  {FindingKind::Info, _("Show or hide information")}}) {
    auto* button = new wxToggleButton(this, wxID_ANY, kindLabel(kind, 0), wxDefaultPosition, wxDefaultSize,
                                      wxBU_EXACTFIT);
    button->SetToolTip(tip);
    button->Bind(wxEVT_TOGGLEBUTTON, [this, kind = kind](wxCommandEvent&) {
      FindingChoice choice = browser_.choice();
      toggle(choice.hiddenKinds, kind);
      this->choose(choice);
    });
    row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
    kinds_.push_back({kind, button});
  }
  proved_ =
      new wxToggleButton(this, wxID_ANY, provedLabel(0), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  proved_->SetToolTip(_("Show or hide what the checks have proved"));
  proved_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) { showProved(event.IsChecked()); });
  row->Add(proved_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(4)));
  more_ = new SmallButton(this, _("Show..."));
  more_->SetToolTip(_("Hide single checks, and group by check or by place"));
  more_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { popUpKinds(); });
  row->Add(more_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(12)));
}

wxSizer* FindingsPanel::makeList() {
  list_ = new FindingsList(this, browser_);
  for (const auto& type : {wxEVT_LIST_ITEM_SELECTED, wxEVT_LIST_ITEM_DESELECTED})
    list_->Bind(type, [this](wxListEvent&) { chosenChanged(); });
  list_->Bind(wxEVT_LIST_ITEM_RIGHT_CLICK, [this](wxListEvent&) { CallAfter([this] { popUp(); }); });
  list_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool menu = key == WXK_WINDOWS_MENU || key == WXK_MENU || (key == WXK_F10 && event.ShiftDown());
    if (menu && list_->chosen())
      popUp(belowChosen());
    else
      event.Skip();
  });
  list_->onFold = [this] { chosenChanged(); };
  whole_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(200, 100)),
                          wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE);
  whole_->Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
    isLaidOut_ = true;
    showWhole(); // what waited until it is seen
    event.Skip();
  });
  whole_->SetName("whole finding");
  auto* both = new wxBoxSizer(wxHORIZONTAL);
  both->Add(list_, wxSizerFlags(2).Expand());
  both->Add(whole_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(8)));
  return both;
}

wxPoint FindingsPanel::belowChosen() const {
  wxRect line;
  list_->GetItemRect(list_->chosen().value_or(0), line);
  return list_->GetPosition() + line.GetBottomLeft() + FromDIP(wxPoint(24, 0));
}

// The buttons again, where the pointer is.
void FindingsPanel::popUp(const wxPoint& at) {
  wxMenu menu;
  for (wxButton* button : {fix_, waive_, explain_, suggest_}) {
    if (!button->IsShown()) continue;
    wxMenuItem* item = menu.Append(wxID_ANY, button->GetLabel(), button->GetToolTipText());
    item->Enable(button->IsEnabled());
    menu.Bind(
        wxEVT_MENU,
        [button](wxCommandEvent&) {
          wxCommandEvent click(wxEVT_BUTTON, button->GetId());
          click.SetEventObject(button);
          button->GetEventHandler()->AddPendingEvent(click);
        },
        item->GetId());
  }
  PopupMenu(&menu, at);
}

void FindingsPanel::popUpKinds() {
  wxMenu menu;
  const auto add = [&](const wxString& text, bool checked, auto change) {
    wxMenuItem* item = menu.AppendCheckItem(wxID_ANY, text);
    item->Check(checked);
    menu.Bind(
        wxEVT_MENU,
        [this, change](wxCommandEvent&) {
          FindingChoice choice = browser_.choice();
          change(choice);
          CallAfter([this, choice] { this->choose(choice); });
        },
        item->GetId());
  };
  const FindingChoice& now = browser_.choice();
  for (const auto& [code, count] : browser_.codes())
    add(wxString::FromUTF8(code + " " + shownCheck(code)) + wxString::Format(" (%zu)", count),
        !now.hiddenCodes.contains(code),
        [code = code](FindingChoice& choice) { toggle(choice.hiddenCodes, code); });
  if (!browser_.codes().empty()) menu.AppendSeparator();
  add(wxString::Format(_("Waived (%zu)"), browser_.count(FindingKind::Waived)),
      !now.hiddenKinds.contains(FindingKind::Waived),
      [](FindingChoice& choice) { toggle(choice.hiddenKinds, FindingKind::Waived); });
  add(_("Only those with a fix"), now.fixableOnly,
      [](FindingChoice& choice) { choice.fixableOnly = !choice.fixableOnly; });
  menu.AppendSeparator();
  for (const auto& [grouping, text] : {std::pair{Grouping::ByCheck, _("Group by check")},
                                       {Grouping::ByPlace, _("Group by place")},
                                       {Grouping::None, _("No groups")}})
    add(text, now.grouping == grouping,
        [grouping = grouping](FindingChoice& choice) { choice.grouping = grouping; });
  menu.AppendSeparator();
  add(_("Show all"), browser_.hidden() == 0, [](FindingChoice& choice) {
    choice = FindingChoice{{}, {}, false, choice.showsProved, choice.grouping};
  });
  PopupMenu(&menu, more_->GetPosition() + wxPoint(0, more_->GetSize().y));
}

void FindingsPanel::chosenChanged() {
  updateButtons();
  if (onChoose) onChoose(chosen());
}

void FindingsPanel::choose(const FindingChoice& choice) {
  wxConfigBase::Get()->Write(keptUnder, wxString::FromUTF8(choice.text()));
  arrange(choice);
}

void FindingsPanel::showProved(bool shown) {
  FindingChoice choice = browser_.choice();
  choice.showsProved = shown;
  this->choose(choice);
}

std::optional<FindingKind> FindingsPanel::chosenKind() const {
  const Finding* finding = chosen();
  return finding ? std::optional(browser_.kindAt(static_cast<std::size_t>(finding - shown().data())))
                 : std::nullopt;
}

void FindingsPanel::show(validator::Report report, const wxString& notJudged, std::vector<Finding> stale) {
  notJudged_ = notJudged;
  const std::optional<Finding> before = chosen() ? std::optional(*chosen()) : std::nullopt;
  if (const long line = list_->GetFirstSelected(); line >= 0) list_->Select(line, false);
  browser_.show(std::move(report), std::move(stale));
  list_->browserChanged();
  updateKinds();
  // What was chosen stays chosen while it is still there.
  for (std::size_t i = 0; before && i < shown().size(); ++i)
    if (shown()[i].code == before->code && shown()[i].spots == before->spots) return choose(i);
  if (const auto mended = std::exchange(mended_, std::nullopt); mended && !shown().empty())
    return choose(std::min(*mended, shown().size() - 1));
  chosenChanged();
}

void FindingsPanel::arrange(FindingChoice choice) {
  browser_.choose(std::move(choice));
  show(browser_.report(), notJudged_, browser_.stale());
}

void FindingsPanel::updateKinds() {
  bool other = false;
  for (const Kind& each : kinds_) {
    const wxString text = kindLabel(each.kind, browser_.count(each.kind));
    if (each.button->GetLabel() != text) each.button->SetLabel(text), other = true;
    each.button->SetValue(!browser_.choice().hiddenKinds.contains(each.kind));
  }
  const wxString proved = provedLabel(browser_.count(FindingKind::Proved));
  if (proved_->GetLabel() != proved) proved_->SetLabel(proved), other = true;
  proved_->SetValue(browser_.choice().showsProved);
  if (other) Layout();
}

const FindingBrowser::Group* FindingsPanel::chosenGroup() const {
  const auto line = static_cast<std::size_t>(list_->chosen().value_or(-1));
  if (line >= browser_.rows().size() || browser_.rows()[line].finding) return nullptr;
  return &browser_.groups()[browser_.rows()[line].group];
}

const Finding* FindingsPanel::chosen() const {
  const auto line = static_cast<std::size_t>(list_->chosen().value_or(-1));
  if (line >= browser_.rows().size() || !browser_.rows()[line].finding) return nullptr;
  return &shown()[*browser_.rows()[line].finding];
}

// A line of the list is too short for most: what is chosen stands beside it as a whole.
wxString FindingsPanel::wholeText() const {
  if (const FindingBrowser::Group* group = chosenGroup()) {
    wxString text;
    for (const std::size_t finding : group->findings)
      text += (text.empty() ? "" : "\n\n") + wxString::FromUTF8(shownMessage(shown()[finding].message));
    return text;
  }
  const Finding* finding = chosen();
  if (!finding) {
    if (!notJudged_.empty()) return notJudged_;
    const wxString stale = browser_.stale().empty() ? wxString() : notJudgedSince() + "\n\n";
    if (!shown().empty()) return stale + _("Choose a finding to see it here and on the board.");
    if (!stale.empty()) return stale;
    const std::size_t hidden = browser_.hidden();
    if (hidden == 0) return _("Nothing was found.");
    return wxString::Format(wxPLURAL("%zu finding is hidden.", "%zu findings are hidden.", hidden), hidden);
  }
  const FindingKind kind = *chosenKind();
  wxString text =
      wxString::FromUTF8(kind == FindingKind::Proved ? shownProof(*finding) : shownMessage(finding->message));
  if (kind == FindingKind::Stale) text = notJudgedSince() + "\n\n" + text;
  if (finding->waived)
    text += "\n\n" + wxString::Format(_("Waived: %s"), wxString::FromUTF8(*finding->waived));
  if (finding->fix)
    text += "\n\n" + wxString::Format(_("Fix: %s. The board shows what it would be."),
                                      wxString::FromUTF8(say(finding->fix->text)));
  return text;
}

// GTK 3 crashes when the text of a box is set that has just been made and is shown or hidden in the same
// event. So the text waits until the window has come to rest once, and until it can be seen.
void FindingsPanel::showWhole() {
  if (!isLaidOut_ || !whole_->IsShownOnScreen()) return;
  const wxString text = wxString::FromUTF8(keptTogether(wholeText().utf8_string()));
  if (whole_->GetValue() != text) whole_->ChangeValue(text);
}

void FindingsPanel::choose(std::size_t finding) {
  browser_.unfoldFor(finding);
  list_->browserChanged();
  const std::optional<std::size_t> row = browser_.rowOf(finding);
  if (!row) return;
  list_->Select(static_cast<long>(*row));
  list_->EnsureVisible(static_cast<long>(*row));
  chosenChanged();
}

void FindingsPanel::updateButtons() {
  const Finding* finding = chosen();
  const bool check = chosenGroup() && browser_.choice().grouping == Grouping::ByCheck;
  const auto kind = chosenKind();
  const bool isToday = finding && kind != FindingKind::Stale && kind != FindingKind::Proved;
  fix_->Enable(isToday && finding->fix);
  waive_->Enable(isToday && finding->counts());
  suggest_->Enable(finding && kind != FindingKind::Proved && canSuggest_ && canSuggest_(*finding));
  explain_->Enable(finding || check);
  showWhole();
}

} // namespace fairway::editor
