#pragma once

#include "formats/document/document.h"
#include "formats/print/rules_in_short.h"
#include "validator/command/call/declare.h"
#include "validator/command/terminal/streams.h"
#include "web/page/page.h"
#include "web/page/page_parts.h"

// `fairway play`, for all games: a page on which a board is raced in a browser.
namespace fairway::command {

struct PlayOptions {
  std::string file;
  std::string out;
};

// What a game says of it.
struct PlayWords {
  std::string file; // what FILE may be
  std::string examples;
};

// `play` with the options that all games share; a game adds its own.
CLI::App* declarePlayOptions(CLI::App& app, PlayOptions& options, const PlayWords& words);
// `play` of a game that adds none.
void declarePlayOf(CLI::App& app, Run& run, int (*play)(const PlayOptions&, const Streams&),
                   const PlayWords& words);

// What the document says about itself, each a paragraph.
std::vector<std::string> notesOf(const DocumentInfo& info);

std::vector<web::PageRule> pageRules(formats::RulesInShort rules);

// What a document says, as values: the module of the page reads it.
Tree valuesOf(const formats::Document& document);

// Exit status. A program without the rules for pages says so.
int writePage(const PlayOptions& options, const web::PageContent& content, const web::PageParts& parts,
              const Streams& streams);

} // namespace fairway::command
