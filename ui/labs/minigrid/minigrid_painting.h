// What the scenes of the minigrid lab paint with: nine boxes, bars and notes.
#pragma once

#include "core/board/grid.h"
#include "ui/labs/frame/stage_painting.h"

#include <array>

namespace nonet::minigrid {

inline constexpr int kBoxes = 9;
inline constexpr int kSide = 9;

/// "1", ... "9": boxes are numbered from 1 for people.
QString boxNumber(int box);

template <typename Digits>
QStringList digitList(const Digits& digits) {
    QStringList names;
    for (const Digit digit : digits)
        names.append(QString::number(digit.value()));
    return names;
}
/// "74362"
QString digitText(const auto& digits) { return digitList(digits).join(QString()); }
QStringList boxNames(const std::vector<int>& boxes);

enum class BoxTone : std::uint8_t { plain, faint, soft, strong };

/// How one box is painted.
struct BoxFace {
    BoxTone tone = BoxTone::plain;
    bool hasRing = false;
    /// In the box's corner; its number stands behind the digits anyway.
    QString badge;
};

struct NineBoxes {
    Grid clues = {};
    /// Beside the clues, in another ink.
    Grid placed = {};
    std::array<BoxFace, kBoxes> boxes = {};
    /// Cells that a sentence names.
    std::vector<Cell> ringed = {};
    /// Digits that are wrong where they stand.
    std::vector<Cell> clashing = {};
};

/// For a projector, a picture or paper: text is large, and there is less room.
bool isSlide(const StageLook& look);
/// The board's square in the stage's left half.
CellField boardField(const StageArea& area);
QRectF boxRect(const CellField& field, int box);
/// The box under a point of the board.
std::optional<int> boxAt(const CellField& field, const QPointF& point);
void paintNineBoxes(QPainter& painter, const CellField& field, const NineBoxes& boxes, const StageLook& look);

/// Lines through the middles of the boxes in their order, with an arrow at the end; `shown` of its parts are painted,
/// the last with a fraction.
void paintPath(QPainter& painter, const CellField& field, const std::vector<int>& boxes, double shown,
               const StageLook& look);

/// A line of words and, right of it, a bar of this share with its number.
struct BarLine {
    QString name = {};
    QString value = {};
    double share = 0;
    /// Painted open at its end: more is behind it.
    bool isOpen = false;
    bool isMuted = false;
    /// Share of the width for name and value.
    double nameShare = 0.3;
    double valueShare = 0.22;
};
void paintBar(QPainter& painter, const QRectF& rect, const BarLine& line, const StageLook& look);

/// Words over several lines, made smaller until they fit.
void sayWrapped(QPainter& painter, const QRectF& rect, const QString& words, double pixels, const QColor& ink,
                QFont::Weight weight = QFont::Normal);

}  // namespace nonet::minigrid
