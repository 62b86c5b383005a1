#pragma once

#include "editor/model/lake_race/course/race_table.h"
#include "editor/ui/panels/text_list.h"

namespace fairway::editor {

// Three lines: a race each, with its slots and the spread of its routes.
class RaceList final : public TextList {
public:
  RaceList(wxWindow* parent, const RaceTable& table);
  void tableChanged();

private:
  wxString OnGetItemText(long line, long column) const override;

  const RaceTable& table_;
};

// The 24 assignments of a race: on which slots the buoys stand, route and par.
class AssignmentList final : public TextList {
public:
  AssignmentList(wxWindow* parent, const RaceTable& table, lake_race::RaceLetter race);
  void tableChanged();

private:
  wxString OnGetItemText(long line, long column) const override;
  wxString parText(std::size_t line) const;

  const RaceTable& table_;
  lake_race::RaceLetter race_;
};

} // namespace fairway::editor
