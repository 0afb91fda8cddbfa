// What the learner builds by hand: the engine's words of it, over random lists, boards and mistakes.
#include "core/constructions/shift_cipher.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/shift_cipher/board_turn.h"
#include "ui/labs/shift_cipher/ring_figure.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/text/cell_names.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class ShiftTurns : public ::testing::TestWithParam<int> {
protected:
    static constexpr int kFold = 1;
    static constexpr int kBoxes = 3;
    static constexpr int kRing = 4;
    static constexpr int kSemiSolver = 6;
    static constexpr int kFewCells = 7;
    static constexpr int kRounds = 12;
    static inline const StageArea kArea{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, 260)};

    void SetUp() override { m_lab.scene(0).setControl(QStringLiteral("size"), GetParam()); }
    LabScene& begin(int scene) {
        changeState(m_lab.scene(scene), &SceneState::isYourTurn, true);
        m_lab.scene(scene).clearTurn();
        return m_lab.scene(scene);
    }
    const Geometry& geometry() const { return m_lab.model().geometry; }
    int side() const { return geometry().side(); }
    /// By the closed form.
    int placeAt(Cell cell) const {
        const int r = geometry().boxRows();
        const int c = geometry().boxColumns();
        const int row = geometry().row(cell);
        const int column = geometry().column(cell);
        const int place = row % r * c + column % c - row / r - c * (column / c);
        return (place % side() + side()) % side();
    }
    Digit rightAt(Cell cell) const { return m_lab.model().sequence.digitAt(placeAt(cell)); }
    std::vector<Cell> cellsInRandomOrder(RandomSource& random) const {
        std::vector<Cell> cells;
        for (int i = 0; i < geometry().cellCount(); ++i)
            cells.insert(cells.begin() + random.below(static_cast<std::uint32_t>(i) + 1), Cell(i));
        return cells;
    }
    static QString words(const LabScene& scene) { return scene.turn()->verdict; }
    std::vector<DrawnText> texts(const LabScene& scene) {
        BoardPainters painters;
        return drawingOf({1100, 600},
                         [&](QPainter& painter) {
                             scene.paint(painter, kArea, {themeOf(ThemeId::light), painters}, 0);
                         })
            .texts;
    }

    ShiftLab m_lab;
};

TEST_P(ShiftTurns, AListIsFoldedTileByTileAndTheFirstMistakeIsNamed) {
    for (int round = 0; round < kRounds; ++round) {
        m_lab.shuffleInput(static_cast<std::uint64_t>(round));
        LabScene& fold = begin(kFold);
        RandomSource random(static_cast<std::uint64_t>(round));
        EXPECT_TRUE(words(fold).isEmpty());
        const auto lay = [&](int place, int cell) {
            fold.setControl(QStringLiteral("turn_tile"), place);
            fold.setControl(QStringLiteral("turn_row"), cell / geometry().boxColumns());
            fold.setControl(QStringLiteral("turn_column"), cell % geometry().boxColumns());
            fold.setControl(QStringLiteral("turn_put"), 1);
        };
        const auto wrong = static_cast<int>(random.below(static_cast<std::uint32_t>(side())));
        lay(wrong, (wrong + 1) % side());
        EXPECT_EQ(fold.turn()->state, LabTurn::State::mistake);
        EXPECT_TRUE(words(fold).contains(QStringLiteral("S[%1]").arg(wrong)));
        EXPECT_TRUE(words(fold).contains(QStringLiteral("i = %1, j = %2")
                                             .arg(wrong / geometry().boxColumns())
                                             .arg(wrong % geometry().boxColumns())));
        for (int place = 0; place < side(); ++place)
            lay(place, place);
        EXPECT_EQ(fold.turn()->state, LabTurn::State::done);
        const QString drawing = fold.drawing();
        fold.clearTurn();
        EXPECT_TRUE(fold.drawing().isEmpty());
        fold.setDrawing(drawing);
        EXPECT_EQ(fold.turn()->state, LabTurn::State::done);
    }
}

