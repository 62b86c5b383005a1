#include "validator/lake_race/command/judge_document.h"

#include "formats/lake_race/resolve.h"
#include "validator/lake_race/command/races/replay_output.h"
#include "validator/lake_race/deep/deep_checks.h"
#include "validator/lake_race/validator.h"

#include <map>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;

namespace {

std::map<Cell, char> marksOf(const Lake& lake) {
  std::map<Cell, char> marks;
  for (const Slot& slot : lake.slots) marks[slot.at] = letterOf(slot.race);
  return marks;
}

std::map<Cell, char> marksOf(const formats::lake_race::CourseSetup& setup) {
  const std::array<Cell, 5> buoys = buoyCells(setup.lake, setup.placement);
  return {{buoys[0], '0'}, {buoys[1], '1'}, {buoys[2], '2'}, {buoys[3], '3'}, {buoys[4], 'F'}};
}

auto excerptOf(Lake lake, std::map<Cell, char> marks) {
  return [lake = std::move(lake), marks = std::move(marks)](const validator::Finding& finding) {
    return mapExcerpt(lake, marks, finding);
  };
}

Judgement refused(formats::Problems problems) {
  return {std::move(problems), {}, {}};
}

class Judge {
public:
  Judge(const DocumentInfo& info, const LoadedDocument& loaded, const Judging& judging)
      : info_(info), loaded_(loaded), judging_(judging) {}

  Judgement operator()(const formats::lake_race::TilesetBody& body) const {
    return {{}, validator::lake_race::validateTileset(body.set, info_), {}};
  }

  Judgement operator()(const formats::lake_race::LakeBody& body) const {
    auto lake = formats::lake_race::resolveLake(body, loaded_.file, loaded_.loader());
    if (!lake) return refused(lake.fault());
    // What a board of tiles is made of is in the file of its set.
    const auto fixes = std::holds_alternative<Lake>(body.content) ? validator::lake_race::LakeFixes::Offered
                                                                  : validator::lake_race::LakeFixes::None;
    return {
        {},
        validator::lake_race::validateLake(*lake, info_, judging_.watch, fixes).value_or(validator::Report()),
        excerptOf(*lake, marksOf(*lake))};
  }

  Judgement operator()(const formats::lake_race::CourseBody& body) const {
    const auto setup = formats::lake_race::resolveCourse(body, loaded_.file, loaded_.loader());
    if (!setup) return refused(setup.fault());
    const validator::lake_race::MoreChecks deep = [this](validator::Judge& judge,
                                                         const validator::lake_race::CourseStudy& study) {
      validator::lake_race::judgeDeep(judge, study, judging_.watch);
    };
    return {{},
            validator::lake_race::validateCourse({setup->lake, setup->race, setup->placement, setup->choices},
                                                 info_, judging_.watch,
                                                 judging_.deep ? deep : validator::lake_race::MoreChecks())
                .value_or(validator::Report()),
            excerptOf(setup->lake, marksOf(*setup))};
  }

  // The races of a record are judged by its referee; here it must only be sound.
  Judgement operator()(const formats::lake_race::RecordBody& body) const {
    const auto replay = refereed(body, loaded_);
    if (!replay) return refused(replay.fault());
    return {{}, validator::lake_race::validateRecord(info_), {}};
  }

private:
  const DocumentInfo& info_;
  const LoadedDocument& loaded_;
  const Judging& judging_;
};

} // namespace

Judgement judgeLakeRace(const formats::Document& document, const LoadedDocument& loaded,
                        const Judging& judging) {
  const Judge judge(document.head.info, loaded, judging);
  if (const auto* set = document.as<formats::lake_race::TilesetBody>()) return judge(*set);
  if (const auto* lake = document.as<formats::lake_race::LakeBody>()) return judge(*lake);
  if (const auto* course = document.as<formats::lake_race::CourseBody>()) return judge(*course);
  return judge(document.get<formats::lake_race::RecordBody>());
}

} // namespace fairway::command::lake_race
