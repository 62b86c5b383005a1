#include "editor/model/regatta/play/race_workbench.h"

#include "editor/model/regatta/play/chance.h"
#include "editor/model/regatta/play/motion.h"
#include "editor/model/regatta/play/race_words.h"
#include "editor/model/regatta/references.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/documents.h"
#include "rules/base/contract.h"
#include "validator/regatta/validator.h"

#include <algorithm>

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using formats::regatta::RecordBody;
using validator::regatta::Fleet;

std::unique_ptr<EditedDocument> begunRace(const fairway::regatta::Course& course,
                                          const fairway::regatta::Deck& deck, const RacePlan& plan,
                                          const std::optional<std::string>& regatta) {
  formats::regatta::RecordDocument document;
  if (regatta) document.head.info.name = say("{1}, seed {2}", {*regatta, std::to_string(plan.seed)});
  document.body = {formats::regatta::RegattaBody{deck, course}, dealtRace(deck, plan)};
  // The document names no other; who sails it is what it needs besides.
  auto edited = std::make_unique<EditedDocument>(formats::Document(std::move(document)), References(plan));
  edited->markUnsaved(); // what was drawn at random is not on the disk
  return edited;
}

RaceWorkbench::RaceWorkbench(std::unique_ptr<EditedDocument> document) : Workbench(std::move(document)) {
  if (const auto regatta = regattaBehind(this->document()))
    playback_ = std::make_unique<Playback>(regatta->course, regatta->deck, record());
  if (playback_ && !playback_->last().over()) turn_ = playback_->turns();
  if (const auto* plan = this->document().references().as<RacePlan>()) sail(*plan);
}

const RaceRecord& RaceWorkbench::record() const {
  return document().content().get<RecordBody>().record;
}

void RaceWorkbench::goToTurn(int turn) {
  if (!playback_) return;
  moveToEnd();
  turn_ = std::clamp(turn, 0, playback_->turns());
  changed();
}

bool RaceWorkbench::canSail() const {
  return playback_ && !playback_->illegal() && !playback_->last().over();
}

void RaceWorkbench::sail(RacePlan plan) {
  if (!canSail() || plan.players() != record().players) return;
  plan_ = std::move(plan);
  turn_ = playback_->turns();
  waiting_ = false;
  begin();
  changed();
}

RaceWorkbench::Stage RaceWorkbench::stage() const {
  if (!playback_ || !atEnd()) return Stage::Looking;
  if (moving()) return Stage::Pilot;
  const Race& race = playback_->last();
  if (!playback_->illegal() && race.over()) return Stage::Over;
  if (!plan_ || playback_->illegal()) return Stage::Looking;
  if (plan_->of(race.seatToAct()) == Sailor::Person)
    return race.allPlaced() ? Stage::Choosing : Stage::Placing;
  if (!whyStuck_.empty()) return Stage::Stuck;
  return waiting_ ? Stage::Waiting : Stage::Pilot;
}

// After every step and every look elsewhere.
void RaceWorkbench::begin() {
  draft_.reset();
  arrow_.reset();
  target_.reset();
  if (stage() == Stage::Choosing) draft_.emplace(playback_->last());
  if (stage() == Stage::Placing) heading_ = playback_->board().straightAcross();
}

void RaceWorkbench::changed() {
  scene_.reset();
  pictureChanged();
  tell();
  notify();
}

void RaceWorkbench::refresh() {
  scene_.reset();
  if (!playback_) return;
  if (!(playback_->record() == record())) {
    frames_.clear();
    playback_->follow(record());
    turn_ = playback_->turns();
    waiting_ = !acting_;
  }
  begin();
}

void RaceWorkbench::dropWork() {
  frames_.clear();
  draft_.reset();
}

void RaceWorkbench::step(std::string text, RaceRecord record) {
  const auto reach = [](formats::Document& document) -> RaceRecord& {
    return document.get<RecordBody>().record;
  };
  acting_ = true;
  Workbench::apply(std::make_unique<ValueChange<RaceRecord>>(std::move(text), reach, std::move(record)));
  acting_ = false;
  pictureChanged();
}

void RaceWorkbench::place(const plane::Pose& pose) {
  const int seat = playback_->last().seatToAct();
  if (playback_->last().whyNotPlace(seat, pose)) return;
  RaceRecord next = record();
  next.grid.push_back({seat, pose});
  step(say("Place boat {1}", {std::to_string(seat)}), std::move(next));
}

void RaceWorkbench::take(const Turn& turn) {
  Race race = playback_->last();
  const int number = playback_->turns() + 1;
  std::string text = turnLine(race, turn, number);
  if (race.act(turn)) return;
  RaceRecord next = record();
  next.turns.push_back({turn, drawnCards(race, plan_->seed, next.turns.size()), std::nullopt});
  step(std::move(text), std::move(next));
}

