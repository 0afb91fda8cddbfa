// Each scene entered with lists of its own: what is shown is what core says.
#include "core/constructions/fillings.h"
#include "core/constructions/known_masks.h"
#include "core/constructions/mask.h"
#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_recovery.h"
#include "core/foundation/random_source.h"
#include "core/generators/shift_puzzle.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/text/cell_names.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kLists = 20;

/// In their order.
enum Scene { kNumbers, kFold, kOneShift, kBoxes, kRing, kMask, kSemiSolver, kFewCells, kVerdict, kOtherBoards };

const StageArea kArea{QRectF(0, 0, 600, 400), QRectF(0, 0, 360, 400), QRectF(370, 0, 230, 200)};

/// The board of a scene as it reads itself out, cell by cell.
struct ReadBoard {
    Grid digits;
    /// -1: none.
    std::vector<int> places;
};

ReadBoard readBoard(const ShiftLab& lab, const LabScene& scene, double at) {
    const Geometry& geometry = lab.model().geometry;
    static const QRegularExpression said(QStringLiteral("^(\\S+): place ([a-z]), digit ([0-9A-Z]+)"));
    const BoardMetrics metrics = *scene.shownBoard(kArea);
    ReadBoard board{Grid(geometry.side()), {}};
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const Cell cell(i);
        const QString text = scene.readout(kArea, metrics.cellRect(cell).center(), at);
        const QString name = cellName(cell, geometry.side());
        const QRegularExpressionMatch match = said.match(text);
        board.places.push_back(match.hasMatch() ? match.captured(2)[0].unicode() - u'a' : -1);
        if (!match.hasMatch()) {
            EXPECT_EQ(text, name + QStringLiteral(": empty"));
            continue;
        }
        EXPECT_EQ(match.captured(1), name);
        for (int value = 1; value <= geometry.side(); ++value)
            if (match.captured(3) == QString(QLatin1Char(toSymbol(Digit(value)))))
                board.digits.set(cell, Digit(value));
    }
    return board;
}

QString digitsOf(const Sequence& sequence) {
    QString text;
    for (int place = 0; place < sequence.side(); ++place)
        text += QString::number(sequence.digitAt(place).value());
    return text;
}

template <typename Check>
void withRandomLists(Check check) {
    ShiftLab lab;
    for (int n = 0; n < kLists; ++n) {
        lab.shuffleInput(static_cast<std::uint64_t>(n));
        SCOPED_TRACE(lab.inputText().toStdString());
        check(lab);
    }
}

TEST(ShiftLab, TakesWhatPeopleType) {
    ShiftLab lab;
    EXPECT_EQ(lab.inputText(), QStringLiteral("859612437"));
    EXPECT_TRUE(lab.setInput(QStringLiteral("1 2 3, 4 5 6, 9 8 7")).isEmpty());
    EXPECT_EQ(lab.inputText(), QStringLiteral("123456987"));
    EXPECT_TRUE(lab.setInput(QStringLiteral("98765432")).isEmpty());
    EXPECT_EQ(lab.inputText(), QStringLiteral("987654321"));
}

TEST(ShiftLab, BadInputIsNamedAndLeavesTheListBefore) {
    ShiftLab lab;
    for (const auto& [typed, said] : {std::pair("859612438", "“8” appears twice, as number 1 and as number 9."),
                                      {"8596", "The list has 4 symbols; it needs 9."},
                                      {"8596124371", "“1” appears twice, as number 5 and as number 10."},
                                      {"85961243x", "“x”, number 9 of the list, is not a digit of this board"}}) {
        const QString error = lab.setInput(QString::fromLatin1(typed));
        EXPECT_TRUE(error.contains(QString::fromUtf8(said))) << typed << ": " << error.toStdString();
        EXPECT_EQ(lab.inputText(), QStringLiteral("859612437"));
    }
}

TEST(ShiftLab, EveryClaimHoldsForEveryList) {
    withRandomLists([](ShiftLab& lab) {
        for (int i = 0; i < lab.scenes().count(); ++i) {
            changeState(lab.scene(i), &SceneState::moment, lab.scene(i).moveCount());
            for (const LabClaim& claim : lab.scene(i).claims())
                EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        }
    });
}

