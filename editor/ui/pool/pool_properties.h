#pragma once

#include "editor/model/pool/pool_workbench.h"
#include "editor/ui/panels/properties_panel.h"

namespace fairway::editor::pool {

// The right panel: the pool's crocodiles with their abilities, opening and quiet turns, and its figures.
class PoolProperties final : public PropertiesPanel {
public:
  explicit PoolProperties(wxWindow* parent) : PropertiesPanel(parent) {}

  void show(PoolWorkbench* bench); // null: none

private:
  formats::Body chosen() const override { return {}; }
  void addAbove() override {}
  void addBelow() override;
  wxString allowed(const wxPGProperty& property) const override;
  CommandPtr changeOf(const wxString& key, const wxVariant& value) override;

  void addRules();
  void addCrocodiles();
  void addFigures();

  PoolWorkbench* bench_ = nullptr;
};

} // namespace fairway::editor::pool