TEST_P(ShiftTurns, ABoardFilledRightlyIsDone) {
    for (int round = 0; round < kRounds; ++round) {
        m_lab.shuffleInput(static_cast<std::uint64_t>(round));
        LabScene& boxes = begin(kBoxes);
        EXPECT_TRUE(words(boxes).isEmpty());
        RandomSource random(static_cast<std::uint64_t>(round));
        int filled = 0;
        for (const Cell cell : cellsInRandomOrder(random)) {
            EXPECT_EQ(boxes.turn()->state, LabTurn::State::open);
            EXPECT_EQ(typeDigit(boxes, cell, rightAt(cell)), QString());
            ++filled;
            if (filled < geometry().cellCount()) {
                EXPECT_EQ(words(boxes),
                          QStringLiteral("Right so far: %1 of %2 cells.").arg(filled).arg(geometry().cellCount()));
            }
        }
        EXPECT_EQ(boxes.turn()->state, LabTurn::State::done);
        EXPECT_TRUE(words(boxes).contains(QStringLiteral("shifted by %1 more").arg(geometry().boxColumns())));
        const QString drawing = boxes.drawing();
        EXPECT_FALSE(drawing.contains(u' '));
        boxes.clearTurn();
        EXPECT_TRUE(boxes.drawing().isEmpty());
        boxes.setDrawing(drawing);
        EXPECT_EQ(boxes.turn()->state, LabTurn::State::done);
    }
}

TEST_P(ShiftTurns, TheFirstMistakeIsNamedWithThePlaceThatBelongsThere) {
    for (int round = 0; round < kRounds; ++round) {
        m_lab.shuffleInput(static_cast<std::uint64_t>(round));
        LabScene& boxes = begin(kBoxes);
        RandomSource random(static_cast<std::uint64_t>(round));
        const std::vector<Cell> cells = cellsInRandomOrder(random);
        const Cell mistake = cells.front();
        // One digit alone in its box says nothing of a whole shift.
        Grid work(side());
        for (std::size_t i = 1; i < cells.size() / 2; ++i)
            if (geometry().box(cells[i]) != geometry().box(mistake))
                work.set(cells[i], rightAt(cells[i]));
        const Digit wrong = Digit::fromIndex(
            (rightAt(mistake).index() + 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(side()) - 1))) %
            side());
        ASSERT_NE(wrong, rightAt(mistake));
        for (const Cell cell : cells)
            if (const auto digit = work.digit(cell))
                typeDigit(boxes, cell, digit);
        typeDigit(boxes, mistake, wrong);
        work.set(mistake, wrong);
        EXPECT_EQ(boxes.turn()->state, LabTurn::State::mistake);
        const QString name = cellName(mistake, side());
        EXPECT_TRUE(words(boxes).endsWith(
            QStringLiteral("that brings place %1 to %2, not place %3.")
                .arg(placeLetter(placeAt(mistake)), name, placeLetter(m_lab.model().sequence.placeOf(wrong)))))
            << words(boxes).toStdString();
        bool isTwice = false;
        for (const Cell other : cells)
            isTwice = isTwice || (other != mistake && work.digit(other) == wrong &&
                                  (geometry().row(other) == geometry().row(mistake) ||
                                   geometry().column(other) == geometry().column(mistake)));
        EXPECT_EQ(words(boxes).contains(QStringLiteral("twice")), isTwice) << words(boxes).toStdString();
        typeDigit(boxes, mistake, std::nullopt);
        EXPECT_EQ(boxes.turn()->state, LabTurn::State::open);
    }
}

