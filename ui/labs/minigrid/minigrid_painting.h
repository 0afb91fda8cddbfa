// What the scenes of the minigrid lab paint with: the boxes of a board of 4 x 4, 9 x 9 or 16 x 16 cells, a permutation
// as a small box, bars and notes.
#pragma once

#include "core/solvers/minigrid/box_permutation.h"
#include "ui/labs/frame/stage_painting.h"

#include <array>

namespace nonet::minigrid {

/// The boxes of the classic board.
inline constexpr int kBoxes = 9;
/// The boxes of the largest board.
inline constexpr int kMostBoxes = 16;

/// For tables by box.
inline std::size_t at(int n) { return static_cast<std::size_t>(n); }

/// "1", ... "9": boxes are numbered from 1 for people.
QString boxNumber(int box);
/// What LabLink and StageLook::lit call it.
QString thingOfBox(int box);

template <typename Digits>
QStringList digitList(const Digits& digits) {
    QStringList names;
    for (const Digit digit : digits)
        names.append(QString::number(digit.value()));
    return names;
}
/// "74362"; with spaces on boards whose digits are longer than one sign: "7 14 3 6".
QString digitText(const auto& digits, const Geometry& geometry) {
    return digitList(digits).join(geometry.side() > 9 ? QStringLiteral(" ") : QString());
}
QStringList boxNames(const std::vector<int>& boxes);

enum class BoxTone : std::uint8_t { plain, faint, soft, strong };

/// How one box is painted.
struct BoxFace {
    BoxTone tone = BoxTone::plain;
    bool hasRing = false;
    /// Ringed thinly: a click there would choose it.
    bool isOffered = false;
    /// Ringed by dashes in conflict's colour instead.
    bool isWrong = false;
    /// In the box's corner; its number stands behind the digits anyway.
    QString badge;
};

struct BoxesPicture {
    /// A board with its clues alone.
    explicit BoxesPicture(const Grid& board) : clues(board), placed(board.side()) {}

    Grid clues;
    /// Beside the clues, in another ink.
    Grid placed;
    std::array<BoxFace, kMostBoxes> boxes = {};
    /// Cells that a sentence names.
    std::vector<Cell> ringed = {};
    /// Digits that are wrong where they stand.
    std::vector<Cell> clashing = {};
    /// Equal digits in one line: joined by a line beside their own, with a cross on it.
    std::vector<std::pair<Cell, Cell>> clashes = {};
    /// Rows or columns that two permutations share.
    std::vector<Cell> shared = {};

    /// Both permutations, with all digits that clash, or with the lines that they share.
    void showPair(const BoxPermutation& a, const BoxPermutation& b, const Geometry& geometry);
    void addClash(Cell a, Cell b);
};

/// For a projector, a picture or paper: text is large, and there is less room.
bool isSlide(const StageLook& look);
/// The board's square in the stage's left half, of cells of so many rows.
CellField boardField(const StageArea& area, int side);
/// The geometry of a field of 4 x 4, 9 x 9 or 16 x 16 cells.
Geometry geometryOf(const CellField& field);
/// For clicks.
BoardMetrics boardMetrics(const CellField& field);
QRectF boxRect(const CellField& field, int box);
/// The box under a point of the board.
std::optional<int> boxAt(const CellField& field, const QPointF& point);
void paintBoxes(QPainter& painter, const CellField& field, const BoxesPicture& boxes, const StageLook& look);

/// How a permutation's small box is painted.
struct CardFace {
    /// Invalid: the board's.
    QColor fill = {};
    bool isStruck = false;
    bool hasRing = false;
    /// In conflict's colour and thicker, with a cross in its corner.
    bool isWrong = false;
    bool isFaint = false;
};
/// The side of the smallest card whose digits can be read.
double leastCard(const Geometry& geometry, const StageLook& look);
/// As large as the rectangle allows, in its middle: clues in their ink, what was chosen in another.
void paintCard(QPainter& painter, const QRectF& rect, const BoxPermutation& permutation, const BoxFacts& facts,
               const Geometry& geometry, const StageLook& look, const CardFace& face = {});

/// A program in lines, the one that runs now lit and pointed at; -1: none.
void paintProgram(QPainter& painter, const QRectF& area, const QStringList& lines, int current, const StageLook& look);

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
