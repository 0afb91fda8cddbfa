#include "core/play/player_actions.h"
#include "core/solvers/search/search.h"
#include "tests/ui/dock_on_board.h"
#include "ui/board/announcer.h"
#include "ui/board/step_legend.h"
#include "ui/hints/hint_depths.h"
#include "ui/hints/hint_dock.h"
#include "ui/hints/hint_told.h"
#include "ui/preferences/appearance.h"
#include "ui/text/action_text.h"
#include "ui/text/chain_text.h"
#include "ui/text/technique_text.h"
#include "ui/text/translations.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QScrollBar>
#include <QTextDocumentFragment>
#include <QtTest>

#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

class HintDockTest : public test::DockOnBoard<HintDock> {
protected:
    QString text(const char* name) {
        const auto* label = m_dock.findChild<QLabel*>(QLatin1String(name));
        return label->textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                   : label->text();
    }
    [[nodiscard]] bool waitForAnswer() {
        return QTest::qWaitFor([this] { return m_dock.session().stage() != HintSession::Stage::asking; }, 20000);
    }
    void askWhole() {
        m_dock.ask();
        ASSERT_TRUE(waitForAnswer());
        for (int i = 0; i < 3; ++i)
            m_dock.ask();
    }
};

TEST_F(HintDockTest, DeepensWithTheKeyAndDrawsAsFarAsItTells) {
    click("hintAsk");
    ASSERT_TRUE(waitForAnswer());
    EXPECT_FALSE(text("hintHeadline").isEmpty());
    EXPECT_TRUE(text("hintBody").isEmpty());
    EXPECT_FALSE(button("hintApply")->isVisible());
    EXPECT_EQ(m_board.picture().stepDepth, StepDepth::name);
    m_dock.ask();
    EXPECT_EQ(m_board.picture().stepDepth, StepDepth::houses);
    click("hintFull");
    EXPECT_EQ(m_board.picture().stepDepth, StepDepth::full);
    EXPECT_TRUE(button("hintApply")->isVisible());
    EXPECT_FALSE(text("hintResult").isEmpty());
    ASSERT_TRUE(m_board.picture().step.has_value());
    QTest::keyClick(&m_dock, Qt::Key_Escape);
    EXPECT_FALSE(m_dock.isHintOpen());
    EXPECT_FALSE(m_board.picture().step.has_value());
}

TEST_F(HintDockTest, ClosingThePanelTakesItsDrawingOffTheBoard) {
    askWhole();
    ASSERT_TRUE(m_board.picture().step.has_value());
    m_dock.close();
    EXPECT_FALSE(m_board.picture().step.has_value());
    EXPECT_FALSE(m_dock.isHintOpen());
}

TEST_F(HintDockTest, TheKeyboardStaysWhereItWasWhileAnAnswerIsLookedFor) {
    m_dock.window()->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_dock.window()));
    button("hintAsk")->setFocus();
    m_dock.ask();
    ASSERT_EQ(m_dock.session().stage(), HintSession::Stage::asking);
    EXPECT_TRUE(m_dock.isAncestorOf(QApplication::focusWidget()));
    ASSERT_TRUE(waitForAnswer());
    EXPECT_EQ(QApplication::focusWidget(), button("hintMore"));
    button("hintAnother")->setFocus();
    m_dock.another();
    EXPECT_TRUE(m_dock.isAncestorOf(QApplication::focusWidget()));
    ASSERT_TRUE(waitForAnswer());
    EXPECT_EQ(QApplication::focusWidget(), button("hintAnother"));
}

TEST_F(HintDockTest, IsSpokenAtEachDepthAsSoonAsItIsTold) {
    QStringList spoken;
    QObject::connect(m_dock.findChild<Announcer*>(), &Announcer::announced, &m_dock,
                     [&spoken](const QString& sentence) { spoken.append(sentence); });
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    ASSERT_EQ(spoken.size(), 1);
    EXPECT_TRUE(spoken.first().startsWith(text("hintHeadline")));
    for (int i = 0; i < 3; ++i)
        m_dock.ask();
    ASSERT_EQ(spoken.size(), 4);
    EXPECT_TRUE(spoken.last().contains(text("hintBody")));
    EXPECT_TRUE(spoken.last().contains(text("hintResult")));
    m_dock.clear();
    EXPECT_EQ(spoken.size(), 4);
}

