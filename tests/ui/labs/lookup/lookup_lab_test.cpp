// Each scene entered with input of its own: what is shown is what core says.
#include "core/constructions/digit_key.h"
#include "core/constructions/family_class.h"
#include "core/constructions/row_compression.h"
#include "core/constructions/row_shift.h"
#include "core/constructions/shift_cipher.h"
#include "core/generators/shift_puzzle.h"
#include "core/rules/conflicts.h"
#include "core/solvers/band_lookup/filter_rounds.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/lookup/floor_join.h"
#include "ui/tasks/task.h"
#include "ui/text/cell_names.h"

#include <QLabel>
#include <QRegularExpression>
#include <QSpinBox>

#include <map>
#include <set>

namespace nonet::lookup {
namespace {

TEST_F(LookupLabTest, IsWalkedToItsEndWithTwoKeys) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        ASSERT_EQ(session().sceneIndex(), scene);
        lab().shuffleInput(static_cast<std::uint64_t>(scene));
        session().questions().reveal();
        for (int move = 1; move <= session().scene().moveCount(); ++move) {
            QTest::keyClick(view().stage(), Qt::Key_Right);
            EXPECT_EQ(session().film().movesDone(), move);
            EXPECT_EQ(find<QLabel>("labMoveText")->text(), session().scene().moveText(move));
            view().stage()->grab();
        }
        QTest::keyClick(view().stage(), Qt::Key_PageDown);
    }
    EXPECT_EQ(session().sceneIndex(), lab().scenes().count() - 1);
}

TEST_F(LookupLabTest, RowsTurnAsCoreTurnsThem) {
    withInputs(kRowShift, [&](LabScene& scene) {
        EXPECT_EQ(scene.puzzle()->givens, rowShift(lab().model().list));
        EXPECT_EQ(scene.question().choices[scene.question().right], QString::number(rowTurns()[4]));
    });
    auto& scene = enter(kRowShift);
    session().edits().setControl(QStringLiteral("second"), 1);
    int complete = 0;
    const PlaceMap map = rowShiftMap(rowTurns({.second = 1}));
    for (const House house : Geometry().houses())
        complete += map.coverOf(house).isComplete() ? 1 : 0;
    session().film().seek(scene.moveCount());
    EXPECT_FALSE(scene.claims()[0].holds);
    EXPECT_TRUE(says(scene, QString::number(complete) + QStringLiteral(" of 27")));
    session().edits().setControl(QStringLiteral("second"), 3);
    session().edits().setControl(QStringLiteral("start"), 1);
    // Row 5, which is asked for anew, is still to come.
    EXPECT_EQ(session().film().movesDone(), 4);
    session().film().seek(scene.moveCount());
    EXPECT_TRUE(scene.claims()[0].holds);
    EXPECT_EQ(scene.puzzle()->givens, rowShiftMap({0, 3, 6, 7, 1, 4, 5, 8, 2}).apply(lab().model().list));
}

TEST_F(LookupLabTest, TheTurnOfRowFiveIsAddedUpFromTheList) {
    const LabScene& scene = enter(kRowShift);
    EXPECT_EQ(scene.question().answer,
              QStringLiteral("Row 4 is the list turned by 1, and row 5 is row 4 turned by 3: together 4."));
    session().edits().setControl(QStringLiteral("start"), 1);
    EXPECT_EQ(scene.question().answer,
              QStringLiteral("Row 3 is the list turned by 6, row 4 is row 3 turned by 1, and row 5 is row 4 turned by "
                             "3: together 10. Nine is a full turn, so 1 is left."));
    session().edits().setControl(QStringLiteral("second"), 0);
    EXPECT_EQ(scene.question().answer, QStringLiteral("Row 3 is the list turned by 3, row 4 is row 3 turned by 1, and "
                                                      "row 5 is row 4 turned by 0: together 4."));
}

