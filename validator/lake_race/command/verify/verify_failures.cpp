#include "validator/lake_race/command/verify/verify_failures.h"

#include "formats/document/writer.h"
#include "validator/lake_race/command/verify/verify_output.h"
#include "validator/lake_race/study/words.h"
#include "validator/lake_race/verify/layouts.h"

#include <map>
#include <ostream>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

// A lake and what is wrong with it.
struct FailingLake {
  const TileRows* layout = nullptr;
  std::vector<const VerifyFailure*> failures;
  bool split = false;
};

std::map<std::uint64_t, FailingLake> byLake(const VerifyResult& result) {
  std::map<std::uint64_t, FailingLake> lakes;
  for (const VerifyFailure& failure : result.failures) {
    lakes[failure.lake].layout = &failure.layout;
    lakes[failure.lake].failures.push_back(&failure);
  }
  for (const validator::lake_race::SplitLake& split : result.split) {
    lakes[split.lake].layout = &split.layout;
    lakes[split.lake].split = true;
  }
  return lakes;
}

std::string whatFails(const VerifyFailure& failure) {
  return std::string("race ") + letterOf(failure.race) + ", " + orderText(failure) + ": " + failure.code;
}

// Lakes count from 1, with enough digits that a folder lists them in order.
std::string lakeName(std::uint64_t lake) {
  const std::string number = std::to_string(lake + 1);
  return "lake-" + std::string(number.size() < 6 ? 6 - number.size() : 0, '0') + number;
}

std::string courseName(const VerifyFailure& failure) {
  std::string slots;
  for (int slot : *failure.order) slots += std::to_string(slot + 1);
  return lakeName(failure.lake) + "-" + static_cast<char>(letterOf(failure.race) - 'A' + 'a') + "-" + slots;
}

class FailureWriter {
public:
  FailureWriter(const std::filesystem::path& folder, const formats::lake_race::TilesetDocument& set,
                BoardSide side)
      : folder_(folder), set_(set), side_(side) {}

  std::optional<formats::Problem> write(std::uint64_t number, const FailingLake& failing) {
    const Lake lake = *buildLake(set_.body.set, side_, *failing.layout);
    formats::lake_race::LakeDocument document;
    document.head.info = infoOf(lakeName(number), notesOf(failing));
    document.body.content = lake;
    if (auto problem = save(lakeName(number) + ".lake.yaml", document)) return problem;
    ++lakes;
    for (const VerifyFailure* failure : failing.failures)
      if (failure->order)
        if (auto problem = write(*failure, lake)) return problem;
    return std::nullopt;
  }

  std::size_t lakes = 0;
  std::size_t courses = 0;

private:
  // Its arrows and directions are left to the rules, as they were when it was found.
  std::optional<formats::Problem> write(const VerifyFailure& failure, const Lake& lake) {
    const std::vector<Slot> slots = slotsOf(lake, failure.race);
    const auto slot = [&](std::size_t buoy) {
      return slots[static_cast<std::size_t>((*failure.order)[buoy])];
    };
    formats::lake_race::CourseDocument document;
    document.head.info = infoOf(courseName(failure), whatFails(failure));
    document.body = {failure.race,   lakeName(failure.lake) + ".lake.yaml", slot(0).at,
                     slot(0).letter, {slot(1).at, slot(2).at, slot(3).at},  {}};
    ++courses;
    return save(courseName(failure) + ".course.yaml", document);
  }

  DocumentInfo infoOf(const std::string& name, const std::string& notes) const {
    const DocumentInfo& info = set_.head.info;
    return {(info.name ? *info.name + ", " : "") + name, info.author, info.licence, notes, {}, {}};
  }

  std::string notesOf(const FailingLake& failing) const {
    std::string notes = std::string(nameOf(side_)) + " side " + layoutText(*failing.layout);
    if (failing.split) notes += "\nthe water is split: T04";
    for (const VerifyFailure* failure : failing.failures) notes += "\n" + whatFails(*failure);
    return notes;
  }

  std::optional<formats::Problem> save(const std::string& name, const formats::Document& document) const {
    return formats::replaceFile(folder_ / name, formats::writeDocument(document));
  }

  const std::filesystem::path& folder_;
  const formats::lake_race::TilesetDocument& set_;
  BoardSide side_;
};

} // namespace

std::optional<formats::Problem> writeFailures(const std::filesystem::path& folder,
                                              const formats::lake_race::TilesetDocument& set, BoardSide side,
                                              const VerifyResult& result, std::ostream& err) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error)
    return formats::Problem{folder.string(), 0, 0, "", "the folder cannot be created: " + error.message()};
  FailureWriter writer(folder, set, side);
  for (const auto& [number, failing] : byLake(result))
    if (auto problem = writer.write(number, failing)) return problem;
  err << validator::counted(writer.lakes, "lake") << " and " << validator::counted(writer.courses, "course")
      << " written to " << folder.string() << '\n';
  // A race without any courses counts 24 times but is written once.
  if (result.failures.size() == mostFailuresWritten || result.split.size() == mostFailuresWritten)
    err << "fairway: only the first " << mostFailuresWritten << " failures are written\n";
  return std::nullopt;
}

} // namespace fairway::command::lake_race
