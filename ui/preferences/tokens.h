// The measures that the whole window is drawn with: one family of type in five sizes, a grid of 4 for distances, one
// weight of line, one radius. Colours are in theme.h, the levels' among them. A widget writes none of its own;
// tests/architecture/tokens_test.cpp finds those that do.
#pragma once

#include <QFont>
#include <QRectF>
#include <QSize>

#include <cstdint>

class QPainter;

namespace nonet {

/// Keys and counts; what is read; a card's name; a step's name; a page's.
enum class TextSize : std::uint8_t { caption, body, title, heading, display };

/// Inter where it is installed, else the system's.
QString textFamily();
/// Text follows the window, since the board does: 1 at 1280 x 800, in quarters up to twice that.
double textScaleFor(const QSize& window);
/// The application's font at this scale; at 1 as large as the desktop's, and never smaller than the window is made for.
QFont applicationFont(double scale);

/// All of these follow the application's font.
int textPixels(TextSize size);
QFont textFont(TextSize size, QFont::Weight weight = QFont::Normal);
/// A length that holds text, such as a button's height or a panel's width.
int atTextScale(int length);

/// Distances.
inline constexpr int kSmallSpace = 4;
inline constexpr int kSpace = 8;
inline constexpr int kWideSpace = 12;
inline constexpr int kCardSpace = 16;
inline constexpr int kPageSpace = 32;

/// Every line and border, on boards too; and the ring around what has the focus.
inline constexpr int kBorder = 1;
inline constexpr int kFocusBorder = 2;
/// Nothing is lettered smaller.
inline constexpr int kSmallestText = 9;

/// The radius of cards, buttons, fields and whatever else has round corners; less where it is too small for that.
inline constexpr double kCorner = 8;
double cornerOf(const QRectF& rect);
void drawRounded(QPainter& painter, const QRectF& rect);

/// The smallest side of what a finger is to hit.
inline constexpr int kLeastTarget = 44;

}  // namespace nonet
