// Lessons on techniques in the window: each technique has all four parts, a whole lesson goes by keyboard alone, and
// nothing tells the answer before it is found or shown.
#include "tests/core/lessons/shipped_lessons.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_list.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/lessons/lesson_room.h"
#include "ui/lessons/lesson_source.h"
#include "ui/lessons/lesson_view.h"
#include "ui/text/cell_names.h"
#include "ui/text/lesson_text.h"
#include "ui/text/proof_words.h"
#include "ui/text/technique_text.h"
#include "ui/text/translations.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTranslator>
#include <QTreeView>

namespace nonet {
namespace {

constexpr int kLessonPatience = 60'000;

class LessonRoomTest : public WindowTest {
protected:
    LessonRoom& room() { return *find<LessonRoom>("lessonRoom"); }
    LessonView& view() { return *find<LessonView>("lessonView"); }
    void open(TechniqueId id) {
        trigger("learn.techniques");
        room().openLesson(id);
        ASSERT_TRUE(QTest::qWaitFor([this] { return view().hasLesson(); }, kLessonPatience));
    }
    static void press(Qt::Key key) {
        ASSERT_NE(QApplication::focusWidget(), nullptr);
        QTest::keyClick(QApplication::focusWidget(), key);
    }
    void walkTo(Cell cell) {
        LessonBoard& at = view().board();
        for (int i = 0; i < 9 && classic::rowOf(at.current().value_or(Cell(0))) != classic::rowOf(cell); ++i)
            press(Qt::Key_Down);
        for (int i = 0; i < 9 && classic::columnOf(at.current().value_or(Cell(0))) != classic::columnOf(cell); ++i)
            press(Qt::Key_Right);
        ASSERT_EQ(at.current(), cell);
    }
    /// All by keys.
    void mark(const LessonMarks& marks) {
        const bool isSingle = view().session().isSingle();
        for (const Cell cell : marks.cells) {
            if (isSingle)
                break;
            walkTo(cell);
            press(Qt::Key_Space);
        }
        marks.results.forEach([this](Candidate each) {
            walkTo(each.cell);
            press(static_cast<Qt::Key>(Qt::Key_0 + each.digit.value()));
        });
    }
    QString answer() { return find<QLabel>("lessonAnswer")->text(); }
    /// Everything in the lesson that can be read or heard, but what the board's cells hold.
    QString readable() {
        QStringList all;
        for (const QWidget* each : view().findChildren<QWidget*>()) {
            all += each->accessibleName() + u' ' + each->accessibleDescription() + u' ' + each->toolTip();
            if (const auto* label = qobject_cast<const QLabel*>(each))
                all += label->text();
            if (const auto* button = qobject_cast<const QPushButton*>(each))
                all += button->text();
        }
        return all.join(u' ');
    }
};

TEST_F(LessonRoomTest, AWholeLessonGoesByKeyboard) {
    trigger("learn.techniques");
    EXPECT_TRUE(find<QTreeView>("lessonRows")->hasFocus());
    auto* search = find<QLineEdit>("lessonSearch");
    search->setFocus();
    QTest::keyClicks(search, techniqueName(TechniqueId::xyWing));
    press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return view().hasLesson(); }, kLessonPatience));
    EXPECT_EQ(view().technique(), TechniqueId::xyWing);
    EXPECT_EQ(view().part(), LessonPart::see);
    EXPECT_TRUE(answer().contains(stepResult(view().lesson().seen.shown())));
    press(Qt::Key_PageDown);
    ASSERT_EQ(view().part(), LessonPart::why);
    EXPECT_FALSE(lessonProgress(*m_preferences, TechniqueId::xyWing).knowsWhy);
    QStringList told{answer()};
    for (int i = 0; i < 30 && find<QAction>("lesson.forward")->isEnabled(); ++i) {
        press(Qt::Key_Right);
        told += answer();
    }
    EXPECT_GE(told.size(), 3);
    told.removeDuplicates();
    EXPECT_EQ(static_cast<std::size_t>(told.size()), view().stage() + 1);
    press(Qt::Key_Left);
    EXPECT_EQ(static_cast<std::size_t>(told.size()), view().stage() + 2);
    EXPECT_TRUE(lessonProgress(*m_preferences, TechniqueId::xyWing).knowsWhy);
    press(Qt::Key_PageDown);
    ASSERT_EQ(view().part(), LessonPart::find);
    for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
        ASSERT_EQ(view().findIndex(), i);
        const LessonMarks right = marksOf(view().lesson().toFind[static_cast<std::size_t>(i)].shown());
        if (i == 1) {
            // A slip first.
            walkTo(right.cells.first());
            press(Qt::Key_Space);
            press(Qt::Key_Return);
            EXPECT_TRUE(answer().contains(cellName(right.cells.first()))) << answer().toStdString();
            press(Qt::Key_Backspace);
            EXPECT_TRUE(view().session().marks().isEmpty());
        }
        if (i == 2) {
            press(Qt::Key_S);
        } else {
            mark(right);
            press(Qt::Key_Return);
        }
        EXPECT_FALSE(view().session().isOpen()) << answer().toStdString();
        press(Qt::Key_N);
    }
    const LessonProgress progress = lessonProgress(*m_preferences, TechniqueId::xyWing);
    EXPECT_EQ(progress.finds,
              (std::array<LessonFind, kLessonFinds>{LessonFind::found, LessonFind::afterSlip, LessonFind::shown,
                                                    LessonFind::found, LessonFind::found}));
    EXPECT_EQ(missedFinds(*m_preferences).size(), 2U);
    press(Qt::Key_PageDown);
    ASSERT_EQ(view().part(), LessonPart::use);
    const ClassicDigits puzzle = view().lesson().use.at.puzzle;
    const QString before = document().id();
    press(Qt::Key_P);
    EXPECT_NE(document().id(), before);
    EXPECT_EQ(ClassicDigits::from(document().puzzle().givens), puzzle);
    EXPECT_TRUE(board().isVisible());
    EXPECT_TRUE(lessonProgress(*m_preferences, TechniqueId::xyWing).isDone(LessonPart::use));
}

