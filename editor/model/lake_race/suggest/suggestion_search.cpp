#include "editor/model/lake_race/suggest/suggestion_search.h"

#include "editor/model/lake_race/suggest/suggestion_edit.h"

namespace fairway::editor::lake_race {

SuggestionSearch::SuggestionSearch(std::function<void(Background::Deliver)> post) : work_(std::move(post)) {}

bool SuggestionSearch::start(const EditedDocument& document,
                             const validator::lake_race::SuggestOptions& options) {
  auto draft = draftOf(document);
  if (!draft) return false;
  forget();
  const auto about = std::make_shared<Outcome>(
      Outcome{options, document.content(), document.references(), std::move(*draft), {}, {}});
  work_.start(
      [this, about](validator::WorkWatch& watch) -> Background::Deliver {
        auto found =
            validator::lake_race::suggest(about->draft, about->content.head.info, about->options, watch);
        if (found)
          about->suggestions = std::move(*found);
        else
          about->refusal = found.fault();
        return [this, about] {
          outcome_ = about;
          if (onChange) onChange();
        };
      },
      [this](const std::string& why) {
        failure_ = why;
        if (onChange) onChange();
      });
  return true;
}

void SuggestionSearch::stop() {
  work_.stop();
}

void SuggestionSearch::forget() {
  work_.abandon();
  outcome_.reset();
  failure_.clear();
  fitted_.reset();
}

// Its name and notes may be others: what is allowed and what is found depends on the rest.
bool SuggestionSearch::sameBoard(const EditedDocument& document) const {
  const DocumentInfo& now = document.content().head.info;
  const DocumentInfo& then = outcome_->content.head.info;
  return document.content().body == outcome_->content.body && now.severity == then.severity &&
         now.waivers == then.waivers && document.references() == outcome_->references;
}

bool SuggestionSearch::fits(const EditedDocument& document) const {
  if (!outcome_) return false;
  if (!fitted_ || fitted_->first != document.revision()) fitted_ = {document.revision(), sameBoard(document)};
  return fitted_->second;
}

} // namespace fairway::editor::lake_race
