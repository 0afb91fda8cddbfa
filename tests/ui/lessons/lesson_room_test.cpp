// Lessons on techniques in the window: each technique has all four parts, a whole lesson goes by keyboard alone, and
// nothing tells the answer before it is found or shown.
#include "core/solvers/search/search.h"
#include "tests/core/lessons/shipped_lessons.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_list.h"
#include "ui/lessons/lesson_panel.h"
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
#include <QRegularExpression>
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
        ASSERT_TRUE(QTest::qWaitFor([this] { return view().run().hasLesson(); }, kLessonPatience));
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
        const bool isSingle = view().run().session().isSingle();
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
    Cell solvedCell() {
        const Position& position =
            view().run().lesson().toFind[static_cast<std::size_t>(view().run().findIndex())].position;
        Cell cell(0);
        while (!position.isSolved(cell))
            cell = Cell(cell.index() + 1);
        return cell;
    }
    /// Every blank of what is open in Play.
    void solve() {
        const SearchOutcome solutions = search(document().puzzle());
        ASSERT_TRUE(solutions.first);
        PlayState state = document().state();
        for (const Cell cell : classic::kAllCells)
            if (document().puzzle().givens.isBlank(cell))
                state.at(cell).digit = static_cast<std::uint8_t>(solutions.first->valueAt(cell));
        document().perform(state, {.kind = ActionKind::digit});
    }
    /// The position is found at once.
    void findIt() {
        mark(marksOf(view().run().lesson().toFind[static_cast<std::size_t>(view().run().findIndex())].shown()));
        press(Qt::Key_Return);
        ASSERT_FALSE(view().run().session().isOpen()) << answer().toStdString();
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
    ASSERT_TRUE(QTest::qWaitFor([this] { return view().run().hasLesson(); }, kLessonPatience));
    EXPECT_EQ(view().run().technique(), TechniqueId::xyWing);
    EXPECT_EQ(view().run().part(), LessonPart::see);
    EXPECT_TRUE(answer().contains(stepResult(view().run().lesson().seen.shown())));
    press(Qt::Key_PageDown);
    ASSERT_EQ(view().run().part(), LessonPart::why);
    EXPECT_FALSE(lessonProgress(*m_preferences, TechniqueId::xyWing).knowsWhy);
    QStringList told{answer()};
    for (int i = 0; i < 30 && find<QAction>("lesson.forward")->isEnabled(); ++i) {
        press(Qt::Key_Right);
        told += answer();
    }
    EXPECT_GE(told.size(), 3);
    told.removeDuplicates();
    EXPECT_EQ(static_cast<std::size_t>(told.size()), view().run().stage() + 1);
    press(Qt::Key_Left);
    EXPECT_EQ(static_cast<std::size_t>(told.size()), view().run().stage() + 2);
    EXPECT_TRUE(lessonProgress(*m_preferences, TechniqueId::xyWing).knowsWhy);
    press(Qt::Key_PageDown);
    ASSERT_EQ(view().run().part(), LessonPart::find);
    for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
        ASSERT_EQ(view().run().findIndex(), i);
        const LessonMarks right = marksOf(view().run().lesson().toFind[static_cast<std::size_t>(i)].shown());
        if (i == 1) {
            // A mistake first.
            const Cell wrong = solvedCell();
            walkTo(wrong);
            press(Qt::Key_Space);
            press(Qt::Key_Return);
            EXPECT_TRUE(answer().contains(cellName(wrong))) << answer().toStdString();
            press(Qt::Key_Backspace);
            EXPECT_TRUE(view().run().session().marks().isEmpty());
        }
        if (i == 2) {
            press(Qt::Key_S);
        } else {
            mark(right);
            press(Qt::Key_Return);
        }
        EXPECT_FALSE(view().run().session().isOpen()) << answer().toStdString();
        press(Qt::Key_N);
    }
    const LessonProgress progress = lessonProgress(*m_preferences, TechniqueId::xyWing);
    EXPECT_EQ(progress.finds,
              (std::array<LessonFind, kLessonFinds>{LessonFind::found, LessonFind::afterMistake, LessonFind::shown,
                                                    LessonFind::found, LessonFind::found}));
    EXPECT_EQ(missedFinds(*m_preferences).size(), 2U);
    press(Qt::Key_PageDown);
    ASSERT_EQ(view().run().part(), LessonPart::use);
    const ClassicDigits puzzle = view().run().lesson().use.at.puzzle;
    const QString before = document().id();
    press(Qt::Key_P);
    EXPECT_NE(document().id(), before);
    EXPECT_EQ(ClassicDigits::from(document().puzzle().givens), puzzle);
    EXPECT_TRUE(board().isVisible());
    // To open it is not to use it.
    EXPECT_FALSE(lessonProgress(*m_preferences, TechniqueId::xyWing).isDone(LessonPart::use));
    solve();
    EXPECT_TRUE(lessonProgress(*m_preferences, TechniqueId::xyWing).isDone(LessonPart::use));
    trigger("room.learn");
    EXPECT_TRUE(find<QPushButton>("part_3")->text().startsWith(u'✓'));
    EXPECT_TRUE(find<QPushButton>("lessonNext")->isVisible());
    find<QPushButton>("lessonNext")->click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return view().run().hasLesson(); }, kLessonPatience));
    EXPECT_NE(view().run().technique(), TechniqueId::xyWing);
}

