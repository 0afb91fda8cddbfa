// What the learner builds by hand: the engine's words of it, over random lists, floors and mistakes.
#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/sequence_recovery.h"
#include "core/foundation/random_source.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/text/cell_names.h"

#include <QRegularExpression>

#include <random>

namespace nonet::lookup {
namespace {

class LookupTurns : public LookupLabTest {
protected:
    LabScene& begin(int scene, std::uint64_t seed) {
        LabScene& each = enter(scene);
        session().edits().shuffleInput(seed);
        session().questions().reveal();
        changeState(each, &SceneState::isYourTurn, true);
        each.clearTurn();
        return each;
    }
    static QString words(const LabScene& scene) { return scene.turn()->verdict; }
    /// The sign that a row shift with these turns brings to the cell.
    Digit signAt(const std::array<int, 9>& turns, Cell cell) {
        const int place = (cell.index() % 9 - turns[static_cast<std::size_t>(cell.index() / 9)] + 9) % 9;
        return lab().model().list.digitAt(place);
    }
    /// Turns that make a Sudoku: each band a class modulo 3, bands and rows in any order.
    static std::array<int, 9> goodTurns(RandomSource& random) {
        std::array<int, 3> bands{0, 1, 2};
        std::shuffle(bands.begin() + 1, bands.end(), std::mt19937(static_cast<unsigned>(random.below(1000))));
        std::array<int, 9> turns{};
        for (std::size_t band = 0; band < 3; ++band) {
            std::array<int, 3> rows{0, 3, 6};
            // The list is row 1.
            std::shuffle(rows.begin() + (band == 0 ? 1 : 0), rows.end(),
                         std::mt19937(static_cast<unsigned>(random.below(1000))));
            for (std::size_t row = 0; row < 3; ++row)
                turns[3 * band + row] = rows[row] + bands[band];
        }
        return turns;
    }
};

TEST_F(LookupTurns, RowsThatAreMovedRightlyAreDone) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        LabScene& scene = begin(kRowShift, seed);
        EXPECT_TRUE(words(scene).isEmpty());
        RandomSource random(seed);
        const std::array<int, 9> turns = goodTurns(random);
        Grid board;
        for (int i = 0; i < 81; ++i)
            board.set(Cell(i), signAt(turns, Cell(i)));
        ASSERT_TRUE(board.isSolved(Geometry()));
        for (int row = 1; row < 9; ++row) {
            if (row % 2 == 0) {
                scene.setControl(QStringLiteral("row"), row + 1);
                scene.setControl(QStringLiteral("by"), turns[static_cast<std::size_t>(row)]);
                scene.setControl(QStringLiteral("write"), 1);
            } else {
                for (int column = 0; column < 9; ++column)
                    EXPECT_EQ(typeDigit(scene, Cell(row * 9 + column), board.digit(Cell(row * 9 + column))), QString());
            }
            EXPECT_EQ(scene.turn()->state, row < 8 ? LabTurn::State::open : LabTurn::State::done)
                << words(scene).toStdString();
        }
        QStringList bands;
        for (std::size_t band = 0; band < 9; band += 3)
            bands.append(QStringLiteral("%1 %2 %3").arg(turns[band]).arg(turns[band + 1]).arg(turns[band + 2]));
        EXPECT_TRUE(words(scene).contains(bands.join(QStringLiteral(" | ")))) << words(scene).toStdString();
        const QString drawing = scene.drawing();
        EXPECT_FALSE(drawing.contains(u' '));
        scene.clearTurn();
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
        // However its rows are ordered, it is of the family that Structure names.
        EXPECT_TRUE(isOfShiftFamilyClass(ClassicDigits::from(board)));
        EXPECT_EQ(std::holds_alternative<SequenceRecovery>(recoverSequence(rowShiftMap(), board)), turns == rowTurns());
    }
}

