#include "formats/lake_race/print/sheet.h"

#include "formats/lake_race/print/course_block.h"
#include "formats/picture/surfaces.h"

namespace fairway::formats::lake_race {

void layOver(SheetCourse& course, const HeatMap& heat) {
  course.heat = heat;
  course.remark += (course.remark.empty() ? "" : "\n") + inWords(heat);
}

std::string titleOf(const std::vector<SheetCourse>& courses) {
  return courses.empty() ? "Fairway" : courses.front().title;
}

PrintJob courseSheets(std::vector<SheetCourse> courses, const PrintOptions& options) {
  const std::string title = titleOf(courses);
  return {title, options,
          [courses = std::move(courses), options](PageTarget& target) -> std::optional<NoRoom> {
            const Paper paper = paperOf(options);
            const Box room{options.margin, options.margin, paper.width - options.margin,
                           paper.height - options.margin};
            for (const SheetCourse& course : courses)
              target.page(paper.width, paper.height,
                          [&](cairo_t* page) { CourseBlock(course, options, room, {}).draw(page); });
            return std::nullopt;
          }};
}

} // namespace fairway::formats::lake_race