TEST_F(HintDockTest, AppliesAsOneUndoableCommand) {
    m_board.setShowsCandidates(true);
    askWhole();
    const Step step = *m_dock.session().step();
    const PlayState before = m_document->state();
    click("hintApply");
    EXPECT_EQ(m_document->history().nodes().size(), 2U);
    for (const Candidate each : step.placements)
        EXPECT_EQ(m_document->digits().valueAt(each.cell), each.digit.value());
    for (const Candidate each : step.eliminations)
        EXPECT_TRUE(m_document->state().at(each.cell).struck.contains(each.digit));
    EXPECT_FALSE(m_dock.isHintOpen());
    m_document->undo();
    EXPECT_EQ(m_document->state(), before);
}

TEST_F(HintDockTest, AsksOnceWhereAnEliminationWouldNotBeSeen) {
    const auto reportElimination = [this] {
        m_dock.ask();
        ASSERT_TRUE(waitForAnswer());
        while (m_dock.session().step() != nullptr && m_dock.session().step()->eliminations.empty()) {
            m_dock.another();
            ASSERT_TRUE(waitForAnswer());
        }
        ASSERT_NE(m_dock.session().step(), nullptr);
    };
    reportElimination();
    m_dock.apply();
    EXPECT_EQ(m_document->history().nodes().size(), 1U);
    EXPECT_TRUE(button("hintKeepStruck")->isVisible());
    click("hintKeepStruck");
    EXPECT_EQ(m_document->history().nodes().size(), 2U);
    EXPECT_FALSE(m_board.showsCandidates());
    reportElimination();
    m_dock.apply();
    EXPECT_EQ(m_document->history().nodes().size(), 3U) << "it asks once";
}

TEST_F(HintDockTest, WithoutAStepThereIsNothingToTellMore) {
    use(Puzzle(*gridFromLine("5" + std::string(79, '.') + "7")));
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    ASSERT_EQ(m_dock.session().answer()->finding, HintFinding::noStep);
    EXPECT_FALSE(button("hintMore")->isEnabled());
    EXPECT_FALSE(button("hintHouses")->isEnabled());
    EXPECT_FALSE(button("hintShowRating")->isVisible()) << "of several solutions there is no rating";
    m_dock.clear();
    EXPECT_TRUE(button("hintHouses")->isEnabled());
}

TEST_F(HintDockTest, LeadsBackFromAWrongDigit) {
    const Grid solution = *search(m_document->puzzle()).first;
    const Cell cell = Position::fromPuzzle(m_document->puzzle()).unsolvedCells().first();
    const std::vector<Cell> cells{cell};
    const auto wrong = Digit(solution.valueAt(cell) % 9 + 1);
    m_document->perform(enterDigit(m_document->puzzle(), m_document->state(), cells, wrong),
                        {.kind = ActionKind::digit});
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_TRUE(button("hintLastRight")->isVisible());
    EXPECT_TRUE(m_board.picture().mistakes.isEmpty()) << "which digit is told later";
    m_dock.ask();
    m_dock.ask();
    EXPECT_TRUE(m_board.picture().mistakes.contains(cell));
    click("hintLastRight");
    EXPECT_TRUE(m_document->digits().isBlank(cell));
    EXPECT_FALSE(m_dock.isHintOpen());
}

TEST_F(HintDockTest, BringsANeededCandidateBack) {
    const Grid solution = *search(m_document->puzzle()).first;
    const Cell cell = Position::fromPuzzle(m_document->puzzle()).unsolvedCells().first();
    const Candidate needed{cell, *solution.digit(cell)};
    m_document->perform(toggleStruck(m_document->puzzle(), m_document->state(), {&needed, 1}),
                        {.kind = ActionKind::struck});
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    ASSERT_TRUE(button("hintRestore")->isVisible());
    click("hintRestore");
    EXPECT_TRUE(m_document->state().at(cell).struck.isEmpty());
}

