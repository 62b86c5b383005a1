#pragma once

#include "editor/ui/commands/command_builder.h"
#include "editor/ui/lake_race/lake_fittings.h"

namespace fairway::editor::lake_race {

// The commands of the lake race, place by place.
void addRegionCommands(CommandBuilder& builder); // Edit
void addLayers(CommandBuilder& builder);         // View
void addTools(CommandBuilder& builder);
void addBoardMenu(CommandBuilder& builder);
void addCourseMenu(CommandBuilder& builder);
void addSuggestions(CommandBuilder& builder); // Tools

// A command that needs a lake, a tile set or a course, and perhaps more of it.
inline UiCommand& onLake(CommandBuilder& builder, int id, const wxString& text, const wxString& shortcut,
                         const wxString& help, const std::function<void(LakeWorkbench&)>& act,
                         const std::function<bool(const LakeWorkbench&)>& when = nullptr) {
  return builder.onBench<LakeWorkbench>(id, text, shortcut, help, act, when);
}

inline LakeFittings* lakeFittings(CommandBuilder& builder) {
  return &lakeFittings(builder.frame());
}

} // namespace fairway::editor::lake_race
