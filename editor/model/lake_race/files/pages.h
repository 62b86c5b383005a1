#pragma once

#include "editor/model/files/pages.h"
#include "formats/lake_race/export/sheet_courses.h"

#include <functional>
#include <mutex>

namespace fairway::editor::lake_race {

// With the route, if the layers show it; of a tile set the side, none: its first.
MadeExport exporting(const formats::Document& content, formats::Layers layers,
                     std::optional<fairway::lake_race::BoardSide> side = {},
                     const std::filesystem::path& file = {},
                     std::optional<formats::lake_race::HeatMap> heat = {});

enum class PrintMode : std::uint8_t { Sheet, Booklet, Cards, Poster, Tiles };

constexpr bool printsCourses(PrintMode mode) {
  return mode == PrintMode::Sheet || mode == PrintMode::Booklet || mode == PrintMode::Cards;
}

// What is printed and how; the same choices as `fairway print` has.
struct PrintChoice {
  PrintMode mode = PrintMode::Sheet;
  formats::PrintOptions print;
  formats::lake_race::AssignmentChoice assignments; // of a lake or a set, where courses are printed
  formats::Point backOffset;                        // of the backs of tiles, in millimetres
  bool par = false;                                 // courses say theirs, which takes about a second each
  bool onePage = false; // a poster on one page as large as the board, for a print shop
  std::optional<formats::lake_race::HeatMap> heat{}; // laid over a course: on its sheet and its poster
};

// Pars of courses that were printed, or looked at, before: they are solved once. For several threads.
class PrintedPars {
public:
  // None: the course has no route, its lake is too large, or `stale` says that it is no longer wanted.
  std::optional<double> of(const fairway::lake_race::Course& course, const std::function<bool()>& stale);

private:
  struct Known {
    fairway::lake_race::Course course;
    std::optional<double> par;
  };
  std::mutex mutex_;
  std::vector<Known> known_;
};

// Tiles can be cut out of a tile set only.
bool canPrint(const formats::Document& content, PrintMode mode);
// Whether there are assignments to choose from: a course stands where it stands.
bool hasAssignments(const formats::Document& content);

MadeJob printJob(const formats::Document& content, PrintChoice choice, PrintedPars* pars = nullptr,
                 const std::function<bool()>& stale = {});

} // namespace fairway::editor::lake_race
