#include "core/board/classic.h"
#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_recovery.h"
#include "core/constructions/shift_cipher.h"
#include "ui/labs/lookup/lookup_scene.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::lookup {

namespace {

/// A board smaller than this tells nothing.
constexpr double kLeastCompared = 120;

QString turnsText(const std::array<int, 9>& turns) {
    QStringList bands;
    for (std::size_t band = 0; band < 3; ++band)
        bands.append(QStringLiteral("%1 %2 %3").arg(turns[3 * band]).arg(turns[3 * band + 1]).arg(turns[3 * band + 2]));
    return bands.join(QStringLiteral(" | "));
}

Grid asGrid(const ClassicTransform& transform, const Grid& board) {
    return apply(transform, ClassicDigits::from(board)).toGrid();
}

bool fits(const PlaceMap& map, const Grid& board) {
    return std::holds_alternative<SequenceRecovery>(recoverSequence(map, board));
}

/// Each row is the list, turned.
class RowShiftScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::RowShiftScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::list; }
    QString title() const override { return tr("Row shift"); }
    QStringList sentences() const override {
        QStringList words{tr("Write nine signs as the first row; every other row is a row above it moved to the right, "
                             "where what leaves comes in again at the left.")};
        words.append(
            m_start == BandStart::fromList
                ? tr("Moved by 3 and by 3 again the three rows of a band are as far apart as boxes are wide; the next "
                     "bands begin with the list moved by 1 and by 2.")
            : hasRowsOfList()
                ? tr("Here a band turns the row above it; the same rows come, in another order inside the bands.")
                : tr("Here a band turns the row above it; with these turns other rows come than from the list."));
        if (!rowShiftMap(turns()).clashes().empty())
            words.append(tr("With these turns the marked cells clash."));
        return words;
    }

    LabQuestion question() const override {
        const int right = turns()[4];
        const int sum = (m_start == BandStart::fromList ? turns()[3] : turns()[2] + m_steps.band) + m_steps.second;
        const QString left = sum < kSide ? QString() : u' ' + tr("Nine is a full turn, so %1 is left.").arg(right);
        const QStringList others =
            textsOf({8, 2, 5}, [&](int offset) { return QString::number((right + offset) % kSide); });
        return LabQuestion::among(
            tr("By how many places is row 5 shifted from the list?"), QString::number(right), others,
            m_start == BandStart::fromList
                ? filled(tr("Row 4 is the list turned by %1, and row 5 is row 4 turned by %2: together %3."),
                         turns()[3], m_steps.second, sum) +
                      left
                : filled(tr("Row 3 is the list turned by %1, row 4 is row 3 turned by %2, and row 5 is row 4 turned by "
                            "%3: together %4."),
                         turns()[2], m_steps.band, m_steps.second, sum) +
                      left);
    }

    int moveCount() const override { return 9; }
    int lastOpenMove() const override { return 4; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The board is empty.");
        const int row = std::min(moves, kSide) - 1;
        if (row == 0)
            return tr("Row 1 is the list.");
        return row % 3 == 0 && m_start == BandStart::fromList
                   ? tr("Row %1 is the list, turned by %2.").arg(row + 1).arg(stepOf(row))
                   : tr("Row %1 is row %2, turned by %3.").arg(row + 1).arg(row).arg(stepOf(row));
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const PlaceMap map = rowShiftMap(turns());
        const int complete = map.completeHouses();
        return {{tr("With all nine rows set, %1 of 27 rows, columns and boxes hold every sign once").arg(complete),
                 complete == 3 * kSide}};
    }

    std::vector<LabControl> controls() override {
        const auto toEnd = [this] { return moveCount(); };
        const auto turns = [&](const char* id, const QString& label, int& steps) {
            return numberControl(id, label, 0, kSide - 1, bound(steps, toEnd));
        };
        return {
            turns("second", tr("Turns in a band:"), m_steps.second), turns("third", tr("and"), m_steps.third).joined(),
            turns("band", tr("Next band by:"), m_steps.band),
            choiceControl("start", tr("A band turns:"), {tr("the list"), tr("the row above")}, bound(m_start, toEnd))};
    }

    std::optional<Puzzle> puzzle() const override {
        const PlaceMap map = rowShiftMap(turns());
        const Grid board = map.apply(model().list);
        Grid givens;
        for (int column = 0; column < kSide; ++column)
            givens.set(Cell(column), *board.digit(Cell(column)));
        return Puzzle(Geometry(), map.clashes().empty() ? board : givens);
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const double margin = look.text * 3;
        const CellField field = boardField(area, look.text * 0.4, margin);
        const PlaceMap map = rowShiftMap(turns());
        const int rows = static_cast<int>(std::floor(at));
        ClassicCellSet clashing;
        for (const PlaceClash& clash : map.clashes())
            if (classic::rowOf(clash.first) < rows && classic::rowOf(clash.second) < rows) {
                clashing.insert(clash.first);
                clashing.insert(clash.second);
            }
        paintField(painter, field, look.theme, [&](int row, int column) {
            if (row >= rows)
                return CellFace{};
            const Cell cell(row * kSide + column);
            const int place = map.placeAt(cell);
            CellFace face = placeFace(look.theme, model().sign(model().list.digitAt(place)), place);
            if (clashing.contains(cell))
                face.ring = look.theme.conflict;
            return face;
        });
        if (at > rows)
            paintSlidingRow(painter, field, look, at);
        for (int row = 1; row < std::min(kSide, static_cast<int>(std::ceil(at))); ++row)
            say(painter,
                QRectF(field.area.left() - margin, field.cell(row, 0).top(), margin - look.text * 0.5, field.side()),
                Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("→ %1").arg(stepOf(row)), look.text,
                look.theme.mutedText);
        paintTurns(painter, area.figure, look, at);
    }

