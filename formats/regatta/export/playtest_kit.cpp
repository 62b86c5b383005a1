#include "formats/regatta/export/subject.h"
#include "formats/regatta/picture/brush.h"
#include "formats/regatta/picture/card_face.h"
#include "formats/regatta/print/rules_page.h"
#include "rules/games.h"
#include "rules/regatta/play/race.h"

#include <algorithm>
#include <numbers>

// A regatta on a virtual table: boats behind the line, and the deck.
namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Board;

constexpr int boats = 4;

// The lattice's points behind the line.
std::vector<Vec> startPoints(const Board& board) {
  const Vec table = board.course().table;
  std::vector<Vec> points;
  for (int y = 0; y <= table.y; y += plane::latticeStep)
    for (int x = 0; x <= table.x; x += plane::latticeStep)
      if (board.isBehindLine({x, y})) points.push_back({x, y});
  return points;
}

// Where the rules let boats start, straight across the line and as evenly along it as they can be.
std::vector<Pose> startPoses(const Board& board) {
  const Course& course = board.course();
  fairway::regatta::Race race(board, boats, 1, fairway::regatta::Until::First);
  std::vector<Pose> poses;
  std::vector<Vec> points = startPoints(board);
  for (int seat = 1; seat <= boats; ++seat) {
    const double share = (seat - 0.5) / boats;
    const Point wanted = pointOf(course.left) + share * (pointOf(course.right) - pointOf(course.left));
    const auto off = [&](Vec point) { return lengthOf(pointOf(point) - wanted); };
    std::stable_sort(points.begin(), points.end(), [&](Vec a, Vec b) { return off(a) < off(b); });
    const auto found = std::find_if(points.begin(), points.end(), [&](Vec point) {
      return !race.place(seat, {point, board.straightAcross()});
    });
    if (found == points.end()) break; // the others wait beside the table
    poses.push_back({*found, board.straightAcross()});
  }
  return poses;
}

class TableMaker {
public:
  TableMaker(const Course& course, const Deck& deck, ThemeName theme)
      : course_(course), deck_(deck), theme_(theme) {}

  playtest::Table make(TableScene scene) {
    table_.paint.theme = theme_;
    table_.paint.layers =
        Layers().without(TableLayer::Route).without(TableLayer::Boats).without(TableLayer::Findings);
    table_.scale = {0.5, 1.6};
    playtest::Area area;
    area.name = "Table";
    area.box = {0, 0, course_.table.x * 1.0, course_.table.y * 1.0};
    area.step = {plane::latticeStep, plane::latticeStep};
    area.columns = course_.table.x / plane::latticeStep + 1;
    area.rows = course_.table.y / plane::latticeStep + 1;
    table_.areas.push_back(area);
    table_.board = std::make_shared<TableScene>(std::move(scene));
    for (int seat = 1; seat <= boats; ++seat)
      table_.seats.push_back({"Seat " + std::to_string(seat), boatColour(themeOf(theme_), seat)});
    addBoats();
    addDeck();
    return std::move(table_);
  }

private:
  // The middle of its picture is the bow: the rules count from there, and heaving to turns a boat round it.
  playtest::Art boatArt(int seat) const {
    const double side = 2.0 * course_.length + 4;
    const BoatShape shape{course_.length * 1.0, course_.beam * 1.0};
    return {side, side,
            [=, &theme = themeOf(theme_)](cairo_t* target) {
              const Pen pen(target);
              addHull(pen, shape, {side / 2, side / 2}, 0);
              pen.use(theme.token, 0.25 * shape.beam); // stands out on any water
              pen.stroke();
              drawBoat(pen, Texts(target), theme, shape, {side / 2, side / 2}, 0, seat);
            },
            Box{side / 2 - 0.7 * shape.beam, side / 2 - 2, side / 2 + 0.7 * shape.beam, side}};
  }

  void addBoats() {
    const Board board(course_, deck_);
    const std::vector<Pose> poses = startPoses(board);
    for (int seat = 1; seat <= boats; ++seat) {
      playtest::Piece boat;
      boat.id = "boat-" + std::to_string(seat);
      boat.name = "Boat " + std::to_string(seat);
      boat.faces.push_back(boatArt(seat));
      boat.headings = plane::headingCount;
      boat.seat = seat;
      const auto place = static_cast<std::size_t>(seat - 1);
      boat.degrees = board.straightAcross().degrees();
      if (place < poses.size()) boat.at = pointOf(poses[place].at);
      table_.pieces.push_back(std::move(boat));
    }
  }

  void addDeck() {
    const CardRoom upright = roomOf(deck_, false);
    playtest::Deck deck;
    deck.id = "deck";
    deck.name = "Cards";
    deck.hand = deck_.hand;
    deck.headings = plane::headingCount;
    deck.back = {upright.width, upright.height, [upright, theme = theme_](cairo_t* target) {
                   drawCardBack(Pen(target), Texts(target), upright, theme, "");
                 }};
    for (std::size_t i = 0; i < deck_.cards.size(); ++i) {
      const Card& card = deck_.cards[i];
      deck.cards.push_back({"card-" + std::to_string(i + 1), card.id, faceOf(card, upright), card.count});
    }
    table_.deck = std::move(deck);
  }

  // Cards that are laid across lie in the pile like the others: upright.
  playtest::Art faceOf(const Card& card, const CardRoom& upright) const {
    const CardRoom room = roomOf(deck_, card.across);
    return {upright.width, upright.height, [=, theme = theme_](cairo_t* target) {
              const Pen pen(target);
              if (card.across) {
                cairo_translate(target, upright.width, 0);
                cairo_rotate(target, std::numbers::pi / 2);
              }
              drawCardFace(pen, Texts(target), room, card, theme);
            }};
  }

  const Course& course_;
  const Deck& deck_;
  ThemeName theme_;
  playtest::Table table_;
};

} // namespace

Result<playtest::Kit, Problems> Subject::kit(ThemeName theme) const {
  const auto* regatta = std::get_if<RegattaSubject>(&content);
  if (regatta == nullptr) return formats::Subject::kit(theme);
  playtest::Kit kit{
      fairway::regatta::gameTitle, title(), head.info.notes.value_or(""), texts().credits, "2-4", {}, {}};
  for (const RuleInShort& rule : rulesInShort(regatta->course, regatta->deck))
    kit.rules.push_back({rule.head.english(), rule.body.english()});
  kit.tables.push_back(TableMaker(regatta->course, regatta->deck, theme).make(table()));
  kit.tables.back().name = title();
  return kit;
}

} // namespace fairway::formats::regatta
