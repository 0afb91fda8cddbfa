// What the scenes of the shift cipher paint with: tiles, words, boards with named margins.
#pragma once

#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/shift_cipher/shift_model.h"

#include <QFont>

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
    /// A ring of this colour where valid.
    QColor ring;
};

void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile, const Theme& theme);
/// An empty slot for a tile.
void paintSlot(QPainter& painter, const QRectF& rect, const Theme& theme);
/// The tile of a place of the model's list.
Tile placeTile(const ShiftModel& model, int place, int labels);

QFont labFont(double pixels, QFont::Weight weight = QFont::Normal);
/// As much smaller as it takes to fit the rectangle's width.
void paintWords(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, double pixels,
                const QColor& ink, QFont::Weight weight = QFont::Normal);

/// Where a board with margins for I and J stands, and below it room for one line.
struct BoardFrame {
    QRectF board;
    double margin = 0;
    /// Below the board.
    QRectF foot;
};
BoardFrame boardFrame(const StageArea& area, double text);
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
