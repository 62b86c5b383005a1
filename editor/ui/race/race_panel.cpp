#include "editor/ui/race/race_panel.h"

#include "editor/model/race/better_turn_words.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/ui/dialogs/toolkit.h"
#include "editor/ui/panels/scrolled_rows.h"
#include "rules/base/number_text.h"

#include <wx/config.h>

#include <algorithm>

namespace fairway::editor::race {

using Stage = RaceBench::Stage;

namespace {

constexpr int framePause = 30; // milliseconds
constexpr int progressSteps = 1000;
constexpr std::size_t mostListed = 300;
constexpr std::size_t mostAdvised = 4;

} // namespace

RacePanel::RacePanel(wxWindow* parent)
    : ScrolledRows(parent, "race", {304, 420}), timer_(this),
      work_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  addRows();
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) { tick(); });
}

wxButton* RacePanel::addButton(wxSizer* row, const wxString& text, const wxString& tip,
                               std::function<void()> act) {
  auto* button = new SmallButton(this, text);
  button->SetToolTip(tip);
  button->SetName(text);
  button->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent&) {
    if (!bench_ || !bench_->raced()) return;
    act();
    if (onUsed) onUsed();
  });
  row->Add(button, wxSizerFlags(1).Expand().Border(wxRIGHT | wxBOTTOM, FromDIP(4)));
  return button;
}

wxSizer* RacePanel::addButtons() {
  return addButtonRow(FromDIP(8), FromDIP(4));
}

wxStaticText* RacePanel::addText(const wxString& name) {
  auto* text = new wxStaticText(this, wxID_ANY, "");
  text->SetName(name);
  text->Hide(); // as long as it says nothing
  GetSizer()->Add(text, around());
  return text;
}

wxSizerFlags RacePanel::around() const {
  return wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
}

void RacePanel::addRows() {
  addNews();
  addHand();
  addActs();
  addMistakes();
  advice_ = addText("advice");
  addPace();
  addHearing();
  addEnds();
  GetSizer()->AddSpacer(FromDIP(8));
}

// How the race stands, and what there is to say of the board or the last turn.
void RacePanel::addNews() {
  headline_ = addText("headline");
  headline_->SetFont(headline_->GetFont().Bold().Larger());
  detail_ = addText("detail");
  auto* notices = addButtons();
  rules_ = addButton(notices, _("Rules..."), _("The rules, at the one that was broken (F2)"), [this] {
    if (onRules) onRules();
  });
  board_ = addButton(notices, _("Open the board"), _("The board that this record is shown on"), [this] {
    if (onBoard) onBoard();
  });
  notice_ = addText("notice");
  worth_ = addText("worth");
  progress_ = new wxGauge(this, wxID_ANY, progressSteps, wxDefaultPosition, FromDIP(wxSize(90, 12)));
  progress_->SetName("progress");
  progress_->Hide();
  GetSizer()->Add(progress_, around());
}

// What can be touched beside the board, and what can be done now.
void RacePanel::addHand() {
  tray_ = new TrayView(this);
  tray_->onHeight = [this] { rowsChanged(); };
  tray_->onTouch = [this](std::size_t piece) {
    if (bench_) bench_->touch(piece);
    if (onUsed) onUsed();
  };
  GetSizer()->Add(tray_, around());
  offers_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(200, 110)));
  offers_->SetName(_("What can be done now"));
  tellCutLines(*offers_);
  offers_->SetMinSize(FromDIP(wxSize(120, 90)));
  offers_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
    if (bench_ && event.GetSelection() >= 0) bench_->point(static_cast<std::size_t>(event.GetSelection()));
  });
  offers_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent& event) {
    if (bench_ && event.GetSelection() >= 0) bench_->take(static_cast<std::size_t>(event.GetSelection()));
  });
  GetSizer()->Add(offers_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
}