TEST_F(LookupTurns, ARowThatClashesIsNamedWithItsReason) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        LabScene& scene = begin(kRowShift, seed);
        RandomSource random(seed + 7);
        std::array<int, 9> turns{};
        for (int row = 1; row < 9; ++row)
            turns[static_cast<std::size_t>(row)] = static_cast<int>(random.below(9));
        Grid board;
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column)
                board.set(Cell(row * 9 + column), signAt(turns, Cell(row * 9 + column)));
            if (row == 0)
                continue;
            scene.setControl(QStringLiteral("row"), row + 1);
            scene.setControl(QStringLiteral("by"), turns[static_cast<std::size_t>(row)]);
            scene.setControl(QStringLiteral("write"), 1);
        }
        ASSERT_FALSE(board.isSolved(Geometry()));
        EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
        const QRegularExpression equal(QStringLiteral("^Rows (\\d) and (\\d) are both the list moved by (\\d)"));
        const QRegularExpression close(QStringLiteral("^Row (\\d) is moved by (\\d) more than row (\\d)"));
        const QRegularExpressionMatch isEqual = equal.match(words(scene));
        const QRegularExpressionMatch isClose = close.match(words(scene));
        EXPECT_NE(isEqual.hasMatch(), isClose.hasMatch()) << words(scene).toStdString();
        const auto turnOf = [&](const QString& row) { return turns[static_cast<std::size_t>(row.toInt() - 1)]; };
        if (isEqual.hasMatch()) {
            EXPECT_EQ(turnOf(isEqual.captured(1)), isEqual.captured(3).toInt());
            EXPECT_EQ(turnOf(isEqual.captured(2)), isEqual.captured(3).toInt());
        } else {
            const int apart = (turnOf(isClose.captured(1)) - turnOf(isClose.captured(3)) + 9) % 9;
            EXPECT_EQ(apart, isClose.captured(2).toInt());
            EXPECT_NE(apart % 3, 0);
        }
    }
}

TEST_F(LookupTurns, ASignThatDoesNotFollowIsNamedWithTheRightOne) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        LabScene& scene = begin(kRowShift, seed);
        RandomSource random(seed);
        const std::array<int, 9> turns = goodTurns(random);
        const int row = 1 + static_cast<int>(random.below(8));
        const int mistake = 1 + static_cast<int>(random.below(8));
        for (int column = 0; column <= mistake; ++column) {
            const Cell cell(row * 9 + column);
            const Digit right = signAt(turns, cell);
            const Digit typed = column == mistake ? Digit::fromIndex((right.index() + 1) % 9) : right;
            typeDigit(scene, cell, typed);
            if (column < mistake)
                continue;
            EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
            EXPECT_TRUE(words(scene).endsWith(
                QStringLiteral("%1 must hold %2, not %3.").arg(cellName(cell)).arg(right.value()).arg(typed.value())))
                << words(scene).toStdString();
        }
        EXPECT_FALSE(typeDigit(scene, Cell(3), Digit(1))->isEmpty());
    }
}

TEST_F(LookupTurns, ARowIsDraggedAlong) {
    LabScene& scene = begin(kRowShift, 5);
    const StageArea area = view().stage()->area();
    const BoardMetrics board = *scene.clickableBoard(area);
    for (int row = 1; row < 9; ++row)
        for (const int by : {2, -1}) {
            scene.clearTurn();
            const QPointF from(board.board().left() - 8, board.cellRect(Cell(row * 9)).center().y());
            ASSERT_TRUE(dragTo(scene, area, from, from));
            EXPECT_TRUE(dragTo(scene, area, from, from + QPointF(by * board.cellSide(), 3)));
            for (int column = 0; column < 9; ++column) {
                const int place = (column - by + 9) % 9;
                EXPECT_TRUE(scene.readout(area, board.cellRect(Cell(row * 9 + column)).center(), 0)
                                .endsWith(lab().model().sign(lab().model().list.digitAt(place))));
            }
        }
    EXPECT_FALSE(dragTo(scene, area, board.cellRect(Cell(20)).center(), board.cellRect(Cell(20)).center()));
}

