#include "editor/model/games.h"
#include "editor/model/race/raced.h"
#include "editor/model/river/race/river_coach.h"
#include "editor/model/river/river_edit.h"
#include "editor/model/river/river_files.h"
#include "editor/model/river/river_words.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/workbench.h"
#include "formats/river/export/race_film.h"
#include "formats/river/export/subject.h"
#include "rules/river/table/river_play.h"
#include "validator/river/pilot/table_pilot.h"

#include <algorithm>

namespace fairway::editor::river {

using namespace fairway::river;
using formats::Point;
using formats::river::RecordBody;
using race::Hand;
using race::Mark;
using race::Offer;
using race::Piece;

namespace {

const RiverPlay& riverPlay(const table::Play& play) {
  return static_cast<const RiverPlay&>(play);
}

// Where the boat of an option is drawn, and where it will be; empty: none moves.
std::vector<Point> wayOfOption(const RiverPlay& play, const Option& option) {
  if (option.kind == Option::Kind::Pass) return {};
  const Race& race = play.race();
  const formats::river::StripGeometry strip(race.river().length());
  formats::river::Position position = formats::river::positionOf(race);
  const Point from = placeOfBoat(strip, position, option.from, option.seat);
  const Landing end = race.landingOf(*play.rolled(), option);
  if (end.isHarbour()) return {from, {from.x, strip.harbour().centre().y}};
  position.fleets[option.seat].remove(option.from);
  position.fleets[option.seat].add(end.section());
  return {from, placeOfBoat(strip, position, end.section(), option.seat)};
}

class OptionHand final : public Hand {
public:
  explicit OptionHand(const RiverPlay& play) : play_(play) {}

  std::string task() const override {
    return play_.rolled()->isWind() ? say("You rolled the wind: choose a boat that it blows")
                                    : say("You rolled {1}: choose the boat that sails",
                                          {std::to_string(play_.rolled()->number())});
  }
  std::vector<Piece> pieces() const override {
    return {{shownName(*play_.rolled()), Piece::State::Lies, say("What was rolled")}};
  }
  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    const Race& race = play_.race();
    for (const Option& option : race.options(*play_.rolled())) {
      Offer offer{optionChoice(option), describe(option), false, std::nullopt, {}};
      if (const auto way = wayOfOption(play_, option); !way.empty()) {
        offer.at = way.front();
        offer.marks.push_back({Mark::Shape::Line, Mark::Sense::Chosen, way});
      }
      offers.push_back(std::move(offer));
    }
    return offers;
  }
  // A click on another boat of the player: why it cannot be used.
  std::optional<Tree> meantAt(Point at) const override {
    const auto section = formats::river::StripGeometry(play_.race().river().length()).sectionAt(at);
    if (!section) return std::nullopt;
    return optionChoice(play_.rolled()->isWind() ? Option::up(play_.seat(), *section)
                                                 : Option::sail(play_.seat(), *section));
  }

private:
  RiverPlay play_;
};

// What was rolled at a real table.
class FaceHand final : public Hand {
public:
  explicit FaceHand(const RiverPlay& play) {
    for (const Face face : play.race().river().die)
      if (std::find(faces_.begin(), faces_.end(), face) == faces_.end()) faces_.push_back(face);
  }

  std::string task() const override {
    return say("Roll the die and choose what it shows; 0 stands for the wind");
  }
  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    for (const Face face : faces_)
      offers.push_back({rollChance(face), shownName(face), false, std::nullopt, {}});
    return offers;
  }
  std::optional<Tree> digit(int typed) override {
    for (const Face face : faces_)
      if (face.isWind() ? typed == 0 : face.number() == typed) return rollChance(face);
    return std::nullopt;
  }

private:
  std::vector<Face> faces_;
};

std::optional<Option> optionIn(const RiverPlay& play, const Tree& choice) {
  if (!play.rolled()) return std::nullopt;
  for (const Option& option : play.race().options(*play.rolled()))
    if (optionChoice(option) == choice) return option;
  return std::nullopt;
}

class RiverRaced final : public race::Raced {
public:
  explicit RiverRaced(River river) : board_(std::make_shared<RiverBoard>(std::move(river))) {}

