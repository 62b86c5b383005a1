#include "formats/lake_race/picture/coast_field.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;

// No coast strays so far from the hexes' sides, in hexes; beyond that a point's cell says on which side it
// is.
constexpr double farthestStray = 0.36;

// A straight piece of the coast, in points from the grid's corner. Land lies on its left as seen on the map.
struct Segment {
  float x;
  float y;
  float dx;
  float dy;
  float inverse; // of the length's square

  float squareTo(float px, float py) const {
    const float wx = px - x;
    const float wy = py - y;
    const float along = std::clamp((wx * dx + wy * dy) * inverse, 0.0F, 1.0F);
    const float ex = wx - along * dx;
    const float ey = wy - along * dy;
    return ex * ex + ey * ey;
  }
  bool hasOnWaterSide(float px, float py) const { return dx * (py - y) - dy * (px - x) > 0; }
};

struct Nearest {
  float square;
  std::int32_t segment = -1;
};

// Finds the nearest coast of every point: exactly for points beside a coast, then from point to point, each
// asking whether its neighbours' coast is nearer than its own. Two sweeps over the grid settle it.
class NearestCoast {
public:
  NearestCoast(Point corner, int pointsPerHex, int columns, int rows, double reach)
      : corner_(corner), scale_(pointsPerHex), columns_(columns), rows_(rows),
        most_(static_cast<float>(reach * pointsPerHex * reach * pointsPerHex)),
        nearest_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), Nearest{most_, -1}) {}

  void add(const Curve& curve) {
    Point from = curve.start;
    for (const Curve::Piece& piece : curve.pieces) {
      addPiece(from, piece);
      from = piece.end;
    }
  }

  // The outermost points have no neighbours: they are beyond everything that is looked at.
  void spread() {
    for (int y = 1; y < rows_ - 1; ++y) {
      Nearest* here = &at(0, y);
      for (int x = 1; x < columns_ - 1; ++x) {
        ask(here, x, y, here[x - 1]);
        askThree(here, x, y, here - columns_ + x);
      }
      for (int x = columns_ - 2; x > 0; --x) ask(here, x, y, here[x + 1]);
    }
    for (int y = rows_ - 2; y > 0; --y) {
      Nearest* here = &at(0, y);
      for (int x = columns_ - 2; x > 0; --x) {
        ask(here, x, y, here[x + 1]);
        askThree(here, x, y, here + columns_ + x);
      }
      for (int x = 1; x < columns_ - 1; ++x) ask(here, x, y, here[x - 1]);
    }
  }

  const Nearest* row(int y) const { return nearest_.data() + static_cast<std::ptrdiff_t>(y) * columns_; }
  bool onWaterSide(int x, int y) const {
    const Nearest& nearest = row(y)[x];
    return segments_[static_cast<std::size_t>(nearest.segment)].hasOnWaterSide(static_cast<float>(x),
                                                                               static_cast<float>(y));
  }

