#include "rules/hex/hex.h"

#include "rules/base/contract.h"

namespace fairway {

namespace {

// a/n rounded to a nearest integer.
int roundedShare(std::int64_t a, std::int64_t n) {
  const std::int64_t doubled = 2 * a + n;
  const std::int64_t share = doubled / (2 * n);
  return static_cast<int>(doubled % (2 * n) < 0 ? share - 1 : share);
}

// Which of the hexes round the point at share i/n of the way is nearest: candidates are compared exactly.
Hex nearestHex(Hex from, Hex way, int i, int n) {
  const std::int64_t q = std::int64_t{way.q} * i;
  const std::int64_t r = std::int64_t{way.r} * i;
  const Hex guess{roundedShare(q, n), roundedShare(r, n)}; // the nearest hex is this one or a neighbour
  Hex best = guess;
  std::int64_t bestDistance = -1;
  std::int64_t bestSide{};
  const auto consider = [&](Hex hex) {
    const std::int64_t dq = q - std::int64_t{hex.q} * n;
    const std::int64_t dr = r - std::int64_t{hex.r} * n;
    const std::int64_t squared = dq * dq + dr * dr + dq * dr;
    const std::int64_t side = cross(way, hex);
    if (bestDistance < 0 || squared < bestDistance || (squared == bestDistance && side < bestSide)) {
      best = hex;
      bestDistance = squared;
      bestSide = side;
    }
  };
  consider(guess);
  for (Direction direction : allDirections) consider(neighbour(guess, direction));
  return from + best;
}

} // namespace

std::vector<Hex> line(Hex from, Hex to) {
  const int n = distance(from, to);
  std::vector<Hex> hexes;
  hexes.reserve(static_cast<std::size_t>(n) + 1);
  hexes.push_back(from);
  for (int i = 1; i <= n; ++i) hexes.push_back(nearestHex(from, to - from, i, n));
  return hexes;
}

std::vector<Hex> ring(Hex centre, int radius) {
  FAIRWAY_EXPECTS(radius >= 0);
  if (radius == 0) return {centre};
  std::vector<Hex> hexes;
  hexes.reserve(6 * static_cast<std::size_t>(radius));
  Hex hex = centre + radius * vectorOf(Direction::W);
  constexpr std::array clockwise{Direction::NE, Direction::E, Direction::SE,
                                 Direction::SW, Direction::W, Direction::NW};
  for (Direction side : clockwise)
    for (int i = 0; i < radius; ++i) {
      hexes.push_back(hex);
      hex = neighbour(hex, side);
    }
  return hexes;
}

std::vector<Hex> disk(Hex centre, int radius) {
  std::vector<Hex> hexes;
  for (int i = 0; i <= radius; ++i) {
    const std::vector<Hex> next = ring(centre, i);
    hexes.insert(hexes.end(), next.begin(), next.end());
  }
  return hexes;
}

} // namespace fairway