TEST(ShiftLab, TheListScenesTellTheList) {
    withRandomLists([](ShiftLab& lab) {
        const Sequence& list = lab.model().sequence;
        EXPECT_TRUE(lab.scene(kNumbers).moveText(0).contains(digitsOf(list)));
        for (int place = 0; place < 9; ++place) {
            const QString digit = QString::number(list.digitAt(place).value());
            EXPECT_TRUE(lab.scene(kNumbers).moveText(place + 1).contains(digit));
        }
        for (int row = 0; row < 3; ++row)
            EXPECT_TRUE(lab.scene(kFold).moveText(row + 1).contains(digitsOf(list).mid(3 * row, 3)));
        for (int n = 0; n <= 9; ++n)
            EXPECT_TRUE(lab.scene(kOneShift).moveText(n).contains(digitsOf(list.shifted(n)))) << n;
        const LabQuestion fold = lab.scene(kFold).question();
        EXPECT_EQ(fold.choices.at(fold.right), QString::number(list.digitAt(7).value()));
    });
}

TEST(ShiftLab, RenamedDigitsAreNamedInTheWordsToo) {
    ShiftLab lab;
    LabScene& scene = lab.scene(kOneShift);
    EXPECT_EQ(scene.moveText(0), QStringLiteral("shift(G, 0): 859612437"));
    scene.setControl(QStringLiteral("relabel"), 2);
    EXPECT_EQ(scene.moveText(0), QStringLiteral("shift(G, 0), each digit + 2: 172834659"));
    EXPECT_EQ(scene.moveText(1), QStringLiteral("shift(G, 1), each digit + 2: 917283465"));
}

TEST(ShiftLab, TheBoardIsCores) {
    withRandomLists([](ShiftLab& lab) {
        const ReadBoard board = readBoard(lab, lab.scene(kBoxes), 9);
        EXPECT_EQ(board.digits, shiftCipher(lab.model().sequence));
        EXPECT_TRUE(board.digits.isSolved(Geometry()));
        const PlaceMap map = shiftCipherMap();
        for (int i = 0; i < 81; ++i)
            EXPECT_EQ(board.places[static_cast<std::size_t>(i)], map.placeAt(Cell(i)));
        // Half way the first boxes alone.
        EXPECT_EQ(readBoard(lab, lab.scene(kBoxes), 4).digits.filledCount(), 4 * 9);
        EXPECT_EQ(lab.puzzle(0).givens.filledCount(), 9);
    });
}

TEST(ShiftLab, TheSourcesExampleComesOut) {
    ShiftLab lab;
    EXPECT_EQ(toLine(readBoard(lab, lab.scene(kBoxes), 9).digits),
              "859437612612859437437612859785243961961785243243961785378124596596378124124596378");
}

TEST(ShiftLab, TheWrongOrderClashesAndSaysSo) {
    ShiftLab lab;
    LabScene& boxes = lab.scene(kBoxes);
    boxes.setControl(QStringLiteral("rule"), 1);
    // Nothing is claimed of a board that is not there yet.
    EXPECT_TRUE(boxes.claims().empty());
    changeState(boxes, &SceneState::moment, boxes.moveCount());
    EXPECT_FALSE(boxes.claims().front().holds);
    const Grid board = readBoard(lab, boxes, 9).digits;
    EXPECT_EQ(board, shiftCipherMap(Geometry(), {3, 1}).apply(lab.model().sequence));
    EXPECT_FALSE(board.isSolved(Geometry()));
}

TEST(ShiftLab, EveryHouseOfTheRingIsCoresCover) {
    withRandomLists([](ShiftLab& lab) {
        const LabScene& ring = lab.scene(kRing);
        ASSERT_EQ(ring.moveCount(), 26);
        const PlaceMap map = shiftCipherMap();
        const HouseKind kinds[] = {HouseKind::row, HouseKind::column, HouseKind::box};
        for (int i = 0; i < 27; ++i) {
            const HouseCover cover = map.coverOf(House{kinds[i / 9], static_cast<std::uint8_t>(i % 9)});
            EXPECT_TRUE(cover.isComplete());
            QStringList places;
            for (const HouseCover::Piece& piece : cover.pieces) {
                QString& letters = places.emplace_back();
                for (const int place : piece.places)
                    letters += placeLetter(place);
            }
            const QString said = sentenceCase(houseName(cover.house)) + QStringLiteral(": ") + places.join(u' ');
            EXPECT_TRUE(ring.moveText(i).startsWith(said + u';')) << ring.moveText(i).toStdString();
        }
    });
}

