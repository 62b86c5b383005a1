#pragma once

#include "editor/model/work/watched_work.h"
#include "validator/lake_race/suggest/lake_effect.h"

#include <map>

namespace fairway::editor::lake_race {

// What suggestions for a lake do to all its courses, worked out one suggestion at a time in a thread of its
// own; those that are known are kept until `forget`.
class EffectSearch {
public:
  // `post` hands results over to the asker's thread.
  explicit EffectSearch(std::function<void(Background::Deliver)> post);

  // Of the suggestion with this number; if it is known in full, nothing happens.
  void start(std::size_t number, const fairway::lake_race::Lake& before,
             const fairway::lake_race::Lake& after);
  void stop(); // what is known until then is kept
  void forget();
  bool working() const { return work_.working(); }
  double progress() const { return work_.progress(); }
  const validator::lake_race::LakeEffect* effectOf(std::size_t number) const; // null: not known
  bool isKnownInFull(std::size_t number) const;

  std::function<void()> onChange; // it ended

private:
  std::map<std::size_t, validator::lake_race::LakeEffect> known_;
  WatchedWork work_; // last: it delivers to the above
};

// The same in the user's language, a line each.
std::string effectInWords(const validator::lake_race::LakeEffect& effect);

} // namespace fairway::editor::lake_race
