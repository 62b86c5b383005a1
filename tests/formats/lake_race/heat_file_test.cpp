#include "formats/lake_race/export/heat_file.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race {
namespace {

using testing::HasSubstr;

std::string faultOf(const std::string& text, const std::string& name = "") {
  const auto heat = readHeat(text, "heat.json", name);
  return heat ? "none" : toText(heat.fault());
}

TEST(HeatFile, NameUnitAndCells) {
  const auto heat =
      readHeat(R"({"heat": {"name": "Crashes", "unit": "a race", "cells": [[3, 4, 0.5], [1, 1, 2]]}})", "f");
  ASSERT_TRUE(heat);
  EXPECT_EQ(heat->name, "Crashes");
  EXPECT_EQ(heat->unit, "a race");
  ASSERT_EQ(heat->cells.size(), 2u);
  EXPECT_EQ(heat->cells[0].cell, (Cell{3, 4}));
  EXPECT_EQ(heat->cells[0].value, 0.5);
}

TEST(HeatFile, OneOfSeveralByName) {
  const std::string text =
      R"({"schema": "x", "heat": [{"name": "a", "cells": []}, {"name": "b", "cells": [[1, 2, 3]]}]})";
  EXPECT_EQ(readHeat(text, "f")->name, "a");
  EXPECT_EQ(readHeat(text, "f", "b")->cells.size(), 1u);
  EXPECT_THAT(faultOf(text, "c"), HasSubstr("named `c`"));
}

TEST(HeatFile, ANameThatIsNotThereIsAnsweredWithThoseThatAre) {
  const std::string two = R"({"heat": [{"name": "traffic", "cells": []}, {"name": "crashes", "cells": []}]})";
  EXPECT_THAT(faultOf(two, "crash"), HasSubstr("`traffic`, `crashes`"));
  EXPECT_THAT(faultOf(R"({"heat": {"name": "a", "cells": []}})", "b"), HasSubstr("there are: `a`"));
  EXPECT_THAT(faultOf(R"({"heat": []})"), HasSubstr("none"));
}

TEST(HeatFile, AReportWithoutHeatIsToldSo) {
  EXPECT_THAT(faultOf(R"({"schema": "fairway-par-1", "par": null})"),
              HasSubstr("where a course has a route"));
}

TEST(HeatFile, FaultsNameTheirPlace) {
  EXPECT_THAT(faultOf("{\n\n]"), HasSubstr("heat.json:3"));
  EXPECT_THAT(faultOf("[1]"), HasSubstr("heat"));
  EXPECT_THAT(faultOf(R"({"heat": 3})"), HasSubstr("expected a heat map"));
  EXPECT_THAT(faultOf(R"({"heat": {}})"), HasSubstr("heat.cells"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [[1, 1, 1], [1, 2]]}})"), HasSubstr("heat.cells[1]"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [[0, 1, 1]]}})"), HasSubstr("from 1 to 500"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [[1, 1, 1e999]]}})"), HasSubstr("JSON"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [["a", 1, 1]]}})"), HasSubstr("heat.cells[0]"));
}

// LINE:COLUMN: KEY: of the one thing that is wrong.
std::string placeOf(const std::string& text, const std::string& name = "") {
  const auto heat = readHeat(text, "heat.json", name);
  if (heat || heat.fault().size() != 1) return "none";
  const Problem& problem = heat.fault().front();
  return std::to_string(problem.line) + ":" + std::to_string(problem.column) + ": " + problem.key;
}

TEST(HeatFile, FaultsHaveALineOnlyWhereItIsKnown) {
  EXPECT_EQ(placeOf("{]"), "1:1: ");
  EXPECT_EQ(placeOf("{\n\n]"), "3:1: ");
  EXPECT_EQ(placeOf("\n\n\n" + std::string(201, '[')), "4:1: ");
  EXPECT_EQ(placeOf("[\n1e999]"), "0:0: ") << "the parser knows no place of a number too large";
  EXPECT_EQ(placeOf("[1]"), "0:0: heat");
  EXPECT_EQ(placeOf(R"({"heat": {"name": "a", "cells": []}})", "b"), "0:0: heat");
  EXPECT_EQ(placeOf(R"({"heat": {"cells": 3}})"), "0:0: heat.cells");
  EXPECT_EQ(placeOf(R"({"heat": {"cells": [[1, 1, 1], 7]}})"), "0:0: heat.cells[1]");
}

TEST(HeatFile, CellsAreThreeNumbersWithinTheLargestLake) {
  const auto taken = [](const std::string& cell) {
    const auto heat = readHeat(R"({"heat": {"cells": [)" + cell + "]}}", "f");
    return heat && heat->cells.size() == 1;
  };
  for (const char* cell : {"[1, 500, 0]", "[500, 1, -2.5]"}) EXPECT_TRUE(taken(cell)) << cell;
  for (const char* cell :
       {"[0, 5, 1]", "[501, 5, 1]", "[5, 0, 1]", "[5, 501, 1]", "[5, 5]", "[5, 5, 1, 1]", "[\"5\", 5, 1]",
        "[5, \"5\", 1]", "[5, 5, \"1\"]", "[5.5, 5, 1]", "[5, 5.5, 1]", "{}", "7"})
    EXPECT_FALSE(taken(cell)) << cell;
}

TEST(HeatFile, ANameIsLookedForAmongObjects) {
  const std::string odd = R"({"heat": [3, {"name": 7, "cells": []}, {"name": "b", "cells": [[1, 2, 3]]}]})";
  EXPECT_EQ(readHeat(odd, "f")->name, "") << "the first that is one";
  EXPECT_EQ(readHeat(odd, "f", "b")->name, "b");
  const std::string lone = R"({"heat": {"name": "b", "cells": []}})";
  EXPECT_EQ(readHeat(lone, "f", "b")->name, "b");
  EXPECT_EQ(readHeat(lone, "f")->name, "b");
  EXPECT_EQ(readHeat(lone, "f")->unit, "");
  const std::string longName = R"({"heat": {"name": ")" + std::string(60, 'n') + R"(m", "cells": []}})";
  EXPECT_THAT(faultOf(longName, "b"), HasSubstr("named `b`; there are: `" + std::string(60, 'n') + "`\n"));
}

// A tree of so many brackets would take a gigabyte.
TEST(HeatFile, WhatIsLargerThanAnyHeatMapIsRefused) {
  EXPECT_THAT(faultOf(std::string(100000, '[')), HasSubstr("200 deep"));
  std::string many = "{\"heat\": [";
  for (int i = 0; i < 2000001; ++i) many += "{},";
  EXPECT_THAT(faultOf(many), HasSubstr("more than 2000000 lists"));
}

} // namespace
} // namespace fairway::formats::lake_race
