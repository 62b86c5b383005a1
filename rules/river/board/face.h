#pragma once

#include <array>
#include <optional>
#include <string>

namespace fairway::river {

inline constexpr int mostNumber = 6;

// A face of the die: a number or the wind.
class Face {
public:
  constexpr Face() = default; // the wind
  constexpr explicit Face(int number) : number_(number) {}
  static constexpr Face wind() { return {}; }

  constexpr bool isWind() const { return number_ == 0; }
  constexpr int number() const { return number_; } // of one that is not the wind

  friend constexpr bool operator==(const Face&, const Face&) = default;

private:
  int number_ = 0;
};

using Die = std::array<Face, 6>;

inline constexpr Die publishedDie{Face(1), Face(2), Face(3), Face(4), Face(5), Face::wind()};

inline std::string nameOf(Face face) {
  return face.isWind() ? "wind" : std::to_string(face.number());
}

} // namespace fairway::river
