#include "validator/river/command/commands.h"

#include "formats/river/resolve.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/validator.h"

namespace fairway::command::river {

namespace {

using namespace fairway::river;
using validator::river::RiverStudy;

// The river from the harbour down, with a mark at what a finding points to.
std::string strip(const River& river, const validator::Finding& finding) {
  if (finding.spots.empty()) return {};
  std::string text;
  for (int number = river.length(); number >= 1; --number) {
    const Section& section = river.at(SectionLaid{number});
    const bool marked = std::find(finding.spots.begin(), finding.spots.end(),
                                  Spot{Spot::Kind::Section, number, 0, 0}) != finding.spots.end();
    const std::string count = std::to_string(number);
    text += std::string(count.size() < 2 ? " " : "") + count + (marked ? " > " : "   ");
    text += std::string(nameOf(section.kind));
    if (hasPush(section.kind)) text += " " + std::to_string(section.push);
    if (section.name) text += " (" + *section.name + ")";
    text += '\n';
  }
  return text;
}

} // namespace

Judgement judgeRiver(const formats::Document& document, const LoadedDocument& loaded,
                     const Judging& judging) {
  const DocumentInfo& info = document.head.info;
  // The race of a record is judged by its referee; here it must only be sound.
  if (const auto* record = document.as<formats::river::RecordBody>()) {
    const auto resolved = formats::river::resolveRecord(*record, loaded.file, loaded.loader());
    if (!resolved) return {resolved.fault(), {}, {}};
    return {{}, validator::river::validateRecord(info), {}};
  }
  const River& river = document.get<formats::river::RiverBody>().river;
  const validator::river::MoreChecks deep = [&](validator::Judge& judge, const RiverStudy& study) {
    validator::river::judgeDeep(judge, study, judging.watch);
  };
  return {{},
          validator::river::validateRiver(river, info, judging.watch,
                                          judging.deep ? deep : validator::river::MoreChecks())
              .value_or(validator::Report()),
          [river](const validator::Finding& finding) { return strip(river, finding); }};
}

} // namespace fairway::command::river