  std::unique_ptr<table::Play> begin(const formats::Document& record, std::uint64_t seed) const override {
    const Record& raced = record.get<RecordBody>().record;
    return std::make_unique<RiverPlay>(board_, raced.players, raced.first, seed);
  }
  std::vector<table::Event> acts(const formats::Document& record) const override {
    return actsOf(record.get<RecordBody>().record);
  }
  std::optional<race::Illegal> fault(const formats::Document& record) const override {
    const Record& raced = record.get<RecordBody>().record;
    const auto illegal = replay(*board_, raced).illegal;
    if (!illegal) return std::nullopt;
    return race::Illegal{illegal->turn, std::string(nameOf(illegal->rule)), say(illegal->message)};
  }
  void write(formats::Document& record, const table::Play& play) const override {
    record.get<RecordBody>().record = riverPlay(play).record();
  }
  std::unique_ptr<validator::TablePilots> pilots(const formats::Document& record,
                                                 std::uint64_t) const override {
    return std::make_unique<validator::river::RiverTablePilots>(board_->river,
                                                                record.get<RecordBody>().record.players);
  }
  std::unique_ptr<Hand> hand(const table::Play& play) const override {
    if (play.moment() == table::Moment::Chance) return std::make_unique<FaceHand>(riverPlay(play));
    return std::make_unique<OptionHand>(riverPlay(play));
  }
  Shown film(const formats::Document& record, int turn) const override {
    return {std::make_unique<formats::river::RaceFilm>(board_->river, record.get<RecordBody>().record), turn,
            0};
  }
  std::unique_ptr<formats::Scene> scene(const table::Play& play) const override {
    auto scene = std::make_unique<formats::river::RiverScene>(board_->river, riverPlay(play).race().phase());
    scene->position = formats::river::positionOf(riverPlay(play).race());
    return scene;
  }
  std::string describe(const table::Play& play, Point at) const override {
    const auto section = formats::river::StripGeometry(board_->river.length()).sectionAt(at);
    if (!section) return {};
    return std::to_string(section->number) + ": " +
           river::describe(board_->river.at(*section, riverPlay(play).race().phase()));
  }
  std::optional<Point> centreOf(const Spot&) const override { return std::nullopt; }
  race::Coach coach(const formats::Document& record) const override {
    return riverCoach(board_->river, record.get<RecordBody>().record);
  }
  formats::Colour seatColour(const formats::Theme& theme, int seat) const override {
    return formats::river::seatColour(theme, seat);
  }
  std::string seatName(int seat) const override { return say("Player {1}", {std::to_string(seat)}); }
  std::string turnText(const table::Play& before, std::span<const table::Event>,
                       const table::Play& after) const override {
    const Race& was = riverPlay(before).race();
    const std::string line = say("{1}. {2}", {std::to_string(after.turns()),
                                              river::describe(was, riverPlay(after).record().turns.back())});
    // A round that is over ends with the waterfall.
    return riverPlay(after).race().round() > was.round()
               ? line + " " + say("Then the waterfall takes section 1.")
               : line;
  }
  bool isMilestone(const table::Play& before, const table::Play& after, int seat) const override {
    return riverPlay(after).race().docks(seat).size() > riverPlay(before).race().docks(seat).size();
  }
  std::string standing(const table::Play& play, int seat) const override {
    const Race& race = riverPlay(play).race();
    return say("{1} points, {2} home, {3} lost",
               {std::to_string(race.points(seat)), std::to_string(race.docks(seat).size()),
                std::to_string(race.lost(seat))});
  }
  std::vector<race::Ranked> ranks(const table::Play& play) const override {
    const Race& race = riverPlay(play).race();
    std::vector<int> seats;
    for (int seat = 1; seat <= race.players(); ++seat) seats.push_back(seat);
    std::stable_sort(seats.begin(), seats.end(),
                     [&](int a, int b) { return race.points(a) > race.points(b); });
    std::vector<race::Ranked> ranks;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const bool tied = i > 0 && race.points(seats[i]) == race.points(seats[i - 1]);
      ranks.push_back({tied ? ranks.back().rank : static_cast<int>(i) + 1, seats[i],
                       sayCount("{n} point", "{n} points", static_cast<std::size_t>(race.points(seats[i])))});
    }
    return ranks;
  }
  std::string choiceText(const table::Play& play, const Tree& choice) const override {
    const auto option = optionIn(riverPlay(play), choice);
    return option ? river::describe(*option) : std::string();
  }
  std::vector<Point> wayOf(const table::Play& play, const Tree& choice) const override {
    const auto option = optionIn(riverPlay(play), choice);
    return option ? wayOfOption(riverPlay(play), *option) : std::vector<Point>();
  }
  std::vector<race::RuleWords> rules() const override { return race::wordsOf(allRules); }

private:
  std::shared_ptr<const RiverBoard> board_;
};

constexpr std::array pilotTitles{
    race::PilotTitle{"fleet", marked("fleet")},
    race::PilotTitle{"perfect", marked("perfect (two players)")},
};

Result<race::RaceOffer, std::string> offer(const Workbench& bench) {
  const River* river = riverOf(bench.document().content());
  return race::RaceOffer{leastPlayers, river->players, river->players, {}, 0};
}

Result<formats::Document, std::string> beginRace(const Workbench& bench, race::RacePlan& plan) {
  const formats::Document& board = bench.document().content();
  formats::river::RecordDocument document{race::headOfRace(board, plan), {}};
  formats::river::InlineRiver inside{race::infoInside(board), *riverOf(board)};
  const auto players = static_cast<int>(plan.seats.size());
  document.body = {std::move(inside),
                   {players, plan.first.value_or(table::drawnFirst(plan.seed, players)), {}}};
  return formats::Document(std::move(document));
}

std::unique_ptr<race::Raced> raced(const EditedDocument& record) {
  const auto& body = record.content().get<RecordBody>();
  const auto* inside = std::get_if<formats::river::InlineRiver>(&body.river);
  const auto* references = record.references().as<RecordReferences>();
  const River* river = inside ? &inside->river : references ? &references->river : nullptr;
  // A record of more players than the river takes is of another river.
  if (!river || whyNotOn(*river, body.record)) return nullptr;
  return std::make_unique<RiverRaced>(*river);
}

} // namespace

const RaceRoom& raceRoom() {
  static constexpr RaceRoom room{pilotTitles, marked("Dice of a real table are typed in"),
                                 offer,       beginRace,
                                 raced,       formats::sharedSubject<formats::river::subjectOf>};
  return room;
}

} // namespace fairway::editor::river
