#include "editor/model/work/check_names.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/model/work/game.h"

#include <algorithm>
#include <array>

namespace fairway::editor {

namespace {

constexpr CheckName staleWaiver{"X01", marked("Stale waiver")}; // of every game

constexpr std::array wordsOfEveryGame{
    WindowWords{"Correct its code (`fairway explain` lists them all).",
                marked("Correct its code in the document, or delete it under Edit, Severities and waivers.")},
    WindowWords{"Correct the code (`fairway explain` lists them all).",
                marked("Correct the code in the document.")},
};

const char* inTheWindow(const char* message) {
  const auto find = [message](std::span<const WindowWords> all) {
    const auto found = std::find_if(all.begin(), all.end(), [message](const WindowWords& words) {
      return std::string_view(words.document) == message;
    });
    return found == all.end() ? nullptr : found->window;
  };
  if (const char* words = find(wordsOfEveryGame)) return words;
  for (const Game* game : games())
    if (const char* words = find(game->windowWords)) return words;
  return message;
}

// What a word of the command line does is done by a button here.
std::string withButton(std::string text) {
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
         withButton(say(inTheWindow(entry.mend)));
}

std::string shownMessage(const Phrase& message) {
  Speaker here = speaker();
  here.one = [known = std::move(here.one)](const char* pattern) {
    const char* words = inTheWindow(pattern);
    return known ? known(words) : std::string(words);
  };
  return shownDecimals(message.in(here));
}

std::string shownProof(const validator::Finding& proved) {
  const validator::CatalogueEntry* entry = validator::findEntry(proved.code);
  const std::string claim = entry ? say(entry->claim) : std::string();
  const bool english = !entry || claim == std::string(entry->claim);
  const std::string statement = proved.message.in({});
  return english && !statement.empty() ? statement : claim;
}

} // namespace fairway::editor
