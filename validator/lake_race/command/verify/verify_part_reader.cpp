#include "formats/json/json_limits.h"
#include "validator/lake_race/command/verify/verify_part.h"

#include <nlohmann/json.hpp>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

constexpr std::uint64_t mostSlots = 1'000'000; // of a tile: more than any has

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

int stepsOf(const nlohmann::json& json, const char* key) {
  const std::uint64_t steps = numberOf(json, key);
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

RaceLetter raceIn(const nlohmann::json& json) {
  const auto race = raceLettered(textOf(member(json, "race"), "race"));
  if (!race) throw Unfit{"race", "expected A, B or C"};
  return *race;
}

VerifyFailure failureIn(const nlohmann::json& json) {
  return {numberIn(json, "lake"), layoutIn(json), raceIn(json), orderIn(json),
          textOf(member(json, "code"), "code")};
}

std::optional<RoutedCourse> courseIn(const nlohmann::json& json, const char* key) {
  const nlohmann::json& course = member(json, key);
  if (course.is_null()) return std::nullopt;
  const auto order = orderIn(course);
  if (!order) throw Unfit{key, "expected a course"};
  return RoutedCourse{numberIn(course, "lake"), layoutIn(course), raceIn(course), *order,
                      stepsOf(member(course, "route"), "route")};
}

VerifyTally::Routes routesIn(const nlohmann::json& json) {
  VerifyTally::Routes routes;
  for (const nlohmann::json& pair : json) {
    if (!pair.is_array() || pair.size() != 2) throw Unfit{"routes", "expected pairs [route, courses]"};
    routes[stepsOf(pair[0], "routes")] += numberOf(pair[1], "routes");
  }
  return routes;
}

// The courses of all routes are those that can be raced, and the extremes are the first and the last.
void expectRoutesFit(const VerifyTally& tally) {
  std::uint64_t courses = 0;
  VerifyTally::Routes all;
  for (const VerifyTally::Routes& race : tally.routes)
    for (const auto& [route, number] : race) {
      courses += number;
      all[route] += number;
    }
  if (courses != tally.raceable) throw Unfit{"routes", "do not add up to the courses that can be raced"};
  const auto fits = [&](const std::optional<RoutedCourse>& course, bool last) {
    if (all.empty() || !course) return all.empty() && !course;
    return course->route == (last ? all.rbegin()->first : all.begin()->first);
  };
  if (!fits(tally.shortest, false)) throw Unfit{"shortest", "does not fit the routes"};
  if (!fits(tally.longest, true)) throw Unfit{"longest", "does not fit the routes"};
}

void readRoutes(VerifyTally& tally, const nlohmann::json& json) {
  const nlohmann::json& routes = member(json, "routes");
  for (RaceLetter race : allRaces)
    tally.routes[static_cast<std::size_t>(race)] =
        routesIn(listIn(routes, std::string(1, letterOf(race)).c_str()));
  tally.shortest = courseIn(json, "shortest");
  tally.longest = courseIn(json, "longest");
  expectRoutesFit(tally);
  // What follows from the rest is there for readers, and shows where a file was changed.
  const nlohmann::json& sums = member(json, "route");
  if (sums.is_null() != (tally.raceable == 0) ||
      (!sums.is_null() && numberIn(sums, "steps") != tally.steps()))
    throw Unfit{"route", "does not fit the routes"};
}

void readInvolved(VerifyTally& tally, const nlohmann::json& json) {
  for (const nlohmann::json& part : listIn(json, "parts")) {
    const auto side = boardSideNamed(textOf(member(part, "side"), "parts"));
    const nlohmann::json& turned = member(part, "turned");
    const std::uint64_t slot = numberIn(part, "slot");
    if (!side || !turned.is_boolean() || slot < 1 || slot > mostSlots)
      throw Unfit{"parts", "expected slots of tiles"};
    tally.involved[{*side, textOf(member(part, "tile"), "parts"), turned.get<bool>(),
                    static_cast<int>(slot) - 1}] += numberIn(part, "failures");
  }
}

VerifyTally tallyIn(const nlohmann::json& json) {
  VerifyTally tally;
  tally.lakes = numberIn(json, "lakes");
  tally.failingLakes = numberIn(json, "failing_lakes");
  if (tally.failingLakes > tally.lakes) throw Unfit{"failing_lakes", "is more than there are lakes"};
  tally.courses = numberIn(json, "courses");
  tally.raceable = numberIn(json, "raceable");
  if (tally.raceable > tally.courses) throw Unfit{"raceable", "is more than there are courses"};
  for (const nlohmann::json& failure : listIn(json, "failures")) tally.failures.push_back(failureIn(failure));
  readRoutes(tally, json);
  readInvolved(tally, json);
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

// All lakes have 72 courses: what does not add up was changed.
VerifyPart keptIn(const nlohmann::json& json) {
  VerifyPart part = partIn(json);
  part.done = numberIn(json, "done");
  part.told = static_cast<std::size_t>(numberIn(json, "told"));
  if (part.tally.lakes > 2 * part.done) throw Unfit{"lakes", "is more than were looked at"};
  if (part.tally.courses != 72 * part.tally.lakes) throw Unfit{"courses", "does not fit the number of lakes"};
  return part;
}

template <class Read>
Result<VerifyPart, formats::Problems> readAs(std::string_view text, const std::string& file,
                                             const char* schema, const std::string& wanted, Read read) {
  if (const auto excess = formats::findExcess(text)) return problem(file, "", excess->message);
  const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded()) return problem(file, "", "is not a JSON document; expected " + wanted);
  const std::string found =
      json.is_object() && json.contains("schema") && json["schema"].is_string() ? json["schema"] : "";
  if (found == "fairway-verify-1") return problem(file, "schema", "this is a whole run, not " + wanted);
  if (found != schema) return problem(file, "schema", std::string("expected ") + schema + ", " + wanted);
  try {
    return read(json);
  } catch (const Unfit& unfit) {
    return problem(file, unfit.key, unfit.expected);
  }
}

} // namespace

Result<VerifyPart, formats::Problems> readPart(std::string_view text, const std::string& file) {
  return readAs(text, file, partSchema, "a part as `verify --shard i/n --format json` writes it", partIn);
}

Result<VerifyPart, formats::Problems> readKept(std::string_view text, const std::string& file) {
  return readAs(text, file, resumeSchema, "a file that `verify --resume` wrote", keptIn);
}

} // namespace fairway::command::lake_race
