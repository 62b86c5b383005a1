#include "editor/ui/panels/analysis_panel.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"

#include <wx/menu.h>
#include <wx/settings.h>

#include <algorithm>

namespace fairway::editor {

AnalysisPanel::AnalysisPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(620, 250))) {
  SetName("analysis");
  told_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                           wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
  told_->SetName("analysis state");
  told_->Hide(); // until there is something to say
  makeTexts();
  makeCharts();
  layOutParts();
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    layOut();
    event.Skip();
  });
  chartsChanged();
  overlaysChanged();
}

void AnalysisPanel::makeTexts() {
  page_ = new wxChoice(this, wxID_ANY);
  page_->SetName("analysis pages");
  page_->SetToolTip(_("What to show about the board"));
  for (const wxString& name : {_("Figures"), _("Course notes"), _("Comparison")}) page_->Append(name);
  page_->SetSelection(0);
  page_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { pageTurned(); });
  figures_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                            wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP);
  figures_->SetName("figures");
  figures_->SetMinSize(FromDIP(wxSize(160, 80)));
  examples_ = new ExampleList(this);
  examples_->onOpen = [this](std::size_t line) {
    if (analysis_ && line < analysis_->examples.size() && onExample) onExample(analysis_->examples[line]);
  };
  examples_->Hide(); // until there are any
  notes_ = new NotesView(this);
  comparison_ = new ComparisonView(this);
}

void AnalysisPanel::makeCharts() {
  overlay_ = new wxChoice(this, wxID_ANY);
  overlay_->SetName("overlays");
  overlay_->SetToolTip(_("What is laid over the board"));
  overlay_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    const auto at = static_cast<std::size_t>(overlay_->GetSelection());
    chooseOverlay(at > 0 && analysis_ && at <= analysis_->overlays.size() ? analysis_->overlays[at - 1].key
                                                                          : std::string());
  });
  choice_ = new wxChoice(this, wxID_ANY);
  choice_->SetName("charts");
  choice_->SetToolTip(_("The chart that is shown"));
  choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    const auto all = charts();
    const auto at = static_cast<std::size_t>(choice_->GetSelection());
    if (at < all.size()) key_ = all[at]->key;
    showChart();
  });
  // Names may be cut off, but neither choice pushes the other one out.
  for (wxChoice* choice : {overlay_, choice_}) choice->SetMinSize(FromDIP(wxSize(80, -1)));
  view_ = new ChartView(this);
  view_->onPoint = [this](formats::ChartPlace place) {
    if (const AnalysedChart* chart = chosen(); chart && onPoint) onPoint(std::string(chart->key), place);
  };
  view_->onMenu = [this] { popUpMenu(); };
}

void AnalysisPanel::layOutParts() {
  auto* choices = new wxBoxSizer(wxHORIZONTAL);
  choices->Add(choice_, wxSizerFlags(1));
  choices->Add(overlay_, wxSizerFlags(1).Border(wxLEFT, FromDIP(4)));
  auto* left = new wxBoxSizer(wxVERTICAL);
  left->Add(page_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
  for (wxWindow* page : std::initializer_list<wxWindow*>{figures_, notes_, comparison_})
    left->Add(page, wxSizerFlags(1).Expand());
  left->Add(examples_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(4)));
  right_ = new wxBoxSizer(wxVERTICAL);
  right_->Add(choices, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
  right_->Add(view_, wxSizerFlags(1).Expand());
  parts_ = new wxBoxSizer(wxHORIZONTAL);
  parts_->Add(left, wxSizerFlags(2).Expand().Border(wxALL, FromDIP(2)));
  parts_->Add(right_, wxSizerFlags(3).Expand().Border(wxALL, FromDIP(2)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(told_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(4)));
  sizer->Add(parts_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(2)));
  SetSizer(sizer);
}

void AnalysisPanel::turnTo(Page page) {
  page_->SetSelection(static_cast<int>(page));
  pageTurned();
  wxWindow* const pages[] = {figures_, notes_, comparison_};
  pages[static_cast<std::size_t>(page)]->SetFocus();
}

// One page at a time, once there is something to show. A comparison has many columns and notes are long
// sentences: they take the room of the chart.
void AnalysisPanel::pageTurned() {
  const auto page = static_cast<Page>(page_->GetSelection());
  page_->Show(hasPages());
  figures_->Show(hasPages() && page == Page::Figures);
  examples_->Show(figures_->IsShown() && !analysis_->examples.empty());
  notes_->Show(hasPages() && page == Page::Notes);
  comparison_->Show(hasPages() && page == Page::Comparison);
  const bool charted = !comparison_->IsShown() && !notes_->IsShown();
  for (wxWindow* window : std::initializer_list<wxWindow*>{choice_, view_}) window->Show(charted);
  overlay_->Show(charted && overlay_->GetCount() > 1);
  Layout();
}

std::shared_ptr<const Analysis> AnalysisPanel::current() const {
  return outdated_ ? nullptr : analysis_;
}

void AnalysisPanel::layOut() {
  const wxSize size = GetClientSize();
  const int way = 2 * size.x > 3 * size.y ? wxHORIZONTAL : wxVERTICAL;
  if (parts_->GetOrientation() == way) return;
  parts_->SetOrientation(way);
  Layout();
}

void AnalysisPanel::show(std::shared_ptr<const Analysis> analysis) {
  if (analysis_ == analysis && !outdated_) return;
  analysis_ = std::move(analysis);
  outdated_ = false;
  wxString text;
  if (analysis_)
    for (const AnalysedFigure& figure : analysis_->figures)
      text += wxString::FromUTF8(keptTogether(say("{1}: {2}", {figure.name, figure.value}))) + "\n";
  figures_->ChangeValue(text);
  figures_->SetInsertionPoint(0);
  figures_->SetForegroundColour(wxNullColour);
  notes_->show(analysis_ ? analysis_->notes : std::vector<Phrase>());
  comparison_->showNow(analysis_, false);
  showExamples();
  pageTurned();
  chartsChanged();
  overlaysChanged();
}

// What is grey is about an earlier state of the board.
void AnalysisPanel::outdate() {
  if (!analysis_ || outdated_) return;
  outdated_ = true;
  figures_->SetForegroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT));
  notes_->outdate(true);
  comparison_->showNow(analysis_, true);
  showChart();
  overlaysChanged();
}

