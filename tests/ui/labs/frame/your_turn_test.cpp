// What any scene may offer: a turn of the learner's, words that light the picture, clues, presets, a sheet of its own;
// shown with a made-up lab. And undo, in every scene that there is.
#include "core/foundation/random_source.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/frame/present_window.h"
#include "ui/labs/frame/slide.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/pages/worksheet_page.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

namespace nonet {
namespace {

/// The learner fills the first row with 1 to 9 in their order.
class RowScene final : public LabScene, public DigitBoard, public DragHandle {
public:
    QString title() const override { return QStringLiteral("A row"); }
    QStringList sentences() const override { return {QStringLiteral("Look at the <first> row of the board.")}; }
    std::vector<LabLink> links() const override { return {{QStringLiteral("<first> row"), QStringLiteral("row 1")}}; }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const auto cell = metrics(area).cellAt(point);
        return cell && cell->index() < 9 ? QStringLiteral("row 1") : QString();
    }
    LabQuestion question() const override {
        return LabQuestion::of(QStringLiteral("How many?"), {QStringLiteral("8"), QStringLiteral("9")}, 1,
                               QStringLiteral("Nine."));
    }
    int moveCount() const override { return 2; }
    QString moveText(int) const override { return QStringLiteral("Moved."); }
    std::vector<LabClaim> claims() const override { return {}; }
    std::optional<LabTurn> turn() const override {
        LabTurn turn{QStringLiteral("Fill the first row."), LabTurn::State::open, {}};
        for (int i = 0; i < 9; ++i)
            if (m_row[i] != u'.' && m_row[i].digitValue() != i + 1)
                return LabTurn{turn.task, LabTurn::State::mistake, QStringLiteral("r1c%1 is wrong.").arg(i + 1)};
        if (!m_row.contains(u'.'))
            return LabTurn{turn.task, LabTurn::State::done, QStringLiteral("All nine.")};
        return turn;
    }
    void clearTurn() override { m_row.fill(u'.'); }
    QString drawing() const override { return m_row == QString(9, u'.') ? QString() : m_row; }
    void setDrawing(const QString& drawing) override { m_row = drawing.isEmpty() ? QString(9, u'.') : drawing; }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metrics(area)) : std::nullopt;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metrics(area); }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (cell.index() >= 9)
            return QStringLiteral("Only the first row.");
        m_row[cell.index()] = digit ? QLatin1Char(toSymbol(*digit)) : QLatin1Char('.');
        return QString();
    }
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (!isYourTurn() || metrics(area).cellAt(from) != Cell(80))
            return false;
        const auto cell = metrics(area).cellAt(to);
        m_row = QString(9, QLatin1Char(static_cast<char>('1' + (cell ? cell->index() % 9 : 0))));
        return true;
    }
    bool acceptsClues() const override { return !isYourTurn(); }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double) const override {
        painter.drawText(area.board, look.lit.isEmpty() ? QStringLiteral("dark") : QStringLiteral("lit ") + look.lit);
    }

private:
    static BoardMetrics metrics(const StageArea& area) {
        const double side = std::min(area.board.width(), area.board.height());
        return {Geometry(), QRectF(area.board.topLeft(), QSizeF(side, side))};
    }
    QString m_row = QString(9, u'.');
};

/// Nothing but its words, and a sheet of its own.
class PlainScene final : public LabScene, public SceneSheet {
public:
    QString title() const override { return QStringLiteral("Plain"); }
    QStringList sentences() const override { return {QStringLiteral("Nothing to do.")}; }
    LabQuestion question() const override {
        return LabQuestion::of(QStringLiteral("Which?"), {QStringLiteral("left"), QStringLiteral("right")}, 0,
                               QStringLiteral("Left."));
    }
    int moveCount() const override { return 1; }
    QString moveText(int) const override { return {}; }
    std::vector<LabClaim> claims() const override { return {}; }
    void paint(QPainter&, const StageArea&, const StageLook&, double) const override {}
    bool fillWorksheet(WorksheetPage& sheet) const override {
        sheet.words(QStringLiteral("Plain sheet."));
        return true;
    }
    QString ownWords() const override { return QStringLiteral("Say it plainly."); }
};