TEST_P(ShiftTurns, ABoxShiftedByAnotherNumberIsToldByHowMuch) {
    LabScene& boxes = begin(kBoxes);
    const Geometry shape = geometry();
    for (int box = 0; box < side(); ++box)
        for (int shift = 0; shift < side(); ++shift) {
            boxes.clearTurn();
            boxes.clickCell(shape.cells(House{HouseKind::box, static_cast<std::uint8_t>(box)}).front());
            boxes.setControl(QStringLiteral("turn_shift"), shift);
            boxes.setControl(QStringLiteral("turn_fill"), 1);
            const int boxRow = box / shape.boxRows();
            const int boxColumn = box % shape.boxRows();
            const int right = (boxRow + shape.boxColumns() * boxColumn) % side();
            if (shift == right) {
                EXPECT_EQ(words(boxes),
                          QStringLiteral("Right so far: %1 of %2 cells.").arg(side()).arg(side() * side()));
                continue;
            }
            EXPECT_TRUE(
                words(boxes).contains(QStringLiteral("The box with I = %1 and J = %2 holds G shifted by %3, but")
                                          .arg(boxRow)
                                          .arg(boxColumn)
                                          .arg(shift)))
                << words(boxes).toStdString();
            EXPECT_TRUE(words(boxes).endsWith(QStringLiteral(" = %1.").arg(right))) << words(boxes).toStdString();
        }
}

TEST_P(ShiftTurns, EveryMistakeIsMarkedAndSaid) {
    for (int round = 0; round < kRounds; ++round) {
        LabScene& boxes = begin(kBoxes);
        RandomSource random(static_cast<std::uint64_t>(round) + 40);
        std::set<int> mistakes;
        std::set<int> inBoxes;
        for (const Cell cell : cellsInRandomOrder(random)) {
            if (mistakes.size() == 3)
                break;
            typeDigit(boxes, cell, Digit::fromIndex((rightAt(cell).index() + 1) % side()));
            mistakes.insert(cell.index());
            inBoxes.insert(geometry().box(cell));
        }
        EXPECT_EQ(words(boxes).contains(QStringLiteral("Other boxes have slips too")), inBoxes.size() > 1);
        const BoardVerdict verdict = judgeBoard(m_lab.model(), *gridFromSigns(boxes.drawing(), geometry()), {});
        for (const int mistake : mistakes)
            EXPECT_EQ(std::ranges::count(verdict.marked, Cell(mistake)) > 0, true) << mistake;
    }
}

TEST_P(ShiftTurns, TheAskedBoxIsNotTold) {
    LabScene& boxes = begin(kBoxes);
    changeState(boxes, &SceneState::isQuestionOpen, true);
    const int box = 2 * geometry().boxRows() - 1;
    const int right = (1 + geometry().boxColumns() * (geometry().boxRows() - 1)) % side();
    const QRegularExpression sum(QStringLiteral("= %1\\b").arg(right));
    for (int shift = 0; shift < side(); ++shift) {
        boxes.clickCell(geometry().cells(House{HouseKind::box, static_cast<std::uint8_t>(box)}).front());
        boxes.setControl(QStringLiteral("turn_shift"), shift);
        boxes.setControl(QStringLiteral("turn_fill"), 1);
        EXPECT_EQ(boxes.turn()->state == LabTurn::State::mistake, shift != right);
        EXPECT_FALSE(words(boxes).contains(sum)) << words(boxes).toStdString();
        for (const DrawnText& each : texts(boxes))
            EXPECT_FALSE(each.text.contains(sum)) << each.text.toStdString();
    }
    changeState(boxes, &SceneState::isQuestionOpen, false);
}

TEST_P(ShiftTurns, ArcsAndFiguresAreDoneWhereNoPlaceComesTwice) {
    LabScene& ring = begin(kRing);
    RandomSource random(3);
    for (const int kind : {0, 1}) {
        ring.setControl(QStringLiteral("build"), kind);
        const int pieces = kind == 0 ? geometry().boxRows() : geometry().boxColumns();
        const int length = side() / pieces;
        const int apart = kind == 0 ? 1 : geometry().boxColumns();
        int done = 0;
        for (int round = 0; round < 300; ++round) {
            std::vector<int> counts(static_cast<std::size_t>(side()), 0);
            bool isMoved = false;
            for (int piece = 0; piece < pieces; ++piece) {
                const auto start = static_cast<int>(random.below(static_cast<std::uint32_t>(side())));
                isMoved = isMoved || start != 0;
                ring.setControl(QStringLiteral("piece%1").arg(piece), start);
                for (int i = 0; i < length; ++i)
                    ++counts[static_cast<std::size_t>((start + i * apart) % side())];
            }
            if (!isMoved)
                continue;
            const bool isComplete = std::ranges::all_of(counts, [](int count) { return count == 1; });
            done += isComplete ? 1 : 0;
            EXPECT_EQ(ring.turn()->state, isComplete ? LabTurn::State::done : LabTurn::State::mistake);
            EXPECT_EQ(words(ring).contains(QStringLiteral("No place comes twice")), isComplete);
            const QRegularExpressionMatch took =
                QRegularExpression(QStringLiteral("both take ([a-z, ]+):")).match(words(ring));
            EXPECT_EQ(took.hasMatch(), !isComplete);
            for (const QString& letter : took.captured(1).split(QStringLiteral(", "), Qt::SkipEmptyParts))
                EXPECT_GT(counts[static_cast<std::size_t>(letter[0].unicode() - u'a')], 1);
        }
        EXPECT_GT(done, 0);
    }
}

