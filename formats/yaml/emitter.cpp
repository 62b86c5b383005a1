#include "formats/yaml/emitter.h"

#include "formats/yaml/scalar.h"

namespace fairway::formats {

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
