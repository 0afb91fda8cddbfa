// What the minigrid lab says, on screen, projector and paper, is true of what it shows: held against counts of this
// file's own, for random puzzles.
#include "core/foundation/random_source.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "core/solvers/minigrid/path_solver.h"
#include "tests/ui/labs/minigrid/minigrid_turns_fixture.h"
#include "tests/ui/labs/sheet_fixture.h"
#include "tests/ui/labs/slide_fixture.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/minigrid/walk_film.h"

#include <QRegularExpression>

#include <set>

namespace nonet::minigrid {
namespace {

/// The scene's vertices: the empty root of each tree, and each digit that may stand where it is put.
std::uint64_t verticesOf(const Puzzle& puzzle, Grid& filled, const BoxOrder& order, std::size_t level) {
    if (level == order.size())
        return 0;
    const BoxFacts facts = boxFacts(puzzle, order[level]);
    const Geometry& geometry = puzzle.geometry();
    const auto grow = [&](const auto& self, std::size_t depth) -> std::uint64_t {
        if (depth == facts.blanks.size())
            return verticesOf(puzzle, filled, order, level + 1);
        std::uint64_t count = 0;
        for (const Digit digit : facts.missing) {
            bool isFree = true;
            for (int i = 0; i < geometry.cellCount() && isFree; ++i) {
                const Cell cell = facts.blanks[depth];
                const bool isSeen = geometry.row(Cell(i)) == geometry.row(cell) ||
                                    geometry.column(Cell(i)) == geometry.column(cell) ||
                                    geometry.box(Cell(i)) == geometry.box(cell);
                isFree = !isSeen || filled.digit(Cell(i)) != digit;
            }
            if (!isFree)
                continue;
            filled.set(facts.blanks[depth], digit);
            count += 1 + self(self, depth + 1);
            filled.clear(facts.blanks[depth]);
        }
        return count;
    };
    return 1 + grow(grow, 0);
}

/// Permutations taken up along the path, those of the first box too.
std::uint64_t testsOf(const std::vector<PermutationList>& lists, const BoxOrder& order, const Geometry& geometry,
                      std::vector<BoxPermutation>& taken) {
    if (taken.size() == order.size())
        return 0;
    std::uint64_t count = 0;
    for (const BoxPermutation& each : lists[at(order[taken.size()])].permutations) {
        ++count;
        const bool fits = std::ranges::none_of(
            taken, [&](const BoxPermutation& earlier) { return findMismatch(earlier, each, geometry).has_value(); });
        if (!fits)
            continue;
        taken.push_back(each);
        count += testsOf(lists, order, geometry, taken);
        taken.pop_back();
    }
    return count;
}

class MinigridWords : public MinigridTurns {
protected:
    QString rightChoice() {
        const LabQuestion question = session().scene().question();
        return question.isDecided() ? question.choices[question.right] : QString();
    }
    void take(const Puzzle& puzzle) { session().edits().setInput(QString::fromStdString(toLine(puzzle.givens))); }
    QString wordsOn(const HandoutPage& page) {
        QStringList texts;
        for (const DrawnText& each :
             drawingOf({595, 842}, [&](QPainter& painter) { page.paint(painter, QRectF(48, 48, 499, 746)); }).texts)
            texts.append(each.text.trimmed());
        return texts.join(u' ');
    }
};

class MinigridSheetsTest : public MinigridLabTest {};

TEST_F(MinigridSheetsTest, AnotherPuzzleMakesAnotherSheetOfCards) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene) {
        SCOPED_TRACE(scene + 1);
        EXPECT_GE(differentSheets(lab(), scene, 4), 3);
    }
}

TEST_F(MinigridSheetsTest, TheKeyOfGuessingStrikesCardsAboveItsBoxesToTick) {
    constexpr int kGuess = 9;
    for (int seed = 1; seed <= 4; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        double ticks = 0;
        for (const DrawnText& each : drawnSheet(lab(), kGuess, false))
            if (ticks == 0 && each.text.contains(QChar(0x2610)))
                ticks = each.ink.top();
        ASSERT_GT(ticks, 0);
        const QRect cards(0, 0, 595, qFloor(ticks) - 2);
        EXPECT_TRUE(sheetImage(lab(), kGuess, false).copy(cards) != sheetImage(lab(), kGuess, true).copy(cards));
    }
}

