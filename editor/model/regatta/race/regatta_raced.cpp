#include "editor/model/games.h"
#include "editor/model/race/raced.h"
#include "editor/model/regatta/race/race_words.h"
#include "editor/model/regatta/race/regatta_coach.h"
#include "editor/model/regatta/race/regatta_hands.h"
#include "editor/model/regatta/race/regatta_marks.h"
#include "editor/model/regatta/references.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/model/regatta/table_workbench.h"
#include "editor/model/words/translation.h"
#include "formats/regatta/documents.h"
#include "formats/regatta/export/race_film.h"
#include "formats/regatta/export/subject.h"
#include "rules/regatta/play/referee.h"
#include "rules/table/reading.h"
#include "validator/regatta/pilot/table_pilot.h"

#include <algorithm>

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using formats::Point;
using formats::regatta::pointOf;
using formats::regatta::RecordBody;
using formats::regatta::TableScene;

namespace {

const RegattaPlay& regattaPlay(const table::Play& play) {
  return static_cast<const RegattaPlay&>(play);
}

const RaceRecord& recordIn(const formats::Document& record) {
  return record.get<RecordBody>().record;
}

// A record that ends while boats are placed is legal as far as it goes.
bool isBeingPlaced(const RaceRecord& record) {
  return record.turns.empty() && record.grid.size() < static_cast<std::size_t>(record.players);
}

// Why the hands of a record that has none yet cannot be dealt either. Empty: they can.
std::string whyNotDealt(const Deck& deck, const RaceRecord& record) {
  if (!record.hands.empty() || record.players <= handsIn(deck)) return {};
  return say("{1} hands of {2} need {3} cards, but the deck has {4}",
             {std::to_string(record.players), std::to_string(deck.hand),
              std::to_string(record.players * deck.hand), std::to_string(cardCount(deck))});
}

class RegattaRaced final : public race::Raced {
public:
  explicit RegattaRaced(const RecordReferences& regatta)
      : board_(std::make_shared<Board>(regatta.course, regatta.deck)) {}

  std::unique_ptr<table::Play> begin(const formats::Document& record, std::uint64_t seed) const override {
    const RaceRecord& raced = recordIn(record);
    return std::make_unique<RegattaPlay>(board_, raced.players, raced.first, raced.until, seed);
  }

  std::vector<table::Event> acts(const formats::Document& record) const override {
    return actsOf(recordIn(record));
  }

  std::optional<race::Illegal> fault(const formats::Document& record) const override {
    const RaceRecord& raced = recordIn(record);
    if (std::string why = whyNotDealt(board_->deck(), raced); !why.empty())
      return race::Illegal{0, std::string(nameOf(Rule::Deal)), std::move(why)};
    if (isBeingPlaced(raced)) return std::nullopt;
    const auto illegal = replay(*board_, raced).illegal;
    if (!illegal) return std::nullopt;
    return race::Illegal{illegal->turn, std::string(nameOf(illegal->rule)), say(illegal->message)};
  }
  void write(formats::Document& record, const table::Play& play) const override {
    record.get<RecordBody>().record = regattaPlay(play).record();
  }
  std::unique_ptr<validator::TablePilots> pilots(const formats::Document&,
                                                 std::uint64_t seed) const override {
    return std::make_unique<validator::regatta::RegattaTablePilots>(board_->course(), board_->deck(), seed);
  }
  std::unique_ptr<race::Hand> hand(const table::Play& play) const override {
    const RegattaPlay& now = regattaPlay(play);
    if (now.moment() == table::Moment::Chance) return now.seat() == 0 ? dealHand(now) : drawHand(now);
    return now.moment() == table::Moment::Place ? placeHand(now) : turnHand(now);
  }

