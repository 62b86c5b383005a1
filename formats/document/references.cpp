#include "formats/document/references.h"

#include "formats/document/kind.h"
#include "formats/document/locate.h"
#include "formats/document/reader.h"

#include <algorithm>
#include <memory>
#include <mutex>

namespace fairway::formats {

namespace fs = std::filesystem;

Loader fileLoader() {
  return [](const fs::path& file) -> Result<std::string, Problems> {
    if (file == "-") return Problems{}; // what came from a pipe does not come again
    return readRegularText(file);
  };
}

Loader fileLoaderWithin(const fs::path& folder) {
  return [folder](const fs::path& file) -> Result<std::string, Problems> {
    std::error_code error;
    const fs::path root = fs::canonical(folder, error);
    const fs::path target = error ? fs::path() : fs::weakly_canonical(fs::absolute(file, error), error);
    const auto [end, below] = std::mismatch(root.begin(), root.end(), target.begin(), target.end());
    if (error || end != root.end())
      return Problems{{file.string(), 0, 0, {}, "is outside the folder that references must stay in"}};
    // Here no link is left in the path. One that takes the place of a folder from now on is not followed.
    fs::path relative;
    for (auto name = below; name != target.end(); ++name) relative /= *name;
    return readRegularTextWithin(root, relative);
  };
}

Problem Place::problem(const std::string& field, std::string message) const {
  Problem problem{file.string(), 0, 0, key + field, std::move(message)};
  if (file.empty()) return problem;
  const auto text = load(file);
  if (const auto places = text ? locatorOf(*text) : nullptr) places->place(problem);
  return problem;
}

fs::path Place::targetOf(const DocumentPath& path) const {
  const fs::path target = file.parent_path() / fs::path(path);
  return target == "-" ? fs::path("./-") : target;
}

namespace {

// The documents that were followed last, by their text: a folder's courses refer to the same few lakes and
// tile sets, and a text always means the same.
class FollowedDocuments {
public:
  Result<Document, Problems> read(const std::string& text, const std::string& name) {
    if (const auto known = find(text)) return *known;
    auto read = readDocument(text, name);
    if (!read) return read.fault();
    if (text.size() <= longest) keep(text, read->document);
    return std::move(read->document);
  }

private:
  static constexpr std::size_t most = 8;
  static constexpr std::size_t longest = 1 << 18; // characters

  struct Followed {
    std::string text;
    std::shared_ptr<const Document> document;
  };

  std::shared_ptr<const Document> find(const std::string& text) {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(documents_.begin(), documents_.end(),
                                    [&](const Followed& each) { return each.text == text; });
    if (found == documents_.end()) return nullptr;
    std::rotate(documents_.begin(), found, found + 1);
    return documents_.front().document;
  }

  void keep(const std::string& text, const Document& document) {
    const std::lock_guard lock(mutex_);
    documents_.insert(documents_.begin(), {text, std::make_shared<const Document>(document)});
    if (documents_.size() > most) documents_.pop_back();
  }

  std::mutex mutex_;
  std::vector<Followed> documents_; // the last one first
};

FollowedDocuments& followedDocuments() {
  static FollowedDocuments documents;
  return documents;
}

} // namespace

Result<Document, Problems> follow(const Place& place, const std::string& field, const DocumentPath& path,
                                  const Kind& kind) {
  const fs::path target = place.targetOf(path);
  const auto unusable = [&](Problems problems, const std::string& why) {
    problems.push_back(place.problem(field, "'" + path + "' " + why));
    return problems;
  };
  const auto text = place.load(target);
  if (!text) return unusable(text.fault(), "cannot be read");
  if (!looksLikeDocument(text.value())) return unusable({}, "is not a Fairway document");
  auto document = followedDocuments().read(text.value(), target.string());
  if (!document) return unusable(document.fault(), "is not a valid document");
  if (document->kind == &kind) return document;
  return unusable({}, "is a " + std::string(kindOf(*document)) + "; expected a " + std::string(kind.name));
}

} // namespace fairway::formats