void RacePanel::addActs() {
  auto* acts = addButtons();
  take_ = addButton(acts, _("Play it"), _("What is chosen in the list (Enter)"), [this] {
    if (bench_->pointed() || bench_->offers().size() == 1) bench_->take(bench_->pointed().value_or(0));
  });
  back_ =
      addButton(acts, _("Take back"), _("Back to your last choice (Ctrl+B)"), [this] { bench_->takeBack(); });
  auto* helps = addButtons();
  ask_ = addButton(helps, _("What would the pilot do?"),
                   _("What each choice costs against the best (Ctrl+I)"), [this] { askAdvice(); });
  playOn_ = addButton(helps, _("Play on..."), _("Go on with the race from its end"), [this] {
    if (bench_->stage() == Stage::Waiting) return bench_->goOn();
    if (bench_->stage() == Stage::Handover) return bench_->ready();
    if (onPlayOn) onPlayOn();
  });
}

void RacePanel::addMistakes() {
  auto* finds = addButtons();
  find_ = addButton(finds, _("Find the better turn"),
                    _("Choose anew at each mistake, and see what your choice is worth (Ctrl+M)"),
                    [this] { bench_->findBetter(); });
  onward_ =
      addButton(finds, _("Next mistake"), _("On to the next one (Enter)"), [this] { bench_->nextMistake(); });
  stop_ = addButton(finds, _("Stop looking"), _("Show all that the coach says again (Esc)"),
                    [this] { bench_->stopFinding(); });
}

void RacePanel::addPace() {
  auto* pilots = new wxBoxSizer(wxHORIZONTAL);
  GetSizer()->Add(pilots, around());
  speedLabel_ = new wxStaticText(this, wxID_ANY, _("Pilots play"));
  pilots->Add(speedLabel_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(6)));
  speed_ = new wxChoice(this, wxID_ANY);
  for (const wxString& name : {_("at once"), _("quickly"), _("calmly"), _("by steps")}) speed_->Append(name);
  speed_->SetName(_("Pilots play"));
  speed_->SetSelection(std::clamp(static_cast<int>(wxConfigBase::Get()->ReadLong("/Race/Speed", 1)), 0, 3));
  speed_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    wxConfigBase::Get()->Write("/Race/Speed", static_cast<long>(speed_->GetSelection()));
    update();
  });
  pilots->Add(speed_, wxSizerFlags(1).Border(wxRIGHT, FromDIP(6)));
  next_ =
      addButton(addButtons(), _("Next step"), _("Let the pilot do one thing (N)"), [this] { nextStep(); });
}

void RacePanel::addHearing() {
  hear_ = new wxCheckBox(this, wxID_ANY, _("Say what my turns were worth"));
  hear_->SetToolTip(_("After each of your choices: what it cost against the best"));
  hear_->SetName(_("Say what my turns were worth"));
  hear_->SetValue(wxConfigBase::Get()->ReadBool("/Race/Worth", false));
  hear_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
    wxConfigBase::Get()->Write("/Race/Worth", hear_->GetValue());
    if (bench_) bench_->hearWorth(hear_->GetValue());
    update();
  });
  GetSizer()->Add(hear_, around());
}

void RacePanel::addEnds() {
  auto* ends = addButtons();
  again_ = addButton(ends, _("Again"), _("A new race on the same board"), [this] {
    if (onAgain) onAgain();
  });
  save_ = addButton(ends, _("Save the record"), _("The race as a document"), [this] {
    if (onSave) onSave();
  });
  auto* pictures = addButtons();
  copy_ = addButton(pictures, _("Copy as a picture"), _("The board as it is, to the clipboard"), [this] {
    if (onCopy) onCopy();
  });
  animate_ = addButton(pictures, _("Save as an animation..."), _("The race turn by turn, as a file"), [this] {
    if (onAnimate) onAnimate();
  });
}

RacePanel::Speed RacePanel::speed() const {
  return static_cast<Speed>(speed_->GetSelection());
}

void RacePanel::show(RaceBench* bench) {
  timer_.Stop();
  work_.abandon();
  bench_ = bench;
  watching_ = stepWanted_ = false;
  listed_.clear();
  offers_->Clear();
  if (bench_) bench_->hearWorth(hear_->GetValue());
  update();
}

void RacePanel::update() {
  if (!bench_ || !bench_->raced() || updating_) return;
  updating_ = true;
  updateTexts();
  updateOffers();
  updateButtons();
  keepGoing();
  updating_ = false;
}

