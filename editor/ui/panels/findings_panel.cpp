#include "editor/ui/panels/findings_panel.h"

#include "editor/model/words/check_names.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/ui/panels/text_list.h"

#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

namespace fairway::editor {

using validator::Finding;

namespace {
constexpr int leastForWhole = 560; // logical pixels: in a narrower panel the list alone has room
} // namespace

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

class FindingsList final : public TextList {
public:
  FindingsList(wxWindow* parent, const std::vector<Finding>& findings)
      : TextList(parent, "findings", wxSize(400, 100)), findings_(findings) {
    addColumn(_("Severity"), 80,
              {_("waived"), wxString::FromUTF8(shownName(Severity::Error)),
               wxString::FromUTF8(shownName(Severity::Warning)),
               wxString::FromUTF8(shownName(Severity::Info))});
    addColumn(_("Code"), 50);
    addColumn(_("Check"), 170);
    addColumn(_("Where"), 90);
    addColumn(_("Finding"), 150);
    stretch(4);
  }

private:
  wxString OnGetItemText(long line, long column) const override {
    const Finding& finding = findings_[static_cast<std::size_t>(line)];
    switch (column) {
    case 0:
      return finding.waived ? _("waived") : wxString::FromUTF8(shownName(finding.severity));
    case 1:
      return wxString::FromUTF8(finding.code);
    case 2:
      return wxString::FromUTF8(shownCheck(finding.code));
    case 3:
      if (finding.spots.empty()) return "";
      return wxString(label(finding.spots.front())) +
             (finding.spots.size() > 1 ? wxString::Format(" +%zu", finding.spots.size() - 1) : wxString());
    default:
      return wxString::FromUTF8(say(finding.message));
    }
  }

  const std::vector<Finding>& findings_;
};

// Begins at the size it will have: GTK complains about controls in a panel of no size.
FindingsPanel::FindingsPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(600, 150))) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(makeBar(), wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
  sizer->Add(makeList(), wxSizerFlags(1).Expand());
  SetSizer(sizer);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    whole_->Show(GetSize().x >= FromDIP(leastForWhole));
    event.Skip();
  });
  updateButtons();
}

// In a narrow panel it takes two lines.
wxSizer* FindingsPanel::makeBar() {
  auto* row = new wxWrapSizer(wxHORIZONTAL, 0);
  filter_ = new wxChoice(this, wxID_ANY);
  for (const wxString& text : {_("All findings"), _("Errors"), _("Errors and warnings"), _("Fixable")})
    filter_->Append(text);
  filter_->SetSelection(0);
  filter_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { filter(); });
  row->Add(filter_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8)));
  const auto addButton = [&](const wxString& text, const wxString& tip, auto& act) {
    auto* button = new wxButton(this, wxID_ANY, text);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, &act](wxCommandEvent&) {
      if (const Finding* finding = chosen(); finding && act) act(*finding);
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
  suggest_->Show();
  Layout();
  updateButtons();
}

wxSizer* FindingsPanel::makeList() {
  list_ = new FindingsList(this, shown_);
  for (const auto& type : {wxEVT_LIST_ITEM_SELECTED, wxEVT_LIST_ITEM_DESELECTED})
    list_->Bind(type, [this](wxListEvent&) { chosenChanged(); });
  list_->Bind(wxEVT_LIST_ITEM_RIGHT_CLICK, [this](wxListEvent&) { CallAfter([this] { popUp(); }); });
  whole_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(200, 100)),
                          wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE);
  whole_->SetName("whole finding");
  auto* both = new wxBoxSizer(wxHORIZONTAL);
  both->Add(list_, wxSizerFlags(2).Expand());
  both->Add(whole_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(8)));
  return both;
}

// The buttons again, where the hand is.
void FindingsPanel::popUp() {
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
  PopupMenu(&menu);
}

void FindingsPanel::chosenChanged() {
  updateButtons();
  if (onChoose) onChoose(chosen());
}

void FindingsPanel::show(validator::Report report, const wxString& notJudged) {
  report_ = std::move(report);
  notJudged_ = notJudged;
  filter();
}

void FindingsPanel::filter() {
  const int wanted = filter_->GetSelection();
  const std::optional<Finding> before = chosen() ? std::optional(*chosen()) : std::nullopt;
  if (const long line = list_->GetFirstSelected(); line >= 0) list_->Select(line, false);
  shown_.clear();
  for (const Finding& finding : report_.findings) {
    const bool error = finding.counts() && finding.severity == Severity::Error;
    const bool warning = finding.counts() && finding.severity == Severity::Warning;
    if (wanted == 0 || (wanted == 1 && error) || (wanted == 2 && (error || warning)) ||
        (wanted == 3 && finding.fix))
      shown_.push_back(finding);
  }
  list_->SetItemCount(static_cast<long>(shown_.size()));
  list_->Refresh();
  // What was chosen stays chosen while it is still there.
  for (std::size_t i = 0; before && i < shown_.size(); ++i)
    if (shown_[i].code == before->code && shown_[i].spots == before->spots) return choose(i);
  updateButtons();
  if (onChoose) onChoose(nullptr);
}

const Finding* FindingsPanel::chosen() const {
  const auto line = static_cast<std::size_t>(list_->chosen().value_or(-1));
  return line < shown_.size() ? &shown_[line] : nullptr;
}

// A line of the list is too short for most: the chosen finding stands beside it as a whole.
void FindingsPanel::showWhole(const Finding* finding) {
  wxString text;
  if (finding)
    text = wxString::FromUTF8(say(finding->message));
  else if (!notJudged_.empty())
    text = notJudged_;
  else if (shown_.empty())
    text = report_.findings.empty() ? _("Nothing was found.") : _("Nothing of this kind was found.");
  else
    text = _("Choose a finding to see it here and on the board.");
  if (finding && finding->waived)
    text += "\n\n" + wxString::Format(_("Waived: %s"), wxString::FromUTF8(*finding->waived));
  if (whole_->GetValue() != text) whole_->ChangeValue(text);
}

void FindingsPanel::choose(std::size_t line) {
  list_->Select(static_cast<long>(line));
  list_->EnsureVisible(static_cast<long>(line));
  chosenChanged();
}

void FindingsPanel::updateButtons() {
  const Finding* finding = chosen();
  fix_->Enable(finding && finding->fix);
  waive_->Enable(finding && finding->counts());
  explain_->Enable(finding != nullptr);
  suggest_->Enable(finding && canSuggest_ && canSuggest_(*finding));
  showWhole(finding);
}

} // namespace fairway::editor