void AnalysisPanel::showExamples() {
  std::vector<ExampleList::Line> lines;
  if (analysis_)
    for (const AnalysedExample& example : analysis_->examples)
      lines.push_back({wxString::FromUTF8(example.name), wxString::FromUTF8(example.where)});
  examples_->show(std::move(lines));
}

void AnalysisPanel::chooseOverlay(const std::string& key) {
  overlayKey_ = key;
  overlaysChanged();
}

// What is outdated does not lie on the board; it comes back with the new figures.
void AnalysisPanel::overlaysChanged() {
  wxArrayString names;
  names.Add(_("Nothing over the board"));
  std::shared_ptr<const AnalysedOverlay> wanted;
  int place = 0;
  if (analysis_)
    for (const AnalysedOverlay& overlay : analysis_->overlays) {
      names.Add(wxString::FromUTF8(overlay.name));
      if (overlay.key != overlayKey_) continue;
      place = static_cast<int>(names.size()) - 1;
      if (!outdated_) wanted = {analysis_, &overlay};
    }
  if (names != overlay_->GetStrings()) overlay_->Set(names);
  overlay_->SetSelection(place);
  pageTurned();
  if (onOverlay) onOverlay(std::move(wanted));
}

void AnalysisPanel::showMore(std::vector<AnalysedChart> more) {
  if (more == more_) return;
  more_ = std::move(more);
  chartsChanged();
}

void AnalysisPanel::tell(const wxString& text) {
  if (told_->GetLabel() == text) return;
  told_->SetLabel(text);
  told_->SetToolTip(text);
  if (told_->IsShown() == !text.empty()) return;
  told_->Show(!text.empty());
  Layout();
}

std::vector<const AnalysedChart*> AnalysisPanel::charts() const {
  std::vector<const AnalysedChart*> all;
  for (const AnalysedChart& chart : more_) all.push_back(&chart);
  if (analysis_)
    for (const AnalysedChart& chart : analysis_->charts) all.push_back(&chart);
  return all;
}

const AnalysedChart* AnalysisPanel::chosen() const {
  const auto all = charts();
  const auto found =
      std::find_if(all.begin(), all.end(), [this](const auto* one) { return one->key == key_; });
  if (found != all.end()) return *found;
  return all.empty() ? nullptr : all.front();
}

void AnalysisPanel::choose(const std::string& key) {
  key_ = key;
  chartsChanged();
}

void AnalysisPanel::chartsChanged() {
  const auto all = charts();
  wxArrayString names;
  for (const AnalysedChart* chart : all) names.Add(wxString::FromUTF8(chart->chart.title));
  if (names != choice_->GetStrings()) choice_->Set(names);
  choice_->Enable(!all.empty());
  const auto now = std::find(all.begin(), all.end(), chosen());
  choice_->SetSelection(now == all.end() ? wxNOT_FOUND : static_cast<int>(now - all.begin()));
  showChart();
}

void AnalysisPanel::showChart() {
  formats::Chart chart;
  if (const AnalysedChart* shown = chosen()) chart = shown->chart;
  chart.title.clear(); // the choice above says it
  const bool own = analysis_ && std::none_of(more_.begin(), more_.end(),
                                             [this](const AnalysedChart& one) { return &one == chosen(); });
  if (outdated_ && own) chart.title = _("Outdated").utf8_string();
  if (chart.nothing.empty()) chart.nothing = _("No chart yet").utf8_string();
  view_->show(std::move(chart));
}

void AnalysisPanel::popUpMenu() {
  if (!chosen()) return;
  wxMenu menu;
  const int copy = wxID_HIGHEST + 1, save = wxID_HIGHEST + 2;
  menu.Append(copy, _("&Copy the chart"));
  menu.Append(save, _("&Save the chart..."));
  const int answer = GetPopupMenuSelectionFromUser(menu);
  if (answer == copy && onCopy) onCopy();
  if (answer == save && onSave) onSave();
}

} // namespace fairway::editor