TEST_F(LookupLabTest, TheRowsAreCalledThoseOfTheListOnlyWhereTheyAre) {
    const LabScene& scene = enter(kRowShift);
    session().edits().setControl(QStringLiteral("start"), 1);
    RandomSource random(5);
    int same = 0;
    for (int n = 0; n < 200; ++n) {
        // Every second time turns by which bands keep together.
        const int wide = n % 2 == 0 ? 3 : 1;
        RowSteps steps;
        steps.second = wide * static_cast<int>(random.below(9 / static_cast<std::uint32_t>(wide)));
        steps.third = wide * static_cast<int>(random.below(9 / static_cast<std::uint32_t>(wide)));
        steps.band = static_cast<int>(random.below(9));
        session().edits().setControl(QStringLiteral("second"), steps.second);
        session().edits().setControl(QStringLiteral("third"), steps.third);
        session().edits().setControl(QStringLiteral("band"), steps.band);
        const auto mine = rowTurns(steps, BandStart::fromRowAbove);
        const auto ofList = rowTurns(steps, BandStart::fromList);
        bool isSame = true;
        for (std::size_t band = 0; band < 9; band += 3)
            isSame = isSame && std::multiset(mine.begin() + band, mine.begin() + band + 3) ==
                                   std::multiset(ofList.begin() + band, ofList.begin() + band + 3);
        same += isSame ? 1 : 0;
        EXPECT_EQ(scene.sentences().join(u' ').contains(QStringLiteral("the same rows come")), isSame)
            << steps.second << ' ' << steps.third << ' ' << steps.band;
    }
    EXPECT_GT(same, 10);
    EXPECT_LT(same, 190);
}

TEST_F(LookupLabTest, AnyNineSignsMakeAList) {
    enter(kRowShift);
    EXPECT_EQ(type(QStringLiteral("KATZENHUD")), QString());
    EXPECT_EQ(lab().inputText(), QStringLiteral("KATZENHUD"));
    EXPECT_EQ(type(QStringLiteral("48937152")), QString());
    EXPECT_EQ(lab().inputText(), QStringLiteral("489371526"));
}

TEST_F(LookupLabTest, BothClothesAreOneFamily) {
    withInputs(kOneFamily, [&](LabScene& scene) {
        EXPECT_EQ(scene.puzzle()->givens, rowShift(lab().model().list));
        EXPECT_EQ(paintedBoard(scene, 0), rowShift(lab().model().list));
        EXPECT_EQ(paintedBoard(scene, 4), shiftCipher(lab().model().list));
        for (int move = 1; move < 4; ++move)
            EXPECT_TRUE(paintedBoard(scene, move).isSolved(Geometry()));
        EXPECT_EQ(paintedBoard(scene, 3),
                  apply(negateRowsInBands(), ClassicDigits::from(paintedBoard(scene, 0))).toGrid());
        // The formula of each cell that reads itself out is its place.
        static const QRegularExpression said(
            QStringLiteral("^I = (\\d), a = (\\d), J = (\\d), b = (\\d): place (\\d)"));
        const StageArea area{QRectF(0, 0, 900, 600), QRectF(0, 0, 500, 600), QRectF(520, 0, 380, 260)};
        for (const int move : {0, 4})
            for (int i = 0; i < 81; ++i) {
                const QPointF centre = scene.shownBoard(area)->cellRect(Cell(i)).center();
                const QRegularExpressionMatch match = said.match(scene.readout(area, centre, move));
                ASSERT_TRUE(match.hasMatch());
                const auto part = [&](int index) { return match.captured(index).toInt(); };
                EXPECT_EQ((3 * part(3) + part(4) - 3 * part(2) - part(1) + 18) % 9, part(5)) << i;
            }
    });
}

