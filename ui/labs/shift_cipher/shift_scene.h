// The scenes in their order, and what they paint with: tiles, boards with named margins.
#pragma once

#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/shift_cipher/shift_lab.h"

#include <QCoreApplication>

namespace nonet {

/// A scene over the lab's list.
using ShiftScene = SceneOf<ShiftLab>;

/// The list, its fold into a box, one shift.
std::unique_ptr<LabScene> makeNumbersScene(ShiftLab& lab);
std::unique_ptr<LabScene> makeFoldScene(ShiftLab& lab);
std::unique_ptr<LabScene> makeOneShiftScene(ShiftLab& lab);
/// Box (I, J) of the board receives shift(G, I + cJ).
std::unique_ptr<LabScene> makeBoxesScene(ShiftLab& lab);
/// The proof: on the ring of places a row is arcs that meet end to end, a column is the same figure turned on.
std::unique_ptr<LabScene> makeRingScene(ShiftLab& lab);
/// A puzzle from a mask, the semi-solver, and how little is enough.
std::unique_ptr<LabScene> makeMaskScene(ShiftLab& lab);
std::unique_ptr<LabScene> makeSemiSolverScene(ShiftLab& lab);
std::unique_ptr<LabScene> makeFewCellsScene(ShiftLab& lab);
/// What the general solver says of the masked board, and which clues make it a proper puzzle.
std::unique_ptr<LabScene> makeVerdictScene(ShiftLab& lab);
/// The lab's construction on boxes of r rows and c columns; the shape that is chosen there is the whole lab's.
std::unique_ptr<LabScene> makeOtherBoardsScene(ShiftLab& lab);

/// The strength of the colour of cells that follow from others.
inline constexpr double kSettledStrength = 0.35;

/// Where a learner starts who fills a board by hand.
inline constexpr Geometry kSmall(2, 2);

struct Tile {
    QString text = {};
    /// Empty: none.
    QString letter = {};
    int colour = 0;
    /// 0: plain paper; 1: the place's full colour.
    double strength = 1;
    bool isRound = false;
    /// Where the text does not fit.
    QString shortText = {};
    /// Text and letter are at least as large; a letter without room is left out.
    double leastText = 0;
    /// A ring of this colour where valid.
    QColor ring = {};
};

/// A letter larger than this share of a round tile has no room beside the text.
inline constexpr double kMostRoundLetter = 0.42;

/// Digits by place, and places that two cells disagree about.
struct KnownPlaces {
    std::vector<std::optional<Digit>> digits;
    std::vector<int> disputed = {};
};

void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile, const Theme& theme);
/// Two rows of dots at the tile's lower edge: it can be taken.
void paintGrips(QPainter& painter, const ShiftModel& model, const std::vector<QRectF>& tiles, const StageLook& look);
/// Round what the words that are pointed at stand for.
void outlineLit(QPainter& painter, const QRectF& rect, const StageLook& look);
/// An empty slot for a tile.
void paintSlot(QPainter& painter, const QRectF& rect, const Theme& theme);
/// The tile of a place of the model's list.
Tile placeTile(const ShiftModel& model, int place, const StageLook& look);

/// Where a board with margins for I and J stands, and below it room for one line.
struct BoardFrame {
    QRectF board;
    /// Below the board.
    QRectF foot;
};
/// Lines of body text below the board.
enum class FrameFoot : std::uint8_t { none, line, ticks };
BoardFrame boardFrame(const StageArea& area, FrameFoot foot = FrameFoot::none);
/// The board's margins: I = 0.. at the left, J = 0.. above.
void paintMargins(QPainter& painter, const Geometry& geometry, const BoardMetrics& metrics, const StageLook& look);

/// A scene with a board of places and its margins.
class PlaceBoardScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::PlaceBoardScene)

public:
    using ShiftScene::ShiftScene;
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metrics(area); }

protected:
    virtual FrameFoot foot() const { return FrameFoot::none; }
    BoardMetrics metrics(const StageArea& area) const { return {model().geometry, boardFrame(area, foot()).board}; }
    /// Returns where it stands.
    const BoardMetrics& paintBoard(QPainter& painter, const StageArea& area, BoardPicture picture,
                                   const StageLook& look) const;
    /// "r1c2: place b, digit 5" of the cell under the point, or that it is empty.
    QString cellReadout(const StageArea& area, const QPointF& point, const Grid& digits) const;
};

/// A scene that goes on with the rule that was tried on the ring.
class TriedBoardScene : public PlaceBoardScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::TriedBoardScene)

public:
    using PlaceBoardScene::PlaceBoardScene;

protected:
    /// With that rule.
    ShiftModel model() const { return lab().triedModel(); }
    /// For a sheet that needs a Sudoku: with the source's rule where the one tried makes none.
    ShiftModel sheetModel() const { return model().alwaysWorks() ? model() : lab().model(); }
    bool isTried() const { return model().ownRule.has_value(); }
    /// Which rule made the board, and what comes of it.
    QString ruleWords() const;
    /// The way back to the source's rule, where another one was tried.
    void addWayBack(std::vector<LabControl>& controls);
};

/// The square of G in this area: c columns and r rows of tiles.
struct BoxSlots {
    QRectF area;
    Geometry geometry;
    QRectF slot(int cell) const;
    /// In their order.
    std::vector<QRectF> all() const;
};
BoxSlots boxSlots(const Geometry& geometry, const QRectF& area);

/// Cells that are not shown are blank, or as weak as this where it is more than 0.
void hideCells(BoardPicture& picture, const CellSet& shown, double strength);
/// A number with what it counts, one over the other.
void paintCount(QPainter& painter, const QRectF& rect, const QString& count, const QString& what,
                const StageLook& look);
/// What is known of S: a row of tiles at the top of the area, question marks where nothing is known. Returns its
/// lower edge.
double paintKnown(QPainter& painter, const QRectF& area, const ShiftModel& model, const KnownPlaces& known,
                  const StageLook& look);
/// Where a place stands there.
QRectF knownTile(const QRectF& area, int side, int place, double text);

/// "x..x", a sign a cell.
QString signsOf(const CellSet& cells, const Geometry& geometry);
/// Nothing where it is of a board of another size.
std::optional<CellSet> cellsFrom(const QString& signs, const Geometry& geometry);

/// Where a place lies on a ring, the first one above.
double angleOf(double place, int side);
QPointF onCircle(const QPointF& centre, double radius, double angle);
QRectF squareAt(const QPointF& centre, double side);
QPointF between(const QPointF& from, const QPointF& to, double share);
QRectF between(const QRectF& from, const QRectF& to, double share);

}  // namespace nonet