std::string RacePanel::headline() const {
  if (bench_->finding()) return findingHeadline(*bench_);
  const table::Play& play = bench_->shown();
  switch (bench_->stage()) {
  case Stage::Looking:
    if (bench_->atEnd() && bench_->playback()->illegal())
      return say("Turn {1} is not legal", {std::to_string(bench_->playback()->illegal()->turn)});
    return bench_->atEnd() ? say("The record ends here")
                           : say("Turn {1} of {2}", {std::to_string(bench_->turn()),
                                                     std::to_string(bench_->playback()->turns())});
  case Stage::Over:
    return say("The race is over");
  case Stage::Choosing:
  case Stage::Telling:
  case Stage::Pilot:
  case Stage::Waiting:
  case Stage::Handover:
  case Stage::Stuck:
  case Stage::Trying:
  case Stage::Tried:
    break;
  }
  return play.seat() == 0 ? say("The cards are dealt")
                          : say("To act: {1}", {bench_->seatWithPlayer(play.seat())});
}

std::string RacePanel::podium() const {
  std::string text;
  for (const Ranked& ranked : bench_->raced()->ranks(bench_->playback()->last()))
    text +=
        (text.empty() ? "" : "\n") +
        say("{1}. {2}: {3}", {std::to_string(ranked.rank), bench_->seatWithPlayer(ranked.seat), ranked.text});
  if (const std::string said = remark(); !said.empty()) text += "\n" + said;
  return text;
}

std::string RacePanel::remark() const {
  const Remark* remark = bench_->review() ? bench_->review()->of(bench_->turn()) : nullptr;
  return remark ? inWords(*remark) : std::string();
}

// The turn that is shown, and what the coach says of it.
std::string RacePanel::turnDetail() const {
  const int turn = bench_->turn();
  if (turn == 0) return say("Before the first turn");
  const std::string& line = bench_->playback()->lines()[static_cast<std::size_t>(turn - 1)];
  const std::string said = remark();
  return said.empty() ? line : line + "\n" + said;
}

std::string RacePanel::taskWithNotes() const {
  const std::string notes = bench_->hand()->notes();
  return bench_->hand()->task() + (notes.empty() ? "" : "\n" + notes);
}

std::string RacePanel::detail() const {
  if (const auto& refused = bench_->refused()) {
    const std::string rule = bench_->raced()->ruleText(refused->rule);
    return say("That is not allowed: {1}.", {say(refused->message)}) +
           (rule.empty() ? "" : "\n" + say("The rule: {1}", {rule}));
  }
  if (bench_->finding()) return findingDetail(*bench_);
  const auto& illegal = bench_->playback()->illegal();
  switch (bench_->stage()) {
  case Stage::Looking:
    if (bench_->atEnd() && illegal) {
      const std::string rule = bench_->raced()->ruleText(illegal->rule);
      return illegal->message + (rule.empty() ? "" : "\n" + say("The rule: {1}", {rule}));
    }
    return turnDetail();
  case Stage::Choosing:
  case Stage::Telling:
    return taskWithNotes();
  case Stage::Handover:
    return say("Hand over to {1}: the button below shows the cards.",
               {bench_->raced()->seatName(bench_->shown().seat())});
  case Stage::Stuck:
    return bench_->whyStuck();
  case Stage::Over:
    return podium();
  case Stage::Waiting:
    return say("The pilot waits: go on, or look back");
  case Stage::Pilot:
  case Stage::Trying:
  case Stage::Tried:
    break;
  }
  return bench_->wantsPilots() ? say("The pilots are studying the board...")
                               : say("The pilot is thinking...");
}

std::string RacePanel::brokenRule() const {
  if (!bench_ || !bench_->raced()) return {};
  if (const auto& refused = bench_->refused()) return refused->rule;
  const auto& illegal = bench_->playback()->illegal();
  return illegal && bench_->atEnd() ? illegal->rule : std::string();
}

