#pragma once

#include "editor/model/work/analyst.h"
#include "editor/model/work/game.h"

#include <filesystem>

namespace fairway::editor {

// The figures of a document in another file, to be held against those of the one on the desk. They are worked
// out in a thread of their own, as those of the desk are, unless they are known.
class OtherBoard {
public:
  // `post` hands results over to the asker's thread.
  explicit OtherBoard(std::function<void(Background::Deliver)> post);

  // A document of this game. Why there is nothing to compare, for people; empty: the answer follows, perhaps
  // at once.
  std::string begin(const std::filesystem::path& file, const Game& game);
  void drop(); // it is not wanted any more
  bool working() const { return analyst_.working(); }
  double share() const { return analyst_.share(); }

  // Null: no figures could be worked out.
  std::function<void(const std::filesystem::path& file, std::shared_ptr<const Analysis>)> onDone;
  std::function<void(const std::string& why)> onFailed;

private:
  void answer();

  std::filesystem::path file_;
  std::unique_ptr<Workbench> bench_;
  Analyst analyst_; // last: it looks at the above
};

} // namespace fairway::editor