TEST(ShiftLab, TheDialsFindTheTwelvePairs) {
    ShiftLab lab;
    LabScene& ring = lab.scene(kRing);
    int working = 0;
    for (int a = 0; a < 9; ++a)
        for (int b = 0; b < 9; ++b) {
            ring.setControl(QStringLiteral("a"), a);
            ring.setControl(QStringLiteral("b"), b);
            EXPECT_EQ(ring.claims().front().holds, alwaysGivesSudoku(Geometry(), {a, b})) << a << ' ' << b;
            working += ring.claims().front().holds ? 1 : 0;
        }
    EXPECT_EQ(working, 12);
}

TEST(ShiftLab, TheMaskLeavesTheSourcesPuzzle) {
    ShiftLab lab;
    LabScene& mask = lab.scene(kMask);
    EXPECT_EQ(toLine(mask.puzzle()->givens),
              "8..........28......3..1.8...8...3.......852.....9...8...8....96..63...2..2....3..");
    EXPECT_EQ(mask.moveText(1), QStringLiteral("21 clues, 7 different digits"));
    mask.clickCell(Cell(1));
    EXPECT_EQ(mask.puzzle()->givens.filledCount(), 22);
    mask.clickCell(Cell(1));
    EXPECT_EQ(mask.puzzle()->givens.filledCount(), 21);
    withRandomLists([](ShiftLab& each) {
        const Grid puzzle = each.scene(kMask).puzzle()->givens;
        EXPECT_EQ(puzzle, masked(shiftCipher(each.model().sequence), maskOf(puzzle)));
        EXPECT_EQ(maskOf(puzzle), *maskFromLine(kKnownMasks[0].line));
    });
}

TEST(ShiftLab, AMaskIsPastedClearedAndCompleted) {
    for (int size = 0; size < 3; ++size) {
        ShiftLab lab;
        lab.scene(kNumbers).setControl(QStringLiteral("size"), size);
        LabScene& mask = lab.scene(kMask);
        const int cells = lab.model().geometry.cellCount();
        RandomSource random(static_cast<std::uint64_t>(size) + 5);
        for (int n = 0; n < kLists; ++n) {
            lab.shuffleInput(static_cast<std::uint64_t>(n));
            QString text;
            CellSet shown;
            for (int i = 0; i < cells; ++i) {
                const bool isShown = random.below(6) == 0;
                if (isShown)
                    shown.insert(Cell(i));
                text += isShown ? u'7' : n % 2 == 0 ? u'.' : u'-';
                if (i % lab.model().side() == lab.model().side() - 1)
                    text += u'\n';
            }
            EXPECT_TRUE(mask.setText(QStringLiteral("cells"), text).isEmpty());
            EXPECT_EQ(maskOf(mask.puzzle()->givens), shown);
            EXPECT_FALSE(mask.setText(QStringLiteral("cells"), text + u'1').isEmpty());
            EXPECT_EQ(maskOf(mask.puzzle()->givens), shown);
            mask.setControl(QStringLiteral("enough"), 1);
            const Grid puzzle = mask.puzzle()->givens;
            EXPECT_GE(digitsShown(puzzle).count(), lab.model().side() - 1);
            for (const Cell cell : shown)
                EXPECT_FALSE(puzzle.isBlank(cell));
            EXPECT_TRUE(std::get<SequenceRecovery>(recoverSequence(lab.model().map(), puzzle)).sequence.has_value());
            mask.setControl(QStringLiteral("clear"), 1);
            EXPECT_EQ(mask.puzzle()->givens.filledCount(), 0);
        }
    }
}

QStringList linesOf(const LabScene& scene, double at) {
    const StageArea area{QRectF(0, 0, 1200, 700), QRectF(0, 0, 640, 700), QRectF(660, 0, 540, 300)};
    BoardPainters painters;
    QStringList texts;
    for (const DrawnText& each : drawingOf({1200, 700}, [&](QPainter& painter) {
                                     scene.paint(painter, area, {themeOf(ThemeId::light), painters}, at);
                                 }).texts)
        texts.append(each.text);
    return texts;
}

