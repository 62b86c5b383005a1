#pragma once

#include "editor/model/pool/record/playback.h"
#include "editor/model/work/workbench.h"
#include "formats/pool/picture/pool_scene.h"
#include "validator/pool/review/review.h"

namespace fairway::editor::pool {

// The pool that a record names, where it is a file of its own.
struct RecordReferences {
  fairway::pool::Pool pool;

  friend bool operator==(const RecordReferences&, const RecordReferences&) = default;
};

// A record on the desk: it is looked at turn by turn with the arrow keys. Nothing of the game can be changed.
class RecordWorkbench final : public Workbench {
public:
  explicit RecordWorkbench(std::unique_ptr<EditedDocument> document);

  const Playback* playback() const { return playback_.get(); } // null: its pool cannot be read
  int turn() const { return turn_; }
  void goToTurn(int turn); // the nearest that there is

  // What a pilot says of the game; null: not yet, or there is none to look back at.
  const validator::pool::GameReview* review() const { return review_ ? &*review_ : nullptr; }

  const formats::Scene* scene() const override;
  formats::Layers overviewLayers(formats::Layers shown) const override;
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;

  void key(Key key) override;
  bool toolTakesArrows() const override { return true; }
  std::string hint() const override;

  ExaminationTask examination() override;
  void show(const Examination& examination) override;

private:
  void refresh() override {} // what can be changed is the head alone

  std::unique_ptr<Playback> playback_;
  int turn_ = 0;
  std::optional<validator::pool::GameReview> review_;
  mutable std::unique_ptr<formats::pool::PoolScene> scene_;
};

} // namespace fairway::editor::pool
