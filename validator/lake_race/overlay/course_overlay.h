#pragma once

#include "validator/lake_race/deep/deep_study.h"

// What is known of a course cell by cell, to be laid over its board.
namespace fairway::validator::lake_race {

enum class CourseOverlay : std::uint8_t {
  Traffic,    // how often perfect boats come by
  Crashes,    // how often they crash there
  Congestion, // how often boats are stopped there by others
  ToGo,       // expected turns to go of perfect boats that begin a turn there
  Heading,    // the ways that perfect boats leave the cell
  Decided,    // chance to win that turns from there move from some boats to others
};

inline constexpr std::array allOverlays{CourseOverlay::Traffic,    CourseOverlay::Crashes,
                                        CourseOverlay::Congestion, CourseOverlay::ToGo,
                                        CourseOverlay::Heading,    CourseOverlay::Decided};

std::string_view nameOf(CourseOverlay overlay); // on the command line
bool needsRaces(CourseOverlay overlay);         // the others are solved exactly

// Values by cell, or ways out of cells; name and unit are in English.
struct OverlayValues {
  struct Arrow {
    Cell cell;
    Direction direction = Direction::E;
    double value = 0;
  };
  std::string_view name;
  std::string_view unit;
  std::vector<ParReport::CellShare> cells;
  std::vector<Arrow> arrows{};
};

// The figures must have a par, and races where the overlay needs them.
OverlayValues overlayOf(CourseOverlay overlay, const DeepFigures& figures);

} // namespace fairway::validator::lake_race
