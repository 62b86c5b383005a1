// The part of a race on the desk that is seen.
#include "editor/model/regatta/play/race_workbench.h"

#include "editor/model/regatta/play/race_words.h"

namespace fairway::editor::regatta {

using fairway::regatta::Race;
using formats::regatta::TableScene;
using formats::regatta::Wake;

namespace {

// Where each boat has come by, up to a turn.
std::vector<Wake> wakesUpTo(const Playback& playback, int turn) {
  std::vector<Wake> wakes(static_cast<std::size_t>(playback.record().players));
  for (int i = 1; i <= turn; ++i) {
    Wake& wake = wakes[static_cast<std::size_t>(playback.entry(i).turn.seat - 1)];
    for (const plane::Pose& pose : playback.wake(i))
      if (wake.empty() || !(wake.back() == pose)) wake.push_back(pose);
  }
  return wakes;
}

} // namespace

const formats::Scene* RaceWorkbench::scene() const {
  if (!playback_) return nullptr;
  if (scene_) return scene_.get();
  const fairway::regatta::Board& board = playback_->board();
  scene_ = std::make_unique<TableScene>(board.course(),
                                        formats::regatta::CardSize{board.deck().width, board.deck().length});
  // A boat on its way is shown as it was before, except for its place.
  const int past = moving() ? turn_ - 1 : turn_;
  const Race& race = playback_->race(past);
  scene_->tracks = wakesUpTo(*playback_, past);
  for (int seat = 1; seat <= race.players(); ++seat) {
    const fairway::regatta::Boat& boat = race.boat(seat);
    const bool justIn = past > 0 && playback_->entry(past).turn.seat == seat;
    if (!boat.racing() && !(boat.status == fairway::regatta::BoatStatus::Finished && justIn)) continue;
    formats::regatta::BoatMark mark{boat.standing.pose, seat, boat.racing(), boat.becalmed()};
    Wake& wake = scene_->tracks[static_cast<std::size_t>(seat - 1)];
    if (moving() && playback_->entry(turn_).turn.seat == seat) {
      mark.pose = frames_[frame_];
      mark.zone = false;
      wake.insert(wake.end(), frames_.begin(), frames_.begin() + static_cast<std::ptrdiff_t>(frame_) + 1);
    } else if (draft_ && draft_->seat() == seat && draft_->played() > 0 && atEnd()) {
      mark.pose = draft_->standing().pose;
      const Wake more = draft_->wake();
      wake.insert(wake.end(), more.begin(), more.end());
    }
    scene_->boats.push_back(mark);
  }
  return scene_.get();
}

RaceWorkbench::Ghost RaceWorkbench::ghost() const {
  Ghost ghost;
  const Stage now = stage();
  if (now == Stage::Placing && hover_) {
    ghost.stand = plane::Pose{*hover_, heading_};
    ghost.standFault = whyNotPlaced(playback_->last(), *ghost.stand);
  }
  if (now != Stage::Choosing || !draft_) return ghost;
  const plane::Pose boat = draft_->standing().pose;
  ghost.toAct = boat;
  if (draft_->mode() == TurnDraft::Mode::Turning) {
    ghost.stand = plane::Pose{boat.at, draft_->heading()};
    ghost.standFault = draft_->whyNotTurned();
  }
  for (const int seat : draft_->sunTargets()) ghost.targets.push_back(race().boat(seat).standing.pose);
  ghost.target = target_;
  if (draft_->arrows().empty()) return ghost;
  ghost.boat = draft_->arrows().front().track.front();
  ghost.sailed = !draft_->firstOfCloudTaken();
  ghost.card = static_cast<std::size_t>(*draft_->card());
  ghost.arrows = draft_->arrows();
  ghost.chosen = arrow_;
  return ghost;
}

} // namespace fairway::editor::regatta