/// The scene tells this key, pair by pair.
void expectKey(const LabScene& scene, const KeySolution& found) {
    EXPECT_TRUE(says(scene, QStringLiteral("keys that fit: ") + number(found.keys)));
    EXPECT_TRUE(says(scene, QStringLiteral("%1 of 9 pairs").arg(found.key.knownCount())));
    for (int value = 1; value <= 9; ++value) {
        const std::optional<Digit> image = found.key.to(Digit(value));
        const auto& pin = found.pins[static_cast<std::size_t>(value - 1)];
        const QString pair = image ? QStringLiteral("%1 = %2").arg(value).arg(image->value()) : QString();
        EXPECT_EQ(scene.moveText(value), !pin        ? QStringLiteral("No clue tells what %1 stands for.").arg(value)
                                         : pin->cell ? QStringLiteral("%1: %2 says so.").arg(pair, cellName(*pin->cell))
                                                     : QStringLiteral("%1: it is the only digit left.").arg(pair));
    }
    EXPECT_EQ(scene.moveText(10), QStringLiteral("The key fills %1 of 81 cells.").arg(found.solved.filledCount()));
}

TEST_F(LookupLabTest, TheKeyComesFromTheCluesAndFillsTheBoard) {
    withInputs(kKey, [&](LabScene& scene) {
        session().film().seek(10);
        const auto found = std::get<KeySolution>(solveByKey(LookupModel::first(), lab().model().second));
        expectKey(scene, found);
        EXPECT_EQ(scene.puzzle()->givens, lab().model().second);
    });
    enter(kKey);
    session().lab()->useExample();
    const Cell first(0);
    session().edits().clickCell(first);
    EXPECT_EQ(lab().model().second, exampleModel().second);
    session().edits().clickCell(first);
    EXPECT_TRUE(lab().model().second.isBlank(first));
    session().edits().clickCell(first);
    EXPECT_EQ(lab().model().second, exampleModel().second);
    session().film().seek(10);
    EXPECT_TRUE(says(session().scene(), QStringLiteral("keys that fit: 1")));
}

