#include "tests/support/digest.h"
#include "validator/lake_race/generate/shores.h"
#include "validator/lake_race/generate/slots.h"

#include <gtest/gtest.h>

// "Same input, options and seed, same output": each group of lakes below has a digest of all its cells and
// slots. A lake that is drawn otherwise is a change that people see (who was sent a seed gets another lake),
// so a commit that changes a digest says why.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

struct Drawings {
  ShoreOptions options;
  std::string digest;
};

std::string textOf(const Lake& lake) {
  std::string text;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    text += "~#."[static_cast<int>(lake.map.at(lake.map.cellAt(i)))];
  for (const Slot& slot : lake.slots)
    text +=
        label(slot.at) + "ABC"[static_cast<int>(slot.race)] + std::to_string(static_cast<int>(slot.letter));
  return text;
}

TEST(DrawnLakes, AreTheSameForTheSameSeed) {
  const std::vector<Drawings> drawings{
      {{}, "3d3ee38eff6b5a27"},
      {{14, 12, 0.08, 3, 5, Symmetry::None, 0}, "7388cec915c86b59"},
      {{40, 30, 0.25, 2, 20, Symmetry::None, 0}, "39e5654e74d710ee"},
      {{26, 26, 0.3, 3, 9, Symmetry::Turn, 0}, "84ef81d44b93ecb9"},
      {{25, 17, 0.2, 3, 9, Symmetry::Mirror, 0}, "eceb695d98ae5ec4"},
      {{8, 12, 0.12, 3, 6, Symmetry::None, 1}, "f7ac2fab3e14da68"},
      {{20, 20, 0.3, 1, 4, Symmetry::Turn, 3}, "d3cd4b1bbecd32fa"},
      {{6, 40, 0.2, 3, 12, Symmetry::None, 0}, "3cd9d62c228f31b9"},
  };
  for (const Drawings& group : drawings) {
    std::string all;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Random chance(seed);
      Lake lake = drawnShores(group.options, chance);
      const bool placed = placeSlots(lake, seed % 2 == 0 ? 3 : 1, chance);
      all += textOf(lake) + (placed ? " placed\n" : " no room\n");
    }
    EXPECT_EQ(fairway::test::digestOf(all), group.digest)
        << group.options.columns << " x " << group.options.rows << ", land " << group.options.land;
  }
}

} // namespace
} // namespace fairway::validator::lake_race
