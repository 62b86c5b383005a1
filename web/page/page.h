#pragma once

#include "rules/base/phrase.h"
#include "rules/base/tree.h"

#include <string>
#include <vector>

// A page on which a board is raced: one file that needs no other and asks nobody for anything.
namespace fairway::web {

struct PageParts;

struct PageFact {
  std::string head;
  std::string text;
};

struct PageRule {
  Phrase head; // empty: it goes on from the one before
  Phrase text; // line ends separate paragraphs
};

struct PageContent {
  std::string title;
  std::vector<std::string> notes;    // what the document says about itself, each a paragraph
  std::vector<std::string> pictures; // SVG: the ground, then what may lie on it, of which the first is seen
  std::vector<PageFact> facts;       // of the board
  std::vector<PageRule> rules;       // in short
  Tree board;                        // what script and module need to know of it
};

// Whether this program was built with the rules for pages.
bool canMakePages(const PageParts& parts);

// All texts of the content are shown as they are and are never markup. `parts`: of the board's game.
std::string pageHtml(const PageContent& content, const PageParts& parts);

} // namespace fairway::web
