#pragma once

#include "editor/model/work/background.h"
#include "editor/model/work/game.h"
#include "editor/model/work/judgement_store.h"
#include "editor/model/work/workbench.h"

#include <filesystem>

namespace fairway::editor {

// The figures of another board, to be held against those of the one on the desk: of another file, of a state
// that was pinned, of the same board with one thing the other way round. They are worked out in a thread of
// their own and raced with a seed of their own: so the errors of both boards are independent.
class OtherBoard {
public:
  static constexpr std::uint64_t seed = 2; // the board on the desk has 1

  // `post` hands results over to the asker's thread.
  explicit OtherBoard(std::function<void(Background::Deliver)> post);
  ~OtherBoard();

  // Each says for people why there is nothing to compare, and leaves what is at work. Empty: what was asked
  // before is dropped, and the answer follows.
  std::string begin(const std::filesystem::path& file, const Game& game); // a document of this game
  std::string begin(const WhatIf& whatIf, const Game& game);
  std::string begin(const Workbench& bench, const std::string& name); // as it is now

  void drop(); // it is not wanted any more
  bool working() const { return work_ != nullptr; }
  double share() const { return work_ ? work_->share.load() : 0; }
  // Whether the last board asked for is the one on this desk: then all their figures are the same.
  bool isOn(const Workbench& bench) const;

  // Null: no figures could be worked out.
  std::function<void(const std::string& name, std::shared_ptr<const Analysis>)> onDone;
  std::function<void(const std::string& why)> onFailed;

private:
  void submit(ExaminationTask task, const std::string& name);

  std::optional<JudgedBoard> asked_; // last
  std::shared_ptr<DeepWork> work_;   // shared with the thread; null: nothing is at work
  Background background_;            // last: it delivers to the above
};

} // namespace fairway::editor
