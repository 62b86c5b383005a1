#pragma once

#include "editor/model/regatta/examination.h"
#include "editor/model/regatta/table/card_trial.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/model/regatta/table/route_follower.h"
#include "editor/model/work/workbench.h"
#include "formats/regatta/picture/table_scene.h"

namespace fairway::editor::regatta {

enum class TableTool : std::uint8_t { Move, Buoy, Obstacle, Island, Card };

// What the tools are set to.
struct TableOptions {
  std::string obstacle = "teapot";
  int diameter = 140; // of the next obstacle
  std::size_t card = 0;
  plane::Heading heading; // of the boat that tries a card
  bool follow = true;     // the route is kept up while something is dragged
};

// A regatta on the desk: things on a table are moved, added and taken away, and a card can be tried anywhere.
class TableWorkbench final : public Workbench {
public:
  explicit TableWorkbench(std::unique_ptr<EditedDocument> document);

  const Course& course() const;
  const fairway::regatta::Deck* deck() const; // null: it could not be read

  TableTool tool() const { return tool_; }
  void take(TableTool tool);
  TableOptions& options() { return options_; }
  const TableOptions& options() const { return options_; }
  void optionsChanged() { notify(); }

  const Handle& selection() const { return selection_; }
  void select(const Handle& handle);

  // Makes another course; nothing where there is none, or the same.
  void change(const std::string& text, std::optional<Course> course, const std::string& mergeKey = {});

  // What the user is about to do, to be drawn over the table.
  struct Ghost : CardGhost {
    std::optional<Vec> place; // of what would be added
    std::vector<Vec> outline; // of the island that is being drawn
  };
  Ghost ghost() const;

  const formats::Scene* scene() const override { return scene_.get(); }
  ZoomRange zoomRange() const override { return {1, 0.08, 24}; } // a millimetre is a pixel
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;

  void pressAt(const Pointer& pointer) override;
  void moveTo(const Pointer& pointer) override;
  void releaseAt(const Pointer& pointer) override;
  void leave() override;
  void wheel(int notches) override;
  void key(Key key) override;
  bool cancel() override;
  bool toolTakesWheel() const override { return tool_ == TableTool::Card || tool_ == TableTool::Obstacle; }
  bool toolTakesArrows() const override { return tool_ == TableTool::Move && selection_; }
  bool toolTakesEnter() const override { return tool_ == TableTool::Island && outline_.size() > 2; }
  std::string hint() const override;

  ExaminationTask examination() override;
  ExaminationTask deepTask(std::shared_ptr<DeepWork> work) const override;
  std::vector<WhatIf> whatIfs() const override { return whatIfsOf(document()); }
  void show(const Examination& examination) override;
  void showFinding(const validator::Finding* finding) override;
  const std::optional<TableFacts>& facts() const { return facts_; }

  std::optional<std::string> deepPart() const override {
    return deck() ? std::optional<std::string>("") : std::nullopt;
  } // par, seats and the start
  // How many turns more the start points take than the best; drawn until a finding is chosen.
  bool hasStartMap() const { return startMap_.has_value(); }
  bool showsStartMap() const { return showsStartMap_; }
  bool startMapIsOnBoard() const { return findings_.empty() && startMap_ && showsStartMap_; }
  void showStartMap(bool shown);

protected:
  void refresh() override;
  void dropWork() override;

private:
  double reach() const; // how near the pointer must be
  void pressToMove(const Pointer& pointer);
  void dragTo(const Pointer& pointer);
  void add(const std::string& text, std::optional<Added> added);
  void drawIsland(Vec at);
  void closeIsland();
  void removeSelection();
  void nudge(Key key);
  void turnSelection(int steps);
  void flipSelection();
  void mark();

  struct Drag {
    Handle handle;
    formats::Point offset; // from the thing's place to where it was grabbed
    std::string mergeKey;
  };

  TableTool tool_ = TableTool::Move;
  TableOptions options_;
  Handle selection_;
  std::optional<Drag> drag_;
  int drags_ = 0;
  std::vector<Vec> outline_;
  std::string whyNotAdded_; // the island or corner that was wanted last; until the next is begun
  std::optional<Vec> hover_;
  std::unique_ptr<fairway::regatta::Board> board_; // none without a deck
  std::unique_ptr<formats::regatta::TableScene> scene_;
  std::optional<TableFacts> facts_;
  std::vector<formats::FindingMark> findings_;
  RouteFollower follower_;
  std::optional<formats::FindingMark> startMap_;
  bool showsStartMap_ = true;
  std::shared_ptr<LastStudy> lastStudy_ = std::make_shared<LastStudy>();
};

} // namespace fairway::editor::regatta
