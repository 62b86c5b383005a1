#include "editor/model/games.h"
#include "editor/model/pool/files/pool_files.h"
#include "editor/model/pool/race/pool_coach.h"
#include "editor/model/pool/words/pool_words.h"
#include "editor/model/race/raced.h"
#include "editor/model/words/translation.h"
#include "formats/pool/export/game_film.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/picture/palette.h"
#include "rules/base/tree.h"
#include "rules/pool/table/pool_play.h"
#include "rules/table/reading.h"
#include "validator/pool/pilot/table_pilot.h"
#include "validator/pool/simulation/simulate.h"

#include <algorithm>

namespace fairway::editor::pool {

using namespace fairway::pool;
using formats::Point;
using formats::pool::RecordBody;
using race::Hand;
using race::Mark;
using race::Offer;
using race::Piece;

namespace {

const PoolPlay& poolPlay(const table::Play& play) {
  return static_cast<const PoolPlay&>(play);
}

Side sideOf(int seat) {
  return seat == 1 ? Side::Red : Side::Yellow;
}
int seatOf(Side side) {
  return side == Side::Red ? 1 : 2;
}

std::optional<Square> squareIn(const Tree& choice, std::string_view key) {
  const auto numbers = table::numbersIn(choice, key);
  if (!numbers || numbers->size() != 2) return std::nullopt;
  return Square{(*numbers)[0], (*numbers)[1]};
}

// Which tile a choice is about; none: it is a pass, or where a revealed one goes.
std::optional<Square> fromOf(const Tree& choice) {
  for (const char* key : {"swim", "move", "reveal"})
    if (const auto square = squareIn(choice, key)) return square;
  return std::nullopt;
}

std::string endText(const Tree& choice) {
  const auto square = squareIn(choice, "to");
  return square ? label(*square) : say("bar");
}

std::string textOfChoice(const Tree& choice) {
  if (const auto at = squareIn(choice, "at")) return label(*at);
  if (const auto from = squareIn(choice, "swim"))
    return say("swim from {1} to {2}", {label(*from), endText(choice)});
  if (const auto from = squareIn(choice, "move"))
    return say("move from {1} to {2}", {label(*from), endText(choice)});
  if (const auto from = squareIn(choice, "reveal")) return say("reveal the tile on {1}", {label(*from)});
  return choice.find("to") ? say("to {1}", {endText(choice)}) : say("to pass");
}

Point barOf(const Pool& pool, Side side, Square near) {
  Point best = formats::pool::centreOf(near);
  double least = 1e9;
  for (const Square square : formats::pool::barSquares(pool, side)) {
    const Point at = formats::pool::centreOf(square);
    if (const double far = formats::lengthOf(at - formats::pool::centreOf(near)); far < least)
      least = far, best = at;
  }
  return best;
}

// Where a choice takes a tile, which stands on `from` or is named in the choice.
std::vector<Point> wayOfTile(const PoolPlay& play, std::optional<Square> from, const Tree& choice) {
  if (const auto named = fromOf(choice)) from = named;
  if (!from) return {};
  const Point start = formats::pool::centreOf(*from);
  if (!choice.find("to")) return {start};
  const auto to = squareIn(choice, "to");
  return {start, to ? formats::pool::centreOf(*to) : barOf(play.board().pool(), sideOf(play.seat()), *from)};
}

std::optional<Square> revealedIn(const PoolPlay& play) {
  return play.moment() == table::Moment::To ? std::optional(play.revealed()->from) : std::nullopt;
}

class PoolHand final : public Hand {
public:
  explicit PoolHand(const PoolPlay& play) : play_(play), choices_(*play.choices()) {}

  std::string task() const override {
    switch (play_.moment()) {
    case table::Moment::Place:
      return say("Place a tile on your start row");
    case table::Moment::To:
      return say("It is a {1}: choose where it goes", {std::to_string(play_.revealed()->value)});
    default:
      return from_ ? say("Choose where it goes; click it again to reveal it, or another of your tiles")
                   : say("Choose one of your tiles");
    }
  }

  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    std::vector<Square> tiles;
    for (const Tree& choice : choices_) {
      const std::optional<Square> from = fromOf(choice);
      if (from && from != from_) {
        if (std::find(tiles.begin(), tiles.end(), *from) != tiles.end()) continue;
        tiles.push_back(*from);
        offers.push_back(
            {{}, say("the tile on {1}", {label(*from)}), false, formats::pool::centreOf(*from), {}});
      } else {
        offers.push_back(offerOf(choice));
      }
    }
    return offers;
  }

