#include "rules/base/spot.h"

#include "rules/base/document_info.h"

#include <gtest/gtest.h>

namespace fairway {
namespace {

TEST(Spots, AreLabelledAsPeopleReadThem) {
  const auto cell = [](int column, int row) { return label({Spot::Kind::Cell, column, row}); };
  EXPECT_EQ(cell(5, 12), "0512");
  EXPECT_EQ(cell(99, 99), "9999");
  EXPECT_EQ(cell(100, 1), "100001") << "beyond 99 both numbers take three digits";
  EXPECT_EQ(cell(1, 100), "001100");
  EXPECT_EQ(cell(500, 500), "500500");
  EXPECT_EQ(label({Spot::Kind::Square, 3, 4}), "[3, 4]");
  EXPECT_EQ(label({Spot::Kind::Section, 7}), "7");
  EXPECT_EQ(label({Spot::Kind::Point, 420, -5}), "[420, -5]");
  EXPECT_EQ(label({Spot::Kind::Pose, 420, 650, 15}), "[420, 650, 15]");
}

TEST(Spots, AreListedUnderTheNameThatDocumentsUse) {
  struct Words {
    Spot::Kind kind;
    std::string_view list, noun, evidence;
    std::size_t numbers;
  };
  for (const Words& words : {Words{Spot::Kind::Cell, "cells", "cell", "cells", 2},
                             Words{Spot::Kind::Square, "cells", "square", "cells", 2},
                             Words{Spot::Kind::Section, "sections", "section", "sections", 1},
                             Words{Spot::Kind::Point, "at", "point", "points", 2},
                             Words{Spot::Kind::Pose, "at", "pose", "poses", 3}}) {
    EXPECT_EQ(listName(words.kind), words.list);
    EXPECT_EQ(nounFor(words.kind), words.noun);
    EXPECT_EQ(evidenceListName(words.kind), words.evidence);
    EXPECT_EQ(numbersOf({words.kind, 1, 2, 3}).size(), words.numbers) << words.noun;
  }
}

TEST(Severities, HaveNames) {
  for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info, Severity::Ignore})
    EXPECT_EQ(severityNamed(nameOf(severity)), severity);
  EXPECT_EQ(nameOf(Severity::Warning), "warning");
  EXPECT_EQ(severityNamed("Warning"), std::nullopt);
}

} // namespace
} // namespace fairway
