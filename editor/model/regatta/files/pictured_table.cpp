#include "editor/model/regatta/files/pictured_table.h"

#include "validator/regatta/route/wakes.h"
#include "validator/regatta/study/course_study.h"

namespace fairway::editor::regatta {

formats::regatta::TableScene picturedTable(const formats::regatta::Subject& subject, formats::Layers layers) {
  using formats::regatta::TableLayer;
  formats::regatta::TableScene scene = formats::regatta::tableOf(subject);
  const validator::regatta::CourseStudy study(*subject.course(), subject.deck());
  if (!study.fits()) return scene;
  if (layers.has(TableLayer::Route)) scene.route = validator::regatta::wakesOf(study.plays());
  if (!layers.has(TableLayer::Start)) return scene;
  scene.startBoats = study.startBoats().boats;
  constexpr std::size_t racing = 4;
  if (scene.startBoats.size() > racing) scene.startBoats.resize(racing);
  return scene;
}

} // namespace fairway::editor::regatta
