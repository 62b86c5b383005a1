#include "editor/model/pool/pool_workbench.h"

#include "editor/model/pool/examination.h"
#include "editor/model/pool/words/pool_words.h"

#include <algorithm>

namespace fairway::editor::pool {

using formats::Point;
using namespace formats::pool;

PoolWorkbench::PoolWorkbench(std::unique_ptr<EditedDocument> document)
    : Workbench(std::move(document)), tool_(makeTool(ToolId::Paint, options_)) {
  options_.value = pool().crocodiles.empty() ? 0 : pool().crocodiles.back().value;
}

void PoolWorkbench::take(ToolId id) {
  if (tool_->id() != id) tool_ = makeTool(id, options_);
  optionsChanged();
}

void PoolWorkbench::optionsChanged() {
  drawAnew();
  pictureChanged();
  notify();
}

void PoolWorkbench::setGround(Ground ground) {
  options_.ground = ground;
  if (tool_->id() != ToolId::Fill) tool_ = makeTool(ToolId::Paint, options_);
  optionsChanged();
}

void PoolWorkbench::setBrush(int radius) {
  options_.brushRadius = radius;
  optionsChanged();
}

void PoolWorkbench::setSymmetry(MaybeSymmetry symmetry) {
  options_.symmetry = symmetry;
  optionsChanged();
}

void PoolWorkbench::setSide(Side side) {
  options_.side = side;
  optionsChanged();
}

void PoolWorkbench::takeNumber(int value) {
  options_.value = value;
  take(ToolId::Number);
}

void PoolWorkbench::pickUp(Point at) {
  const formats::pool::SquareSide place = formats::pool::sideAt(at);
  if (!pool().map.contains(place.square)) return;
  options_.ground = pool().map.at(place.square);
  if (const auto side = swimmerAt(pool(), place.square)) options_.side = *side;
  if (const auto* ladder = ladderAt(pool(), place)) options_.side = ladder->bar;
  optionsChanged();
}

void PoolWorkbench::change(std::string text, Pool after) {
  dropWork();
  Workbench::apply(changePool(document().content(), std::move(text), std::move(after)));
}

void PoolWorkbench::drawAnew() {
  scene_.reset();
}

const formats::Scene* PoolWorkbench::scene() const {
  if (scene_) return scene_.get();
  const MaybeEdit preview = tool_->preview(pool());
  scene_ = std::make_unique<PoolScene>(preview ? preview->pool : pool());
  scene_->findings = findings_;
  tool_->mark(pool(), *scene_);
  return scene_.get();
}

std::vector<Square> PoolWorkbench::previewed() const {
  const MaybeEdit preview = tool_->preview(pool());
  return preview && !(preview->pool == pool()) ? outline() : std::vector<Square>();
}

formats::Layers PoolWorkbench::overviewLayers(formats::Layers shown) const {
  return shown.without(Layer::Labels).without(Layer::Findings).without(Layer::Home);
}

std::string PoolWorkbench::describe(Point at) const {
  const Square square = squareAt(at);
  if (!pool().map.contains(square)) return {};
  return label(square) + "  " + shownName(pool().map.at(square));
}

std::optional<Point> PoolWorkbench::centreOf(const Spot& spot) const {
  if (spot.kind != Spot::Kind::Square) return std::nullopt;
  return formats::pool::centreOf(fairway::squareOf(spot));
}

Point PoolWorkbench::stepped(std::optional<Point> from, Key key) const {
  const PoolMap& map = pool().map;
  Square square = from ? squareAt(*from) : Square{(map.columns() + 1) / 2, (map.rows() + 1) / 2};
  square.column += key == Key::Right ? 1 : key == Key::Left ? -1 : 0;
  square.row += key == Key::Down ? 1 : key == Key::Up ? -1 : 0;
  return formats::pool::centreOf(
      Square{std::clamp(square.column, 1, map.columns()), std::clamp(square.row, 1, map.rows())});
}

void PoolWorkbench::perform(const MaybeEdit& edit) {
  drawAnew();
  if (edit) Workbench::apply(changePool(document().content(), edit->text, edit->pool));
  pictureChanged();
}

void PoolWorkbench::pressAt(const Pointer& pointer) {
  const PoolPointer there{pointer.at, pointer.shift};
  if (pointer.button != Button::Right) return perform(tool_->press(pool(), there));
  const MaybeEdit edit = tool_->pressRight(pool(), there);
  edit ? perform(edit) : pickUp(pointer.at);
}

void PoolWorkbench::moveTo(const Pointer& pointer) {
  const std::vector<Square> before = outline();
  tool_->move(pool(), {pointer.at, pointer.shift});
  // The picture follows only when it would be another: the pointer moves all the time.
  const bool finer = tool_->id() == ToolId::Ladder || tool_->id() == ToolId::Number;
  if (!finer && before == outline() && scene_) return;
  drawAnew();
  pictureChanged();
}

void PoolWorkbench::releaseAt(const Pointer& pointer) {
  if (pointer.button == Button::Left) perform(tool_->release(pool(), {pointer.at, pointer.shift}));
}

void PoolWorkbench::leave() {
  tool_->leave();
  drawAnew();
  pictureChanged();
}

void PoolWorkbench::key(Key key) {
  if (key == Key::Flip) return setSide(fairway::pool::other(options_.side));
  perform(tool_->key(pool(), key));
  notify();
}

bool PoolWorkbench::cancel() {
  const bool had = tool_->cancel();
  optionsChanged();
  return had;
}

void PoolWorkbench::showFinding(const validator::Finding* finding) {
  findings_.clear();
  if (finding) findings_.push_back(markOf(*finding));
  drawAnew();
  pictureChanged();
}

} // namespace fairway::editor::pool