private:
    std::array<int, 9> turns() const { return rowTurns(m_steps, m_start); }
    /// Whether each band has the rows that it has where bands turn the list, in whatever order.
    bool hasRowsOfList() const {
        std::array<int, 9> mine = turns();
        std::array<int, 9> ofList = rowTurns(m_steps, BandStart::fromList);
        for (std::array<int, 9>* each : {&mine, &ofList})
            for (auto band = each->begin(); band != each->end(); band += 3)
                std::sort(band, band + 3);
        return mine == ofList;
    }

    void paintSlidingRow(QPainter& painter, const CellField& field, const StageLook& look, double at) const {
        const int row = static_cast<int>(std::floor(at));
        const double share = at - row;
        const bool isOfList = row % 3 == 0 && m_start == BandStart::fromList;
        const int from = row == 0 || isOfList ? 0 : row - 1;
        const int turn = turns()[static_cast<std::size_t>(row)];
        const double line = row + (from - row) * std::max(0.0, 1 - 2 * share);
        const double back = stepOf(row) * std::min(1.0, 2 - 2 * share);
        painter.save();
        painter.setClipRect(field.area);
        for (int column = 0; column < kSide; ++column) {
            const int place = (column - turn + kSide) % kSide;
            const CellFace face = placeFace(look.theme, model().sign(model().list.digitAt(place)), place);
            double x = column - back;
            if (x < 0)
                x += kSide;
            paintCell(painter, field.cell(line, x), face, look.theme);
            // What leaves at the right comes in at the left.
            if (x > kSide - 1)
                paintCell(painter, field.cell(line, x - kSide), face, look.theme);
        }
        paintOutline(
            painter,
            QRectF(field.cell(line, 0).topLeft(), QSizeF(field.area.width(), field.side())).adjusted(1, 1, -1, -1),
            QPen(look.theme.accent, 3));
        painter.restore();
    }

    void paintTurns(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const auto all = turns();
        Stack stack(area);
        sayCaption(painter, stack, tr("How far each row is shifted from the list"), look);
        const CellField field = cellField(stack.rest().adjusted(0, 0, 0, -look.text * 2.2), 3, 3);
        paintField(
            painter, field, look.theme,
            [&](int row, int column) {
                const int index = row * 3 + column;
                if (index >= at)
                    return CellFace{};
                const int turn = all[static_cast<std::size_t>(index)];
                return placeFace(look.theme, QString::number(turn), turn);
            },
            look.leastText);
        say(painter, QRectF(area.left(), field.area.bottom() + look.text * 0.3, area.width(), look.text * 1.6),
            Qt::AlignCenter, at >= moveCount() ? turnsText(all) : QString(), look.text, look.theme.mutedText);
    }

    /// How far a row is turned against the row or list that it is made from.
    int stepOf(int row) const {
        const auto all = turns();
        if (row == 0)
            return 0;
        const bool isOfList = row % 3 == 0 && m_start == BandStart::fromList;
        return (all[static_cast<std::size_t>(row)] - (isOfList ? 0 : all[static_cast<std::size_t>(row - 1)]) + kSide) %
               kSide;
    }

    RowSteps m_steps;
    BandStart m_start = BandStart::fromList;
};

