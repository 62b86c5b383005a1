#include "formats/film/colour_count.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace fairway::formats {

namespace {

constexpr unsigned keptBits = 6;
constexpr std::size_t binCount = std::size_t{1} << (3 * keptBits);

constexpr std::size_t binOf(std::uint32_t pixel) {
  constexpr unsigned drop = 8 - keptBits;
  constexpr std::uint32_t mask = (1U << keptBits) - 1;
  return ((pixel >> (16 + drop) & mask) << (2 * keptBits)) | ((pixel >> (8 + drop) & mask) << keptBits) |
         (pixel >> drop & mask);
}

constexpr int channel(std::uint32_t pixel, std::size_t i) {
  return static_cast<int>(pixel >> (16 - 8 * i) & 255);
}

// A colour that was counted.
struct Counted {
  std::array<double, 3> colour;
  double weight;
};

// Some of them, and how much would be won by cutting them in two.
struct ColourBox {
  ColourBox(std::vector<Counted>::iterator begin, std::vector<Counted>::iterator end)
      : first(begin), last(end) {
    double weight = 0;
    double widest = -1;
    for (auto it = first; it != last; ++it) weight += it->weight;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto [low, high] = std::minmax_element(
          first, last, [i](const Counted& a, const Counted& b) { return a.colour[i] < b.colour[i]; });
      const double width = high->colour[i] - low->colour[i];
      if (width <= widest) continue;
      widest = width;
      axis = i;
    }
    gain = last - first > 1 ? weight * widest * widest : -1;
  }

  std::array<std::uint8_t, 3> mean() const {
    std::array<double, 3> sums{};
    double weight = 0;
    for (auto it = first; it != last; ++it) {
      weight += it->weight;
      for (std::size_t i = 0; i < 3; ++i) sums[i] += it->weight * it->colour[i];
    }
    std::array<std::uint8_t, 3> colour{};
    for (std::size_t i = 0; i < 3; ++i) colour[i] = static_cast<std::uint8_t>(std::lround(sums[i] / weight));
    return colour;
  }

  // Where half of the weight lies to each side; both have some. Only equal colours tie: how others would lie
  // then is up to the standard library.
  std::vector<Counted>::iterator cut() const {
    std::sort(first, last, [this](const Counted& a, const Counted& b) {
      return std::tie(a.colour[axis], a.colour) < std::tie(b.colour[axis], b.colour);
    });
    double half = 0;
    for (auto it = first; it != last; ++it) half += it->weight / 2;
    auto at = first;
    for (double sum = at->weight; sum < half && at + 2 < last; sum += at->weight) ++at;
    return at + 1;
  }

  std::vector<Counted>::iterator first;
  std::vector<Counted>::iterator last;
  std::size_t axis = 0;
  double gain = 0;
};

} // namespace

Palette256::Palette256(std::vector<std::array<std::uint8_t, 3>> entries)
    : entries_(std::move(entries)), nearest_(binCount, -1) {}

std::uint8_t Palette256::indexOf(std::uint32_t pixel) {
  std::int16_t& known = nearest_[binOf(pixel)];
  if (known >= 0) return static_cast<std::uint8_t>(known);
  int least = std::numeric_limits<int>::max();
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    int distance = 0;
    for (std::size_t c = 0; c < 3; ++c) {
      const int difference = channel(pixel, c) - entries_[i][c];
      distance += difference * difference;
    }
    if (distance >= least) continue;
    least = distance;
    known = static_cast<std::int16_t>(i);
  }
  return static_cast<std::uint8_t>(known);
}

ColourCount::ColourCount() : bins_(binCount) {}

void ColourCount::add(const PixelRows& frame) {
  for (int y = 0; y < frame.height; ++y) {
    const auto* row =
        reinterpret_cast<const std::uint32_t*>(frame.data + static_cast<std::ptrdiff_t>(y) * frame.stride);
    for (int x = 0; x < frame.width; ++x) {
      Bin& bin = bins_[binOf(row[x])];
      ++bin.pixels;
      for (std::size_t i = 0; i < 3; ++i) bin.sums[i] += static_cast<std::uint64_t>(channel(row[x], i));
    }
  }
}

Palette256 ColourCount::palette() const {
  std::vector<Counted> colours;
  for (const Bin& bin : bins_) {
    if (bin.pixels == 0) continue;
    const auto pixels = static_cast<double>(bin.pixels);
    Counted counted{{}, std::sqrt(pixels)};
    for (std::size_t i = 0; i < 3; ++i) counted.colour[i] = static_cast<double>(bin.sums[i]) / pixels;
    colours.push_back(counted);
  }
  std::vector<std::array<std::uint8_t, 3>> entries;
  if (colours.empty()) return Palette256({{0, 0, 0}});
  std::vector<ColourBox> boxes{ColourBox(colours.begin(), colours.end())};
  while (boxes.size() < Palette256::colours) {
    const auto best = std::max_element(
        boxes.begin(), boxes.end(), [](const ColourBox& a, const ColourBox& b) { return a.gain < b.gain; });
    if (best->gain <= 0) break;
    const auto at = best->cut();
    const ColourBox upper(at, best->last);
    *best = ColourBox(best->first, at);
    boxes.push_back(upper);
  }
  for (const ColourBox& box : boxes) entries.push_back(box.mean());
  return Palette256(std::move(entries));
}

} // namespace fairway::formats
