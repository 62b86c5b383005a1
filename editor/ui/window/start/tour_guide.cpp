#include "editor/ui/window/start/tour_guide.h"

#include "editor/ui/commands/command_builder.h"
#include "editor/ui/dialogs/samples.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/main_frame.h"
#include "editor/ui/window/start/tour_bar.h"

#include <wx/app.h>
#include <wx/config.h>

namespace fairway::editor {

namespace {

const char* const offeredKey = "/Tour/Offered";

// The page's own game if it has a tour, otherwise the first that has; null: none has.
const WindowGame* touredIn(const MainFrame& frame) {
  if (frame.game() && !frame.game()->tour.empty()) return frame.game();
  for (const WindowGame* game : windowGames())
    if (!game->tour.empty()) return game;
  return nullptr;
}

} // namespace

TourGuide& TourGuide::ofProgram() {
  static TourGuide guide;
  return guide;
}

bool TourGuide::wasOffered() {
  return wxConfigBase::Get()->ReadBool(offeredKey, false);
}

void TourGuide::setOffered(bool offered) {
  wxConfigBase::Get()->Write(offeredKey, offered);
  wxConfigBase::Get()->Flush();
}

TourBar* TourGuide::bar() const {
  return static_cast<TourBar*>(bar_.get());
}

void TourGuide::showBar(MainFrame& frame) {
  if (bar_ && wxGetTopLevelParent(bar_) == &frame.window()) return;
  end();
  auto* made = new TourBar(&frame.window());
  bar_ = made;
  made->onLeave = [this] { end(); };
  frame.window().setBar(made);
}

void TourGuide::offer(MainFrame& frame) {
  const WindowGame* game = touredIn(frame);
  if (wasOffered() || !game) return;
  tour_.reset();
  showBar(frame);
  bar()->tell(wxGetTranslation(game->tourOffer), _("Start the tour"), _("Not now"));
  bar()->onGo = [this] {
    if (MainFrame* front = MainFrame::front()) start(*front);
  };
}

void TourGuide::start(MainFrame& frame) {
  showBar(frame);
  setOffered(true);
  const WindowGame* game = touredIn(frame);
  tour_.emplace(game ? game->tour : std::span<const TourStep>());
  page_ = nullptr;
  bar()->onGo = [this] { skipStep(); };
  showStep();
}

void TourGuide::skipStep() {
  if (!isUnderWay()) return end();
  tour_->skip();
  showStep();
}

void TourGuide::end() {
  setOffered(true);
  tour_.reset();
  page_ = nullptr;
  wxWindow* gone = bar_;
  bar_ = nullptr;
  if (!gone) return;
  gone->Hide();
  static_cast<DocumentWindow*>(wxGetTopLevelParent(gone))->setBar(nullptr);
  wxTheApp->ScheduleForDestruction(gone); // the event may come from its own button
}

void TourGuide::showStep() {
  const TourStep* step = tour_->step();
  if (!step) {
    bar()->tell(_("That was the tour. The menus have much more; Help > Tour shows it again."), "",
                _("Close"));
    return;
  }
  bar()->tell(wxString::Format(_("Tour, %d of %d:"), static_cast<int>(tour_->number()),
                               static_cast<int>(tour_->count())) +
                  " " + wxGetTranslation(step->text),
              _("Skip this step"), _("End the tour"));
  if (tour_->beginsAnew(page_ != nullptr)) return begin(*step);
  static_cast<MainFrame*>(page_.get())->comeToFront();
}

void TourGuide::begin(const TourStep& step) {
  MainFrame* front = MainFrame::front();
  Arrival arrival{step.begin(samplesFolder())};
  if (!front || !arrival.document) {
    if (front) front->questions().tell(front, _("The tour"), _("The samples that it needs are missing."));
    return end();
  }
  arrival.isCopy = true; // it can be had again
  page_ = nullptr;       // what is on the page of the step before counts no more
  front->present(std::move(arrival), [this](MainFrame& page) { page_ = &page; });
}

// A race has a page of its own; otherwise only the tour's document counts.
void TourGuide::look(MainFrame& page, const Examination* examination) {
  if (!isUnderWay() || !page.bench() || (page_ != &page && !page.racing())) return;
  if (tour_->look({*page.bench(), examination}))
    page.CallAfter([this] {
      if (tour()) showStep();
    });
}

void addTour(CommandBuilder& builder) {
  MainFrame* frame = &builder.frame();
  TourGuide* guide = &TourGuide::ofProgram();
  const auto isUnderWay = [guide] { return guide->isUnderWay(); };
  builder.add(wxID_ANY, _("&Tour"), "", _("Three minutes that show how to begin"),
              [guide, frame] { guide->start(*frame); });
  builder
      .add(wxID_ANY, _("&Skip this step of the tour"), "", _("Go on to the next step"),
           [guide] { guide->skipStep(); })
      .enabled = isUnderWay;
  builder.add(wxID_ANY, _("&End the tour"), "", _("Close the bar of the tour"), [guide] { guide->end(); })
      .enabled = [guide] { return guide->bar() != nullptr; };
}

} // namespace fairway::editor
