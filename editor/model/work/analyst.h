#pragma once

#include "editor/model/work/background.h"
#include "editor/model/work/workbench.h"

namespace fairway::editor {

// Works out what takes long though nobody asked, in a thread of its own. What it finds goes into the store of
// judgements, where the window finds it as if the user had asked.
class Analyst {
public:
  // `post` hands results over to the asker's thread.
  explicit Analyst(std::function<void(Background::Deliver)> post);
  ~Analyst();

  // What is on the desk, which must stay as it is until `drop`. Nothing is begun where there is nothing to
  // work out, or where it is known, at work or failed already.
  void begin(const Workbench& bench);
  void drop(); // what is at work is not wanted any more
  bool working() const { return work_ != nullptr; }
  double share() const { return work_ ? work_->share.load() : 0; } // from 0 to 1

  std::function<void()> onDone; // it is in the store now
  std::function<void(const std::string& why)> onFailed;

private:
  void keep(const Workbench& bench, const std::string& part, const std::shared_ptr<const Examination>& made);

  std::shared_ptr<DeepWork> work_; // shared with the thread; null: nothing is at work
  std::optional<std::pair<std::size_t, std::string>> failed_; // revision and part
  Background background_;                                     // last: it delivers to the above
};

} // namespace fairway::editor
