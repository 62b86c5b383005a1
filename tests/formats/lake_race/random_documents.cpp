#include "tests/formats/lake_race/random_documents.h"

namespace fairway::formats::lake_race {

using namespace fairway::lake_race;

int RandomDocuments::number(int least, int most) {
  return least + static_cast<int>(engine_() % static_cast<unsigned>(most - least + 1));
}

std::string RandomDocuments::text() {
  static const std::vector<std::string> pieces{"a",
                                               "B",
                                               "heron",
                                               "12",
                                               "-",
                                               "- ",
                                               ": ",
                                               ":",
                                               " #",
                                               "#",
                                               "\n",
                                               "\n\n",
                                               " ",
                                               "  ",
                                               "\t",
                                               "'",
                                               "\"",
                                               "\\",
                                               "{",
                                               "}",
                                               "[",
                                               "]",
                                               ",",
                                               "&",
                                               "*",
                                               "!",
                                               "|",
                                               ">",
                                               "%",
                                               "@",
                                               "`",
                                               "~",
                                               "null",
                                               "true",
                                               "0x1f",
                                               "1.5",
                                               ".inf",
                                               "---",
                                               "...",
                                               "\xC3\xA9",
                                               "\xF0\x9F\x9A\xA4",
                                               "\xE2\x80\xA8",
                                               "\xC2\x85",
                                               "\xEF\xBB\xBF",
                                               "\x01",
                                               "\x7F",
                                               "\r",
                                               "\r\n",
                                               "<<",
                                               "=",
                                               "? ",
                                               "yes",
                                               "2024-01-01"};
  if (chance(20)) return "";
  std::string text;
  for (int i = number(1, chance(30) ? 12 : 3); i > 0; --i)
    text += pieces[static_cast<std::size_t>(number(0, static_cast<int>(pieces.size()) - 1))];
  return text;
}

std::string RandomDocuments::tileName() {
  static const std::vector<std::string> names{"heron", "null", "true", "n", "x-1", "e", "false", "pike-2-"};
  return names[static_cast<std::size_t>(number(0, 7))] + (chance(80) ? std::to_string(number(0, 9999)) : "");
}

DocumentHead RandomDocuments::head() {
  DocumentHead head;
  if (chance(50)) head.info.name = text();
  if (chance(30)) head.info.author = text();
  if (chance(30)) head.info.licence = text();
  if (chance(50)) head.info.notes = text();
  for (int i = chance(30) ? number(1, 4) : 0; i > 0; --i)
    head.info.severity["L0" + std::to_string(number(0, 9))] = static_cast<Severity>(number(0, 3));
  for (int i = chance(30) ? number(1, 3) : 0; i > 0; --i) {
    Waiver waiver{"G0" + std::to_string(number(0, 9)), {}, "x" + text()};
    for (int n = number(0, 3); n > 0; --n) waiver.spots.push_back(cell());
    head.info.waivers.push_back(waiver);
  }
  if (chance(40)) head.comment = {"# yaml-language-server: $schema=x.json", "", "# second: {"};
  if (chance(40) && !head.comment.empty()) head.comment.push_back("");
  return head;
}

TerrainMap RandomDocuments::map(int columns, int rows) {
  TerrainMap map(columns, rows);
  for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i)
    map.set(map.cellAt(i), static_cast<Terrain>(number(0, 2)));
  return map;
}

std::vector<Slot> RandomDocuments::slots(int columns, int rows) {
  std::vector<Slot> slots;
  for (int i = number(0, 4); i > 0; --i)
    slots.push_back(
        {static_cast<RaceLetter>(number(0, 2)), cell(columns, rows), static_cast<Direction>(number(0, 5))});
  return slots;
}

Lake RandomDocuments::lake() {
  Lake lake;
  lake.stagger = chance(50) ? Stagger::Odd : Stagger::Even;
  lake.strip = number(1, maxStrip);
  lake.map = map(number(1, 9), number(1, 9));
  lake.slots = slots(500, 500);
  return lake;
}