Lab* noLab(QObject*) { return nullptr; }
QStringList madeUpScenes() { return {QStringLiteral("row"), QStringLiteral("plain")}; }
constexpr LabRow kMadeUp{"made_up", "Made up", "For this test", LabPuzzles::none, &noLab, &madeUpScenes};

class MadeUpLab final : public Lab {
public:
    MadeUpLab() : Lab(kMadeUp) {
        add("row", std::make_unique<RowScene>());
        add("plain", std::make_unique<PlainScene>());
    }
    QString inputText() const override { return m_text; }
    QString setInput(const QString& text) override {
        if (text.size() != 81)
            return QStringLiteral("No board.");
        m_text = text;
        Q_EMIT changed();
        return {};
    }
    void shuffleInput(std::uint64_t seed) override {
        setInput(QString(81, QChar(static_cast<ushort>(u'1' + seed % 9))));
    }
    void useExample() override { setInput(QString(81, u'0')); }
    std::vector<LabPreset> presets() const override {
        return {{QStringLiteral("Ones"), QString(81, u'1')}, {QStringLiteral("Twos"), QString(81, u'2')}};
    }

protected:
    Puzzle usualPuzzle() const override { return Puzzle(Geometry(), Grid()); }
    void fillWorksheet(WorksheetPage& sheet) override { sheet.words(QStringLiteral("The lab's own sheet.")); }

private:
    QString m_text = QString(81, u'0');
};

class YourTurn : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        trigger("labs.shift_cipher");
        m_room = find<LearnRoom>("learnRoom");
        session().open(m_lab);
        stage().setFocus();
    }
    void TearDown() override {
        trigger("labs.shift_cipher");
        session().open(*m_other);
        WindowTest::TearDown();
    }
    LabSession& session() { return m_room->session(); }
    LabStage& stage() { return *m_room->view().stage(); }
    void type(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&stage(), Qt::Key(key), modifiers); }
    QPoint cellPoint(int index) {
        return session().scene().shownBoard(stage().area())->cellRect(Cell(index)).center().toPoint();
    }
    QString drawn() {
        QStringList words;
        for (const DrawnText& each :
             drawingOf(stage().size(), [&](QPainter& painter) { stage().render(&painter); }).texts)
            words.append(each.text);
        return words.join(u' ');
    }

    MadeUpLab m_lab;
    std::unique_ptr<Lab> m_other{labCatalogue()[0]->make(nullptr)};
    LearnRoom* m_room = nullptr;
};

