#pragma once

#include "formats/document/document.h"

#include <functional>
#include <span>
#include <string_view>

namespace fairway::formats {

class Emitter;
namespace yaml {
class Fields;
class Reading;
class Value;
} // namespace yaml

// Called with the key and the path of each other document that a document names; the path can be changed.
using ReferenceVisitor = std::function<void(const std::string& key, DocumentPath& path)>;

// A kind of document: an entry in its game's list.
struct Kind {
  std::string_view game;                  // as in the game's entry
  std::string_view name;                  // what stands behind `kind:`; several games have a `record`
  std::span<const std::string_view> keys; // besides those that every document has
  Body (*read)(yaml::Reading& reading, const yaml::Fields& fields);
  void (*write)(Emitter& out, const Body& body);
  void (*references)(Body& body, const ReferenceVisitor& visit);
  // What a new document starts as; none: nobody begins one by hand.
  std::string_view (*templateText)() = nullptr;
};

} // namespace fairway::formats