/// Two exchanges turn the row shift into the shift cipher.
class OneFamilyScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::OneFamilyScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::list; }
    QString title() const override { return tr("Row shift meets shift cipher"); }
    QStringList sentences() const override {
        return {tr("First step: in each band of three rows the second and the third change places."),
                tr("Second step: the stacks do the same, and the row shift has become the board of the other lab, the "
                   "shift cipher of the same list."),
                tr("Such exchanges never break a Sudoku, so both kinds of board are one family.")};
    }

    LabQuestion question() const override {
        return LabQuestion::of(
            tr("Which row of the board comes fifth after the first step?"), {tr("row 4"), tr("row 5"), tr("row 6")}, 2,
            tr("Row 6. In the middle band row 4 is number 0 and stays, rows 5 and 6 are 1 and 2 and change places."));
    }

    int moveCount() const override { return 2; }
    int lastOpenMove() const override { return 0; }
    QString moveText(int moves) const override {
        switch (moves) {
        case 0: return tr("The row shift of your list");
        case 1: return tr("In each band the second and the third row have changed places.");
        default: return tr("The second and the third stack have changed places: this is the shift cipher.");
        }
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const FamilyClass family = shiftFamilyClass();
        return {{tr("After both steps the board is the shift cipher of the list, cell by cell"),
                 board(2) == shiftCipher(model().list)},
                {tr("Exchanges and new digits reach %1 boards of this kind from it").arg(number(family.grids)),
                 isOfShiftFamilyClass(ClassicDigits::from(board(0)))}};
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(Geometry(), board(0)); }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField field = boardField(area, look.text * 0.4);
        const int moves = std::min(moveCount(), static_cast<int>(std::floor(at)));
        const double share = at - moves;
        const Grid shown = board(moves);
        const auto faceOf = [&](int row, int column) {
            const Digit digit = *shown.digit(Cell(row * kSide + column));
            return placeFace(look.theme, model().sign(digit), model().list.placeOf(digit));
        };
        paintField(painter, field, look.theme, faceOf);
        if (share > 0) {
            // The two that change places pass each other.
            const auto swapped = [share](int index, int first, int second) {
                return index == first    ? first + (second - first) * share
                       : index == second ? second + (first - second) * share
                                         : index;
            };
            for (int row = 0; row < kSide; ++row)
                for (int column = 0; column < kSide; ++column) {
                    const int band = row / 3;
                    const int stack = column / 3;
                    const double y = moves == 0 ? band * 3 + swapped(row % 3, 1, 2) : row;
                    const double x = moves == 1 ? swapped(stack, 1, 2) * 3 + column % 3 : column;
                    if (y != row || x != column)
                        paintCell(painter, field.cell(y, x), faceOf(row, column), look.theme);
                }
        }
        paintDetectors(painter, area.figure, look, moves);
    }

private:
    /// After so many exchanges.
    Grid board(int moves) const {
        Grid board = rowShift(model().list);
        if (moves >= 1)
            board = asGrid(negateRowsInBands(), board);
        if (moves >= 2)
            board = asGrid(negateStacks(), board);
        return board;
    }

    void paintDetectors(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const Grid shown = board(moves);
        const double height = std::min(area.height() / 4.4, look.text * 2.8);
        Stack stack(area.adjusted(0, look.text * 0.5, 0, 0));
        say(painter, stack.take(look.text * 1.9), Qt::AlignCenter, tr("This board is"), look.text,
            look.theme.mutedText);
        paintLamp(painter, stack.take(height), tr("the row shift of a list"), fits(rowShiftMap(), shown), look);
        paintLamp(painter, stack.take(height), tr("the shift cipher of a list"),
                  fits(shiftCipherMap(Geometry()), shown), look);
        paintLamp(painter, stack.take(height), tr("one of their family"),
                  isOfShiftFamilyClass(ClassicDigits::from(shown)), look);
        if (moves == 0)
            return;
        stack.take(look.text * 0.6);
        say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, tr("The row shift, to compare"), look.text,
            look.theme.mutedText);
        const QRectF rest = stack.rest();
        if (rest.height() < kLeastCompared)
            return;
        const Grid before = board(0);
        paintField(painter, cellField(rest, kSide, kSide), look.theme, [&](int row, int column) {
            const Digit digit = *before.digit(Cell(row * kSide + column));
            return placeFace(look.theme, model().sign(digit), model().list.placeOf(digit));
        });
    }
};

}  // namespace

std::unique_ptr<LabScene> makeRowShiftScene(LookupLab& lab) { return std::make_unique<RowShiftScene>(lab); }

std::unique_ptr<LabScene> makeOneFamilyScene(LookupLab& lab) { return std::make_unique<OneFamilyScene>(lab); }

}  // namespace nonet::lookup