TEST(ShiftLab, AMessageIsHiddenAndTurnedBack) {
    ShiftLab lab;
    LabScene& scene = lab.scene(kOneShift);
    const auto lines = [&](int moves) { return linesOf(scene, moves); };
    RandomSource random(8);
    for (int n = 0; n < kLists; ++n) {
        QString message;
        const auto length = 1 + random.below(27);
        for (std::uint32_t i = 0; i < length; ++i)
            message += QChar(random.below(2) == 0 ? u'1' + random.below(9) : u'A' + random.below(26));
        const int moves = static_cast<int>(random.below(10));
        const int by = static_cast<int>(random.below(9));
        EXPECT_TRUE(scene.setText(QStringLiteral("message"), message).isEmpty());
        scene.setControl(QStringLiteral("relabel"), by);
        QString hidden((message.size() + 8) / 9 * 9, u'·');
        for (int i = 0; i < message.size(); ++i) {
            const int value = message[i].digitValue();
            hidden[i / 9 * 9 + (i % 9 + moves) % 9] = value > 0 ? QChar(u'1' + (value - 1 + by) % 9) : message[i];
        }
        const QStringList drawn = lines(moves);
        EXPECT_TRUE(drawn.contains(hidden)) << hidden.toStdString();
        EXPECT_EQ(drawn.count(message), hidden == message ? 3 : 2);
    }
    const auto tooLong = [&] { return scene.setText(QStringLiteral("message"), QString(28, u'A')); };
    EXPECT_TRUE(tooLong().contains(QStringLiteral("Your last message is kept")));
    EXPECT_TRUE(scene.setText(QStringLiteral("message"), QString()).isEmpty());
    EXPECT_TRUE(tooLong().contains(QStringLiteral("up to 27 signs")));
    EXPECT_FALSE(tooLong().contains(QStringLiteral("kept")));
}

TEST(ShiftLab, ASecondWheelTakesAnyNames) {
    ShiftLab lab;
    LabScene& scene = lab.scene(kOneShift);
    const auto lines = [&](int moves) { return linesOf(scene, moves); };
    RandomSource random(31);
    for (int n = 0; n < kLists; ++n) {
        const Sequence names = randomSequence(random, 9);
        EXPECT_TRUE(scene.setText(QStringLiteral("names"), listText(names)).isEmpty());
        QString message;
        for (int i = 0; i < 18; ++i)
            message += QChar(random.below(2) == 0 ? u'1' + random.below(9) : u'A' + random.below(26));
        EXPECT_TRUE(scene.setText(QStringLiteral("message"), message).isEmpty());
        const int moves = static_cast<int>(random.below(10));
        QString hidden(message.size(), u' ');
        for (int i = 0; i < message.size(); ++i) {
            const int value = message[i].digitValue();
            hidden[i / 9 * 9 + (i % 9 + moves) % 9] =
                value > 0 ? QChar(u'0' + names.digitAt(value - 1).value()) : message[i];
        }
        const QStringList drawn = lines(moves);
        EXPECT_TRUE(drawn.contains(hidden)) << hidden.toStdString();
        EXPECT_GE(drawn.count(message), 2);
    }
    EXPECT_FALSE(scene.setText(QStringLiteral("names"), QStringLiteral("112345678")).isEmpty());
    EXPECT_TRUE(scene.setText(QStringLiteral("names"), QString()).isEmpty());
    EXPECT_EQ(scene.moveText(2), QStringLiteral("shift(G, 2): ") + listText(lab.model().sequence.shifted(2)));
}

TEST(ShiftLab, EveryPlaceOfALargeBoardHasAColourOfItsOwn) {
    ShiftLab lab;
    LabScene& other = lab.scene(kOtherBoards);
    const auto shapes = static_cast<int>(other.controls().front().choices.size());
    for (int shape = 0; shape < shapes; ++shape) {
        other.setControl(QStringLiteral("shape"), shape);
        std::set<QRgb> colours;
        for (int place = 0; place < lab.model().side(); ++place)
            colours.insert(themeOf(ThemeId::light).places[static_cast<std::size_t>(lab.model().colourOf(place))].rgb());
        EXPECT_EQ(std::ssize(colours), lab.model().side());
    }
}

