#include "formats/lake_race/print/sheet.h"

#include "formats/lake_race/print/course_block.h"
#include "formats/print/print_file.h"

namespace fairway::formats::lake_race {

namespace {

PageMaker sheets(const std::vector<SheetCourse>& courses, const PrintOptions& options) {
  return [&courses, &options](PageTarget& target) {
    const Paper paper = paperOf(options);
    const Box room{options.margin, options.margin, paper.width - options.margin,
                   paper.height - options.margin};
    for (const SheetCourse& course : courses)
      target.page(paper.width, paper.height,
                  [&](cairo_t* page) { CourseBlock(course, options, room, {}).draw(page); });
  };
}

} // namespace

std::string titleOf(const std::vector<SheetCourse>& courses) {
  return courses.empty() ? "Fairway" : courses.front().title;
}

std::string sheetsPdf(const std::vector<SheetCourse>& courses, const PrintOptions& options) {
  return printedPdf(titleOf(courses), options, sheets(courses, options));
}

Pages sheetPages(const std::vector<SheetCourse>& courses, const PrintOptions& options) {
  return printedPages(options, sheets(courses, options));
}

} // namespace fairway::formats::lake_race
