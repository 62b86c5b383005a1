// Animated GIFs, read again by a decoder that knows no more than the format.
#include "formats/film/gif_writer.h"

#include <gtest/gtest.h>

#include <random>

namespace fairway::formats {
namespace {

using Indices = std::vector<std::uint8_t>; // of colours, row by row

struct DecodedGif {
  int width = 0;
  int height = 0;
  std::string colours;         // three bytes each
  std::vector<Indices> frames; // each as it is seen
  std::vector<int> hundredths;
  std::vector<std::array<int, 4>> boxes; // left, top, width, height
  bool loops = false;
};

class GifReader {
public:
  explicit GifReader(const std::string& bytes) : bytes_(bytes) {}

  DecodedGif read() {
    DecodedGif gif;
    EXPECT_EQ(bytes_.substr(0, 6), "GIF89a");
    at_ = 6;
    gif.width = two();
    gif.height = two();
    EXPECT_EQ(byte(), 0xF7) << "256 colours of eight bits";
    at_ += 2;
    gif.colours = bytes_.substr(at_, 768);
    at_ += 768;
    Indices shown;
    for (int what = byte(); what != 0x3B; what = byte()) {
      if (what == 0x21) {
        const int kind = byte();
        const std::string data = blocks();
        if (kind == 0xFF) gif.loops = data == std::string("NETSCAPE2.0\1\0\0", 14);
        if (kind == 0xF9) {
          EXPECT_EQ(data[0], 1 << 2 | 1) << "it stays, and has a colour that is seen through";
          gif.hundredths.push_back(static_cast<std::uint8_t>(data[1]) +
                                   256 * static_cast<std::uint8_t>(data[2]));
          EXPECT_EQ(static_cast<std::uint8_t>(data[3]), Palette256::unchanged);
        }
        continue;
      }
      EXPECT_EQ(what, 0x2C);
      std::array<int, 4> box{};
      for (int& side : box) side = two();
      EXPECT_EQ(byte(), 0);
      if (shown.empty()) shown.assign(static_cast<std::size_t>(gif.width * gif.height), 0);
      const Indices inside = unpacked(byte());
      EXPECT_EQ(inside.size(), static_cast<std::size_t>(box[2] * box[3]));
      for (std::size_t i = 0; i < inside.size(); ++i) {
        const int x = box[0] + static_cast<int>(i) % box[2];
        const int y = box[1] + static_cast<int>(i) / box[2];
        if (inside[i] != Palette256::unchanged)
          shown[static_cast<std::size_t>(y * gif.width + x)] = inside[i];
      }
      gif.frames.push_back(shown);
      gif.boxes.push_back(box);
    }
    EXPECT_EQ(at_, bytes_.size());
    return gif;
  }

private:
  int byte() { return at_ < bytes_.size() ? static_cast<std::uint8_t>(bytes_[at_++]) : 0x3B; }
  int two() {
    const int low = byte();
    return low + 256 * byte();
  }
  std::string blocks() {
    std::string data;
    for (int size = byte(); size != 0; size = byte()) {
      data += bytes_.substr(at_, static_cast<std::size_t>(size));
      at_ += static_cast<std::size_t>(size);
    }
    return data;
  }

  Indices unpacked(int bits) {
    const std::string data = blocks();
    const int clear = 1 << bits;
    std::vector<Indices> words;
    Indices all, last;
    int width = bits + 1;
    std::size_t bit = 0;
    while (true) {
      int code = 0;
      for (int i = 0; i < width; ++i, ++bit)
        code |= (static_cast<std::uint8_t>(data.at(bit / 8)) >> bit % 8 & 1) << i;
      if (code == clear + 1) return all;
      if (code == clear) {
        words.clear();
        for (int i = 0; i < clear + 2; ++i) words.push_back({static_cast<std::uint8_t>(i)});
        width = bits + 1;
        last.clear();
        continue;
      }
      Indices word;
      if (static_cast<std::size_t>(code) < words.size())
        word = words[static_cast<std::size_t>(code)];
      else
        (word = last).push_back(last.front());
      if (!last.empty() && words.size() < 4096) {
        last.push_back(word.front());
        words.push_back(last);
      }
      if (words.size() == std::size_t{1} << width && width < 12) ++width;
      all.insert(all.end(), word.begin(), word.end());
      last = word;
    }
  }