  // The first click takes a tile; the second says what it does.
  bool takes(const Offer& offer) override {
    if (!isNothing(offer.choice)) return false;
    from_ = formats::pool::squareAt(*offer.at);
    return true;
  }

  std::optional<Tree> meantAt(Point at) const override {
    const Square square = formats::pool::squareAt(at);
    if (play_.moment() == table::Moment::Place) return squareChoice(square);
    const Tree to = Tree::list({square.column, square.row});
    if (play_.moment() == table::Moment::To) return Tree{{"to", to}};
    if (!from_) return Tree{{"reveal", to}};
    const auto moves = [&](const Tree& choice) { return squareIn(choice, "move") == from_; };
    const bool open = std::any_of(choices_.begin(), choices_.end(), moves);
    return Tree{{open ? "move" : "swim", Tree::list({from_->column, from_->row})}, {"to", to}};
  }

private:
  Offer offerOf(const Tree& choice) const {
    Offer offer{choice, textOfChoice(choice), false, std::nullopt, {}};
    if (const auto at = squareIn(choice, "at")) offer.at = formats::pool::centreOf(*at);
    const std::vector<Point> way = wayOfTile(play_, revealedIn(play_), choice);
    if (!way.empty()) offer.at = way.back();
    if (way.size() > 1) offer.marks.push_back({Mark::Shape::Line, Mark::Sense::Chosen, way});
    return offer;
  }

  PoolPlay play_;
  std::vector<Tree> choices_;
  std::optional<Square> from_;
};

// What was turned over at a real table.
class ValueHand final : public Hand {
public:
  explicit ValueHand(const PoolPlay& play) : play_(play) {}

  std::string task() const override { return say("Turn the tile over and choose its number"); }
  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    for (const int value : play_.board().values())
      if (play_.match()->position().hidden(sideOf(play_.seat()), value) > 0)
        offers.push_back({{{"value", value}}, std::to_string(value), false, std::nullopt, {}});
    return offers;
  }
  std::optional<Tree> digit(int typed) override { return Tree{{"value", typed}}; }

private:
  PoolPlay play_;
};

class PoolRaced final : public race::Raced {
public:
  explicit PoolRaced(Pool pool) : board_(std::make_shared<PoolBoard>(std::move(pool))) {}

  // Tiles may be placed on a pool that has a setup, too: the record says so.
  std::unique_ptr<table::Play> begin(const formats::Document& record, std::uint64_t seed) const override {
    GameRecord empty;
    if (record.get<RecordBody>().record.placement) empty.placement.emplace();
    return std::make_unique<PoolPlay>(board_, empty, PoolChance{seed, nullptr});
  }

  std::vector<table::Event> acts(const formats::Document& record) const override {
    return actsOf(*board_, record.get<RecordBody>().record);
  }

