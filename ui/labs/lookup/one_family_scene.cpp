#include "core/board/classic.h"
#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_recovery.h"
#include "core/constructions/shift_cipher.h"
#include "ui/labs/lookup/lookup_scene.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

/// A board smaller than this tells nothing.
constexpr double kLeastCompared = 120;
/// Band by band, then the stacks.
constexpr int kBandMoves = 3;
constexpr int kStackMove = 4;

bool fits(const PlaceMap& map, const Grid& board) {
    return std::holds_alternative<SequenceRecovery>(recoverSequence(map, board));
}

/// -number, modulo 3.
int negated(int number) { return (kBox - number) % kBox; }

/// Counting backwards inside bands, and the stacks, turns the row shift into the shift cipher.
class OneFamilyScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::OneFamilyScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::list; }
    QString title() const override { return tr("Row shift meets shift cipher"); }
    QStringList sentences() const override {
        return {
            tr("A band is a row of boxes: in each one the rows 0, 1, 2 become 0, 2, 1, so the last two change places. "
               "Then the stacks, the columns of boxes, do the same."),
            tr("It stays a Sudoku: rows move inside their band and stacks move as a whole, so nothing comes twice."),
            tr("At the end you see the shift cipher of the same list: the two ways of building differ only in the "
               "order of rows and stacks.")};
    }

    QString ownWords() const override {
        return tr("In your own words: why is a board still a Sudoku after two rows of a band change places?");
    }
    LabQuestion question() const override {
        return LabQuestion::of(
            tr("Which row of the row shift comes fifth once rows 0, 1, 2 of every band have become 0, 2, 1?"),
            {tr("row 4"), tr("row 5"), tr("row 6")}, 2,
            tr("Row 6: the middle band has the rows 4, 5, 6, and they become 4, 6, 5."));
    }

    int moveCount() const override { return kStackMove; }
    int lastOpenMove() const override { return 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The row shift of your list");
        if (moves <= kBandMoves)
            return tr("In band I = %1 the last two rows have changed places.").arg(moves - 1);
        return tr("The last two stacks have changed places too: this is the shift cipher.");
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const FamilyClass family = shiftFamilyClass();
        return {{tr("Now the board is the shift cipher of the list, cell by cell"),
                 board(kStackMove) == shiftCipher(model().list)},
                {tr("Such swaps, and new names for the digits, lead to %1 boards").arg(number(family.grids)),
                 isOfShiftFamilyClass(ClassicDigits::from(board(0)))}};
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(Geometry(), board(0)); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metricsOf(fieldOf(area)); }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<int> index = fieldOf(area).cellAt(point);
        if (!index)
            return {};
        const int moves = std::min(moveCount(), static_cast<int>(std::floor(at)));
        const int row = *index / kSide;
        const int column = *index % kSide;
        const int a = row / kBox < moves ? negated(row % kBox) : row % kBox;
        const int stack = moves == kStackMove ? negated(column / kBox) : column / kBox;
        const Digit digit = *board(moves).digit(Cell(*index));
        return filled(tr("I = %1, a = %2, J = %3, b = %4: place %5, sign %6"), row / kBox, a, stack, column % kBox,
                      model().list.placeOf(digit), model().sign(digit));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField field = fieldOf(area);
        const int moves = std::min(moveCount(), static_cast<int>(std::floor(at)));
        const double share = at - moves;
        const Grid shown = board(moves);
        const auto faceOf = [&](int row, int column) {
            const Digit digit = *shown.digit(Cell(row * kSide + column));
            return placeFace(look.theme, model().sign(digit), model().list.placeOf(digit));
        };
        paintField(painter, field, look.theme, faceOf, look.leastText);
        for (int row = 0; row < kSide && share > 0; ++row)
            for (int column = 0; column < kSide; ++column) {
                const double y = moves == row / kBox ? row - row % kBox + passing(row % kBox, share) : row;
                const double x = moves == kBandMoves ? passing(column / kBox, share) * kBox + column % kBox : column;
                if (y != row || x != column)
                    paintCell(painter, field.cell(y, x), faceOf(row, column), look.theme);
            }
        paintNumbers(painter, field, look, moves, share);
        paintFigure(painter, area.figure, look, moves);
    }

