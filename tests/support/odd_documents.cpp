#include "tests/support/odd_documents.h"

#include <algorithm>

namespace fairway::test {

namespace {

// In what order the operands of `+` are worked out is the compiler's choice. Each draw is a statement of its
// own, so that one seed gives the same documents everywhere.
class Writer {
public:
  explicit Writer(Random& random) : random_(random) {}

  int below(int most) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(most))); }
  bool chance(int ofTen) { return below(10) < ofTen; }
  // Mostly one of the ends, where things go wrong; else something between.
  int within(int least, int most) {
    const int lot = below(4);
    return lot == 0 ? least : lot == 1 ? most : least + below(most - least + 1);
  }
  int small(int least, int most) { return chance(8) ? least + below(std::max(1, (most - least) / 4)) : most; }
  template <class Choices>
  auto oneOf(const Choices& choices) {
    return choices[random_.below(std::size(choices))];
  }
  std::string point(int columns, int rows) {
    const int column = 1 + below(columns), row = 1 + below(rows);
    return "[" + std::to_string(column) + ", " + std::to_string(row) + "]";
  }

  // Rows of letters; with little chance nothing but one of them.
  std::string map(int columns, int rows, const std::string& letters, const std::string& indent) {
    const bool plain = chance(2);
    const char only = oneOf(letters);
    std::string text;
    for (int row = 0; row < rows; ++row) {
      text += indent;
      for (int column = 0; column < columns; ++column)
        text += std::string(column > 0 ? " " : "") + (plain ? only : chance(7) ? letters[0] : oneOf(letters));
      text += '\n';
    }
    return text;
  }

private:
  Random& random_;
};

std::string text(int number) {
  return std::to_string(number);
}

constexpr const char* directions[] = {"E", "NE", "NW", "W", "SW", "SE"};
constexpr const char* races[] = {"A", "B", "C"};

// The keys of a lake, and how large it is.
struct LakeKeys {
  int columns, rows;
  std::string keys;
};

LakeKeys lakeKeys(Writer& write, const std::string& indent) {
  const int columns = write.small(1, 12), rows = write.small(1, 12);
  std::string keys = indent + "stagger: " + (write.chance(5) ? "odd" : "even") + "\n";
  keys += indent + "strip: " + text(write.chance(6) ? 1 + write.below(6) : 100) + "\n";
  keys += indent + "map: |2\n" + write.map(columns, rows, ".#x", indent + "  ");
  const int slots = write.below(9);
  if (slots > 0) keys += indent + "slots:\n";
  for (int i = 0; i < slots; ++i) {
    keys += indent + "  - {race: " + write.oneOf(races);
    keys += ", at: " + write.point(columns, rows);
    keys += std::string(", letter: ") + write.oneOf(directions) + "}\n";
  }
  return {columns, rows, keys};
}

} // namespace

std::string oddLake(Random& random) {
  Writer write(random);
  return "fairway: 1\nkind: lake\n" + lakeKeys(write, "").keys;
}

std::string oddCourse(Random& random) {
  Writer write(random);
  const LakeKeys lake = lakeKeys(write, "  ");
  std::string course = "fairway: 1\nkind: course\n";
  if (write.chance(3)) course += std::string("race: ") + write.oneOf(races) + "\n";
  course += "lake:\n" + lake.keys + "start: {at: " + write.point(lake.columns, lake.rows);
  course += std::string(", letter: ") + write.oneOf(directions);
  if (write.chance(3)) course += write.chance(5) ? ", direction: left" : ", direction: right";
  course += "}\nbuoys:\n";
  for (int i = 0; i < 3; ++i) {
    course += "  - {at: " + write.point(lake.columns, lake.rows);
    if (write.chance(3)) course += write.chance(5) ? ", arrow: clockwise" : ", arrow: counterclockwise";
    course += "}\n";
  }
  return course;
}

std::string oddTileset(Random& random) {
  Writer write(random);
  const int columns = 1 + write.below(3), rows = 2 * (1 + write.below(2));
  const int across = 1 + write.below(2), down = 1 + write.below(2);
  std::string set = "fairway: 1\nkind: tileset\ntile: {columns: " + text(columns) + ", rows: " + text(rows) +
                    "}\nboard: {across: " + text(across) + ", down: " + text(down) +
                    "}\nstrip: " + text(write.within(1, 100)) +
                    "\nsides:\n  dark:\n    stagger: odd\n    tiles:\n";
  for (int tile = 0; tile < across * down + write.below(2); ++tile) {
    set += "      t" + text(tile) + ":\n        map: |2\n" + write.map(columns, rows, ".#x", "          ");
    if (write.chance(5)) continue;
    set += "        slots:\n";
    for (int i = 0; i < 4; ++i) {
      set += "          - {race: A, at: " + write.point(columns, rows);
      set += std::string(", letter: ") + write.oneOf(directions) + "}\n";
    }
  }
  return set;
}