  std::optional<race::Illegal> fault(const formats::Document& record) const override {
    const auto fault = Replay(*board_, record.get<RecordBody>().record).fault();
    if (!fault) return std::nullopt;
    return race::Illegal{fault->turn, std::string(nameOf(fault->rule)), say(fault->message)};
  }
  void write(formats::Document& record, const table::Play& play) const override {
    record.get<RecordBody>().record = poolPlay(play).record();
  }
  std::unique_ptr<validator::TablePilots> pilots(const formats::Document&,
                                                 std::uint64_t seed) const override {
    return std::make_unique<validator::pool::PoolTablePilots>(board_, PoolChance{seed, nullptr});
  }
  std::unique_ptr<Hand> hand(const table::Play& play) const override {
    if (play.moment() == table::Moment::Chance) return std::make_unique<ValueHand>(poolPlay(play));
    return std::make_unique<PoolHand>(poolPlay(play));
  }
  Shown film(const formats::Document& record, int turn) const override {
    const GameRecord& game = record.get<RecordBody>().record;
    return {std::make_unique<formats::pool::GameFilm>(board_->pool(), game), turn, 0};
  }
  std::unique_ptr<formats::Scene> scene(const table::Play& play) const override {
    auto scene = std::make_unique<formats::pool::PoolScene>(board_->pool());
    scene->showPlacing(*board_, poolPlay(play).placing());
    return scene;
  }
  std::string describe(const table::Play& play, Point at) const override {
    const Square square = formats::pool::squareAt(at);
    if (!board_->pool().map.contains(square)) return {};
    const Match* match = poolPlay(play).match();
    const auto* pile = match ? match->position().pileAt(board_->numberOf(square)) : nullptr;
    std::string text = label(square);
    for (int i = pile ? pile->size - 1 : -1; i >= 0; --i) // from the top
      text += (i == pile->size - 1 ? "  " : " / ") + label(pile->tiles[static_cast<std::size_t>(i)]);
    return text;
  }
  std::optional<Point> centreOf(const Spot& spot) const override {
    if (spot.kind != Spot::Kind::Square) return std::nullopt;
    return formats::pool::centreOf(fairway::squareOf(spot));
  }
  race::Coach coach(const formats::Document& record) const override {
    return poolCoach(board_->pool(), record.get<RecordBody>().record);
  }
  formats::Colour seatColour(const formats::Theme& theme, int seat) const override {
    return formats::pool::paletteOf(theme).sides[sideOf(seat)].fill;
  }
  std::string placingText() const override { return say("Place a tile"); }
  std::string seatName(int seat) const override { return seat == 1 ? say("Red") : say("Yellow"); }
  std::string turnText(const table::Play& before, std::span<const table::Event>,
                       const table::Play& after) const override {
    const TurnEntry& entry = poolPlay(after).record().turns.back();
    const Turn turn = turnOf(*board_, entry);
    const Match* match = poolPlay(before).match();
    const bool bites = match && turn.to >= 0 && match->position().pileAt(turn.to) != nullptr;
    return turnLine(entry, after.turns(), bites);
  }
  bool isMilestone(const table::Play& before, const table::Play& after, int seat) const override {
    const auto home = [&](const table::Play& play) {
      const Match* match = poolPlay(play).match();
      return match ? match->position().inBar(sideOf(seat)).tiles : 0;
    };
    return home(after) > home(before);
  }
  std::string standing(const table::Play& play, int seat) const override {
    const Match* match = poolPlay(play).match();
    if (!match) return say("to be placed");
    return sayCount("{n} tile in the bar", "{n} tiles in the bar",
                    static_cast<std::size_t>(match->position().inBar(sideOf(seat)).tiles));
  }
  std::vector<race::Ranked> ranks(const table::Play& play) const override {
    const Match* match = poolPlay(play).match();
    if (!match || !match->over()) return {};
    const int first = match->winner() ? seatOf(*match->winner()) : 1;
    std::vector<race::Ranked> ranks;
    for (const int seat : {first, 3 - first})
      ranks.push_back({match->winner() && seat != first ? 2 : 1, seat, standing(play, seat)});
    return ranks;
  }
  std::string choiceText(const table::Play&, const Tree& choice) const override {
    return textOfChoice(choice);
  }
  std::vector<Point> wayOf(const table::Play& play, const Tree& choice) const override {
    return wayOfTile(poolPlay(play), revealedIn(poolPlay(play)), choice);
  }
  std::vector<race::RuleWords> rules() const override { return race::wordsOf(allRules); }

private:
  std::shared_ptr<const PoolBoard> board_;
};

constexpr std::array pilotTitles{
    race::PilotTitle{"quick", marked("quick")},
    race::PilotTitle{"strong", marked("strong")},
    race::PilotTitle{"deep", marked("deep")},
};

Result<race::RaceOffer, std::string> offer(const Workbench& bench) {
  const Pool& pool = bench.document().content().get<formats::pool::PoolBody>().pool;
  if (const auto why = validator::pool::whyNotPlayed(pool, validator::pool::placementOf("", pool)))
    return say("This pool cannot be played: {1}.", {say(*why)});
  return race::RaceOffer{2, 2, 2, {}, 0};
}

Result<formats::Document, std::string> beginRace(const Workbench& bench, race::RacePlan& plan) {
  const formats::Document& board = bench.document().content();
  formats::pool::RecordDocument document{race::headOfRace(board, plan), {}};
  formats::pool::InlinePool inside{race::infoInside(board), board.get<formats::pool::PoolBody>().pool};
  GameRecord record;
  if (!inside.pool.setup) record.placement.emplace();
  document.body = {std::move(inside), std::move(record)};
  return formats::Document(std::move(document));
}

std::unique_ptr<race::Raced> raced(const EditedDocument& record) {
  const auto& body = record.content().get<RecordBody>();
  const auto* inside = std::get_if<formats::pool::InlinePool>(&body.pool);
  const auto* references = record.references().as<RecordReferences>();
  const Pool* pool = inside ? &inside->pool : references ? &references->pool : nullptr;
  // Tiles that are neither placed by players nor laid by the pool cannot be shown.
  if (!pool || (!body.record.placement && !pool->setup)) return nullptr;
  return std::make_unique<PoolRaced>(*pool);
}

} // namespace

const RaceRoom& raceRoom() {
  static constexpr RaceRoom room{pilotTitles, marked("Tiles that are revealed at a real table are typed in"),
                                 offer,       beginRace,
                                 raced,       formats::sharedSubject<formats::pool::subjectOf>};
  return room;
}

} // namespace fairway::editor::pool
