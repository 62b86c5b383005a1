#pragma once

#include "formats/print/print_job.h"

namespace fairway::formats {

// What is known of the printed board, in plain sentences on a page of its own behind the others.
PrintJob withFacts(PrintJob job, std::vector<Phrase> sentences);

} // namespace fairway::formats
