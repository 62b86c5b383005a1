#pragma once

#include "editor/model/river/examination.h"
#include "editor/model/river/river_edit.h"
#include "editor/model/work/workbench.h"
#include "formats/river/picture/river_scene.h"

namespace fairway::editor::river {

// A section on its way to another place.
struct SectionDrag {
  SectionNow from;
  SectionNow to;
  bool swap = false; // otherwise the others make room

  friend bool operator==(const SectionDrag&, const SectionDrag&) = default;
};

// A river on the desk.
class RiverWorkbench final : public Workbench {
public:
  explicit RiverWorkbench(std::unique_ptr<EditedDocument> document);

  const River* river() const { return riverOf(document().content()); } // never null

  // The section in hand, as laid.
  std::optional<SectionLaid> selected() const { return selected_; }
  void select(std::optional<SectionLaid> section);
  std::optional<SectionNow> selectedNow() const;

  // What is done to the section in hand; nothing without one.
  void makeKind(SectionKind kind);
  void changePush(int by);
  void toggleFixed();
  void rename(const std::string& name);
  void moveSelected(int by); // towards the harbour
  void addSectionAbove();
  void removeSelected();
  void lay(const River& order);

  // How far the river has turned: a look at it, no change.
  Phase phase() const { return phase_; }
  void setPhase(Phase phase);

  std::optional<SectionDrag> drag() const { return drag_; }
  std::optional<SectionNow> hovered() const { return hovered_; }
  const formats::river::StripGeometry& geometry() const { return geometry_; }

  const formats::Scene* scene() const override;
  formats::Layers overviewLayers(formats::Layers shown) const override;
  std::string describe(formats::Point at) const override;
  std::optional<formats::Point> centreOf(const Spot& spot) const override;
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override;

  void pressAt(const Pointer& pointer) override;
  void moveTo(const Pointer& pointer) override;
  void releaseAt(const Pointer& pointer) override;
  void leave() override { hovered_.reset(); }
  void key(Key key) override;
  bool cancel() override;
  bool toolTakesArrows() const override { return true; }
  bool toolTakesEnter() const override { return true; }
  std::string hint() const override;

  std::optional<std::string> deepPart() const override { return ""; }
  ExaminationTask examination() override { return deepTask(deepWork()); }
  ExaminationTask deepTask(std::shared_ptr<DeepWork> work) const override;
  void show(const Examination& examination) override;
  void showFinding(const validator::Finding* finding) override;

private:
  void refresh() override;
  void dropWork() override { drag_.reset(); }
  void mark(formats::river::RiverScene& scene) const;
  void sceneChanged();
  void selectNext(int by);

  std::optional<SectionLaid> selected_;
  std::optional<SectionDrag> drag_;
  std::optional<SectionNow> hovered_;
  Phase phase_;
  formats::river::StripGeometry geometry_;
  std::optional<std::size_t> made_; // the revision that is shown

  // The picture and what is drawn on it; made on demand.
  mutable std::unique_ptr<formats::river::RiverScene> scene_;
  std::vector<std::vector<double>> save_; // by phase, by section now
  std::vector<formats::FindingMark> findings_;
};

} // namespace fairway::editor::river