TEST_F(LessonRoomTest, WhatWasMissedIsPractisedUntilItIsFoundAtOnce) {
    LessonProgress missed;
    missed.finds[3] = LessonFind::shown;
    keepLessonProgress(*m_preferences, TechniqueId::xWing, missed);
    missed.finds[3] = LessonFind::open;
    missed.finds[0] = LessonFind::afterMistake;
    keepLessonProgress(*m_preferences, TechniqueId::nakedPair, missed);
    trigger("learn.practise");
    for (const MissedFind& wanted : {MissedFind{TechniqueId::nakedPair, 0}, MissedFind{TechniqueId::xWing, 3}}) {
        ASSERT_TRUE(QTest::qWaitFor([this] { return view().run().hasLesson(); }, kLessonPatience));
        EXPECT_EQ(view().run().technique(), wanted.technique);
        EXPECT_EQ(view().run().findIndex(), wanted.index);
        EXPECT_TRUE(m_window->windowTitle().contains(techniqueName(wanted.technique)));
        const auto left = static_cast<int>(missedFinds(*m_preferences).size());
        EXPECT_EQ(find<QLabel>("lessonHeading")->text(), LessonPanel::tr("Practising: %1 of %2 left").arg(left).arg(2));
        mark(marksOf(view().run().lesson().toFind[static_cast<std::size_t>(wanted.index)].shown()));
        press(Qt::Key_Return);
        press(Qt::Key_N);
    }
    EXPECT_TRUE(missedFinds(*m_preferences).empty());
    EXPECT_FALSE(room().isLessonOpen());
    EXPECT_FALSE(message().isEmpty());
    EXPECT_FALSE(find<QPushButton>("lessonPractise")->isEnabled());
}

TEST_F(LessonRoomTest, NothingTellsTheAnswerBeforeItIsFound) {
    for (const TechniqueId id : {TechniqueId::hiddenSingle, TechniqueId::nakedTriple, TechniqueId::xWing,
                                 TechniqueId::xyChain, TechniqueId::uniqueRectangle1}) {
        open(id);
        view().setPart(LessonPart::find);
        for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
            const LessonPosition& at = view().run().lesson().toFind[static_cast<std::size_t>(view().run().findIndex())];
            EXPECT_FALSE(view().board().picture().step.has_value());
            const QString all = readable();
            for (const Cell cell : classic::kAllCells)
                EXPECT_FALSE(cell != Cell(0) && all.contains(cellName(cell))) << all.toStdString();
            EXPECT_FALSE(all.contains(stepReason(at.shown())));
            // A mistake names what was marked alone.
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
    const Step& step = view().run().lesson().seen.shown();
    auto* results = find<QComboBox>("lessonResult");
    ASSERT_EQ(results->count(), static_cast<int>(step.eliminations.size()));
    EXPECT_EQ(results->isVisible(), step.eliminations.size() > 1);
    for (int i = 0; i < results->count(); ++i) {
        const Candidate each = step.eliminations[static_cast<std::size_t>(i)];
        press(Qt::Key_Right);
        results->activated(i);
        EXPECT_EQ(view().run().stage(), 0U);
        EXPECT_TRUE(answer().contains(cellName(each.cell))) << answer().toStdString();
        EXPECT_TRUE(answer().contains(QString::number(each.digit.value())));
        EXPECT_TRUE(results->itemText(i).contains(cellName(each.cell)));
    }
    // The struck candidate itself asks for its proof.
    const QRectF at = view().board().metrics().candidateRect(step.eliminations.front());
    QTest::mouseClick(&view().board(), Qt::LeftButton, {}, at.center().toPoint());
    EXPECT_EQ(results->currentIndex(), 0);
}

TEST_F(LessonRoomTest, AMistakeIsMarkedOnTheBoardToo) {
    open(TechniqueId::xWing);
    view().setPart(LessonPart::find);
    const Cell solved = solvedCell();
    walkTo(solved);
    press(Qt::Key_Space);
    EXPECT_TRUE(view().board().picture().mistakes.isEmpty());
    trigger("lesson.check");
    EXPECT_TRUE(view().board().picture().mistakes.contains(solved));
    EXPECT_TRUE(answer().contains(cellName(solved)));
    press(Qt::Key_Space);
    EXPECT_TRUE(view().board().picture().mistakes.isEmpty());
}

TEST_F(LessonRoomTest, ReturnLeadsOnWhereThereIsNothingToCheck) {
    open(TechniqueId::nakedPair);
    press(Qt::Key_Return);
    ASSERT_EQ(view().run().part(), LessonPart::why);
    for (int i = 0; i < 60 && view().run().part() == LessonPart::why; ++i)
        press(Qt::Key_Return);
    ASSERT_EQ(view().run().part(), LessonPart::find);
    EXPECT_TRUE(lessonProgress(*m_preferences, TechniqueId::nakedPair).knowsWhy);
    for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
        ASSERT_EQ(view().run().findIndex(), i);
        findIt();
        press(Qt::Key_Return);
    }
    EXPECT_EQ(view().run().part(), LessonPart::use);
}

