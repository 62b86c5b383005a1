#include "validator/lake_race/command/pages/finding_marks.h"

#include "validator/lake_race/validator.h"

#include <algorithm>

namespace fairway::command {

namespace {

struct Validate {
  const DocumentInfo& info;
  int race;

  validator::Report operator()(const formats::LakeSubject& subject) const {
    return validator::validateLake(subject.lake, info);
  }
  validator::Report operator()(const formats::CourseSubject& subject) const { return course(subject.course); }
  validator::Report operator()(const formats::RecordSubject& subject) const {
    return course(subject.courses.at(static_cast<std::size_t>(race - 1)));
  }
  validator::Report operator()(const formats::TilesetSubject&) const { return {}; }

  validator::Report course(const formats::SettledCourse& settled) const {
    const formats::CourseSetup& setup = settled.setup;
    return validator::validateCourse({setup.lake, setup.race, setup.placement, setup.choices}, info);
  }
};

formats::FindingMark markOf(const validator::Finding& finding) {
  formats::FindingMark mark;
  mark.severity = finding.severity;
  mark.code = finding.code;
  mark.text = finding.name + ": " + finding.message.english();
  mark.spots = finding.spots;
  mark.evidence = finding.evidence;
  return mark;
}

} // namespace

std::vector<formats::FindingMark> findingMarks(const formats::Subject& subject, int race,
                                               const std::vector<std::string>& codes) {
  std::vector<formats::FindingMark> marks;
  const validator::Report report = std::visit(Validate{subject.head.info, race}, subject.content);
  for (const validator::Finding& finding : report.findings) {
    const bool wanted = codes.empty() || std::find(codes.begin(), codes.end(), finding.code) != codes.end();
    if (wanted && finding.counts()) marks.push_back(markOf(finding));
  }
  return marks;
}

} // namespace fairway::command