void RaceWorkbench::takeIfDone() {
  if (const auto turn = draft_->turn(); turn && !draft_->mayGoOn()) return take(*turn);
  changed();
}

void RaceWorkbench::chooseCard(std::size_t place) {
  if (stage() != Stage::Choosing) return;
  draft_->choose(place);
  arrow_.reset();
  target_.reset();
  changed();
}

void RaceWorkbench::heaveToTurn() {
  if (stage() != Stage::Choosing) return;
  draft_->heaveToTurn();
  changed();
}

void RaceWorkbench::heaveToChange() {
  if (stage() != Stage::Choosing) return;
  draft_->heaveToChange();
  changed();
}

bool RaceWorkbench::canEndTurn() const {
  return stage() == Stage::Choosing && draft_->turn().has_value();
}

void RaceWorkbench::endTurn() {
  if (canEndTurn()) take(*draft_->turn());
}

void RaceWorkbench::takeArrow(std::size_t arrow) {
  arrow_.reset();
  if (draft_->takeArrow(arrow)) takeIfDone();
}

void RaceWorkbench::laySun(std::size_t target) {
  const std::vector<int> targets = draft_->sunTargets();
  target_.reset();
  if (target < targets.size() && draft_->laySun(targets[target])) takeIfDone();
}

bool RaceWorkbench::canTakeBack() const {
  if (!plan_ || !document().canUndo()) return false;
  const auto byPerson = [this](int seat) { return plan_->of(seat) == Sailor::Person; };
  return std::any_of(record().grid.begin(), record().grid.end(),
                     [&](const auto& entry) { return byPerson(entry.seat); });
}

void RaceWorkbench::takeBack() {
  if (!canTakeBack()) return;
  dropWork();
  do {
    document().undo();
    refresh();
  } while (document().canUndo() && stage() != Stage::Choosing && stage() != Stage::Placing);
  pictureChanged();
  notify();
}

void RaceWorkbench::sailOn() {
  waiting_ = false;
  changed();
}

// The place is not asked for: along the line, straight across if possible.
void RaceWorkbench::placeOthers() {
  if (!playback_) return;
  RaceRecord next = record();
  Race race = playback_->last();
  const fairway::regatta::Board& board = playback_->board();
  const auto room = [&](const plane::Pose& pose) { return !race.whyNotPlace(race.seatToAct(), pose); };
  const auto firstRoom = [&]() -> std::optional<plane::Pose> {
    for (int turn = 0; turn < plane::headingCount; ++turn)
      for (int x = 0; x <= board.course().table.x; x += plane::latticeStep)
        for (int y = 0; y <= board.course().table.y; y += plane::latticeStep)
          if (const plane::Pose pose{{x, y}, board.straightAcross().turned(turn)};
              board.isBehindLine(pose.at) && room(pose))
            return pose;
    return std::nullopt;
  };
  while (!race.allPlaced()) {
    const auto pose = firstRoom();
    if (!pose) return;
    next.grid.push_back({race.seatToAct(), *pose});
    static_cast<void>(race.place(race.seatToAct(), *pose));
  }
  if (!(next == record())) step(say("Place the other boats"), std::move(next));
}

bool RaceWorkbench::wantsTables() const {
  return plan_ && plan_->hasPilots() && !tables_ && whyStuck_.empty() && canSail();
}

void RaceWorkbench::takeTables(std::shared_ptr<const PilotTables> tables) {
  tables_ = std::move(tables);
  whyStuck_ = tables_->whyNot();
  changed();
}

void RaceWorkbench::noTables(const std::string& why) {
  whyStuck_ = say("The pilot could not study the course: {1}.", {why});
  changed();
}

bool RaceWorkbench::pilotToSail() const {
  return stage() == Stage::Pilot && !moving() && tables_;
}

void RaceWorkbench::sailPilot() {
  if (!pilotToSail()) return;
  const Race& race = playback_->last();
  if (race.allPlaced()) {
    take(Fleet::turnIn(tables_->waters(), race, pilotSeed(plan_->seed, record().turns.size())));
    frames_ = framesOf(playback_->wake(playback_->turns()));
    frame_ = 0;
    return changed();
  }
  if (const auto pose = Fleet::placeIn(tables_->waters(), race)) return place(*pose);
  whyStuck_ = say("There is no room for another boat at the start.");
  changed();
}

void RaceWorkbench::moveOn() {
  if (!moving()) return;
  if (++frame_ >= frames_.size()) return moveToEnd();
  scene_.reset();
  pictureChanged();
}

void RaceWorkbench::moveToEnd() {
  if (!moving()) return;
  frames_.clear();
  begin();
  changed();
}

} // namespace fairway::editor::regatta
