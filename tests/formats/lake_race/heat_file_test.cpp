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
  EXPECT_THAT(faultOf(R"({"heat": 3})"), HasSubstr("heat"));
  EXPECT_THAT(faultOf(R"({"heat": {}})"), HasSubstr("heat.cells"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [[1, 1, 1], [1, 2]]}})"), HasSubstr("heat.cells[1]"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [[0, 1, 1]]}})"), HasSubstr("from 1 to 500"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [[1, 1, 1e999]]}})"), HasSubstr("JSON"));
  EXPECT_THAT(faultOf(R"({"heat": {"cells": [["a", 1, 1]]}})"), HasSubstr("heat.cells[0]"));
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
