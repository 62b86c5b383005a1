#include "validator/lake_race/command/describe/describe_command.h"

#include "formats/document/json_text.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/language_option.h"
#include "validator/command/load_document.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"

#include <ostream>

namespace fairway::command::lake_race {

using namespace validator::lake_race;

namespace {

Phrase nameOr(const formats::Document& document, const Phrase& otherwise) {
  const auto& name = document.head.info.name;
  return name ? Phrase(*name) : otherwise;
}

int writeSentences(const std::vector<Phrase>& phrases, const DescribeOptions& options,
                   const Streams& streams) {
  const Speaker speaker = *speakerOf(options.language);
  std::vector<std::string> sentences;
  for (const Phrase& sentence : phrases) sentences.push_back(sentence.in(speaker));
  if (options.json) {
    streams.out << formats::jsonText({{"schema", "fairway-description-1"}, {"sentences", sentences}}, 2);
    return exitDone;
  }
  for (const std::string& sentence : sentences) streams.out << sentence << '\n';
  return exitDone;
}

} // namespace

int runDescribe(const DescribeOptions& options, const Streams& streams) {
  if (!speakerOf(options.language))
    return refuseCall("--language " + options.language + ": choose one of " + languagesInWords(), streams);
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto& document = loaded->read.document;
  if (const auto* body = document.as<formats::lake_race::LakeBody>()) {
    const auto lake = formats::lake_race::resolveLake(*body, loaded->file, loaded->loader());
    if (!lake) return refuse(lake.fault(), streams);
    const Phrase name = nameOr(document, thisLake());
    ProgressBar bar(streams, "describe");
    const LakeStudy study(*lake, bar);
    const auto facts = factsOf(study);
    if (bar.stopWanted()) return tellStopped(streams.err);
    return writeSentences(notesOn(facts, name), options, streams);
  }
  const auto body = bodyAs<formats::lake_race::CourseBody>(*loaded, "course");
  if (!body) return refuse(body.fault(), streams);
  auto setup = formats::lake_race::resolveCourse(*body, loaded->file, loaded->loader());
  if (!setup) return refuse(setup.fault(), streams);
  auto course = fairway::lake_race::settledCourse(std::move(setup->lake), setup->race, setup->placement,
                                                  setup->choices);
  if (!course) return cannot(options.file, "no race can be held on it: " + course.fault(), streams);
  ProgressBar bar(streams, "describe");
  const Phrase name = nameOr(document, thisCourse());
  const auto figures = figuresOf({name.english(), std::move(*course)}, options, bar, streams);
  return figures ? writeSentences(notesOn(figures->known(), name), options, streams) : figures.fault();
}

} // namespace fairway::command::lake_race