TEST_F(YourTurn, ATurnTakesDigitsAndSaysTheFirstMistake) {
    auto* card = find<QFrame>("turnCard");
    auto* verdict = find<QLabel>("turnVerdict");
    EXPECT_FALSE(card->isVisible());
    EXPECT_TRUE(find<QFrame>("questionCard")->isVisible());
    type(Qt::Key_Y);
    EXPECT_TRUE(session().yourTurn().isOn());
    EXPECT_TRUE(card->isVisible());
    EXPECT_FALSE(find<QFrame>("questionCard")->isVisible());
    EXPECT_EQ(find<QLabel>("turnTask")->text(), QStringLiteral("Fill the first row."));
    const int height = card->height();
    QTest::mouseClick(&stage(), Qt::LeftButton, {}, cellPoint(0));
    type(Qt::Key_1);
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("1........"));
    EXPECT_EQ(session().film().at(), 0);
    type(Qt::Key_Right, Qt::ShiftModifier);
    type(Qt::Key_7);
    EXPECT_EQ(verdict->text(), QStringLiteral("✗ r1c2 is wrong."));
    EXPECT_EQ(card->height(), height);
    type(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("1........"));
    EXPECT_TRUE(verdict->text().isEmpty());
    find<QPushButton>("turnAgain")->click();
    EXPECT_TRUE(session().scene().drawing().isEmpty());
    EXPECT_FALSE(find<QPushButton>("turnRedo")->isEnabled());
    find<QPushButton>("turnUndo")->click();
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("1........"));
    find<QPushButton>("turnRedo")->click();
    EXPECT_TRUE(session().scene().drawing().isEmpty());
    find<QPushButton>("turnUndo")->click();
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("1........"));
    session().scene().setDrawing(QStringLiteral("12345678."));
    QTest::mouseClick(&stage(), Qt::LeftButton, {}, cellPoint(8));
    type(Qt::Key_9);
    EXPECT_EQ(verdict->text(), QStringLiteral("✓ All nine."));
    // What is done by hand is remembered.
    EXPECT_EQ(find<QToolButton>("labScene1")->text(), QStringLiteral("1✓"));
    EXPECT_EQ(progressOf(*m_preferences, m_lab.id(), m_lab.sceneIds()).done, std::set<QString>{QStringLiteral("row")});
    EXPECT_EQ(find<QToolButton>("labScene2")->text(), QStringLiteral("2"));
    // Arrows walk the board, and the film waits.
    type(Qt::Key_Left);
    EXPECT_EQ(stage().cursor(), Cell(7));
    trigger("lab.forward");
    trigger("lab.play");
    trigger("lab.last");
    EXPECT_TRUE(session().yourTurn().isOn());
    EXPECT_EQ(session().film().at(), 0);
    EXPECT_FALSE(session().film().isPlaying());
    EXPECT_TRUE(find<QLabel>("labMoveText")->text().contains(QStringLiteral("Press Y")));
    // It is taken up where it was, and the work is kept.
    type(Qt::Key_Y);
    EXPECT_FALSE(session().yourTurn().isOn());
    EXPECT_FALSE(card->isVisible());
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("123456789"));
    find<QToolButton>("button_lab.your_turn")->click();
    EXPECT_TRUE(session().yourTurn().isOn());
    session().nextScene();
    EXPECT_FALSE(session().yourTurn().isOn());
    EXPECT_FALSE(find<QToolButton>("button_lab.your_turn")->isVisible());
    type(Qt::Key_Y);
    EXPECT_FALSE(session().yourTurn().isOn());
}

TEST_F(YourTurn, ATurnThatEndsWithTheMouseStillDownIsRemembered) {
    type(Qt::Key_Y);
    session().scene().setDrawing(QStringLiteral("12345678."));
    const QPoint point = stage().mapTo(stage().window(), cellPoint(8));
    // Pressed on the window, so that the button is known to be down.
    QTest::mousePress(stage().window()->windowHandle(), Qt::LeftButton, {}, point);
    ASSERT_NE(QGuiApplication::mouseButtons() & Qt::LeftButton, 0);
    session().edits().typeDigit(Cell(8), Digit(9));
    EXPECT_EQ(progressOf(*m_preferences, m_lab.id(), m_lab.sceneIds()).done, std::set<QString>{QStringLiteral("row")});
    QTest::mouseRelease(stage().window()->windowHandle(), Qt::LeftButton, {}, point);
}

TEST_F(YourTurn, ADragIsOneStepOfUndo) {
    type(Qt::Key_Y);
    QTest::mousePress(&stage(), Qt::LeftButton, {}, cellPoint(80));
    for (const int cell : {3, 4, 5})
        QTest::mouseMove(&stage(), cellPoint(cell));
    QTest::mouseRelease(&stage(), Qt::LeftButton, {}, cellPoint(5));
    EXPECT_EQ(session().scene().drawing(), QString(9, u'6'));
    session().edits().undo();
    EXPECT_TRUE(session().scene().drawing().isEmpty());
    EXPECT_TRUE(session().yourTurn().isOn());
    session().edits().redo();
    EXPECT_EQ(session().scene().drawing(), QString(9, u'6'));
}

