#include "editor/model/regatta/race/race_words.h"
#include "editor/model/regatta/race/regatta_hands.h"
#include "editor/model/regatta/race/regatta_marks.h"
#include "editor/model/regatta/table/course_edit.h"
#include "editor/model/words/translation.h"

#include <algorithm>

namespace fairway::editor::regatta {

using namespace fairway::regatta;
using race::Offer;

namespace {

// A boat is placed wherever the pointer is; for the keys there are some places along the line.
class PlaceHand final : public race::Hand {
public:
  explicit PlaceHand(const RegattaPlay& play) : play_(play), heading_(play.race().board().straightAcross()) {}

  std::string task() const override {
    return say("Click where your boat starts, behind the line; the wheel or Z turns it");
  }

  std::string notes() const override {
    const std::string why =
        hover_ ? whyNotPlaced(play_.race(), plane::Pose{*hover_, heading_}) : std::string();
    return why.empty() ? why : say("Not there: {1}", {why});
  }

  std::vector<Offer> offers() const override {
    std::vector<Offer> offers;
    for (const plane::Pose& pose : places())
      offers.push_back(
          {poseChoice(pose),
           say("{1} mm, heading {2}°", {std::to_string(pose.at.x) + ", " + std::to_string(pose.at.y),
                                        std::to_string(pose.heading.degrees())}),
           false, std::nullopt, boatMarks(course(), pose, Mark::Sense::Chosen)});
    return offers;
  }

  std::vector<Mark> marks() const override {
    if (!hover_) return {};
    const plane::Pose pose{*hover_, heading_};
    const bool free = whyNotPlaced(play_.race(), pose).empty();
    return boatMarks(course(), pose, free ? Mark::Sense::Chosen : Mark::Sense::Harm);
  }

  void turn(int steps) override { heading_ = heading_.turned(steps > 0 ? -1 : 1); }
  bool hover(Point at) override {
    const plane::Vec there = snapped(at, false);
    if (hover_ == there) return false;
    hover_ = there;
    return true;
  }
  std::optional<Tree> clickedAt(Point at) const override {
    return poseChoice({snapped(at, false), heading_});
  }

private:
  const Course& course() const { return play_.race().board().course(); }

  // In two rows behind the line, a boat's breadth apart, as far as there is room.
  std::vector<plane::Pose> places() const {
    const Point left = pointOf(course().left), way = pointOf(course().right) - left;
    const Point back = formats::regatta::wayOf(play_.race().board().straightAcross());
    const int count = std::clamp(static_cast<int>(formats::lengthOf(way) / (1.5 * course().beam)), 2, 24);
    std::vector<plane::Pose> places;
    for (const double behind : {1.0 * plane::latticeStep, course().length / 2.0})
      for (int i = 1; i < count; ++i) {
        const Point at = left + (1.0 * i / count) * way - behind * back;
        const plane::Pose pose{snapped(at, false), heading_};
        if (!play_.race().whyNotPlace(play_.seat(), pose)) places.push_back(pose);
      }
    return places;
  }

  RegattaPlay play_;
  plane::Heading heading_;
  std::optional<plane::Vec> hover_;
};

} // namespace

std::unique_ptr<race::Hand> placeHand(const RegattaPlay& play) {
  return std::make_unique<PlaceHand>(play);
}

} // namespace fairway::editor::regatta