  const std::string& bytes_;
  std::size_t at_ = 0;
};

TEST(Gif, HoldsEveryFrameForAsLongAsItIsSeen) {
  // What lies behind the last colour in memory is no colour of the palette.
  std::vector<std::array<std::uint8_t, 3>> entries{
      {0, 0, 0}, {255, 0, 0}, {0, 160, 0}, {20, 30, 255}, {9, 99, 199}};
  entries.pop_back();
  constexpr int width = 37, height = 23;
  const std::array<std::uint32_t, 4> colours{0x000000, 0xFF0000, 0x00A000, 0x141EFF};
  GifWriter writer(width, height, Palette256(std::move(entries)));
  std::mt19937 random(3);
  std::vector<std::uint32_t> pixels(width * height, colours[2]);
  std::vector<Indices> frames;
  std::vector<int> milliseconds;
  std::vector<std::array<int, 4>> boxes;
  Indices now(width * height, 2);
  // Pixels by chance, single ones at the corners, nothing at all, and short and long times.
  for (int i = 0; i < 24; ++i) {
    const Indices before = now;
    const auto set = [&](int x, int y, std::size_t colour) {
      now[static_cast<std::size_t>(y * width + x)] = static_cast<std::uint8_t>(colour);
      pixels[static_cast<std::size_t>(y * width + x)] = colours[colour];
    };
    if (i % 6 == 1)
      for (int n = 0; n < 300; ++n)
        set(static_cast<int>(random() % width), static_cast<int>(random() % height), random() % 4);
    if (i % 6 == 2) set(0, 0, static_cast<std::size_t>(i) / 6);
    if (i % 6 == 3) set(width - 1, height - 1, static_cast<std::size_t>(i) / 6);
    if (i % 6 == 5) set(i, i / 2, static_cast<std::size_t>(3 - i / 6));
    const int time = std::array{104, 3, 55, 17, 2000}[static_cast<std::size_t>(i) % 5];
    const PixelRows rows{reinterpret_cast<const unsigned char*>(pixels.data()), width, height, width * 4};
    ASSERT_TRUE(writer.add(rows, time)) << writer.fault();
    if (i > 0 && now == before) {
      milliseconds.back() += time;
      continue;
    }
    frames.push_back(now);
    milliseconds.push_back(time);
    std::array<int, 4> box{width, height, -1, -1};
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        const auto at = static_cast<std::size_t>(y * width + x);
        if (i > 0 && now[at] == before[at]) continue;
        box = {std::min(box[0], x), std::min(box[1], y), std::max(box[2], x), std::max(box[3], y)};
      }
    boxes.push_back({box[0], box[1], box[2] - box[0] + 1, box[3] - box[1] + 1});
  }
  const std::optional<std::string> bytes = writer.bytes();
  ASSERT_TRUE(bytes);
  const DecodedGif gif = GifReader(*bytes).read();
  EXPECT_EQ(gif.width, width);
  EXPECT_EQ(gif.height, height);
  EXPECT_TRUE(gif.loops);
  std::string wanted("\0\0\0\xFF\0\0\0\xA0\0\x14\x1E\xFF", 12);
  wanted.resize(768);
  EXPECT_EQ(gif.colours, wanted) << "what is no colour is black";
  EXPECT_EQ(gif.frames, frames);
  EXPECT_EQ(gif.boxes, boxes) << "only what changes is kept";
  // Times are rounded to hundredths, at least two, and what was rounded off is made good by the next.
  ASSERT_EQ(gif.hundredths.size(), milliseconds.size());
  int error = 0;
  for (std::size_t i = 0; i < milliseconds.size(); ++i) {
    const int whole = milliseconds[i] + error;
    int nearest = 2;
    while (nearest * 10 + 5 <= whole) ++nearest;
    EXPECT_EQ(gif.hundredths[i], nearest) << i;
    error = whole - 10 * nearest;
  }
}

TEST(Gif, OfAVeryLongFrameHasTheLongestTimeThatThereIs) {
  GifWriter writer(1, 1, Palette256({{0, 0, 0}}));
  const std::uint32_t pixel = 0;
  ASSERT_TRUE(writer.add({reinterpret_cast<const unsigned char*>(&pixel), 1, 1, 4}, 1000000));
  EXPECT_EQ(GifReader(writer.bytes().value()).read().hundredths, std::vector{65535});
}

} // namespace
} // namespace fairway::formats