TEST_F(HintDockTest, AnAnswerThatTheGameOvertookIsNotShown) {
    m_dock.ask();
    const Cell cell = Position::fromPuzzle(m_document->puzzle()).unsolvedCells().first();
    const std::vector<Cell> cells{cell};
    m_document->perform(toggleMark(m_document->puzzle(), m_document->state(), cells, Digit(1), MarkKind::corner),
                        {.kind = ActionKind::corner});
    EXPECT_EQ(m_dock.session().stage(), HintSession::Stage::closed);
    QTest::qWait(50);
    EXPECT_FALSE(m_board.picture().step.has_value());
}

TEST_F(HintDockTest, WhileAFilmIsShownItGivesNoHintAndSaysWhy) {
    askWhole();
    ASSERT_TRUE(m_dock.isHintOpen());
    m_shown.show(ShownKind::gameFilm);
    EXPECT_FALSE(m_dock.isHintOpen());
    EXPECT_FALSE(m_board.picture().step.has_value());
    m_dock.ask();
    click("hintFull");
    m_dock.showStep(
        *answerHint({m_document->puzzle(), m_document->state(), m_document->findings().facts(), {}, {}}).step,
        ReasoningGround::fullCandidates);
    EXPECT_FALSE(m_dock.isHintOpen());
    EXPECT_EQ(text("hintHeadline"), QStringLiteral("This is the film of your game"));
    EXPECT_TRUE(text("hintBody").startsWith(QStringLiteral("Hints are about your game")));
    m_shown.show(ShownKind::game);
    m_dock.ask();
    EXPECT_TRUE(waitForAnswer());
    EXPECT_TRUE(m_dock.isHintOpen());
}

TEST_F(HintDockTest, TellsAStepPickedElsewhereWhole) {
    const Step step =
        *answerHint({m_document->puzzle(), m_document->state(), m_document->findings().facts(), {}, {}}).step;
    m_dock.showStep(step, ReasoningGround::fullCandidates);
    EXPECT_TRUE(m_dock.isHintOpen());
    EXPECT_FALSE(text("hintResult").isEmpty());
    EXPECT_TRUE(button("hintFull")->isChecked());
    EXPECT_TRUE(button("hintApply")->isVisible());
    EXPECT_EQ(m_board.picture().stepDepth, StepDepth::full);
    EXPECT_TRUE(m_board.picture().step.has_value());
}

TEST_F(HintDockTest, TheStepOfAFilmIsToldWithNothingToApplyOrDraw) {
    const Step step =
        *answerHint({m_document->puzzle(), m_document->state(), m_document->findings().facts(), {}, {}}).step;
    m_shown.show(ShownKind::replay, step);
    EXPECT_FALSE(text("hintResult").isEmpty());
    EXPECT_FALSE(button("hintApply")->isVisible());
    EXPECT_FALSE(button("hintAsk")->isVisible());
    EXPECT_TRUE(button("hintFull")->isChecked());
    EXPECT_FALSE(m_board.picture().step.has_value());
    m_shown.show(ShownKind::game);
    EXPECT_TRUE(text("hintResult").isEmpty());
    EXPECT_TRUE(button("hintAsk")->isVisible());
}

TEST_F(HintDockTest, LeavesMistakesThatOthersMarked) {
    m_board.publish(OverlayPublisher::check, {.mistakes = {Cell(3)}});
    askWhole();
    EXPECT_TRUE(m_board.picture().mistakes.contains(Cell(3)));
    m_dock.clear();
    EXPECT_TRUE(m_board.picture().mistakes.contains(Cell(3)));
}

TEST_F(HintDockTest, SwitchesAreThePreferences) {
    auto* uniqueness = m_dock.findChild<QAction*>(QStringLiteral("hintUniqueness"));
    EXPECT_TRUE(uniqueness->isChecked());
    uniqueness->trigger();
    EXPECT_FALSE(m_preferences.values().usesUniqueness);
    m_preferences.change([](PreferenceValues& values) { values.usesUniqueness = true; });
    EXPECT_TRUE(uniqueness->isChecked());
}

TEST_F(HintDockTest, ItsSwitchesStandInAMenuBehindTheGear) {
    click("hintGear");
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    for (const char* name :
         {"hintForSelection", "hintOnlyPlacements", "hintUniqueness", "hintCentreMarks", "hintTechniques"})
        EXPECT_TRUE(menu->actions().contains(m_dock.findChild<QAction*>(QLatin1String(name)))) << name;
    menu->close();
}

