#include "web/page/page.h"

#include "formats/document/json_text.h"
#include "web/page/html.h"
#include "web/page/page_parts.h"

namespace fairway::web {

namespace {

// JSON in a data block: nothing in it may end the block or begin a comment.
std::string inBlock(std::string_view json) {
  std::string safe;
  for (const char c : json) safe += c == '<' ? std::string("\\u003c") : std::string(1, c);
  return safe;
}

std::string policyOf(const PageParts& parts) {
  return "script-src " + hashOf(parts.script) + " 'wasm-unsafe-eval'; worker-src blob:";
}

void addBoard(std::string& html, const PageContent& content) {
  html += "<div id=\"view\">\n<div id=\"frame\" tabindex=\"0\" role=\"group\" aria-label=\"Board\">\n<div "
          "id=\"stage\">\n";
  for (std::size_t i = 0; i < content.pictures.size(); ++i) {
    html += "<img class=\"picture\" id=\"picture-" + std::to_string(i) + "\" alt=\"\"";
    // What is seen at once is seen without scripts too.
    html += i > 1 ? " hidden" + packedPicture(content.pictures[i])
                  : " src=\"" + dataAddress(content.pictures[i]) + "\"";
    html += ">\n";
  }
  html += "</div>\n</div>\n</div>\n";
}

void addWords(std::string& html, const PageContent& content) {
  html +=
      "<section id=\"about\" aria-labelledby=\"about-head\">\n<h2 id=\"about-head\">About this board</h2>\n";
  for (const std::string& note : content.notes) addParagraphs(html, note);
  html += "<dl>\n";
  for (const PageFact& fact : content.facts)
    html += "<dt>" + escaped(fact.head) + "</dt><dd>" + escaped(fact.text) + "</dd>\n";
  html += "</dl>\n</section>\n<section id=\"rules\" aria-labelledby=\"rules-head\">\n<h2 "
          "id=\"rules-head\">The rules in short</h2>\n<div "
          "id=\"rules-list\">\n";
  for (const PageRule& rule : content.rules) {
    if (const std::string head = rule.head.english(); !head.empty())
      html += "<h3>" + escaped(head) + "</h3>\n";
    addParagraphs(html, rule.text.english());
  }
  html += "</div>\n</section>\n";
}

// The rules in the other languages, as far as the catalogues have them.
Tree translatedRules(const PageContent& content) {
  Tree languages = Tree::fields();
  for (const Catalogue& catalogue : catalogues()) {
    const Speaker speaker = speakerOf(catalogue);
    Tree rules = Tree::list();
    for (const PageRule& rule : content.rules)
      rules.push_back(Tree::list({rule.head.in(speaker), rule.text.in(speaker)}));
    languages[catalogue.language] = rules;
  }
  return languages;
}

void addScripts(std::string& html, const PageContent& content, const PageParts& parts) {
  html += "<script type=\"application/json\" id=\"board\">" + inBlock(formats::jsonText(content.board)) +
          "</script>\n<script type=\"application/json\" id=\"rules-texts\">" +
          inBlock(formats::jsonText(translatedRules(content))) +
          "</script>\n<script type=\"text/plain\" id=\"rules-module\">" + std::string(parts.module) +
          "</script>\n<script type=\"text/plain\" id=\"worker\">" + std::string(parts.worker) +
          "</script>\n<script type=\"module\">" + std::string(parts.script) + "</script>\n";
}

} // namespace

bool canMakePages(const PageParts& parts) {
  return !parts.module.empty();
}

std::string pageHtml(const PageContent& content, const PageParts& parts) {
  std::string html;
  addHead(html, {content.title, parts.style, policyOf(parts)});
  html +=
      "<body>\n<header><h1>" + escaped(content.title) +
      "</h1></header>\n<noscript><p class=\"notice\">This page is a race to play. Here it can only be looked "
      "at: scripts do not run. Save the file and open it in a web browser (Firefox, Chrome, Safari, Edge) to "
      "play.</p></noscript>\n<main>\n";
  addBoard(html, content);
  html += "<div id=\"panel\"></div>\n</main>\n";
  addWords(html, content);
  addScripts(html, content, parts);
  html += "</body>\n</html>\n";
  return html;
}

} // namespace fairway::web
