#include "editor/ui/river/river_properties.h"

#include "editor/model/river/river_words.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

#include <wx/propgrid/advprops.h>

namespace fairway::editor::river {

void RiverProperties::show(RiverWorkbench* bench) {
  bench_ = bench;
  facts_.reset();
  PropertiesPanel::show(bench);
}

void RiverProperties::setFacts(const RiverExamination& facts) {
  facts_ = facts.judged ? std::optional(Facts{facts.ends, facts.points, facts.bestAllSaved}) : std::nullopt;
  makeAnew();
}

void RiverProperties::addAbove() {
  const River& river = *bench_->river();
  grid().Append(new wxPropertyCategory(_("Race")));
  const auto number = [this](const wxString& label, const wxString& key, int value, int least, int most) {
    auto* property = grid().Append(new wxIntProperty(label, key, value));
    property->SetAttribute(wxPG_ATTR_MIN, static_cast<long>(least));
    property->SetAttribute(wxPG_ATTR_MAX, static_cast<long>(most));
    property->SetEditor(wxPGEditor_SpinCtrl);
  };
  number(_("Start"), "river.start", river.start, 1, river.length());
  number(_("Players"), "river.players", river.players, fairway::river::leastPlayers,
         fairway::river::mostPlayers);
  number(_("Boats per player"), "river.boats", river.boats, 1, fairway::river::mostBoats);
  grid().Append(new wxStringProperty(_("Die"), "river.die", wxString::FromUTF8(dieText(river.die))));
  grid().Append(new wxStringProperty(_("Docks"), "river.docks", wxString::FromUTF8(docksText(river.docks))));
  wxPGChoices convoys;
  for (const Convoy convoy : {Convoy::Any, Convoy::Own})
    convoys.Add(wxString::FromUTF8(shownName(convoy)), static_cast<int>(convoy));
  grid().Append(new wxEnumProperty(_("Convoy"), "river.convoy", convoys, static_cast<int>(river.convoy)));
}

void RiverProperties::addBelow() {
  const River& river = *bench_->river();
  grid().Append(new wxPropertyCategory(_("River")));
  addReadOnly(_("Sections"), wxString::Format("%d", river.length()));
  addReadOnly(_("Order"), wxString::FromUTF8(orderOf(river)));
  if (!facts_) return;
  if (!facts_->ends) return addReadOnly(_("Par"), _("the race may never end"));
  addReadOnly(
      _("Par alone"),
      wxString::Format(_("%s points"), wxString::FromUTF8(shownDecimals(withDecimals(facts_->points, 2)))));
  addReadOnly(_("All boats home, at best"), wxString::FromUTF8(shownDecimals(percent(facts_->bestAllSaved))));
}

wxString RiverProperties::allowed(const wxPGProperty& property) const {
  if (property.GetName() == "river.die")
    return wxString::Format(_("six faces, each a number from 1 to %d or wind, such as 1 2 3 4 5 wind"),
                            fairway::river::mostNumber);
  if (property.GetName() == "river.docks")
    return wxString::Format(
        _("at most %d whole numbers, such as 5 3 3 1; at least as many as there are boats"),
        static_cast<int>(fairway::river::mostDocks));
  return PropertiesPanel::allowed(property);
}

CommandPtr RiverProperties::changeOf(const wxString& key, const wxVariant& value) {
  const River& river = *bench_->river();
  const auto whole = [&value] { return static_cast<int>(value.GetLong()); };
  if (key == "river.start") return setStart(river, whole());
  if (key == "river.players") return setPlayers(river, whole());
  if (key == "river.boats") return setBoats(river, whole());
  if (key == "river.convoy") return setConvoy(river, static_cast<Convoy>(whole()));
  if (key == "river.die") {
    const auto die = dieFrom(value.GetString().utf8_string());
    return die ? setDie(river, *die) : nullptr;
  }
  if (key == "river.docks") {
    auto docks = docksFrom(value.GetString().utf8_string());
    return docks ? setDocks(river, std::move(*docks)) : nullptr;
  }
  return nullptr;
}

} // namespace fairway::editor::river