  Shown film(const formats::Document& record, int turn) const override {
    const RaceRecord& raced = recordIn(record);
    if (isBeingPlaced(raced)) return {nullptr, turn, 0};
    return {std::make_unique<formats::regatta::RaceFilm>(board_->course(), board_->deck(), raced), turn, 0};
  }
  std::unique_ptr<formats::Scene> scene(const table::Play& play) const override {
    auto scene = std::make_unique<TableScene>(
        board_->course(), formats::regatta::CardSize{board_->deck().width, board_->deck().length});
    const Race& race = regattaPlay(play).race();
    for (int seat = 1; seat <= race.players(); ++seat)
      if (race.boat(seat).racing())
        scene->boats.push_back({race.boat(seat).standing.pose, seat, true, race.boat(seat).becalmed()});
    return scene;
  }
  std::string describe(const table::Play& play, Point at) const override {
    const Course& course = board_->course();
    if (!formats::Box{0, 0, 1.0 * course.table.x, 1.0 * course.table.y}.contains(at)) return {};
    const plane::Vec place = snapped(at, true);
    const std::string where = say("{1} mm", {std::to_string(place.x) + ", " + std::to_string(place.y)});
    const Race& race = regattaPlay(play).race();
    for (int seat = 1; seat <= race.players(); ++seat)
      if (race.boat(seat).racing() &&
          formats::lengthOf(middleOf(course, race.boat(seat).standing.pose) - at) <= course.length / 2.0)
        return where + "  (" + seatName(seat) + ")";
    return where;
  }
  std::optional<Point> centreOf(const Spot& spot) const override {
    if (spot.kind != Spot::Kind::Point && spot.kind != Spot::Kind::Pose) return std::nullopt;
    return Point{static_cast<double>(spot.x), static_cast<double>(spot.y)};
  }
  double unit() const override { return board_->course().length; }
  ZoomRange zoomRange() const override { return {1, 0.08, 24}; }
  race::Coach coach(const formats::Document& record) const override {
    return isBeingPlaced(recordIn(record)) ? race::Coach() : regattaCoach(board_, recordIn(record));
  }
  bool hidesHands() const override { return true; }
  std::vector<race::Piece> held(const table::Play& play) const override {
    const RegattaPlay& now = regattaPlay(play);
    std::vector<race::Piece> pieces;
    if (now.seat() == 0 || now.moment() != table::Moment::Turn) return pieces;
    const Deck& deck = board_->deck();
    for (const int card : now.race().boat(now.seat()).hand)
      pieces.push_back(
          cardPiece(deck, card, race::Piece::State::Lies, deck.cards[static_cast<std::size_t>(card)].id));
    return pieces;
  }

