#pragma once

#include "editor/model/work/analysis.h"
#include "editor/ui/panels/chart_view.h"
#include "editor/ui/panels/comparison_view.h"
#include "editor/ui/panels/example_list.h"
#include "editor/ui/panels/notes_view.h"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <memory>

namespace fairway::editor {

// What was worked out of the board: figures and boards that show what they say, notes, a comparison with
// another state, and one of several charts.
class AnalysisPanel final : public wxPanel {
public:
  explicit AnalysisPanel(wxWindow* parent);

  void show(std::shared_ptr<const Analysis> analysis); // null: none
  void outdate();                                      // the board is another one since
  bool outdated() const { return outdated_; }
  void showMore(std::vector<AnalysedChart> more); // charts that the game has besides
  void tell(const wxString& text);                // how far the work is, or why there is nothing
  wxString told() const { return told_->GetLabel(); }
  wxString figures() const { return figures_->GetValue(); }
  NotesView& notes() { return *notes_; }
  ComparisonView& comparison() { return *comparison_; }
  std::shared_ptr<const Analysis> current() const; // null: there is none, or it is outdated
  enum class Page : std::uint8_t { Figures, Notes, Comparison };
  void turnTo(Page page);

  const AnalysedChart* chosen() const; // the chart that is shown; null: there is none
  void choose(const std::string& key);
  ChartView& view() { return *view_; }

  void chooseOverlay(const std::string& key); // empty: none
  const std::string& overlayKey() const { return overlayKey_; }
  ExampleList& examples() { return *examples_; }

  std::function<void(const std::string& key, formats::ChartPlace)> onPoint;
  std::function<void(std::shared_ptr<const AnalysedOverlay>)> onOverlay; // null: none
  std::function<void(const AnalysedExample&)> onExample;                 // to be opened
  std::function<void()> onCopy;
  std::function<void()> onSave;

private:
  void makeTexts();
  void makeCharts();
  void layOutParts();
  void layOut(); // side by side, or one below the other
  bool hasPages() const { return analysis_ != nullptr; }
  void pageTurned();
  void popUpMenu();
  void chartsChanged();
  void overlaysChanged();
  void showChart();
  void showExamples();
  std::vector<const AnalysedChart*> charts() const;

  std::shared_ptr<const Analysis> analysis_;
  std::vector<AnalysedChart> more_;
  std::string key_;        // of the chart that is wanted
  std::string overlayKey_; // of the overlay that is wanted; empty: none
  bool outdated_ = false;
  wxBoxSizer* parts_;
  wxBoxSizer* right_;
  wxStaticText* told_;
  wxChoice* page_; // in the order of Page
  wxTextCtrl* figures_;
  NotesView* notes_;
  ComparisonView* comparison_;
  ExampleList* examples_;
  wxChoice* overlay_;
  wxChoice* choice_;
  ChartView* view_;
};

} // namespace fairway::editor