/// Where each visible widget of the panel stands; what scrolls with what is told is left out.
std::map<QString, QRect> placesIn(const QWidget& dock) {
    std::map<QString, QRect> places;
    for (const QWidget* each : dock.findChildren<QWidget*>())
        if (each->isVisible() && !each->objectName().isEmpty())
            places[each->objectName()] = QRect(each->mapTo(&dock, QPoint(0, 0)), each->size());
    return places;
}

TEST_F(HintDockTest, ItsButtonsStayWhereTheyAreAndInSight) {
    const Appearance look(m_preferences);
    for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
        installTranslations(*QCoreApplication::instance(), QLocale(language));
        for (const QSize size : {QSize(320, 640), QSize(320, 240), QSize(200, 240)}) {
            m_dock.clear();
            m_dock.resize(size);
            QCoreApplication::processEvents();
            const QRect another = placesIn(m_dock).at(QStringLiteral("hintAnother"));
            m_dock.ask();
            ASSERT_TRUE(waitForAnswer());
            for (int depth = 0; depth < 4; ++depth) {
                QCoreApplication::processEvents();
                const std::map<QString, QRect> now = placesIn(m_dock);
                EXPECT_EQ(now.at(QStringLiteral("hintAnother")), another) << depth;
                for (const char* name : {depth < 3 ? "hintMore" : "hintApply", "hintAnother", "hintGear", "hintName",
                                         "hintHouses", "hintPattern", "hintFull"}) {
                    ASSERT_TRUE(now.contains(QLatin1String(name))) << name << ' ' << depth;
                    EXPECT_TRUE(m_dock.rect().contains(now.at(QLatin1String(name)))) << name << ' ' << size.height();
                    const auto* each = button(name);
                    EXPECT_GE(each->width(), each->fontMetrics().horizontalAdvance(each->text())) << name;
                    EXPECT_EQ(each->visibleRegion().boundingRect(), each->rect()) << name;
                }
                m_dock.ask();
            }
        }
    }
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

TEST_F(HintDockTest, ApplysQuestionMovesNothing) {
    m_dock.resize(320, 300);
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    while (m_dock.session().step() != nullptr && m_dock.session().step()->eliminations.empty()) {
        m_dock.another();
        ASSERT_TRUE(waitForAnswer());
    }
    ASSERT_NE(m_dock.session().step(), nullptr);
    click("hintFull");
    QCoreApplication::processEvents();
    const std::map<QString, QRect> before = placesIn(m_dock);
    click("hintApply");
    QCoreApplication::processEvents();
    ASSERT_TRUE(button("hintKeepStruck")->isVisible());
    std::map<QString, QRect> after = placesIn(m_dock);
    for (const auto& [name, place] : before) {
        const bool scrolls = name.startsWith(QStringLiteral("qt_scrollarea"));
        EXPECT_TRUE(scrolls || after[name] == place) << name.toStdString();
    }
    for (const char* name : {"hintApply", "hintShowCandidates", "hintKeepStruck"})
        EXPECT_EQ(button(name)->visibleRegion().boundingRect(), button(name)->rect()) << name;
}

TEST_F(HintDockTest, ApplysQuestionCoversNothingOfWhatIsTold) {
    m_dock.resize(320, 300);
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    while (m_dock.session().step() != nullptr && m_dock.session().step()->eliminations.empty()) {
        m_dock.another();
        ASSERT_TRUE(waitForAnswer());
    }
    ASSERT_NE(m_dock.session().step(), nullptr);
    click("hintFull");
    click("hintApply");
    QCoreApplication::processEvents();
    const std::map<QString, QRect> places = placesIn(m_dock);
    const QRect told = places.at(QStringLiteral("qt_scrollarea_viewport"));
    EXPECT_FALSE(told.intersects(places.at(QStringLiteral("hintQuestion"))));
    EXPECT_FALSE(places.at(QStringLiteral("hintApply")).intersects(places.at(QStringLiteral("hintQuestion"))));
    EXPECT_GE(told.height(), 3 * m_dock.findChild<QLabel*>(QStringLiteral("hintBody"))->fontMetrics().lineSpacing());
    click("hintKeepStruck");
    EXPECT_FALSE(button("hintKeepStruck")->isVisible());
}

