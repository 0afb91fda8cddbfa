// Setters' puzzles in the real window: opened from text and links, played by keys, kept and opened again as they were.
#include "core/formats/native/native_file.h"
#include "core/rules/broken_rules.h"
#include "core/rules/rulebook.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/cell_looks.h"
#include "ui/document/document_store.h"
#include "ui/frame/status_line.h"
#include "ui/text/rule_words.h"

#include <QDirIterator>
#include <QDockWidget>
#include <QLabel>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTimer>

namespace nonet {
namespace {

using test::rectangle;
using test::samurai;

struct NamedBoard {
    const char* name;
    Layout layout;
};

Layout starsAndStripes() {
    std::vector<std::string> labels;
    std::vector<std::optional<int>> numbers;
    for (int number = 1; number <= 9; ++number) {
        labels.push_back(std::to_string(number));
        numbers.emplace_back(number);
    }
    labels.emplace_back("*");
    numbers.emplace_back(std::nullopt);
    Layout layout = rectangle(12, 12, *SymbolSet::of(labels, numbers));
    layout.counts = {1, 1, 1, 1, 1, 1, 1, 1, 1, 3};
    return layout;
}

Layout irregular() {
    Layout layout = rectangle(7, 7, SymbolSet(7));
    layout.grids.front().regions = *RegionMap::fromText("1112222"
                                                        "1113222"
                                                        "1333344"
                                                        "5533444"
                                                        "5556644"
                                                        "5566677"
                                                        "6677777",
                                                        7, 7);
    return layout;
}

Layout zeroToEight() {
    Layout layout;
    layout.symbols = SymbolSet(9, 0);
    return layout;
}

std::vector<NamedBoard> boards() {
    return {{"stars and stripes", starsAndStripes()},
            {"irregular", irregular()},
            {"six by nine", rectangle(6, 9, SymbolSet(9))},
            {"from zero", zeroToEight()},
            {"samurai", samurai()},
            {"sixteen", Layout(Geometry(4, 4))}};
}

class VariantPlay : public WindowTest {
protected:
    void pastePuzzle(const Puzzle& puzzle) {
        PuzzleRecord record;
        record.puzzle = puzzle;
        record.history = History(PlayState(puzzle.shape()));
        paste(QString::fromStdString(writeNative(record)));
        board().setFocus();
    }
    void typeAt(Cell cell, const QString& label) {
        board().setSelection({cell}, cell);
        QTest::keyClicks(&board(), label);
    }
    /// What would be found now if the program were killed: the files as they lie on the disk.
    PuzzleRecord keptOnDisk() {
        const QTemporaryDir copy;
        QDirIterator files(m_data.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QString target = copy.filePath(QDir(m_data.path()).relativeFilePath(path));
            QDir().mkpath(QFileInfo(target).path());
            QFile::copy(path, target);
        }
        DocumentStore store(copy.path(),
                            [](const std::function<void()>& work, const std::function<void()>&) { work(); });
        const Result<PuzzleRecord> record = store.load(store.lastOpenId());
        return record ? *record : PuzzleRecord();
    }
};

TEST_F(VariantPlay, BoardsOfEveryShapeArePlayedByKeysAndKept) {
    for (const NamedBoard& each : boards()) {
        SCOPED_TRACE(each.name);
        pastePuzzle(Puzzle(each.layout, Grid(each.layout.shape)));
        ASSERT_EQ(document().puzzle().layout(), each.layout);
        EXPECT_FALSE(document().isReadOnly());
        const BoardShape& shape = each.layout.shape;
        const SymbolSet& symbols = each.layout.symbols;
        const Cell first = shape.cells().front();
        const Cell last = shape.cells().back();
        const Digit highest(symbols.count());
        typeAt(first, QString::fromStdString(symbols.label(Digit(1))));
        typeAt(last, QString::fromStdString(symbols.label(highest)));
        EXPECT_EQ(document().digits().digit(first), Digit(1));
        EXPECT_EQ(document().digits().digit(last), highest);
        QTest::keyClick(&board(), Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(&board(), Qt::Key_Right);
        QTest::keyClick(&board(), Qt::Key_2, Qt::ShiftModifier);
        const Cell second = shape.cells()[1];
        EXPECT_FALSE(document().state().at(second).corner.isEmpty());
        const PlayState left = document().state();
        EXPECT_TRUE(QTest::qWaitFor([&] { return keptOnDisk().history.state() == left; }));
        EXPECT_EQ(keptOnDisk().puzzle.layout(), each.layout);
        openWindow();
        EXPECT_EQ(document().puzzle().layout(), each.layout);
        EXPECT_EQ(document().state(), left);
        document().undo();
        EXPECT_TRUE(document().state().at(second).corner.isEmpty()) << "undo goes on after the end";
    }
}

TEST_F(VariantPlay, AClueThatWasChosenAndABrokenRuleGoWithTheirPuzzle) {
    Layout layout;
    Constraint clue;
    clue.kind = ConstraintKind::sandwich;
    clue.values = {15};
    clue.place = OutsidePlace{-1, 2, 1, 0};
    Constraint line;
    line.kind = ConstraintKind::thermometer;
    line.parts = {{Cell(0), Cell(1)}};
    layout.constraints = {clue, line};
    Grid falling(layout.shape);
    falling.set(Cell(0), Digit(9));
    falling.set(Cell(1), Digit(1));
    pastePuzzle(Puzzle(layout, falling));
    ASSERT_FALSE(board().looks().broken.empty());
    QTest::mouseClick(&board(), Qt::LeftButton, {}, board().metrics().placeRect(-1, 2).center().toPoint());
    ASSERT_EQ(board().chosenRules(), std::vector{0});
    int heard = 0;
    QObject::connect(&board(), &BoardWidget::chosenRulesChanged, [&] {
        ++heard;
        for (const BrokenRule& each : board().looks().broken)
            EXPECT_LT(each.constraint.value_or(0), static_cast<int>(board().picture().puzzle.constraints().size()));
    });
    pastePuzzle(Puzzle(Layout(), Grid()));
    EXPECT_EQ(heard, 1);
    EXPECT_TRUE(board().looks().broken.empty());
}

TEST_F(VariantPlay, EveryControlStandsOnBoardsOfEveryShape) {
    for (const NamedBoard& each : boards()) {
        SCOPED_TRACE(each.name);
        pastePuzzle(Puzzle(each.layout, Grid(each.layout.shape)));
        for (QAction* action : m_window->findChildren<QAction*>()) {
            const QString id = action->objectName();
            // What opens a dialog or leaves the program is tried elsewhere.
            const bool isHere = id.startsWith(QLatin1String("hint.")) || id.startsWith(QLatin1String("board.")) ||
                                id.startsWith(QLatin1String("view.")) || id.startsWith(QLatin1String("mode.")) ||
                                id.startsWith(QLatin1String("marks.")) || id.startsWith(QLatin1String("filter."));
            if (isHere && action->isEnabled()) {
                action->trigger();
                QApplication::processEvents();
            }
        }
        EXPECT_EQ(document().puzzle().layout(), each.layout);
        openWindow();
    }
}

TEST_F(VariantPlay, ABrokenCageIsMarkedAndAFinishedBoardIsFinishedByItsRules) {
    pastePuzzle(test::cagedFour());
    typeAt(Cell(1), QStringLiteral("4"));
    ASSERT_EQ(brokenRules(document().puzzle(), document().digits()).size(), 1U);
    typeAt(Cell(1), QStringLiteral("2"));
    EXPECT_TRUE(brokenRules(document().puzzle(), document().digits()).empty());
    const QString solution = QStringLiteral("1234341221434321");
    for (int i = 2; i < 16; ++i) {
        EXPECT_FALSE(document().findings().isFinished());
        typeAt(Cell(i), solution.mid(i, 1));
    }
    EXPECT_TRUE(document().findings().isFinished());
}

class RulesOnScreen : public VariantPlay {
protected:
    /// A cage of 8 in r1c123, a thermometer that begins in r1c3, and one that has a single cell.
    static Puzzle cageAndThermometer() {
        Layout layout;
        Constraint cage;
        cage.kind = ConstraintKind::cage;
        cage.parts = {{Cell(0), Cell(1), Cell(2)}};
        cage.values = {8};
        Constraint thermometer;
        thermometer.kind = ConstraintKind::thermometer;
        thermometer.parts = {{Cell(2), Cell(11), Cell(20)}};
        Constraint unfinished = thermometer;
        unfinished.parts = {{Cell(80)}};
        layout.constraints = {cage, thermometer, unfinished};
        return Puzzle(layout, Grid());
    }
    QDockWidget* dock() { return find<QDockWidget>("rulesDock"); }
    QString rules() {
        const auto* pause = find<QTimer>("rulesPause");
        while (pause->isActive())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return find<QTextBrowser>("rulesText")->toPlainText();
    }
    QString status() { return m_window->findChild<StatusLine*>()->facts(); }
    void select(Cell cell) { board().setSelection({cell}, cell); }
};

TEST_F(RulesOnScreen, StandInADockThatComesWithThem) {
    EXPECT_TRUE(dock()->isHidden()) << "an empty classic board";
    pastePuzzle(cageAndThermometer());
    EXPECT_TRUE(dock()->isVisible());
    EXPECT_TRUE(find<QAction>("puzzle.rules")->isChecked());
    for (const QString& sentence : rulesOf(document().puzzle().rulebook()))
        EXPECT_TRUE(rules().contains(sentence)) << sentence.toStdString();
    EXPECT_TRUE(rules().contains(QStringLiteral("Left out of the rules (thermometer): it has too few cells.")))
        << rules().toStdString();
    paste(QString(81, u'.').replace(0, 1, QStringLiteral("5")));
    EXPECT_TRUE(dock()->isHidden()) << "a classic puzzle has none of its own";
    trigger("puzzle.rules");
    EXPECT_TRUE(rules().contains(rulesOf(Rulebook(Layout())).front()));
}

TEST_F(RulesOnScreen, TellNothingThatFogCovers) {
    PuzzleRecord record;
    record.solution = gridFromLine("134256789256789134789134256342567891567891342891342567425678913678913425913425678");
    record.puzzle = cageAndThermometer();
    record.puzzle.givens.set(Cell(40), *record.solution->digit(Cell(40)));
    record.puzzle.givens.set(Cell(1), *record.solution->digit(Cell(1)));
    record.puzzle.setDecoration({{}, Fog{{Cell(0), Cell(1)}}});
    record.history = History(PlayState(record.puzzle.shape()));
    paste(QString::fromStdString(writeNative(record)));
    ASSERT_EQ(board().picture().fogged.count(), 79);
    select(Cell(0));
    EXPECT_TRUE(rules().contains(QStringLiteral("Cage")));
    EXPECT_FALSE(rules().contains(QStringLiteral("Still open"))) << "how many cells it has is covered";
    EXPECT_EQ(find<QLabel>("headerProgress")->text(), QStringLiteral("1 of 81 filled"));
    EXPECT_TRUE(status().contains(QStringLiteral("1 clue"))) << status().toStdString();
    QTest::keyClick(&board(), Qt::Key_1);
    select(Cell(2));
    QTest::keyClick(&board(), Qt::Key_4);
    select(Cell(0));
    EXPECT_TRUE(rules().contains(QStringLiteral("Still open: 1 3 4"))) << rules().toStdString();
    EXPECT_EQ(find<QLabel>("headerProgress")->text(), QStringLiteral("3 of 81 filled"));
}

TEST_F(RulesOnScreen, AreTheSettersOwnWordsWhereThereAreSome) {
    PuzzleRecord record;
    record.puzzle = cageAndThermometer();
    record.info.rules = "Cages sum to 8 & <rise>.\nHave fun.";
    record.history = History(PlayState(record.puzzle.shape()));
    paste(QString::fromStdString(writeNative(record)));
    EXPECT_TRUE(rules().contains(QStringLiteral("Cages sum to 8 & <rise>."))) << rules().toStdString();
    EXPECT_TRUE(rules().contains(QStringLiteral("Have fun.")));
    EXPECT_FALSE(rules().contains(rulesOf(document().puzzle().rulebook()).front()));
}

TEST_F(RulesOnScreen, StandThereWhenThePuzzleIsPastedAgain) {
    pastePuzzle(cageAndThermometer());
    const QString first = rules();
    ASSERT_FALSE(first.isEmpty());
    pastePuzzle(cageAndThermometer());
    EXPECT_EQ(rules(), first);
}

TEST_F(RulesOnScreen, OfADotThatIsClickedAreToldOnce) {
    Layout layout;
    Constraint dot;
    dot.kind = ConstraintKind::difference;
    dot.parts = {{Cell(0), Cell(1)}};
    layout.constraints = {dot};
    pastePuzzle(Puzzle(layout, Grid()));
    select(Cell(0));
    const auto dots = [this] { return rules().count(QStringLiteral("White dot")); };
    EXPECT_EQ(dots(), 1);
    const QRectF cell = board().cellRect(Cell(0));
    QTest::mouseClick(&board(), Qt::LeftButton, Qt::NoModifier, QPointF(cell.right(), cell.center().y()).toPoint());
    EXPECT_TRUE(rules().startsWith(QStringLiteral("Clicked"))) << rules().toStdString();
    EXPECT_EQ(dots(), 1) << rules().toStdString();
}

TEST_F(RulesOnScreen, WhatTheLastEntryBrokeIsToldFirstAndHowMuchElseIsBroken) {
    pastePuzzle(cageAndThermometer());
    typeAt(Cell(40), QStringLiteral("8"));
    typeAt(Cell(41), QStringLiteral("8"));
    ASSERT_TRUE(status().startsWith(QStringLiteral("8 appears more than once in row 5"))) << status().toStdString();
    EXPECT_TRUE(status().contains(QStringLiteral(" And 1 more rule is broken.")))
        << "the box: " << status().toStdString();
    typeAt(Cell(0), QStringLiteral("9"));
    EXPECT_TRUE(status().startsWith(QStringLiteral("Broken at r1c1 (cage)"))) << status().toStdString();
    EXPECT_TRUE(status().contains(QStringLiteral(" And 2 more rules are broken."))) << status().toStdString();
    QTest::keyClick(&board(), Qt::Key_Left, Qt::ControlModifier);
    select(Cell(20));
    EXPECT_TRUE(status().startsWith(QStringLiteral("Broken at r1c1 (cage)"))) << "as long as nothing else is entered";
}

TEST_F(RulesOnScreen, ARepeatDoesNotHideTheCageThatItBreaks) {
    pastePuzzle(cageAndThermometer());
    typeAt(Cell(72), QStringLiteral("9"));
    typeAt(Cell(0), QStringLiteral("9"));
    EXPECT_TRUE(status().startsWith(QStringLiteral("9 appears more than once in column 1: r1c1 and r9c1.")))
        << status().toStdString();
    EXPECT_TRUE(status().contains(QStringLiteral("Broken at r1c1 (cage)"))) << status().toStdString();
}

TEST_F(RulesOnScreen, OfTheCurrentCellComeFirstWithTheCombinationsStillOpen) {
    pastePuzzle(cageAndThermometer());
    select(Cell(0));
    EXPECT_TRUE(rules().startsWith(QStringLiteral("At r1c1"))) << rules().toStdString();
    EXPECT_TRUE(rules().contains(QStringLiteral("Still open: 1 2 5 · 1 3 4"))) << rules().toStdString();
    EXPECT_TRUE(find<QTextBrowser>("rulesText")
                    ->document()
                    ->toRawText()
                    .contains(QStringLiteral("1\u00a02\u00a05\u00a0· 1\u00a03\u00a04")))
        << "no line breaks inside one of them";
    select(Cell(2));
    EXPECT_TRUE(rules().startsWith(QStringLiteral("At r1c3")));
    EXPECT_LT(rules().indexOf(QStringLiteral("Thermometer")), rules().indexOf(QStringLiteral("All rules")));
    typeAt(Cell(0), QStringLiteral("2"));
    EXPECT_TRUE(rules().contains(QStringLiteral("Still open: 1 2 5\n"))) << rules().toStdString();
    typeAt(Cell(0), QStringLiteral("9"));
    EXPECT_TRUE(rules().contains(QStringLiteral("No combination fits any more.")));
    select(Cell(80));
    EXPECT_FALSE(rules().contains(QStringLiteral("At r9c9"))) << "what is left out asks nothing of a cell";
}

TEST_F(RulesOnScreen, OfAClueBesideTheBoardAreToldWhereItIsClicked) {
    Constraint clue;
    clue.kind = ConstraintKind::sandwich;
    clue.values = {15};
    clue.place = OutsidePlace{-1, 2, 1, 0};
    Layout layout;
    layout.constraints = {clue};
    pastePuzzle(Puzzle(layout, Grid()));
    select(Cell(80));
    const QString asked = ruleSentence(clue, layout);
    EXPECT_FALSE(status().contains(asked));
    const QRectF below = board().cellRect(Cell(2));
    const QPoint place = (below.center() - QPointF(0, below.height())).toPoint();
    QTest::mouseClick(&board(), Qt::LeftButton, Qt::NoModifier, place);
    EXPECT_TRUE(status().startsWith(asked)) << status().toStdString();
    EXPECT_TRUE(rules().startsWith(QStringLiteral("Clicked"))) << rules().toStdString();
    EXPECT_TRUE(board().selection().contains(Cell(80))) << "no cell is clicked";
    select(Cell(79));
    EXPECT_FALSE(status().contains(asked));
    EXPECT_FALSE(rules().contains(QStringLiteral("Clicked")));
}

TEST_F(RulesOnScreen, DigitsTypedWhileTheyAreReadGoToTheBoard) {
    pastePuzzle(cageAndThermometer());
    select(Cell(40));
    auto* text = find<QTextBrowser>("rulesText");
    text->setFocus();
    QTest::keyClick(text, Qt::Key_7);
    EXPECT_EQ(document().digits().digit(Cell(40)), Digit(7));
}

TEST_F(RulesOnScreen, TheStatusLineTellsWhatIsBrokenAndWhatTheSelectionAddsUpTo) {
    pastePuzzle(cageAndThermometer());
    typeAt(Cell(0), QStringLiteral("9"));
    EXPECT_TRUE(status().startsWith(QStringLiteral("Broken at r1c1"))) << status().toStdString();
    typeAt(Cell(0), QStringLiteral("5"));
    EXPECT_FALSE(status().contains(QStringLiteral("Broken"))) << status().toStdString();
    EXPECT_FALSE(status().contains(QStringLiteral("Sum")));
    typeAt(Cell(40), QStringLiteral("8"));
    board().setSelection({Cell(0), Cell(40), Cell(41), Cell(42)}, Cell(40));
    EXPECT_TRUE(status().startsWith(QStringLiteral("Sum 13 in 2 cells · 2 blank cells"))) << status().toStdString();
    typeAt(Cell(41), QStringLiteral("8"));
    EXPECT_TRUE(status().startsWith(QStringLiteral("8 appears more than once in row 5"))) << status().toStdString();
}

TEST_F(RulesOnScreen, StarsAreToldApartFromNumbers) {
    pastePuzzle(Puzzle(starsAndStripes(), Grid(starsAndStripes().shape)));
    typeAt(Cell(0), QStringLiteral("*"));
    typeAt(Cell(1), QStringLiteral("4"));
    board().setSelection({Cell(0), Cell(1)}, Cell(1));
    EXPECT_TRUE(status().startsWith(QStringLiteral("Sum 4 in 1 cell · 1 cell without a number")))
        << status().toStdString();
}

/// Each is off with a reason, or says in words that it is not there yet.
TEST_F(RulesOnScreen, WhatIsNotThereForSuchBoardsSaysSo) {
    std::vector<Puzzle> puzzles = {cageAndThermometer()};
    for (const NamedBoard& each : boards())
        puzzles.emplace_back(each.layout, Grid(each.layout.shape));
    for (const Puzzle& puzzle : puzzles) {
        pastePuzzle(puzzle);
        select(puzzle.shape().cells().front());
        for (const char* id :
             {"hint.digit", "hint.solution", "hint.apply", "replay.show", "puzzle.check", "edit.last_right",
              "file.another", "clues.redundant", "clues.minimise", "clues.make_proper", "transform.open",
              "transform.rows", "transform.transpose", "transform.shuffle"}) {
            QAction* action = find<QAction>(id);
            EXPECT_FALSE(action->isEnabled()) << id;
            EXPECT_TRUE(action->toolTip().contains(u'.')) << id << ": " << action->toolTip().toStdString();
        }
        trigger("hint.ask");
        const auto* label = find<QLabel>("hintBody");
        EXPECT_TRUE(QTest::qWaitFor(
            [label] { return label->isVisible() && label->text().contains(QStringLiteral("plain 9 by 9 puzzles")); }));
    }
}

TEST_F(RulesOnScreen, StructureSpeaksOfNoListWhereFurtherRulesHold) {
    pastePuzzle(cageAndThermometer());
    trigger("view.structure");
    EXPECT_EQ(message(), QStringLiteral("Structure looks for shift ciphers on boards without further rules."));
    EXPECT_FALSE(find<QAction>("view.structure")->isChecked());
}

}  // namespace
}  // namespace nonet
