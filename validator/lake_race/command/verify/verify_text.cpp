#include "rules/base/number_text.h"
#include "validator/lake_race/command/verify/verify_output.h"
#include "validator/lake_race/deep/set_proof.h"
#include "validator/lake_race/study/words.h"
#include "validator/lake_race/validator.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/tally.h"

#include <cmath>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

constexpr std::size_t mostShown = 10;

// What `validate` says of the lake, by these checks.
std::string findingsOf(const Verified& verified, const TileRows& layout, std::string_view codes) {
  const Lake lake = *buildLake(verified.set, verified.side, layout);
  std::string text;
  for (const validator::Finding& finding : validator::lake_race::validateLake(lake, {}).findings)
    if (codes.find(finding.code) != std::string_view::npos)
      text += "    " + finding.code + " " + finding.name + ": " + finding.message.english() + "\n";
  return text;
}

// Which lakes they are.
std::string choiceText(const Verified& verified, const VerifyResult& result) {
  if (result.outOfTime) return " checked before time ran out";
  if (result.stoppedEarly) return " up to the first that fails";
  std::string all = verified.sampled ? " chosen at random" : " (all of them)";
  if (verified.shard.of == 1) return all;
  return (verified.sampled ? " chosen at random" : "") + std::string(", part ") +
         std::to_string(verified.shard.number) + " of " + std::to_string(verified.shard.of);
}

// Whether it is a proof for the side; otherwise only what was tried may be claimed.
bool areAll(const Verified& verified, const VerifyResult& result) {
  return !verified.sampled && verified.shard.of == 1 && !result.stoppedEarly;
}

std::string triedText(const VerifyResult& result) {
  return result.lakes == 1 ? "the lake" : "the " + std::to_string(result.lakes) + " lakes";
}

std::string raceableText(const Verified& verified, const VerifyResult& result) {
  const std::string name = verified.file + ": ";
  if (result.failuresTotal() == 0) return "";
  std::string text = name + "error: T03 every-lake-raceable: " + std::to_string(result.failuresTotal()) +
                     " of " + std::to_string(result.courses) +
                     " courses cannot be raced. Mend the tiles that are shown.\n";
  for (std::size_t i = 0; i < std::min(mostShown, result.failures.size()); ++i) {
    const VerifyFailure& failure = result.failures[i];
    text += "  " + layoutText(failure.layout) + " race " + letterOf(failure.race) + ", " +
            orderText(failure) + ": " + failure.code + "\n";
    if (i == 0) text += findingsOf(verified, failure.layout, "L02 L03 L05");
  }
  return text;
}

std::string splitText(const Verified& verified, const VerifyResult& result) {
  if (result.splitTotal == 0) return "";
  std::string text = verified.file + ": warning: T04 never-split: " + std::to_string(result.splitTotal) +
                     " of " + validator::counted(static_cast<std::size_t>(result.lakes), "lake") +
                     " are split. Open the edges of the tiles that are shown.\n";
  for (std::size_t i = 0; i < std::min(mostShown, result.split.size()); ++i) {
    text += "  " + layoutText(result.split[i].layout) + "\n";
    if (i == 0) text += findingsOf(verified, result.split[i].layout, "L01");
  }
  return text;
}

std::string courseText(const std::optional<RoutedCourse>& course, const std::string& name) {
  if (!course) return "";
  return "  " + name + " course: " + std::to_string(course->route) + " steps, " + layoutText(course->layout) +
         " race " + letterOf(course->race) + ", " + orderText(course->order) + "\n";
}

std::string extremesText(const VerifyResult& result) {
  return courseText(result.shortest, "shortest") + courseText(result.longest, "longest");
}

// Which tiles have buoys in failing courses, and how often: the ones to look at first.
std::string involvedText(const Verified& verified, const VerifyResult& result) {
  const auto slots = mostInvolved(result);
  if (slots.empty()) return "";
  std::string text = "  slots in failing courses:\n";
  for (std::size_t i = 0; i < std::min(mostShown, slots.size()); ++i) {
    const auto& [laid, failures] = slots[i];
    const Slot& slot =
        verified.set.sides.at(laid.side).find(laid.tile)->slots[static_cast<std::size_t>(laid.slot)];
    text += "    " + laid.tile + (laid.turned ? "@180" : "") + ", slot " + std::to_string(laid.slot + 1) +
            " (" + letterOf(slot.race) +
            "): " + validator::counted(static_cast<std::size_t>(failures), "course") + "\n";
  }
  if (slots.size() > mostShown) text += "    and " + std::to_string(slots.size() - mostShown) + " more\n";
  return text;
}

std::string confidenceText(const Verified& verified, const VerifyResult& result) {
  const auto most = failingLakesAtMost(verified.sampled && verified.shard.of == 1, result);
  if (!most) return "";
  const bool rare = *most < 0.1;
  return "  with " + withDecimals(100 * sampleConfidence, 0) + " % confidence " +
         (rare ? "fewer than 1 lake in " + std::to_string(static_cast<std::int64_t>(1 / *most)) + " fails\n"
               : "at most " + withDecimals(std::ceil(*most * 1000) / 10, 1) + " % of all lakes fail\n");
}

// What holds, below the line of the file.
std::string heldText(const Verified& verified, const VerifyResult& result) {
  const std::string side = std::string(nameOf(verified.side)) + " side";
  const bool all = areAll(verified, result);
  const std::string tried = triedText(result) + " tried on the " + side;
  std::string text;
  if (result.failuresTotal() == 0)
    text += "  T03 every-lake-raceable: " +
            (all ? "every course of every lake of the " + side
                 : "all " + std::to_string(result.courses) + " courses of " + tried) +
            " can be raced\n";
  if (result.splitTotal == 0)
    text += "  T04 never-split: the water of " +
            (all                 ? "every lake of the " + side
             : result.lakes == 1 ? tried
                                 : "each of " + tried) +
            " is connected\n";
  return text;
}

} // namespace

std::string orderText(const std::array<int, 4>& order) {
  return "buoys 0 to 3 on slots " + slotsText(order);
}

std::string orderText(const VerifyFailure& failure) {
  return failure.order ? orderText(*failure.order) : "no courses";
}

std::string verifyText(const Verified& verified, const VerifyResult& result) {
  std::string text = raceableText(verified, result) + splitText(verified, result);
  text += verified.file + ": " + std::string(nameOf(verified.side)) +
          " side: " + validator::counted(static_cast<std::size_t>(result.lakes), "lake") +
          choiceText(verified, result) + ", " + std::to_string(result.courses) + " courses";
  if (const auto route = result.route())
    text += ", routes of " + std::to_string(route->min) + " to " + std::to_string(route->max) + " steps, " +
            withDecimals(route->mean, 1) + " on average";
  return text + "\n" + heldText(verified, result) + extremesText(result) + involvedText(verified, result) +
         confidenceText(verified, result);
}

} // namespace fairway::command::lake_race
