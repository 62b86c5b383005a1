#pragma once

#include "editor/model/river/river_workbench.h"
#include "editor/ui/panels/properties_panel.h"

namespace fairway::editor::river {

// What is agreed before the first turn, and what follows from the river.
class RiverProperties final : public PropertiesPanel {
public:
  explicit RiverProperties(wxWindow* parent) : PropertiesPanel(parent) {}

  void show(RiverWorkbench* bench);
  void setFacts(const RiverExamination& facts);

private:
  formats::Body chosen() const override { return {}; }
  void addAbove() override;
  void addBelow() override;
  wxString allowed(const wxPGProperty& property) const override;
  CommandPtr changeOf(const wxString& key, const wxVariant& value) override;

  struct Facts {
    bool ends = true;
    double points = 0;
    double bestAllSaved = 0;
  };

  RiverWorkbench* bench_ = nullptr;
  std::optional<Facts> facts_;
};

} // namespace fairway::editor::river
