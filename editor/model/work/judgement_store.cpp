#include "editor/model/work/judgement_store.h"

#include <algorithm>

namespace fairway::editor {

namespace {

constexpr std::size_t mostJudgements = 50;

} // namespace

// Names and notes change no verdict.
bool JudgedBoard::isAbout(const EditedDocument& document, const std::string& wanted) const {
  const DocumentInfo& mine = content.head.info;
  const DocumentInfo& other = document.content().head.info;
  return part == wanted && content.body == document.content().body && references == document.references() &&
         mine.severity == other.severity && mine.waivers == other.waivers;
}

void JudgementStore::keep(const EditedDocument& document, const std::string& part,
                          std::shared_ptr<const Examination> deep) {
  std::erase_if(all_, [&](const Kept& kept) { return kept.isAbout(document, part); });
  all_.push_front({{document.content(), document.references(), part}, std::move(deep)});
  if (all_.size() > mostJudgements) all_.pop_back();
}

std::shared_ptr<const Examination> JudgementStore::find(const EditedDocument& document,
                                                        const std::string& part) const {
  const auto found =
      std::find_if(all_.begin(), all_.end(), [&](const Kept& kept) { return kept.isAbout(document, part); });
  return found == all_.end() ? nullptr : found->deep;
}

JudgementStore& judgements() {
  static JudgementStore store;
  return store;
}

std::vector<validator::Finding> staleFindings(const validator::Report& earlier,
                                              const validator::Report& today) {
  std::vector<validator::Finding> stale;
  for (const validator::Finding& finding : earlier.findings) {
    const bool ran =
        std::any_of(today.outcomes.begin(), today.outcomes.end(),
                    [&](const validator::Outcome& outcome) { return outcome.code == finding.code; });
    const bool found =
        std::any_of(today.findings.begin(), today.findings.end(),
                    [&](const validator::Finding& other) { return other.code == finding.code; });
    if (!ran && !found) stale.push_back(finding);
  }
  return stale;
}

} // namespace fairway::editor
