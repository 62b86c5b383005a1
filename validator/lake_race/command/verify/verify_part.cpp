#include "validator/lake_race/command/verify/verify_part.h"

#include "formats/document/json_text.h"
#include "formats/json/json_limits.h"
#include "validator/lake_race/command/verify/layout_tree.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using validator::lake_race::VerifyFailure;
using validator::lake_race::VerifyTally;
namespace {

constexpr const char* schema = "fairway-verify-part-1";

formats::Problems problem(const std::string& file, std::string key, std::string message) {
  return {{file, 0, 0, std::move(key), std::move(message)}};
}

// What a part does not have, or has as something else, is reported by throwing: a part is a program's own
// file, and one that is damaged cannot be used at all.
struct Unfit {
  std::string key;
  std::string expected;
};

const nlohmann::json& member(const nlohmann::json& json, const char* key) {
  const auto found = json.is_object() ? json.find(key) : json.end();
  if (!json.is_object() || found == json.end()) throw Unfit{key, "this key is missing"};
  return *found;
}

const nlohmann::json& listIn(const nlohmann::json& json, const char* key) {
  const nlohmann::json& list = member(json, key);
  if (!list.is_array()) throw Unfit{key, "expected a list"};
  return list;
}

std::uint64_t numberOf(const nlohmann::json& json, const char* key) {
  if (!json.is_number_unsigned()) throw Unfit{key, "expected a whole number"};
  return json.get<std::uint64_t>();
}

std::uint64_t numberIn(const nlohmann::json& json, const char* key) {
  return numberOf(member(json, key), key);
}

int stepsIn(const nlohmann::json& json, const char* key) {
  const std::uint64_t steps = numberIn(json, key);
  if (steps > 1'000'000'000) throw Unfit{key, "expected the length of a route"};
  return static_cast<int>(steps);
}

std::string textOf(const nlohmann::json& json, const char* key) {
  if (!json.is_string()) throw Unfit{key, "expected text"};
  return json.get<std::string>();
}

TileRows layoutIn(const nlohmann::json& json) {
  TileRows rows;
  for (const nlohmann::json& row : listIn(json, "layout")) {
    if (!row.is_array()) throw Unfit{"layout", "expected rows of tiles"};
    rows.emplace_back();
    for (const nlohmann::json& entry : row) {
      std::string name = textOf(entry, "layout");
      const bool turned = name.ends_with("@180");
      if (turned) name.resize(name.size() - 4);
      rows.back().push_back({name, turned});
    }
  }
  return rows;
}

std::optional<std::array<int, 4>> orderIn(const nlohmann::json& json) {
  const nlohmann::json& list = member(json, "assignment");
  if (list.is_null()) return std::nullopt;
  std::array<int, 4> order{};
  if (!list.is_array() || list.size() != order.size()) throw Unfit{"assignment", "expected four slots"};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::uint64_t slot = numberOf(list[i], "assignment");
    if (slot < 1 || slot > 4) throw Unfit{"assignment", "expected slots from 1 to 4"};
    order[i] = static_cast<int>(slot) - 1;
  }
  return order;
}

VerifyFailure failureIn(const nlohmann::json& json) {
  const auto race = raceLettered(textOf(member(json, "race"), "race"));
  if (!race) throw Unfit{"race", "expected A, B or C"};
  return {numberIn(json, "lake"), layoutIn(json), *race, orderIn(json), textOf(member(json, "code"), "code")};
}

VerifyTally tallyIn(const nlohmann::json& json) {
  VerifyTally tally;
  tally.lakes = numberIn(json, "lakes");
  tally.courses = numberIn(json, "courses");
  tally.raceable = numberIn(json, "raceable");
  if (tally.raceable > tally.courses) throw Unfit{"raceable", "is more than there are courses"};
  for (const nlohmann::json& failure : listIn(json, "failures")) tally.failures.push_back(failureIn(failure));
  if (const nlohmann::json& route = member(json, "route"); !route.is_null()) {
    tally.shortest = stepsIn(route, "min");
    tally.longest = stepsIn(route, "max");
    tally.steps = numberIn(route, "steps");
  }
  const nlohmann::json& split = member(json, "split");
  tally.splitTotal = numberIn(split, "total");
  for (const nlohmann::json& lake : listIn(split, "lakes"))
    tally.split.push_back({numberIn(lake, "lake"), layoutIn(lake)});
  return tally;
}

VerifyPart partIn(const nlohmann::json& json) {
  VerifyPart part;
  part.question.set = textOf(member(json, "set"), "set");
  part.question.side = textOf(member(json, "side"), "side");
  if (const nlohmann::json& sample = member(json, "sample"); !sample.is_null())
    part.question.sample = numberOf(sample, "sample");
  part.question.seed = numberIn(json, "seed");
  const nlohmann::json& shard = listIn(json, "shard");
  if (shard.size() != 2) throw Unfit{"shard", "expected [part, parts]"};
  part.shard = {numberOf(shard[0], "shard"), numberOf(shard[1], "shard")};
  if (part.shard.number < 1 || part.shard.number > part.shard.of || part.shard.of > mostParts)
    throw Unfit{"shard", "expected [part, parts] with a part from 1 to the number of parts"};
  part.tally = tallyIn(json);
  if (json.contains("not_judged")) part.notJudged = textOf(json["not_judged"], "not_judged");
  part.stoppedEarly = json.contains("stopped_early");
  return part;
}

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
          {part.file, 0, 0, "", "stopped at its first failure; run this part without --fail-fast"});
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

