#pragma once

#include "formats/print/print_job.h"
#include "formats/print/rules_in_short.h"
#include "rules/regatta/board/course.h"
#include "rules/regatta/board/deck.h"

namespace fairway::formats::regatta {

RulesInShort rulesInShort(const fairway::regatta::Course& course, const fairway::regatta::Deck& deck);

// The race in short on one page: plan, cards and boats alone do not say how to sail.
PrintJob rulesSheet(const fairway::regatta::Course& course, const fairway::regatta::Deck& deck,
                    const std::string& title, const PrintOptions& options);

} // namespace fairway::formats::regatta
