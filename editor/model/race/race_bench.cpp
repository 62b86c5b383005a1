#include "editor/model/race/race_bench.h"

#include "editor/model/race/board_stamp.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "formats/document/kind.h"

#include <algorithm>
#include <utility>

namespace fairway::editor::race {

using table::Awaited;

namespace {

// Of a record; those of a match come one by one.
std::size_t boardsIn(const formats::Document& record) {
  const auto inside = record.kind->boardsInside ? record.kind->boardsInside(record.body) : std::nullopt;
  return inside ? inside->size() : 0;
}

} // namespace

RaceBench::RaceBench(std::unique_ptr<EditedDocument> document) : Workbench(std::move(document)) {
  const auto* plan = this->document().references().as<RacePlan>();
  raced_ = gameOf(this->document().content()).races->raced(this->document());
  if (!raced_) return;
  playback_ = std::make_unique<Playback>(*raced_, plan ? plan->seed : 1);
  playback_->follow(this->document().content());
  lookAt(playback_->last().moment() == table::Moment::Over ? 0 : playback_->turns());
  otherBoard_ = boardHasChanged(this->document());
  forgetReview();
  if (plan) play(*plan);
}

namespace {

struct NotExamined final : Examination {};

} // namespace

// "Nothing was found" would be untrue of a race whose board nobody has seen.
ExaminationTask RaceBench::examination() {
  if (raced_) return Workbench::examination();
  return [revision = document().revision()](const Stale&) {
    auto result = std::make_shared<NotExamined>();
    result->revision = revision;
    result->whyNot = say("The record's board cannot be read");
    return result;
  };
}

void RaceBench::lookAt(int turn) {
  turn_ = std::clamp(turn, 0, playback_->turns());
  shown_ = playback_->after(turn_);
  beginning_.reset();
  forgetMistake();
  share_ = 1;
}

const table::Play& RaceBench::shown() const {
  if (trial_) return *trial_;
  return table_ && atEnd() ? table_->play() : *shown_;
}

void RaceBench::goToTurn(int turn) {
  if (!raced_ || std::clamp(turn, 0, playback_->turns()) == turn_) return;
  forgetFinding();
  lookAt(turn);
  begin();
  lookBack();
}

bool RaceBench::canPlay() const {
  return raced_ && !playback_->illegal() && playback_->last().moment() != table::Moment::Over;
}

void RaceBench::play(RacePlan plan) {
  if (!canPlay() || static_cast<int>(plan.seats.size()) != playback_->last().seats()) return;
  if (!plan_ || plan_->seed != plan.seed) {
    playback_ = std::make_unique<Playback>(*raced_, plan.seed);
    playback_->follow(document().content());
  }
  plan_ = std::move(plan);
  forgetReview();
  prepared_ = {};
  advisers_.reset();
  forgetWorth();
  whyStuck_.clear();
  waiting_ = false;
  lookAt(playback_->turns());
  lay(playback_->last().clone());
  follow();
  begin();
  changed();
}

std::string RaceBench::seatWithPlayer(int seat) const {
  const std::string name = raced_->seatName(seat);
  if (!plan_) return name;
  if (plan_->isPerson(seat))
    return std::count(plan_->seats.begin(), plan_->seats.end(), person) == 1 ? say("{1} (you)", {name})
                                                                             : name;
  const std::string& pilot = plan_->seats[static_cast<std::size_t>(seat - 1)];
  for (const PilotTitle& title : gameOf(document().content()).races->pilots)
    if (title.name == pilot) return say("{1} ({2})", {name, say(title.title)});
  return name;
}

void RaceBench::lay(std::unique_ptr<table::Play> play) {
  table::Seating seating;
  for (std::size_t i = 0; i < plan_->seats.size(); ++i) {
    const bool ready = i < prepared_.bySeat.size();
    // Until the pilots are there nothing asks them; but their seats are theirs.
    const table::Pilot later = [](const table::Play&) { return Tree(); };
    seating.pilots.push_back(plan_->seats[i] == person ? table::Pilot()
                             : ready                   ? prepared_.bySeat[i]
                                                       : later);
  }
  seating.chance = plan_->told ? table::Chance::Told : table::Chance::Drawn;
  seating.byStep = true;
  table_.emplace(std::move(play), std::move(seating));
}

// The same dice as before come again.
void RaceBench::layAsRecorded() {
  lay(playback_->last().clone());
  if (table_->awaited() == Awaited::Draw) table_->step();
}

RaceBench::Stage RaceBench::stage() const {
  if (trial_) return finding_->phase() == BetterTurns::Phase::Asking ? Stage::Trying : Stage::Tried;
  if (!raced_ || !atEnd()) return Stage::Looking;
  if (playback_->illegal()) return Stage::Looking;
  if (playback_->last().moment() == table::Moment::Over) return Stage::Over;
  if (!plan_ || !table_) return Stage::Looking;
  switch (table_->awaited()) {
  case Awaited::Choice:
    return isHidden() ? Stage::Handover : Stage::Choosing;
  case Awaited::Told:
    return isHidden() ? Stage::Handover : Stage::Telling;
  case Awaited::Nothing:
    return Stage::Over;
  case Awaited::Draw:
  case Awaited::PilotsChoice:
    break;
  }
  if (!whyStuck_.empty()) return Stage::Stuck;
  return waiting_ ? Stage::Waiting : Stage::Pilot;
}

// Boats are placed before all eyes; cards are not.
bool RaceBench::isHidden() const {
  const table::Play& play = table_->play();
  if (!raced_->hidesHands() || play.seat() == 0 || play.moment() == table::Moment::Place) return false;
  if (!plan_->isPerson(play.seat()) || atDesk_ == play.seat()) return false;
  return std::count(plan_->seats.begin(), plan_->seats.end(), person) > 1;
}

void RaceBench::ready() {
  if (stage() != Stage::Handover) return;
  atDesk_ = table_->play().seat();
  begin();
  changed();
}

// Chance is drawn at once, where no pilot has to wait for it; and what is complete is written down.
void RaceBench::follow() {
  if (!table_) return;
  while (table_->awaited() == Awaited::Draw) table_->step();
  formats::Document next = document().content();
  raced_->write(next, table_->play());
  if (next.head.board && boardsIn(next) != boardsIn(document().content()))
    stampBoard(next, document().file()); // a match has come to its next course
  if (raced_->acts(next).size() == raced_->acts(document().content()).size()) return;
  const int turns = playback_->turns();
  const auto whole = [](formats::Document& content) -> formats::Document& { return content; };
  playback_->follow(next);
  const std::string text = playback_->turns() > turns ? playback_->lines().back() : raced_->placingText();
  acting_ = true;
  turnDone_ = playback_->turns() > turns;
  Workbench::apply(std::make_unique<ValueChange<formats::Document>>(text, whole, std::move(next)));
  acting_ = false;
}

void RaceBench::begin() {
  ++moment_;
  hand_.reset();
  offers_.clear();
  pointed_.reset();
  refused_.reset();
  advice_.reset();
  whyNoAdvice_.clear();
  const Stage now = stage();
  if (now != Stage::Choosing && now != Stage::Telling && now != Stage::Trying) return;
  hand_ = raced_->hand(shown());
  offers_ = hand_->offers();
}

void RaceBench::handChanged() {
  offers_ = hand_->offers();
  if (pointed_ && *pointed_ >= offers_.size()) pointed_.reset();
  refused_.reset();
  changed();
}

void RaceBench::changed() {
  pictureChanged();
  tell();
  notify();
}

void RaceBench::refresh() {
  if (!raced_) return;
  playback_->follow(document().content());
  forgetReview();
  filmed_ = false;
  turnBegun_ = false;
  lookAt(playback_->turns());
  if (!plan_) return;
  if (acting_) {
    if (turnDone_) startMoving();
  } else { // an undo, a redo or another place of the history: the table is laid as the record has it
    waiting_ = true;
    forgetWorth();
    layAsRecorded();
  }
  begin();
}

void RaceBench::point(std::optional<std::size_t> offer) {
  if (pointed_ == offer) return;
  pointed_ = offer;
  tell();
  notify();
}

void RaceBench::make(const Tree& choice) {
  if (trial_) return answer(choice);
  const bool tells = stage() == Stage::Telling;
  const std::shared_ptr<const table::Play> before = hearsWorth_ && !tells ? table_->play().clone() : nullptr;
  const table::Refusal refusal = tells ? table_->tell(choice) : table_->choose(choice);
  if (refusal) {
    refused_ = refusal;
    return changed();
  }
  if (before) weighLater(before, choice);
  waiting_ = false;
  begin();
  turnBegun_ = true; // until a step of the document ends it
  follow();
  begin();
  changed();
}

void RaceBench::take(std::size_t offer) {
  if (!hand_ || offer >= offers_.size()) return;
  if (hand_->takes(offers_[offer])) {
    pointed_.reset();
    return handChanged();
  }
  make(Tree(offers_[offer].choice));
}

void RaceBench::touch(std::size_t piece) {
  if (!hand_) return;
  hand_->touch(piece);
  handChanged();
}

void RaceBench::type(int digit) {
  if (!hand_) return;
  if (const auto choice = hand_->digit(digit)) return make(*choice);
  handChanged();
}

std::vector<Piece> RaceBench::pieces() const {
  if (hand_) return hand_->pieces();
  // While people play, what they hold is theirs.
  const bool open = raced_ && (!plan_ || playback_->last().moment() == table::Moment::Over);
  return open ? raced_->held(onBoard()) : std::vector<Piece>();
}

bool RaceBench::canTakeBack() const {
  if (!plan_ || !table_ || !(turnBegun_ || document().canUndo())) return false;
  return std::find(plan_->seats.begin(), plan_->seats.end(), person) != plan_->seats.end();
}

void RaceBench::takeBack() {
  if (!canTakeBack()) return;
  dropWork();
  if (std::exchange(turnBegun_, false)) { // the turn that was begun is in no record yet
    forgetWorth();
    layAsRecorded();
    begin();
    return changed();
  }
  do {
    document().undo();
    refresh();
  } while (document().canUndo() && stage() != Stage::Choosing && stage() != Stage::Telling &&
           stage() != Stage::Handover);
  changed();
}

void RaceBench::goOn() {
  if (!raced_) return;
  waiting_ = false;
  if (!atEnd()) lookAt(playback_->turns());
  begin();
  changed();
}

} // namespace fairway::editor::race

namespace fairway::editor {

bool isRaced(const EditedDocument& document) {
  const Game* game = findGame(document.content());
  return game && game->races && formats::kindOf(document.content()) == "record";
}

} // namespace fairway::editor
