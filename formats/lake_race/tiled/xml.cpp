#include "formats/lake_race/tiled/xml.h"

#include <expat.h>

namespace fairway::formats::lake_race::tiled {

namespace {

constexpr std::size_t deepest = 64;
// The largest lake has 250,000 cells, and in old maps each is an element; each costs some hundred bytes.
constexpr std::size_t mostElements = 600'000;
constexpr std::size_t mostAttributes = 1'200'000;

// Builds the tree while Expat reads; a reason to stop is kept until parsing has ended.
struct Builder {
  XML_Parser parser = nullptr;
  std::unique_ptr<XmlElement> root;
  std::vector<XmlElement*> open;
  std::size_t elements = 0;
  std::size_t attributes = 0;
  std::string stopped;

  void stop(std::string why) {
    stopped = std::move(why);
    XML_StopParser(parser, XML_FALSE);
  }
};

void onStart(void* data, const XML_Char* name, const XML_Char** attributes) {
  auto& builder = *static_cast<Builder*>(data);
  if (builder.open.size() == deepest) return builder.stop("elements are nested more than 64 deep");
  if (++builder.elements > mostElements)
    return builder.stop("the map is too large: it has more than 600000 elements");
  auto element = std::make_unique<XmlElement>();
  element->name = name;
  element->line = static_cast<int>(XML_GetCurrentLineNumber(builder.parser));
  element->column = static_cast<int>(XML_GetCurrentColumnNumber(builder.parser)) + 1;
  for (int i = 0; attributes[i] != nullptr; i += 2)
    element->attributes.emplace_back(attributes[i], attributes[i + 1]);
  builder.attributes += element->attributes.size();
  if (builder.attributes > mostAttributes)
    return builder.stop("the map is too large: its elements have more than 1200000 attributes");
  XmlElement* raw = element.get();
  if (builder.open.empty())
    builder.root = std::move(element);
  else
    builder.open.back()->children.push_back(std::move(element));
  builder.open.push_back(raw);
}

// Expat tells the end of an empty element even after its start has stopped the parser: that one was never
// opened.
void onEnd(void* data, const XML_Char*) {
  auto& builder = *static_cast<Builder*>(data);
  if (builder.stopped.empty()) builder.open.pop_back();
}

void onText(void* data, const XML_Char* text, int length) {
  auto& builder = *static_cast<Builder*>(data);
  if (!builder.open.empty()) builder.open.back()->text.append(text, static_cast<std::size_t>(length));
}

void onDoctype(void* data, const XML_Char*, const XML_Char*, const XML_Char*, int) {
  static_cast<Builder*>(data)->stop("has a DOCTYPE, which no Tiled map has");
}

} // namespace

std::string XmlElement::attribute(std::string_view key) const {
  for (const auto& [attributeName, value] : attributes)
    if (attributeName == key) return value;
  return {};
}

const XmlElement* XmlElement::child(std::string_view key) const {
  for (const auto& element : children)
    if (element->name == key) return element.get();
  return nullptr;
}

Result<std::unique_ptr<XmlElement>, Problem> parseXml(std::string_view text, const std::string& file) {
  Builder builder;
  const std::unique_ptr<std::remove_pointer_t<XML_Parser>, decltype(&XML_ParserFree)> parser(
      XML_ParserCreate(nullptr), &XML_ParserFree);
  builder.parser = parser.get();
  XML_SetUserData(parser.get(), &builder);
  XML_SetElementHandler(parser.get(), onStart, onEnd);
  XML_SetCharacterDataHandler(parser.get(), onText);
  XML_SetStartDoctypeDeclHandler(parser.get(), onDoctype);
  if (XML_Parse(parser.get(), text.data(), static_cast<int>(text.size()), XML_TRUE) == XML_STATUS_OK)
    return std::move(builder.root);
  const std::string reason =
      builder.stopped.empty() ? std::string("is not XML: ") + XML_ErrorString(XML_GetErrorCode(parser.get()))
                              : builder.stopped;
  return Problem{file, static_cast<int>(XML_GetCurrentLineNumber(parser.get())),
                 static_cast<int>(XML_GetCurrentColumnNumber(parser.get())) + 1, "", reason};
}

} // namespace fairway::formats::lake_race::tiled
