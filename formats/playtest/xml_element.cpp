#include "formats/playtest/xml_element.h"

#include "formats/picture/svg_text.h"

namespace fairway::formats::playtest {

namespace {

// Readers turn line breaks and tabs of attributes into blanks unless they are named by number.
std::string asAttribute(std::string_view text) {
  std::string out;
  for (const char c : asXml(text)) {
    if (c == '"')
      out += "&quot;";
    else if (c == '\n')
      out += "&#10;";
    else if (c == '\t')
      out += "&#9;";
    else
      out += c;
  }
  return out;
}

} // namespace

std::string XmlElement::file() const {
  std::string out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  write(out, 0);
  return out;
}

void XmlElement::write(std::string& out, int depth) const {
  const std::string indent(static_cast<std::size_t>(2 * depth), ' ');
  out += indent + "<" + name_;
  for (const auto& [name, value] : attributes_) out += " " + name + "=\"" + asAttribute(value) + "\"";
  if (text_.empty() && children_.empty()) {
    out += "/>\n";
    return;
  }
  out += ">" + asXml(text_);
  if (!children_.empty()) {
    out += "\n";
    for (const XmlElement& child : children_) child.write(out, depth + 1);
    out += indent;
  }
  out += "</" + name_ + ">\n";
}

} // namespace fairway::formats::playtest