TEST_F(MinigridWords, WhatAQuestionCountsIsWhatItSays) {
    for (const Puzzle& puzzle : smallPuzzles(9)) {
        enter(kTreesScene);
        take(puzzle);
        EXPECT_TRUE(session().scene().question().text.contains(QStringLiteral("root")));
        Grid filled = puzzle.givens;
        EXPECT_EQ(rightChoice(), number(verticesOf(puzzle, filled, orderOf(boxSequence(puzzle)), 0)));
        enter(kPathScene);
        EXPECT_TRUE(session().scene().question().text.contains(QStringLiteral("taken up")));
        std::vector<PermutationList> lists;
        for (int box = 0; box < kSmallSide; ++box)
            lists.push_back(listPermutations(puzzle, box));
        std::vector<BoxPermutation> taken;
        EXPECT_EQ(rightChoice(),
                  number(testsOf(lists, boxOrder(puzzle.geometry(), BoxPath::zigzagRow), puzzle.geometry(), taken)));
    }
}

TEST_F(MinigridWords, TheBestShapeOfPathIsSeveralWhereTheyAreAlike) {
    std::set<QString> answers;
    for (const Puzzle& puzzle : smallPuzzles(9)) {
        enter(kCompareScene);
        take(puzzle);
        ASSERT_TRUE(settles());
        std::map<std::uint64_t, std::set<std::size_t>> shapesBySteps;
        for (std::size_t path = 0; path < kBoxPaths.size(); ++path)
            shapesBySteps[solveByPath(puzzle, boxOrder(puzzle.geometry(), kBoxPaths[path])).steps].insert(path % 3);
        const std::set<std::size_t>& best = shapesBySteps.begin()->second;
        const QStringList shapes{QStringLiteral("a zigzag"), QStringLiteral("a spiral"),
                                 QStringLiteral("a semi-spiral")};
        EXPECT_EQ(rightChoice(),
                  best.size() > 1 ? QStringLiteral("several alike") : shapes[static_cast<qsizetype>(*best.begin())]);
    }
}

TEST_F(MinigridWords, WordsNameYourTurnOnlyWhereThereIsOne) {
    for (const QString& input : inputs())
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            enter(scene);
            session().edits().setInput(input);
            ASSERT_TRUE(settles());
            const LabScene& shown = session().scene();
            const bool isTurn = shown.turn().has_value();
            EXPECT_EQ(shown.sentences().join(u' ').contains(QStringLiteral("Your turn")), isTurn)
                << scene + 1 << ' ' << input.toStdString();
            EXPECT_FALSE(sheetOf(shown).modelWords().isEmpty());
            session().yourTurn().set(true);
            EXPECT_EQ(session().yourTurn().isOn(), isTurn);
            session().yourTurn().set(false);
        }
}

TEST_F(MinigridWords, NoClassIsAskedForWhatTheTableBesideItTells) {
    LabScene& boxes = lab().scene(0);
    changeState(boxes, &SceneState::reader, LabReader::classroom);
    for (int moves = 0; moves <= boxes.moveCount(); ++moves) {
        changeState(boxes, &SceneState::moment, moves);
        EXPECT_EQ(wordsInOne(boxes).contains(QStringLiteral("Say what is missing")), moves < boxes.moveCount());
    }
    changeState(boxes, &SceneState::reader, LabReader::learner);
}

TEST_F(MinigridWords, ATurnSaysThatATreeIsTooLargeForItAndIsTakenBack) {
    begin(kTreeScene, smallPuzzles(2)[1]);
    ASSERT_TRUE(session().yourTurn().isOn());
    const QString task = session().scene().turn()->task;
    EXPECT_EQ(type(QString(81, u'.')), QString());
    ASSERT_TRUE(settles());
    EXPECT_TRUE(session().yourTurn().isOn());
    EXPECT_TRUE(session().scene().turn()->task.contains(QStringLiteral("too large to be cut by hand")));
    session().edits().undo();
    ASSERT_TRUE(settles());
    EXPECT_EQ(session().scene().turn()->task, task);
}

