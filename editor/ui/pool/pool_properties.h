#pragma once

#include "editor/model/pool/pool_workbench.h"
#include "editor/model/pool/record/record_workbench.h"
#include "editor/ui/panels/properties_panel.h"

namespace fairway::editor::pool {

// The right panel. Of a pool: its crocodiles with their abilities, opening and quiet turns, and its figures;
// of a record, how it ended.
class PoolProperties final : public PropertiesPanel {
public:
  explicit PoolProperties(wxWindow* parent) : PropertiesPanel(parent) {}

  void show(Workbench* bench); // a pool's or a record's; null: none

private:
  formats::Body chosen() const override { return {}; }
  void addAbove() override {}
  void addBelow() override;
  CommandPtr changeOf(const wxString& key, const wxVariant& value) override;

  void addRules();
  void addCrocodiles();
  void addFigures();
  void addGame(const RecordWorkbench& record);

  PoolWorkbench* bench_ = nullptr;
  RecordWorkbench* record_ = nullptr;
};

} // namespace fairway::editor::pool
