// What the scenes of the shift cipher paint with: tiles, words, boards with named margins.
#pragma once

#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/shift_cipher/shift_model.h"

class QPainter;

namespace nonet {

struct Tile {
    QString text;
    /// Empty: none.
    QString letter;
    int colour = 0;
    /// 0: plain paper; 1: the place's full colour.
    double strength = 1;
    bool isRound = false;
    /// Where the text does not fit.
    QString shortText;
    /// Text and letter are at least as large; a letter without room is left out.
    double leastText = 0;
    /// A ring of this colour where valid.
    QColor ring;
};

/// A letter larger than this share of a round tile has no room beside the text.
inline constexpr double kMostRoundLetter = 0.42;

void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile, const Theme& theme);
/// An empty slot for a tile.
void paintSlot(QPainter& painter, const QRectF& rect, const Theme& theme);
/// The tile of a place of the model's list.
Tile placeTile(const ShiftModel& model, int place, const StageLook& look);

/// `say` in several lines where it takes them; how high they are.
double paintParagraph(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words,
                      double pixels, const QColor& ink, QFont::Weight weight = QFont::Normal);

/// Where a board with margins for I and J stands, and below it room for one line.
struct BoardFrame {
    QRectF board;
    /// Below the board.
    QRectF foot;
};
/// Lines of body text below the board.
enum class FrameFoot : std::uint8_t { none, line, ticks };
BoardFrame boardFrame(const StageArea& area, FrameFoot foot = FrameFoot::none);
/// With its margins.
void paintPlaceBoard(QPainter& painter, const BoardPainter& board, BoardPicture picture, const StageLook& look);
/// The board's margins: I = 0.. at the left, J = 0.. above.
void paintMargins(QPainter& painter, const BoardMetrics& metrics, const StageLook& look);

/// The square of G in this area: c columns and r rows of tiles.
struct BoxSlots {
    QRectF area;
    Geometry geometry;
    QRectF slot(int cell) const;
};
BoxSlots boxSlots(const Geometry& geometry, const QRectF& area);

QPointF between(const QPointF& from, const QPointF& to, double share);
QRectF between(const QRectF& from, const QRectF& to, double share);

}  // namespace nonet
