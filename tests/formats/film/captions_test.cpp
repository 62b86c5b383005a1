// All that is said and shown of the sample records, turn by turn.
#include "formats/document/reader.h"
#include "formats/film/frames.h"
#include "formats/lake_race/export/subject.h"
#include "formats/pool/export/subject.h"
#include "formats/regatta/export/subject.h"
#include "formats/river/export/subject.h"
#include "tests/support/digest.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

namespace fairway::formats {
namespace {

template <auto subjectOf>
auto recordedSample(const std::string& path) {
  const auto file = fairway::test::sourceDir() / "samples" / (path + ".record.yaml");
  return subjectOf(readDocumentFile(file).value().document, file, fileLoader()).value();
}

std::string inLetters(const Caption& caption) {
  std::string text = caption.text;
  for (const Caption::Sign& sign : caption.signs) text += (sign.fresh ? " +" : " ") + sign.text;
  if (caption.colour)
    for (const double part : {caption.colour->red, caption.colour->green, caption.colour->blue})
      text += ' ' + std::to_string(static_cast<int>(255 * part + 0.5));
  return text + '\n';
}

// What is said between turns, after each of them and at the end, and when.
std::string wholeText(Film& film) {
  std::string text = std::to_string(film.turns()) + " of " + std::to_string(film.recorded()) + '\n';
  const Theme& theme = themeOf(ThemeName::Light);
  for (int turn = 0; turn <= film.turns(); ++turn) {
    film.show(turn, 1);
    text += std::to_string(film.ground()) + ' ' + inLetters(film.caption(theme));
    if (turn == 0) continue;
    film.show(turn, 0.4);
    text += (film.moves(turn) ? "moves: " : "stays: ") + inLetters(film.caption(theme));
  }
  FilmOptions options;
  options.perSecond = 7;
  options.speed = 1.5;
  options.first = 2;
  options.last = 9;
  for (const Frame& frame : framesOf(film, options))
    text += std::to_string(frame.turn) + ' ' + std::to_string(static_cast<int>(1000 * frame.share + 0.5)) +
            ' ' + std::to_string(frame.milliseconds) + '\n';
  return text;
}

std::string lastLine(Film& film) {
  film.show(film.turns(), 1);
  return film.caption(themeOf(ThemeName::Light)).text;
}

// A digest that changes means that people read something else: look at the text, which is printed.
void expectText(Film& film, const std::string& digest) {
  const std::string text = wholeText(film);
  EXPECT_EQ(fairway::test::digestOf(text), digest) << text;
}

TEST(Captions, OfRivers) {
  const auto two = recordedSample<river::subjectOf>("river/first-trip").film().value();
  const auto three = recordedSample<river::subjectOf>("river/three-past-the-mill").film().value();
  const auto four = recordedSample<river::subjectOf>("river/four-up-the-river").film().value();
  EXPECT_EQ(lastLine(*two), "The race is over after 27 turns. Seat 2 wins. Points by seat: 3 8");
  EXPECT_EQ(lastLine(*four), "The race is over after 68 turns. Seat 2 wins. Points by seat: 8 30 10 9");
  expectText(*two, "a9bbc4b711676da7");
  expectText(*three, "4ff7ace04ca1aa41");
  expectText(*four, "15d2285e11a7ffa3");
}

TEST(Captions, OfPools) {
  const auto evening = recordedSample<pool::subjectOf>("pool/evening-at-the-lido").film().value();
  const auto splash = recordedSample<pool::subjectOf>("pool/first-splash").film().value();
  const auto thimble = recordedSample<pool::subjectOf>("pool/thimble").film().value();
  EXPECT_EQ(lastLine(*evening), "The game is over after 46 turns: yellow wins. In the bars: red 2, yellow 6");
  expectText(*evening, "45a8f79eec4ad0ef");
  expectText(*splash, "e1eaf66a03b96ab7");
  expectText(*thimble, "d855c946ceddb1e1");
}

TEST(Captions, OfRegattas) {
  const auto four = recordedSample<regatta::subjectOf>("regatta/harbour-four").film().value();
  const auto three = recordedSample<regatta::subjectOf>("regatta/kitchen-three").film().value();
  const auto two = recordedSample<regatta::subjectOf>("regatta/kitchen-two").film().value();
  EXPECT_EQ(lastLine(*four), "The race is over after 53 turns: 1. seat 3");
  expectText(*four, "28a751dc96894eac");
  expectText(*three, "87643217c74d1ae7");
  expectText(*two, "b8e43052c1b6e0a1");
}

TEST(Captions, OfLakeRaces) {
  std::vector<std::pair<std::string, std::string>> digests{{"lake_race/match-two", "8d5b39e008484a20"},
                                                           {"lake_race/match-four", "566059a513f55d33"},
                                                           {"lake_race/match-six", "af8c641de101af7b"}};
  for (const auto& [name, digest] : digests) {
    auto subject = recordedSample<lake_race::subjectOf>(name);
    std::string text;
    for (int race = 1; race <= 3; ++race) {
      subject.shown.race = race;
      text += wholeText(**subject.film());
    }
    EXPECT_EQ(fairway::test::digestOf(text), digest) << text;
  }
}

} // namespace
} // namespace fairway::formats
