#include "formats/document/reader.h"

#include "formats/document/game.h"
#include "formats/document/head.h"
#include "formats/document/locate.h"

#include <algorithm>
#include <cctype>

namespace fairway::formats {

// `fairway: 1`, or as JSON has it, as a key and not within other text. In /etc/passwd a user of that name has
// no blank behind the colon.
bool looksLikeDocument(std::string_view text) {
  constexpr std::string_view key = "fairway";
  for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
    std::string_view before = text.substr(0, at);
    std::string_view behind = text.substr(at + key.size());
    const char quote =
        before.empty() || behind.empty() || before.back() != behind.front() ? ' ' : before.back();
    const bool quoted = quote == '"' || quote == '\'';
    if (quoted) {
      before.remove_suffix(1);
      behind.remove_prefix(1);
    }
    before = before.substr(0, before.find_last_not_of(' ') + 1);
    behind.remove_prefix(std::min(behind.find_first_not_of(' '), behind.size()));
    const bool begins =
        before.empty() || std::string_view("\n\r{,\xBF").find(before.back()) != std::string_view::npos;
    const bool isKey = behind.starts_with(':') && (quoted || behind.size() == 1 ||
                                                   std::isspace(static_cast<unsigned char>(behind[1])) != 0);
    if (begins && isKey) return true;
  }
  return false;
}

namespace {

// Encodings of two and four bytes begin with a mark of their order, or have empty bytes round their first
// letter.
bool isWide(std::string_view text) {
  const std::string_view head = text.substr(0, 4);
  return head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF") ||
         (head.size() == 4 && head.find('\0') != std::string_view::npos &&
          head != std::string_view("\0\0\0\0", 4));
}

// What may be reported about a text. If it is not one of our documents nothing of it is shown: YAML errors
// would quote it.
Problems kept(Problems problems, std::string_view text) {
  if (looksLikeDocument(text)) return problems;
  if (isWide(text))
    return {{problems.front().file, 1, 1, "", "the text is UTF-16 or UTF-32; save it as UTF-8"}};
  const bool quotes = std::any_of(problems.begin(), problems.end(), [](const Problem& problem) {
    return problem.key != "fairway" && !problem.message.starts_with("expected a document") &&
           problem.message != "the document is empty";
  });
  if (quotes)
    return {{problems.front().file, 1, 1, "",
             "this is not a Fairway document; every document has `fairway: 1` and `kind:`"}};
  for (Problem& problem : problems) problem.excerpt.clear();
  return problems;
}

// Which of them a text without a valid kind holds is not known.
std::vector<MapKey> mapsOfAllKinds() {
  std::vector<MapKey> maps;
  for (const Game* game : games())
    for (const Kind& kind : game->kinds) maps.insert(maps.end(), kind.maps.begin(), kind.maps.end());
  return maps;
}

// A text whose last line has no end was cut off there, most likely: what stands before that line may be
// whole.
std::optional<ReadDocument> beforeTheCut(std::string_view text, const std::string& file) {
  const std::size_t end = text.rfind('\n');
  if (end == std::string_view::npos || end + 1 == text.size()) return std::nullopt;
  return readDespiteFaults(text.substr(0, end + 1), file).read;
}

} // namespace

PartlyRead readDespiteFaults(std::string_view text, const std::string& file) {
  if (text.size() > maxDocumentBytes) return {{}, {{file, 0, 0, {}, "the document is larger than 16 MiB"}}};
  yaml::SourceText source(text);
  yaml::Reading reading(source, file);
  auto parsed = yaml::parse(source);
  if (!parsed) {
    for (yaml::YamlFault fault : parsed.fault()) {
      explainMapFault(fault, source, mapsOfAllKinds());
      reading.fault(fault.offset, fault.key, fault.message);
    }
    return {beforeTheCut(text, file), kept(reading.takeProblems(), text)};
  }
  std::optional<Document> document = decodeDocument(reading, parsed->root);
  if (!document) return {{}, kept(reading.takeProblems(), text)};
  document->head.comment = std::move(parsed->headComment);
  Problems problems = reading.takeProblems();
  std::vector<int> comments;
  for (const std::size_t offset : parsed->comments) comments.push_back(source.positionAt(offset).line);
  auto places = std::make_shared<Locator>(std::move(source), std::move(parsed->root));
  return {ReadDocument{std::move(*document), std::move(comments), std::move(places)}, std::move(problems)};
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
