#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairway::formats::playtest {

// An element of an XML file: attributes in their order, then a text or other elements.
class XmlElement {
public:
  using Attributes = std::vector<std::pair<std::string, std::string>>;

  explicit XmlElement(std::string name, Attributes attributes = {}, std::string text = "")
      : name_(std::move(name)), attributes_(std::move(attributes)), text_(std::move(text)) {}

  void set(std::string name, std::string value) {
    attributes_.emplace_back(std::move(name), std::move(value));
  }

  // Returns the child, which stays where it is until the next one is added.
  XmlElement& add(XmlElement child) { return children_.emplace_back(std::move(child)); }

  std::string file() const; // with the line that begins every XML file

private:
  void write(std::string& out, int depth) const;

  std::string name_;
  Attributes attributes_;
  std::string text_;
  std::vector<XmlElement> children_;
};

} // namespace fairway::formats::playtest
