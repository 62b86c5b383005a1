#include "formats/lake_race/table_record.h"

namespace fairway::formats::lake_race {

using fairway::lake_race::Course;
using fairway::lake_race::LakePlay;

RecordDocument recordOf(const LakePlay& play, const std::vector<Course>& courses, DocumentHead head) {
  RecordDocument document;
  document.head = std::move(head);
  document.body.options = play.options();
  for (std::size_t i = 0; i < play.record().size(); ++i)
    document.body.races.push_back({wholeCourse(courses[i]), play.record()[i]});
  return document;
}

fairway::lake_race::Replay replayed(const LakePlay& play, const std::vector<Course>& courses) {
  std::vector<fairway::lake_race::RecordedRaceOnCourse> races;
  for (std::size_t i = 0; i < play.record().size(); ++i) races.push_back({courses[i], play.record()[i]});
  return fairway::lake_race::replay(play.options(), races).value();
}

} // namespace fairway::formats::lake_race