TEST(ShiftLab, TheSemiSolverBringsTheBoardBackColumnByColumn) {
    withRandomLists([](ShiftLab& lab) {
        LabScene& semi = lab.scene(kSemiSolver);
        const Sequence& list = lab.model().sequence;
        EXPECT_EQ(readBoard(lab, semi, 9).digits, shiftCipher(list));
        // The box that is given holds the last of the lists.
        const Grid given = readBoard(lab, semi, 0).digits;
        EXPECT_EQ(given.filledCount(), 9);
        std::vector<Digit> last;
        for (const Cell cell : Geometry().cells(House{HouseKind::box, 8}))
            last.push_back(*given.digit(cell));
        const SemiSolution solution = semiSolve(*Sequence::from(last), {2, 2}, Geometry());
        EXPECT_EQ(solution.lists.front(), list);
        EXPECT_EQ(semi.moveText(1), QStringLiteral("List 1: ") + digitsOf(list));
        for (int i = 0; i < 9; ++i) {
            EXPECT_EQ(readBoard(lab, semi, i + 1).digits.filledCount(), 9 * std::min(i + 2, 9));
            EXPECT_TRUE(semi.moveText(i + 1).contains(digitsOf(solution.lists[static_cast<std::size_t>(i)])));
        }
        semi.setControl(QStringLiteral("layout"), 1);
        changeState(semi, &SceneState::moment, semi.moveCount());
        EXPECT_FALSE(semi.claims().back().holds);
        EXPECT_FALSE(readBoard(lab, semi, 9).digits.isSolved(Geometry()));
        semi.setControl(QStringLiteral("layout"), 0);
    });
}

TEST(ShiftLab, EachDigitSeenLeavesFewerLists) {
    withRandomLists([](ShiftLab& lab) {
        LabScene& few = lab.scene(kFewCells);
        const auto says = [](int digits) {
            return QStringLiteral("Digits seen: %1; lists that fit: %2")
                .arg(digits)
                .arg(number(*factorial(9 - digits)));
        };
        // The list that is left is told where one is, and compared with S.
        const auto tellsTheList = [&few](double moment) {
            changeState(few, &SceneState::moment, moment);
            return few.claims().size() == 2 && few.claims()[1].holds;
        };
        for (int moves = 0; moves <= 8; ++moves) {
            EXPECT_EQ(few.moveText(moves), says(moves));
            EXPECT_EQ(tellsTheList(moves), moves == 8);
        }
        for (const Cell cell : Geometry().cells(House{HouseKind::column, 4}))
            few.clickCell(cell);
        EXPECT_EQ(few.moveText(0), says(9));
        EXPECT_TRUE(tellsTheList(0));
        few.setControl(QStringLiteral("clear"), 1);
        EXPECT_EQ(few.moveText(0), says(0));
    });
}

TEST(ShiftLab, TheVerdictIsTheSolvers) {
    ShiftLab lab;
    lab.shuffleInput(7);
    LabScene& verdict = lab.scene(kVerdict);
    verdict.prepare();
    // Counted, another solution, repaired.
    changeState(verdict, &SceneState::moment, 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return verdict.claims().size() == 3; }, 60000));
    // What is not on show yet is not told of.
    for (const int moment : {0, 2}) {
        changeState(verdict, &SceneState::moment, moment);
        EXPECT_EQ(verdict.claims().size(), 2U);
        for (const LabClaim& claim : verdict.claims())
            EXPECT_FALSE(claim.text.contains(QStringLiteral("is shown"))) << claim.text.toStdString();
    }
    changeState(verdict, &SceneState::moment, 1);
    // As counted for [Shift]'s mask, whatever the list.
    EXPECT_EQ(verdict.moveText(0), QStringLiteral("The puzzle: %1 solutions").arg(number(3'032'318)));
    const Grid puzzle = lab.scene(kMask).puzzle()->givens;
    const Grid other = readBoard(lab, verdict, 1).digits;
    EXPECT_TRUE(other.isSolved(Geometry()));
    int differing = 0;
    for (int i = 0; i < 81; ++i) {
        differing += other.digit(Cell(i)) != lab.model().board().digit(Cell(i)) ? 1 : 0;
        EXPECT_TRUE(puzzle.isBlank(Cell(i)) || puzzle.digit(Cell(i)) == other.digit(Cell(i)));
    }
    EXPECT_GT(differing, 0);
    EXPECT_EQ(verdict.moveText(1), QStringLiteral("Another solution: %1 cells differ").arg(differing));
    EXPECT_GT(verdict.puzzle()->givens.filledCount(), puzzle.filledCount());
    EXPECT_EQ(search(*verdict.puzzle()).count, 1U);
    for (const LabClaim& claim : verdict.claims())
        EXPECT_TRUE(claim.holds) << claim.text.toStdString();
}