TEST_F(MinigridWords, ATurnOnABoardBeyondHandsLeadsToTheSmallOneAtOneClick) {
    QStringList boards{QString(81, u'.'), QString::fromStdString(toLine(largeExample().givens))};
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
        boards.append(QString::fromStdString(toLine(randomPuzzle(seed, kClassicSide).givens)));
    for (const char* title : {kPathScene, kGraphScene, kPruneScene})
        for (const QString& board : boards) {
            SCOPED_TRACE(std::string(title) + ' ' + board.toStdString());
            LabScene& scene = begin(title, smallPuzzles(2)[1]);
            EXPECT_FALSE(control("small"));
            EXPECT_EQ(type(board), QString());
            ASSERT_TRUE(settles());
            const bool isOffered = control("small").has_value();
            EXPECT_TRUE(session().yourTurn().isOn());
            EXPECT_EQ(turn().task.contains(QStringLiteral("Take the 4 × 4 board")), isOffered);
            EXPECT_TRUE(turn().verdict.isEmpty());
            if (!isOffered)
                continue;
            const std::uint64_t count = model().permutationCount();
            EXPECT_TRUE(turn().task.contains(QLocale().toString(static_cast<qulonglong>(count))) ||
                        lab().model().isLarge());
            // Nothing there takes a click.
            if (const auto cells = scene.clickableBoard(area())) {
                session().edits().clickCell(Cell(0));
                EXPECT_TRUE(scene.drawing().isEmpty() || scene.drawing() == QStringLiteral("/"));
            }
            session().edits().setControl(QStringLiteral("small"), 1);
            ASSERT_TRUE(settles());
            EXPECT_TRUE(session().yourTurn().isOn());
            EXPECT_EQ(lab().model().side(), kSmallSide);
            EXPECT_FALSE(control("small"));
            EXPECT_TRUE(scene.clickableBoard(area()));
            // Back to where the learner was.
            session().edits().undo();
            EXPECT_EQ(lab().inputText(), board);
            EXPECT_TRUE(session().yourTurn().isOn());
        }
}

TEST_F(MinigridWords, EachMoveTellsHowFarTheNextOneGoes) {
    for (const char* title : {kTreesScene, kPathScene})
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            LabScene& scene = enter(title);
            take(randomPuzzle(seed, seed == 3 ? kSmallSide : kClassicSide));
            const WalkVersion version = title == kTreesScene ? WalkVersion::trees : WalkVersion::path;
            const BoxOrder order = version == WalkVersion::trees ? orderOf(model().sequence)
                                                                 : boxOrder(model().geometry(), BoxPath::zigzagRow);
            const WalkFilm film(version, model().puzzle, order);
            ASSERT_EQ(film.moveCount(), scene.moveCount());
            for (int moves = 1; moves < scene.moveCount(); ++moves) {
                session().film().seek(moves);
                const std::size_t ahead = film.eventsAt(moves + 1) - film.eventsAt(moves);
                const QString jump = QStringLiteral("The next move goes %1 steps on at once.")
                                         .arg(QLocale().toString(static_cast<qulonglong>(ahead)));
                EXPECT_EQ(scene.moveText(moves).contains(jump), ahead > 1) << scene.moveText(moves).toStdString();
            }
        }
}

TEST_F(MinigridWords, AFilmsButtonsAskForTheGuessBeforeTheyGiveTheAnswerAway) {
    for (const char* title : {kTreesScene, kPathScene})
        for (const Puzzle& puzzle : smallPuzzles(3)) {
            LabScene& scene = enter(title);
            take(puzzle);
            askAgain();
            for (const char* button : {"over", "back", "solution"}) {
                session().film().seek(scene.lastMoveBeforeAnswer());
                session().edits().setControl(QLatin1String(button), 1);
                EXPECT_EQ(session().film().at(), scene.lastMoveBeforeAnswer());
                const QString told = find<QLabel>("labMoveText")->text();
                EXPECT_TRUE(told.contains(QStringLiteral("Guess first"))) << button << ": " << told.toStdString();
                EXPECT_TRUE(session().questions().awaitsGuess());
            }
            session().questions().reveal();
            session().edits().setControl(QStringLiteral("over"), 1);
            EXPECT_GT(session().film().at(), scene.lastMoveBeforeAnswer());
        }
}

