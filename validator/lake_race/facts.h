#pragma once

#include "validator/core/report.h"
#include "validator/lake_race/study/course_study.h"
#include "validator/lake_race/study/lake_study.h"

// What is known of a lake or a course besides its findings.
namespace fairway::validator::lake_race {

struct GateFact {
  fairway::lake_race::GateName gate = fairway::lake_race::GateName::Start;
  Cell at;
  int direction = 0;           // degrees, anticlockwise from E
  std::optional<double> sweep; // degrees; buoys only
  std::optional<bool> natural; // buoys only
  std::string arrow;           // clockwise, counterclockwise; left, right
};

struct CourseFacts {
  std::optional<int> route;
  std::optional<std::array<int, fairway::lake_race::gateCount>> legs;
  std::vector<Cell> startCells;
  std::optional<std::array<GateFact, fairway::lake_race::gateCount>> gates; // none where they are not defined
  std::optional<fairway::lake_race::Choices> choices;
};

struct RaceFacts {
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  int assignments = 24;
  int raceable = 0;
  std::optional<RouteSpread> route; // over the assignments that can be raced
};

struct LakeFacts {
  int water = 0;
  int land = 0;
  std::vector<RaceFacts> races;
};

CourseFacts factsOf(const CourseStudy& study);
LakeFacts factsOf(const LakeStudy& study); // may be the first to ask for assignments

// As reports carry them.
Tree treeOf(const CourseFacts& facts);
Tree treeOf(const LakeFacts& facts);
std::string headlineOf(const CourseFacts& facts); // route 24 steps
std::string headlineOf(const LakeFacts& facts);   // race A 24 of 24, race B 23 of 24

} // namespace fairway::validator::lake_race