std::string RacePanel::adviceText() const {
  if (!bench_->whyNoAdvice().empty()) return bench_->whyNoAdvice();
  const auto& advice = bench_->advice();
  if (!advice) return {};
  std::string text = say("What each choice costs ({1}):", {say(advice->measure)});
  for (std::size_t i = 0; i < std::min(mostAdvised, advice->costs.size()); ++i) {
    const auto& [choice, cost] = advice->costs[i];
    const std::string words = bench_->raced()->choiceText(bench_->shown(), choice);
    text += "\n" + (i == 0 ? say("best: {1}", {words}) : say("+{1}: {2}", {withDecimals(cost, 2), words}));
  }
  return text;
}

void RacePanel::tell(wxStaticText* where, const std::string& what) {
  if (std::exchange(told_[where], what) == what) return;
  where->SetLabel(wxString::FromUTF8(keptTogether(what)));
  where->Wrap(std::max(FromDIP(160), GetClientSize().x - FromDIP(24)));
  where->Show(!what.empty());
  rowsChanged();
}

void RacePanel::updateTexts() {
  tell(headline_, headline());
  tell(detail_, detail());
  tell(advice_, adviceText());
  tell(worth_, bench_->worth());
  tell(notice_, bench_->hasOtherBoard()
                    ? say("The board has changed since this race: turns may look wrong or not be legal.")
                    : std::string());
}

void RacePanel::updateOffers() {
  tray_->show(bench_->pieces());
  std::vector<std::string> texts;
  for (const Offer& offer : bench_->offers()) {
    if (texts.size() == mostListed) break;
    texts.push_back(offer.text);
  }
  if (texts != listed_) {
    wxArrayString lines;
    for (const std::string& line : texts) lines.Add(wxString::FromUTF8(line));
    offers_->Set(lines);
    listed_ = std::move(texts);
  }
  const int chosen = bench_->pointed() && *bench_->pointed() < listed_.size()
                         ? static_cast<int>(*bench_->pointed())
                         : wxNOT_FOUND;
  if (offers_->GetSelection() != chosen) offers_->SetSelection(chosen);
}

void RacePanel::updateButtons() {
  const Stage stage = bench_->stage();
  const auto showOnly = [this](wxWindow* button, bool shown) {
    if (button->IsShown() == shown) return;
    button->Show(shown);
    rowsChanged();
  };
  take_->Enable(bench_->hand() && (bench_->pointed() || bench_->offers().size() == 1));
  // The only offer stands on the button, if there is room for it.
  wxString act = _("Play it");
  if (bench_->offers().size() == 1 && !listed_.empty())
    if (const wxString only = wxString::FromUTF8(listed_.front());
        take_->GetTextExtent(only).x < take_->GetSize().x - FromDIP(16))
      act = only;
  if (take_->GetLabel() != act) take_->SetLabel(act);
  const bool tried = stage == Stage::Tried, finding = tried || stage == Stage::Trying;
  back_->Enable(bench_->canTakeBack() && !finding);
  ask_->Enable(bench_->canAdvise());
  const bool waiting = stage == Stage::Waiting;
  const bool handover = stage == Stage::Handover;
  const wxString label = handover ? _("I am ready") : waiting ? _("Go on") : _("Play on...");
  if (playOn_->GetLabel() != label) playOn_->SetLabel(label);
  playOn_->Enable(waiting || handover || (!bench_->plan() && bench_->canPlay()));
  next_->Enable(pausesHere());
  // A record that is only looked at has nothing to choose from.
  const bool plays = bench_->plan().has_value();
  for (wxWindow* window : std::initializer_list<wxWindow*>{offers_, take_})
    showOnly(window, plays || finding);
  for (wxWindow* window : std::initializer_list<wxWindow*>{back_, ask_, speed_}) showOnly(window, plays);
  showOnly(next_, plays && speed() == Speed::BySteps);
  showOnly(tray_, plays || finding || !tray_->pieces().empty());
  showOnly(find_, bench_->canFindBetter());
  showOnly(onward_, tried);
  showOnly(stop_, finding);
  showOnly(hear_, bench_->mayHearWorth());
  showOnly(rules_, !brokenRule().empty());
  showOnly(board_, bench_->hasOtherBoard());
  showOnly(speedLabel_, plays);
  const bool over = stage == Stage::Over;
  showOnly(again_, over && bench_->plan());
  showOnly(save_, over);
  showOnly(copy_, over);
  showOnly(animate_, bench_->playback()->turns() > 0 && (over || !plays));
}