TEST_F(LessonRoomTest, WhatWasSkippedComesAfterTheLastPosition) {
    open(TechniqueId::fullHouse);
    view().setPart(LessonPart::find);
    for (const bool isSkipped : {false, true, false, true, false}) {
        if (!isSkipped)
            findIt();
        press(Qt::Key_N);
    }
    EXPECT_EQ(view().run().findIndex(), 1);
    findIt();
    press(Qt::Key_N);
    EXPECT_EQ(view().run().findIndex(), 3);
    EXPECT_TRUE(find<QLabel>("lessonHeading")->text().startsWith(LessonPanel::tr("Position %1 of %2").arg(4).arg(5)));
    findIt();
    EXPECT_TRUE(answer().contains(LessonPanel::tr("That was the last of the five positions.")));
    EXPECT_EQ(find<QPushButton>("lessonSkip")->text(), LessonPanel::tr("Once more"));
    press(Qt::Key_N);
    EXPECT_EQ(find<QLabel>("lessonHeading")->text(),
              LessonPanel::tr("%1, found before").arg(LessonPanel::tr("Position %1 of %2").arg(5).arg(5)));
}

TEST_F(LessonRoomTest, TheLegendNamesTheHouseOfASubsetForWhatItDoes) {
    open(TechniqueId::nakedPair);
    const QString legend = find<QWidget>("lessonLegend")->accessibleName();
    EXPECT_TRUE(legend.contains(QStringLiteral("loses these digits"))) << legend.toStdString();
    EXPECT_FALSE(legend.contains(QStringLiteral("across")));
}

TEST_F(LessonRoomTest, WhatWasShownIsNotDoneBeforeItIsFound) {
    open(TechniqueId::nakedPair);
    view().setPart(LessonPart::find);
    const auto progress = [this] { return lessonProgress(*m_preferences, TechniqueId::nakedPair); };
    for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
        EXPECT_EQ(view().run().findIndex(), i);
        press(Qt::Key_S);
        EXPECT_TRUE(answer().contains(LessonPanel::tr("It comes again: what you find yourself counts.")));
        EXPECT_FALSE(progress().isDone(LessonPart::find));
        press(Qt::Key_N);
    }
    for (int i = 0; i < static_cast<int>(kLessonFinds); ++i) {
        EXPECT_FALSE(progress().isDone(LessonPart::find));
        EXPECT_EQ(view().run().findIndex(), i);
        findIt();
        press(Qt::Key_N);
    }
    EXPECT_TRUE(progress().isDone(LessonPart::find));
    // Nor does a second look take anything away.
    press(Qt::Key_S);
    EXPECT_TRUE(progress().isDone(LessonPart::find));
}

