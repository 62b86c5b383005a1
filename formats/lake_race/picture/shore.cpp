#include "formats/lake_race/picture/shore.h"

#include "formats/lake_race/picture/hex_geometry.h"

#include <algorithm>
#include <unordered_map>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

// A corner where three hexes meet, at the mean of their centres: three times that, in axial coordinates, is
// an integer and the same from each of the three.
using Corner = Hex;

Corner cornerOf(Hex hex, int k) {
  return 3 * hex + vectorOf(static_cast<Direction>(k % 6)) + vectorOf(static_cast<Direction>((k + 1) % 6));
}

struct CornerHash {
  std::size_t operator()(Corner corner) const {
    return static_cast<std::size_t>(static_cast<std::uint64_t>(corner.q) * 0x9E3779B97F4A7C15u) ^
           static_cast<std::size_t>(corner.r);
  }
};

// One side of a hex on an outline, with the inside on its left.
struct OutlineSide {
  Corner from;
  Corner to;
  bool coast = false; // water on the other side; else void
};

// At every corner three hexes meet, so an outline never touches itself: each corner has one side that leads
// on.
using Outline = std::vector<OutlineSide>;

template <class Inside>
std::vector<OutlineSide> sidesOf(const Lake& lake, Inside inside) {
  std::vector<OutlineSide> sides;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i) {
    const Cell cell = lake.map.cellAt(i);
    if (!inside(lake.map.at(cell))) continue;
    const Hex hex = lake.hexOf(cell);
    for (int k = 0; k < 6; ++k) {
      const Terrain other = lake.map.at(lake.cellOf(neighbour(hex, static_cast<Direction>(k))));
      if (!inside(other)) sides.push_back({cornerOf(hex, k + 5), cornerOf(hex, k), other == Terrain::Water});
    }
  }
  return sides;
}

std::vector<Outline> outlinesOf(const std::vector<OutlineSide>& sides) {
  std::unordered_map<Corner, std::size_t, CornerHash> leaving;
  leaving.reserve(sides.size());
  for (std::size_t i = 0; i < sides.size(); ++i) leaving.emplace(sides[i].from, i);
  std::vector<Outline> outlines;
  std::vector<char> used(sides.size(), 0);
  for (std::size_t first = 0; first < sides.size(); ++first) {
    if (used[first]) continue;
    Outline outline;
    for (std::size_t at = first; !used[at]; at = leaving.at(sides[at].to)) {
      used[at] = 1;
      outline.push_back(sides[at]);
    }
    outlines.push_back(std::move(outline));
  }
  return outlines;
}

class Tracer {
public:
  explicit Tracer(const Lake& lake) : origin_(centreOf({1, 1}, lake.stagger)) {}

  Point place(Corner corner) const {
    const Point thrice = planeVector(corner);
    return {origin_.x + thrice.x / 3, origin_.y + thrice.y / 3};
  }

