#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "rules/lake_race/board/course.h"
#include "validator/command/terminal/streams.h"
#include "validator/lake_race/overlay/course_overlay.h"

namespace fairway::command::lake_race {

inline constexpr const char* overlayText =
    "Lay over the board of a course: traffic, crashes, congestion, to-go, heading or decided; the course is "
    "solved for it, and raced for congestion and decided";

std::optional<validator::lake_race::CourseOverlay> overlayNamed(std::string_view name); // none: unknown
std::string noSuchOverlay(const std::string& name);

// The map of a course, solved and raced where that is needed. The message where it cannot be; nothing when
// stopped.
Result<formats::lake_race::HeatMap, std::optional<std::string>>
workOutOverlay(const fairway::lake_race::Course& course, validator::lake_race::CourseOverlay overlay,
               const Streams& streams);

} // namespace fairway::command::lake_race
