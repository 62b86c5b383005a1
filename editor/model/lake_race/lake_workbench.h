#pragma once

#include "editor/model/lake_race/course/placement_map.h"
#include "editor/model/lake_race/examination.h"
#include "editor/model/lake_race/tools/tool.h"
#include "editor/model/work/workbench.h"

namespace fairway::editor::lake_race {

// A boat that is set on the board to ask about.
struct BoatPlace {
  Cell cell;
  Direction heading = Direction::E;
  int damage = 0;

  friend bool operator==(const BoatPlace&, const BoatPlace&) = default;
};

// A lake, a tile set or a course on the desk. Points of the pointer become cells here.
class LakeWorkbench final : public Workbench, public ToolDesk {
public:
  explicit LakeWorkbench(std::unique_ptr<EditedDocument> document);

  const EditedDocument& document() const override { return Workbench::document(); }
  using Workbench::document;
  const ShownLake& shownLake() const override { return shown_; }
  const std::optional<fairway::lake_race::Lake>& lake() const { return shown_.lake; }
  const LakeReferences& references() const { return lakeReferences(document()); }
  const fairway::lake_race::Lake& board() const override { return board_; }
  const SheetId& sheet() const override { return sheet_; }
  ToolOptions& options() override { return options_; }
  const ToolOptions& options() const { return options_; }
  const Selection& selection() const override { return selection_; }
  void select(Selection selection) override;

  // Whether there is anything to show: a board of tiles that cannot be laid has none.
  bool hasBoard() const { return board_.map.cellCount() > 0; }
  // Whether cells and slots can be painted here.
  bool paintable() const;
  std::vector<ToolId> tools() const; // those that fit the document
  bool offers(ToolId id) const;
  ToolId toolInHand() const { return tool_->id(); }
  void take(ToolId id); // one that fits

  const formats::Scene* scene() const override;
  std::unique_ptr<formats::Scene> selectedScene() const override;
  void layOver(std::shared_ptr<const AnalysedOverlay> overlay) override;
  const AnalysedOverlay* laidOver() const { return overlay_.get(); }
  std::optional<formats::lake_race::HeatMap> heat() const; // of what is laid over the board
  formats::ThemeName theme() const override;
  std::size_t sheetNumber() const override { return sheetNumber_; }
  formats::Layers overviewLayers(formats::Layers shown) const override;

  Cell cellAt(formats::Point at) const; // it may lie outside the lake
  formats::Point centreOf(Cell cell) const;
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point nearestPlace(formats::Point at) const override { return centreOf(cellAt(at)); }
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;

  void pressAt(const Pointer& pointer) override { press(onCell(pointer)); }
  void moveTo(const Pointer& pointer) override { move(onCell(pointer)); }
  void releaseAt(const Pointer& pointer) override { release(onCell(pointer)); }
  void press(const CellPointer& pointer);
  void move(const CellPointer& pointer);
  void release(const CellPointer& pointer);
  void wheel(int notches) override;
  bool toolTakesWheel() const override { return tool_->takesWheel(); }
  bool toolTakesArrows() const override { return tool_->takesArrows(); }
  bool toolTakesEnter() const override { return tool_->takesEnter(); }
  void key(Key key) override;
  void leave() override { tool_->leave(); }
  bool cancel() override;
  // Where a slot of the race in hand can stand; null: no slot is about to be set.
  const PlacementMap* places() const;
  void chooseLetter(Cell cell); // of the slot there, or of the one to be placed: that with the most room
  bool propose(fairway::lake_race::RaceLetter race); // the slots that the race lacks; false: none were found
  Ghost ghost() const { return hasBoard() ? tool_->ghost() : Ghost(); }
  std::string hint() const override { return hasBoard() ? tool_->hint() : shown_.fault; }

  void lookLike(const Workbench& other) override;
  bool toolTakesRightButton() const override;
  ExaminationTask examination() override;
  ExaminationTask deepTask(std::shared_ptr<DeepWork> work) const override;
  void show(const Examination& examination) override;
  void showFinding(const validator::Finding* finding) override;

  // A course itself, or the one that is looked at on a lake; a tile set as a whole.
  std::optional<std::string> deepPart() const override;
  std::string whyNothingDeep() const override;
  std::vector<WhatIf> whatIfs() const override;

  void showBoat(std::optional<BoatPlace> boat); // none: none
  DeepWords deepWords() const override;

  // The assignment that is looked at on a lake; a course shows itself.
  void setPreview(std::optional<ChosenAssignment> preview) { preview_ = preview; }
  const std::optional<ChosenAssignment>& preview() const { return preview_; }
  bool shownCourse() const { return course_.has_value(); } // whether buoys stand on the slots

  // Picks up what is on the cell: its terrain, or its slot's letter.
  void pickUp(Cell cell);
  void setSymmetry(Symmetry symmetry);
  void showTile(const TileRef& tile); // of a tile set

  // The region's commands; without a region, or where nothing can be painted, they do nothing.
  bool hasRegion() const { return std::holds_alternative<CellRegion>(selection_); }
  std::string copyText() const; // of the region, as a lake document; empty without one
  std::string rowsText() const; // of the region, or of the whole board: the map alone
  void clearRegion();
  void selectAll();
  bool pasteText(const std::string& text); // to be placed; false: that is neither a lake nor rows of a map

private:
  LakeTask taskFor(std::shared_ptr<DeepWork> work, EarlyWord early) const;
  CellPointer onCell(const Pointer& pointer) const;
  void refresh() override;
  void dropWork() override { tool_->cancel(); }
  void dropStaleSelection();
  void showCourse(std::optional<formats::lake_race::CourseMarks> course, std::vector<Cell> route);
  void marksChanged();
  void mark(formats::lake_race::BoardScene& scene) const;

  ShownLake shown_;
  fairway::lake_race::Lake board_;
  SheetId sheet_;
  std::size_t sheetNumber_ = 0;
  ToolOptions options_;
  Selection selection_;
  ToolPtr tool_;
  struct BeforePaste {
    Patch stamp;
    ToolId tool;
  };
  std::optional<BeforePaste> beforePaste_; // while what was pasted hangs on the pointer
  std::optional<std::size_t> made_;        // the revision that board_ shows
  std::optional<ChosenAssignment> preview_;
  formats::ThemeName behind_; // of a course's lake that is a file of its own

  // The picture and what is drawn on it; made on demand.
  mutable std::unique_ptr<formats::lake_race::BoardScene> scene_;
  std::optional<formats::lake_race::CourseMarks> course_;
  std::vector<Cell> route_;
  std::vector<formats::FindingMark> findings_;
  std::optional<TileRef> findingTile_; // of a set: the one that the finding is about
  std::string broughtTo_;              // the finding whose tile was shown last
  std::shared_ptr<const AnalysedOverlay> overlay_;
  std::optional<BoatPlace> boat_;
  mutable std::optional<PlacementMap> places_;
  mutable std::size_t placesRevision_ = 0;
};

} // namespace fairway::editor::lake_race
