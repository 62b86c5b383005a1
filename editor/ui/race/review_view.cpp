#include "editor/ui/race/review_view.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

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
  update();
}

void ReviewView::tell(wxStaticText* where, const std::string& what) {
  if (std::exchange(told_[where], what) == what) return;
  where->SetLabel(wxString::FromUTF8(keptTogether(what)));
  where->Wrap(std::max(FromDIP(160), GetParent()->GetClientSize().x - FromDIP(16)));
  where->Show(!what.empty());
  if (onHeight) onHeight();
}

std::string ReviewView::outlookText() const {
  const Outlook* outlook = bench_->review()->after(bench_->turn());
  if (!outlook) return {};
  if (!outlook->text.empty()) return outlook->text;
  std::string text;
  for (std::size_t i = 0; i < outlook->shares.size(); ++i)
    text += (text.empty() ? "" : ", ") + say("{1} {2}", {bench_->raced()->seatName(static_cast<int>(i) + 1),
                                                         percent(outlook->shares[i], 0)});
  return say("Chance to win: {1}", {text});
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
  if (asks != ask_->IsShown() || strip != strip_->IsShown()) {
    ask_->Show(asks);
    strip_->Show(strip);
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
