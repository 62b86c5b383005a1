// The part of the window that has figures and charts worked out while the board rests, and shows them.
#include "editor/model/work/judgement_store.h"
#include "editor/ui/panels/chart_files.h"
#include "editor/ui/window/accessible_names.h"
#include "editor/ui/window/main_frame.h"

#include <algorithm>

namespace fairway::editor {

namespace {

constexpr int restPause = 1500; // milliseconds without a step, after which work begins that nobody asked for
constexpr int progressPause = 250; // between two looks at how far it is

bool isClean(const validator::Report& report) {
  return std::none_of(report.findings.begin(), report.findings.end(), [](const validator::Finding& finding) {
    return finding.counts() && finding.severity == Severity::Error;
  });
}

} // namespace

void MainFrame::bindAnalysis() {
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { analyse(); }, restTimer_.GetId());
  Bind(
      wxEVT_TIMER, [this](wxTimerEvent&) { tellAnalysis(); }, analysisTimer_.GetId());
  analyst_.onDone = [this] { examine(); }; // which finds it in the store
  analyst_.onFailed = [this](const std::string& why) {
    stopAnalysis();
    analysis_->tell(wxString::Format(_("It could not be worked out: %s."), wxString::FromUTF8(why)));
  };
  analysis_->onPoint = [this](const std::string& key, formats::ChartPlace place) {
    if (bench_) fittings_->chartPointed(key, place);
  };
  analysis_->onExample = [this](const AnalysedExample& example) {
    if (bench_) fittings_->openExample(example);
  };
  analysis_->view().onSay = [this](const wxString& text) {
    setAccessibleDescription(analysis_->view(), text);
  };
  analysis_->onOverlay = [this](std::shared_ptr<const AnalysedOverlay> overlay) {
    if (bench_) bench_->layOver(std::move(overlay));
  };
  analysis_->onCopy = [this] { copyChart(); };
  analysis_->onSave = [this] { saveChart(); };
  bindComparison();
}

void MainFrame::showAnalysis(const Examination& examination) {
  if (!hasAnalysis()) return;
  chartsChanged();
  analysis_->comparison().offerWhatIfs(!bench_->whatIfs().empty());
  if (examination.analysis) {
    analysis_->show(examination.analysis);
    return analysis_->tell("");
  }
  analysis_->outdate();
  if (!showsPane("analysis")) return;
  if (racing_) return analysis_->tell("");
  if (!bench_->deepPart()) return analysis_->tell(wxString::FromUTF8(bench_->whyNothingDeep()));
  if (!examination.judged || !isClean(examination.report))
    return analysis_->tell(_("Figures are worked out once there are no errors."));
  if (examination.deep || bench_->judging()) return analysis_->tell("");
  analysis_->tell(_("Figures are worked out while the board rests."));
  restTimer_.StartOnce(restPause);
}

std::vector<Phrase> MainFrame::knownNotes() const {
  const auto part = bench_ ? bench_->deepPart() : std::nullopt;
  const auto known = part ? judgements().find(bench_->document(), *part) : nullptr;
  return known && known->analysis ? known->analysis->notes : std::vector<Phrase>();
}

void MainFrame::analyse() {
  if (!bench_ || bench_->judging()) return;
  analyst_.begin(*bench_);
  if (!analyst_.working()) return analysis_->tell("");
  analysisTimer_.Start(progressPause);
  tellAnalysis();
}

void MainFrame::stopAnalysis() {
  restTimer_.Stop();
  if (!otherBoard_.working()) analysisTimer_.Stop();
  analyst_.drop();
}

void MainFrame::tellAnalysis() {
  if (otherBoard_.working())
    analysis_->comparison().tell(wxString::Format(_("The other board is being worked out: %d %%"),
                                                  static_cast<int>(100 * otherBoard_.share())));
  if (!analyst_.working() && !otherBoard_.working()) return analysisTimer_.Stop();
  if (!analyst_.working()) return;
  analysis_->tell(wxString::Format(_("Being worked out: %d %%"), static_cast<int>(100 * analyst_.share())));
}

void MainFrame::chartsChanged() {
  if (fittings_) analysis_->showMore(fittings_->charts());
}

void MainFrame::openAnalysis() {
  if (!showsPane("analysis")) {
    // Side by side with both, the findings would be too narrow to read.
    if (GetClientSize().x < FromDIP(1500)) showPane("history", false);
    showPane("analysis", true);
  }
  analysis_->view().SetFocus();
}

void MainFrame::copyChart() {
  const AnalysedChart* chart = analysis_->chosen();
  if (!chart) return;
  editor::copyChart(chart->chart);
  note(_("The chart is on the clipboard."));
}

void MainFrame::saveChart() {
  const AnalysedChart* chart = analysis_->chosen();
  if (!chart) return;
  const std::string name = suggestedName("").string() + "-" + chart->key + ".svg";
  if (const auto file = editor::saveChart(this, questions_, chart->chart, name))
    note(wxString::Format(_("\"%s\" has been written."), wxString::FromUTF8(file->filename().string())));
}

} // namespace fairway::editor
