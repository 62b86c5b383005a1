// Puts the files of a page into a C++ source:
//   embed OUT.cpp NAME MODULE.wasm|- STYLE... -- SCRIPT... -- [WORKER_SCRIPT...]
// Scripts are ES modules for editors, type checkers and tests; here they become one text, in the given order:
// lines that import are dropped, what is exported is simply there, and what is written for people only stays
// behind: lines of comments, and blanks in front of lines (no text of ours goes over several lines).
#include "web/page/packed.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <vector>

namespace {

std::string contentOf(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string withoutModules(const std::string& script) {
  std::string out;
  for (std::size_t at = 0; at < script.size();) {
    const std::size_t end = std::min(script.find('\n', at), script.size() - 1) + 1;
    std::string line = script.substr(at, end - at);
    at = end;
    line.erase(0, std::min(line.find_first_not_of(' '), line.size() - 1));
    if (line == "\n" || line.starts_with("// ") || line.starts_with("/** ") || line.starts_with("import "))
      continue;
    if (line.starts_with("export ")) line.erase(0, 7);
    out += line;
  }
  return out;
}

// A C++ literal, in pieces that can be looked at.
std::string literal(const std::string& text) {
  constexpr std::size_t width = 100;
  std::string out = "    \"";
  std::size_t column = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (column >= width || (c == '\n' && column > 0)) {
      if (c == '\n') out += "\\n";
      out += "\"\n    \"";
      column = 0;
      if (c == '\n') continue;
    }
    std::array<char, 8> code{};
    if (c == '\n')
      out += "\\n";
    else if (c == '"' || c == '\\')
      (out += '\\') += c;
    else if (byte < 0x20 || byte >= 0x7F || c == '?')
      std::snprintf(code.data(), code.size(), "\\%03o", byte), out += code.data();
    else
      out += c;
    ++column;
  }
  return out + "\"";
}

std::string constant(const std::string& name, const std::string& text) {
  return "constexpr char " + name + "[] =\n" + literal(text) + ";\n\n";
}

using Word = std::vector<std::string>::const_iterator;

std::string joined(Word file, Word end) {
  std::string text;
  for (; file != end; ++file) text += withoutModules(contentOf(*file));
  return text;
}

void embed(const std::vector<std::string>& words) {
  const Word styles = std::find(words.begin() + 3, words.end(), "--");
  const Word scripts = std::find(styles + 1, words.end(), "--");
  const std::string module = words[2] == "-" ? "" : fairway::web::packed(contentOf(words[2]));
  std::ofstream out(words[0], std::ios::binary);
  out << "// Made by web/embed.\n#include \"web/page/page_parts.h\"\n\n#pragma GCC diagnostic ignored "
         "\"-Woverlength-strings\"\n\n"
         "namespace fairway::web::"
      << words[1] << " {\n\nnamespace {\n\n"
      << constant("script", joined(styles + 1, scripts))
      << constant("worker", joined(scripts + 1, words.end()))
      << constant("style", joined(words.begin() + 3, styles)) << constant("module", module)
      << "template <std::size_t size>\nconstexpr std::string_view whole(const char (&text)[size]) {\n"
         "  return {text, size - 1};\n}\n\n} // namespace\n\nconst PageParts& pageParts() {\n"
         "  static constexpr PageParts parts{whole(script), whole(worker), whole(style), whole(module)};\n"
         "  return parts;\n}\n\n} // namespace fairway::web::"
      << words[1] << '\n';
  if (!out.flush()) throw std::runtime_error("cannot write " + words[0]);
}

} // namespace

int main(int count, char** words) {
  try {
    if (count < 8 || std::count(words, words + count, std::string("--")) != 2)
      throw std::runtime_error(
          "embed OUT.cpp NAME MODULE.wasm|- STYLE... -- SCRIPT... -- [WORKER_SCRIPT...]");
    embed({words + 1, words + count});
    return 0;
  } catch (const std::exception& problem) {
    std::cerr << "embed: " << problem.what() << '\n';
    return 1;
  }
}
