#pragma once

#include "rules/base/random.h"
#include "tests/support/digest.h"

#include <string>
#include <vector>

// What `fairway` says, as digests: same input, options and seed, same output. A commit that changes one says
// why.
namespace fairway::test {

using DrawnDocument = std::string (*)(Random&);

// What one call says of N documents, drawn from the seeds 1, 2, ...: each status, all output and what
// is written. FILE is the document, OTHER the next one, OUT what is written, SAMPLES/ stands before a sample;
// `;` separates calls that follow each other.
std::string said(const std::string& call, DrawnDocument document, int documents);

// The same of samples, which are named in the call.
std::string said(const std::string& call);

// The samples in a folder as words of a call, but those whose names have these letters in them.
std::string samplesIn(const std::string& folder, const std::string& without = "/");

// What is said at a table at which choices are made by chance, with questions of all kinds before each.
struct Conversation {
  std::string call;
  int choices = 0;                  // to be made
  std::vector<std::string> wrong;   // choices that are mostly refused; one is asked about before each choice
  std::vector<std::string> chances; // entered where chance is entered, until one is accepted
};
std::string said(const Conversation& conversation);

} // namespace fairway::test