private:
  // As many chords as keep within a fifteenth of the distance between points.
  void addPiece(Point from, const Curve::Piece& piece) {
    const Point bend = from - 2 * piece.control + piece.end;
    const int chords =
        std::clamp(static_cast<int>(std::ceil(std::sqrt(lengthOf(bend) / 4 * scale_ * 15))), 1, 32);
    Point last = from;
    for (int i = 1; i <= chords; ++i) {
      const double t = static_cast<double>(i) / chords;
      const Point next = (1 - t) * (1 - t) * from + 2 * t * (1 - t) * piece.control + t * t * piece.end;
      addSegment(onGrid(last), onGrid(next));
      last = next;
    }
  }

  // In fine steps that a float holds whatever the grid's corner is: so distances are the same, to the last
  // bit, in every picture.
  Point onGrid(Point board) const {
    const auto fine = [this](double place) { return std::round(place * scale_ * 1024) / 1024; };
    return Point{fine(board.x), fine(board.y)} - corner_;
  }

  void addSegment(Point a, Point b) {
    const Point d = b - a;
    const double square = d.x * d.x + d.y * d.y;
    if (square <= 0) return;
    segments_.push_back({static_cast<float>(a.x), static_cast<float>(a.y), static_cast<float>(d.x),
                         static_cast<float>(d.y), static_cast<float>(1 / square)});
    constexpr double near = 1.5; // every point beside the coast has a grid's square in common with it
    const auto index = [](double value, int most) {
      return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(most)));
    };
    const int left = index(std::ceil(std::min(a.x, b.x) - near), columns_);
    const int right = index(std::floor(std::max(a.x, b.x) + near) + 1, columns_);
    const int top = index(std::ceil(std::min(a.y, b.y) - near), rows_);
    const int bottom = index(std::floor(std::max(a.y, b.y) + near) + 1, rows_);
    for (int y = top; y < bottom; ++y)
      for (int x = left; x < right; ++x)
        offer(at(x, y), x, y, static_cast<std::int32_t>(segments_.size() - 1));
  }

  Nearest& at(int x, int y) {
    return nearest_[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) +
                    static_cast<std::size_t>(x)];
  }

  void offer(Nearest& own, int x, int y, std::int32_t segment) const {
    const float square =
        segments_[static_cast<std::size_t>(segment)].squareTo(static_cast<float>(x), static_cast<float>(y));
    if (square < own.square) own = {square, segment};
  }

  void ask(Nearest* row, int x, int y, const Nearest& other) const {
    if (other.segment != row[x].segment && other.segment >= 0) offer(row[x], x, y, other.segment);
  }
  void askThree(Nearest* row, int x, int y, const Nearest* others) const {
    for (int step = -1; step <= 1; ++step) ask(row, x, y, others[step]);
  }

  Point corner_; // in points, whole ones
  double scale_;
  int columns_;
  int rows_;
  float most_;
  std::vector<Segment> segments_;
  std::vector<Nearest> nearest_;
};

// Which terrain the points of one row stand on: 1 water, -1 land, 0 void.
class RowTerrain {
public:
  RowTerrain(const BoardScene& scene, int pointsPerHex, int firstColumn, int columns)
      : scene_(scene), scale_(pointsPerHex), first_(firstColumn),
        signs_(static_cast<std::size_t>(columns), 0) {}

  const std::vector<signed char>& at(double height) {
    std::fill(signs_.begin(), signs_.end(), static_cast<signed char>(0));
    const int row = static_cast<int>(std::floor(height / rowPitch)) + 1;
    for (const int candidate : {row - 1, row}) {
      if (candidate < 1 || candidate > scene_.lake().map.rows()) continue;
      const double off = std::abs(height - hexSide - (candidate - 1) * rowPitch);
      if (off < hexSide) fill(candidate, off <= hexSide / 2 ? 0.5 : (hexSide - off) * 1.7320508075688772);
    }
    return signs_;
  }

private:
  void fill(int row, double half) {
    const fairway::lake_race::TerrainMap& map = scene_.lake().map;
    const int count = static_cast<int>(signs_.size());
    const double start = scene_.centre({1, row}).x;
    const int from = std::max(1, static_cast<int>(std::floor(first_ / scale_ - start)));
    const int to =
        std::min(map.columns(), static_cast<int>(std::ceil((first_ + count) / scale_ - start)) + 1);
    for (int column = from; column <= to; ++column) {
      const Terrain terrain = map.at({column, row});
      if (terrain == Terrain::Void) continue;
      const double centre = start + column - 1;
      const int left = std::clamp(static_cast<int>(std::ceil((centre - half) * scale_)) - first_, 0, count);
      const int right =
          std::clamp(static_cast<int>(std::floor((centre + half) * scale_)) - first_ + 1, 0, count);
      if (left < right)
        std::fill(signs_.begin() + left, signs_.begin() + right,
                  static_cast<signed char>(terrain == Terrain::Water ? 1 : -1));
    }
  }

