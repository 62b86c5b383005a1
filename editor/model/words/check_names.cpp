#include "editor/model/words/check_names.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"

namespace fairway::editor {

namespace {

constexpr CheckName staleWaiver{"X01", marked("Stale waiver")}; // of every game

// What a word of the command line does is done by a button here.
std::string inTheWindow(std::string text) {
  constexpr std::string_view call = "`validate --fix`";
  const std::string button = say("the button Fix");
  for (std::size_t at = text.find(call); at != std::string::npos; at = text.find(call, at + button.size()))
    text.replace(at, call.size(), button);
  return text;
}

} // namespace

std::string shownCheck(std::string_view code) {
  if (code == staleWaiver.code) return say(staleWaiver.name);
  for (const Game* game : games())
    for (const CheckName& each : game->checkNames)
      if (each.code == code) return say(each.name);
  return std::string(code);
}

std::string shownExplanation(const validator::CatalogueEntry& entry) {
  return say("Claim: {1}.", {say(entry.claim)}) + "\n\n" + say("What it proves") + "\n" + say(entry.proves) +
         "\n\n" + say("Why it matters") + "\n" + say(entry.why) + "\n\n" + say("How to mend it") + "\n" +
         inTheWindow(say(entry.mend));
}

} // namespace fairway::editor
