#include "validator/lake_race/command/verify/verify_part.h"

#include "formats/document/json_text.h"
#include "validator/lake_race/command/verify/layout_tree.h"

#include <algorithm>
#include <map>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using validator::lake_race::VerifyTally;

namespace {

// A list such as `2, 5 and 7`, cut where it gets too long to read.
std::string listed(const std::vector<std::uint64_t>& numbers) {
  constexpr std::size_t most = 10;
  const std::size_t shown = std::min(numbers.size(), most);
  const std::size_t more = numbers.size() - shown;
  std::string text;
  for (std::size_t i = 0; i < shown; ++i) {
    const bool last = i + 1 == shown && more == 0;
    text += (i == 0 ? "" : last ? " and " : ", ") + std::to_string(numbers[i]);
  }
  return more == 0 ? text : text + " and " + std::to_string(more) + " more";
}

std::string whyUnfit(const NamedPart& first, const NamedPart& other) {
  const VerifyQuestion& one = first.part.question;
  const VerifyQuestion& two = other.part.question;
  const auto differs = [&](const std::string& what) {
    return "does not belong to the same run as " + first.file + ": " + what;
  };
  if (one.set != two.set) return differs("it is of another tile set, or the set was changed in between");
  if (one.side != two.side) return differs("its side is " + two.side + ", not " + one.side);
  if (one.sample != two.sample) return differs("--sample is not the same");
  if (one.seed != two.seed) return differs("--seed is not the same");
  if (first.part.shard.of != other.part.shard.of)
    return differs("it is part " + std::to_string(other.part.shard.number) + " of " +
                   std::to_string(other.part.shard.of) + ", not one of " +
                   std::to_string(first.part.shard.of));
  if (first.part.notJudged != other.part.notJudged) return differs("one was judged, the other not");
  return "";
}

formats::Problems whyNotMerged(const std::vector<NamedPart>& parts) {
  formats::Problems problems;
  const NamedPart& first = parts.front();
  for (const NamedPart& part : parts) {
    if (std::string why = whyUnfit(first, part); !why.empty())
      problems.push_back({part.file, 0, 0, "", std::move(why)});
    if (part.part.stoppedEarly)
      problems.push_back(
          {part.file, 0, 0, "",
           "stopped early; run this part without --fail-fast and --time, or go on with --resume"});
  }
  if (!problems.empty()) return problems;

  std::map<std::uint64_t, const NamedPart*> byNumber;
  for (const NamedPart& part : parts) {
    const std::uint64_t number = part.part.shard.number;
    const auto [known, added] = byNumber.emplace(number, &part);
    if (!added)
      problems.push_back(
          {part.file, 0, 0, "shard",
           "part " + std::to_string(number) + " is given twice; the other is " + known->second->file});
  }
  if (byNumber.size() == first.part.shard.of || !problems.empty()) return problems;
  std::vector<std::uint64_t> missing;
  for (std::uint64_t number = 1; number <= first.part.shard.of; ++number)
    if (!byNumber.contains(number)) missing.push_back(number);
  return {{first.file, 0, 0, "shard",
           "the run has " + std::to_string(first.part.shard.of) + " parts; missing " +
               (missing.size() == 1 ? "is part " : "are parts ") + listed(missing)}};
}

} // namespace

Tree questionFields(const char* schema, const VerifyQuestion& question, validator::lake_race::Shard shard) {
  return {{"schema", schema},          {"shard", Tree::list({shard.number, shard.of})},
          {"set", question.set},       {"side", question.side},
          {"sample", question.sample}, {"seed", question.seed}};
}

void addTally(Tree& json, const VerifyTally& tally, std::size_t most) {
  Tree failures = Tree::list(), split = Tree::list();
  for (std::size_t i = 0; i < std::min(tally.failures.size(), most); ++i)
    failures.push_back(failureTree(tally.failures[i], {{"lake", tally.failures[i].lake}}));
  for (std::size_t i = 0; i < std::min(tally.split.size(), most); ++i)
    split.push_back({{"lake", tally.split[i].lake}, {"layout", layoutTree(tally.split[i].layout)}});
  const auto courseAt = [](const std::optional<validator::lake_race::RoutedCourse>& course) {
    return routedTree(course, course ? Tree{{"lake", course->lake}} : Tree());
  };
  json["lakes"] = tally.lakes;
  json["failing_lakes"] = tally.failingLakes;
  json["courses"] = tally.courses;
  json["raceable"] = tally.raceable;
  json["failures"] = std::move(failures);
  json["failures_total"] = tally.failuresTotal();
  json["route"] = nullptr;
  if (const auto route = tally.route())
    json["route"] = {{"min", route->min}, {"max", route->max}, {"steps", tally.steps()}};
  json["routes"] = routesTree(tally);
  json["shortest"] = courseAt(tally.shortest);
  json["longest"] = courseAt(tally.longest);
  json["parts"] = partsTree(tally);
  json["split"] = {{"total", tally.splitTotal}, {"lakes", std::move(split)}};
}

std::string partJson(const VerifyQuestion& question, validator::lake_race::Shard shard,
                     const validator::lake_race::VerifyResult& result,
                     const std::optional<std::string>& notJudged) {
  Tree json = questionFields(partSchema, question, shard);
  addTally(json, result, VerifyTally::mostTold);
  if (result.stoppedEarly) json["stopped_early"] = true;
  if (notJudged) json["not_judged"] = *notJudged;
  return formats::jsonText(json);
}

Result<MergedParts, formats::Problems> mergeParts(const std::vector<NamedPart>& parts) {
  if (formats::Problems problems = whyNotMerged(parts); !problems.empty()) return problems;
  VerifyTally all;
  for (const NamedPart& part : parts) all.join(part.part.tally);
  return MergedParts{parts.front().part.question, {std::move(all)}, parts.front().part.notJudged};
}

} // namespace fairway::command::lake_race
