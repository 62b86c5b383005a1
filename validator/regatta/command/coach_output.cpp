#include "validator/regatta/command/commands.h"

#include "rules/base/number_text.h"
#include "rules/regatta/table/regatta_play.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::regatta {

namespace {

using namespace validator::regatta;
using validator::Badge;

std::string inTurns(double turns) {
  const std::string text = withDecimals(std::abs(turns), 2);
  if (text == "0.00") return text;
  return (turns < 0 ? "-" : "+") + text;
}

std::string cardsOf(const Turn& turn) {
  std::string text;
  for (const auto& play : turn.play) {
    text += (text.empty() ? "play " : " and ") + play.card + " along";
    for (const int arrow : play.arrows) text += " " + std::to_string(arrow);
  }
  return text;
}

std::string turnWords(const Turn& turn) {
  using fairway::regatta::Act;
  std::string text;
  switch (turn.act) {
  case Act::Play:
    text = cardsOf(turn);
    break;
  case Act::Skip:
    return "becalmed";
  case Act::Turn:
    text = "turn to " + std::to_string(turn.heading.degrees());
    break;
  case Act::Change:
    text = "change " + std::to_string(turn.cards.size()) + (turn.cards.size() == 1 ? " card" : " cards");
    break;
  }
  if (turn.sun) text += ", sun before " + std::to_string(turn.sun->before);
  return text;
}

// The expected turns of all boats, that of the leader marked.
std::string toGoText(const CoachedTurn& turn) {
  const double least = *std::min_element(turn.toGo.begin(), turn.toGo.end());
  std::ostringstream out;
  bool marked = false;
  for (const double toGo : turn.toGo) {
    const bool leads = !marked && toGo == least;
    marked = marked || leads;
    out << std::setw(7) << (leads ? "*" : "") + withDecimals(toGo, 1);
  }
  return out.str();
}

void writeBoat(std::ostream& out, const CoachedBoat& boat) {
  out << "Seat " << boat.seat << ": " << boat.turns << " turns";
  if (boat.toGo > 0) out << " and an estimated " << withDecimals(boat.toGo, 1) << " to go";
  out << ", expected " << withDecimals(boat.start, 1) << ": hand and traffic " << inTurns(boat.hand)
      << ", calms " << inTurns(boat.calm) << ", choices " << inTurns(boat.cost) << ".\n";
}

// To a millionth: what lies beyond is noise.
double rounded(double number) {
  return std::round(number * 1e6) / 1e6;
}

Tree roundedAll(const std::vector<double>& numbers) {
  Tree list = Tree::list();
  for (const double number : numbers) list.push_back(rounded(number));
  return list;
}

Tree coachedTurnTree(const CoachedTurn& turn) {
  const Badge badge = badgeOf(turn);
  return {{"turn", turn.turn},
          {"seat", turn.seat},
          {"to_go", Tree{{"before", rounded(turn.before)}, {"after", rounded(turn.after)}}},
          {"hand", rounded(turn.hand)},
          {"calm", rounded(turn.calm)},
          {"cost", rounded(turn.cost)},
          {"best", turn.cost > 0 ? turnChoice(turn.best) : Tree()},
          {"badge", badge == Badge::None ? Tree() : Tree(nameOf(badge))},
          {"fleet", roundedAll(turn.toGo)}};
}

Tree coachedBoatTree(const CoachedRace& race, const CoachedBoat& boat) {
  Tree badges = Tree::fields();
  for (const Badge badge : {Badge::Inaccuracy, Badge::Mistake, Badge::Blunder})
    badges[nameOf(badge)] = std::count_if(race.turns.begin(), race.turns.end(), [&](const CoachedTurn& turn) {
      return turn.seat == boat.seat && badgeOf(turn) == badge;
    });
  return {{"seat", boat.seat},
          {"turns", boat.turns},
          {"start", rounded(boat.start)},
          {"to_go", rounded(boat.toGo)},
          {"hand", rounded(boat.hand)},
          {"calm", rounded(boat.calm)},
          {"cost", rounded(boat.cost)},
          {"badges", badges}};
}

} // namespace

std::string coachText(const CoachedRace& race, const fairway::regatta::RaceRecord& record) {
  std::ostringstream out;
  out << "\nWhat the good pilot thinks, in turns. It counts with a new hand before every turn and no boats "
         "in "
         "the way: all of it is an estimate.\n"
      << "  turn  seat  hand   cost   expected turns to go, by seat\n";
  for (const CoachedTurn& turn : race.turns) {
    out << std::setw(6) << turn.turn << std::setw(6) << turn.seat << std::setw(6)
        << inTurns(turn.hand + turn.calm) << std::setw(7) << withDecimals(turn.cost, 2) << toGoText(turn)
        << "  " << turnWords(record.turns[static_cast<std::size_t>(turn.turn - 1)].turn);
    if (const Badge badge = badgeOf(turn); badge != Badge::None)
      out << "; " << nameOf(badge) << ": " << turnWords(turn.best);
    out << '\n';
  }
  if (race.lost)
    out << "Seat " << *race.lost << " then lost its way to the finish: no estimate goes further.\n";
  out << '\n';
  for (const CoachedBoat& boat : race.boats) writeBoat(out, boat);
  return out.str();
}

Tree coachTree(const CoachedRace& race) {
  Tree turns = Tree::list();
  for (const CoachedTurn& turn : race.turns) turns.push_back(coachedTurnTree(turn));
  Tree boats = Tree::list();
  for (const CoachedBoat& boat : race.boats) boats.push_back(coachedBoatTree(race, boat));
  return {{"estimate", Tree{{"pilot", "good"}, {"unit", "expected turns to go with fresh hands"}}},
          {"turns", turns},
          {"boats", boats},
          {"lost", race.lost}};
}

} // namespace fairway::command::regatta
