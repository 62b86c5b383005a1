#include "editor/ui/regatta/course_panel.h"

#include "editor/model/words/translation.h"
#include "editor/ui/dialogs/toolkit.h"
#include "editor/ui/panels/scrolled_rows.h"
#include "rules/regatta/board/gate.h"

#include <wx/menu.h>
#include <wx/sizer.h>

namespace fairway::editor::regatta {

namespace {

// "1  red, to starboard, gate at 300°"
std::vector<std::string> linesOf(const Course& course) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    const fairway::regatta::Rounding& rounding = course.round[i];
    const fairway::regatta::BuoyTurn turn = turnRound(course, i, rounding.leave);
    const std::string gate = std::to_string(rounding.gate.value_or(turn.gate).degrees());
    const std::string number = std::to_string(i + 1);
    const std::string& name = course.buoys[rounding.buoy].name;
    lines.push_back(rounding.leave == fairway::regatta::Side::Port
                        ? say("{1}. {2}, to port, gate at {3}°", {number, name, gate})
                        : say("{1}. {2}, to starboard, gate at {3}°", {number, name, gate}));
    if (!turn.natural) lines.back() += " " + say("(forces a full circle)");
  }
  return lines;
}

} // namespace

CoursePanel::CoursePanel(wxWindow* parent) : ScrolledRows(parent, "course", {280, 240}) {
  list_ = new wxListBox(this, wxID_ANY);
  list_->SetMinSize(leastOfList());
  list_->SetName("roundings");
  tellCutLines(*list_);
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) {
    if (const auto rounding = chosen())
      bench_->select({Handle::Kind::Buoy, bench_->course().round[*rounding].buoy, 0});
    updateButtons();
  });
  auto* rows = new wxGridSizer(3, FromDIP(wxSize(4, 4)));
  up_ = addButton(rows, _("Earlier"), [this] {
    step(_("Round it earlier"), shifted(bench_->course(), *chosen(), -1), *chosen() - 1);
  });
  down_ = addButton(rows, _("Later"), [this] {
    step(_("Round it later"), shifted(bench_->course(), *chosen(), 1), *chosen() + 1);
  });
  side_ = addButton(rows, _("Other side"), [this] {
    step(_("Leave it to the other side"), otherSide(bench_->course(), *chosen()), *chosen());
  });
  add_ = addButton(rows, _("Add..."), [this] { addRounding(); });
  remove_ = addButton(rows, _("Remove"), [this] {
    step(_("Remove this rounding"), withoutRounding(bench_->course(), *chosen()), 0);
  });
  wxSizer* sizer = GetSizer();
  sizer->Add(list_, wxSizerFlags(1).Expand());
  sizer->Add(rows, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
}

wxButton* CoursePanel::addButton(wxSizer* rows, const wxString& text, std::function<void()> act) {
  auto* button = new SmallButton(this, text);
  button->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
  rows->Add(button, wxSizerFlags().Expand());
  return button;
}

void CoursePanel::show(TableWorkbench* bench) {
  bench_ = bench;
  shown_.clear();
  list_->Clear();
  update();
}

void CoursePanel::update() {
  if (bench_) fill();
  updateButtons();
}

void CoursePanel::fill() {
  std::vector<std::string> lines = linesOf(bench_->course());
  if (lines == shown_) return;
  const int before = list_->GetSelection();
  shown_ = std::move(lines);
  list_->Clear();
  for (const std::string& line : shown_) list_->Append(wxString::FromUTF8(line));
  if (before >= 0 && before < static_cast<int>(shown_.size())) list_->SetSelection(before);
}

std::optional<std::size_t> CoursePanel::chosen() const {
  const int at = list_->GetSelection();
  if (!bench_ || at < 0 || at >= static_cast<int>(bench_->course().round.size())) return std::nullopt;
  return static_cast<std::size_t>(at);
}

void CoursePanel::updateButtons() {
  const auto rounding = chosen();
  const auto may = [&](auto make) { return rounding && make(); };
  up_->Enable(may([&] { return shifted(bench_->course(), *rounding, -1).has_value(); }));
  down_->Enable(may([&] { return shifted(bench_->course(), *rounding, 1).has_value(); }));
  side_->Enable(rounding.has_value());
  remove_->Enable(may([&] { return withoutRounding(bench_->course(), *rounding).has_value(); }));
  add_->Enable(bench_ && bench_->course().round.size() < fairway::regatta::maxRoundings);
}

void CoursePanel::step(const wxString& text, std::optional<Course> course, std::size_t choose) {
  bench_->change(text.utf8_string(), std::move(course));
  if (choose < bench_->course().round.size()) list_->SetSelection(static_cast<int>(choose));
  updateButtons();
}

void CoursePanel::addRounding() {
  wxMenu menu;
  const Course& course = bench_->course();
  for (std::size_t i = 0; i < course.buoys.size(); ++i) {
    wxMenuItem* item =
        menu.Append(wxID_HIGHEST + 1 + static_cast<int>(i), wxString::FromUTF8(course.buoys[i].name));
    item->Enable(withRounding(course, i).has_value());
  }
  const int answer = add_->GetPopupMenuSelectionFromUser(menu);
  if (answer == wxID_NONE) return;
  const auto buoy = static_cast<std::size_t>(answer - wxID_HIGHEST - 1);
  step(_("Round it again"), withRounding(course, buoy), course.round.size());
}

} // namespace fairway::editor::regatta