TEST_P(ShiftTurns, TheRulesOwnPiecesTellItsNumbers) {
    LabScene& ring = begin(kRing);
    for (const ShiftRule rule : validShiftRules(geometry())) {
        for (const int kind : {0, 1}) {
            ring.setControl(QStringLiteral("build"), kind);
            const int per = kind == 0 ? rule.perBoxColumn : rule.perBoxRow;
            const int pieces = kind == 0 ? geometry().boxRows() : geometry().boxColumns();
            for (int piece = 0; piece < pieces; ++piece)
                ring.setControl(QStringLiteral("piece%1").arg(piece), (side() - per * piece % side()) % side());
            EXPECT_TRUE(
                words(ring).contains((kind == 0 ? QStringLiteral("b = %1.") : QStringLiteral("a = %1.")).arg(per)))
                << words(ring).toStdString();
        }
    }
}

TEST_P(ShiftTurns, TheRestIsTakenBackFromTheDrawing) {
    LabScene& ring = begin(kRing);
    ring.setControl(QStringLiteral("piece1"), 2);
    changeState(ring, &SceneState::isYourTurn, false);
    ring.setControl(QStringLiteral("a"), 2);
    const QString drawing = ring.drawing();
    EXPECT_FALSE(drawing.contains(u' '));
    ring.setDrawing({});
    EXPECT_TRUE(ring.drawing().isEmpty());
    ring.setDrawing(drawing);
    EXPECT_EQ(ring.drawing(), drawing);
}

TEST_P(ShiftTurns, EveryPairTriedIsOnTheMapAndNoOther) {
    LabScene& ring = m_lab.scene(kRing);
    changeState(ring, &SceneState::isYourTurn, false);
    ring.setControl(QStringLiteral("map"), 1);
    RandomSource random(9);
    const int houses = 3 * side();
    // The scene begins with the pair that works.
    const ShiftRule begun = shiftRule(geometry());
    std::map<int, int> complete{{begun.perBoxRow * side() + begun.perBoxColumn, houses}};
    for (int round = 0; round < 6; ++round) {
        const Cell cell(static_cast<int>(random.below(static_cast<std::uint32_t>(geometry().cellCount()))));
        ring.clickCell(cell);
        complete[cell.index()] =
            shiftCipherMap(geometry(), {geometry().row(cell), geometry().column(cell)}).completeHouses();
        const BoardMetrics map = *ring.shownBoard(kArea);
        for (int i = 0; i < geometry().cellCount(); ++i) {
            const QString said = ring.readout(kArea, map.cellRect(Cell(i)).center(), 0);
            EXPECT_EQ(said.contains(QStringLiteral("not tried")), !complete.contains(i)) << said.toStdString();
            if (complete.contains(i)) {
                EXPECT_TRUE(said.contains(QStringLiteral("%1 of %2").arg(complete[i]).arg(houses)));
            }
            int drawn = 0;
            for (const DrawnText& each : texts(ring))
                drawn += map.cellRect(Cell(i)).contains(each.ink.center()) ? 1 : 0;
            EXPECT_EQ(drawn > 0, complete.contains(i));
        }
    }
}