TEST_F(LookupLabTest, DigitsAreTypedIntoTheSecondBoard) {
    auto& scene = enter(kKey);
    auto* stage = view().stage();
    const auto click = [&](int cell) {
        const QPointF point = scene.clickableBoard(stage->area())->cellRect(Cell(cell)).center();
        QTest::mouseClick(stage, Qt::LeftButton, {}, point.toPoint());
    };
    const auto* error = find<QLabel>("labInputError");
    session().edits().setControl(QStringLiteral("clear"), 1);
    session().film().seek(10);
    EXPECT_TRUE(says(scene, QStringLiteral("keys that fit: ") + number(362880)));
    session().film().seek(0);
    // The first board has 1, 2, 3 there, and 1 again in r2c4.
    for (int cell = 0; cell < 3; ++cell) {
        click(cell);
        QTest::keyClick(stage, Qt::Key(Qt::Key_7 + cell));
    }
    const auto found = std::get<KeySolution>(solveByKey(LookupModel::first(), lab().model().second));
    expectKey(scene, found);
    EXPECT_EQ(found.keys, 720U);
    EXPECT_EQ(found.solved.filledCount(), 27);
    EXPECT_EQ(session().film().movesDone(), scene.moveCount());
    EXPECT_TRUE(says(scene, number(720)));

    const Grid before = lab().model().second;
    const std::size_t words = texts(scene, 0).size();
    // A second digit for 1, and a digit that 1 has already.
    for (const auto& [cell, key, other] : {std::tuple(12, Qt::Key_1, 0), {3, Qt::Key_7, 0}}) {
        click(cell);
        QTest::keyClick(stage, key);
        EXPECT_TRUE(error->isVisible());
        EXPECT_TRUE(error->text().contains(cellName(Cell(cell)))) << error->text().toStdString();
        EXPECT_TRUE(error->text().contains(cellName(Cell(other))));
        // It stands struck out in its cell, beside what is there.
        EXPECT_EQ(texts(scene, 0).size(), words + 1);
        EXPECT_EQ(lab().model().second, before);
        stage->grab();
    }
    QTest::keyClick(stage, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(stage, Qt::Key_4);
    EXPECT_EQ(lab().model().second.digit(Cell(4)), Digit(4));
    EXPECT_FALSE(error->isVisible());
    QTest::keyClick(stage, Qt::Key_Delete);
    EXPECT_EQ(lab().model().second, before);
    EXPECT_EQ(texts(scene, 0).size(), words);
}

TEST_F(LookupLabTest, TriosAreALineOfTheTable) {
    withInputs(kTrios, [&](LabScene& scene) {
        TrioConfiguration found;
        for (std::size_t box = 0; box < 3; ++box) {
            Signature trios;
            for (std::size_t row = 0; row < 3; ++row)
                trios[row] = (*compressRow(boardOf(lab().model().floor), static_cast<int>(row)))[box];
            found.boxes[box] = TrioTable::instance().idOf(trios);
        }
        const int line = TrioTable::instance().numberOf(found);
        EXPECT_EQ(TrioTable::instance().configuration(line), found);
        EXPECT_TRUE(says(scene, number(static_cast<std::uint64_t>(line) + 1)));
    });
    auto& scene = enter(kTrios);
    for (const int line : {1, 47000, TrioTable::kConfigurations}) {
        session().edits().setControl(QStringLiteral("line"), line);
        EXPECT_EQ(scene.controls()[0].value, line);
        EXPECT_TRUE(isFloor(lab().model().floor));
    }
}

TEST_F(LookupLabTest, FloorsKeepTheirClassWhateverIsExchanged) {
    enter(kAllFloors);
    waitForFacts();
    EXPECT_EQ(lab().facts()->classes.size(), 416U);
    withInputs(kAllFloors, [&](LabScene& scene) {
        const Floor form = canonicalFloor(lab().model().floor);
        const std::uint32_t rank = rankOf(lab().model().floor);
        EXPECT_TRUE(says(scene, number(std::uint64_t{rank} + 1)));
        const std::size_t own = lab().facts()->classOf(lab().model().floor);
        EXPECT_TRUE(says(scene, number(lab().facts()->classes[own].size)));
        for (const char* exchange : {"rows", "columns", "boxes"}) {
            session().edits().setControl(QLatin1String(exchange), 1);
            EXPECT_TRUE(isFloor(lab().model().floor));
            EXPECT_EQ(canonicalFloor(lab().model().floor), form) << exchange;
        }
    });
    auto& scene = enter(kAllFloors);
    session().edits().setControl(QStringLiteral("film"), 0);
    const auto said = [&](int moves) {
        std::uint64_t sum = 0;
        const auto classes = static_cast<std::size_t>((moves - 2) * 52);
        for (std::size_t i = 0; i < classes; ++i)
            sum += lab().facts()->classes[i].size;
        return QStringLiteral("%1 classes hold %2 floors.").arg(classes).arg(number(sum));
    };
    for (int moves = 3; moves <= scene.moveCount(); ++moves)
        EXPECT_EQ(scene.moveText(moves), said(moves));
    EXPECT_EQ(scene.moveText(10), QStringLiteral("416 classes hold %1 floors.").arg(number(kFloors)));
    EXPECT_EQ(type(QStringLiteral("2612736")), QString());
    EXPECT_EQ(rankOf(lab().model().floor), kFloors - 1);
}

TEST_F(LookupLabTest, AllGridsAreAddedUp) {
    enter(kAllGrids);
    waitForFacts();
    withInputs(kAllGrids, [&](LabScene& scene) {
        const std::size_t own = lab().facts()->classOf(lab().model().floor);
        EXPECT_TRUE(says(scene, number(lab().facts()->grids.terms[own].completions)));
    });
    auto& scene = enter(kAllGrids);
    const GridCount count = countGrids(floorClasses());
    EXPECT_EQ(lab().facts()->grids.total, count.total);
    EXPECT_EQ(lab().facts()->grids.columnClasses, count.columnClasses);
    EXPECT_TRUE(scene.moveText(12).contains(grouped("6670903752021072936960")));
    EXPECT_TRUE(scene.moveText(3).endsWith(QStringLiteral("24 × 12 = 288 grids.")));
    for (int part = 1; part <= 8; ++part) {
        WideCount sum;
        for (std::size_t i = 0; i < static_cast<std::size_t>(52 * part); ++i)
            sum += count.terms[i].grids;
        session().film().seek(4 + part);
        EXPECT_TRUE(drawn().contains(grouped(sum.toText()))) << part << ": " << drawn().toStdString();
    }
    EXPECT_TRUE(says(scene, grouped(count.total.toText())));
    const std::size_t own = lab().facts()->classOf(lab().model().floor);
    EXPECT_TRUE(scene.moveText(13).contains(grouped(count.terms[own].grids.toText())));
    EXPECT_TRUE(scene.moveText(14).contains(QString::number(count.columnClasses)));
}

TEST_F(LookupLabTest, TermsComeOneAfterTheOther) {
    auto& scene = enter(kAllGrids);
    std::vector<std::size_t> seen;
    const auto watch = QObject::connect(&lab(), &Lab::changed, [&] {
        if (!lab().facts())
            return;
        const GridCount& grids = lab().facts()->grids;
        seen.push_back(grids.terms.size());
        WideCount sum;
        for (const GridTerm& term : grids.terms)
            sum += term.grids;
        EXPECT_EQ(sum, grids.total);
        EXPECT_TRUE(scene.moveText(12).contains(grouped(sum.toText())));
        EXPECT_TRUE(scene.moveText(12).contains(QString::number(grids.terms.size())));
        view().stage()->grab();
    });
    waitForFacts();
    QObject::disconnect(watch);
    EXPECT_GT(seen.size(), 2U);
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
    EXPECT_EQ(seen.back(), 416U);
}

TEST_F(LookupLabTest, LettersAreThoseOfCore) {
    withInputs(kLetters, [&](LabScene& scene) {
        const QStringList letters{scene.moveText(1).section(u' ', -1), scene.moveText(2).section(u' ', -1),
                                  scene.moveText(3).section(u' ', 5, 5)};
        QStringList painted;
        for (const DrawnText& each : texts(scene, 3))
            painted.append(each.text);
        std::array<RowTrios, 3> rows;
        for (int row = 0; row < 3; ++row) {
            rows[static_cast<std::size_t>(row)] = *compressRow(boardOf(lab().model().floor), row);
            for (int box = 0; box < 3; ++box) {
                const auto at = static_cast<std::size_t>(box);
                QString trio;
                for (const Digit digit : rows[static_cast<std::size_t>(row)][at].digits())
                    trio += QString::number(digit.value());
                EXPECT_TRUE(painted.contains(u'{' + trio + u'}')) << trio.toStdString();
                EXPECT_TRUE(painted.contains(letters[row].mid(box, 1)));
            }
        }
        // Rows have the same letters where they have the same trios.
        for (int row = 1; row < 3; ++row)
            EXPECT_EQ(letters[row] == letters[0], rows[static_cast<std::size_t>(row)] == rows[0]);
    });
}

TEST_F(LookupLabTest, PuzzlesAreSolvedByTriosAndFloors) {
    withInputs(kSolve, [&](LabScene& scene) {
        const ClassicMarks marks = ClassicMarks::from(ClassicDigits::from(lab().model().puzzle));
        const FilterRounds filter = filterRounds(marks);
        const JoinOutcome join = solveByJoin(marks);
        int trios = 0;
        for (const TrioSet& each : filter.start)
            trios += each.count();
        EXPECT_EQ(scene.moveCount(), static_cast<int>(filter.rounds.size()) + 2);
        EXPECT_TRUE(scene.moveText(0).contains(number(trios)));
        waitForJoin(scene);
        const QString floors = scene.moveText(scene.moveCount() - 1);
        for (const std::uint64_t count : join.floors)
            EXPECT_TRUE(floors.contains(number(count)));
        EXPECT_EQ(join.count, 1U);
        EXPECT_EQ(scene.moveText(scene.moveCount()), QStringLiteral("Exactly one solution"));
        EXPECT_EQ(paintedBoard(scene, scene.moveCount()), join.solutions[0].toGrid());
        const JoinSearch search = searchJoin(lab().model().puzzle, {}, {});
        ASSERT_EQ(search.triples.size(), 1U);
        EXPECT_EQ(search.board(search.triples[0]), join.solutions[0].toGrid());
        for (const LabClaim& claim : scene.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    });
    auto& scene = enter(kSolve);
    EXPECT_TRUE(type(QStringLiteral("11") + QString(79, u'.')).contains(QStringLiteral("r1c1")));
    EXPECT_EQ(type(QString(81, u'.')), QString());
    // The wait shows what goes on.
    EXPECT_FALSE(scene.moveText(scene.moveCount()).isEmpty());
    waitForJoin(scene);
    EXPECT_TRUE(scene.moveText(scene.moveCount()).contains(number(948'109'639'680)));
    EXPECT_TRUE(scene.moveText(scene.moveCount()).contains(number(kMostFloors)));
    EXPECT_EQ(lab().model().puzzle.filledCount(), 0);
}

TEST_F(LookupLabTest, NoTwoFloorsOfABandLookTheSame) {
    static const QRegularExpression row(QStringLiteral("^\\d{3} \\d{3} \\d{3}$"));
    auto& scene = enter(kSolve);
    int equalNumbers = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        RandomSource random(seed);
        Grid puzzle = rowShift(randomSequence(random));
        for (int i = 0; i < 81; ++i)
            if (random.below(100) < 62)
                puzzle.clear(Cell(i));
        ASSERT_EQ(type(digits(puzzle)), QString());
        waitForJoin(scene);
        const JoinSearch search = searchJoin(puzzle, {}, {});
        for (const auto& column : search.columns)
            for (std::size_t i = 0; i < column.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    equalNumbers += column[i].rank == column[j].rank ? 1 : 0;
        // By column, the rows from above.
        std::map<int, std::vector<DrawnText>> rows;
        for (const DrawnText& each : texts(scene, scene.moveCount() - 1))
            if (row.match(each.text).hasMatch())
                rows[static_cast<int>(each.ink.center().x()) / 20].push_back(each);
        EXPECT_FALSE(rows.empty());
        for (const auto& [column, all] : rows) {
            ASSERT_EQ(all.size() % 3, 0U);
            std::set<QString> floors;
            for (std::size_t i = 0; i < all.size(); i += 3)
                EXPECT_TRUE(floors.insert(all[i].text + all[i + 1].text + all[i + 2].text).second);
        }
    }
    EXPECT_GT(equalNumbers, 0);
}

TEST_F(LookupLabTest, WhereATrioIsMissingNoFloorsAreCounted) {
    auto& scene = enter(kSolve);
    int contradictions = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        RandomSource random(seed);
        // Clues at random that do not clash, and yet fit no board.
        Grid puzzle;
        for (int n = 0; n < 60; ++n) {
            Grid next = puzzle;
            const Cell cell(static_cast<int>(random.below(81)));
            next.set(cell, Digit(1 + static_cast<int>(random.below(9))));
            if (findConflicts(next, Geometry()).empty())
                puzzle = next;
        }
        const JoinSearch search = searchJoin(puzzle, {}, {});
        const bool isContradictory =
            filterRounds(ClassicMarks::from(ClassicDigits::from(puzzle))).rounds.back().isContradictory();
        EXPECT_EQ(search.isContradictory, isContradictory);
        if (!isContradictory || ++contradictions > 3)
            continue;
        ASSERT_EQ(type(digits(puzzle)), QString());
        waitForJoin(scene);
        for (const int moves : {scene.moveCount() - 1, scene.moveCount()}) {
            EXPECT_TRUE(scene.moveText(moves).contains(QStringLiteral("no solution")));
            session().film().seek(moves);
            EXPECT_FALSE(drawn().contains(QStringLiteral("0 floors"))) << drawn().toStdString();
        }
    }
    EXPECT_GT(contradictions, 0);
}

TEST_F(LookupLabTest, EachBoardOfAJoinCanBeLookedAt) {
    auto& scene = enter(kSolve);
    // Without three of its digits a board has 3! solutions at least.
    Grid puzzle = rowShift(exampleModel().list);
    for (int i = 0; i < 81; ++i)
        if (puzzle.valueAt(Cell(i)) <= 3)
            puzzle.clear(Cell(i));
    ASSERT_EQ(type(digits(puzzle)), QString());
    waitForJoin(scene);
    const JoinOutcome join = solveByJoin(ClassicMarks::from(ClassicDigits::from(puzzle)), {.solutions = kMostBoards});
    const JoinSearch search = searchJoin(puzzle, {}, {});
    ASSERT_GT(search.triples.size(), 1U);
    EXPECT_EQ(search.triples.size(), join.solutions.size());
    for (std::size_t i = 0; i < search.triples.size(); ++i)
        EXPECT_EQ(search.board(search.triples[i]), join.solutions[i].toGrid());
    std::array<int, 3> boards{};
    for (std::size_t band = 0; band < 3; ++band)
        for (std::size_t i = 0; i < search.columns[band].size(); ++i) {
            const ColumnFloor& floor = search.columns[band][i];
            EXPECT_EQ(floor.rank, rankOf(floor.floor));
            boards[band] += floor.boards;
            // Those of boards come first.
            EXPECT_TRUE(i == 0 || floor.boards == 0 || search.columns[band][i - 1].boards > 0);
        }
    for (const int each : boards)
        EXPECT_EQ(each, static_cast<int>(search.triples.size()));
    auto* solution = find<QSpinBox>("control_solution");
    EXPECT_EQ(solution->maximum(), static_cast<int>(search.triples.size()));
    session().edits().setControl(QStringLiteral("solution"), 2);
    EXPECT_EQ(session().film().movesDone(), scene.moveCount());
    EXPECT_EQ(paintedBoard(scene, scene.moveCount()), join.solutions[1].toGrid());

    const JoinFigure figure(search, view().stage()->area().figure);
    const QPointF first = figure.rectOf({0, 0}).center();
    EXPECT_EQ(figure.spotAt(first), (FloorSpot{0, 0}));
    EXPECT_TRUE(scene.readout(view().stage()->area(), first, scene.moveCount())
                    .contains(number(std::uint64_t{search.columns[0][0].rank} + 1)));
    QTest::mouseMove(view().stage(), first.toPoint());
    view().stage()->grab();
}

TEST_F(LookupLabTest, AJoinCanBeStoppedAndBegunAgain) {
    auto& scene = enter(kSolve);
    type(QString(81, u'.'));
    for (Task* task : lab().findChildren<Task*>())
        if (task->title() == QStringLiteral("Joining floors"))
            task->cancel();
    EXPECT_EQ(scene.moveText(scene.moveCount()), QStringLiteral("The join was stopped."));
    session().edits().setControl(QStringLiteral("again"), 1);
    waitForJoin(scene);
    EXPECT_TRUE(scene.moveText(scene.moveCount()).startsWith(QStringLiteral("Too many floors: ")));
    // A late result is not shown for another puzzle.
    type(QString(80, u'.') + u'1');
    session().lab()->useExample();
    waitForJoin(scene);
    EXPECT_EQ(lab().model().puzzle, exampleModel().puzzle);
    EXPECT_EQ(scene.moveText(scene.moveCount()), QStringLiteral("Exactly one solution"));
    EXPECT_EQ(paintedBoard(scene, scene.moveCount()),
              solveByJoin(ClassicMarks::from(ClassicDigits::from(exampleModel().puzzle))).solutions[0].toGrid());
}

TEST_F(LookupLabTest, BadInputIsNamedAndTheLastGoodStays) {
    const LookupModel before = lab().model();
    enter(kRowShift);
    EXPECT_TRUE(type(QStringLiteral("489371524")).contains(u'4'));
    EXPECT_TRUE(type(QStringLiteral("4893")).contains(QStringLiteral("has 4")));
    EXPECT_FALSE(type(QStringLiteral("KATZENHU")).isEmpty());
    enter(kKey);
    QString wrong = digits(before.second);
    // r1c1 says 1 = 4, so r2c4 cannot say 1 = 5.
    wrong[12] = u'5';
    const QString conflict = type(wrong);
    EXPECT_TRUE(conflict.contains(QStringLiteral("r1c1"))) << conflict.toStdString();
    EXPECT_TRUE(type(digits(before.second).chopped(1)).contains(QStringLiteral("80")));
    enter(kTower);
    const QString repeated = type(QStringLiteral("681742956245839167397156824"));
    EXPECT_TRUE(repeated.contains(QStringLiteral("r1c1"))) << repeated.toStdString();
    EXPECT_TRUE(type(QStringLiteral("68174295324583916739715682")).contains(QStringLiteral("26")));
    EXPECT_TRUE(type(QStringLiteral("2612737")).contains(number(kFloors)));
    EXPECT_EQ(lab().model().list, before.list);
    EXPECT_EQ(lab().model().second, before.second);
    EXPECT_EQ(lab().model().floor, before.floor);
}

TEST_F(LookupLabTest, TheTextsOwnIsTakenForThisSceneAlone) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        session().setScene(scene);
        lab().shuffleInput(static_cast<std::uint64_t>(scene));
    }
    const LookupModel shuffled = lab().model();
    const LookupModel example = exampleModel();
    enter(kTower);
    trigger("lab.example");
    EXPECT_EQ(lab().model().floor, example.floor);
    EXPECT_EQ(lab().model().list, shuffled.list);
    EXPECT_EQ(lab().model().second, shuffled.second);
    EXPECT_EQ(lab().model().puzzle, shuffled.puzzle);
    for (const int scene : {0, 2, 8}) {
        session().setScene(scene);
        trigger("lab.example");
    }
    EXPECT_EQ(lab().model().list, example.list);
    EXPECT_EQ(lab().model().second, example.second);
    EXPECT_EQ(lab().model().puzzle, example.puzzle);
}

TEST_F(LookupLabTest, HasLengthsInMinutes) {
    ASSERT_EQ(lab().lengths().size(), 4U);
    for (int length = 0; length < 3; ++length)
        EXPECT_TRUE(lab().lengths()[static_cast<std::size_t>(length)].name.contains(QStringLiteral("minutes")));
    EXPECT_EQ(session().lessonScenes().size(), 9U);
    session().setLength(2);
    EXPECT_EQ(session().lessonScenes(), (std::vector<int>{0, 1, 2, 3, 4, 5, 8}));
    session().setScene(5);
    QTest::keyClick(view().stage(), Qt::Key_PageDown);
    EXPECT_EQ(session().sceneIndex(), 8);
    session().setLength(1);
    EXPECT_EQ(session().lessonScenes(), (std::vector<int>{0, 2, 3, 4}));
    EXPECT_EQ(session().sceneIndex(), 4);
    QTest::keyClick(view().stage(), Qt::Key_PageDown);
    EXPECT_EQ(session().sceneIndex(), 4);
}

TEST_F(LookupLabTest, ALessonComesBackAsItWas) {
    enter(kTrios);
    lab().shuffleInput(7);
    session().film().seek(2);
    const Floor floor = lab().model().floor;
    const PuzzleRecord lesson = lessonRecord(session());
    lab().useExample();
    session().setScene(0);
    ASSERT_TRUE(find<LearnRoom>("learnRoom")->openLesson(lesson));
    EXPECT_EQ(session().sceneIndex(), 4);
    EXPECT_EQ(lab().model().floor, floor);
    EXPECT_EQ(session().film().movesDone(), 2);
}

}  // namespace
}  // namespace nonet::lookup
