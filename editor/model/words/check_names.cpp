#include "editor/model/words/check_names.h"

#include "editor/model/words/translation.h"

#include <algorithm>
#include <array>

namespace fairway::editor {

namespace {

struct CheckName {
  std::string_view code;
  const char* name;
};

constexpr std::array names{
    CheckName{"T01", marked("Four slots of each letter")},
    CheckName{"T02", marked("Two letters on a tile")},
    CheckName{"T03", marked("Every lake raceable")},
    CheckName{"T04", marked("Water never split")},
    CheckName{"L01", marked("One water")},
    CheckName{"L02", marked("Number of slots")},
    CheckName{"L03", marked("Slots on the lake")},
    CheckName{"L04", marked("Narrow passage")},
    CheckName{"L05", marked("All 24 raceable")},
    CheckName{"L06", marked("Even courses")},
    CheckName{"L07", marked("Islands")},
    CheckName{"C01", marked("Buoys on their slots")},
    CheckName{"C02", marked("Buoys apart")},
    CheckName{"C03", marked("Strip on water")},
    CheckName{"C04", marked("Room at the start")},
    CheckName{"C05", marked("Easiest start")},
    CheckName{"G01", marked("Gate open")},
    CheckName{"G02", marked("Gates in order")},
    CheckName{"G03", marked("Full circle")},
    CheckName{"G04", marked("Shorter arrow")},
    CheckName{"G05", marked("Crossed path")},
    CheckName{"G06", marked("Gates apart")},
    CheckName{"G07", marked("Two lanes")},
    CheckName{"M01", marked("Safe finish")},
    CheckName{"M02", marked("Rough start")},
    CheckName{"M03", marked("Par")},
    CheckName{"M04", marked("Even start cells")},
    CheckName{"M05", marked("Wrecks")},
    CheckName{"F01", marked("Fair seats")},
    CheckName{"F02", marked("Sinkings")},
    CheckName{"F03", marked("Runaway")},
    CheckName{"X01", marked("Stale waiver")},
};

} // namespace

std::string shownCheck(std::string_view code) {
  const auto found =
      std::find_if(names.begin(), names.end(), [code](const CheckName& each) { return each.code == code; });
  return found == names.end() ? std::string(code) : say(found->name);
}

std::string shownExplanation(const validator::CatalogueEntry& entry) {
  return say("Claim: {1}.", {say(entry.claim)}) + "\n\n" + say("What it proves") + "\n" + say(entry.proves) +
         "\n\n" + say("Why it matters") + "\n" + say(entry.why) + "\n\n" + say("How to mend it") + "\n" +
         say(entry.mend);
}

} // namespace fairway::editor
