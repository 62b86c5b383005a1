#include "editor/model/race/playback.h"

#include "editor/model/words/translation.h"
#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::editor::race {

namespace {

constexpr int turnsBetweenStops = 16;

bool same(const table::Event& a, const table::Event& b) {
  return a.seat == b.seat && a.chance == b.chance && a.value == b.value;
}

// Whether nothing but the beginning of the race is at hand: boats are placed, or hands dealt.
bool begins(const table::Play& play) {
  return play.moment() == table::Moment::Place ||
         (play.moment() == table::Moment::Chance && play.seat() == 0);
}

// What the race's own random streams held goes by unused, so that a race that is played on, or taken back,
// meets the chance that it would have met.
table::Refusal act(table::Play& play, const table::Event& event) {
  if (!event.chance) return play.play(event.value);
  if (play.moment() == table::Moment::Chance) static_cast<void>(play.draw());
  return play.tell(event.value);
}

} // namespace

void Playback::follow(const formats::Document& record) {
  std::vector<table::Event> acts = raced_.acts(record);
  const auto common =
      std::mismatch(acts.begin(), acts.end(), acts_.begin(), acts_.end(), same).first - acts.begin();
  acts_ = std::move(acts);
  forgetAfter(static_cast<std::size_t>(common));
  illegal_ = raced_.fault(record);
  if (actsAfter_.empty()) {
    stops_.clear();
    last_ = raced_.begin(record, seed_);
    std::size_t done = 0;
    while (done < acts_.size() && begins(*last_) && !(illegal_ && illegal_->turn == 0))
      if (const table::Refusal refusal = act(*last_, acts_[done++])) {
        illegal_ = Illegal{0, refusal->rule, say(refusal->message)};
        --done;
      }
    actsAfter_ = {done};
    stops_.push_back({0, last_->clone()});
  } else {
    last_ = after(turns());
  }
  goOn();
}

// Turns that went another way, or are no longer there. A race that has no turn yet begins anew.
void Playback::forgetAfter(std::size_t acts) {
  while (!lines_.empty() && actsAfter_.back() > acts) {
    actsAfter_.pop_back();
    lines_.pop_back();
    seats_.pop_back();
  }
  while (!milestones_.empty() && milestones_.back() > turns()) milestones_.pop_back();
  while (!stops_.empty() && stops_.back().turn > turns()) stops_.pop_back();
  if (lines_.empty()) actsAfter_.clear();
}

void Playback::goOn() {
  while (!illegal_ || turns() + 1 < illegal_->turn) {
    const std::size_t begun = actsAfter_.back();
    if (begun == acts_.size()) return;
    std::unique_ptr<table::Play> next = last_->clone();
    std::size_t done = begun;
    while (next->turns() == last_->turns() && done < acts_.size()) {
      if (const table::Refusal refusal = act(*next, acts_[done])) {
        illegal_ = Illegal{turns() + 1, refusal->rule, say(refusal->message)};
        return;
      }
      ++done;
    }
    // After the last turn of a race of a match, boats are placed for the next one.
    while (done < acts_.size() && begins(*next))
      if (act(*next, acts_[done]))
        return;
      else
        ++done;
    if (next->turns() == last_->turns()) return placeOn(std::move(next), done);
    const std::span played = std::span(acts_).subspan(begun, done - begun);
    lines_.push_back(raced_.turnText(*last_, played, *next));
    seats_.push_back(played.front().seat);
    if (raced_.isMilestone(*last_, *next, seats_.back())) milestones_.push_back(turns());
    actsAfter_.push_back(done);
    last_ = std::move(next);
    if (turns() % turnsBetweenStops == 0) stops_.push_back({turns(), last_->clone()});
  }
}

// Boats that are placed for the next race of a match, one by one, belong to the turn before them.
void Playback::placeOn(std::unique_ptr<table::Play> next, std::size_t done) {
  actsAfter_.back() = done;
  last_ = std::move(next);
  if (stops_.back().turn == turns()) stops_.back().play = last_->clone();
}

std::unique_ptr<table::Play> Playback::after(int turn) const {
  FAIRWAY_EXPECTS(turn >= 0 && turn <= turns());
  auto stop = stops_.end();
  do --stop;
  while (stop->turn > turn);
  std::unique_ptr<table::Play> play = stop->play->clone();
  for (std::size_t i = actsAfter_[static_cast<std::size_t>(stop->turn)];
       i < actsAfter_[static_cast<std::size_t>(turn)]; ++i) {
    const table::Refusal refusal = act(*play, acts_[i]);
    FAIRWAY_EXPECTS(!refusal);
  }
  return play;
}

std::optional<Playback::Choice> Playback::within(int turn, table::Moment moment) const {
  std::unique_ptr<table::Play> play = after(turn - 1);
  for (std::size_t i = actsAfter_[static_cast<std::size_t>(turn - 1)];
       i < actsAfter_[static_cast<std::size_t>(turn)]; ++i) {
    if (play->moment() == moment) return Choice{std::move(play), acts_[i].value};
    const table::Refusal refusal = act(*play, acts_[i]);
    FAIRWAY_EXPECTS(!refusal);
  }
  return std::nullopt;
}

} // namespace fairway::editor::race