TEST_F(LookupTurns, ARowIsTypedAlongItsFreePlaces) {
    LabScene& scene = enter(kRowShift);
    session().yourTurn().set(true);
    auto* stage = view().stage();
    RandomSource random(9);
    for (int row = 1; row < 9; ++row) {
        // Some stand there already, and one begins anywhere.
        Grid expected;
        std::vector<int> free;
        const auto begin = static_cast<int>(random.below(9));
        for (int column = 0; column < 9; ++column)
            if (column == begin || random.below(3) > 0)
                free.push_back(column);
            else
                expected.set(Cell(row * 9 + column), Digit(9));
        scene.setDrawing(expected.filledCount() == 0 ? QString() : digits(expected));
        std::ranges::rotate(free, std::ranges::find(free, begin));
        const QPointF from = scene.clickableBoard(stage->area())->cellRect(Cell(row * 9 + begin)).center();
        QTest::mouseClick(stage, Qt::LeftButton, {}, from.toPoint());
        int digit = 0;
        for (const int column : free) {
            ++digit;
            QTest::keyClick(stage, Qt::Key(Qt::Key_0 + digit));
            expected.set(Cell(row * 9 + column), Digit(digit));
        }
        EXPECT_EQ(scene.drawing(), digits(expected));
        // Full: the next digit goes to the row after it, behind the last row to the first of them.
        QTest::keyClick(stage, Qt::Key_9);
        expected.set(Cell(row % 8 * 9 + 9), Digit(9));
        EXPECT_EQ(scene.drawing(), digits(expected));
        session().edits().clearTurn();
    }
    EXPECT_FALSE(scene.turn()->task.contains(QStringLiteral("arrow keys")));
}

TEST_F(LookupTurns, TypingOnBehindTheLastFreePlaceChangesNothing) {
    RandomSource random(19);
    for (const auto& [number, first, rows] : {std::tuple{kRowShift, 1, 8}, {kLetters, 2, 2}}) {
        LabScene& scene = enter(number);
        session().yourTurn().set(true);
        session().edits().clearTurn();
        auto* stage = view().stage();
        const auto click = [&](Cell cell) {
            QTest::mouseClick(stage, Qt::LeftButton, {},
                              scene.clickableBoard(stage->area())->cellRect(cell).center().toPoint());
        };
        const int begin = static_cast<int>(random.below(static_cast<std::uint32_t>(rows * 9)));
        click(Cell(first * 9 + begin));
        Grid expected;
        std::vector<Cell> order;
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < 9; ++column) {
                const int along = row == 0 ? (begin + column) % 9 : column;
                order.emplace_back((first + (begin / 9 + row) % rows) * 9 + along);
            }
        for (const Cell cell : order) {
            const int digit = 1 + static_cast<int>(random.below(9));
            QTest::keyClick(stage, Qt::Key(Qt::Key_0 + digit));
            expected.set(cell, Digit(digit));
        }
        EXPECT_EQ(scene.drawing(), digits(expected)) << scene.drawing().toStdString();
        const Digit other(expected.digit(order.back())->value() % 9 + 1);
        auto* error = find<QLabel>("labInputError");
        for (int again = 0; again < 3; ++again) {
            QTest::keyClick(stage, Qt::Key(Qt::Key_0 + other.value()));
            EXPECT_EQ(scene.drawing(), digits(expected));
            EXPECT_TRUE(error->text().contains(QStringLiteral("click it first")));
        }
        click(order.back());
        QTest::keyClick(stage, Qt::Key(Qt::Key_0 + other.value()));
        expected.set(order.back(), other);
        EXPECT_EQ(scene.drawing(), digits(expected));
        session().yourTurn().set(false);
    }
}

TEST_F(LookupTurns, ASceneWithoutATurnSaysWhatIsTypedThere) {
    const auto said = [&](int number) {
        enter(number);
        trigger("lab.your_turn");
        EXPECT_FALSE(session().yourTurn().isOn());
        return find<QLabel>("labMoveText")->text();
    };
    EXPECT_TRUE(said(kKey).contains(QStringLiteral("its board can be changed at any time")))
        << said(kKey).toStdString();
    ASSERT_EQ((enter(kSolve), type(QString(81, u'.'))), QString());
    waitForJoin(enter(kSolve));
    EXPECT_TRUE(said(kSolve).contains(QStringLiteral("type clues"))) << said(kSolve).toStdString();
}

