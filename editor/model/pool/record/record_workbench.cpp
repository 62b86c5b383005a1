#include "editor/model/pool/record/record_workbench.h"

#include "editor/model/pool/examination.h"
#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor::pool {

using formats::Point;
using namespace formats::pool;

RecordWorkbench::RecordWorkbench(std::unique_ptr<EditedDocument> document) : Workbench(std::move(document)) {
  const RecordBody& body = this->document().content().get<RecordBody>();
  const auto* inside = std::get_if<formats::pool::InlinePool>(&body.pool);
  const auto* references = this->document().references().as<RecordReferences>();
  const fairway::pool::Pool* pool = inside ? &inside->pool : references ? &references->pool : nullptr;
  if (pool && (body.record.placement || pool->setup))
    playback_ = std::make_unique<Playback>(*pool, body.record);
}

void RecordWorkbench::goToTurn(int turn) {
  if (!playback_) return;
  turn_ = std::clamp(turn, 0, playback_->turns());
  scene_.reset();
  pictureChanged();
  notify();
}

const formats::Scene* RecordWorkbench::scene() const {
  if (!playback_) return nullptr;
  if (scene_) return scene_.get();
  scene_ = std::make_unique<PoolScene>(playback_->board().pool());
  if (playback_->begun())
    scene_->showPosition(playback_->board(), playback_->position(turn_));
  else
    scene_->showPlacing(playback_->board(), playback_->placing());
  scene_->lastTurn = playback_->squaresOf(turn_);
  return scene_.get();
}

formats::Layers RecordWorkbench::overviewLayers(formats::Layers shown) const {
  return shown.without(Layer::Labels).without(Layer::Findings);
}

std::string RecordWorkbench::describe(Point at) const {
  const Square square = formats::pool::squareAt(at);
  if (!playback_ || !playback_->board().pool().map.contains(square)) return {};
  std::string text = label(square);
  if (!playback_->begun()) return text;
  const auto* pile = playback_->position(turn_).pileAt(playback_->board().numberOf(square));
  if (!pile) return text;
  for (int i = pile->size - 1; i >= 0; --i)
    text += (i == pile->size - 1 ? "  " : " / ") + label(pile->tiles[static_cast<std::size_t>(i)]);
  return text;
}

std::optional<Point> RecordWorkbench::centreOf(const Spot& spot) const {
  if (spot.kind != Spot::Kind::Square) return std::nullopt;
  return formats::pool::centreOf(fairway::squareOf(spot));
}

Point RecordWorkbench::stepped(std::optional<Point> from, Key) const {
  return from.value_or(Point{0.5, 0.5});
}

void RecordWorkbench::key(Key key) {
  if (key == Key::Right || key == Key::Down) goToTurn(turn_ + 1);
  if (key == Key::Left || key == Key::Up) goToTurn(turn_ - 1);
}

std::string RecordWorkbench::hint() const {
  if (!playback_) return say("The record's pool cannot be read");
  return say("Turn {1} of {2}; the arrow keys step forward and back",
             {std::to_string(turn_), std::to_string(playback_->turns())});
}

ExaminationTask RecordWorkbench::examination() {
  if (!playback_ || !playback_->begun()) return examinationOf(document());
  return examinationOf(document(),
                       PlayedGame{playback_->board().pool(), playback_->position(0), playback_->played()});
}

void RecordWorkbench::show(const Examination& examination) {
  review_ = dynamic_cast<const PoolExamination&>(examination).review;
}

} // namespace fairway::editor::pool
