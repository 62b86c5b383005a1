#include "editor/model/race/race_bench.h"
#include "tests/toy_game/stones_play.h"

// Its race on the desk: what a person can do, and a few words. Seats, pilots, chance, taking back, looking
// back and the window are those of all games.
namespace fairway::toy {

namespace {

using namespace editor;
using formats::Point;

const StonesPlay& stonesPlay(const table::Play& play) {
  return static_cast<const StonesPlay&>(play);
}

class HopHand final : public race::Hand {
public:
  explicit HopHand(const StonesPlay& play) : play_(play) {}

  std::string task() const override { return tells() ? "How strong is the wind?" : "Hop on"; }
  std::vector<race::Offer> offers() const override {
    std::vector<race::Offer> offers;
    for (int wind = 1; tells() && wind <= 2; ++wind)
      offers.push_back({{{"wind", wind}}, "Wind " + std::to_string(wind), false, std::nullopt, {}});
    const std::vector<Tree> choices = *play_.choices();
    for (const Tree& choice : choices) {
      const int hop = *table::numberIn(choice, "hop");
      offers.push_back({choice, "Hop " + std::to_string(hop), false, Point{from() + hop - 0.5, 0.5}, {}});
    }
    return offers;
  }
  std::optional<Tree> digit(int typed) override { return Tree{{tells() ? "wind" : "hop", typed}}; }
  std::optional<Tree> meantAt(Point at) const override {
    if (tells()) return std::nullopt;
    return Tree{{"hop", static_cast<int>(at.x + 1) - from()}};
  }

private:
  bool tells() const { return play_.moment() == table::Moment::Chance; }
  int from() const { return play_.at()[static_cast<std::size_t>(play_.seat() - 1)]; }

  StonesPlay play_;
};

class StonesRaced final : public race::Raced {
public:
  explicit StonesRaced(std::vector<int> stones) : stones_{std::move(stones)} {}

  std::unique_ptr<table::Play> begin(const formats::Document&, std::uint64_t seed) const override {
    return std::make_unique<StonesPlay>(stones_, seed);
  }
  // The wind is not written down: it allowed the hop.
  std::vector<table::Event> acts(const formats::Document& record) const override {
    std::vector<table::Event> acts;
    for (const int hop : record.get<HopsBody>().hops) {
      const int seat = static_cast<int>(acts.size() / 2 % 2) + 1;
      acts.push_back({seat, true, {{"wind", hop}}});
      acts.push_back({seat, false, {{"hop", hop}}});
    }
    return acts;
  }
  std::optional<race::Illegal> fault(const formats::Document& record) const override {
    StonesPlay play(stones_, 1);
    for (const table::Event& act : acts(record))
      if (const auto refused = act.chance ? play.tell(act.value) : play.play(act.value))
        return race::Illegal{play.turns() + 1, refused->rule, say(refused->message)};
    return std::nullopt;
  }
  void write(formats::Document& record, const table::Play& play) const override {
    record.get<HopsBody>().hops = stonesPlay(play).hops();
  }
  std::unique_ptr<validator::TablePilots> pilots(const formats::Document&, std::uint64_t) const override {
    return std::make_unique<StonesPilots>();
  }
  std::unique_ptr<race::Hand> hand(const table::Play& play) const override {
    return std::make_unique<HopHand>(stonesPlay(play));
  }
  Shown film(const formats::Document&, int turn) const override { return {nullptr, turn, 0}; }
  std::unique_ptr<formats::Scene> scene(const table::Play&) const override {
    return std::make_unique<StonesScene>(stones_);
  }
  std::string describe(const table::Play&, Point) const override { return {}; }
  std::optional<Point> centreOf(const Spot&) const override { return std::nullopt; }
  std::string seatName(int seat) const override { return "Hopper " + std::to_string(seat); }
  formats::Colour seatColour(const formats::Theme&, int seat) const override {
    return seat == 1 ? formats::Colour{0, 0, 0} : formats::Colour{1, 1, 1};
  }
  std::string turnText(const table::Play&, std::span<const table::Event> acts,
                       const table::Play& after) const override {
    return std::to_string(after.turns()) + ". hop " +
           std::to_string(*table::numberIn(acts.back().value, "hop"));
  }
  std::string standing(const table::Play& play, int seat) const override {
    return "stone " + std::to_string(stonesPlay(play).at()[static_cast<std::size_t>(seat - 1)]);
  }
  std::vector<race::Ranked> ranks(const table::Play& play) const override {
    const int winner = (play.turns() - 1) % 2 + 1; // the player who has just hopped across
    return {{1, winner, "across"}, {2, 3 - winner, standing(play, 3 - winner)}};
  }
  std::string choiceText(const table::Play&, const Tree& choice) const override {
    return "hop " + std::to_string(*table::numberIn(choice, "hop"));
  }
  std::vector<race::RuleWords> rules() const override {
    return {{"wind", "A hop is as long as the wind allows, or shorter."}};
  }

private:
  StonesBody stones_;
};

Result<race::RaceOffer, std::string> offer(const Workbench&) {
  return race::RaceOffer{2, 2, 2, {}, 0};
}

Result<formats::Document, std::string> begin(const Workbench& bench, race::RacePlan&) {
  return formats::Document(
      formats::DocumentOf<HopsBody>{{}, {{}, bench.document().content().get<StonesBody>().stones}});
}

std::unique_ptr<race::Raced> raced(const EditedDocument& record) {
  const auto& stones = record.content().get<HopsBody>().stones;
  return stones.empty() ? nullptr : std::make_unique<StonesRaced>(stones);
}

// It is not made into animations.
Result<std::shared_ptr<const formats::Subject>, formats::Problems>
subject(const formats::Document&, const std::filesystem::path& file) {
  return formats::Problems{{file.string(), 0, 0, "", "hops are not shown"}};
}

} // namespace

const RaceRoom& raceRoom() {
  static constexpr std::array pilots{race::PilotTitle{"hasty", "hasty"}};
  static constexpr RaceRoom room{pilots, "The wind at a real table is typed in", offer, begin, raced,
                                 subject};
  return room;
}

} // namespace fairway::toy
