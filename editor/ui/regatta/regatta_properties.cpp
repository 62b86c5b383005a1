#include "editor/ui/regatta/regatta_properties.h"

#include "editor/model/words/translation.h"

#include <wx/propgrid/advprops.h>

namespace fairway::editor::regatta {

namespace {

using fairway::regatta::FinishWay;
using fairway::regatta::Symbol;
using Kind = Handle::Kind;

// What the grid shows besides the document.
struct Chosen {
  Handle handle;
  std::optional<StopChoice> stop;

  friend bool operator==(const Chosen&, const Chosen&) = default;
};

bool within(long value, int least, int most) {
  return value >= least && value <= most;
}

} // namespace

void RegattaProperties::show(Workbench* bench) {
  table_ = dynamic_cast<TableWorkbench*>(bench);
  deck_ = dynamic_cast<DeckWorkbench*>(bench);
  PropertiesPanel::show(bench);
}

formats::Body RegattaProperties::chosen() const {
  return formats::Body(
      Chosen{table_ ? table_->selection() : Handle(), deck_ ? deck_->selection() : std::nullopt});
}

void RegattaProperties::addAbove() {
  if (table_ && table_->selection()) addThing();
  if (deck_ && deck_->selection()) addCard();
}

void RegattaProperties::addBelow() {
  if (table_) addTable(), addRoute();
  if (deck_) addDeck();
}

void RegattaProperties::addThing() {
  const Course& course = table_->course();
  const Handle& handle = table_->selection();
  grid().Append(new wxPropertyCategory(wxString::FromUTF8(nameOf(course, handle))));
  if (handle.kind == Kind::Buoy)
    grid().Append(
        new wxStringProperty(_("Name"), "thing.name", wxString::FromUTF8(course.buoys[handle.index].name)));
  if (handle.kind == Kind::Obstacle) {
    const fairway::regatta::Obstacle& obstacle = course.obstacles[handle.index];
    grid().Append(
        new wxStringProperty(_("Name"), "thing.name", wxString::FromUTF8(obstacle.name.value_or(""))));
    addNumber(_("Diameter (mm)"), "thing.diameter", obstacle.diameter, fairway::regatta::minObstacle,
              fairway::regatta::maxObstacle);
  }
  const Vec at = placeOf(course, handle);
  addNumber(_("From the left (mm)"), "thing.x", at.x, 0, course.table.x);
  addNumber(_("From the top (mm)"), "thing.y", at.y, 0, course.table.y);
}

void RegattaProperties::addTable() {
  const Course& course = table_->course();
  grid().Append(new wxPropertyCategory(_("Table")));
  addNumber(_("Width (mm)"), "table.width", course.table.x, fairway::regatta::minTable,
            fairway::regatta::maxTable);
  addNumber(_("Height (mm)"), "table.height", course.table.y, fairway::regatta::minTable,
            fairway::regatta::maxTable);
  wxPGChoices finish;
  finish.Add(_("back over the line"), static_cast<int>(FinishWay::Back));
  finish.Add(_("as at the start"), static_cast<int>(FinishWay::Through));
  grid().Append(new wxEnumProperty(_("Finish"), "table.finish", finish, static_cast<int>(course.finish)));
  addNumber(_("Boats' length (mm)"), "table.length", course.length, fairway::regatta::minLength,
            fairway::regatta::maxLength);
  addNumber(_("Boats' beam (mm)"), "table.beam", course.beam, fairway::regatta::minBeam,
            fairway::regatta::maxBeam);
  addNumber(_("Buoys' diameter (mm)"), "table.buoy", course.buoy, fairway::regatta::minBuoy,
            fairway::regatta::maxBuoy);
  if (const Deck* deck = table_->deck()) {
    const int cards = cardCount(*deck);
    addReadOnly(_("Deck"), wxString::Format(wxPLURAL("%d card", "%d cards", cards), cards));
  } else {
    addReadOnly(_("Deck"), _("could not be read"));
  }
}

void RegattaProperties::addRoute() {
  const std::optional<TableFacts>& facts = table_->facts();
  if (!facts) return;
  grid().Append(new wxPropertyCategory(_("Fastest route, with any hand")));
  const auto number = [](std::optional<int> turns) {
    return turns ? wxString::Format("%d", *turns) : _("no route");
  };
  addReadOnly(_("Turns"), number(facts->turns));
  addReadOnly(_("Turns without helms"), number(facts->plays));
}

void RegattaProperties::addCard() {
  const StopChoice& choice = *deck_->selection();
  const Card& card = deck_->deck().cards[choice.card];
  grid().Append(new wxPropertyCategory(wxString::Format(_("Card %s"), wxString::FromUTF8(card.id))));
  grid().Append(new wxStringProperty(_("Name"), "card.id", wxString::FromUTF8(card.id)));
  addNumber(_("How many"), "card.count", card.count, 1, fairway::regatta::maxCards);
  wxPGChoices symbols;
  symbols.Add(_("none"), static_cast<int>(Symbol::None));
  symbols.Add(_("helm"), static_cast<int>(Symbol::Helm));
  symbols.Add(_("cloud"), static_cast<int>(Symbol::Cloud));
  symbols.Add(_("sun"), static_cast<int>(Symbol::Sun));
  grid().Append(new wxEnumProperty(_("Symbol"), "card.symbol", symbols, static_cast<int>(card.symbol)));
  grid()
      .Append(new wxBoolProperty(_("Laid across"), "card.across", card.across))
      ->SetAttribute(wxPG_BOOL_USE_CHECKBOX, true);
  if (!choice.arrow) return;
  const fairway::regatta::ArrowPoint& point = card.arrows[*choice.arrow][choice.point];
  grid().Append(new wxPropertyCategory(
      wxString::Format(_("Arrow %zu, stop %zu"), *choice.arrow + 1, choice.point + 1)));
  grid().Append(new wxIntProperty(_("Forward (mm)"), "stop.forward", point.forward));
  grid().Append(new wxIntProperty(_("To the right (mm)"), "stop.right", point.right));
  grid().Append(new wxIntProperty(_("Turn (degrees)"), "stop.turn", point.turn));
}

void RegattaProperties::addDeck() {
  const Deck& deck = deck_->deck();
  grid().Append(new wxPropertyCategory(_("Deck")));
  addNumber(_("Cards' width (mm)"), "deck.width", deck.width, fairway::regatta::minCardSide,
            fairway::regatta::maxCardSide);
  addNumber(_("Cards' length (mm)"), "deck.length", deck.length, fairway::regatta::minCardSide,
            fairway::regatta::maxCardSide);
  addNumber(_("Hand"), "deck.hand", deck.hand, fairway::regatta::minHand, fairway::regatta::maxHand);
  addReadOnly(_("Cards"), wxString::Format("%d", cardCount(deck)));
}

std::optional<Course> RegattaProperties::courseChange(const wxString& key, const wxVariant& value) const {
  Course course = table_->course();
  const Handle& handle = table_->selection();
  if (key == "thing.name") return renamed(course, handle, value.GetString().utf8_string());
  const auto number = static_cast<int>(value.GetLong());
  if (key == "thing.diameter") return withDiameter(course, handle.index, number);
  if (key == "thing.x") return moved(course, handle, {number, placeOf(course, handle).y});
  if (key == "thing.y") return moved(course, handle, {placeOf(course, handle).x, number});
  if (key == "table.width") return resized(course, {number, course.table.y});
  if (key == "table.height") return resized(course, {course.table.x, number});
  const auto set = [&course, number](int& place, int least, int most) -> std::optional<Course> {
    if (!within(number, least, most)) return std::nullopt;
    place = number;
    return course;
  };
  using namespace fairway::regatta;
  if (key == "table.length") return set(course.length, minLength, maxLength);
  if (key == "table.beam") return set(course.beam, minBeam, maxBeam);
  if (key == "table.buoy") return set(course.buoy, minBuoy, maxBuoy);
  if (key != "table.finish") return std::nullopt;
  course.finish = static_cast<FinishWay>(number);
  return course;
}

std::optional<Deck> RegattaProperties::deckChange(const wxString& key, const wxVariant& value) const {
  const Deck& deck = deck_->deck();
  const auto number = [&value] { return static_cast<int>(value.GetLong()); };
  if (key == "deck.width") return withSize(deck, number(), deck.length);
  if (key == "deck.length") return withSize(deck, deck.width, number());
  if (key == "deck.hand") return withHand(deck, number());
  if (!deck_->selection()) return std::nullopt;
  const StopChoice& choice = *deck_->selection();
  if (key == "card.id") return withId(deck, choice.card, value.GetString().utf8_string());
  if (key == "card.count") return withCount(deck, choice.card, number());
  if (key == "card.symbol") return withSymbol(deck, choice.card, static_cast<Symbol>(number()));
  if (key == "card.across") return laidAcross(deck, choice.card, value.GetBool());
  if (!choice.arrow) return std::nullopt;
  const fairway::regatta::ArrowPoint& point = deck.cards[choice.card].arrows[*choice.arrow][choice.point];
  if (key == "stop.forward") return movedStop(deck, choice, number(), point.right);
  if (key == "stop.right") return movedStop(deck, choice, point.forward, number());
  if (key == "stop.turn" && number() % 15 == 0) return turnedStop(deck, choice, (number() - point.turn) / 15);
  return std::nullopt;
}

wxString RegattaProperties::allowed(const wxPGProperty& property) const {
  const wxString key = property.GetName();
  if (key == "thing.name" || key == "card.id") return _("a unique name of letters, digits and dashes");
  if (key == "stop.turn") return _("a multiple of 15 degrees");
  if (key == "stop.forward" || key == "stop.right") return _("a place on the card");
  return PropertiesPanel::allowed(property);
}

CommandPtr RegattaProperties::changeOf(const wxString& key, const wxVariant& value) {
  const std::string step = say("Change: {1}", {grid().GetPropertyLabel(key).utf8_string()});
  if (table_)
    if (auto course = courseChange(key, value))
      return changeCourse(table_->document().content(), step, std::move(*course));
  if (deck_)
    if (auto deck = deckChange(key, value))
      return changeDeck(deck_->document().content(), step, std::move(*deck));
  return nullptr;
}

} // namespace fairway::editor::regatta
