#pragma once

#include "formats/picture/text.h"
#include "rules/regatta/board/deck.h"

// Inside formats only: this header shows Cairo. A card is drawn as it is played: the boat comes from below.
// The unit is a millimetre, the origin the card's top left corner.
namespace fairway::formats::regatta {

using fairway::regatta::Arrow;
using fairway::regatta::Card;
using fairway::regatta::Deck;
using fairway::regatta::Symbol;

// How large a card is as it is played.
struct CardRoom {
  double width = 63;
  double height = 88;
};
CardRoom roomOf(const Deck& deck, bool across);

// Where a point of an arrow lies on its card.
Point onCard(const CardRoom& room, const fairway::regatta::ArrowPoint& point);

// Where its arrows lead, by their tips' turns: what a card is coloured by.
enum class CardWay : std::uint8_t { Port, Ahead, Starboard, Any, Calm };
CardWay wayOf(const Card& card);

struct CardInks {
  Colour ground;
  Colour frame;
  Colour arrow;
  Colour outline; // of arrows
  Colour text;
};
CardInks inksFor(CardWay way, const Theme& theme);

constexpr double cornerRadius = 3;
void addCardOutline(const Pen& pen, const CardRoom& room, double radius = cornerRadius);

// `corners`: their radius, 0 where cards are cut with a straight edge.
void drawCardGround(const Pen& pen, const CardRoom& room, const CardInks& inks,
                    double corners = cornerRadius);
void drawCardArrows(const Pen& pen, const CardRoom& room, const CardInks& inks, const Card& card);
void drawCardStops(const Pen& pen, const CardRoom& room, const CardInks& inks, const Card& card);
void drawCardSymbol(const Pen& pen, const CardRoom& room, const CardInks& inks, const Card& card);
void drawCardLabels(const Texts& texts, const CardRoom& room, const CardInks& inks, const Card& card);
// All of them.
void drawCardFace(const Pen& pen, const Texts& texts, const CardRoom& room, const Card& card, ThemeName theme,
                  double corners = cornerRadius);
void drawCardBack(const Pen& pen, const Texts& texts, const CardRoom& room, ThemeName theme,
                  const std::string& title, double corners = cornerRadius);

// A ship's wheel, a cloud or a sun round a point, within a circle of this radius.
void drawSymbol(const Pen& pen, Symbol symbol, Point centre, double radius, const CardInks& inks);

// One arrow, smooth through its stops, as wide as suits a card of this size.
void drawSmoothArrow(const Pen& pen, const CardRoom& room, const Arrow& arrow, Colour fill, Colour outline);

} // namespace fairway::formats::regatta
