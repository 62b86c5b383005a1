#pragma once

#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/ui/panels/properties_panel.h"

namespace fairway::editor::regatta {

// What is selected on a table or in a deck, and what holds for the whole of it.
class RegattaProperties final : public PropertiesPanel {
public:
  explicit RegattaProperties(wxWindow* parent) : PropertiesPanel(parent) {}

  void show(Workbench* bench);
  void examined() { makeAnew(); }

private:
  formats::Body chosen() const override;
  void addAbove() override;
  void addBelow() override;
  wxString allowed(const wxPGProperty& property) const override;
  CommandPtr changeOf(const wxString& key, const wxVariant& value) override;

  void addThing();
  void addTable();
  void addRoute();
  void addCard();
  void addDeck();
  std::optional<Course> courseChange(const wxString& key, const wxVariant& value) const;
  std::optional<Deck> deckChange(const wxString& key, const wxVariant& value) const;

  TableWorkbench* table_ = nullptr;
  DeckWorkbench* deck_ = nullptr;
};

} // namespace fairway::editor::regatta