std::string oddRiver(Random& random) {
  Writer write(random);
  constexpr const char* kinds[] = {"calm", "sandbank", "wave", "eddy", "lee"};
  const int length = write.chance(7) ? 6 : 6 + write.below(4);
  const bool plain = write.chance(4);
  const std::string only = write.oneOf(kinds);
  std::string river = "fairway: 1\nkind: river\nsections:\n";
  for (int i = 0; i < length; ++i) {
    const std::string kind = plain ? only : write.oneOf(kinds);
    river += "  - {kind: " + kind;
    if (kind == "wave" || kind == "eddy") river += ", push: " + text(write.within(1, 6));
    if (write.chance(2)) river += ", fixed: true";
    river += "}\n";
  }
  const int players = write.within(2, 4), boats = write.chance(7) ? 1 : 2;
  river += "start: " + text(write.within(1, length)) + "\ndie: [";
  const bool onlyWind = write.chance(1);
  for (int face = 0; face < 6; ++face)
    river +=
        std::string(face > 0 ? ", " : "") + (onlyWind || write.chance(2) ? "wind" : text(write.within(1, 6)));
  river += "]\ndocks: [";
  for (int dock = 0; dock < players * boats; ++dock)
    river += (dock > 0 ? ", " : "") + text(write.chance(3) ? 0 : write.within(0, 99));
  return river + "]\nplayers: " + text(players) + "\nboats: " + text(boats) +
         "\nconvoy: " + (write.chance(5) ? "any" : "own") + "\n";
}

std::string oddPool(Random& random) {
  Writer write(random);
  const int columns = 1 + write.below(5), rows = 1 + write.below(5);
  std::string pool = "fairway: 1\nkind: pool\nmap: |2\n" + write.map(columns, rows, ".#x", "  ");
  std::vector<std::string> ladders; // no two on one side of a square
  for (int i = write.below(5); i > 0; --i) {
    std::string place = ", at: " + write.point(columns, rows);
    place += std::string(", side: ") + write.oneOf(std::string("NESW")) + "}\n";
    if (std::find(ladders.begin(), ladders.end(), place) == ladders.end()) ladders.push_back(place);
  }
  pool += ladders.empty() ? "ladders: []\n" : "ladders:\n";
  for (const std::string& place : ladders)
    pool += std::string("  - {bar: ") + (write.chance(5) ? "red" : "yellow") + place;
  pool += "start:\n";
  for (const char* side : {"red", "yellow"}) {
    pool += std::string("  ") + side + ":\n    - {row: " + text(1 + write.below(rows));
    pool += ", swimmers: " + text(write.within(1, 9)) + "}\n";
  }
  if (write.chance(4)) {
    pool += "setup:\n  red: [" + write.point(columns, rows);
    pool += "]\n  yellow: [" + write.point(columns, rows) + "]\n";
  }
  pool += "crocodiles: [";
  for (int i = 0, count = 1 + write.below(3); i < count; ++i) {
    // Of one number all have one ability.
    const int value = 3 * i + 1 + write.below(3);
    pool += (i > 0 ? ", " : "") +
            (write.chance(6)
                 ? text(value)
                 : "{value: " + text(value) + ", turns: " + text(write.within(0, 3)) + ", diagonal: true}");
  }
  return pool + "]\nopening: " + text(write.within(1, 9)) + "\nquiet: 10\n";
}

std::string oddRegatta(Random& random) {
  Writer write(random);
  const int width = write.chance(7) ? 30 : 150, length = write.chance(7) ? 30 : 150;
  const int hand = write.within(3, 7);
  std::string text_ = "fairway: 1\nkind: regatta\ndeck:\n  card: {width: " + text(width) +
                      ", length: " + text(length) + "}\n  hand: " + text(hand) + "\n  cards:\n";
  const int suns = write.chance(2) ? 20 : write.below(16);
  if (suns > 0) text_ += "    - {id: sun, count: " + text(suns) + ", symbol: sun}\n";
  constexpr const char* symbols[] = {"", "", ", symbol: helm", ", symbol: cloud"};
  for (int left = (write.chance(7) ? 20 : 27) - suns, card = 0; left > 0; ++card) {
    const int count = std::min(left, 1 + write.below(12));
    const int turn = 15 * (write.below(47) - 23);
    text_ += "    - {id: c" + text(card) + ", count: " + text(count) + write.oneOf(symbols);
    text_ += ", arrows: [[[" + text(write.within(0, 30));
    text_ += ", " + text(write.within(-15, 15)) + ", " + text(turn) + "]]]}\n";
    left -= count;
  }
  const int across = 300 + write.below(3) * 20, down = 300;
  const auto place = [&] {
    const int right = write.within(0, across), below = write.within(0, down);
    return "[" + text(right) + ", " + text(below) + "]";
  };
  const int x = write.below(across);
  text_ += "table: [" + text(across) + ", " + text(down) + "]\n";
  text_ += "line: {left: [" + text(x) + ", " + text(write.within(0, down));
  text_ += "], right: [" + text(x + 1 + write.below(across - x));
  text_ += ", " + text(write.within(0, down));
  text_ += std::string("]}\nfinish: ") + (write.chance(7) ? "back" : "through");
  text_ += "\nboats: {length: " + text(write.chance(7) ? 20 : 120);
  text_ += ", beam: " + text(write.chance(7) ? 6 : 40);
  text_ += "}\nbuoy: " + text(write.chance(8) ? 4 : 60) + "\nbuoys:\n";
  const int buoys = 1 + write.below(3);
  for (int i = 0; i < buoys; ++i) text_ += "  - {name: b" + text(i) + ", at: " + place() + "}\n";
  text_ += "round:\n";
  for (int i = 0; i < buoys; ++i) {
    text_ += "  - {buoy: b" + text(i) + ", leave: " + (write.chance(5) ? "port" : "starboard");
    if (write.chance(3)) text_ += ", gate: " + text(15 * write.below(24));
    text_ += "}\n";
  }
  if (write.chance(3)) {
    text_ += "obstacles:\n  - {at: " + place();
    text_ += ", diameter: " + text(write.within(4, 600)) + "}\n";
  }
  return text_;
}

} // namespace fairway::test
