#include "validator/lake_race/command/pages/finding_marks.h"

#include "validator/lake_race/validator.h"

#include <algorithm>

namespace fairway::command::lake_race {

namespace {

struct Validate {
  const DocumentInfo& info;
  int race;

  validator::Report operator()(const formats::lake_race::LakeSubject& subject) const {
    return validator::lake_race::validateLake(subject.lake, info);
  }
  validator::Report operator()(const formats::lake_race::CourseSubject& subject) const {
    return course(subject.course);
  }
  validator::Report operator()(const formats::lake_race::RecordSubject& subject) const {
    return course(subject.courses.at(static_cast<std::size_t>(race - 1)));
  }
  validator::Report operator()(const formats::lake_race::TilesetSubject&) const { return {}; }

  validator::Report course(const formats::lake_race::SettledCourse& settled) const {
    const formats::lake_race::CourseSetup& setup = settled.setup;
    return validator::lake_race::validateCourse({setup.lake, setup.race, setup.placement, setup.choices},
                                                info);
  }
};

formats::lake_race::FindingMark markOf(const validator::Finding& finding) {
  formats::lake_race::FindingMark mark;
  mark.severity = finding.severity;
  mark.code = finding.code;
  mark.text = finding.name + ": " + finding.message.english();
  mark.spots = finding.spots;
  mark.evidence = finding.evidence;
  return mark;
}

} // namespace

std::vector<formats::lake_race::FindingMark> findingMarks(const formats::lake_race::Subject& subject,
                                                          int race, const std::vector<std::string>& codes) {
  std::vector<formats::lake_race::FindingMark> marks;
  const validator::Report report = std::visit(Validate{subject.head.info, race}, subject.content);
  for (const validator::Finding& finding : report.findings) {
    const bool wanted = codes.empty() || std::find(codes.begin(), codes.end(), finding.code) != codes.end();
    if (wanted && finding.counts()) marks.push_back(markOf(finding));
  }
  return marks;
}

} // namespace fairway::command::lake_race
