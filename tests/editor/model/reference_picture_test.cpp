#include "editor/model/view/reference_picture.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <limits>

namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

class ReferenceFiles : public testing::Test {
protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("fairway-reference-" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path document() const { return folder_ / "mere.lake.yaml"; }
  ReferencePicture photo() const {
    return {folder_ / "a photo.jpg", {{{{10, 20}, {1, 1}}, {{410, 30}, {9, 1.5}}, {{15, 320}, {1, 8}}}}, 0.4};
  }

  fs::path folder_;
};

TEST_F(ReferenceFiles, ThreePinsLieWhereTheyWereSet) {
  const ReferencePicture picture = photo();
  const auto map = picture.map();
  ASSERT_TRUE(map);
  for (const ReferencePicture::Pin& pin : picture.pins) {
    EXPECT_NEAR((*map)(pin.picture).x, pin.board.x, 1e-9);
    EXPECT_NEAR((*map)(pin.picture).y, pin.board.y, 1e-9);
  }
}

TEST_F(ReferenceFiles, PinsOnALineAreNoMap) {
  ReferencePicture picture = photo();
  picture.pins[2].picture = {810, 40};
  EXPECT_FALSE(picture.map());
  picture = photo();
  picture.pins[1].board = picture.pins[0].board;
  EXPECT_FALSE(picture.map());
}

TEST_F(ReferenceFiles, PinsThatAreNoPlacesAreNoMap) {
  for (const double odd : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
    for (std::size_t pin = 0; pin < 3; ++pin)
      for (int part = 0; part < 4; ++part) {
        ReferencePicture picture = photo();
        formats::Point& place = part < 2 ? picture.pins[pin].picture : picture.pins[pin].board;
        (part % 2 == 0 ? place.x : place.y) = odd;
        EXPECT_FALSE(picture.map()) << pin << " " << part;
      }
}

TEST_F(ReferenceFiles, MayBeAsFaintOrAsStrongAsCanBe) {
  for (const double opacity : {0.0, 1.0}) {
    ReferencePicture picture = photo();
    picture.opacity = opacity;
    ASSERT_FALSE(writeReferencePicture(document(), picture));
    EXPECT_EQ(readReferencePicture(document()), picture);
  }
}

TEST_F(ReferenceFiles, IsKeptBesideTheDocument) {
  EXPECT_FALSE(readReferencePicture(document()));
  ASSERT_FALSE(writeReferencePicture(document(), photo()));
  EXPECT_EQ(readReferencePicture(document()), photo());
  fs::rename(referenceFileOf(document()), folder_ / "other.lake.yaml.reference");
  EXPECT_EQ(readReferencePicture(folder_ / "other.lake.yaml"), photo()) << "and goes with its folder";
  ASSERT_FALSE(writeReferencePicture(folder_ / "other.lake.yaml", std::nullopt));
  EXPECT_FALSE(fs::exists(folder_ / "other.lake.yaml.reference"));
}

TEST_F(ReferenceFiles, WhatCannotBeReadIsAsGoodAsNone) {
  ASSERT_FALSE(writeReferencePicture(document(), photo()));
  std::ifstream in(referenceFileOf(document()));
  const std::string whole(std::istreambuf_iterator<char>(in), {});
  for (std::size_t length = 0; length + 4 < whole.size(); ++length) {
    std::ofstream(referenceFileOf(document())) << whole.substr(0, length);
    EXPECT_FALSE(readReferencePicture(document())) << whole.substr(0, length);
  }
  for (const char* odd : {"opacity nan", "opacity 2", "opacity -1"}) {
    std::string text = whole;
    text.replace(text.find("opacity"), text.find("\npin") - text.find("opacity"), odd);
    std::ofstream(referenceFileOf(document())) << text;
    EXPECT_FALSE(readReferencePicture(document())) << odd;
  }
}

} // namespace
} // namespace fairway::editor
