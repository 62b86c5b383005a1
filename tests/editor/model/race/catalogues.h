#pragma once

#include "rules/base/phrase.h"
#include "tests/support/source_dir.h"

#include <fstream>
#include <set>
#include <string>

namespace fairway::editor::race {

// A language that says nothing but what messages are filled with, and remembers which of them are missing in
// the catalogues of the window: the French and the German one.
class Catalogues {
public:
  Catalogues() {
    for (const char* name : {"de", "fr"})
      known_.push_back(read(test::sourceDir() / "editor/translations" / (std::string(name) + ".po")));
  }

  Speaker speaker() {
    return {[this](const char* message) { return blank(message); },
            [this](const char* one, const char*, std::size_t) { return blank(one); }};
  }
  const std::set<std::string>& missing() const { return missing_; }

private:
  static std::string quoted(const std::string& line) {
    std::string text;
    const std::size_t from = line.find('"'), to = line.rfind('"');
    for (std::size_t i = from + 1; i < to; ++i) {
      if (line[i] == '\\') ++i;
      text += line[i];
    }
    return text;
  }

  // Messages stand in one line each: update.sh writes them so.
  static std::set<std::string> read(const std::filesystem::path& file) {
    std::set<std::string> messages;
    std::ifstream in(file);
    std::string message;
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("msgid ")) message = quoted(line);
      if (line.starts_with("msgstr") && !quoted(line).empty()) messages.insert(message);
    }
    return messages;
  }

  // The letters go, the places to fill in stay.
  std::string blank(const std::string& message) {
    for (const auto& known : known_)
      if (!known.contains(message)) missing_.insert(message);
    std::string text;
    bool place = false;
    for (const char c : message) {
      place = c == '{' || (place && c != '}');
      const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      text += letter && !place ? '~' : c;
    }
    return text;
  }

  std::vector<std::set<std::string>> known_;
  std::set<std::string> missing_;
};

} // namespace fairway::editor::race