TEST(ShiftLab, OtherBoardsGetAVerdictToo) {
    for (const int shape : {0, 1, 3}) {
        ShiftLab lab;
        lab.scene(kOtherBoards).setControl(QStringLiteral("shape"), shape);
        lab.shuffleInput(3);
        LabScene& verdict = lab.scene(kVerdict);
        verdict.prepare();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !verdict.claims().empty(); }, 60000));
        const Geometry& geometry = lab.model().geometry;
        const Fillings fillings = countFillings(geometry, verdict.puzzle()->givens, lab.model().board());
        const QString count = number(fillings.count);
        const QString said = !fillings.isExact     ? QStringLiteral("at least %1 solutions").arg(count)
                             : fillings.count == 1 ? QStringLiteral("one solution")
                                                   : QStringLiteral("%1 solutions").arg(count);
        EXPECT_TRUE(verdict.moveText(0).startsWith(QStringLiteral("The puzzle: ") + said))
            << verdict.moveText(0).toStdString();
        if (fillings.other)
            EXPECT_EQ(readBoard(lab, verdict, 1).digits, *fillings.other);
        else
            EXPECT_FALSE(verdict.moveText(1).startsWith(QStringLiteral("Another")));
        for (const LabClaim& claim : verdict.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
    }
}

TEST(ShiftLab, TheListsOwnBoardIsASolutionOnTheLargestBoardToo) {
    RandomSource random(11);
    ShiftLab lab;
    LabScene& other = lab.scene(kOtherBoards);
    const int shapes = static_cast<int>(other.controls().front().choices.size());
    // The largest with several lists, the others with one.
    for (const int shape : {shapes - 1, shapes - 1, shapes - 1, 0, shapes / 2, shapes - 2}) {
        other.setControl(QStringLiteral("shape"), shape);
        lab.shuffleInput(random.next() % 1000);
        SCOPED_TRACE(std::to_string(shape) + ": " + lab.inputText().toStdString());
        LabScene& verdict = lab.scene(kVerdict);
        verdict.prepare();
        ASSERT_TRUE(QTest::qWaitFor([&] { return !verdict.claims().empty(); }, 120000));
        for (const LabClaim& claim : verdict.claims())
            EXPECT_TRUE(claim.holds) << claim.text.toStdString();
        EXPECT_FALSE(verdict.moveText(0).contains(QStringLiteral("at least 0"))) << verdict.moveText(0).toStdString();
        EXPECT_FALSE(verdict.moveText(0).contains(QStringLiteral(" 0 solutions"))) << verdict.moveText(0).toStdString();
    }
}

TEST(ShiftLab, TheQuestionAsksOfTheRuleThatIsSet) {
    for (int size = 0; size < 3; ++size) {
        ShiftLab lab;
        lab.scene(kNumbers).setControl(QStringLiteral("size"), size);
        for (const int rule : {0, 1}) {
            LabScene& boxes = lab.scene(kBoxes);
            boxes.setControl(QStringLiteral("rule"), rule);
            for (int seed = 0; seed < kLists; ++seed) {
                lab.shuffleInput(static_cast<std::uint64_t>(seed));
                // The last box of the second row of boxes.
                const LabQuestion question = boxes.question();
                const int moves = 2 * lab.model().geometry.boxRows();
                EXPECT_TRUE(boxes.moveText(moves).endsWith(
                    QStringLiteral("shift(G, %1).").arg(question.choices[question.right])))
                    << boxes.moveText(moves).toStdString();
                EXPECT_TRUE(question.answer.endsWith(QStringLiteral(" is %1.").arg(question.choices[question.right])) ||
                            question.answer.contains(QStringLiteral("more than")))
                    << question.answer.toStdString();
            }
        }
    }
}