TEST_F(LessonRoomTest, TheLastMarkIsTakenBack) {
    open(TechniqueId::xWing);
    view().setPart(LessonPart::find);
    EXPECT_FALSE(find<QAction>("lesson.undo")->isEnabled());
    const LessonMarks right = marksOf(view().run().lesson().toFind[0].shown());
    std::vector<LessonMarks> before;
    for (const Cell cell : right.cells) {
        before.push_back(view().run().session().marks());
        walkTo(cell);
        press(Qt::Key_Space);
    }
    before.push_back(view().run().session().marks());
    press(Qt::Key_Backspace);
    EXPECT_TRUE(view().run().session().marks().isEmpty());
    while (!before.empty()) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(view().run().session().marks(), before.back());
        before.pop_back();
    }
    EXPECT_FALSE(find<QAction>("lesson.undo")->isEnabled());
}

TEST_F(LessonRoomTest, WhatIsRightButUnfinishedIsNoMistake) {
    open(TechniqueId::xyWing);
    view().setPart(LessonPart::find);
    const LessonMarks right = marksOf(view().run().lesson().toFind[0].shown());
    for (const Cell cell : right.cells) {
        press(Qt::Key_Return);
        walkTo(cell);
        press(Qt::Key_Space);
    }
    right.results.forEach([this](Candidate each) {
        press(Qt::Key_Return);
        walkTo(each.cell);
        press(static_cast<Qt::Key>(Qt::Key_0 + each.digit.value()));
    });
    press(Qt::Key_Return);
    EXPECT_EQ(lessonProgress(*m_preferences, TechniqueId::xyWing).finds[0], LessonFind::found);
    EXPECT_TRUE(missedFinds(*m_preferences).empty());
}

TEST_F(LessonRoomTest, SeeingCountsOnceOneGoesOn) {
    open(TechniqueId::hiddenPair);
    EXPECT_FALSE(lessonProgress(*m_preferences, TechniqueId::hiddenPair).isBegun());
    // A click on a board that takes no marks leaves no frame.
    QTest::mouseClick(&view().board(), Qt::LeftButton, {},
                      view().board().metrics().cellRect(Cell(40)).center().toPoint());
    EXPECT_FALSE(view().board().current().has_value());
    press(Qt::Key_PageDown);
    EXPECT_TRUE(lessonProgress(*m_preferences, TechniqueId::hiddenPair).hasSeen);
    view().setPart(LessonPart::find);
    QTest::mouseClick(&view().board(), Qt::LeftButton, {},
                      view().board().metrics().cellRect(Cell(40)).center().toPoint());
    EXPECT_EQ(view().board().current(), Cell(40));
}

TEST_F(LessonRoomTest, TheLastStageNamesWhatElseHolds) {
    open(TechniqueId::xWing);
    view().setPart(LessonPart::why);
    const Step& step = view().run().lesson().seen.shown();
    while (find<QAction>("lesson.forward")->isEnabled())
        press(Qt::Key_Right);
    for (const Candidate each : step.eliminations)
        EXPECT_TRUE(answer().contains(cellName(each.cell))) << answer().toStdString();
}

TEST_F(LessonRoomTest, ThePatternStaysUnderItsProof) {
    for (const TechniqueId id :
         {TechniqueId::uniqueRectangle1, TechniqueId::simpleColoursTrap, TechniqueId::finnedXWing}) {
        open(id);
        view().setPart(LessonPart::why);
        for (;;) {
            const BoardPicture& picture = view().board().picture();
            ASSERT_TRUE(picture.step);
            for (const RoleCandidate& each : view().run().lesson().seen.shown().candidates) {
                const auto told =
                    std::ranges::find(picture.step->candidates, each.candidate, &RoleCandidate::candidate);
                EXPECT_TRUE(told != picture.step->candidates.end() ||
                            std::ranges::count(picture.step->eliminations, each.candidate) == 1);
            }
            if (!find<QAction>("lesson.forward")->isEnabled())
                break;
            press(Qt::Key_Right);
        }
    }
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
    EXPECT_TRUE(find<QLabel>("lessonNone")->isVisible());
    EXPECT_TRUE(find<QLabel>("lessonNone")->text().contains(QStringLiteral("zzz")));
    search->clear();
    trigger("learn.course");
    ASSERT_TRUE(QTest::qWaitFor([this] { return view().run().hasLesson(); }, kLessonPatience));
    EXPECT_EQ(view().run().technique(), TechniqueId::nakedSingle);
    trigger("lesson.leave");
    EXPECT_FALSE(room().isLessonOpen());
    EXPECT_FALSE(find<QAction>("lesson.check")->isEnabled());
}