private:
    static CellField fieldOf(const StageArea& area) { return boardField(area, area.text * 1.7, area.text * 3.6); }

    /// Where number 1 or 2 of three is while the two pass each other.
    static double passing(int number, double share) { return number + (negated(number) - number) * share; }

    /// After so many moves.
    Grid board(int moves) const {
        const Grid start = rowShift(model().list);
        Grid board;
        for (int row = 0; row < kSide; ++row)
            for (int column = 0; column < kSide; ++column) {
                const int fromRow = row / kBox < moves ? row - row % kBox + negated(row % kBox) : row;
                const int fromColumn = moves == kStackMove ? negated(column / kBox) * kBox + column % kBox : column;
                board.set(Cell(row * kSide + column), *start.digit(Cell(fromRow * kSide + fromColumn)));
            }
        return board;
    }

    /// a beside each row and J above each stack, as they were: they move with what they name.
    void paintNumbers(QPainter& painter, const CellField& field, const StageLook& look, int moves, double share) const {
        const auto ink = [&](bool hasMoved) { return hasMoved ? look.theme.accent : look.theme.mutedText; };
        for (int row = 0; row < kSide; ++row) {
            const bool isDone = row / kBox < moves;
            const int a = row % kBox;
            const double y = row - a + (isDone ? negated(a) : moves == row / kBox ? passing(a, share) : a);
            const QRectF cell = field.cell(y, 0);
            say(painter, QRectF(cell.left() - look.text * 3.6, cell.top(), look.text * 3.2, field.side()),
                Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("a = %1").arg(a), look.text,
                ink(isDone && a != negated(a)));
        }
        for (int stack = 0; stack < kBox; ++stack) {
            const bool isDone = moves == kStackMove;
            const double x = (isDone ? negated(stack) : moves == kBandMoves ? passing(stack, share) : stack) * kBox;
            say(painter,
                QRectF(field.area.left() + x * field.side(), field.area.top() - look.text * 1.6, field.side() * kBox,
                       look.text * 1.5),
                Qt::AlignCenter, QStringLiteral("J = %1").arg(stack), look.text,
                ink(isDone && stack != negated(stack)));
        }
    }

    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const double side = std::min(area.height() - look.text * 2, area.width() * 0.42);
        const bool hasOther = side >= std::max(kLeastCompared, look.leastText * 18) && moves > 0;
        QRectF left = area;
        if (hasOther) {
            left.setWidth(area.width() - side - look.text);
            paintBefore(painter, QRectF(area.right() - side, area.top(), side, area.height()), look);
        }
        const auto word = [](bool isThere, const QString& text) { return isThere ? text : QStringLiteral("…"); };
        Stack stack(left);
        if (look.leastText <= 0)
            sayLines(painter, stack,
                     tr("The place in a cell, counted round the ring of nine; I and J are its box, a and b its row and "
                        "column there:"),
                     look.text, look.theme.mutedText);
        const auto line = [&](const QString& name, const QString& formula, bool isThere) {
            const QRectF rect = stack.take(std::min(look.text * 1.9, left.height() / 8));
            say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.36, rect.height()),
                Qt::AlignLeft | Qt::AlignVCenter, name, look.text, look.theme.mutedText);
            say(painter, QRectF(rect.left() + rect.width() * 0.37, rect.top(), rect.width() * 0.63, rect.height()),
                Qt::AlignLeft | Qt::AlignVCenter, word(isThere, formula), look.text * 1.2,
                isThere ? look.theme.text : look.theme.mutedText, QFont::DemiBold);
        };
        line(tr("row shift"), QStringLiteral("3J + b − 3a − I"), true);
        line(tr("rows 0 2 1"), QStringLiteral("3J + b + 3a − I"), moves >= kBandMoves);
        line(tr("stacks"), QStringLiteral("3a + b − I − 3J"), moves >= kStackMove);
        stack.take(look.text * 0.5);
        const Grid shown = board(moves);
        const double height = std::min((stack.rest().height() - look.text) / 3, look.text * 2.6);
        paintLamp(painter, stack.take(height), tr("the row shift of a list"), fits(rowShiftMap(), shown), look);
        paintLamp(painter, stack.take(height), tr("the shift cipher of a list"),
                  fits(shiftCipherMap(Geometry()), shown), look);
        paintLamp(painter, stack.take(height), tr("made from one"), isOfShiftFamilyClass(ClassicDigits::from(shown)),
                  look);
    }

    void paintBefore(QPainter& painter, const QRectF& area, const StageLook& look) const {
        Stack stack(area);
        say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, tr("Before: the row shift"), look.text,
            look.theme.mutedText);
        const Grid before = board(0);
        paintField(painter, cellField(stack.rest(), kSide, kSide, Qt::AlignHCenter | Qt::AlignTop), look.theme,
                   [&](int row, int column) {
                       const Digit digit = *before.digit(Cell(row * kSide + column));
                       return placeFace(look.theme, model().sign(digit), model().list.placeOf(digit));
                   });
    }
};

}  // namespace

std::unique_ptr<LabScene> makeOneFamilyScene(LookupLab& lab) { return std::make_unique<OneFamilyScene>(lab); }

}  // namespace nonet::lookup