TEST_F(MinigridWords, ASheetAsksOnlyAboutTheBoardThatItPrints) {
    RandomSource random(8);
    for (int n = 0; n < 4; ++n) {
        const int side = n % 2 == 0 ? kSmallSide : kBoxes;
        take(randomPuzzle(random.next(), side));
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            enter(scene);
            ASSERT_TRUE(settles());
            const LabQuestion question = session().scene().question();
            const std::vector<HandoutPage> pages = handoutPages(session(), {});
            const QString sheet = wordsOn(pages[0]).simplified().remove(u' ');
            const QString asked = question.text.simplified().remove(u' ');
            const bool isAsked = sheet.contains(asked);
            // The lists of a large board have no room on paper: the small example stands there.
            const bool isOther = side == kBoxes && scene >= 3 && scene != 5;
            EXPECT_FALSE(isAsked && isOther) << scene + 1;
            if (scene < 2) {
                EXPECT_TRUE(isAsked) << scene + 1;
            }
            if (isOther) {
                static const QRegularExpression ofNine(QStringLiteral("middle|[Bb]ox(es)? ?[5-9]|and ?[5-9]"));
                EXPECT_FALSE(ofNine.match(wordsOn(pages[0])).hasMatch()) << wordsOn(pages[0]).toStdString();
                // But what answers the teacher's page is about the board of the screen, and says so.
                QString ofSheet = wordsOn(pages[1]);
                const qsizetype from = ofSheet.indexOf(QStringLiteral("On the last page:"));
                if (from >= 0)
                    ofSheet.remove(from, ofSheet.indexOf(QStringLiteral("In your own words"), from) - from);
                EXPECT_FALSE(ofNine.match(ofSheet).hasMatch()) << ofSheet.toStdString();
            }
            const QString key = wordsOn(pages[1]).simplified().remove(u' ');
            EXPECT_TRUE(key.contains(sheetOf(session().scene()).modelWords().simplified().remove(u' '))) << scene + 1;
        }
    }
}

TEST_F(MinigridWords, NoLineOfTheExplanationIsCutOff) {
    m_window->resize(1280, 800);
    auto* words = find<QLabel>("labWords");
    for (const Puzzle& puzzle :
         {smallExample(), randomPuzzle(11, kSmallSide), randomPuzzle(11, kBoxes), largeExample(), largeExplosion()}) {
        take(puzzle);
        for (int scene = 0; scene < lab().scenes().count(); ++scene) {
            session().setScene(scene);
            ASSERT_TRUE(settles());
            for (const bool isRevealed : {false, true}) {
                session().questions().setRevealed(scene, isRevealed);
                QApplication::processEvents();
                EXPECT_LE(words->heightForWidth(words->width()), words->height())
                    << puzzle.geometry().side() << ", scene " << scene + 1 << (isRevealed ? ", answered" : "");
            }
        }
    }
}

using MinigridSlides = SlideFixture<::testing::Test, MinigridLab>;

TEST_F(MinigridSlides, TheClassSeesTheCluesOfAllBoxes) {
    m_session.setScene(1);
    for (int seed = 1; seed < 5; ++seed) {
        m_session.edits().shuffleInput(static_cast<std::uint64_t>(seed));
        for (const bool isAsked : {false, true}) {
            if (isAsked != m_session.questions().isAsked())
                m_session.questions().askOrReveal();
            m_session.film().seek(0);
            QStringList texts;
            for (const DrawnText& each : slide().texts)
                texts.append(each.text.trimmed());
            for (const BoxFacts& facts : m_lab.model().facts)
                EXPECT_TRUE(texts.join(u'|').contains(QRegularExpression(
                    QStringLiteral("\\|box %1\\|%2(\\||$)").arg(facts.box + 1).arg(facts.clues.size()))))
                    << texts.join(u'|').toStdString();
        }
    }
}

TEST_F(MinigridSlides, AClickedBoxTellsWhatIsMissing) {
    RandomSource random(4);
    for (int n = 0; n < 4; ++n) {
        m_session.edits().shuffleInput(random.next());
        const int box = static_cast<int>(random.below(kBoxes));
        m_session.edits().clickCell(cellsOfBox(m_lab.model().geometry(), box).front());
        QString texts;
        for (const DrawnText& each : slide().texts)
            texts += each.text.trimmed() + u' ';
        EXPECT_TRUE(texts.simplified().contains(digitList(m_lab.model().box(box).missing).join(u' ')))
            << texts.toStdString();
    }
}

}  // namespace
}  // namespace nonet::minigrid