TEST_F(LessonRoomTest, ScreenReadersGetTheBoardAsATable) {
    open(TechniqueId::xWing);
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view().board());
    ASSERT_TRUE(table);
    EXPECT_EQ(table->childCount(), 81);
    const Cell gone = view().run().lesson().seen.shown().eliminations.front().cell;
    EXPECT_TRUE(view().board().description(gone).contains(LessonBoard::tr("struck: %1").arg(QString()).left(6)));
    for (const QPushButton* each : view().findChildren<QPushButton*>())
        EXPECT_FALSE(each->isVisible() && each->text().isEmpty() && each->accessibleName().isEmpty())
            << each->objectName().toStdString();
}

TEST(LessonWords, EveryTechniqueHasAFirstParagraph) {
    for (const Technique& each : techniqueCatalogue())
        EXPECT_GT(LessonText::introduction(each.id).size(), 60) << "no words for the lesson on " << each.code;
}

/// Removal has one verb; "goes" would be read as a placement.
TEST(LessonWords, NothingGoesFromAnywhere) {
    static const QRegularExpression goes(QStringLiteral("\\bgo(es)? (from|where)|\\bgoes[.,]|\\bgo[.,]"));
    for (const Technique& each : techniqueCatalogue())
        EXPECT_FALSE(LessonText::introduction(each.id).contains(goes))
            << LessonText::introduction(each.id).toStdString();
}

TEST(LessonWords, WhereItComesFromIsSaidByWhatComesBefore) {
    const auto originOf = [](TechniqueId id) { return LessonText::origin(test::shippedLesson(id).lesson.seen); };
    EXPECT_TRUE(originOf(TechniqueId::fullHouse).isEmpty());
    EXPECT_FALSE(originOf(TechniqueId::nakedTriple).isEmpty());
    EXPECT_NE(originOf(TechniqueId::nakedTriple), originOf(TechniqueId::xWing));
}

QStringList walkOf(const LessonPosition& seen) {
    const Step& step = seen.shown();
    QStringList told;
    for (const Candidate result : step.placements.empty() ? step.eliminations : step.placements) {
        const auto walk = proofWalk(seen.position, {step.placements, step.eliminations, step.arguments}, result);
        for (std::size_t i = 0; walk && i < walk->stages.size(); ++i)
            told += ProofWords::of(*walk, i);
    }
    return told;
}

TEST(LessonWords, NoTwoNumbersStandSideBySide) {
    static const QRegularExpression numbers(QStringLiteral("\\b\\d+ \\d"));
    for (const Technique& each : techniqueCatalogue())
        for (const QString& told : walkOf(test::shippedLesson(each.id).lesson.seen))
            EXPECT_FALSE(told.contains(numbers)) << told.toStdString();
}

TEST(LessonWords, TwoSolutionsAreToldByThePatternThatHasThem) {
    const auto last = [](TechniqueId id) { return walkOf(test::shippedLesson(id).lesson.seen).last(); };
    const QString rectangle = last(TechniqueId::uniqueRectangle1);
    const QString grave = last(TechniqueId::bugPlus1);
    const LessonOutcome outcome = test::shippedLesson(TechniqueId::uniqueRectangle1);
    for (const RoleCell& each : outcome.lesson.seen.shown().cells)
        EXPECT_TRUE(each.role != Role::deadly || rectangle.contains(cellName(each.cell))) << rectangle.toStdString();
    EXPECT_TRUE(rectangle.contains(QStringLiteral("change places"))) << rectangle.toStdString();
    EXPECT_FALSE(grave.contains(QStringLiteral("change places"))) << grave.toStdString();
    EXPECT_TRUE(grave.contains(QStringLiteral("two places or none"))) << grave.toStdString();
}

TEST(LessonWords, OneIsAndSeveralAre) {
    LessonMistake mistake{.kind = LessonMistake::Kind::cellsMissing, .cells = {Cell(0)}, .missing = 1};
    EXPECT_TRUE(LessonText::mistake(mistake, TechniqueId::xWing).contains(QStringLiteral(" is right")));
    mistake.cells.insert(Cell(5));
    EXPECT_TRUE(LessonText::mistake(mistake, TechniqueId::xWing).contains(QStringLiteral(" are right")));
    EXPECT_NE(LessonText::mistake({}, TechniqueId::xWing), LessonText::mistake({}, TechniqueId::fullHouse));
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