TEST_F(LookupTurns, CluesAreTypedOntoThePuzzle) {
    const LabScene& scene = enter(kSolve);
    auto* stage = view().stage();
    const auto* error = find<QLabel>("labInputError");
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        session().edits().shuffleInput(seed);
        RandomSource random(seed);
        const Grid before = lab().model().puzzle;
        const Grid solution = *search(Puzzle(Geometry(), before)).first;
        Cell cell(static_cast<int>(random.below(81)));
        while (!before.isBlank(cell))
            cell = Cell((cell.index() + 1) % 81);
        const QPointF point = scene.shownBoard(stage->area())->cellRect(cell).center();
        QTest::mouseClick(stage, Qt::LeftButton, {}, point.toPoint());
        EXPECT_EQ(scene.readout(stage->area(), point, 0), cellName(cell) + QStringLiteral(": no clue"));
        Grid after = before;
        after.set(cell, *solution.digit(cell));
        QTest::keyClick(stage, Qt::Key(Qt::Key_0 + solution.digit(cell)->value()));
        EXPECT_EQ(lab().model().puzzle, after);
        EXPECT_FALSE(error->isVisible());
        session().edits().undo();
        EXPECT_EQ(lab().model().puzzle, before);
        session().edits().redo();
        EXPECT_EQ(lab().model().puzzle, after);
        // A clue of its row, a second time.
        int other = cell.index() / 9 * 9;
        while (after.isBlank(Cell(other)) || Cell(other) == cell)
            ++other;
        if (other / 9 == cell.index() / 9) {
            QTest::keyClick(stage, Qt::Key(Qt::Key_0 + after.digit(Cell(other))->value()));
            EXPECT_TRUE(error->isVisible());
            EXPECT_EQ(lab().model().puzzle, after);
        }
        QTest::keyClick(stage, Qt::Key_Delete);
        EXPECT_EQ(lab().model().puzzle, before);
        EXPECT_FALSE(error->isVisible());
    }
    // While floors are chosen by hand the clues stay as they are.
    waitForJoin(session().scene());
    session().yourTurn().set(true);
    ASSERT_TRUE(session().yourTurn().isOn());
    EXPECT_FALSE(session().scene().acceptsClues());
}

TEST_F(LookupTurns, LinkedWordsStandInTheSentencesAndLightThePicture) {
    int links = 0;
    for (int i = 0; i < lab().scenes().count(); ++i) {
        LabScene& scene = enter(i);
        for (const LabLink& link : scene.links()) {
            ++links;
            EXPECT_TRUE(scene.sentences().join(u' ').contains(link.words)) << link.words.toStdString();
            BoardPainters painters;
            const StageArea area = view().stage()->area();
            const auto painted = [&](const QString& lit) {
                QImage image(view().stage()->size(), QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::white);
                QPainter painter(&image);
                StageLook look{themeOf(ThemeId::light), painters};
                look.lit = lit;
                scene.paint(painter, area, look, 1);
                painter.end();
                return image;
            };
            EXPECT_NE(painted(link.thing), painted({})) << link.thing.toStdString();
        }
    }
    EXPECT_GT(links, 3);
}

TEST_F(LookupTurns, PresetsAreTakenWhereTheyAreOffered) {
    for (int i = 0; i < lab().scenes().count(); ++i) {
        enter(i);
        ASSERT_FALSE(lab().presets().empty());
        for (const LabPreset& preset : lab().presets()) {
            EXPECT_EQ(lab().setInput(preset.input), QString()) << preset.name.toStdString();
            EXPECT_EQ(lab().inputText(), preset.input);
        }
    }
    // The puzzle with few clues has one solution.
    Puzzle puzzle(Geometry(), *gridFromLine(lab().presets().back().input.toStdString()));
    EXPECT_EQ(puzzle.givens.filledCount(), 17);
    EXPECT_EQ(search(puzzle).count, 1U);
}

TEST_F(LookupTurns, EverySceneHasASheetWhoseKeyHoldsMore) {
    for (int i = 0; i < lab().scenes().count(); ++i) {
        enter(i);
        const auto words = [&](bool hasAnswers) {
            QStringList texts;
            for (const DrawnText& each : drawingOf({595, 842}, [&](QPainter& painter) {
                                             lab().paintWorksheet(painter, QRectF(48, 48, 499, 640), hasAnswers);
                                         }).texts)
                texts.append(each.text);
            return texts;
        };
        EXPECT_NE(words(true), words(false)) << i;
        EXPECT_TRUE(sheetOf(session().scene()).ownWords().startsWith(QStringLiteral("In your own words")));
    }
}

