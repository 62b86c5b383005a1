// The part of the window that has the document judged, and shows what that gave.
#include "editor/model/words/translation.h"
#include "editor/model/work/judgement_store.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/start/tour_guide.h"

#include <algorithm>

namespace fairway::editor {

void MainFrame::examine() {
  if (!bench_) return;
  stopAnalysis();
  const auto asked = ++asked_;
  bench_->setEarlyWord([this, asked](std::shared_ptr<const Examination> early) {
    CallAfter([this, asked, early = std::move(early)] { showExamination(asked, early, Source::Early); });
  });
  auto task = bench_->examination(); // which shows at once what is known at once
  if (const auto part = bench_->deepPart(); part && !bench_->judging())
    if (const auto known = judgements().find(bench_->document(), *part)) {
      background_.cancel();
      return CallAfter([this, asked, known] { showExamination(asked, known, Source::Store); });
    }
  background_.submit(
      [this, asked, task = std::move(task)](const Stale& stale) -> Background::Deliver {
        auto examination = task(stale);
        if (!examination) return nullptr;
        return [this, asked, examination = std::move(examination)] {
          showExamination(asked, examination, Source::Worked);
        };
      },
      [this, asked](const std::string& why) { showFailure(asked, why); });
}

void MainFrame::showFailure(std::size_t asked, const std::string& why) {
  if (!bench_ || asked != asked_) return;
  examinedRevision_ = revision();
  counts_ = _("not judged yet");
  findings_->show({}, wxString::Format(_("The document could not be judged: %s."), wxString::FromUTF8(why)));
  updateStatus();
}

void MainFrame::showExamination(std::size_t asked, const std::shared_ptr<const Examination>& shown,
                                Source source) {
  const bool isStale = source != Source::Store && shown->revision != revision();
  if (!bench_ || asked != asked_ || isStale) return;
  const Examination& examination = *shown;
  if (source != Source::Early) examinedRevision_ = revision();
  const bool judgedNow = bench_->judging() && examination.deep;
  const bool stopped = judgedNow && bench_->judgingIsStopped();
  bench_->show(examination);
  fittings_->examined(examination);
  if (examination.deep) lastDeep_ = shown;
  if (judgedNow && !stopped) judgements().keep(bench_->document(), *bench_->deepPart(), shown);
  if (judgedNow) tellJudged(examination.report);
  std::vector<validator::Finding> stale;
  if (lastDeep_ && !examination.deep) stale = staleFindings(lastDeep_->report, examination.report);
  counts_ = examination.judged ? countsOf(examination.report) : _("not judged yet");
  if (lastDeep_ && !examination.deep && examination.judged)
    counts_ = wxString::Format(_("%s (F8: outdated)"), counts_);
  // "Nothing was found" would be a lie where nothing was looked at.
  wxString whyNot = _("Nothing could be judged.");
  if (!examination.whyNot.empty()) whyNot += "\n\n" + wxString::FromUTF8(examination.whyNot);
  findings_->show(examination.report, examination.judged ? wxString() : whyNot, std::move(stale));
  showAnalysis(examination);
  bars_->update();
  updateStatus();
  TourGuide::ofProgram().look(*this, &examination);
}

void MainFrame::judge() {
  confirmTyping();
  if (bench_->judging()) return bench_->stopJudging();
  const auto part = bench_->deepPart();
  if (!part) {
    note(_("There is nothing more to judge here: what the checks have proved is under Proved in Findings."));
    return findings_->showProved(true);
  }
  if (const auto known = judgements().find(bench_->document(), *part)) return tellJudged(known->report);
  bench_->judgeDeeply();
  examine();
  constexpr int pause = 250; // milliseconds
  judgeTimer_.Start(pause);
  tellProgress();
}

void MainFrame::tellProgress() {
  if (!bench_ || !bench_->judging()) return judgeTimer_.Stop();
  const std::string percent = std::to_string(static_cast<int>(100 * bench_->judgingShare()));
  note(wxString::FromUTF8(say(bench_->deepWords().progress, {percent})));
}

void MainFrame::tellJudged(const validator::Report& report) {
  judgeTimer_.Stop();
  const auto holds = std::count_if(report.outcomes.begin(), report.outcomes.end(), [](const auto& outcome) {
    return outcome.verdict == validator::Verdict::Holds;
  });
  const auto open = std::count_if(report.outcomes.begin(), report.outcomes.end(), [](const auto& outcome) {
    return outcome.verdict == validator::Verdict::NotJudged;
  });
  wxString text = wxString::Format(_("Judged: %d checks hold, see Proved; %s."), static_cast<int>(holds),
                                   countsOf(report));
  if (open > 0) text += " " + wxString::Format(_("Undecided: %d."), static_cast<int>(open));
  note(text);
}

} // namespace fairway::editor
