#include "formats/playtest/playtest_file.h"
#include "formats/playtest/table_layout.h"
#include "formats/playtest/table_pictures.h"
#include "formats/zip/zip_file.h"
#include "tests/formats/picture/canvas.h"
#include "tests/formats/picture/golden_picture.h"
#include "tests/formats/playtest/tables.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>
#include <zlib.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

// Tables and the files of both platforms, to the letter, against tests/golden/playtest. If a change is meant,
// run the test with FAIRWAY_GOLDEN=1 in the environment and look at what has changed.
namespace fairway::formats::playtest {
namespace {

namespace fs = std::filesystem;

void expectGoldenText(const std::string& name, const std::string& now) {
  const fs::path file = fairway::test::sourceDir() / "tests/golden/playtest" / name;
  if (std::getenv("FAIRWAY_GOLDEN") != nullptr) std::ofstream(file) << now;
  std::ostringstream golden;
  golden << std::ifstream(file).rdbuf();
  EXPECT_EQ(now, golden.str()) << file;
}

// What the other table lacks: hexes, squares and a harbour, things that are turned, gripped and carried.
Table watersTable() {
  Table table;
  table.name = "Waters";
  table.board = std::make_shared<test::BareBoard>(Box{0, 0, 16, 16});
  table.areas = {{"Harbour", {0, 14, 16, 16}, {0.5, 15}, {1, 1}, 0, 16, 1, PlaceNames::AreaOnly},
                 {"Lake", {0, 0, 16, 6}, {1, 0.5}, {1, 0.75}, -0.5, 15, 7, PlaceNames::FourDigits},
                 {"Sound", {0, 6, 8, 10}, {1, 6.5}, {1, 0.75}, 0.5, 7, 5, PlaceNames::FourDigits},
                 {"Pool", {8, 6, 16, 14}, {8.5, 6.5}, {1, 1}, 0, 8, 8, PlaceNames::Comma}};
  table.slots = {{"Sections", {0, 10, 8, 14}, {2, 11}, {4, 2}, 0, 2, 2, PlaceNames::AreaOnly}};
  table.seats = {{"White", {1, 1, 1}}, {"Navy", {0, 0.2, 0.4}}};
  const auto at = [](Piece piece, Point where) {
    piece.at = where;
    return piece;
  };
  for (const auto& [id, where] : {std::pair("even", Point{3, 0.5}), std::pair("odd", Point{4.5, 1.25}),
                                  std::pair("sound", Point{3.5, 7.25}), std::pair("pool", Point{10.5, 9.5}),
                                  std::pair("harbour", Point{0.5, 15}), std::pair("outside", Point{5, 12})})
    table.pieces.push_back(at(test::pieceNamed(std::string("on-") + id, 0.5, 0.5, 0, 0.2), where));
  Piece boat = test::pieceNamed("boat", 1.5, 0.75, 2, 0.3);
  boat.headings = 8;
  boat.degrees = 225;
  boat.faces.push_back(test::shadeOfGray(1.5, 0.75, 0.4));
  boat.faces[0].solid = Box{0.25, 0.125, 1.25, 0.5};
  boat.belt = true;
  table.pieces.push_back(boat);
  Piece other = boat;
  other.id = "other";
  other.at = Point{12, 3};
  other.headings = 1;
  table.pieces.push_back(other);
  Piece section = at(test::pieceNamed("section", 4, 2, 0, 0.5), {2, 11});
  section.snap = Snap::Slots;
  section.belt = section.returns = true;
  table.pieces.push_back(section);
  Piece free = test::pieceNamed("free", 1, 0.5, 0, 0.6);
  free.snap = Snap::Nowhere;
  table.pieces.push_back(free);
  table.belt = Belt{"Falls", "boats", "Lost", 10, 14, 2};
  table.dice = {{"wind", "Wind", {}, 0}};
  for (const char* face : {"1", "calm", "3rd"})
    table.dice[0].faces.push_back(drawnFace(face, [](cairo_t*) {}));
  return table;
}

Kit kitOf(std::vector<Table> tables) {
  return {"Race & <more>",  "Title", "Notes", "Credits", "2-3", {{"Aim", "Be first."}, {"", "No head."}},
          std::move(tables)};
}

// Dice that can be rolled: with pips, and with words on them.
Table withDice(Table table) {
  for (Die& die : table.dice)
    for (int pips = 1; pips <= 3; ++pips) die.faces.push_back(pipFace(pips));
  table.dice.back().faces.push_back(drawnFace("9", [](cairo_t*) {}));
  table.deck->id = "deck";
  table.scale = {12, 20}; // so that there is room for the rules, however large the fonts make them
  table.deck->headings = 6;
  return table;
}

std::string written(const Box& box) {
  std::ostringstream out;
  out << '[' << box.left << ' ' << box.top << ' ' << box.right << ' ' << box.bottom << ']';
  return out.str();
}

std::string written(const TableLayout& layout) {
  std::ostringstream out;
  out << layout.width << " x " << layout.height << ", scale " << layout.scale << ", origin "
      << layout.origin.x << ' ' << layout.origin.y << "\nboard " << written(layout.board) << "\ntray "
      << written(layout.tray) << "\nrules " << written(layout.rules) << '\n';
  for (const SeatPlace& seat : layout.seats)
    out << "seat " << written(seat.box) << ' ' << written(seat.left) << ' ' << written(seat.right) << ' '
        << seat.turned << '\n';
  for (const Point& piece : layout.pieces) out << "piece " << piece.x << ' ' << piece.y << '\n';
  for (const Point& die : layout.dice) out << "die " << die.x << ' ' << die.y << '\n';
  if (layout.deck)
    out << "draw " << written(layout.deck->draw) << ", discard " << written(layout.deck->discard) << '\n';
  if (layout.deck && layout.deck->hand) out << "hand " << written(*layout.deck->hand) << '\n';
  if (layout.belt)
    out << "belt " << written(layout.belt->button) << ", lost " << written(layout.belt->lost) << '\n';
  if (layout.fresh) out << "fresh " << written(*layout.fresh) << '\n';
  for (const auto& [name, box] : layout.stocks) out << "stock " << name << ' ' << written(box) << '\n';
  for (const Caption& caption : layout.captions)
    out << "caption " << caption.text << " at " << caption.at.x << ' ' << caption.at.y << ' ' << caption.size
        << ' ' << caption.right << '\n';
  return out.str() + '\n';
}

TEST(GoldenTables, LieAsTheyLay) {
  Table crowded = test::fullTable();
  crowded.pieces.resize(crowded.pieces.size() - 4); // no tiles
  crowded.dice.pop_back();                          // and no dice that belong to nobody
  crowded.deck.reset();
  crowded.belt.reset();
  std::string layouts;
  for (const Table& table : {test::fullTable(), watersTable(), crowded})
    for (const TableDress dress : {TableDress::Widgets, TableDress::Plain})
      for (const double sheet : {0.75, 1.5}) layouts += written(layoutOf(table, sheet, dress));
  expectGoldenText("layouts.txt", layouts);
}

// The number of so many bytes of an archive, the lowest first.
std::size_t numberIn(const std::string& zip, std::size_t at, std::size_t bytes) {
  std::size_t number = 0;
  for (std::size_t i = bytes; i > 0; --i)
    number = number << 8 | static_cast<unsigned char>(zip.at(at + i - 1));
  return number;
}

std::string unpacked(std::string body, std::size_t size) {
  std::string content(size, '\0');
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, -MAX_WBITS), Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(body.data());
  stream.avail_in = static_cast<uInt>(body.size());
  stream.next_out = reinterpret_cast<Bytef*>(content.data());
  stream.avail_out = static_cast<uInt>(content.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  inflateEnd(&stream);
  return content;
}

// The files of an archive by name, as they stand one behind the other.
std::map<std::string, std::string> filesIn(const std::string& zip) {
  std::map<std::string, std::string> files;
  for (std::size_t at = 0; zip.compare(at, 4, "PK\x03\x04") == 0;) {
    const std::size_t packed = numberIn(zip, at + 18, 4), name = at + 30,
                      nameSize = numberIn(zip, at + 26, 2);
    const std::string body = zip.substr(name + nameSize, packed);
    files[zip.substr(name, nameSize)] =
        numberIn(zip, at + 8, 2) == 0 ? body : unpacked(body, numberIn(zip, at + 22, 4));
    at = name + nameSize + packed;
  }
  return files;
}

// The width or height of a picture, which is less than 65536.
int sideOf(const std::string& png, std::size_t at) {
  return 256 * static_cast<unsigned char>(png.at(at)) + static_cast<unsigned char>(png.at(at + 1));
}

// Its texts, and how large its pictures are. How much room the rules take depends on the fonts.
std::string textsOf(const std::map<std::string, std::string>& files) {
  std::ostringstream out;
  for (const auto& [name, content] : files) {
    out << "=== " << name << '\n';
    if (content.compare(1, 3, "PNG") != 0) {
      out << content;
    } else if (name != "images/rules.png") {
      out << sideOf(content, 18) << " x " << sideOf(content, 22) << '\n';
    }
  }
  return out.str();
}

TEST(GoldenTables, OfVassalAreAsTheyWere) {
  const auto module = vmodBytes(kitOf({withDice(test::fullTable()), watersTable()}));
  ASSERT_TRUE(module);
  expectGoldenText("vassal.txt", textsOf(filesIn(*module)));
}

// It has the game's name: where there are several, as above, each has its own. Its die has words.
TEST(GoldenTables, OfVassalWithOneTableAreAsTheyWere) {
  expectGoldenText("vassal-one.txt", filesIn(*vmodBytes(kitOf({watersTable()}))).at("buildFile.xml"));
}

// Pictures are named by their checksums, which are those of the library that packs them.
std::string withNumberedPictures(const std::string& text) {
  static const std::regex picture("/assets/[-0-9]+_[0-9]+");
  std::map<std::string, std::string> names;
  std::string numbered;
  auto from = text.cbegin();
  for (std::sregex_iterator each(text.begin(), text.end(), picture), end; each != end; ++each) {
    const std::string name =
        names.emplace(each->str(), "picture " + std::to_string(names.size() + 1)).first->second;
    numbered.append(from, (*each)[0].first).append(name);
    from = (*each)[0].second;
  }
  return numbered.append(from, text.cend());
}

TEST(GoldenTables, OfVirtualTabletopAreAsTheyWere) {
  const auto file = vttBytes(kitOf({withDice(test::fullTable()), watersTable()}));
  ASSERT_TRUE(file);
  std::string texts;
  for (const auto& [name, content] : filesIn(*file)) {
    if (!name.ends_with(".json")) continue;
    const std::size_t rules = content.find("\n \"rules\":"); // the last widget
    ASSERT_NE(rules, std::string::npos);
    texts += "=== " + name + '\n' + content.substr(0, rules) + '\n';
  }
  expectGoldenText("virtual-tabletop.txt", withNumberedPictures(texts));
}

TEST(GoldenTables, LargerOnesThanUsualSayTheirSize) {
  Table table = watersTable();
  const auto sizeOf = [&](double width, double height) {
    table.board = std::make_shared<test::BareBoard>(Box{0, 0, width, height});
    const auto file = vttBytes(kitOf({table}));
    if (!file) return file.fault().why.substr(0, 22);
    const std::string state = filesIn(*file).at("0.json");
    const std::size_t size = state.find("\"boardSize\"");
    return size == std::string::npos ? "" : state.substr(size, state.find('}', size) - size);
  };
  EXPECT_EQ(sizeOf(16, 16), "");
  EXPECT_THAT(sizeOf(16, 42), testing::HasSubstr("\"height\": 1040.0"));
  EXPECT_THAT(sizeOf(60, 16), testing::HasSubstr("\"height\": 1000.0"));
  EXPECT_EQ(sizeOf(500, 16), "the board is too large");
}

// A picture that was written, as if it were a board.
class WrittenPicture final : public Scene {
public:
  explicit WrittenPicture(const std::string& png) {
    std::istringstream in(png);
    const auto read = [](void* stream, unsigned char* data, unsigned length) {
      static_cast<std::istream*>(stream)->read(reinterpret_cast<char*>(data),
                                               static_cast<std::streamsize>(length));
      return CAIRO_STATUS_SUCCESS;
    };
    surface_ = cairo_image_surface_create_from_png_stream(read, &in);
    box_ = {0, 0, static_cast<double>(cairo_image_surface_get_width(surface_)),
            static_cast<double>(cairo_image_surface_get_height(surface_))};
  }
  ~WrittenPicture() override { cairo_surface_destroy(surface_); }
  WrittenPicture(const WrittenPicture&) = delete;
  WrittenPicture& operator=(const WrittenPicture&) = delete;

  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override { return layers; }
  std::vector<LegendEntry> legend(const Theme&, Layers, const Speaker&) const override { return {}; }
  std::string scaleInWords(int, double, const Speaker&) const override { return {}; }

protected:
  void paintLayers(cairo_t* target, const PaintOptions&, Layers) const override {
    cairo_set_source_surface(target, surface_, 0, 0);
    cairo_paint(target);
  }

private:
  static constexpr std::array<std::string_view, 1> layers{"all"};
  cairo_surface_t* surface_;
  Box box_;
};

TEST(GoldenTables, LookAsTheyLooked) {
  constexpr fairway::test::GoldenSize blocks{.across = 80, .down = 50, .block = 10, .farthest = 40};
  const auto expect = [&](const char* name, const Table& table, TableDress dress, const Art* sheet) {
    const TableLayout layout = layoutOf(table, 1.25, dress);
    const WrittenPicture picture(tablePng(table, layout, 0.5, sheet));
    fairway::test::expectGolden("playtest", name, picture, ThemeName::Light, blocks);
  };
  const Art sheet = test::shadeOfGray(rulesWidth, 1.25 * rulesWidth, 0.9);
  expect("full", withDice(test::fullTable()), TableDress::Widgets, nullptr);
  expect("full-plain", withDice(test::fullTable()), TableDress::Plain, &sheet);
  expect("waters", watersTable(), TableDress::Plain, nullptr);
}

// Of each face, line by line, where pips lie.
TEST(Dice, HavePipsAsDiceHave) {
  const std::array<std::string, 6> expected{"... .o. ...", "o.. ... ..o", "o.. .o. ..o",
                                            "o.o ... o.o", "o.o .o. o.o", "o.o o.o o.o"};
  for (int pips = 1; pips <= 6; ++pips) {
    const DieFace face = pipFace(pips);
    EXPECT_EQ(face.value, std::to_string(pips));
    const formats::test::Canvas canvas(100, 100);
    cairo_scale(canvas.cairo(), 100, 100);
    face.art.draw(canvas.cairo());
    std::string seen;
    for (const int y : {25, 50, 75}) {
      for (const int x : {25, 50, 75}) seen += canvas.at(x, y) < 0x800000 ? 'o' : '.';
      if (y < 75) seen += ' ';
    }
    EXPECT_EQ(seen, expected[static_cast<std::size_t>(pips) - 1]);
    EXPECT_GT(canvas.at(25, 37), 0x800000U) << "pips do not touch";
    EXPECT_EQ(canvas.at(1, 1), 0xFFFFFFU) << "the corners are round";
  }
}

// A plain file in an archive, byte by byte: local head, body, directory and end, as APPNOTE.TXT has them.
TEST(ZipFile, IsAsOthersExpectIt) {
  ZipFile zip;
  zip.add("a", "hello", ZipFile::Packing::Stored);
  zip.add("bc", "", ZipFile::Packing::Stored);
  const std::string bytes = zip.bytes();
  const std::string first =
      std::string("\x14\0\0\x08\0\0\0\0\x21\x28\x86\xA6\x10\x36\5\0\0\0\5\0\0\0\1\0\0\0", 26);
  const std::string second = std::string("\x14\0\0\x08\0\0\0\0\x21\x28\0\0\0\0\0\0\0\0\0\0\0\0\2\0\0\0", 26);
  const std::string local = "PK\3\4" + first + "ahello" + "PK\3\4" + second + "bc";
  const std::string none(10, '\0');
  const std::string directory = std::string("PK\1\2\x14\0", 6) + first + none + std::string("\0\0\0\0", 4) +
                                "a" + std::string("PK\1\2\x14\0", 6) + second + none +
                                std::string("\x24\0\0\0", 4) + "bc";
  const std::string end = std::string("PK\5\6\0\0\0\0\2\0\2\0", 12) + static_cast<char>(directory.size()) +
                          std::string(3, '\0') + static_cast<char>(local.size()) + std::string(5, '\0');
  EXPECT_EQ(bytes, local + directory + end);
}

} // namespace
} // namespace fairway::formats::playtest
