#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

// The one way by which texts reach people. Names in documents and of files may hold anything: what would move
// a terminal's cursor, colour its text or turn its direction is shown by its code, wherever it comes from.
namespace fairway::command {

// What the program itself wants of a terminal. It is written behind a byte that no text in UTF-8 has, and
// only these forms are known behind it: so a name can at most be coloured.
std::string colourMark(std::string_view code); // such as `1;31`
inline constexpr std::string_view lineStartMark = "\xFF\r";

// A text with all that people should not be sent raw written as a code: `\x1B`, `\u202E`.
class PeopleText : public std::streambuf {
public:
  explicit PeopleText(std::ostream& to) : to_(to) {}
  PeopleText(const PeopleText&) = delete;
  PeopleText& operator=(const PeopleText&) = delete;
  ~PeopleText() override;

protected:
  int_type overflow(int_type letter) override;
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int sync() override;

private:
  bool write(bool last);

  std::ostream& to_;
  std::string held_; // the beginning of a character or mark that is not complete yet
};

} // namespace fairway::command