/// The floor's digit that the tower's digit lies on, cell by cell.
Digit keyed(const LookupModel& model, const TowerPattern& pattern, Cell cell) {
    const int stack = cell.index() % 9 / 3;
    const Digit above = *pattern.board().digit(Cell(cell.index() / 9 * 9 + cell.index() % 3));
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column)
            if (pattern.board().digit(Cell(row * 9 + column)) == above)
                return Digit(model.floor.at(row, 3 * stack + column));
    ADD_FAILURE();
    return Digit(1);
}

TEST_F(LookupTurns, StacksThatTheKeysGiveAreDone) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        LabScene& scene = begin(kTower, seed);
        const TowerPattern pattern = towerPattern(lab().model().list, false);
        EXPECT_TRUE(words(scene).isEmpty());
        EXPECT_FALSE(typeDigit(scene, Cell(4), Digit(1))->isEmpty());
        for (int i = 27; i < 81; ++i) {
            EXPECT_NE(scene.turn()->state, LabTurn::State::mistake);
            if (i % 3 == 0) {
                typeDigit(scene, Cell(i), keyed(lab().model(), pattern, Cell(i)));
            } else {
                scene.setControl(QStringLiteral("stack"), i % 9 / 3 + 1);
                scene.setControl(QStringLiteral("from"), pattern.board().valueAt(Cell(i / 9 * 9 + i % 3)));
                scene.setControl(QStringLiteral("to"), keyed(lab().model(), pattern, Cell(i)).value());
                scene.setControl(QStringLiteral("put"), 1);
            }
        }
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done) << words(scene).toStdString();
        EXPECT_TRUE(words(scene).contains(QStringLiteral("it is a Sudoku")));
        const QString drawing = scene.drawing();
        scene.clearTurn();
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(drawing);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
    }
}

TEST_F(LookupTurns, AWrongDigitBelowTheFloorIsExplainedByItsPair) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        LabScene& scene = begin(kTower, seed);
        const TowerPattern pattern = towerPattern(lab().model().list, false);
        RandomSource random(seed);
        const Cell cell(27 + static_cast<int>(random.below(54)));
        const Digit right = keyed(lab().model(), pattern, cell);
        const Digit typed = Digit::fromIndex((right.index() + 1 + static_cast<int>(random.below(8))) % 9);
        typeDigit(scene, cell, typed);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
        EXPECT_TRUE(
            words(scene).startsWith(QStringLiteral("%1: the tower has %2 there")
                                        .arg(cellName(cell))
                                        .arg(pattern.board().valueAt(Cell(cell.index() / 9 * 9 + cell.index() % 3)))))
            << words(scene).toStdString();
        EXPECT_TRUE(words(scene).endsWith(QStringLiteral("into %1, not %2.").arg(right.value()).arg(typed.value())));
        typeDigit(scene, cell, std::nullopt);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
    }
}

TEST_F(LookupTurns, AListTypedAmongFloorsMakesOne) {
    for (const int scene : {kTrios, kAllFloors, kAllGrids, kLetters}) {
        enter(scene);
        EXPECT_EQ(type(QStringLiteral("271845936")), QString());
        EXPECT_EQ(lab().inputText(), QStringLiteral("271845936 936271845 845936271"));
    }
    enter(kTower);
    session().edits().useExample();
    const QString floor = lab().inputText();
    EXPECT_EQ(type(QStringLiteral("123456789")), QString());
    EXPECT_EQ(lab().inputText(), floor);
    EXPECT_EQ(lab().model().list, Sequence());
}