TEST_P(ShiftTurns, AConjectureIsTestedOnThePairsTriedAndOnAllOnlyWhenAsked) {
    LabScene& ring = m_lab.scene(kRing);
    ring.setControl(QStringLiteral("map"), 1);
    const int step = geometry().boxColumns();
    std::vector<ShiftRule> tried{shiftRule(geometry())};
    for (int i = 0; i < geometry().cellCount(); i += 5) {
        ring.clickCell(Cell(i));
        const ShiftRule pair{geometry().row(Cell(i)), geometry().column(Cell(i))};
        if (std::ranges::count(tried, pair) == 0)
            tried.push_back(pair);
    }
    const auto holds = [&](int condition, int number) {
        return condition == 0 || (condition == 1 && number % step == 0) || (condition == 2 && number % step != 0) ||
               (condition == 3 && number != 0 && number % step == 0);
    };
    const auto rightOf = [&](const std::vector<ShiftRule>& pairs, int ofA, int ofB) {
        return std::ranges::count_if(pairs, [&](ShiftRule pair) {
            const bool works = shiftCipherMap(geometry(), pair).completeHouses() == 3 * side();
            return works == (holds(ofA, pair.perBoxRow) && holds(ofB, pair.perBoxColumn));
        });
    };
    std::vector<ShiftRule> all;
    for (int i = 0; i < geometry().cellCount(); ++i)
        all.push_back({geometry().row(Cell(i)), geometry().column(Cell(i))});
    for (int ofA = 0; ofA < 3; ++ofA)
        for (int ofB = 0; ofB < 4; ++ofB) {
            ring.setControl(QStringLiteral("if_a"), ofA);
            ring.setControl(QStringLiteral("if_b"), ofB);
            const auto said = [&] {
                QString claims;
                for (const LabClaim& claim : ring.claims())
                    claims += claim.text + u'\n';
                return claims;
            };
            EXPECT_TRUE(said().contains(
                QStringLiteral("right for %1 of the %2 pairs").arg(rightOf(tried, ofA, ofB)).arg(tried.size())))
                << said().toStdString();
            EXPECT_FALSE(said().contains(QStringLiteral("of all")));
            ring.setControl(QStringLiteral("test"), 1);
            EXPECT_TRUE(said().contains(
                QStringLiteral("right for %1 of all %2 pairs").arg(rightOf(all, ofA, ofB)).arg(all.size())))
                << said().toStdString();
        }
}

