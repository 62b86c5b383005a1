#include "formats/lake_race/tiled/layer_data.h"

#include <gmock/gmock.h>
#include <zlib.h>

namespace fairway::formats::lake_race::tiled {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// 1, 2, 256 as Tiled writes them.
constexpr const char* plain = "AQAAAAIAAAAAAQAA";

std::string base64(const std::string& bytes) {
  constexpr const char* letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < 3; ++k)
      bits = bits << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    for (std::size_t k = 0; k < 4; ++k)
      out += i + k > bytes.size() ? '=' : letters[bits >> (18 - 6 * k) & 63];
  }
  return out;
}

std::string packed(const std::string& bytes, int windowBits) {
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
  std::string out(deflateBound(&stream, bytes.size()) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

constexpr int zlibBits = 15;
constexpr int gzipBits = 15 + 16;

TEST(Csv, NumbersWithCommasAndLineEnds) {
  EXPECT_THAT(fromCsv("1,2,\n3,4294967295\n", 4).tiles, ElementsAre(1, 2, 3, 4294967295u));
}

TEST(Csv, FaultsAreSaidInWords) {
  EXPECT_THAT(fromCsv("1,2", 3).fault, HasSubstr("expected 3 tiles"));
  EXPECT_THAT(fromCsv("1,2,3,4", 3).fault, HasSubstr("found more"));
  EXPECT_THAT(fromCsv("1,x,3", 3).fault, HasSubstr("`x,3`"));
  EXPECT_THAT(fromCsv("1,2;3", 3).fault, HasSubstr("comma"));
  EXPECT_THAT(fromCsv("-1", 1).fault, HasSubstr("numbers"));
  EXPECT_THAT(fromCsv("4294967296", 1).fault, HasSubstr("numbers"));
}

TEST(Csv, BlanksOfEveryKindStandBetweenNumbers) {
  EXPECT_THAT(fromCsv(" 1\t2\r\n,, 3 ,", 3).tiles, ElementsAre(1, 2, 3));
}

// A view's end is no end of the text that it is a part of.
TEST(Csv, NothingIsReadBehindTheEnd) {
  const std::string_view text = "1,2 ,37";
  EXPECT_THAT(fromCsv(text.substr(0, 4), 2).tiles, ElementsAre(1, 2));
  EXPECT_THAT(fromCsv(text.substr(0, 6), 3).tiles, ElementsAre(1, 2, 3));
  EXPECT_THAT(fromCsv("", 0).tiles, IsEmpty());
}

TEST(Csv, FaultsShowTwelveLettersOfWhatIsWrong) {
  EXPECT_EQ(fromCsv("1, abcdefghijklm", 3).fault,
            "expected numbers separated by commas, found `abcdefghijkl`");
  EXPECT_EQ(fromCsv("1;bcdefghijklmn", 3).fault, "expected a comma, found `;bcdefghijkl`");
  EXPECT_EQ(fromCsv("1,2", 3).fault, "expected 3 tiles (width x height), found 2");
  EXPECT_EQ(fromCsv("1,2,3,4", 3).fault, "expected 3 tiles (width x height), found more");
}

TEST(Base64, PlainLittleEndianNumbers) {
  EXPECT_THAT(fromBase64(plain, "", 3).tiles, ElementsAre(1, 2, 256));
  EXPECT_THAT(fromBase64("\n   AQAAAAIA\n AAAAAQAA \n", "", 3).tiles, ElementsAre(1, 2, 256));
}

TEST(Base64, PackedWithZlibAndGzip) {
  const std::string bytes("\1\0\0\0\2\0\0\0", 8);
  EXPECT_THAT(fromBase64(base64(packed(bytes, zlibBits)), "zlib", 2).tiles, ElementsAre(1, 2));
  EXPECT_THAT(fromBase64(base64(packed(bytes, gzipBits)), "gzip", 2).tiles, ElementsAre(1, 2));
}

TEST(Base64, FaultsAreSaidInWords) {
  EXPECT_THAT(fromBase64("A*AA", "", 1).fault, HasSubstr("base64"));
  EXPECT_THAT(fromBase64("A", "", 1).fault, HasSubstr("base64"));
  EXPECT_THAT(fromBase64("AQ==AAAA", "", 1).fault, HasSubstr("base64"));
  EXPECT_THAT(fromBase64(plain, "", 2).fault, HasSubstr("expected 2 tiles"));
  EXPECT_THAT(fromBase64(plain, "zlib", 3).fault, HasSubstr("unpacked"));
  EXPECT_THAT(fromBase64(plain, "zstd", 3).fault, HasSubstr("zlib, gzip, or as CSV"));
}

TEST(Base64, AllBytesComeThroughWithTheirPaddingAndWithout) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  for (std::size_t cut = 0; cut < 12; cut += 4) {
    const std::size_t count = (bytes.size() - cut) / 4;
    const std::string text = base64(bytes.substr(cut));
    const LayerData padded = fromBase64(text, "", count);
    ASSERT_EQ(padded.fault, "");
    for (std::size_t i = 0; i < count; ++i) {
      const auto first = static_cast<std::uint32_t>(4 * i + cut);
      EXPECT_EQ(padded.tiles[i], first | (first + 1) << 8 | (first + 2) << 16 | (first + 3) << 24);
    }
    EXPECT_EQ(fromBase64(text.substr(0, text.find('=')), "", count).tiles, padded.tiles);
    EXPECT_EQ(fromBase64("\t" + text + "\r\n", "", count).tiles, padded.tiles);
  }
}

TEST(Base64, NumbersThatAreTooFewOrTooMany) {
  for (const std::size_t few : {8U, 11U})
    EXPECT_EQ(fromBase64(base64(std::string(few, 'a')), "", 3).fault,
              "expected 3 tiles (width x height), found 2");
  const std::string thirteen = base64(std::string(13, 'a'));
  EXPECT_EQ(fromBase64(thirteen, "", 3).fault, "expected 3 tiles (width x height), found more");
  const std::string packedThirteen = base64(packed(std::string(13, 'a'), zlibBits));
  EXPECT_EQ(fromBase64(packedThirteen, "zlib", 3).fault, "expected 3 tiles (width x height), found more");
}

TEST(Base64, WhatIsCutOffOrBrokenCannotBeUnpacked) {
  std::string whole = packed(std::string("\1\0\0\0\2\0\0\0", 8), gzipBits);
  EXPECT_EQ(fromBase64(base64(whole.substr(0, whole.size() - 9)), "gzip", 2).fault,
            "cannot be unpacked as gzip");
  whole[whole.size() - 8] = static_cast<char>(whole[whole.size() - 8] ^ 1); // of its check sum
  EXPECT_EQ(fromBase64(base64(whole), "gzip", 2).fault, "cannot be unpacked as gzip");
}

// A small text that would become 64 MB.
TEST(Base64, ABombIsNeverUnpackedWhole) {
  const std::string bomb = base64(packed(std::string(64 << 20, '\0'), zlibBits));
  EXPECT_LT(bomb.size(), 200000u);
  const LayerData data = fromBase64(bomb, "zlib", 100);
  EXPECT_THAT(data.fault, HasSubstr("expected 100 tiles (width x height), found more"));
  EXPECT_THAT(data.tiles, IsEmpty());
}

} // namespace
} // namespace fairway::formats::lake_race::tiled