  std::string seatName(int seat) const override { return say("Boat {1}", {std::to_string(seat)}); }
  formats::Colour seatColour(const formats::Theme& theme, int seat) const override {
    return formats::regatta::boatColour(theme, seat);
  }
  std::string turnText(const table::Play& before, std::span<const table::Event>,
                       const table::Play& after) const override {
    return turnLine(regattaPlay(before).race(), regattaPlay(after).record().turns.back().turn, after.turns());
  }
  bool isMilestone(const table::Play& before, const table::Play& after, int seat) const override {
    const auto gate = [&](const table::Play& play) {
      return regattaPlay(play).race().boat(seat).standing.progress.gate;
    };
    return gate(after) > gate(before);
  }
  std::string standing(const table::Play& play, int seat) const override {
    return standingWords(regattaPlay(play).race(), seat);
  }
  // Where the race ends with the first finisher, the others share the second rank.
  std::vector<race::Ranked> ranks(const table::Play& play) const override {
    const Race& race = regattaPlay(play).race();
    std::vector<race::Ranked> ranks;
    for (const int seat : race.ranks())
      ranks.push_back({static_cast<int>(ranks.size()) + 1, seat, standing(play, seat)});
    const int rest = static_cast<int>(ranks.size()) + 1;
    for (int seat = 1; seat <= race.players(); ++seat)
      if (std::find(race.ranks().begin(), race.ranks().end(), seat) == race.ranks().end())
        ranks.push_back({rest, seat, standing(play, seat)});
    return ranks;
  }
  std::string choiceText(const table::Play& play, const Tree& choice) const override {
    if (const auto at = table::numbersIn(choice, "at"); at && at->size() == 2)
      return say("{1} mm, heading {2}°", {std::to_string((*at)[0]) + ", " + std::to_string((*at)[1]),
                                          std::to_string(table::numberIn(choice, "heading").value_or(0))});
    const auto turn = turnIn(choice, play.seat());
    return turn ? turnWords(*turn) : std::string();
  }
  std::vector<Point> wayOf(const table::Play& play, const Tree& choice) const override {
    const auto turn = turnIn(choice, play.seat());
    if (!turn) return {};
    const formats::regatta::Wake wake = formats::regatta::wayOf(regattaPlay(play).race(), *turn);
    std::vector<Point> way;
    for (const plane::Pose& pose : wake)
      if (way.empty() || way.back() != pointOf(pose.at)) way.push_back(pointOf(pose.at));
    return way;
  }
  std::vector<race::RuleWords> rules() const override { return race::wordsOf(allRules); }

private:
  std::shared_ptr<const Board> board_;
};

constexpr std::array pilotTitles{
    race::PilotTitle{"good", marked("good")},
    race::PilotTitle{"random", marked("random")},
};

Result<race::RaceOffer, std::string> offer(const Workbench& bench) {
  const Deck* deck = deckBehind(bench.document());
  if (!deck) return say("The deck of this regatta cannot be read.");
  if (handsIn(*deck) < minPlayers)
    return say(
        "{1} hands of {2} need {3} cards, but the deck has {4}. Sail with fewer boats, or change the deck.",
        {std::to_string(minPlayers), std::to_string(deck->hand), std::to_string(minPlayers * deck->hand),
         std::to_string(cardCount(*deck))});
  const int most = std::min(maxPlayers, handsIn(*deck));
  return race::RaceOffer{
      minPlayers,
      most,
      minPlayers,
      {say("Until the first boat has finished"), say("Until all boats but one have finished")},
      0};
}

Result<formats::Document, std::string> beginRace(const Workbench& bench, race::RacePlan& plan) {
  const formats::Document& board = bench.document().content();
  const RecordReferences regatta{board.get<formats::regatta::RegattaBody>().course,
                                 *deckBehind(bench.document())};
  const auto players = static_cast<int>(plan.seats.size());
  RegattaPlay play(std::make_shared<Board>(regatta.course, regatta.deck), players,
                   plan.first.value_or(table::drawnFirst(plan.seed, players)),
                   plan.course == 0 ? Until::First : Until::All, plan.seed);
  if (!plan.told) static_cast<void>(play.tell(play.draw())); // what it draws can be dealt
  formats::regatta::RecordDocument document{race::headOfRace(board, plan), {}};
  document.body = {formats::regatta::RegattaBody{regatta.deck, regatta.course}, play.record()};
  return formats::Document(std::move(document));
}

std::unique_ptr<race::Raced> raced(const EditedDocument& record) {
  const auto regatta = regattaBehind(record);
  const RaceRecord& raced = recordIn(record.content());
  if (!regatta || raced.first > raced.players) return nullptr;
  return std::make_unique<RegattaRaced>(*regatta);
}

Result<std::shared_ptr<const formats::Subject>, formats::Problems>
subject(const formats::Document& record, const std::filesystem::path& file) {
  auto made = formats::regatta::subjectOf(record, file);
  if (!made) return made.fault();
  return std::shared_ptr<const formats::Subject>(
      std::make_shared<formats::regatta::Subject>(std::move(made).value()));
}

} // namespace

const RaceRoom& raceRoom() {
  static constexpr RaceRoom room{pilotTitles, offer, beginRace, raced, subject};
  return room;
}

} // namespace fairway::editor::regatta
