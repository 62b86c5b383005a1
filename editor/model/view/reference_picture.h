#pragma once

#include "formats/picture/geometry.h"
#include "formats/text/problem.h"

#include <array>
#include <filesystem>
#include <optional>

namespace fairway::editor {

// From points of a picture to points of the board: stretched, turned, mirrored or slanted, as a photo is.
struct PlaneMap {
  double xx = 1, xy = 0, yx = 0, yy = 1; // x = xx * x + xy * y + at.x
  formats::Point at;

  formats::Point operator()(formats::Point p) const {
    return {xx * p.x + xy * p.y + at.x, yx * p.x + yy * p.y + at.y};
  }
};

// A picture to paint over: a photo or scan of real tiles, a sketch. Three of its points are places of the
// board.
struct ReferencePicture {
  struct Pin {
    formats::Point picture; // in its pixels
    formats::Point board;

    friend bool operator==(const Pin&, const Pin&) = default;
  };
  std::filesystem::path file;
  std::array<Pin, 3> pins{};
  double opacity = 0.5; // from 0 to 1

  // None where three points lie on a line, on one side or the other.
  std::optional<PlaneMap> map() const;

  friend bool operator==(const ReferencePicture&, const ReferencePicture&) = default;
};

// It is kept beside the document, in a file of its own, and never in it: `mere.lake.yaml.reference`.
std::filesystem::path referenceFileOf(const std::filesystem::path& document);
std::optional<ReferencePicture>
readReferencePicture(const std::filesystem::path& document); // none: there is none
// Without a picture the file goes.
std::optional<formats::Problem> writeReferencePicture(const std::filesystem::path& document,
                                                      const std::optional<ReferencePicture>& picture);

} // namespace fairway::editor
