#include "validator/command/pages/play_page.h"

#include "formats/document/document_text.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/parse.h"
#include "validator/command/files/results.h"

namespace fairway::command {

std::vector<std::string> notesOf(const DocumentInfo& info) {
  std::vector<std::string> notes;
  for (const auto& text : {info.notes, info.author, info.licence})
    if (text && !text->empty()) notes.push_back(*text);
  return notes;
}

std::vector<web::PageRule> pageRules(formats::RulesInShort rules) {
  std::vector<web::PageRule> all;
  for (formats::RuleInShort& rule : rules) all.push_back({std::move(rule.head), std::move(rule.body)});
  return all;
}

Tree valuesOf(const formats::Document& document) {
  const formats::yaml::SourceText text(formats::writeDocument(document));
  return formats::yaml::treeOf(formats::yaml::parse(text).value().root);
}

int writePage(const PlayOptions& options, const web::PageContent& content, const web::PageParts& parts,
              const Streams& streams) {
  if (!web::canMakePages(parts))
    return refuseCall("play is not available: this fairway was built without the rules for web pages",
                      streams);
  return writeResult(options.out, web::pageHtml(content, parts), streams);
}

} // namespace fairway::command
