#include "editor/ui/findings_panel.h"

#include "editor/model/check_names.h"
#include "editor/model/wording.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

namespace fairway::editor {

using validator::Finding;

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

// A list that asks for its lines when it shows them: thousands cost nothing.
class FindingsList final : public wxListView {
public:
  FindingsList(wxWindow* parent, const std::vector<Finding>& findings)
      : wxListView(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                   wxLC_REPORT | wxLC_VIRTUAL | wxLC_SINGLE_SEL),
        findings_(findings) {
    SetName("findings");
    AppendColumn(_("Severity"), wxLIST_FORMAT_LEFT, FromDIP(90));
    AppendColumn(_("Code"), wxLIST_FORMAT_LEFT, FromDIP(60));
    AppendColumn(_("Check"), wxLIST_FORMAT_LEFT, FromDIP(170));
    AppendColumn(_("Where"), wxLIST_FORMAT_LEFT, FromDIP(90));
    AppendColumn(_("Finding"), wxLIST_FORMAT_LEFT, FromDIP(700));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
      const int last = GetColumnCount() - 1;
      int room = GetClientSize().x;
      for (int column = 0; column < last; ++column) room -= GetColumnWidth(column);
      SetColumnWidth(last, std::max(FromDIP(200), room));
      event.Skip();
    });
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
      if (finding.cells.empty()) return "";
      return wxString(label(finding.cells.front())) +
             (finding.cells.size() > 1 ? wxString::Format(" +%zu", finding.cells.size() - 1) : wxString());
    default:
      return wxString::FromUTF8(finding.message);
    }
  }

  const std::vector<Finding>& findings_;
};

// Begins at the size it will have: GTK complains about controls in a panel of no size.
FindingsPanel::FindingsPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(600, 150))) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
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
  list_ = new FindingsList(this, shown_);
  list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) {
    updateButtons();
    if (onChoose) onChoose(chosen());
  });
  list_->Bind(wxEVT_LIST_ITEM_DESELECTED, [this](wxListEvent&) {
    updateButtons();
    if (onChoose) onChoose(chosen());
  });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(row, wxSizerFlags().Border(wxALL, FromDIP(4)));
  sizer->Add(list_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  updateButtons();
}

void FindingsPanel::show(validator::Report report) {
  report_ = std::move(report);
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
    if (shown_[i].code == before->code && shown_[i].cells == before->cells) return choose(i);
  updateButtons();
  if (onChoose) onChoose(nullptr);
}

const Finding* FindingsPanel::chosen() const {
  const long line = list_->GetFirstSelected();
  return line >= 0 && line < static_cast<long>(shown_.size()) ? &shown_[static_cast<std::size_t>(line)]
                                                              : nullptr;
}

void FindingsPanel::choose(std::size_t line) {
  list_->Select(static_cast<long>(line));
  list_->EnsureVisible(static_cast<long>(line));
  updateButtons();
  if (onChoose) onChoose(chosen());
}

void FindingsPanel::updateButtons() {
  const Finding* finding = chosen();
  fix_->Enable(finding && finding->fix);
  waive_->Enable(finding && finding->counts());
  explain_->Enable(finding != nullptr);
}

} // namespace fairway::editor