TEST_F(LessonRoomTest, WhatWasMissedIsPractisedUntilItIsFoundAtOnce) {
    LessonProgress missed;
    missed.finds[3] = LessonFind::shown;
    keepLessonProgress(*m_preferences, TechniqueId::xWing, missed);
    missed.finds[3] = LessonFind::open;
    missed.finds[0] = LessonFind::afterSlip;
    keepLessonProgress(*m_preferences, TechniqueId::nakedPair, missed);
    trigger("learn.practise");
    for (const MissedFind& wanted : {MissedFind{TechniqueId::nakedPair, 0}, MissedFind{TechniqueId::xWing, 3}}) {
        ASSERT_TRUE(QTest::qWaitFor([this] { return view().hasLesson(); }, kLessonPatience));
        EXPECT_EQ(view().technique(), wanted.technique);
        EXPECT_EQ(view().findIndex(), wanted.index);
        mark(marksOf(view().lesson().toFind[static_cast<std::size_t>(wanted.index)].shown()));
        press(Qt::Key_Return);
        press(Qt::Key_N);
    }
    EXPECT_TRUE(missedFinds(*m_preferences).empty());
    EXPECT_FALSE(room().isLessonOpen());
    EXPECT_FALSE(find<QPushButton>("lessonPractise")->isEnabled());
}

TEST_F(LessonRoomTest, NothingTellsTheAnswerBeforeItIsFound) {
    for (const TechniqueId id : {TechniqueId::hiddenSingle, TechniqueId::nakedTriple, TechniqueId::xWing,
                                 TechniqueId::xyChain, TechniqueId::uniqueRectangle1}) {
        open(id);
        view().setPart(LessonPart::find);
        for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
            const LessonPosition& at = view().lesson().toFind[static_cast<std::size_t>(view().findIndex())];
            EXPECT_FALSE(view().board().picture().step.has_value());
            const QString all = readable();
            for (const Cell cell : classic::kAllCells)
                EXPECT_FALSE(cell != Cell(0) && all.contains(cellName(cell))) << all.toStdString();
            EXPECT_FALSE(all.contains(stepReason(at.shown())));
            // A slip names what was marked alone.
            const Cell marked = at.position.unsolvedCells().first();
            Q_EMIT view().board().cellTaken(marked);
            trigger("lesson.check");
            for (const Cell cell : classic::kAllCells)
                EXPECT_FALSE(cell != marked && answer().contains(cellName(cell))) << answer().toStdString();
            trigger("lesson.skip");
        }
    }
}

TEST_F(LessonRoomTest, EachResultHasItsOwnProof) {
    open(TechniqueId::xWing);
    view().setPart(LessonPart::why);
    const Step& step = view().lesson().seen.shown();
    auto* results = find<QComboBox>("lessonResult");
    ASSERT_EQ(results->count(), static_cast<int>(step.eliminations.size()));
    EXPECT_EQ(results->isVisible(), step.eliminations.size() > 1);
    for (int i = 0; i < results->count(); ++i) {
        const Candidate each = step.eliminations[static_cast<std::size_t>(i)];
        press(Qt::Key_Right);
        results->activated(i);
        EXPECT_EQ(view().stage(), 0U);
        EXPECT_TRUE(answer().contains(cellName(each.cell))) << answer().toStdString();
        EXPECT_TRUE(answer().contains(QString::number(each.digit.value())));
        EXPECT_TRUE(results->itemText(i).contains(cellName(each.cell)));
    }
    // The struck candidate itself asks for its proof.
    const QRectF at = view().board().metrics().candidateRect(step.eliminations.front());
    QTest::mouseClick(&view().board(), Qt::LeftButton, {}, at.center().toPoint());
    EXPECT_EQ(results->currentIndex(), 0);
}

