#include "formats/lake_race/whole_course.h"

namespace fairway::formats::lake_race {

CourseBody wholeCourse(const fairway::lake_race::Course& course) {
  return {course.race,
          course.lake,
          course.placement.start,
          course.placement.letter,
          course.placement.buoys,
          fixed(course.choices)};
}

} // namespace fairway::formats::lake_race
