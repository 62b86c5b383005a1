#include "formats/lake_race/print/sheet.h"

#include "formats/lake_race/print/course_block.h"
#include "formats/picture/surfaces.h"
#include "rules/base/number_text.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

constexpr double footer = 6;        // millimetres at the foot of each page
constexpr double between = 8;       // between two courses on a page
constexpr double leastHexOfTwo = 3; // millimetres; smaller maps have a page of their own
constexpr double lineHeight = 5;    // of the contents
constexpr double contentsHead = 24; // title and head of the table
constexpr CourseBlock::Parts parts{true, false};

class Booklet {
public:
  Booklet(const std::vector<SheetCourse>& courses, const std::string& title, const PrintOptions& options)
      : courses_(courses), title_(title), options_(options),
        paper_(paperOf(options)), room_{options.margin, options.margin, paper_.width - options.margin,
                                        paper_.height - options.margin - footer} {
    const double rows = std::max(1.0, (room_.height() - contentsHead) / lineHeight);
    linesPerPage_ = static_cast<std::size_t>(rows);
    // A single course needs no list to be found.
    contentsPages_ =
        courses.size() > 1 ? static_cast<int>((courses.size() + linesPerPage_ - 1) / linesPerPage_) : 0;
    perPage_ = courses.size() > 1 && twoFit() ? 2 : 1;
  }

  void draw(PageTarget& target) const {
    int page = 0;
    for (; page < contentsPages_; ++page)
      add(target, page, [&](cairo_t* paper) { drawContents(paper, static_cast<std::size_t>(page)); });
    for (std::size_t first = 0; first < courses_.size(); first += perPage_)
      add(target, page++, [&](cairo_t* paper) {
        for (std::size_t i = first; i < std::min(courses_.size(), first + perPage_); ++i)
          CourseBlock(courses_[i], options_, place(i - first), parts).draw(paper);
      });
  }

private:
  // Where a page's first or second course stands: one above the other on upright paper, else side by side.
  Box place(std::size_t which) const {
    if (perPage_ == 1) return room_;
    return half(which);
  }

  Box half(std::size_t which) const {
    Box box = room_;
    const bool upright = room_.height() > room_.width();
    const double length = ((upright ? room_.height() : room_.width()) - between) / 2;
    double& from = upright ? box.top : box.left;
    double& to = upright ? box.bottom : box.right;
    if (which == 0)
      to = from + length;
    else
      from = to - length;
    return box;
  }

  bool twoFit() const {
    const Measuring measuring;
    const Texts texts(measuring.context());
    return CourseBlock(courses_.front(), options_, half(0), parts).hex(texts) >=
           std::min(leastHexOfTwo, options_.unit);
  }

  void add(PageTarget& target, int page, const Drawing& draw) const {
    target.page(paper_.width, paper_.height, [&](cairo_t* paper) {
      draw(paper);
      const Texts texts(paper);
      const double top = room_.bottom + footer - 4;
      const std::string words = said(phrase("page {1}", {page + 1}));
      texts.draw({title_, {2.6}, room_.width() - 25, 1}, {room_.left, top}, pageFaint);
      texts.draw({words, {2.6, Face::Sans, Align::Right}, 24, 1}, {room_.right - 24, top}, pageFaint);
    });
  }

  struct Column {
    double left;
    double width;
    Align align;
  };

  std::array<Column, 4> columns() const {
    const double right = room_.right;
    return {Column{room_.left, room_.width() - 62, Align::Left}, Column{right - 60, 18, Align::Right},
            Column{right - 40, 20, Align::Right}, Column{right - 18, 18, Align::Right}};
  }

  void drawRow(const Texts& texts, const std::array<std::string, 4>& cells, Face face, double top) const {
    const std::array<Column, 4> where = columns();
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (!cells[i].empty())
        texts.draw({cells[i], {3, face, where[i].align}, where[i].width, 1}, {where[i].left, top}, pageInk);
  }

  void drawContents(cairo_t* target, std::size_t page) const {
    const Pen pen(target);
    const Texts texts(target);
    texts.draw(texts.fitted({title_, {8, Face::SerifBold}, room_.width(), 1}), {room_.left, room_.top},
               pageInk);
    double y = room_.top + contentsHead - lineHeight - 2;
    drawRow(texts,
            {said(phrase("Course")), said(phrase("Steps")), anyPar() ? said(phrase("Par")) : "",
             said(phrase("Page"))},
            Face::SansBold, y);
    y += lineHeight;
    pen.move({room_.left, y});
    pen.line({room_.right, y});
    pen.use(pageFaint, 0.15);
    pen.stroke();
    y += 1;
    const std::size_t last = std::min(courses_.size(), (page + 1) * linesPerPage_);
    for (std::size_t i = page * linesPerPage_; i < last; ++i, y += lineHeight) {
      const SheetCourse& course = courses_[i];
      const std::string name = course.assignment > 0
                                   ? said(phrase("{1}, assignment {2}", {course.title, course.assignment}))
                                   : course.title;
      drawRow(texts,
              {name, course.route ? std::to_string(course.route->steps) : "–",
               course.par ? withDecimals(*course.par, 2) : "",
               std::to_string(contentsPages_ + 1 + static_cast<int>(i / perPage_))},
              Face::Sans, y);
    }
  }

  bool anyPar() const {
    return std::any_of(courses_.begin(), courses_.end(),
                       [](const SheetCourse& course) { return course.par.has_value(); });
  }
  std::string said(const Phrase& words) const { return words.in(options_.speaker); }

  const std::vector<SheetCourse>& courses_;
  const std::string& title_;
  const PrintOptions& options_;
  Paper paper_;
  Box room_;
  std::size_t linesPerPage_ = 1;
  int contentsPages_ = 1;
  std::size_t perPage_ = 1;
};

} // namespace

PrintJob booklet(std::vector<SheetCourse> courses, const std::string& title, const PrintOptions& options) {
  return {title, options,
          [courses = std::move(courses), title, options](PageTarget& target) -> std::optional<NoRoom> {
            Booklet(courses, title, options).draw(target);
            return std::nullopt;
          }};
}

} // namespace fairway::formats::lake_race
