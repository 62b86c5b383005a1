#pragma once

#include "rules/base/random.h"
#include "rules/table/reading.h"
#include "tests/toy_game/stones.h"
#include "validator/core/table_pilots.h"

#include <algorithm>

// Its race: two hop over the stones in turn, one or two stones at a time, as far as the wind allows. The
// player who is over the brook first wins.
namespace fairway::toy {

using table::Moment;

class StonesPlay final : public table::Play {
public:
  StonesPlay(StonesBody stones, std::uint64_t seed)
      : stones_(std::move(stones)), streams_{Random(streamSeed(seed, 1)), Random(streamSeed(seed, 2))} {}

  std::unique_ptr<table::Play> clone() const override { return std::make_unique<StonesPlay>(*this); }
  int seats() const override { return 2; }
  Moment moment() const override {
    if (over()) return Moment::Over;
    return wind_ ? Moment::Play : Moment::Chance;
  }
  int seat() const override { return over() ? 0 : static_cast<int>(hops_.size() % 2) + 1; }
  int turns() const override { return static_cast<int>(hops_.size()); }

  std::optional<std::vector<Tree>> choices() const override {
    std::vector<Tree> list;
    for (int hop = 1; moment() == Moment::Play && hop <= *wind_; ++hop) list.push_back({{"hop", hop}});
    return list;
  }
  table::Refusal play(const Tree& choice) override {
    static constexpr std::array<table::MomentKeys, 1> keys{{{Moment::Play, {"hop"}}}};
    if (table::Refusal refusal = table::whyNotNow(choice, moment(), keys)) return refusal;
    const auto hop = table::numberIn(choice, "hop");
    if (!hop || !table::hasExactly(choice, {"hop"})) return table::notARequest("a hop is {\"hop\": stones}");
    if (*hop < 1 || *hop > *wind_) return table::Refused{"wind", phrase("the wind allows {1}", {*wind_})};
    at_[static_cast<std::size_t>(seat() - 1)] += *hop;
    hops_.push_back(*hop);
    wind_.reset();
    return std::nullopt;
  }
  std::optional<Tree> onlyChance() const override { return std::nullopt; }
  Tree draw() override {
    return {{"wind", static_cast<int>(streams_[static_cast<std::size_t>(seat() - 1)].below(2)) + 1}};
  }
  table::Refusal tell(const Tree& value) override {
    const auto wind = table::numberIn(value, "wind");
    if (!wind) return table::notARequest("the wind is {\"wind\": stones}");
    if (*wind < 1 || *wind > 2) return table::Refused{"wind", phrase("the wind allows one stone or two")};
    wind_ = *wind;
    return std::nullopt;
  }

  const std::vector<int>& hops() const { return hops_; }
  const std::array<int, 2>& at() const { return at_; }

private:
  bool over() const { return std::max(at_[0], at_[1]) > static_cast<int>(stones_.stones.size()); }

  StonesBody stones_;
  std::array<Random, 2> streams_;
  std::array<int, 2> at_{};
  std::optional<int> wind_;
  std::vector<int> hops_;
};

class StonesPilots final : public validator::TablePilots {
public:
  Result<table::Pilot, validator::NoPilot> pilot(const std::string&, int, validator::WorkWatch&) override {
    return table::Pilot([](const table::Play& play) { return play.choices()->back(); }); // in a hurry
  }
  Result<validator::Advice, table::Refused> advice(const table::Play& play, validator::WorkWatch&) override {
    std::vector<std::pair<Tree, double>> worth;
    const std::vector<Tree> choices = *play.choices();
    for (const Tree& choice : choices) worth.emplace_back(choice, -*table::numberIn(choice, "hop"));
    return validator::adviceOf(phrase("stones"), std::move(worth));
  }
};

} // namespace fairway::toy
