#include "editor/model/lake_race/suggest/effect_search.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/check_names.h"
#include "rules/base/number_text.h"

namespace fairway::editor::lake_race {

using validator::lake_race::LakeEffect;

EffectSearch::EffectSearch(std::function<void(Background::Deliver)> post) : work_(std::move(post)) {}

void EffectSearch::start(std::size_t number, const fairway::lake_race::Lake& before,
                         const fairway::lake_race::Lake& after) {
  if (isKnownInFull(number)) return;
  work_.start(
      [this, number, before, after](validator::WorkWatch& watch) -> Background::Deliver {
        const LakeEffect effect = validator::lake_race::lakeEffect(before, after, watch);
        return [this, number, effect] {
          known_[number] = effect;
          if (onChange) onChange();
        };
      },
      [this](const std::string&) {
        if (onChange) onChange();
      });
}

void EffectSearch::stop() {
  work_.stop();
}

void EffectSearch::forget() {
  work_.abandon();
  known_.clear();
}

const LakeEffect* EffectSearch::effectOf(std::size_t number) const {
  const auto known = known_.find(number);
  return known == known_.end() ? nullptr : &known->second;
}

bool EffectSearch::isKnownInFull(std::size_t number) const {
  const LakeEffect* effect = effectOf(number);
  return effect && effect->courses == effect->all;
}

std::string effectInWords(const LakeEffect& effect) {
  std::string text =
      say("{1} of {2} courses checked: {3} have fewer findings, {4} more, {5} as many.",
          {std::to_string(effect.courses), std::to_string(effect.all), std::to_string(effect.better),
           std::to_string(effect.worse), std::to_string(effect.same())});
  std::string codes;
  for (const auto& [code, count] : effect.newFindings)
    codes += (codes.empty() ? "" : ", ") + shownCheck(code) + " (" + std::to_string(count) + ")";
  text += "\n" + (codes.empty() ? say("No course has new findings.")
                                : say("New findings, with the number of courses: {1}.", {codes}));
  if (effect.solved > 0)
    text += "\n" + say("Par of {1} courses on average: {2} before, {3} after.",
                       {std::to_string(effect.solved), withDecimals(effect.parBefore, 2),
                        withDecimals(effect.parAfter, 2)});
  return text + "\n" + say("The courses were solved, not raced: F8 on a course judges its seats too.");
}

} // namespace fairway::editor::lake_race