  const BoardScene& scene_;
  double scale_;
  int first_;
  std::vector<signed char> signs_;
};

// The points just beyond the board's edge count as what lies at the edge, or there would be a coast along it.
void extendOverEdge(std::vector<signed char>& signs, int columns, int rows) {
  const auto extend = [&signs](std::size_t here, std::size_t there) {
    if (signs[here] == 0 && (signs[there] == 1 || signs[there] == -1))
      signs[here] = static_cast<signed char>(2 * signs[there]); // not to be handed on in this sweep
  };
  const auto settle = [&signs] {
    for (signed char& sign : signs) sign = static_cast<signed char>(sign / (sign % 2 == 0 ? 2 : 1));
  };
  const auto width = static_cast<std::size_t>(columns);
  for (std::size_t i = 0; i + 1 < signs.size(); ++i) {
    extend(i, i + 1);
    extend(i + 1, i);
  }
  settle();
  for (std::size_t i = 0; i + width < width * static_cast<std::size_t>(rows); ++i) {
    extend(i, i + width);
    extend(i + width, i);
  }
  settle();
}

// Distances of the coasts round a box, on its points and on a margin in which outer coasts reach inwards.
NearestCoast coastsRound(const CoastField& field, const BoardScene& scene, const Box& box, double reach,
                         int margin) {
  const Point corner{static_cast<double>(field.firstColumn() - margin),
                     static_cast<double>(field.firstRow() - margin)};
  NearestCoast coasts(corner, field.pointsPerHex(), field.columns() + 2 * margin, field.rows() + 2 * margin,
                      reach);
  const Box wide = box.grown(reach + 0.1);
  for (const Curve& curve : scene.shores().coasts)
    if (curve.box.meets(wide)) coasts.add(curve);
  coasts.spread();
  return coasts;
}

} // namespace

CoastField::CoastField(const BoardScene& scene, const Box& box, int pointsPerHex, double wanted)
    : pointsPerHex_(pointsPerHex), firstColumn_(static_cast<int>(std::floor(box.left * pointsPerHex)) - 1),
      firstRow_(static_cast<int>(std::floor(box.top * pointsPerHex)) - 1),
      columns_(static_cast<int>(std::ceil(box.right * pointsPerHex)) + 3 - firstColumn_),
      rows_(static_cast<int>(std::ceil(box.bottom * pointsPerHex)) + 3 - firstRow_) {
  const double reach = std::max(wanted, farthestStray + 0.05); // otherwise the side would not be known
  const int margin = static_cast<int>(std::ceil(reach * pointsPerHex)) + 2;
  const NearestCoast coasts = coastsRound(*this, scene, box, reach, margin);
  const auto size = static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_);
  std::vector<signed char> signs;
  signs.reserve(size);
  distances_.reserve(size);
  RowTerrain terrain(scene, pointsPerHex, firstColumn_, columns_);
  const auto sure = static_cast<float>(farthestStray * pointsPerHex * farthestStray * pointsPerHex);
  for (int y = 0; y < rows_; ++y) {
    const std::vector<signed char>& row = terrain.at(static_cast<double>(firstRow_ + y) / pointsPerHex);
    const Nearest* nearest = coasts.row(y + margin) + margin;
    for (int x = 0; x < columns_; ++x) {
      const bool beside = nearest[x].segment >= 0 && nearest[x].square < sure;
      const signed char sign = row[static_cast<std::size_t>(x)];
      const bool byCoast = beside && sign != 0;
      const signed char side = byCoast && coasts.onWaterSide(x + margin, y + margin) ? 1 : -1;
      signs.push_back(byCoast ? side : sign);
      distances_.push_back(std::sqrt(nearest[x].square) / static_cast<float>(pointsPerHex));
    }
  }
  extendOverEdge(signs, columns_, rows_);
  for (std::size_t i = 0; i < size; ++i)
    if (signs[i] < 0) distances_[i] = -distances_[i];
}

} // namespace fairway::formats::lake_race
