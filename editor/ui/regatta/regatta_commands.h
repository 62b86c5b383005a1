#pragma once

#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/ui/commands/command_builder.h"

namespace fairway::editor::regatta {

// The commands of the card regatta, place by place.
void addEditCommands(CommandBuilder& builder); // Edit
void addLayers(CommandBuilder& builder);       // View
void addMenus(CommandBuilder& builder);        // Table and Deck

// A command for one of the two workbenches: where the other is on the desk it is not offered.
template <class Bench>
UiCommand& onOne(CommandBuilder& builder, const wxString& text, const wxString& shortcut,
                 const wxString& help, const std::type_identity_t<std::function<void(Bench&)>>& act,
                 const std::type_identity_t<std::function<bool(const Bench&)>>& when = nullptr,
                 int id = wxID_ANY) {
  return builder.onBench(
      id, text, shortcut, help,
      [act](Workbench& bench) {
        if (auto* mine = dynamic_cast<Bench*>(&bench)) act(*mine);
      },
      [when](const Workbench& bench) {
        const auto* mine = dynamic_cast<const Bench*>(&bench);
        return mine != nullptr && (!when || when(*mine));
      });
}

// The deck that a regatta is sailed with: one of the samples, which is kept inside, or a file of the user's
// own, which the regatta follows.
void chooseDeck(MainFrame& frame, TableWorkbench& bench);

// Opens the deck in a window of its own. One that is inside the regatta becomes a file first, so that what is
// changed there is seen here.
void editDeck(MainFrame& frame, TableWorkbench& bench);

} // namespace fairway::editor::regatta
