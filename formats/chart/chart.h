#pragma once

#include "formats/picture/theme.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Figures to be seen: plain data, which the painter of boards makes a picture of. It is the same picture in
// the window, in files and in reports.
namespace fairway::formats {

enum class ChartMark : std::uint8_t { Disc, Square, Triangle, Diamond, Cross, Ring };

enum class ChartForm : std::uint8_t {
  Line, // from point to point; its last point and those that say so have a mark
  Bars, // from 0 to the point
  Dots, // marks alone
};

struct ChartPoint {
  double x = 0;
  double y = 0;
  std::optional<double> low = {}; // with `high`: an interval, drawn as a whisker
  std::optional<double> high = {};
  std::string label = {}; // what is said of this point where it is pointed at
  bool marked = false;    // on a line: with its mark
  friend bool operator==(const ChartPoint&, const ChartPoint&) = default;
};

struct ChartSeries {
  std::string name; // in the legend; empty: not there
  ChartForm form = ChartForm::Line;
  std::vector<ChartPoint> points = {};
  // Which of the chart's colours and marks it has, where it is not as many as its place in the list: so what
  // means the same looks the same in charts that lack others.
  std::optional<std::size_t> look = {};
  // Instead of the chart's own. Series never differ by colour alone.
  std::optional<Colour> colour = {};
  std::optional<ChartMark> mark = {};
  friend bool operator==(const ChartSeries&, const ChartSeries&) = default;
};

struct ChartAxis {
  std::string title = {};
  std::optional<double> from = {}; // none: as the data want it
  std::optional<double> to = {};
  bool whole = false;                       // ticks at whole numbers only
  bool percent = false;                     // 0.25 is said as 25 %
  std::vector<std::string> categories = {}; // names of 0, 1, 2, ...; only of the axis across
  friend bool operator==(const ChartAxis&, const ChartAxis&) = default;
};

// A dashed line through the whole chart at some value, such as par.
struct ChartGuide {
  double at = 0;
  std::string text = {};
  bool upright = false; // at an x; otherwise at a y
  friend bool operator==(const ChartGuide&, const ChartGuide&) = default;
};

struct ChartPlace {
  std::size_t series = 0;
  std::size_t point = 0;

  friend bool operator==(const ChartPlace&, const ChartPlace&) = default;
};

struct Chart {
  std::string title = {};
  std::string description = {}; // for screen readers
  ChartAxis x = {};
  ChartAxis y = {};
  std::vector<ChartSeries> series = {};
  std::vector<ChartGuide> guides = {};
  std::string nothing = {};              // said where there are no points
  std::string decimalMark = ".";         // of the reader's language
  std::optional<ChartPlace> chosen = {}; // has a ring round it

  bool empty() const {
    for (const ChartSeries& one : series)
      if (!one.points.empty()) return false;
    return true;
  }

  friend bool operator==(const Chart&, const Chart&) = default;
};

// In the units of what it is painted on: pixels of a window, millimetres of paper.
struct ChartSize {
  double width = 160;
  double height = 90;
  double letters = 3; // size of the font
};

} // namespace fairway::formats
