#pragma once

#include "formats/regatta/export/subject.h"

namespace fairway::formats::regatta {

// The same document without references and with every choice written out: the deck inside, the gates given.
Document selfContained(const Subject& subject);

} // namespace fairway::formats::regatta