  // A corner of the coast, drawn a little towards its neighbours and pushed about a little.
  Point softened(Corner before, Corner corner, Corner after) const {
    const Point a = place(before);
    const Point b = place(corner);
    const Point c = place(after);
    return (1.0 / 6) * (a + 4 * b + c) + wobble(corner);
  }

private:
  static double noise(std::uint64_t seed) {
    seed = (seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9u;
    seed = (seed ^ (seed >> 27)) * 0x94D049BB133111EBu;
    return static_cast<double>((seed ^ (seed >> 31)) >> 11) / 9007199254740992.0 - 0.5;
  }
  static Point wobble(Corner corner) {
    constexpr double reach = 0.11;
    const auto key = static_cast<std::uint64_t>(corner.q) * 0x9E3779B97F4A7C15u +
                     static_cast<std::uint64_t>(corner.r) * 0xC2B2AE3D27D4EB4Fu;
    return {reach * noise(key), reach * noise(key + 0x632BE59BD9B4E019u)};
  }

  Point origin_;
};

// A coast all the way round: an island or a lagoon.
Curve closedCoast(const Outline& outline, const Tracer& tracer) {
  const std::size_t n = outline.size();
  std::vector<Point> soft(n);
  for (std::size_t i = 0; i < n; ++i)
    soft[i] = tracer.softened(outline[(i + n - 1) % n].from, outline[i].from, outline[i].to);
  Curve curve;
  curve.closed = true;
  curve.start = middle(soft[n - 1], soft[0]);
  curve.box = {curve.start.x, curve.start.y, curve.start.x, curve.start.y};
  for (std::size_t i = 0; i < n; ++i) curve.add(soft[i], middle(soft[i], soft[(i + 1) % n]));
  return curve;
}

// Appends the coast from side `first` to side `last`, whose two ends stay where they are.
void addOpenCoast(Curve& curve, const Outline& outline, std::size_t first, std::size_t last,
                  const Tracer& tracer) {
  const Point end = tracer.place(outline[last].to);
  if (first == last) return curve.add(middle(tracer.place(outline[first].from), end), end);
  std::vector<Point> soft;
  for (std::size_t i = first; i < last; ++i)
    soft.push_back(tracer.softened(outline[i].from, outline[i].to, outline[i + 1].to));
  for (std::size_t i = 0; i < soft.size(); ++i)
    curve.add(soft[i], i + 1 < soft.size() ? middle(soft[i], soft[i + 1]) : end);
}

Curve startedAt(Point start) {
  Curve curve;
  curve.start = start;
  curve.box = {start.x, start.y, start.x, start.y};
  return curve;
}

// Cuts a long chain into short ones with boxes of their own.
void addChains(const Curve& curve, std::vector<Curve>& chains) {
  constexpr std::size_t most = 32;
  if (curve.pieces.size() <= most) return chains.push_back(curve);
  Point start = curve.start;
  for (std::size_t i = 0; i < curve.pieces.size(); i += most) {
    Curve chain = startedAt(start);
    for (std::size_t j = i; j < std::min(i + most, curve.pieces.size()); ++j)
      chain.add(curve.pieces[j].control, curve.pieces[j].end);
    start = chain.pieces.back().end;
    chains.push_back(std::move(chain));
  }
}

// Land that reaches the board's edge: coasts and straight edges in turn.
void addMixed(Outline outline, const Tracer& tracer, Shores& shores) {
  // Begin where a straight edge ends, so that no coast runs over the end of the list.
  const auto begin =
      std::find_if(outline.begin(), outline.end(), [](const auto& side) { return !side.coast; });
  std::rotate(outline.begin(), begin, outline.end());
  Curve land = startedAt(tracer.place(outline.front().from));
  land.closed = true;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point from = tracer.place(outline[i].from);
    const Point to = tracer.place(outline[i].to);
    if (!outline[i].coast) {
      land.add(middle(from, to), to);
      continue;
    }
    std::size_t last = i;
    while (last + 1 < outline.size() && outline[last + 1].coast) ++last;
    addOpenCoast(land, outline, i, last, tracer);
    Curve coast = startedAt(from);
    addOpenCoast(coast, outline, i, last, tracer);
    addChains(coast, shores.coasts);
    i = last;
  }
  shores.land.push_back(std::move(land));
}

Curve straightOutline(const Outline& outline, const Tracer& tracer) {
  Curve curve = startedAt(tracer.place(outline.front().from));
  curve.closed = true;
  curve.straight = true;
  for (const OutlineSide& side : outline)
    curve.add(middle(tracer.place(side.from), tracer.place(side.to)), tracer.place(side.to));
  return curve;
}

} // namespace

Shores shoresOf(const Lake& lake) {
  const Tracer tracer(lake);
  Shores shores;
  const auto isLand = [](Terrain terrain) { return terrain == Terrain::Land; };
  for (Outline& outline : outlinesOf(sidesOf(lake, isLand))) {
    const bool mixed =
        !std::all_of(outline.begin(), outline.end(), [](const auto& side) { return side.coast; });
    if (mixed) {
      addMixed(std::move(outline), tracer, shores);
      continue;
    }
    shores.land.push_back(closedCoast(outline, tracer));
    addChains(shores.land.back(), shores.coasts);
  }
  const auto isLake = [](Terrain terrain) { return terrain != Terrain::Void; };
  for (const Outline& outline : outlinesOf(sidesOf(lake, isLake)))
    shores.edge.push_back(straightOutline(outline, tracer));
  return shores;
}

} // namespace fairway::formats::lake_race