TEST_F(YourTurn, OnTheProjectorToo) {
    trigger("lab.present");
    PresentWindow* show = m_room->view().presentation();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(show));
    QTest::keyClick(show, Qt::Key_Y);
    ASSERT_TRUE(session().yourTurn().isOn());
    BoardPainters painters;
    const StageArea area = slideArea(QRectF(QPointF(), QSizeF(show->size()) * kProjectorHeight / show->height()),
                                     session(), projectorStyle(session(), themeOf(ThemeId::light), painters, 1));
    const auto at = [&](int index) {
        const QPointF page = session().scene().shownBoard(area)->cellRect(Cell(index)).center();
        return (page * show->height() / kProjectorHeight).toPoint();
    };
    QTest::mousePress(show, Qt::LeftButton, {}, at(80));
    QTest::mouseMove(show, at(3));
    QTest::mouseRelease(show, Qt::LeftButton, {}, at(3));
    EXPECT_EQ(session().scene().drawing(), QString(9, u'4'));
    QTest::keyClick(show, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(session().scene().drawing().isEmpty());
    QTest::mouseClick(show, Qt::LeftButton, {}, at(0));
    QTest::keyClick(show, Qt::Key_1);
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("1........"));
    trigger("lab.present");
}

TEST_F(YourTurn, CluesAreTypedAndPastedOnTheBoard) {
    QTest::mouseClick(&stage(), Qt::LeftButton, {}, cellPoint(4));
    type(Qt::Key_7);
    EXPECT_EQ(m_lab.inputText()[4], u'7');
    EXPECT_EQ(session().film().at(), 0);
    type(Qt::Key_Delete);
    EXPECT_EQ(m_lab.inputText(), QString(81, u'0'));
    session().edits().undo();
    EXPECT_EQ(m_lab.inputText()[4], u'7');
    QGuiApplication::clipboard()->setText(QString(81, u'3'));
    type(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(m_lab.inputText(), QString(81, u'3'));
    QGuiApplication::clipboard()->setText(QStringLiteral("nonsense"));
    type(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(m_lab.inputText(), QString(81, u'3'));
    EXPECT_EQ(find<QLabel>("labInputError")->text(), QStringLiteral("No board."));
}

TEST_F(YourTurn, WhatWasRefusedIsTakenBackFirst) {
    type(Qt::Key_Y);
    QTest::mouseClick(&stage(), Qt::LeftButton, {}, cellPoint(0));
    type(Qt::Key_1);
    QTest::mouseClick(&stage(), Qt::LeftButton, {}, cellPoint(20));
    type(Qt::Key_2);
    auto* error = find<QLabel>("labInputError");
    EXPECT_EQ(error->text(), QStringLiteral("Only the first row."));
    EXPECT_TRUE(error->isVisible());
    type(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(error->isVisible());
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("1........"));
    // And Escape takes back what is being typed.
    auto* input = find<QLineEdit>("labInput");
    input->setFocus();
    input->selectAll();
    QTest::keyClicks(input, QStringLiteral("17"));
    QTest::keyClick(input, Qt::Key_Return);
    EXPECT_TRUE(error->isVisible());
    QTest::keyClick(input, Qt::Key_Escape);
    EXPECT_FALSE(error->isVisible());
    EXPECT_EQ(input->text(), m_lab.inputText());
}

TEST_F(YourTurn, WhatPlayAnsweredItselfIsAskedAgain) {
    session().questions().setAsksClass(false);
    session().setScene(0);
    session().film().togglePlay();
    for (int i = 0; i < 10 && session().film().isPlaying(); ++i)
        session().film().forward();
    session().setScene(1);
    session().questions().makeGuess(0);
    session().questions().setAsksClass(true);
    EXPECT_FALSE(session().questions().isRevealed(0));
    EXPECT_TRUE(session().questions().isRevealed(session().sceneIndex()));
}

TEST_F(YourTurn, WordsLightThePictureAndThePictureTheWords) {
    auto* words = find<QLabel>("labWords");
    EXPECT_TRUE(words->text().contains(QStringLiteral("&lt;first&gt; row</a>")));
    EXPECT_TRUE(drawn().contains(QStringLiteral("dark")));
    Q_EMIT words->linkHovered(QStringLiteral("row 1"));
    EXPECT_TRUE(drawn().contains(QStringLiteral("lit row 1")));
    Q_EMIT words->linkHovered({});
    EXPECT_TRUE(drawn().contains(QStringLiteral("dark")));
    const QString plain = words->text();
    QTest::mouseMove(&stage(), cellPoint(2));
    EXPECT_EQ(session().lit(), QStringLiteral("row 1"));
    EXPECT_NE(words->text(), plain);
    QTest::mouseMove(&stage(), cellPoint(40));
    EXPECT_EQ(words->text(), plain);
}

TEST_F(YourTurn, PresetsAreOneClickAway) {
    auto* button = find<QToolButton>("button_lab.presets");
    EXPECT_TRUE(button->isVisible());
    auto* menu = find<QMenu>("labPresets");
    ASSERT_EQ(menu->actions().size(), 2);
    menu->actions()[1]->trigger();
    EXPECT_EQ(m_lab.inputText(), QString(81, u'2'));
    session().edits().undo();
    EXPECT_EQ(m_lab.inputText(), QString(81, u'0'));
}

TEST_F(YourTurn, ASlideHasTheChoicesAndASheetItsName) {
    session().setScene(1);
    session().questions().askOrReveal();
    const auto slideWords = [&] {
        BoardPainters painters;
        QStringList words;
        for (const DrawnText& each :
             drawingOf({800, 600}, [&](QPainter& painter) {
                 paintSlide(painter, QRectF(0, 0, 800, 600), session(), {themeOf(ThemeId::light), painters});
             }).texts)
            words.append(each.text);
        return words.join(u' ').remove(u' ');
    };
    EXPECT_TRUE(slideWords().contains(QStringLiteral("A)leftB)right"))) << slideWords().toStdString();
    session().questions().makeGuess(1);
    EXPECT_TRUE(slideWords().contains(QStringLiteral("✓A)left✗B)right"))) << slideWords().toStdString();
    const std::vector<HandoutPage> pages = handoutPages(session(), {});
    const auto sheetWords = [&](std::size_t page) {
        QStringList words;
        for (const DrawnText& each : drawingOf({595, 842}, [&](QPainter& painter) {
                                         pages[page].paint(painter, QRectF(48, 48, 499, 746));
                                     }).texts)
            words.append(each.text);
        return words.join(u' ');
    };
    for (const char* each : {"Name:", "Date:", "Plain sheet.", "Say it plainly."}) {
        EXPECT_TRUE(sheetWords(0).contains(QLatin1String(each))) << each;
    }
    EXPECT_FALSE(sheetWords(0).contains(QStringLiteral("The lab's own")));
    EXPECT_FALSE(sheetWords(1).contains(QStringLiteral("Name:")));
}

TEST_F(YourTurn, ASlideShowsTheTaskAndNoQuestionMeanwhile) {
    session().questions().askOrReveal();
    session().yourTurn().set(true);
    BoardPainters painters;
    QStringList words;
    for (const DrawnText& each : drawingOf({1024, 768}, [&](QPainter& painter) {
                                     paintSlide(painter, QRectF(0, 0, 1024, 768), session(),
                                                projectorStyle(session(), themeOf(ThemeId::light), painters, 1));
                                 }).texts)
        words.append(each.text);
    EXPECT_TRUE(words.join(u' ').contains(QStringLiteral("Fill the first row."))) << words.join(u' ').toStdString();
    EXPECT_FALSE(words.join(u' ').contains(QStringLiteral("How many?")));
}

TEST_F(YourTurn, GoesOnWhereAnotherSceneBrokeItOff) {
    session().yourTurn().set(true);
    session().edits().typeDigit(Cell(0), Digit(1));
    session().setScene(1);
    EXPECT_FALSE(session().yourTurn().isOn());
    session().setScene(0);
    EXPECT_TRUE(session().yourTurn().isOn());
    EXPECT_TRUE(session().edits().canUndo());
    // Ended by the learner it stays so, and so does one that is done.
    session().yourTurn().set(false);
    session().setScene(1);
    session().setScene(0);
    EXPECT_FALSE(session().yourTurn().isOn());
    session().yourTurn().set(true);
    session().scene().setDrawing(QStringLiteral("123456789"));
    session().setScene(1);
    session().setScene(0);
    EXPECT_FALSE(session().yourTurn().isOn());
}

TEST_F(YourTurn, ALessonFileKeepsTheTurn) {
    session().yourTurn().set(true);
    session().scene().setDrawing(QStringLiteral("12......."));
    const PuzzleRecord record = lessonRecord(session());
    session().setScene(1);
    session().setScene(0);
    session().scene().setDrawing({});
    EXPECT_TRUE(openLesson(record, session()));
    EXPECT_TRUE(session().yourTurn().isOn());
    EXPECT_EQ(session().scene().drawing(), QStringLiteral("12......."));
}

/// Whatever is set, drawn or typed in a scene is taken back and done again as it was.
TEST(LabUndo, BringsBackWhatWasSetInEveryScene) {
    QTemporaryDir folder;
    Preferences preferences{folder.filePath(QStringLiteral("settings.ini"))};
    const StageArea area{QRectF(0, 0, 1000, 600), QRectF(0, 0, 560, 600), QRectF(580, 0, 420, 300), 14};
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(preferences);
        session.open(*lab);
        RandomSource random(RandomSource::forPiece(3, static_cast<std::uint64_t>(row - labCatalogue()[0])));
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            session.setScene(scene);
            for (const bool isTurn : {false, true}) {
                session.yourTurn().set(isTurn);
                if (session.yourTurn().isOn() != isTurn)
                    continue;
                SCOPED_TRACE(std::string(row->id) + ' ' + std::to_string(scene + 1) + (isTurn ? " turn" : ""));
                const auto controlsText = [](const SceneSetting& setting) {
                    QStringList parts;
                    for (const ControlSetting& each : setting.controls)
                        parts.append(QStringLiteral("%1=%2%3").arg(each.id).arg(each.value).arg(each.text));
                    return parts.join(u' ').toStdString();
                };
                const auto state = [&] {
                    return std::tuple(lab->inputText(), settingOf(session.scene()), session.sceneIndex());
                };
                for (int action = 0; action < 6; ++action) {
                    const auto before = state();
                    QString what = QStringLiteral("input");
                    const auto board = session.scene().clickableBoard(area);
                    const std::vector<LabControl> controls = session.scene().controls();
                    if (action % 3 == 0 && board) {
                        const Cell cell(
                            static_cast<int>(random.below(static_cast<std::uint32_t>(board->shape().cellCount()))));
                        session.edits().clickCell(cell);
                        session.edits().typeDigit(cell, Digit(1 + static_cast<int>(random.below(4))));
                        what = QStringLiteral("digit at %1").arg(cell.index());
                    } else if (action % 3 == 1 && !controls.empty()) {
                        const LabControl& control = controls[random.below(static_cast<std::uint32_t>(controls.size()))];
                        what = control.id;
                        if (control.kind != LabControlKind::text)
                            session.edits().setControl(
                                control.id, control.least + static_cast<int>(random.below(static_cast<std::uint32_t>(
                                                                control.most - control.least + 1))));
                    } else {
                        session.edits().shuffleInput(random.next());
                    }
                    SCOPED_TRACE(what.toStdString());
                    // A film that a control runs leaves the turn, and that is no change.
                    session.yourTurn().set(isTurn);
                    const auto after = state();
                    int steps = 0;
                    while (state() != before && session.edits().canUndo() && steps < 3) {
                        session.edits().undo();
                        ++steps;
                    }
                    EXPECT_EQ(std::get<0>(state()), std::get<0>(before));
                    EXPECT_EQ(std::get<1>(state()).drawing.toStdString(), std::get<1>(before).drawing.toStdString());
                    EXPECT_EQ(controlsText(std::get<1>(state())), controlsText(std::get<1>(before)));
                    for (; steps > 0; --steps)
                        session.edits().redo();
                    EXPECT_EQ(std::get<0>(state()), std::get<0>(after));
                    EXPECT_EQ(std::get<1>(state()).drawing.toStdString(), std::get<1>(after).drawing.toStdString());
                    EXPECT_EQ(controlsText(std::get<1>(state())), controlsText(std::get<1>(after)));
                }
            }
        }
    }
}

}  // namespace
}  // namespace nonet