TEST_F(LessonRoomTest, ASlipIsMarkedOnTheBoardToo) {
    open(TechniqueId::xWing);
    view().setPart(LessonPart::find);
    const LessonPosition& position = view().lesson().toFind[0];
    Cell solved(0);
    while (!position.position.isSolved(solved))
        solved = Cell(solved.index() + 1);
    walkTo(solved);
    press(Qt::Key_Space);
    EXPECT_TRUE(view().board().picture().mistakes.isEmpty());
    trigger("lesson.check");
    EXPECT_TRUE(view().board().picture().mistakes.contains(solved));
    EXPECT_TRUE(answer().contains(cellName(solved)));
    press(Qt::Key_Space);
    EXPECT_TRUE(view().board().picture().mistakes.isEmpty());
}

TEST_F(LessonRoomTest, TheListSaysHowFarOneIs) {
    trigger("room.learn");
    find<QPushButton>("open_techniques")->click();
    const auto* rows = find<QTreeView>("lessonRows");
    EXPECT_EQ(rows->model()->rowCount(), kTechniqueCount);
    const auto* course = find<QPushButton>("lessonCourse");
    EXPECT_TRUE(course->text().contains(techniqueName(TechniqueId::fullHouse)));
    LessonProgress done{.hasSeen = true, .knowsWhy = true, .hasUsed = true};
    done.finds.fill(LessonFind::found);
    keepLessonProgress(*m_preferences, TechniqueId::fullHouse, done);
    EXPECT_EQ(lessonProgress(*m_preferences, TechniqueId::fullHouse), done);
    find<LessonList>("lessonList")->showProgress();
    EXPECT_TRUE(course->text().contains(techniqueName(TechniqueId::nakedSingle)));
    const QString heard = rows->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
    EXPECT_TRUE(heard.contains(lessonProgressText(*m_preferences, TechniqueId::fullHouse))) << heard.toStdString();
    auto* search = find<QLineEdit>("lessonSearch");
    search->setText(QStringLiteral("wing"));
    EXPECT_GE(rows->model()->rowCount(), 5);
    EXPECT_LT(rows->model()->rowCount(), 12);
    search->setText(QStringLiteral("zzz"));
    EXPECT_EQ(rows->model()->rowCount(), 0);
    search->clear();
    trigger("learn.course");
    ASSERT_TRUE(QTest::qWaitFor([this] { return view().hasLesson(); }, kLessonPatience));
    EXPECT_EQ(view().technique(), TechniqueId::nakedSingle);
    trigger("lesson.leave");
    EXPECT_FALSE(room().isLessonOpen());
    EXPECT_FALSE(find<QAction>("lesson.check")->isEnabled());
}

TEST_F(LessonRoomTest, ScreenReadersGetTheBoardAsATable) {
    open(TechniqueId::xWing);
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view().board());
    ASSERT_TRUE(table);
    EXPECT_EQ(table->childCount(), 81);
    const Cell gone = view().lesson().seen.shown().eliminations.front().cell;
    EXPECT_TRUE(view().board().description(gone).contains(LessonBoard::tr("struck: %1").arg(QString()).left(6)));
    for (const QPushButton* each : view().findChildren<QPushButton*>())
        EXPECT_FALSE(each->isVisible() && each->text().isEmpty() && each->accessibleName().isEmpty())
            << each->objectName().toStdString();
}

TEST(LessonWords, EveryTechniqueHasAFirstParagraph) {
    for (const Technique& each : techniqueCatalogue())
        EXPECT_GT(LessonText::introduction(each.id).size(), 60) << "no words for the lesson on " << each.code;
}

TEST(LessonWords, EveryWalkIsTold) {
    for (const Technique& each : techniqueCatalogue()) {
        const LessonOutcome outcome = test::shippedLesson(each.id);
        ASSERT_EQ(outcome.end, LessonEnd::found) << each.code;
        const LessonPosition& seen = outcome.lesson.seen;
        const Step& step = seen.shown();
        for (const Candidate result : markedResults(step).isEmpty() ? step.eliminations
                                      : step.placements.empty()     ? step.eliminations
                                                                    : step.placements) {
            const auto walk = proofWalk(seen.position, {step.placements, step.eliminations, step.arguments}, result);
            ASSERT_TRUE(walk) << each.code;
            for (std::size_t i = 0; i < walk->stages.size(); ++i)
                EXPECT_FALSE(ProofWords::of(*walk, i).isEmpty() || ProofWords::of(*walk, i).contains(u'%'))
                    << ProofWords::of(*walk, i).toStdString();
        }
    }
}

TEST(LessonSource, ARandomPositionIsAGameOfItsOwn) {
    RandomSource random(2);
    const LessonOutcome outcome = findLesson(TechniqueId::sashimiJellyfish, {.seed = 3});
    ASSERT_EQ(outcome.end, LessonEnd::found);
    const LessonUse& use = outcome.lesson.use;
    const PuzzleRecord record = gameRecord(use, QStringLiteral("Rare"));
    EXPECT_EQ(ClassicDigits::from(record.puzzle.givens), use.at.puzzle);
    if (use.at.isFromPlay)
        return;
    const PlayState& state = record.history.state();
    const Position at =
        Position::from(digitsOf(record.puzzle, state), candidateLayer(record.puzzle, state), record.puzzle.givens);
    EXPECT_EQ(at, use.at.position);
}

}  // namespace
}  // namespace nonet
