#include "editor/ui/race/review_view.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

#include <wx/config.h>
#include <wx/sizer.h>

#include <algorithm>

namespace fairway::editor::race {

namespace {

constexpr int progressPause = 200; // milliseconds

} // namespace

ReviewView::ReviewView(wxWindow* parent)
    : wxPanel(parent), timer_(this),
      work_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  SetName("review");
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  ask_ = new wxButton(this, wxID_ANY, _("What would have been better?"));
  ask_->SetToolTip(_("The coach looks back at every turn of the race; this may take a while"));
  ask_->SetName(_("What would have been better?"));
  ask_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { work_.working() ? work_.abandon() : review(); });
  strip_ = new OutlookStrip(this);
  sizer->Add(ask_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(6)));
  sizer->Add(strip_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(6)));
  const auto text = [&](const char* name) {
    auto* made = new wxStaticText(this, wxID_ANY, "");
    made->SetName(name);
    sizer->Add(made, wxSizerFlags().Expand().Border(wxTOP, FromDIP(6)));
    return made;
  };
  outlook_ = text("chances");
  arrows_ = new wxCheckBox(this, wxID_ANY, _("Show mistakes as arrows"));
  arrows_->SetToolTip(
      _("At a turn that was a mistake: the board before it, what was played (dashed) and what "
        "was better (solid)"));
  arrows_->SetName(_("Show mistakes as arrows"));
  arrows_->SetValue(wxConfigBase::Get()->ReadBool("/Race/Arrows", true));
  arrows_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
    wxConfigBase::Get()->Write("/Race/Arrows", arrows_->GetValue());
    if (bench_) bench_->drawMistakes(arrows_->GetValue());
  });
  sizer->Add(arrows_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(6)));
  verdict_ = text("verdict");
  SetSizer(sizer);
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) { showProgress(); });
  update();
}

void ReviewView::show(RaceBench* bench) {
  timer_.Stop();
  work_.abandon();
  bench_ = bench;
  strip_->show(bench_);
  if (bench_) bench_->drawMistakes(arrows_->GetValue());
  update();
}

void ReviewView::tell(wxStaticText* where, const std::string& what) {
  if (std::exchange(told_[where], what) == what) return;
  where->SetLabel(wxString::FromUTF8(keptTogether(what)));
  where->Wrap(std::max(FromDIP(160), GetParent()->GetClientSize().x - FromDIP(16)));
  where->Show(!what.empty());
  if (onHeight) onHeight();
}

namespace {

std::string sharesText(const Raced& raced, const Outlook& outlook) {
  std::string text;
  for (std::size_t i = 0; i < outlook.shares.size(); ++i)
    text += (text.empty() ? "" : ", ") +
            say("{1} {2}", {raced.seatName(static_cast<int>(i) + 1), percent(outlook.shares[i], 0)});
  return text;
}

} // namespace

std::string ReviewView::outlookText() const {
  const Outlook* after = bench_->review()->after(bench_->turn());
  if (!after) return {};
  const Remark* remark = bench_->review()->of(bench_->turn());
  const bool mistake = remark && remark->badge >= Badge::Mistake;
  const Outlook* before = mistake ? bench_->review()->after(bench_->turn() - 1) : nullptr;
  const Raced& raced = *bench_->raced();
  if (!after->text.empty())
    return !before
               ? after->text
               : say("Before this turn: {1}", {before->text}) + "\n" + say("After it: {1}", {after->text});
  if (!before) return say("Chance to win: {1}", {sharesText(raced, *after)});
  return say("Chance to win before this turn: {1}", {sharesText(raced, *before)}) + "\n" +
         say("After it: {1}", {sharesText(raced, *after)});
}

void ReviewView::showProgress() {
  if (!work_.working()) timer_.Stop();
  const wxString label = work_.working() ? wxString::Format(_("Stop looking back (%d %%)"),
                                                            static_cast<int>(100 * work_.progress()))
                                         : _("What would have been better?");
  if (ask_->GetLabel() != label) ask_->SetLabel(label);
}

void ReviewView::update() {
  const bool raced = bench_ && bench_->raced();
  // A race that is played on has no coach any more.
  if (work_.working() && !(raced && bench_->canReview())) work_.abandon();
  if (raced && bench_->wantsReview() && !work_.working()) review();
  const bool asks = raced && bench_->canReview() && !bench_->coach().atOnce;
  const bool strip = raced && bench_->review() && !bench_->review()->outlooks.empty();
  const bool arrows = strip && !bench_->review()->exercises.empty();
  if (asks != ask_->IsShown() || strip != strip_->IsShown() || arrows != arrows_->IsShown()) {
    ask_->Show(asks);
    strip_->Show(strip);
    arrows_->Show(arrows);
    if (onHeight) onHeight();
  }
  showProgress();
  strip_->Refresh();
  const Review* review = raced ? bench_->review() : nullptr;
  tell(outlook_, review ? outlookText() : std::string());
  tell(verdict_, review ? review->verdict : raced ? bench_->whyNoReview() : std::string());
}

void ReviewView::review() {
  if (!bench_ || !bench_->canReview()) return;
  work_.start(
      [this, look = bench_->coach().look](validator::WorkWatch& watch) -> Background::Deliver {
        auto seen = std::make_shared<Coach::Seen>(look(watch));
        if (watch.stopWanted()) return nullptr;
        return [this, seen] {
          if (bench_) bench_->showReview(*seen);
        };
      },
      [this](const std::string& why) {
        if (bench_) bench_->noReview(why);
      });
  timer_.Start(progressPause);
  showProgress();
}

} // namespace fairway::editor::race
