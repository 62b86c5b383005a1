#include "editor/model/work/advice.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor {

void Advice::rank(Better better) {
  std::stable_sort(choices.begin(), choices.end(), [better](const Choice& a, const Choice& b) {
    return better == Better::Less ? a.worth < b.worth : a.worth > b.worth;
  });
  for (Choice& choice : choices) choice.loss = std::abs(choice.worth - choices.front().worth);
}

} // namespace fairway::editor
