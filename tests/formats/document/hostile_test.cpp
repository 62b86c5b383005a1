#include "formats/document/reader.h"
#include "tests/support/sanitized.h"

#include <gmock/gmock.h>

#include <fstream>

// Texts that are made to hurt: each is refused with a reason, quickly and within the memory of a small
// machine.
namespace fairway::formats {
namespace {

using testing::HasSubstr;

std::string faultsOf(const std::string& text) {
  const auto read = readDocument(text, "f");
  return read ? "" : toText(read.fault());
}

std::string repeated(const std::string& piece, std::size_t bytes) {
  std::string text = piece;
  while (text.size() < bytes) text += text; // many megabytes, so not piece by piece
  text.resize((bytes + piece.size() - 1) / piece.size() * piece.size());
  return text;
}

const std::string lakeHead = "fairway: 1\nkind: lake\nmap: \". .\"\n";
constexpr std::size_t large = std::size_t{test::sanitized ? 5 : 15} << 20;

// Each letter of a row could be a fault, and to find its place could take as long as the row is: hours for
// two megabytes.
TEST(Hostile, ARowOfWrongLetters) {
  for (const char* piece : {"q ", "q", "..", "\t", "\xC3\xA4 "}) {
    const auto read =
        readDocument("fairway: 1\nkind: lake\nmap: |\n  . .\n  " + repeated(piece, 2 << 20) + "\n", "f");
    ASSERT_FALSE(read) << piece;
    EXPECT_EQ(read.fault().size(), 1u) << piece;
  }
}

TEST(Hostile, BracketsWithoutEnd) {
  for (const char* piece :
       {"[", "{", "[[", "{a: ", "? ", "[a,", "{a: b,", "\"\",", "\"\" ", "''", "&a ", "!a ", "*a,"})
    EXPECT_THAT(faultsOf(lakeHead + "notes: [" + repeated(piece, large)), HasSubstr("error")) << piece;
}

TEST(Hostile, BracketsThatCloseNothing) {
  for (const char* piece : {"]", "}", "]}"})
    EXPECT_THAT(faultsOf(lakeHead + "notes: " + repeated("[", 200000) + repeated(piece, 200000)),
                HasSubstr("error"))
        << piece;
}

TEST(Hostile, NestingWithoutEnd) {
  for (const char* piece : {"- ", "? ", "[", "{a: "})
    EXPECT_THAT(faultsOf(lakeHead + "waive:\n  " + repeated(piece, 200000)), HasSubstr("error")) << piece;
  std::string stairs = lakeHead;
  for (std::size_t i = 0; i < 3000; ++i) stairs += std::string(i, ' ') + "a:\n";
  EXPECT_THAT(faultsOf(stairs), HasSubstr("nested more than 32 deep"));
}

TEST(Hostile, ManyValues) {
  EXPECT_THAT(faultsOf(lakeHead + "waive:\n" + repeated("- a\n", large)), HasSubstr("too large"));
  EXPECT_THAT(faultsOf(repeated("a:\n", large)), HasSubstr("error"));
}

TEST(Hostile, AliasesThatExplode) {
  std::string values = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  std::string text = "b0: &b0 \"" + std::string(1000, 'x') + "\"\n";
  for (int i = 1; i < 20; ++i) {
    const std::string before = std::to_string(i - 1);
    const std::string now = std::to_string(i);
    values += "a" + now + ": &a" + now + " [*a" + before + ", *a" + before + ", *a" + before + "]\n";
    text += "b" + now + ": &b" + now + " [*b" + before + ", *b" + before + ", *b" + before + "]\n";
  }
  EXPECT_THAT(faultsOf(lakeHead + values), HasSubstr("too large"));
  EXPECT_THAT(faultsOf(lakeHead + text), HasSubstr("too large"));
}

TEST(Hostile, OneProblemAByteIsNotAPageAByte) {
  const auto read = readDocument(
      "fairway: 1\nkind: lake\nmap: |\n" + repeated("  ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?\n", 1 << 20), "f");
  ASSERT_FALSE(read);
  EXPECT_LE(read.fault().size(), 201u);
  EXPECT_THAT(read.fault().back().message, HasSubstr("more problems"));
}

TEST(Hostile, LargeButHarmless) {
  EXPECT_EQ(faultsOf(lakeHead + "notes: |\n" + repeated("  Herons, pikes and other fish.\n", large)), "");
  EXPECT_EQ(faultsOf(repeated("# nothing but comments\n", large) + lakeHead), "");
}

TEST(Hostile, WhatMovesATerminalsCursorIsShown) {
  EXPECT_EQ(
      faultsOf(lakeHead + "strip: \"\\e[2J\\x9B\\x07\"\n"),
      "f:4:8: error: strip: expected a whole number from 1 to 100, found the text '\\x1B[2J\\x9B\\x07'\n");
  EXPECT_THAT(faultsOf(lakeHead + "\"\\e[2J\": 1\n"), HasSubstr("f:4:1: error: \\x1B[2J: unknown key"));
}

TEST(Hostile, TooLarge) {
  EXPECT_EQ(faultsOf(std::string(maxDocumentBytes + 1, '#')),
            "f: error: the document is larger than 16 MiB\n");
  EXPECT_THAT(faultsOf(std::string(maxDocumentBytes, '\x01')), HasSubstr("not a Fairway document"))
      << "so large it is read";
  const auto endless = readText("/dev/zero");
  ASSERT_FALSE(endless);
  EXPECT_THAT(endless.fault().front().message, HasSubstr("larger than 16 MiB"));
}

TEST(Hostile, TheLargestLake) {
  std::string map;
  for (int row = 0; row < 500; ++row) map += "  " + repeated(". ", 1000) + "\n";
  EXPECT_EQ(faultsOf("fairway: 1\nkind: lake\nmap: |\n" + map), "");
  EXPECT_THAT(faultsOf("fairway: 1\nkind: lake\nmap: |\n" + map + "  .\n"), HasSubstr("too many rows"));
}

} // namespace
} // namespace fairway::formats
