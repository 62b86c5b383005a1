#include "editor/model/files/project.h"

#include "editor/model/work/game.h"
#include "formats/document/kind.h"
#include "formats/document/reader.h"

#include <algorithm>
#include <fstream>
#include <utility>

namespace fairway::editor {

namespace fs = std::filesystem;
using formats::Document;

namespace {

constexpr int deepestFolder = 2;           // below the board's own
constexpr std::size_t mostFolders = 100;   // each is watched
constexpr std::size_t mostEntries = 20000; // of folders; a lake may be kept in a very large one
constexpr int longestChain = 8;            // of documents that name each other
constexpr std::streamsize beginning = 4096;

bool isYaml(const fs::path& file) {
  return file.extension() == ".yaml" || file.extension() == ".yml";
}

// There may be thousands of YAML files that are not ours: most are recognised by their first lines.
bool mayBeOurs(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return false;
  std::ifstream in(file, std::ios::binary);
  std::string text(static_cast<std::size_t>(beginning), '\0');
  in.read(text.data(), beginning);
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text.find("fairway") != std::string::npos;
}

bool isPart(const formats::Kind* kind) {
  if (!kind) return false;
  for (const Game* game : games())
    for (const EditedKind& edited : game->kinds)
      if (game->id == kind->game && edited.name == kind->name) return edited.isPart;
  return false;
}

std::vector<fs::path> namedBy(const Document& content) {
  std::vector<fs::path> named;
  formats::visitReferences(content, [&](const std::string&, const formats::DocumentPath& path) {
    const fs::path file = fs::path(path).lexically_normal();
    if (std::find(named.begin(), named.end(), file) == named.end()) named.push_back(file);
  });
  return named;
}

// "race-2" before "race-10".
bool comesBefore(std::string_view a, std::string_view b) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  while (!a.empty() && !b.empty()) {
    std::size_t left = 0, right = 0;
    while (left < a.size() && isDigit(a[left])) ++left;
    while (right < b.size() && isDigit(b[right])) ++right;
    if (left > 0 && right > 0 && a.substr(0, left) != b.substr(0, right)) {
      std::string_view first = a.substr(0, left), second = b.substr(0, right);
      first.remove_prefix(std::min(first.find_first_not_of('0'), first.size()));
      second.remove_prefix(std::min(second.find_first_not_of('0'), second.size()));
      if (first.size() != second.size()) return first.size() < second.size();
      if (first != second) return first < second;
    }
    if (a[0] != b[0]) return static_cast<unsigned char>(a[0]) < static_cast<unsigned char>(b[0]);
    a.remove_prefix(1), b.remove_prefix(1);
  }
  return a.size() < b.size();
}

} // namespace

const ProjectFiles::Known& ProjectFiles::read(const fs::path& file) {
  Known& known = files_[file];
  if (std::exchange(known.look, look_) == look_) return known;
  const std::optional<FileStamp> now = stampOf(file);
  if (known.stamp && known.stamp == now) return known;
  known = {look_, now, nullptr, file.filename().string(), {}, {}, {}};
  if (!now || !mayBeOurs(file)) return known;
  auto read = formats::readDocumentFile(file);
  if (!read) return known;
  const Document content = withAbsoluteReferences(std::move(read->document), file.parent_path());
  known.kind = content.kind;
  known.name = content.head.info.name.value_or(known.name);
  known.named = namedBy(content);
  return known;
}

const ProjectFiles::Known& ProjectFiles::known(const fs::path& file) {
  return file == deskFile_ ? desk_ : read(file);
}

std::vector<fs::path> ProjectFiles::boardsOf(const Known& document) {
  std::vector<fs::path> boards;
  for (const fs::path& file : document.named)
    if (const Known& target = known(file); target.kind && !isPart(target.kind)) boards.push_back(file);
  return boards;
}

fs::path ProjectFiles::topOf(fs::path file) {
  for (int step = 0; step < longestChain; ++step) {
    const std::vector<fs::path> boards = boardsOf(known(file));
    if (boards.empty()) break;
    file = boards.front();
  }
  return file;
}

fs::path ProjectFiles::homeOf(const Known& document) {
  const std::vector<fs::path> boards = boardsOf(document);
  if (boards.empty()) { // of a part alone, if of anything
    for (const fs::path& file : document.named)
      if (known(file).kind) return file;
    return {};
  }
  if (boards.size() == 1) return boards.front();
  return topOf(boards.front());
}

