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

// The 24 assignments of a race, or those of all: on which slots the buoys stand, route, par, verdict and
// warnings. A click on a heading sorts by it; that is kept.
class AssignmentList final : public TextList {
public:
  AssignmentList(wxWindow* parent, const RaceTable& table,
                 std::optional<fairway::lake_race::RaceLetter> race);
  void tableChanged();

  std::optional<ChosenAssignment> assignment() const; // that is chosen
  void choose(const ChosenAssignment& course);        // as if clicked
  bool lists(const ChosenAssignment& course) const;
  void sort(const RaceOrder& order);
  const RaceOrder& order() const { return order_; }

  std::function<void(const RaceOrder&)> onSort; // by a click on a heading

private:
  wxString OnGetItemText(long line, long column) const override;
  wxString parText(const ChosenAssignment& course) const;
  wxString warningsText(const ChosenAssignment& course) const;
  void arrange();

  RaceOrder order_;
  std::vector<ChosenAssignment> lines_;

  const RaceTable& table_;
  std::optional<fairway::lake_race::RaceLetter> race_; // none: all
};

} // namespace fairway::editor::lake_race