TEST_P(ShiftTurns, AnyCluesBringTheListBackAsSoonAsItFollows) {
    for (int round = 0; round < kRounds; ++round) {
        RandomSource random(static_cast<std::uint64_t>(round) + 50);
        // Not the lab's own list.
        m_lab.shuffleInput(static_cast<std::uint64_t>(round) + 100);
        const Sequence list = m_lab.model().sequence;
        m_lab.shuffleInput(static_cast<std::uint64_t>(round));
        LabScene& semi = begin(kSemiSolver);
        std::set<int> seen;
        for (const Cell cell : cellsInRandomOrder(random)) {
            const Digit digit = list.digitAt(placeAt(cell));
            typeDigit(semi, cell, digit);
            seen.insert(digit.value());
            if (std::ssize(seen) >= side() - 1)
                break;
            EXPECT_EQ(semi.turn()->state, LabTurn::State::open);
            std::uint64_t lists = 1;
            for (int i = 2; i <= side() - std::ssize(seen); ++i)
                lists *= static_cast<std::uint64_t>(i);
            EXPECT_EQ(words(semi), QStringLiteral("Different digits seen: %1 of %2; lists that fit: %3")
                                       .arg(seen.size())
                                       .arg(side())
                                       .arg(QLocale().toString(static_cast<qulonglong>(lists))));
        }
        EXPECT_EQ(semi.turn()->state, LabTurn::State::done);
        EXPECT_TRUE(words(semi).contains(QStringLiteral("S = %1,").arg(listText(list)))) << words(semi).toStdString();
        changeState(semi, &SceneState::isYourTurn, false);
        // The film goes from these clues: every cell reads itself out as the other list's board.
        const BoardMetrics metrics = *semi.shownBoard(kArea);
        for (int i = 0; i < geometry().cellCount(); ++i)
            EXPECT_EQ(semi.readout(kArea, metrics.cellRect(Cell(i)).center(), semi.moveCount()),
                      QStringLiteral("%1: place %2, digit %3")
                          .arg(cellName(Cell(i), side()), placeLetter(placeAt(Cell(i))))
                          .arg(list.digitAt(placeAt(Cell(i))).value()));
        changeState(semi, &SceneState::moment, semi.moveCount());
        EXPECT_EQ(semi.claims().size(), 2U);
        for (const LabClaim& claim : semi.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        for (int move = 0; move <= semi.moveCount(); ++move)
            EXPECT_FALSE(semi.moveText(move).isEmpty());
    }
}

TEST_P(ShiftTurns, CluesThatNoListGivesAreNamedBoth) {
    for (int first = 0; first < geometry().cellCount(); ++first)
        for (int second = first + 1; second < geometry().cellCount(); second += 3) {
            LabScene& semi = begin(kSemiSolver);
            const bool isOnePlace = placeAt(Cell(first)) == placeAt(Cell(second));
            typeDigit(semi, Cell(first), Digit(1));
            typeDigit(semi, Cell(second), isOnePlace ? Digit(2) : Digit(1));
            EXPECT_EQ(semi.turn()->state, LabTurn::State::mistake);
            EXPECT_TRUE(words(semi).startsWith(
                QStringLiteral("%1 and %2 both %3")
                    .arg(cellName(Cell(first), side()), cellName(Cell(second), side()),
                         isOnePlace ? QStringLiteral("name place ") + placeLetter(placeAt(Cell(first)))
                                    : QStringLiteral("hold 1"))))
                << words(semi).toStdString();
        }
}

TEST_P(ShiftTurns, AClickShowsEveryCellOfItsLetter) {
    LabScene& few = m_lab.scene(kFewCells);
    changeState(few, &SceneState::isYourTurn, false);
    changeState(few, &SceneState::moment, 0);
    RandomSource random(4);
    const std::vector<Cell> cells = cellsInRandomOrder(random);
    std::set<int> places;
    for (int click = 0; click < 2; ++click) {
        few.clickCell(cells[static_cast<std::size_t>(click)]);
        places.insert(placeAt(cells[static_cast<std::size_t>(click)]));
        const bool isSettled = std::ssize(places) >= side() - 1;
        const BoardMetrics metrics = *few.shownBoard(kArea);
        for (int i = 0; i < geometry().cellCount(); ++i)
            EXPECT_EQ(!few.readout(kArea, metrics.cellRect(Cell(i)).center(), 0).contains(QStringLiteral("hidden")),
                      isSettled || places.contains(placeAt(Cell(i))));
    }
    few.setControl(QStringLiteral("clear"), 1);
}

TEST_P(ShiftTurns, APieceIsDraggedRoundTheRing) {
    LabScene& ring = begin(kRing);
    const RingRoom room(kArea.figure, kArea.text);
    const auto at = [&](int place) { return onCircle(room.centre, room.radius, angleOf(place, side())); };
    ring.setControl(QStringLiteral("piece0"), 0);
    const int last = geometry().boxRows() - 1;
    ASSERT_TRUE(dragTo(ring, kArea, at(0), at(0)));
    for (int place = 1; place <= 2; ++place)
        EXPECT_TRUE(dragTo(ring, kArea, at(0), at(place)));
    const auto value = [&](int piece) {
        for (const LabControl& each : ring.controls())
            if (each.id == QStringLiteral("piece%1").arg(piece))
                return each.value;
        return -1;
    };
    EXPECT_EQ(value(last), 2);
    EXPECT_EQ(value(0), 0);
    EXPECT_FALSE(dragTo(ring, kArea, room.centre, room.centre));
}

INSTANTIATE_TEST_SUITE_P(Sizes, ShiftTurns, ::testing::Values(0, 1, 2));

}  // namespace
}  // namespace nonet