std::vector<fs::path> ProjectFiles::lookThrough(const fs::path& folder, Seen& seen, const Stale& stale) {
  std::vector<fs::path> folders;
  std::vector<std::pair<fs::path, int>> waiting{{folder, 0}};
  std::size_t entries = 0;
  for (std::size_t i = 0; i < waiting.size() && folders.size() < mostFolders; ++i) {
    const auto [here, depth] = waiting[i];
    folders.push_back(here);
    std::error_code error;
    for (fs::directory_iterator each(here, error), end; !error && each != end; each.increment(error)) {
      if (++entries > mostEntries || stale()) return folders;
      const fs::path& path = each->path();
      if (path.filename().string().starts_with(".")) continue;
      std::error_code ignored;
      // Links to folders are not followed: they may lead round in a circle.
      if (depth < deepestFolder && each->symlink_status(ignored).type() == fs::file_type::directory)
        waiting.emplace_back(path, depth + 1);
      else if (isYaml(path))
        if (known(path).kind) seen.insert(path);
    }
  }
  return folders;
}

// A board that cannot be made of the part it names, or a record of moves that its board does not have, is not
// part of any project: broken files are left out. A document that names a missing one is kept.
bool ProjectFiles::fits(const fs::path& file, const fs::path& home) {
  if (file == deskFile_) return true;
  std::vector<std::optional<FileStamp>> stamps;
  for (const fs::path& each : known(file).named) stamps.push_back(stampOf(each));
  Known& asked = files_[file];
  if (asked.fits && asked.namedStamps == stamps) return *asked.fits;
  asked.namedStamps = std::move(stamps);
  const auto read = formats::readDocumentFile(file);
  if (!read) return *(asked.fits = false);
  Document content = withAbsoluteReferences(read->document, file.parent_path());
  if (!findKind(content)) return *(asked.fits = true); // nothing is known of how it is made
  const auto references = readReferences(content);
  if (!references)
    asked.fits = std::any_of(asked.named.begin(), asked.named.end(),
                             [&](const fs::path& each) { return !known(each).kind; });
  else if (isPart(known(home).kind)) {
    const Game& game = gameOf(content);
    asked.fits = game.picture(EditedDocument(std::move(content), *references)) != nullptr;
  } else
    asked.fits = true;
  return *asked.fits;
}

// Of one kind together, and numbers in their order.
ProjectFiles::Homes ProjectFiles::homesOf(const Seen& seen) {
  Homes homes;
  for (const fs::path& file : seen)
    if (const fs::path home = homeOf(known(file)); !home.empty())
      if (fits(file, home)) homes[home].push_back(file);
  for (auto& [home, files] : homes)
    std::sort(files.begin(), files.end(), [&](const fs::path& a, const fs::path& b) {
      if (known(a).kind->name != known(b).kind->name) return known(a).kind->name < known(b).kind->name;
      if (a.filename() != b.filename()) return comesBefore(a.filename().string(), b.filename().string());
      return a < b;
    });
  return homes;
}

ProjectEntry ProjectFiles::entry(const fs::path& file, const Homes& homes, std::vector<fs::path>& above) {
  const Known& document = known(file);
  ProjectEntry made{file, document.name, document.kind, file == deskFile_, {}};
  if (above.size() >= longestChain) return made;
  const bool inside = !above.empty();
  above.push_back(file);
  const auto isAbove = [&](const fs::path& other) {
    return std::find(above.begin(), above.end(), other) != above.end();
  };
  // What it is made of, there or not, first.
  for (const fs::path& each : document.named)
    if (const Known& part = known(each); !isAbove(each) && (isPart(part.kind) || !part.kind))
      made.below.push_back({each, part.name, part.kind, each == deskFile_, {}});
  // Other boards that are made of the same part belong to another tree.
  if (const auto users = homes.find(file); users != homes.end() && !(inside && isPart(document.kind)))
    for (const fs::path& user : users->second)
      if (!isAbove(user)) made.below.push_back(entry(user, homes, above));
  above.pop_back();
  return made;
}

Project ProjectFiles::around(const Document& content, const fs::path& file, const Stale& stale) {
  deskFile_ = file.lexically_normal();
  ++look_;
  desk_ = {look_,
           std::nullopt,
           content.kind,
           content.head.info.name.value_or(file.empty() ? untitledName(content) : file.filename().string()),
           namedBy(content),
           true,
           {}};
  Project project;
  const fs::path top = topOf(deskFile_);
  Seen seen{deskFile_, top};
  if (!top.empty()) project.folders = lookThrough(top.parent_path(), seen, stale);
  std::vector<fs::path> above;
  if (!stale()) project.top = entry(top, homesOf(seen), above);
  return project;
}

} // namespace fairway::editor
