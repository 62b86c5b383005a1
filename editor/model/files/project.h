#pragma once

#include "editor/model/files/document_file.h"

#include <functional>
#include <map>
#include <set>

// A document among those that it belongs with: a lake with its tile set, its courses and their records.
namespace fairway::editor {

struct ProjectEntry {
  std::filesystem::path file;          // empty: the document on the desk, which has none yet
  std::string name;                    // as the document calls itself; else its file's
  const formats::Kind* kind = nullptr; // null: the file is missing, or cannot be read
  bool onDesk = false;
  std::vector<ProjectEntry> below;

  friend bool operator==(const ProjectEntry&, const ProjectEntry&) = default;
};

struct Project {
  ProjectEntry top;
  std::vector<std::filesystem::path> folders; // that were looked through

  friend bool operator==(const Project&, const Project&) = default;
};

// Finds what belongs together by what documents name. At the top is the board: a record leads to its course
// and that to the lake, but not to the tiles, which are parts of it. Below a document are its parts and the
// documents that name it; a record of several courses is below their lake. They are looked for in the board's
// folder and in the folders inside that.
//
// What was read stays known while its file stays as it is. For one thread at a time.
class ProjectFiles {
public:
  using Stale = std::function<bool()>;

  // The content's references are absolute. When it is stale the answer may be anything.
  Project around(const formats::Document& content, const std::filesystem::path& file, const Stale& stale);

private:
  struct Known {
    std::size_t look = 0; // the last one that made sure of it
    std::optional<FileStamp> stamp;
    const formats::Kind* kind = nullptr; // null: no document of ours
    std::string name;
    std::vector<std::filesystem::path> named; // other documents
    std::optional<bool> fits; // to what it names; none: not asked for since one of them changed
    std::vector<std::optional<FileStamp>> namedStamps; // when that was asked
  };
  using Seen = std::set<std::filesystem::path>;
  using Homes = std::map<std::filesystem::path, std::vector<std::filesystem::path>>; // and what is there

  const Known& read(const std::filesystem::path& file);
  const Known& known(const std::filesystem::path& file); // of the desk, if it is that
  std::filesystem::path topOf(std::filesystem::path file);
  std::vector<std::filesystem::path> boardsOf(const Known& document); // that it names, without parts
  std::filesystem::path homeOf(const Known& document);                // below which it stands
  std::vector<std::filesystem::path> lookThrough(const std::filesystem::path& folder, Seen& seen,
                                                 const Stale& stale);
  bool fits(const std::filesystem::path& file, const std::filesystem::path& home);
  Homes homesOf(const Seen& seen);
  ProjectEntry entry(const std::filesystem::path& file, const Homes& homes,
                     std::vector<std::filesystem::path>& above);

  std::map<std::filesystem::path, Known> files_;
  std::size_t look_ = 0;
  std::filesystem::path deskFile_;
  Known desk_;
};

} // namespace fairway::editor
