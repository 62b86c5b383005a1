#include "validator/command/terminal/people_text.h"

#include <array>
#include <cstdio>
#include <optional>

namespace fairway::command {

namespace {

constexpr char mark = '\xFF';
constexpr std::size_t longestMark = 10;

// A character from its first bytes, as far as it can be one of those that are shown by their codes.
struct Character {
  unsigned code;
  std::size_t bytes;
};

unsigned byteAt(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]);
}

std::size_t lengthBehind(unsigned lead) {
  return lead == 0xC2 || lead == 0xD8 ? 2 : lead == 0xE2 ? 3 : 1;
}

// None: the text ends within it.
std::optional<Character> characterAt(std::string_view text) {
  const unsigned lead = byteAt(text, 0);
  const std::size_t bytes = lengthBehind(lead);
  if (bytes == 1) return Character{lead, 1};
  if (text.size() < bytes) return std::nullopt;
  unsigned code = bytes == 2 ? lead & 0x1F : lead & 0x0F;
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byteAt(text, i) & 0xC0) != 0x80) return Character{lead, 1}; // not UTF-8
    code = code << 6 | (byteAt(text, i) & 0x3F);
  }
  return Character{code, bytes};
}

bool movesCursor(const Character& character) {
  const unsigned code = character.code;
  if (character.bytes == 1) return (code < 0x20 && code != '\n' && code != '\t') || code == 0x7F;
  return code >= 0x80 && code < 0xA0;
}

// Marks that order what is right and left of them anew.
bool turnsDirection(const Character& character) {
  const unsigned code = character.code;
  if (character.bytes == 1) return false;
  return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

std::string coded(unsigned code) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), code < 0x100 ? "\\x%02X" : "\\u%04X", code);
  return text.data();
}

// What a mark at the head of a text means and how long it is; none: the text ends within it.
struct Meant {
  std::string text;
  std::size_t bytes;
};
std::optional<Meant> meantBy(std::string_view text) {
  if (text.size() < 2) return std::nullopt;
  if (text[1] == '\r') return Meant{"\r", 2};
  const std::size_t end = text.find_first_not_of("0123456789;", 1);
  if (end == std::string_view::npos && text.size() < longestMark) return std::nullopt;
  if (end == std::string_view::npos || text[end] != 'm' || end >= longestMark) return Meant{coded(0xFF), 1};
  return Meant{"\033[" + std::string(text.substr(1, end)), end + 1};
}

} // namespace

std::string colourMark(std::string_view code) {
  return mark + std::string(code) + "m";
}

PeopleText::~PeopleText() {
  write(true);
}

bool PeopleText::write(bool last) {
  std::string safe;
  std::string_view rest = held_;
  while (!rest.empty()) {
    std::size_t bytes = 1;
    if (rest.front() == mark) {
      const auto meant = meantBy(rest);
      if (!meant && !last) break;
      safe += meant ? meant->text : coded(0xFF);
      bytes = meant ? meant->bytes : 1;
    } else {
      const auto character = characterAt(rest);
      if (!character && !last) break;
      bytes = character ? character->bytes : 1;
      if (character && (movesCursor(*character) || turnsDirection(*character)))
        safe += coded(character->code);
      else
        safe.append(rest.substr(0, bytes));
    }
    rest.remove_prefix(bytes);
  }
  held_.erase(0, held_.size() - rest.size());
  to_.write(safe.data(), static_cast<std::streamsize>(safe.size()));
  return to_.good();
}

PeopleText::int_type PeopleText::overflow(int_type letter) {
  if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
  held_ += traits_type::to_char_type(letter);
  return write(false) ? letter : traits_type::eof();
}

std::streamsize PeopleText::xsputn(const char* text, std::streamsize size) {
  held_.append(text, static_cast<std::size_t>(size));
  return write(false) ? size : 0;
}

int PeopleText::sync() {
  const bool written = write(true);
  to_.flush();
  return written && to_.good() ? 0 : -1;
}

} // namespace fairway::command
