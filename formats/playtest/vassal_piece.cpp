#include "formats/playtest/vassal_piece.h"

#include <cstdio>

namespace fairway::formats::playtest {

namespace {

// Keys as VASSAL has them: Java's code, and 130 for Ctrl.
constexpr const char* ctrlF = "70,130";
constexpr const char* ctrlR = "82,130";
constexpr const char* ctrlD = "68,130";
constexpr const char* ctrlLeftBracket = "91,130";
constexpr const char* ctrlRightBracket = "93,130";

std::string escaped(std::string_view text, char between) {
  std::string out;
  for (const char c : text) {
    if (c == between) out += '\\';
    out += c;
  }
  return out;
}

std::string trait(const char* id, const std::vector<std::string>& fields) {
  return id + vassalSequence(';', fields);
}

} // namespace

std::string vassalSequence(char between, const std::vector<std::string>& texts) {
  std::string out;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i > 0) out += between;
    const std::string& text = texts[i];
    // What begins with a backslash could be taken for an escape.
    const bool quoted =
        !text.empty() && (text.front() == '\\' || (text.front() == '\'' && text.back() == '\''));
    out += quoted ? "'" + escaped(text, between) + "'" : escaped(text, between);
  }
  return out;
}

std::string vassalCommand(std::string_view name) {
  return "57344,0," + std::string(name); // a key that no keyboard has stands for all names
}

VassalPiece::VassalPiece(const std::string& image, const std::string& name, int id)
    : type_(trait("piece;", {"", "", image, name})),
      state_(vassalSequence(';', {"null", "0", "0", std::to_string(id), "0"})) {}

void VassalPiece::wrap(std::string type, std::string state) {
  type_ = vassalSequence('\t', {std::move(type), std::move(type_)});
  state_ = vassalSequence('\t', {std::move(state), std::move(state_)});
}

void VassalPiece::turns(int headings, int heading) {
  wrap(trait("rotate;", {std::to_string(headings), ctrlRightBracket, ctrlLeftBracket, "Turn right",
                         "Turn left", "", "", "Heading", "", "", "", "", "true"}),
       std::to_string(heading));
}

void VassalPiece::layers(const std::vector<std::string>& images, bool rolls) {
  const std::vector<std::string> names(images.size());
  wrap(trait("emb2;", {"",
                       "128",
                       "",
                       rolls ? "" : "Turn over",
                       "128",
                       "",
                       "",
                       "128",
                       "",
                       "",
                       "",
                       "1",
                       "false",
                       "0",
                       "0",
                       vassalSequence(',', images),
                       vassalSequence(',', names),
                       "true",
                       rolls ? "Roll" : "Side",
                       rolls ? ctrlR : "",
                       rolls ? "Roll" : "",
                       "false",
                       "",
                       "1",
                       "1",
                       "true",
                       "",
                       rolls ? "" : ctrlF,
                       "",
                       "",
                       "1.0",
                       "",
                       "true"}),
       "1");
}

void VassalPiece::backed(const std::string& image) {
  wrap(trait("obs;", {ctrlF, image, "Turn over", "B", "?", "player:", "Peek", "", "false", "", ""}), "null;");
}

void VassalPiece::moves(std::string_view command, const std::string& right, const std::string& up) {
  wrap(trait("translate;", {"", vassalCommand(command), right, up, "false", "0", "0", "0", "0", ""}), "");
}

void VassalPiece::goesTo(std::string_view command, const std::string& map, const std::string& board, int x,
                         int y) {
  wrap(trait("sendto;", {"", vassalCommand(command), map, board, std::to_string(x), std::to_string(y), "", "",
                         "0", "0", "0", "0", "", "L", "", "", "", ""}),
       "");
}

void VassalPiece::returnsTo(const std::string& deck) {
  wrap(trait("return;", {"Discard", ctrlD, "", "", "", "2", "false", deck}), "");
}

void VassalPiece::labelled(const std::string& property, const std::string& value) {
  wrap("mark;" + vassalSequence(',', {property}), vassalSequence(',', {value}));
}

void VassalPiece::staysOffGrid() {
  wrap("immob;g;N;L;", "");
}

void VassalPiece::staysPut() {
  wrap("immob;ig;N;R;", "");
}

void VassalPiece::gripped(double left, double top, double right, double bottom) {
  char path[200];
  std::snprintf(path, sizeof path, "d M %.1f %.1f L %.1f %.1f L %.1f %.1f L %.1f %.1f Z", left, top, right,
                top, right, bottom, left, bottom);
  wrap(trait("nonRect2;", {"1.0", path}), "");
}

std::string VassalPiece::definition() const {
  return "+/" + vassalSequence('/', {"null", type_, state_});
}

} // namespace fairway::formats::playtest
