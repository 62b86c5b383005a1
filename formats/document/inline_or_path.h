#pragma once

#include "formats/document/kind.h"
#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"

#include <variant>

// What a document needs and another document may hold, such as the lake of a course: it names the other one
// by its path, or has its content inside, as a mapping.
namespace fairway::formats {

template <class Inline>
using InlineOrPath = std::variant<DocumentPath, Inline>;

DocumentPath readPath(yaml::Reading& reading, const yaml::Value& value);

// Whether it is inside; neither that nor a path is a problem. `noun` is what the other document is called.
enum class Named { Inside, ByPath, Wrongly };
Named howNamed(yaml::Reading& reading, const yaml::Value& value, const std::string& noun);

template <class Inline>
InlineOrPath<Inline> readInlineOrPath(yaml::Reading& reading, const yaml::Value& value,
                                      const std::string& noun,
                                      Inline (*readInline)(yaml::Reading&, const yaml::Value&)) {
  switch (howNamed(reading, value, noun)) {
  case Named::Inside:
    return readInline(reading, value);
  case Named::ByPath:
    return readPath(reading, value);
  case Named::Wrongly:
    break;
  }
  return DocumentPath();
}

// The keys of a document of that kind inside another one.
std::vector<std::string_view> keysInside(const Kind& kind);

template <class Inline, class WriteInline>
void writeInlineOrPath(Emitter& out, std::string_view key, const InlineOrPath<Inline>& named,
                       WriteInline writeInline) {
  if (const auto* path = std::get_if<DocumentPath>(&named)) return out.textField(key, *path);
  out.open(key);
  writeInline(out, std::get<Inline>(named));
  out.close();
}

} // namespace fairway::formats
