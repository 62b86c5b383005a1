#pragma once

#include "editor/model/lake_race/course/race_order.h"
#include "editor/ui/panels/text_list.h"

namespace fairway::editor::lake_race {

// Three lines: a race each, with its slots and the spread of its routes.
class RaceList final : public TextList {
public:
  RaceList(wxWindow* parent, const RaceTable& table);
  void tableChanged();

private:
  wxString OnGetItemText(long line, long column) const override;

  const RaceTable& table_;
};

// The 24 assignments of a race: on which slots the buoys stand, route and par. A click on a heading sorts by
// it; that is kept.
class AssignmentList final : public TextList {
public:
  AssignmentList(wxWindow* parent, const RaceTable& table, fairway::lake_race::RaceLetter race);
  void tableChanged();

  std::optional<int> assignment() const; // that is chosen, from 0
  void chooseAssignment(int number);     // as if clicked
  void sort(const RaceOrder& order);
  const RaceOrder& order() const { return order_; }

  std::function<void(const RaceOrder&)> onSort; // by a click on a heading

private:
  wxString OnGetItemText(long line, long column) const override;
  wxString parText(int number) const;
  void arrange();

  RaceOrder order_;
  std::vector<int> lines_; // the assignments' numbers

  const RaceTable& table_;
  fairway::lake_race::RaceLetter race_;
};

} // namespace fairway::editor::lake_race
