#pragma once

#include "rules/base/tree.h"

#include <string>
#include <vector>

// A page on which a board is raced: one file that needs no other and asks nobody for anything.
namespace fairway::web {

struct PagePicture {
  std::string svg;
};

struct PageSection {
  std::string head;
  std::string text; // line ends separate paragraphs
};

struct PageContent {
  std::string title;
  std::vector<std::string> notes;    // what the document says about itself, each a paragraph
  std::vector<PagePicture> pictures; // the ground, then what lies on it for each race
  std::vector<PageSection> facts;    // of the board
  std::vector<PageSection> rules;    // in short
  Tree board;                        // what script and module need to know of it
};

// Whether this program was built with the rules for pages.
bool canMakePages();

// All texts of the content are shown as they are and are never markup.
std::string pageHtml(const PageContent& content);

} // namespace fairway::web