TEST(ShiftLab, TheRingIsFilledInTheAnswerOnlyWhereItIsOnTheRing) {
    ShiftLab lab;
    LabScene& ring = lab.scene(kRing);
    for (int a = 0; a < 9; ++a)
        for (int b = 0; b < 9; ++b) {
            ring.setControl(QStringLiteral("a"), a);
            ring.setControl(QStringLiteral("b"), b);
            const HouseCover column =
                shiftCipherMap(Geometry(), {a, b}).coverOf(House{HouseKind::column, static_cast<std::uint8_t>(b)});
            EXPECT_EQ(ring.question().answer.contains(QStringLiteral("fill the ring")), column.isComplete())
                << a << ' ' << b;
        }
}

TEST(ShiftLab, EveryShapeOfBoardHasItsOwnShift) {
    ShiftLab lab;
    LabScene& other = lab.scene(kOtherBoards);
    const auto shapes = static_cast<int>(other.controls().front().choices.size());
    for (int shape = 0; shape < shapes; ++shape) {
        other.setControl(QStringLiteral("shape"), shape);
        lab.shuffleInput(static_cast<std::uint64_t>(shape));
        const ShiftModel& model = lab.model();
        const Grid board = readBoard(lab, other, model.side()).digits;
        EXPECT_EQ(board, shiftCipher(model.sequence, model.geometry));
        EXPECT_TRUE(board.isSolved(model.geometry));
        EXPECT_EQ(other.paperNotes().sentences.front().endsWith(QStringLiteral("that is right.")),
                  model.geometry.boxColumns() == 3)
            << shape;
        // What is typed in that many digits is read back.
        EXPECT_TRUE(lab.setInput(lab.inputText()).isEmpty()) << lab.inputText().toStdString();
        BoardPainters painters;
        QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
        for (int i = 0; i < lab.scenes().count(); ++i) {
            QPainter painter(&image);
            lab.scene(i).paint(painter, kArea, {themeOf(ThemeId::light), painters, 0, 14, 1}, 0.5);
            EXPECT_FALSE(lab.scene(i).moveText(1).isEmpty());
            EXPECT_FALSE(lab.scene(i).question().choices.isEmpty());
            lab.scene(i).claims();
        }
    }
}

TEST(ShiftLab, EveryQuestionHasItsAnswerAmongTheChoicesOnce) {
    for (int size = 0; size < 3; ++size) {
        ShiftLab lab;
        lab.scene(0).setControl(QStringLiteral("size"), size);
        for (int n = 0; n < kLists; ++n) {
            lab.shuffleInput(static_cast<std::uint64_t>(n));
            for (int i = 0; i < lab.scenes().count(); ++i) {
                const LabQuestion question = lab.scene(i).question();
                EXPECT_FALSE(question.answer.isEmpty());
                ASSERT_GE(question.choices.size(), 2) << i;
                ASSERT_TRUE(question.right >= 0 && question.right < question.choices.size());
                QStringList once = question.choices;
                EXPECT_EQ(once.removeDuplicates(), 0) << i;
                EXPECT_LE(lab.scene(i).sentences().size(), 3);
            }
        }
    }
}

TEST(ShiftLab, EverySceneIsPaintedInEverySizeThemeAndLabelling) {
    for (int size = 0; size < 3; ++size) {
        ShiftLab lab;
        lab.scene(0).setControl(QStringLiteral("size"), size);
        BoardPainters painters;
        for (const ThemeId id : {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::print})
            for (int i = 0; i < lab.scenes().count(); ++i)
                for (int labels = 0; labels < lab.labelModes().size(); ++labels)
                    for (const double at : {0.0, 0.5, static_cast<double>(lab.scene(i).moveCount())}) {
                        QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
                        image.fill(themeOf(id).window);
                        const QImage before = image;
                        QPainter painter(&image);
                        StageLook look{themeOf(id), painters};
                        look.labels = labels;
                        lab.scene(i).paint(painter, kArea, look, at);
                        painter.end();
                        EXPECT_NE(image, before) << i;
                    }
    }
}

}  // namespace
}  // namespace nonet