TEST_F(HintDockTest, TheDepthBarTellsHowFarItIsTold) {
    askWhole();
    m_dock.resize(320, 640);
    QCoreApplication::processEvents();
    EXPECT_EQ(button("hintName")->text(), QStringLiteral("Name"));
    click("hintHouses");
    EXPECT_TRUE(button("hintHouses")->isChecked());
    EXPECT_FALSE(button("hintFull")->isChecked());
    const QImage bar = button("hintName")->parentWidget()->grab().toImage();
    const auto fillOf = [&](const char* name) {
        return bar.pixelColor(button(name)->geometry().topLeft() + QPoint(12, 4));
    };
    EXPECT_EQ(fillOf("hintName"), fillOf("hintHouses"));
    EXPECT_NE(fillOf("hintHouses"), fillOf("hintPattern"));
    EXPECT_EQ(fillOf("hintPattern"), fillOf("hintFull"));
}

TEST_F(HintDockTest, ANarrowDepthBarNamesWhatIsToldAndNumbersTheRest) {
    HintDepths bar(m_preferences);
    bar.setDepth(StepDepth::houses);
    bar.resize(bar.minimumSizeHint());
    bar.show();
    QCoreApplication::processEvents();
    QStringList texts;
    for (const auto* each : bar.findChildren<QAbstractButton*>()) {
        texts += each->text();
        EXPECT_GE(each->width(), each->fontMetrics().horizontalAdvance(each->text()));
        EXPECT_TRUE(bar.rect().contains(each->geometry()));
    }
    EXPECT_EQ(texts,
              QStringList({QStringLiteral("1"), QStringLiteral("Houses"), QStringLiteral("3"), QStringLiteral("4")}));
}

TEST_F(HintDockTest, ForTheSelectedCell) {
    use(test::samplePuzzles("0003").front());
    const Cell cell = Position::fromPuzzle(m_document->puzzle()).unsolvedCells().first();
    m_board.setSelection({cell}, cell);
    m_dock.askForSelection();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_EQ(m_dock.session().answer()->wishes.cell, cell);
    m_dock.clear();
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_FALSE(m_dock.session().answer()->wishes.cell.has_value());
}

class HintOfAChain : public HintDockTest {
protected:
    void SetUp() override {
        HintDockTest::SetUp();
        const Puzzle puzzle = test::samplePuzzles("0701").front();
        use(puzzle);
        for (const Step& step : solvePath(Position::fromPuzzle(puzzle)).steps)
            if (step.technique == TechniqueId::xChain)
                m_step = step;
        ASSERT_FALSE(m_step.lines.empty());
        m_dock.resize(360, 800);
        m_dock.showStep(m_step, ReasoningGround::fullCandidates);
    }
    QListWidget* lines() { return m_dock.findChild<QListWidget*>(QStringLiteral("hintLinks")); }
    Step m_step;
};

TEST_F(HintOfAChain, ListsItsLinksAndWritesItDown) {
    EXPECT_TRUE(lines()->isVisible());
    ASSERT_EQ(lines()->count(), static_cast<int>(linksOf(m_step).size()));
    EXPECT_TRUE(lines()->item(0)->text().contains(linkSentence(m_step, linksOf(m_step)[0])));
    EXPECT_EQ(text("hintEureka"), eurekaNotation(m_step));
    EXPECT_TRUE(m_dock.findChild<QLabel*>(QStringLiteral("hintEureka"))->textInteractionFlags() &
                Qt::TextSelectableByMouse);
    click("hintPattern");
    EXPECT_FALSE(lines()->isVisible()) << "the pattern alone tells no reason";
}

TEST_F(HintOfAChain, ItsListIsAsHighAsItsWrappedLines) {
    const Appearance look(m_preferences);
    for (int width = 260; width <= 420; width += 10) {
        m_dock.resize(width, 800);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        SCOPED_TRACE(width);
        // The items' padding in the style sheet, and the style's margin around a text.
        const int room = lines()->viewport()->width() - 2 * 8 - 2 * 3;
        for (int row = 0; row < lines()->count(); ++row) {
            const int wanted = lines()
                                   ->fontMetrics()
                                   .boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, lines()->item(row)->text())
                                   .height();
            EXPECT_GE(lines()->visualItemRect(lines()->item(row)).height(), wanted + 2 * 4) << row;
        }
        EXPECT_LT(lines()->visualItemRect(lines()->item(lines()->count() - 1)).bottom(), lines()->viewport()->height());
    }
}

