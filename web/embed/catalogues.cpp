// Puts what the catalogues of the editor have for some sources into a C++ source, so that pages and the
// command say it too:
//   catalogues OUT.cpp PART_OF_SOURCE,... LANGUAGE.po...
// Entries are as gettext's own tools write them, each text in one or more quoted lines.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace {

struct Entry {
  bool wanted = false;
  bool unsure = false;                      // marked fuzzy: not to be used
  std::map<std::string, std::string> texts; // by keyword, quoted as they stand there
};

// The text between the first and the last quote, as it is written there: C++ has the same escapes.
std::string quotedIn(const std::string& line) {
  const std::size_t begin = line.find('"');
  const std::size_t end = line.rfind('"');
  if (begin == std::string::npos || begin == end) throw std::runtime_error("no text in: " + line);
  return line.substr(begin + 1, end - begin - 1);
}

std::vector<std::string> partsOf(const std::string& list) {
  std::vector<std::string> parts;
  std::istringstream in(list);
  for (std::string part; std::getline(in, part, ',');) parts.push_back(part);
  return parts;
}

std::vector<Entry> entriesOf(const std::string& file, const std::string& sources) {
  const std::vector<std::string> parts = partsOf(sources);
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file);
  std::vector<Entry> entries;
  Entry entry;
  std::string keyword;
  for (std::string line; std::getline(in, line) || !entry.texts.empty();) {
    if (!in || line.empty()) {
      if (entry.wanted && !entry.unsure) entries.push_back(entry);
      entry = {};
      if (!in) break;
    } else if (line.starts_with("#:")) {
      entry.wanted = entry.wanted || std::any_of(parts.begin(), parts.end(), [&](const std::string& part) {
                       return line.find(part) != std::string::npos;
                     });
    } else if (line.starts_with("#,")) {
      entry.unsure = entry.unsure || line.find("fuzzy") != std::string::npos;
    } else if (line.starts_with("msg")) {
      keyword = line.substr(0, line.find(' '));
      entry.texts[keyword] = quotedIn(line);
    } else if (line.starts_with('"')) {
      entry.texts[keyword] += quotedIn(line);
    }
  }
  return entries;
}

std::string translation(Entry entry) {
  const bool counted = entry.texts.contains("msgid_plural");
  // Looked up by what stands for many: it has the place for the number.
  const std::string english = entry.texts[counted ? "msgid_plural" : "msgid"];
  const std::string one = entry.texts[counted ? "msgstr[0]" : "msgstr"];
  if (one.empty()) throw std::runtime_error("not translated: " + english);
  return "    {\"" + english + "\", \"" + one + "\", \"" + entry.texts["msgstr[1]"] + "\"},\n";
}

void write(const std::vector<std::string>& words) {
  std::ofstream out(words[0], std::ios::binary);
  out << "// Made by web/embed.\n#include \"web/page/page_parts.h\"\n\n#include <array>\n\n"
         "namespace fairway::web {\n\nnamespace {\n\n";
  std::string list;
  for (std::size_t i = 2; i < words.size(); ++i) {
    const std::string language = std::filesystem::path(words[i]).stem().string();
    const std::vector<Entry> entries = entriesOf(words[i], words[1]);
    if (entries.empty()) throw std::runtime_error(words[i] + " has nothing for " + words[1]);
    out << "constexpr Translation " << language << "[] = {\n";
    for (const Entry& entry : entries) out << translation(entry);
    out << "};\n\n";
    list += "      Catalogue{\"" + language + "\", " + language + "},\n";
  }
  out << "} // namespace\n\nstd::span<const Catalogue> catalogues() {\n  static constexpr std::array list{\n"
      << list << "  };\n  return list;\n}\n\n} // namespace fairway::web\n";
  if (!out.flush()) throw std::runtime_error("cannot write " + words[0]);
}

} // namespace

int main(int count, char** words) {
  try {
    if (count < 4) throw std::runtime_error("catalogues OUT.cpp PART_OF_SOURCE,... LANGUAGE.po...");
    write({words + 1, words + count});
    return 0;
  } catch (const std::exception& problem) {
    std::cerr << "catalogues: " << problem.what() << '\n';
    return 1;
  }
}
