#include "formats/yaml/emitter.h"

#include "formats/text/utf8.h"
#include "formats/yaml/node.h"

#include <cstdio>

namespace fairway::formats {

namespace {

constexpr auto npos = std::string_view::npos;

// What neither a plain scalar nor a block may hold: control characters, and what other readers of YAML take
// for a line end or a mark.
bool isUnsafe(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || c == 0xFEFF || c == 0xFFFE ||
         c == 0xFFFF;
}

bool hasUnsafe(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const Utf8Character character = characterAt(text, i);
    if (character.bytes == 0 || isUnsafe(character.code)) return true;
    i += static_cast<std::size_t>(character.bytes);
  }
  return false;
}

bool isPlain(std::string_view text) {
  if (yaml::typeOfPlain(text) != yaml::ScalarType::Text || hasUnsafe(text)) return false;
  if (text.front() == ' ' || text.back() == ' ' || text.back() == ':') return false;
  constexpr std::string_view indicators = "-?:,[]{}#&*!|>'\"%@`=<";
  return indicators.find(text.front()) == npos && text.find(": ") == npos && text.find(" #") == npos;
}

// What is unsafe has four digits at most.
void appendEscaped(std::string& out, char32_t c) {
  char code[16];
  std::snprintf(code, sizeof code, c < 0x100 ? "\\x%02X" : "\\u%04X", static_cast<unsigned>(c));
  out += code;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (std::size_t i = 0; i < text.size();) {
    const Utf8Character character = characterAt(text, i);
    const std::size_t bytes = static_cast<std::size_t>(character.bytes);
    if (text[i] == '"' || text[i] == '\\')
      (out += '\\') += text[i];
    else if (text[i] == '\n')
      out += "\\n";
    else if (text[i] == '\t')
      out += "\\t";
    else if (bytes > 0 && isUnsafe(character.code))
      appendEscaped(out, character.code);
    else if (bytes > 0)
      out += text.substr(i, bytes);
    else
      out += "\xEF\xBF\xBD"; // no text of ours is broken UTF-8; a file never will be
    i += bytes > 0 ? bytes : 1;
  }
  return out + "\"";
}

bool fitsLiteralLine(std::string_view line) {
  return line.empty() || (!hasUnsafe(line) && line.back() != ' '); // blanks at the end could not be seen
}

} // namespace

std::string blockScalar(std::string_view text) {
  return isPlain(text) ? std::string(text) : quoted(text);
}

std::string flowScalar(std::string_view text) {
  const bool plain = isPlain(text) && text.find_first_of(",[]{}?:") == npos;
  return plain ? std::string(text) : quoted(text);
}

bool fitsLiteral(std::string_view text) {
  if (text.find('\n') == npos || text.front() == '\n' || text.front() == ' ' || text.ends_with("\n\n"))
    return false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (!fitsLiteralLine(text.substr(0, end))) return false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

FlowMapping& FlowMapping::add(std::string_view key, std::string_view written) {
  if (!content_.empty()) content_ += ", ";
  ((content_ += key) += ": ") += written;
  return *this;
}

std::string flowSequence(const std::vector<std::string>& items) {
  std::string text = "[";
  for (const std::string& item : items) (text += text.size() > 1 ? ", " : "") += item;
  return text + "]";
}

std::string flowSequence(const std::vector<int>& numbers) {
  std::vector<std::string> items;
  for (int number : numbers) items.push_back(std::to_string(number));
  return flowSequence(items);
}

void Emitter::comment(std::string_view content) {
  (out_ += content) += '\n';
}

void Emitter::line(std::string_view content) {
  out_.append(dash_ ? indent_ - 2 : indent_, ' ');
  if (dash_) out_ += "- ";
  dash_ = false;
  (out_ += content) += '\n';
}

void Emitter::field(std::string_view key, std::string_view written) {
  line(std::string(key) + ": " + std::string(written));
}

void Emitter::textField(std::string_view key, std::string_view text) {
  if (!fitsLiteral(text)) return field(key, blockScalar(text));
  std::vector<std::string> lines;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    lines.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  literal(key, text.ends_with('\n') ? "|" : "|-", lines);
}

std::string indented(std::string_view lines, std::size_t blanks) {
  std::string deeper;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size() - 1) + 1;
    deeper.append(blanks, ' ').append(lines.substr(0, end));
    lines.remove_prefix(end);
  }
  return deeper;
}

void Emitter::item(std::string_view written) {
  line("- " + std::string(written));
}

void Emitter::open(std::string_view key) {
  line(std::string(key) + ":");
  indent_ += 2;
}

void Emitter::openItem() {
  indent_ += 2;
  dash_ = true;
}

void Emitter::literal(std::string_view key, std::string_view header, const std::vector<std::string>& lines) {
  field(key, header);
  for (const std::string& content : lines) {
    if (!content.empty()) out_.append(indent_ + 2, ' ');
    (out_ += content) += '\n';
  }
}

} // namespace fairway::formats