std::string partJson(const VerifyQuestion& question, validator::lake_race::Shard shard,
                     const validator::lake_race::VerifyResult& result,
                     const std::optional<std::string>& notJudged) {
  Tree json{{"schema", schema},
            {"shard", Tree::list({shard.number, shard.of})},
            {"set", question.set},
            {"side", question.side},
            {"sample", question.sample},
            {"seed", question.seed},
            {"lakes", result.lakes},
            {"courses", result.courses},
            {"raceable", result.raceable},
            {"failures", Tree::list()},
            {"failures_total", result.failuresTotal()},
            {"route", nullptr},
            {"split", {{"total", result.splitTotal}, {"lakes", Tree::list()}}}};
  const std::size_t most = validator::lake_race::VerifyResult::mostTold;
  for (std::size_t i = 0; i < std::min(result.failures.size(), most); ++i)
    json["failures"].push_back(failureTree(result.failures[i], {{"lake", result.failures[i].lake}}));
  if (result.route)
    json["route"] = {{"min", result.route->min}, {"max", result.route->max}, {"steps", result.steps}};
  for (std::size_t i = 0; i < std::min(result.split.size(), most); ++i)
    json["split"]["lakes"].push_back(
        {{"lake", result.split[i].lake}, {"layout", layoutTree(result.split[i].layout)}});
  if (result.stoppedEarly) json["stopped_early"] = true;
  if (notJudged) json["not_judged"] = *notJudged;
  return formats::jsonText(json);
}

Result<VerifyPart, formats::Problems> readPart(std::string_view text, const std::string& file) {
  const std::string wanted = "as `verify --shard i/n --format json` writes it";
  if (const auto excess = formats::findExcess(text)) return problem(file, "", excess->message);
  const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded()) return problem(file, "", "is not a JSON document; expected a part " + wanted);
  const std::string found =
      json.is_object() && json.contains("schema") && json["schema"].is_string() ? json["schema"] : "";
  if (found == "fairway-verify-1")
    return problem(file, "schema", "this is a whole run, not a part " + wanted);
  if (found != schema)
    return problem(file, "schema", std::string("expected ") + schema + ", a part " + wanted);
  try {
    return partIn(json);
  } catch (const Unfit& unfit) {
    return problem(file, unfit.key, unfit.expected);
  }
}

Result<MergedParts, formats::Problems> mergeParts(const std::vector<NamedPart>& parts) {
  if (formats::Problems problems = whyNotMerged(parts); !problems.empty()) return problems;
  VerifyTally all;
  for (const NamedPart& part : parts) all.join(part.part.tally);
  return MergedParts{parts.front().part.question, resultOf(std::move(all)), parts.front().part.notJudged};
}

} // namespace fairway::command::lake_race
