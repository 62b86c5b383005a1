#include "rules/base/number_text.h"
#include "web/page/html.h"
#include "web/page/page_parts.h"
#include "web/report/report.h"

namespace fairway::web {

namespace {

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

// Writes the blocks of one document: a chart has the table behind it, which says the same, beside it. Its
// board is the one that tables show courses on.
class PartWriter {
public:
  PartWriter(std::string& html, std::string id) : html_(html), id_(std::move(id)) {}

  void add(const ReportPart& part, bool alone) {
    const std::string head = alone ? "h1" : "h2";
    html_ += "<article" + attribute("id", id_) + ">\n<header>\n<" + head + ">" + escaped(part.title) + "</" +
             head + ">\n<p class=\"kind\">" + escaped(part.kind) + "</p>\n</header>\n";
    for (const std::string& note : part.notes) addParagraphs(html_, note);
    addContents(part);
    for (std::size_t i = 0; i < part.sections.size(); ++i)
      addSection(part.sections[i], i, alone ? "h2" : "h3");
    html_ += "</article>\n";
  }

  void operator()(const ReportText& block) { addParagraphs(html_, block.text); }
  void operator()(const ReportExcerpt& block) {
    html_ += "<pre tabindex=\"0\">" + escaped(block.text) + "</pre>\n";
  }
  void operator()(const ReportFacts& facts) {
    html_ += "<dl>\n";
    for (const PageFact& fact : facts)
      html_ += "<dt>" + escaped(fact.head) + "</dt><dd>" + escaped(fact.text) + "</dd>\n";
    html_ += "</dl>\n";
  }
  void operator()(const ReportBoard& board);
  void operator()(const ReportTable& table);
  void operator()(const ReportChart& chart) {
    html_ += "<figure class=\"chart\"><img" + attribute("alt", chart.words) +
             attribute("src", dataAddress(chart.svg)) + "></figure>\n";
  }

private:
  std::string sectionId(std::size_t section) const { return id_ + "-" + std::to_string(section + 1); }

  void addContents(const ReportPart& part) {
    html_ += "<nav" + attribute("aria-label", "Contents of " + part.title) + "><ul>\n";
    for (std::size_t i = 0; i < part.sections.size(); ++i)
      html_ += "<li><a" + attribute("href", "#" + sectionId(i)) + ">" + escaped(part.sections[i].title) +
               "</a></li>\n";
    html_ += "</ul></nav>\n";
  }

  void addSection(const ReportSection& section, std::size_t number, const std::string& head) {
    html_ += "<section" + attribute("id", sectionId(number)) + ">\n<" + head + ">" + escaped(section.title) +
             "</" + head + ">\n";
    for (std::size_t i = 0; i < section.blocks.size(); ++i) {
      const bool pair =
          isChart(section.blocks[i]) && i + 1 < section.blocks.size() && isTable(section.blocks[i + 1]);
      if (pair) html_ += "<div class=\"pair\">\n";
      std::visit(*this, section.blocks[i]);
      if (pair) std::visit(*this, section.blocks[++i]);
      if (pair) html_ += "</div>\n";
    }
    html_ += "</section>\n";
  }

  static bool isChart(const ReportBlock& block) { return std::holds_alternative<ReportChart>(block); }
  static bool isTable(const ReportBlock& block) { return std::holds_alternative<ReportTable>(block); }
  std::string layerId(std::size_t layer) const { return id_ + "-layer-" + std::to_string(layer + 1); }

  std::string& html_;
  std::string id_;
};

void PartWriter::operator()(const ReportBoard& board) {
  html_ += "<figure class=\"board\"><div class=\"stage\" role=\"img\"" +
           attribute("aria-label", board.words) + ">\n";
  for (std::size_t i = 0; i < board.layers.size(); ++i) {
    const ReportLayer& layer = board.layers[i];
    html_ += "<img alt=\"\"" + attribute("id", layerId(i));
    // What is seen at once is seen without scripts too.
    html_ += layer.shown ? attribute("src", dataAddress(layer.svg)) : " hidden" + packedPicture(layer.svg);
    if (!layer.name.empty()) html_ += attribute("data-name", layer.name);
    html_ += ">\n";
  }
  html_ += "</div></figure>\n";
}

void PartWriter::operator()(const ReportTable& table) {
  html_ += "<div class=\"wide\" tabindex=\"0\" role=\"group\"" + attribute("aria-label", table.caption) +
           "><table>\n<caption>" + escaped(table.caption) + "</caption>\n<thead><tr>";
  for (const ReportColumn& column : table.columns)
    html_ += std::string("<th scope=\"col\"") + (column.number ? " class=\"number\"" : "") + ">" +
             escaped(column.head) + "</th>";
  html_ += "</tr></thead>\n<tbody>\n";
  for (const ReportRow& row : table.rows) {
    html_ += row.layer ? "<tr" + attribute("data-layer", layerId(*row.layer)) + ">" : "<tr>";
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const ReportCell& cell = row.cells[i];
      std::string look = table.columns[i].number ? "number" : "";
      if (!cell.look.empty()) look += (look.empty() ? "" : " ") + ("is-" + cell.look);
      html_ += "<td" + (look.empty() ? "" : attribute("class", look));
      if (cell.order) html_ += attribute("data-order", withDecimals(*cell.order, 6));
      html_ += ">" + escaped(cell.text) + "</td>";
    }
    html_ += "</tr>\n";
  }
  html_ += "</tbody>\n</table></div>\n";
}

void begin(std::string& html, std::string_view title) {
  const PageParts& parts = report::pageParts();
  addHead(html, {title, parts.style, "script-src " + hashOf(parts.script)});
  html += "<body>\n<main>\n";
}

void end(std::string& html) {
  html += "</main>\n<script type=\"module\">" + std::string(report::pageParts().script) +
          "</script>\n</body>\n</html>\n";
}

} // namespace

std::string reportHtml(const std::vector<ReportPart>& parts) {
  const bool alone = parts.size() == 1;
  std::string html;
  begin(html, alone ? parts.front().title : std::string("Report"));
  if (!alone) html += "<h1>Report</h1>\n";
  for (std::size_t i = 0; i < parts.size(); ++i)
    PartWriter(html, "part-" + std::to_string(i + 1)).add(parts[i], alone);
  end(html);
  return html;
}

std::string galleryHtml(const std::string& title, const std::vector<GalleryEntry>& entries) {
  std::string html;
  begin(html, title);
  html += "<h1>" + escaped(title) + "</h1>\n<ul class=\"gallery\">\n";
  for (const GalleryEntry& entry : entries) {
    html += "<li>";
    if (!entry.picture.empty())
      html += "<img" + attribute("alt", entry.title) + packedPicture(entry.picture) + ">";
    html += "<h2>" + escaped(entry.title) + "</h2>\n<p class=\"kind\">" + escaped(entry.kind) + "</p>\n";
    addParagraphs(html, entry.words);
    if (!entry.report.empty()) html += "<a" + attribute("href", entry.report) + ">Report</a> ";
    if (!entry.play.empty()) html += "<a" + attribute("href", entry.play) + ">Play</a>";
    html += "</li>\n";
  }
  html += "</ul>\n";
  end(html);
  return html;
}

} // namespace fairway::web