TEST_F(HintOfAChain, ItsNotationStandsUnderTheListWhereAScrollBarComes) {
    const Appearance look(m_preferences);
    const auto* eureka = m_dock.findChild<QLabel*>(QStringLiteral("hintEureka"));
    int scrolled = 0;
    for (int width = 260; width <= 380; width += 20)
        for (int height = 700; height >= 300; height -= 80) {
            m_dock.resize(width, height);
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
            EXPECT_GT(eureka->geometry().top(), lines()->geometry().bottom()) << width << ' ' << height;
            EXPECT_GE(lines()->viewport()->height(),
                      lines()->visualItemRect(lines()->item(lines()->count() - 1)).bottom());
            scrolled += m_dock.told().verticalScrollBar()->isVisible() ? 1 : 0;
        }
    EXPECT_GT(scrolled, 0);
}

TEST_F(HintOfAChain, AsksForTheRoomThatItsTextNeeds) {
    int wanted = 0;
    QObject::connect(&m_dock.told(), &HintTold::roomWanted, &m_dock, [&wanted](int height) { wanted = height; });
    m_dock.resize(360, 300);
    m_dock.showStep(m_step, ReasoningGround::fullCandidates);
    QCoreApplication::processEvents();
    EXPECT_GT(wanted, 0);
    m_dock.resize(360, 300 + wanted + 200);
    QCoreApplication::processEvents();
    wanted = 0;
    m_dock.showStep(m_step, ReasoningGround::fullCandidates);
    QCoreApplication::processEvents();
    EXPECT_EQ(wanted, 0);
}

TEST_F(HintOfAChain, TheArrowKeysWalkIt) {
    lines()->setFocus();
    lines()->setCurrentRow(0);
    EXPECT_EQ(m_board.picture().litLink, 0);
    QTest::keyClick(lines(), Qt::Key_Down);
    EXPECT_EQ(m_board.picture().litLink, 1);
    QTest::keyClick(lines(), Qt::Key_Up);
    EXPECT_EQ(m_board.picture().litLink, 0);
}

TEST_F(HintOfAChain, PointingAtALineLightsItsLinkAndTheOtherWayRound) {
    QCoreApplication::processEvents();
    const QPointF point = lines()->visualItemRect(lines()->item(2)).center();
    QMouseEvent move(QEvent::MouseMove, point, lines()->viewport()->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(lines()->viewport(), &move);
    EXPECT_EQ(m_board.picture().litLink, 2);
    Q_EMIT m_board.stepLinkPointed(1);
    EXPECT_EQ(lines()->currentRow(), 1);
    EXPECT_EQ(m_board.picture().litLink, 1);
    Q_EMIT m_board.stepLinkPointed(-1);
    EXPECT_FALSE(m_board.picture().litLink.has_value());
}

TEST_F(HintDockTest, ALegendNamesWhatIsOnTheBoardAndNothingElse) {
    auto* legend = m_dock.findChild<StepLegend*>();
    EXPECT_FALSE(legend->isVisible());
    m_dock.ask();
    ASSERT_TRUE(waitForAnswer());
    EXPECT_FALSE(legend->isVisible()) << "a name is not on the board";
    for (int depth = 0; depth < 3; ++depth) {
        m_dock.ask();
        EXPECT_EQ(legend->isVisible(), depth > 0 || !legendOf(m_board.picture()).empty());
        EXPECT_EQ(legend->entries(), legendOf(m_board.picture()));
        EXPECT_EQ(legend->words().size(), static_cast<qsizetype>(legend->entries().size()));
        EXPECT_FALSE(legend->words().contains(QString()));
    }
    m_dock.clear();
    EXPECT_FALSE(legend->isVisible());
}

TEST_F(HintDockTest, AnAppliedStepKeepsItsName) {
    m_board.setShowsCandidates(true);
    askWhole();
    const Step step = *m_dock.session().step();
    m_dock.apply();
    const QString name = actionName(m_document->history().nodes().back(), Puzzle());
    EXPECT_TRUE(name.startsWith(techniqueName(step.technique) + QStringLiteral(": "))) << name.toStdString();
}

}  // namespace
}  // namespace nonet
