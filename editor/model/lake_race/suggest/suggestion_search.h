#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/work/background.h"
#include "editor/model/work/watched_work.h"
#include "validator/lake_race/suggest/suggest.h"

namespace fairway::editor::lake_race {

// A search for suggestions beside the work at the desk: the one of `fairway suggest`, in a thread of its own.
class SuggestionSearch {
public:
  // What a search came to, and what it was about.
  struct Outcome {
    validator::lake_race::SuggestOptions options;
    formats::Document content;
    References references;
    validator::lake_race::Draft draft;
    validator::lake_race::Suggestions suggestions;
    std::optional<validator::lake_race::SuggestRefusal> refusal; // then there are no suggestions
  };

  // `post` hands results over to the asker's thread.
  explicit SuggestionSearch(std::function<void(Background::Deliver)> post);

  // False: there is nothing to search on. What was found before is dropped.
  bool start(const EditedDocument& document, const validator::lake_race::SuggestOptions& options);
  void stop();
  void forget(); // another document is on the desk
  bool working() const { return work_.working(); }
  double progress() const { return work_.progress(); } // from 0 to 1

  const Outcome* outcome() const { return outcome_.get(); } // null: none yet
  // Whether the document is the one that was searched on, perhaps again after undo.
  bool fits(const EditedDocument& document) const;
  const std::string& failure() const { return failure_; } // why it broke off; empty: it did not

  std::function<void()> onChange; // it ended

private:
  bool sameBoard(const EditedDocument& document) const;

  std::shared_ptr<const Outcome> outcome_;
  std::string failure_;
  mutable std::optional<std::pair<std::size_t, bool>> fitted_; // by revision
  WatchedWork work_;                                           // last: it delivers to all of the above
};

} // namespace fairway::editor::lake_race