TEST_F(LookupTurns, AClassThatIsClickedShowsAFloorOfIt) {
    LabScene& scene = enter(kAllFloors);
    waitForFacts();
    session().film().seek(scene.moveCount());
    const StageArea area = view().stage()->area();
    std::set<std::size_t> seen;
    for (double y = area.board.top(); y < area.board.bottom(); y += 23)
        for (double x = area.board.left(); x < area.board.right(); x += 23) {
            static const QRegularExpression named(QStringLiteral("^Class (\\d+):"));
            const QRegularExpressionMatch match = named.match(scene.readout(area, {x, y}, scene.moveCount()));
            if (!match.hasMatch())
                continue;
            ASSERT_TRUE(session().edits().dragTo(area, {x, y}, {x, y}));
            session().edits().endDrag();
            const std::size_t index = lab().facts()->classOf(lab().model().floor);
            EXPECT_EQ(index + 1, match.captured(1).toULongLong());
            seen.insert(index);
        }
    EXPECT_GT(seen.size(), 50U);
}

TEST_F(LookupTurns, TheSliderReachesTheFirstAndTheLastFloor) {
    LabScene& scene = enter(kAllFloors);
    const StageArea area = view().stage()->area();
    const auto slidesAt = [&]() -> std::optional<QPointF> {
        for (double y = area.board.top(); y < area.board.center().y(); y += 3) {
            const QPointF point(area.board.left() + 60, y);
            if (dragTo(scene, area, point, point))
                return point;
        }
        return std::nullopt;
    };
    const std::optional<QPointF> grip = slidesAt();
    ASSERT_TRUE(grip);
    dragTo(scene, area, *grip, *grip + QPointF(5000, 0));
    EXPECT_EQ(rankOf(lab().model().floor), kFloors - 1);
    dragTo(scene, area, *grip, *grip - QPointF(5000, 0));
    EXPECT_EQ(rankOf(lab().model().floor), 0U);
}

TEST_F(LookupTurns, ASwapIsShownWithItsDigitsAndThenRenamed) {
    LabScene& scene = enter(kAllFloors);
    const auto shows = [&](const Floor& floor) {
        // Floors are painted row by row.
        QString digits;
        for (const DrawnText& each : texts(scene, session().film().at()))
            if (each.text.size() == 1 && each.text[0].isDigit())
                digits += each.text;
        return digits.contains(QString::fromStdString(toText(floor)));
    };
    for (std::uint64_t seed = 0; seed < 8; ++seed)
        for (const char* swap : {"rows", "columns", "boxes"}) {
            session().edits().shuffleInput(seed);
            const Floor before = renamed(lab().model().floor);
            session().edits().setControl(QLatin1String(swap), 1);
            const Floor after = renamed(lab().model().floor);
            ASSERT_EQ(session().film().at(), 2);
            EXPECT_TRUE(shows(before));
            EXPECT_TRUE(shows(after));
            session().film().seek(1);
            Floor moved = before;
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 9; ++column) {
                    const int from = *swap == 'r' ? (3 - row) % 3 : row;
                    const int at = *swap == 'c' && column < 2   ? 1 - column
                                   : *swap == 'b' && column < 6 ? (column + 3) % 6
                                                                : column;
                    moved.digits[static_cast<std::size_t>(9 * row + column)] =
                        static_cast<std::uint8_t>(before.at(from, at));
                }
            EXPECT_TRUE(shows(moved)) << swap;
            EXPECT_EQ(renamed(moved), after);
            const QString drawing = scene.drawing();
            EXPECT_FALSE(drawing.contains(u' '));
            scene.setDrawing({});
            EXPECT_EQ(scene.moveText(0), QStringLiteral("Nothing was swapped yet."));
            scene.setDrawing(drawing);
            EXPECT_TRUE(scene.moveText(0).endsWith(number(std::uint64_t{rankOf(before)} + 1)));
        }
}

TEST_F(LookupTurns, AStackTurnedOverIsAFloor) {
    enter(kAllFloors);
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        for (int stack = 0; stack < 3; ++stack) {
            session().edits().shuffleInput(seed);
            const Grid board = lab().towerBoard();
            session().edits().setControl(QStringLiteral("stack%1").arg(stack), 1);
            ASSERT_TRUE(isFloor(lab().model().floor));
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 9; ++column)
                    EXPECT_EQ(lab().model().floor.at(row, column), board.valueAt(Cell(column * 9 + 3 * stack + row)));
        }
}

}  // namespace
}  // namespace nonet::lookup
