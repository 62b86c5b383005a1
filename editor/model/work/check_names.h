#pragma once

#include "rules/base/phrase.h"
#include "validator/core/catalogue.h"
#include "validator/core/finding.h"

#include <string>

namespace fairway::editor {

// What a check is about in two or three words of the user's language; its code where it is not known.
std::string shownCheck(std::string_view code);

// What was found, in the user's language and in words of the window.
std::string shownMessage(const Phrase& message);
// What a check has proved. The validator says it in English; other languages have the check's claim.
std::string shownProof(const validator::Finding& proved);

// What the check proves, why it matters and how to mend it, in the user's language.
std::string shownExplanation(const validator::CatalogueEntry& entry);

} // namespace fairway::editor
