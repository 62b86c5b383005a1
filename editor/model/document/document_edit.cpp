#include "editor/model/document/document_edit.h"

#include "editor/model/words/translation.h"

namespace fairway::editor {

using formats::Document;

CommandPtr changeInfo(const Document& content, std::string text, DocumentInfo info, std::string mergeKey) {
  if (info == content.head.info) return nullptr;
  const auto reach = [](Document& each) -> DocumentInfo& { return each.head.info; };
  return std::make_unique<ValueChange<DocumentInfo>>(std::move(text), reach, std::move(info),
                                                     std::move(mergeKey));
}

namespace {

class ReplaceDocument final : public Command {
public:
  ReplaceDocument(std::string text, Document version)
      : text_(std::move(text)), version_(std::move(version)) {}

  void exchange(Document& content) override { std::swap(content, version_); }
  std::string text() const override { return text_; }

private:
  std::string text_;
  Document version_;
};

} // namespace

CommandPtr replaceDocument(const Document& content, std::string text, Document version) {
  FAIRWAY_EXPECTS(content.kind == version.kind);
  if (version == content) return nullptr;
  return std::make_unique<ReplaceDocument>(std::move(text), std::move(version));
}

CommandPtr waive(const Document& content, Waiver waiver) {
  DocumentInfo info = content.head.info;
  std::string text = say("Waive {1}", {waiver.code});
  info.waivers.push_back(std::move(waiver));
  return changeInfo(content, std::move(text), std::move(info));
}

CommandPtr changeChecks(const Document& content, std::map<std::string, Severity> severity,
                        std::vector<Waiver> waivers) {
  DocumentInfo info = content.head.info;
  info.severity = std::move(severity);
  info.waivers = std::move(waivers);
  return changeInfo(content, say("Change severities and waivers"), std::move(info));
}

} // namespace fairway::editor
