#include "formats/document/reader.h"

#include "formats/lake_race/read/kinds.h"
#include "formats/yaml/comments.h"
#include "formats/yaml/head_comment.h"
#include "formats/yaml/parse.h"

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

std::optional<Document> readKind(yaml::Reading& reading, const yaml::Value& root, const yaml::Value& kind) {
  const yaml::Node& node = kind.node();
  const std::string name = node.type == yaml::ScalarType::Text ? node.text : std::string();
  if (name == "lake") return readLakeDocument(reading, root);
  if (name == "tileset") return readTilesetDocument(reading, root);
  if (name == "course") return readCourseDocument(reading, root);
  if (name == "record") return readRecordDocument(reading, root);
  reading.fault(kind, "expected lake, tileset, course or record, found " + yaml::described(node));
  return std::nullopt;
}

std::optional<Document> decode(yaml::Reading& reading, const yaml::Node& node) {
  const yaml::Value root(node);
  if (node.kind != yaml::NodeKind::Mapping) {
    reading.fault(root, "expected a document with `fairway: 1` and `kind:`, found " + yaml::described(node));
    return std::nullopt;
  }
  const yaml::Fields fields(reading, root);
  if (!checkVersion(reading, fields)) return std::nullopt;
  const auto kind = fields.require("kind");
  return kind ? readKind(reading, root, *kind) : std::nullopt;
}

} // namespace

PartlyRead readDespiteFaults(std::string_view text, const std::string& file) {
  if (text.size() > maxDocumentBytes) return {{}, {{file, 0, 0, {}, "the document is larger than 16 MiB"}}};
  const yaml::SourceText source(text);
  yaml::Reading reading(source, file);
  const auto root = yaml::parse(source);
  if (!root) {
    for (const yaml::YamlFault& fault : root.fault()) reading.fault(fault.offset, fault.key, fault.message);
    return {{}, reading.takeProblems()};
  }
  std::optional<Document> document = decode(reading, root.value());
  if (!document) return {{}, reading.takeProblems()};
  std::visit([&](auto& content) { content.head.comment = yaml::headComment(source.text()).lines; },
             *document);
  return {ReadDocument{std::move(*document), yaml::commentLines(source.text())}, reading.takeProblems()};
}

Result<ReadDocument, Problems> readDocument(std::string_view text, const std::string& file) {
  PartlyRead partly = readDespiteFaults(text, file);
  if (!partly.problems.empty()) return std::move(partly.problems);
  return std::move(*partly.read);
}

Result<ReadDocument, Problems> readDocumentFile(const std::filesystem::path& file) {
  const auto text = readText(file);
  if (!text) return text.fault();
  return readDocument(text.value(), file.string());
}

} // namespace fairway::formats
