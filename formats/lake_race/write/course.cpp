#include "formats/document/inline_or_path.h"
#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

CourseBody wholeCourse(const fairway::lake_race::Course& course) {
  return {course.race,
          course.lake,
          course.placement.start,
          course.placement.letter,
          course.placement.buoys,
          fixed(course.choices)};
}

void writeBody(Emitter& out, const CourseBody& course) {
  if (course.race) out.field("race", std::string(1, fairway::lake_race::letterOf(*course.race)));
  writeInlineOrPath(out, "lake", course.lake, writeLake);
  FlowMapping start;
  start.add("at", flowCell(course.start));
  if (course.letter) start.add("letter", nameOf(*course.letter));
  if (course.choices.start) start.add("direction", nameOf(*course.choices.start));
  out.field("start", start.text());
  out.open("buoys");
  for (std::size_t i = 0; i < course.buoys.size(); ++i) {
    FlowMapping buoy;
    buoy.add("at", flowCell(course.buoys[i]));
    if (course.choices.arrows[i]) buoy.add("arrow", nameOf(*course.choices.arrows[i]));
    out.item(buoy.text());
  }
  out.close();
  if (course.choices.finish)
    out.field("finish", FlowMapping().add("direction", nameOf(*course.choices.finish)).text());
}

} // namespace fairway::formats::lake_race
