#pragma once

#include "editor/model/lake_race/lake_workbench.h"
#include "editor/ui/panels/properties_panel.h"

namespace fairway::editor::lake_race {

// What the lake race shows of a document: slot, tile, region or buoys, and what follows from them.
class LakeProperties final : public PropertiesPanel {
public:
  explicit LakeProperties(wxWindow* parent) : PropertiesPanel(parent) {}

  void show(LakeWorkbench* bench);
  void setFacts(std::optional<CourseFacts> facts); // of the course that is shown

private:
  formats::Body chosen() const override;
  void addAbove() override;
  void addBelow() override;
  CommandPtr changeOf(const wxString& key, const wxVariant& value) override;
  void applied(const wxString& key, const wxVariant& value) override;

  void addSlot(const fairway::lake_race::Slot& slot);
  void addTile(TilePlace place);
  void addRegion(const CellRegion& region);
  void addBuoys();
  template <class T>
  void addOpenChoice(const wxString& label, const wxString& key, std::optional<T> given,
                     std::optional<T> now);
  void addCourseFacts();
  CommandPtr courseChange(const wxString& key, const wxVariant& value) const;
  CommandPtr slotChange(const wxString& key, long value) const;

  // What is selected, and on which sheet.
  struct Chosen {
    Selection selection;
    SheetId sheet;

    friend bool operator==(const Chosen&, const Chosen&) = default;
  };

  LakeWorkbench* bench_ = nullptr;
  std::optional<CourseFacts> facts_;
};

} // namespace fairway::editor::lake_race
