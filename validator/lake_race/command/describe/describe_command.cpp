#include "validator/lake_race/command/describe/describe_command.h"

#include "formats/document/json_text.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/load_document.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/lake_race/command/describe/description.h"

#include <ostream>

namespace fairway::command::lake_race {

namespace {

int writeSentences(const std::vector<std::string>& sentences, const DescribeOptions& options,
                   const Streams& streams) {
  if (options.json) {
    streams.out << formats::jsonText({{"schema", "fairway-description-1"}, {"sentences", sentences}}, 2);
    return exitDone;
  }
  for (const std::string& sentence : sentences) streams.out << sentence << '\n';
  return exitDone;
}

} // namespace

int runDescribe(const DescribeOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto& document = loaded->read.document;
  if (const auto* body = document.as<formats::lake_race::LakeBody>()) {
    const auto lake = formats::lake_race::resolveLake(*body, loaded->file, loaded->loader());
    if (!lake) return refuse(lake.fault(), streams);
    const std::string name = document.head.info.name.value_or("This lake");
    ProgressBar bar(streams, "describe");
    const validator::lake_race::LakeStudy study(*lake, bar);
    const auto facts = factsOf(study);
    if (bar.stopWanted()) return tellStopped(streams.err);
    return writeSentences(describedLake(name, facts), options, streams);
  }
  const auto body = bodyAs<formats::lake_race::CourseBody>(*loaded, "course");
  if (!body) return refuse(body.fault(), streams);
  auto setup = formats::lake_race::resolveCourse(*body, loaded->file, loaded->loader());
  if (!setup) return refuse(setup.fault(), streams);
  auto course = fairway::lake_race::settledCourse(std::move(setup->lake), setup->race, setup->placement,
                                                  setup->choices);
  if (!course) return cannot(options.file, "no race can be held on it: " + course.fault(), streams);
  ProgressBar bar(streams, "describe");
  const std::string name = document.head.info.name.value_or("This course");
  const auto figures = figuresOf({name, std::move(*course)}, options, bar, streams);
  return figures ? writeSentences(describedCourse(*figures), options, streams) : figures.fault();
}

} // namespace fairway::command::lake_race