bool RacePanel::pausesHere() const {
  return speed() == Speed::BySteps && bench_->wantsThought();
}

void RacePanel::nextStep() {
  stepWanted_ = true;
  keepGoing();
}

void RacePanel::togglePlay() {
  if (!bench_ || !bench_->raced()) return;
  watching_ = !watching_;
  if (watching_ && bench_->atEnd()) bench_->goToTurn(0);
  if (!watching_) bench_->lookBack();
  update();
}

void RacePanel::askAdvice() {
  if (!bench_ || !bench_->canAdvise() || work_.working()) return;
  work_.start(
      [this, ask = bench_->advising()](validator::WorkWatch& watch) -> Background::Deliver {
        auto advice = std::make_shared<Result<validator::Advice, table::Refused>>(ask(watch));
        return [this, advice] {
          if (bench_) bench_->showAdvice(*advice);
        };
      },
      [this](const std::string& why) {
        if (bench_) bench_->showAdvice(table::notThisMoment(why));
      });
  keepGoing();
}

void RacePanel::keepGoing() {
  if (!work_.working()) {
    if (bench_->wantsPilots())
      prepare();
    else if (bench_->wantsWeighing())
      weigh();
    else if (bench_->wantsThought() && (!pausesHere() || stepWanted_))
      think();
  }
  if (bench_->moving() && speed() == Speed::AtOnce) bench_->moveOn(1);
  const bool going = work_.working() || bench_->moving() || watching_;
  if (going && !timer_.IsRunning()) timer_.Start(framePause);
  if (!going) timer_.Stop();
  if (progress_->IsShown() != (work_.working() && bench_->wantsPilots())) {
    progress_->Show(work_.working() && bench_->wantsPilots());
    rowsChanged();
  }
}

void RacePanel::prepare() {
  work_.start(
      [this, prepare = bench_->preparation()](validator::WorkWatch& watch) -> Background::Deliver {
        auto prepared = std::make_shared<RaceBench::Prepared>(prepare(watch));
        if (watch.stopWanted()) return nullptr;
        return [this, prepared] {
          if (bench_) bench_->takePilots(std::move(*prepared));
        };
      },
      [this](const std::string& why) {
        if (bench_) bench_->noPilots(why);
      });
  progress_->SetValue(0);
}

void RacePanel::think() {
  stepWanted_ = false;
  work_.start(
      [this, think = bench_->thinking()](validator::WorkWatch&) mutable -> Background::Deliver {
        auto thought = std::make_shared<RaceBench::Thought>(think());
        return [this, thought] {
          if (bench_) bench_->takeThought(*thought);
        };
      },
      [this](const std::string& why) {
        if (bench_) bench_->noPilots(why);
      });
}

void RacePanel::weigh() {
  work_.start(
      [this, weigh = bench_->weighing()](validator::WorkWatch& watch) -> Background::Deliver {
        auto weighed = std::make_shared<RaceBench::Weighed>(weigh(watch));
        if (watch.stopWanted()) return nullptr;
        return [this, weighed] {
          if (bench_) bench_->takeWeighed(*weighed);
        };
      },
      [this](const std::string& why) {
        if (bench_) bench_->noPilots(why);
      });
}

void RacePanel::tick() {
  if (!bench_ || !bench_->raced()) return timer_.Stop();
  if (progress_->IsShown()) progress_->SetValue(static_cast<int>(progressSteps * work_.progress()));
  if (bench_->moving()) return bench_->moveOn(speed() == Speed::Calm ? 0.04 : 0.12);
  if (watching_ && pause_-- <= 0) {
    pause_ = speed() == Speed::Calm ? 20 : 6;
    if (bench_->atEnd()) {
      watching_ = false;
    } else {
      bench_->goToTurn(bench_->turn() + 1);
      bench_->startMoving();
    }
  }
  keepGoing();
}

} // namespace fairway::editor::race
