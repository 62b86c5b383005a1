// The commands of the Suggestions panel.
#include "editor/ui/lake_race/lake_commands.h"

namespace fairway::editor::lake_race {

namespace {

void addSearches(CommandBuilder& builder) {
  using Kind = validator::lake_race::Goal::Kind;
  LakeFittings* lake = lakeFittings(builder);
  const auto isBoard = [](const LakeWorkbench& b) { return b.lake().has_value(); };
  const auto isLake = [](const LakeWorkbench& b) {
    return b.lake() && !b.document().content().is<formats::lake_race::CourseBody>();
  };
  const auto add = [&](Kind goal, const wxString& text, const wxString& help, const auto& when) {
    onLake(
        builder, wxID_ANY, text, "", help,
        [lake, goal](LakeWorkbench&) {
          lake->suggestions().setGoal(goal);
          lake->showSuggestions();
        },
        when)
        .submenu = _("Su&ggestions");
  };
  add(Kind::Fair, _("Suggest edits for &fair seats..."),
      _("Edits that bring the worst seat nearer to its share"), isBoard);
  add(Kind::Even, _("Suggest edits for &even assignments..."),
      _("Edits that bring the routes of the 24 assignments nearer together"), isLake);
  add(Kind::Par, _("Suggest edits for a &par..."), _("Edits that bring par near a number of turns"), isBoard);
  add(Kind::Clean, _("Suggest edits for fe&wer findings..."), _("Edits that remove findings"), isBoard);
}

} // namespace

void addSuggestions(CommandBuilder& builder) {
  LakeFittings* lake = lakeFittings(builder);
  builder.startGroup();
  addSearches(builder);
  const auto add = [&](const wxString& text, const wxString& shortcut, const wxString& help, const auto& act,
                       const auto& when) {
    onLake(
        builder, wxID_ANY, text, shortcut, help, [act](LakeWorkbench&) { act(); },
        [when](const LakeWorkbench&) { return when(); })
        .submenu = _("Su&ggestions");
  };
  add(
      _("&Search for suggestions"), "", _("Start the search with the goal in the panel"),
      [lake] {
        lake->showSuggestions();
        lake->suggestions().start();
      },
      [lake] { return lake->suggestions().canStart(); });
  add(
      _("S&top the search for suggestions"), "", _("Cancel the search"),
      [lake] { lake->suggestions().stop(); }, [lake] { return lake->suggestions().working(); });
  add(
      _("&Next suggestion"), "F4", _("Show the next one on the board"),
      [lake] { lake->suggestions().step(1); }, [lake] { return lake->suggestions().hasSuggestions(); });
  add(
      _("P&revious suggestion"), "Shift+F4", _("Show the previous one"),
      [lake] { lake->suggestions().step(-1); }, [lake] { return lake->suggestions().hasSuggestions(); });
  add(
      _("&Apply the suggestion"), "Ctrl+Shift+F4", _("Change the board as the chosen suggestion says"),
      [lake] { lake->suggestions().take(); }, [lake] { return lake->suggestions().canTake(); });
}

} // namespace fairway::editor::lake_race
