#include "formats/document/decode_document.h"

#include "formats/document/game.h"
#include "formats/document/head.h"

#include <algorithm>

namespace fairway::formats {

namespace {

// A document of another version is not looked at further: what its keys mean is not known.
bool checkVersion(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto version = fields.require("fairway");
  if (!version) return false;
  const std::optional<double> number = yaml::wholeNumber(version->node());
  if (!number || *number <= formatVersion)
    return yaml::asInteger(reading, *version, minimumFormatVersion, formatVersion).has_value();
  reading.fault(*version, "this document is of version " + version->node().text +
                              " of the format, which is newer than " + std::to_string(formatVersion) +
                              ", the newest that this Fairway reads");
  return false;
}

std::string textOf(const yaml::Node& node) {
  return node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text ? node.text
                                                                                    : std::string();
}

// The names of all kinds, each once.
std::vector<std::string_view> kindNames() {
  std::vector<std::string_view> names;
  for (const Game* game : games())
    for (const Kind& kind : game->kinds)
      if (std::find(names.begin(), names.end(), kind.name) == names.end()) names.push_back(kind.name);
  return names;
}

// Where several games have a kind of the name, as all have records, `game` says which one is meant; left out
// it is the first.
const Kind* kindOfGame(yaml::Reading& reading, const yaml::Fields& fields,
                       const std::vector<const Kind*>& kinds) {
  const auto game = fields.find("game");
  if (!game) return kinds.front();
  std::vector<std::string_view> known;
  for (const Kind* kind : kinds) {
    if (kind->game.name == textOf(game->node())) return kind;
    known.push_back(kind->game.name);
  }
  reading.fault(*game, "expected " + yaml::alternatives(known) + ", found " + yaml::described(game->node()));
  return nullptr;
}

const Kind* readKind(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto kind = fields.require("kind");
  if (!kind) return nullptr;
  const std::vector<const Kind*> kinds = kindsNamed(textOf(kind->node()));
  if (!kinds.empty()) return kindOfGame(reading, fields, kinds);
  reading.fault(*kind,
                "expected " + yaml::alternatives(kindNames()) + ", found " + yaml::described(kind->node()));
  return nullptr;
}

} // namespace

std::optional<Document> decodeDocument(yaml::Reading& reading, const yaml::Node& node) {
  const yaml::Value root(node);
  if (node.kind != yaml::NodeKind::Mapping) {
    // The value is not shown: it may be a secret.
    const bool single = node.kind == yaml::NodeKind::Scalar && node.type != yaml::ScalarType::Null;
    reading.fault(root, "expected a document with `fairway: 1` and `kind:`, found " +
                            (single ? std::string("a single value") : yaml::described(node)));
    return std::nullopt;
  }
  const yaml::Fields anyKind(reading, root);
  if (!checkVersion(reading, anyKind)) return std::nullopt;
  const Kind* kind = readKind(reading, anyKind);
  if (!kind) return std::nullopt;
  const yaml::Fields fields(reading, root, keysOf(*kind));
  DocumentHead head;
  head.info = readInfo(reading, fields, gameOf(*kind));
  if (kind->boardsInside) head.board = readBoardDigest(reading, fields);
  return Document(*kind, std::move(head), kind->read(reading, fields));
}

Result<Document, Problems> decodeDocument(const yaml::Node& root, const yaml::SourceText& source) {
  yaml::Reading reading(source, {});
  std::optional<Document> document = decodeDocument(reading, root);
  if (Problems problems = reading.takeProblems(); !document || !problems.empty()) return problems;
  return std::move(*document);
}

} // namespace fairway::formats
