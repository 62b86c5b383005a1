#include "editor/ui/regatta/race_panel.h"

#include "editor/model/regatta/play/race_words.h"
#include "editor/model/words/translation.h"

#include <wx/sizer.h>

namespace fairway::editor::regatta {

using Stage = RaceWorkbench::Stage;

namespace {

constexpr int framePause = 30; // milliseconds
constexpr int progressSteps = 1000;

} // namespace

RacePanel::RacePanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(304, 400))), timer_(this),
      work_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  SetName("race");
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  const auto around = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
  news_ = new wxStaticText(this, wxID_ANY, "");
  news_->SetName("news");
  news_->SetFont(news_->GetFont().Bold());
  sizer->Add(news_, around);
  progress_ = new wxGauge(this, wxID_ANY, progressSteps, wxDefaultPosition, FromDIP(wxSize(90, 12)));
  progress_->SetName("progress");
  progress_->Hide();
  sizer->Add(progress_, around);
  hand_ = new HandView(this);
  hand_->onChoose = [this](std::size_t place) {
    if (bench_) bench_->chooseCard(place);
    if (onUsed) onUsed();
  };
  sizer->Add(hand_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
  addActs(sizer);
  SetSizer(sizer);
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) { tick(); });
}

wxButton* RacePanel::addButton(wxSizer* rows, const wxString& text, const wxString& tip,
                               const std::function<void(RaceWorkbench&)>& act) {
  auto* button = new wxButton(this, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetToolTip(tip);
  button->SetName(text);
  button->Bind(wxEVT_BUTTON, [this, act](wxCommandEvent&) {
    if (!bench_) return;
    act(*bench_);
    if (onUsed) onUsed();
  });
  rows->Add(button, wxSizerFlags().Expand());
  return button;
}

void RacePanel::addActs(wxSizer* sizer) {
  auto* last = new wxBoxSizer(wxHORIZONTAL);
  sail_ = addButton(last, _("Sail on..."), _("Continue the race from its end"), [this](RaceWorkbench& b) {
    if (b.stage() == Stage::Waiting) return b.sailOn();
    if (onSail) onSail();
  });
  last->GetItem(std::size_t{0})->SetProportion(1);
  sail_->Hide();
  sizer->Add(last, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
  auto* rows = new wxGridSizer(2, FromDIP(wxSize(4, 4)));
  turnBoat_ = addButton(rows, _("Heave to: turn"), _("Turn the boat to any heading instead of playing (T)"),
                        [](RaceWorkbench& b) { b.heaveToTurn(); });
  change_ = addButton(rows, _("Heave to: change"), _("Change one to three cards instead of playing (N)"),
                      [](RaceWorkbench& b) { b.heaveToChange(); });
  end_ = addButton(rows, _("End the turn"), _("The turn as it stands (E or Enter)"),
                   [](RaceWorkbench& b) { b.endTurn(); });
  back_ = addButton(rows, _("Take back"), _("Back to your last choice (Ctrl+B)"),
                    [](RaceWorkbench& b) { b.takeBack(); });
  sizer->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
}

void RacePanel::show(RaceWorkbench* bench) {
  timer_.Stop();
  work_.abandon();
  bench_ = bench;
  update();
}

void RacePanel::update() {
  if (!bench_ || !bench_->playback() || updating_) return;
  updating_ = true;
  updateNews();
  updateHand();
  updateActs();
  keepGoing();
  updating_ = false;
}

std::string RacePanel::news() const {
  const fairway::regatta::Race& race = bench_->race();
  switch (bench_->stage()) {
  case Stage::Looking:
    if (bench_->turn() == bench_->playback()->turns()) return endingOf(*bench_->playback());
    return say("Looking back at turn {1}", {std::to_string(bench_->turn())});
  case Stage::Pilot:
    if (bench_->wantsTables()) return say("The pilot is studying the course...");
    if (bench_->moving())
      return say("To move: {1}",
                 {boatName(bench_->playback()->entry(bench_->turn()).turn.seat, bench_->plan())});
    break;
  case Stage::Placing:
    return say("To be placed: {1}", {boatName(race.seatToAct(), bench_->plan())});
  case Stage::Choosing:
  case Stage::Waiting:
    break;
  case Stage::Stuck:
    return bench_->whyStuck();
  case Stage::Over:
    return endingOf(*bench_->playback());
  }
  return say("To move: {1}", {boatName(race.seatToAct(), bench_->plan())});
}

void RacePanel::updateNews() {
  const std::string text = news();
  if (std::exchange(told_, text) == text) return;
  news_->SetLabel(wxString::FromUTF8(text));
  news_->Wrap(GetClientSize().x - FromDIP(16));
  Layout();
}

// The person's whose turn it is, else the next one's; of a record that is looked at, those of the boat to
// act.
std::optional<int> RacePanel::seatOfHand() const {
  const fairway::regatta::Race& race = bench_->race();
  if (race.over()) return std::nullopt;
  if (!bench_->plan()) return race.seatToAct();
  for (int i = 0; i < race.players(); ++i) {
    const int seat = (race.seatToAct() - 1 + i) % race.players() + 1;
    const bool finished = race.boat(seat).status == fairway::regatta::BoatStatus::Finished;
    if (bench_->plan()->of(seat) == Sailor::Person && !finished) return seat;
  }
  return std::nullopt;
}

void RacePanel::updateHand() {
  const fairway::regatta::Deck& deck = bench_->playback()->board().deck();
  const TurnDraft* draft = bench_->draft();
  std::vector<HandView::Place> places;
  if (draft) {
    const std::vector<int> hand = draft->hand();
    for (std::size_t i = 0; i < hand.size(); ++i) {
      const std::string& id = deck.cards[static_cast<std::size_t>(hand[i])].id;
      const std::string why = draft->whyNot(i);
      places.push_back({hand[i], why.empty(), draft->chosen(i), why.empty() ? id : id + ": " + why});
    }
  } else if (const auto seat = seatOfHand()) {
    for (const int card : bench_->race().boat(*seat).hand)
      places.push_back({card, true, false, deck.cards[static_cast<std::size_t>(card)].id});
  }
  hand_->show(deck, std::move(places));
}

void RacePanel::updateActs() {
  const TurnDraft* draft = bench_->draft();
  const bool choosing = draft && !draft->becalmed() && draft->played() == 0;
  turnBoat_->Enable(choosing);
  change_->Enable(choosing);
  end_->Enable(bench_->canEndTurn());
  back_->Enable(bench_->canTakeBack());
  const bool waiting = bench_->stage() == Stage::Waiting;
  const bool offered = waiting || (!bench_->plan() && bench_->canSail());
  const wxString label = waiting ? _("Let the pilot sail on") : _("Sail on...");
  if (sail_->GetLabel() != label) sail_->SetLabel(label);
  if (sail_->IsShown() == offered) return;
  sail_->Show(offered);
  Layout();
}

// Everything that runs by itself: the pilot's study, its turns and its boats.
void RacePanel::keepGoing() {
  if (bench_->wantsTables() && !work_.working()) studyCourse();
  const bool going = work_.working() || bench_->moving() || bench_->pilotToSail();
  if (going && !timer_.IsRunning()) timer_.Start(framePause);
  if (!going) timer_.Stop();
  if (progress_->IsShown() != work_.working()) {
    progress_->Show(work_.working());
    Layout();
  }
}

void RacePanel::studyCourse() {
  const fairway::regatta::Board& board = bench_->playback()->board();
  work_.start(
      [this, course = board.course(),
       deck = board.deck()](validator::WorkWatch& watch) -> Background::Deliver {
        auto tables = PilotTables::make(course, deck, watch);
        if (!tables) return nullptr;
        return [this, tables] {
          if (bench_) bench_->takeTables(tables);
        };
      },
      [this](const std::string& why) {
        if (bench_) bench_->noTables(why);
      });
  progress_->SetValue(0);
}

void RacePanel::tick() {
  if (!bench_) return timer_.Stop();
  if (work_.working()) progress_->SetValue(static_cast<int>(progressSteps * work_.progress()));
  if (bench_->moving())
    bench_->moveOn();
  else if (bench_->pilotToSail())
    bench_->sailPilot();
  else if (!work_.working())
    timer_.Stop();
}

} // namespace fairway::editor::regatta
