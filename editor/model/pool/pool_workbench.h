#pragma once

#include "editor/model/pool/examination.h"
#include "editor/model/pool/tools/tool.h"
#include "editor/model/work/workbench.h"

namespace fairway::editor::pool {

// A pool on the desk. What a click would do is drawn as if it were done, with a frame round it.
class PoolWorkbench final : public Workbench {
public:
  explicit PoolWorkbench(std::unique_ptr<EditedDocument> document);

  const Pool& pool() const { return document().content().get<formats::pool::PoolBody>().pool; }
  const ToolOptions& options() const { return options_; }
  ToolId toolInHand() const { return tool_->id(); }
  void take(ToolId id);

  void setGround(Ground ground);
  void setBrush(int radius);
  void setSymmetry(MaybeSymmetry symmetry);
  void setSide(Side side);
  void takeNumber(int value);     // of the pool's crocodiles; 0: a swimmer
  void pickUp(formats::Point at); // what lies there: ground, ladder, swimmer
  // Does what a command of the menu wants done.
  void change(std::string text, Pool pool);

  std::vector<Square> outline() const { return tool_->outline(pool()); }
  // Those of them that show what is not there yet: what a click would make of them.
  std::vector<Square> previewed() const;

  const formats::Scene* scene() const override;
  formats::Layers overviewLayers(formats::Layers shown) const override;
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;

  void pressAt(const Pointer& pointer) override;
  void moveTo(const Pointer& pointer) override;
  void releaseAt(const Pointer& pointer) override;
  void leave() override;
  void key(Key key) override;
  bool cancel() override;
  std::string hint() const override { return tool_->hint(pool()); }

  std::optional<std::string> deepPart() const override { return ""; }
  ExaminationTask examination() override { return deepTask(deepWork()); }
  ExaminationTask deepTask(std::shared_ptr<DeepWork> work) const override {
    return examinationOf(document(), std::move(work));
  }
  void show(const Examination& examination) override { noteJudged(examination); }
  void showFinding(const validator::Finding* finding) override;

private:
  void refresh() override { drawAnew(); }
  void dropWork() override { tool_->cancel(); }
  void perform(const MaybeEdit& edit);
  void drawAnew(); // the next reader sees the current state
  void optionsChanged();

  ToolOptions options_;
  std::unique_ptr<Tool> tool_;
  std::vector<formats::FindingMark> findings_;
  mutable std::unique_ptr<formats::pool::PoolScene> scene_; // made on demand
};

} // namespace fairway::editor::pool