LakeDocument RandomDocuments::lakeDocument() {
  LakeDocument document{head(), {}};
  if (chance(60)) {
    document.body.content = lake();
    return document;
  }
  TileLayout tiles{"x" + text(), chance(50) ? BoardSide::Dark : BoardSide::Light, {}};
  std::erase(tiles.set, '\0');
  for (int row = number(1, 3); row > 0; --row) {
    tiles.layout.emplace_back();
    for (int i = number(1, 3); i > 0; --i) tiles.layout.back().push_back({tileName(), chance(50)});
  }
  document.body.content = tiles;
  return document;
}

TilesetSide RandomDocuments::side(const Tileset& set) {
  TilesetSide side;
  side.stagger = chance(50) ? Stagger::Odd : Stagger::Even;
  if (chance(50)) {
    const int columns = set.across * set.tileColumns;
    const int rows = set.down * set.tileRows;
    const Cell window{number(1, 4), number(1, 4)};
    Frame frame{map(columns + window.column - 1 + number(0, 2), rows + window.row - 1 + number(0, 2)),
                window};
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column)
        frame.map.set({window.column + column, window.row + row}, Terrain::Water);
    side.frame = frame;
  }
  while (static_cast<int>(side.tiles.size()) < set.across * set.down + 1)
    if (const std::string name = tileName(); !side.find(name))
      side.tiles.push_back({name, map(set.tileColumns, set.tileRows), slots(set.tileColumns, set.tileRows)});
  return side;
}

TilesetDocument RandomDocuments::tilesetDocument() {
  TilesetDocument document{head(), {}};
  Tileset& set = document.body.set;
  set.tileColumns = number(1, 5);
  set.tileRows = 2 * number(1, 3);
  set.across = number(1, 3);
  set.down = number(1, 3);
  set.strip = number(1, maxStrip);
  const int which = number(1, 3);
  if (which & 1) set.sides[BoardSide::Dark] = side(set);
  if (which & 2) set.sides[BoardSide::Light] = side(set);
  return document;
}

CourseBody RandomDocuments::course() {
  CourseBody course;
  if (chance(50)) course.race = static_cast<RaceLetter>(number(0, 2));
  if (chance(50))
    course.lake = lake();
  else
    course.lake = "p" + text();
  course.start = cell();
  if (chance(50)) course.letter = static_cast<Direction>(number(0, 5));
  for (std::size_t i = 0; i < 3; ++i) {
    course.buoys[i] = cell();
    if (chance(50)) course.choices.arrows[i] = static_cast<Arrow>(number(0, 1));
  }
  if (chance(50)) course.choices.start = static_cast<PassSide>(number(0, 1));
  if (chance(50)) course.choices.finish = static_cast<PassSide>(number(0, 1));
  return course;
}

RecordDocument RandomDocuments::recordDocument() {
  RecordDocument document{head(), {{chance(50), static_cast<SunkBonus>(number(0, 1))}, {}}};
  const int players = number(minPlayers, maxPlayers);
  for (int i = number(1, 3); i > 0; --i) {
    RecordedRace race;
    if (chance(50))
      race.course = course();
    else
      race.course = "q" + text();
    race.record.players = players;
    race.record.first = number(1, players);
    for (int n = number(0, 4); n > 0; --n)
      race.record.grid.push_back({number(1, players), cell(), static_cast<Direction>(number(0, 5))});
    for (int n = number(0, 5); n > 0; --n) {
      TurnEntry turn{number(1, players), {}, {}, static_cast<Steer>(number(0, 2)), {}};
      for (int d = number(0, 3); d > 0; --d) turn.keep.push_back(number(1, 3));
      for (int d = number(0, 3); d > 0; --d) turn.rolled.push_back(number(1, 3));
      if (chance(50)) turn.ends = cell();
      race.record.turns.push_back(turn);
    }
    document.body.races.push_back(race);
  }
  return document;
}

Document RandomDocuments::next() {
  switch (number(0, 3)) {
  case 0:
    return lakeDocument();
  case 1:
    return tilesetDocument();
  case 2:
    return CourseDocument{head(), course()};
  default:
    return recordDocument();
  }
}

} // namespace fairway::formats::lake_race
