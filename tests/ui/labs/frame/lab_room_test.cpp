// The room of the labs in the window: ways in and out, transport, answers, presentation, lessons, pictures, handouts.
#include "core/board/classic.h"
#include "core/constructions/mask.h"
#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "tests/ui/labs/frame/lab_room_fixture.h"
#include "ui/frame/message_bar.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/frame/slide.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/preferences/theme.h"
#include "ui/shortcuts/action_catalogue.h"

#include <QAccessible>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace nonet {
namespace {

class EventCount : public QObject {
public:
    int layoutRequests = 0;
    int paints = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        layoutRequests += event->type() == QEvent::LayoutRequest ? 1 : 0;
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

bool isQuiet(EventCount& events) {
    events.layoutRequests = events.paints = 0;
    QTest::qWait(30);
    return events.layoutRequests == 0 && events.paints == 0;
}

TEST_F(LabRoomTest, TheWholeLabCanBeWalkedWithTwoKeys) {
    const int scenes = session().lab()->sceneCount();
    for (int scene = 0; scene < scenes; ++scene) {
        ASSERT_EQ(session().sceneIndex(), scene);
        EXPECT_TRUE(find<QLabel>("labHeading")->text().contains(session().scene().title()));
        session().lab()->shuffleInput(static_cast<std::uint64_t>(scene));
        session().reveal();
        EXPECT_EQ(find<QLineEdit>("labInput")->text(), session().lab()->inputText());
        for (int move = 1; move <= session().scene().moveCount(); ++move) {
            key(Qt::Key_Right);
            EXPECT_EQ(session().movesDone(), move);
            EXPECT_EQ(find<QLabel>("labMoveText")->text(), session().scene().moveText(move));
        }
        key(Qt::Key_PageDown);
    }
    EXPECT_EQ(session().sceneIndex(), scenes - 1);
    key(Qt::Key_Left);
    EXPECT_EQ(session().movesDone(), session().scene().moveCount() - 1);
    key(Qt::Key_PageUp);
    EXPECT_EQ(session().sceneIndex(), scenes - 2);
}

TEST_F(LabRoomTest, TheWindowRestsWhileNothingHappens) {
    for (int scene = 0; scene < session().lab()->sceneCount(); ++scene) {
        session().setScene(scene);
        EventCount events;
        room().view().stage()->installEventFilter(&events);
        find<QLabel>("labWords")->parentWidget()->installEventFilter(&events);
        // Results of what the scene began may still come in; then it is quiet.
        EXPECT_TRUE(QTest::qWaitFor([&events] { return isQuiet(events); })) << "scene " << scene + 1;
    }
}

TEST_F(LabRoomTest, EverySceneOfEveryLabPaintsItsMoves) {
    constexpr int kFirstMoves = 12;
    for (const LabRow* lab : labCatalogue()) {
        find<QAction>(qPrintable(lab->action()))->trigger();
        for (int scene = 0; scene < session().lab()->sceneCount(); ++scene) {
            SCOPED_TRACE(testing::Message() << lab->id << " scene " << scene + 1);
            session().setScene(scene);
            EventCount events;
            room().view().stage()->installEventFilter(&events);
            EXPECT_TRUE(QTest::qWaitFor([&events] { return isQuiet(events); }, 20'000));
            EXPECT_FALSE(room().view().stage()->grab().isNull());
            session().reveal();
            const int moves = session().scene().moveCount();
            for (int move = 0; move <= std::min(moves, kFirstMoves); ++move) {
                session().seek(move);
                EXPECT_FALSE(room().view().stage()->grab().isNull());
            }
            session().seek(moves);
            EXPECT_FALSE(room().view().stage()->grab().isNull());
        }
    }
}

TEST_F(LabRoomTest, EveryLabHasItsActionItsCardAndItsName) {
    QStringList actions;
    for (const ActionRow& row : actionCatalogue())
        if (const QLatin1String id(row.id); id.startsWith(QLatin1String("labs.")))
            actions.append(id);
    QStringList rows;
    for (const LabRow* lab : labCatalogue()) {
        rows.append(lab->action());
        EXPECT_NE(find<QWidget>(("card_" + std::string(lab->id)).c_str()), nullptr);
        const std::unique_ptr<Lab> made(lab->make(nullptr));
        EXPECT_EQ(made->id(), QLatin1String(lab->id));
        EXPECT_EQ(made->title(), lab->title());
        // A puzzle with one solution is taken where the row says so.
        const QString puzzle =
            QStringLiteral("17....2...3...2..46..1...38...7...4....854....6...1...75...9..28..4...1...4....97");
        if (lab->puzzles == LabPuzzles::withOneSolution) {
            EXPECT_EQ(made->setInput(puzzle), QString()) << lab->id;
        }
    }
    EXPECT_EQ(actions, rows);
}

TEST_F(LabRoomTest, InputIsTakenOrRefusedBesideTheField) {
    auto* input = find<QLineEdit>("labInput");
    auto* error = find<QLabel>("labInputError");
    input->setFocus();
    input->selectAll();
    QTest::keyClicks(input, QStringLiteral("112345678"));
    QTest::keyClick(input, Qt::Key_Return);
    EXPECT_TRUE(error->isVisible());
    EXPECT_TRUE(error->text().contains(u'1'));
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("859612437"));
    input->selectAll();
    QTest::keyClicks(input, QStringLiteral("123456789"));
    QTest::keyClick(input, Qt::Key_Return);
    EXPECT_FALSE(error->isVisible());
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("123456789"));
    EXPECT_TRUE(room().view().stage()->hasFocus());
}

TEST_F(LabRoomTest, ARefusalGoesWhenAnotherInputComes) {
    auto* input = find<QLineEdit>("labInput");
    auto* error = find<QLabel>("labInputError");
    input->setFocus();
    input->selectAll();
    QTest::keyClicks(input, QStringLiteral("112345678"));
    QTest::keyClick(input, Qt::Key_Return);
    ASSERT_TRUE(error->isVisible());
    session().setInput(QStringLiteral("123456789"));
    EXPECT_FALSE(error->isVisible());
    EXPECT_EQ(input->text(), session().lab()->inputText());
}

TEST_F(LabRoomTest, AWholePuzzleIsReadInItsFieldWhileItIsTyped) {
    m_window->resize(1280, 800);
    trigger("labs.minigrid");
    auto* input = find<QLineEdit>("labInput");
    auto* shuffle = find<QToolButton>("button_lab.shuffle");
    QTest::qWait(1);
    const QPoint before = shuffle->mapTo(m_window.get(), QPoint());
    const int narrow = input->width();
    QTest::mouseClick(input, Qt::LeftButton);
    input->setText(QString(81, u'8'));
    QTest::qWait(1);
    EXPECT_GT(input->width(), input->fontMetrics().horizontalAdvance(input->text()));
    EXPECT_EQ(shuffle->mapTo(m_window.get(), QPoint()), before);
    EXPECT_FALSE(find<QLabel>("labHeading")->isVisible() && find<QLabel>("labHeading")->width() < 40);
    QTest::keyClick(input, Qt::Key_Escape);
    QTest::qWait(1);
    EXPECT_EQ(input->width(), narrow);
    EXPECT_EQ(shuffle->mapTo(m_window.get(), QPoint()), before);
    EXPECT_TRUE(find<QLabel>("labHeading")->isVisible());
    // Then the tip has all of it, and its end is seen to be missing.
    EXPECT_EQ(input->toolTip(), QString(81, u'8'));
    const QImage whole = input->grab().toImage();
    input->setText(QString(82, u'8'));
    EXPECT_EQ(input->grab().toImage(), whole);
    input->setText(QStringLiteral("12"));
    EXPECT_EQ(input->toolTip(), QString());
}

TEST_F(LabRoomTest, WhatIsRefusedOnTheBoardHidesNothingOfThePicture) {
    m_window->resize(1280, 800);
    trigger("labs.difficulty");
    session().setScene(session().lab()->sceneCount() - 1);
    LabStage& stage = *room().view().stage();
    stage.setFocus();
    const Puzzle puzzle = *session().scene().puzzle();
    for (const Cell cell : classic::kAllCells) {
        const std::optional<Digit> digit = puzzle.givens.digit(cell);
        const Cell beside = classic::cellAt(classic::rowOf(cell), (classic::columnOf(cell) + 1) % 9);
        if (!digit || !puzzle.givens.isBlank(beside))
            continue;
        EXPECT_TRUE(session().typeDigit(beside, *digit));
        const auto* fault = find<QLabel>("labInputError");
        ASSERT_TRUE(fault->isVisible());
        const QRect told(fault->mapTo(m_window.get(), QPoint()), fault->size());
        EXPECT_FALSE(told.intersects(QRect(stage.mapTo(m_window.get(), QPoint()), stage.size())));
        EXPECT_GE(fault->height(), fault->heightForWidth(fault->width()));
    }
}

TEST_F(LabRoomTest, UndoOfTheMenuIsTheLabs) {
    const Grid game = document().digits();
    const QString before = session().lab()->inputText();
    EXPECT_FALSE(find<QAction>("edit.undo")->isEnabled());
    session().setInput(QStringLiteral("123456789"));
    EXPECT_TRUE(find<QAction>("edit.undo")->isEnabled());
    EXPECT_FALSE(find<QAction>("edit.redo")->isEnabled());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().lab()->inputText(), before);
    EXPECT_FALSE(find<QAction>("edit.undo")->isEnabled());
    key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("123456789"));
    trigger("edit.undo");
    EXPECT_EQ(session().lab()->inputText(), before);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("123456789"));
    EXPECT_EQ(document().digits(), game);
    trigger("room.play");
    EXPECT_FALSE(find<QAction>("edit.undo")->isEnabled());
}

TEST_F(LabRoomTest, NothingIsTakenBackInASceneThatIsNotSeen) {
    session().setScene(3);
    const SceneSetting before = settingOf(session().scene());
    session().setControl(QStringLiteral("rule"), 1);
    const SceneSetting after = settingOf(session().scene());
    ASSERT_NE(after, before);
    session().setScene(0);
    session().undo();
    EXPECT_EQ(session().sceneIndex(), 0);
    EXPECT_TRUE(find<QLabel>("labMoveText")->text().contains(session().lab()->scene(3).title()));
    EXPECT_EQ(settingOf(session().lab()->scene(3)), after);
    session().setScene(3);
    session().undo();
    EXPECT_EQ(settingOf(session().scene()), before);
}

TEST_F(LabRoomTest, TheFooterFitsBesideTheFramesOfAWindow) {
    m_window->resize(1264, 760);
    for (const LabRow* row : labCatalogue()) {
        trigger(qPrintable(row->action()));
        QTest::qWait(1);
        EXPECT_LE(find<QWidget>("labFooter")->minimumSizeHint().width(), room().view().width()) << row->id;
    }
}

TEST_F(LabRoomTest, TheRailLeadsFromALabToAllLabs) {
    QTest::mouseClick(find<QToolButton>("roomLearn"), Qt::LeftButton);
    EXPECT_FALSE(room().isLabOpen());
}

TEST_F(LabRoomTest, WhatIsBeingTypedStaysWhileResultsComeIn) {
    auto* input = find<QLineEdit>("labInput");
    input->setFocus();
    input->selectAll();
    QTest::keyClicks(input, QStringLiteral("1234"));
    Q_EMIT session().lab()->changed();
    EXPECT_EQ(input->text(), QStringLiteral("1234"));
    trigger("lab.example");
    EXPECT_EQ(input->text(), session().lab()->inputText());
}

TEST_F(LabRoomTest, TilesAreDraggedOntoOneAnother) {
    LabStage* stage = room().view().stage();
    const std::vector<QRectF> tiles = session().scene().movableTiles(stage->area(), 0);
    ASSERT_EQ(tiles.size(), 9U);
    QTest::mousePress(stage, Qt::LeftButton, {}, tiles[0].center().toPoint());
    QTest::mouseMove(stage, tiles[3].center().toPoint());
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("859612437"));
    QTest::mouseRelease(stage, Qt::LeftButton, {}, tiles[3].center().toPoint());
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("659812437"));
    // One change, that can be taken back and made again.
    key(Qt::Key_U);
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("859612437"));
    key(Qt::Key_U);
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("859612437"));
    key(Qt::Key_U, Qt::ShiftModifier);
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("659812437"));
    // Dropped beside the tiles: nothing.
    QTest::mousePress(stage, Qt::LeftButton, {}, tiles[0].center().toPoint());
    QTest::mouseMove(stage, QPoint(2, 2));
    QTest::mouseRelease(stage, Qt::LeftButton, {}, QPoint(2, 2));
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("659812437"));
}

TEST_F(LabRoomTest, TilesAreExchangedByTheKeyboard) {
    session().setScene(1);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Return);
    key(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_TRUE(find<QLabel>("labMoveText")->text().contains(u'9'));
    key(Qt::Key_Escape);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Return);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Return);
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("589612437"));
    trigger("lab.shuffle");
    trigger("lab.example");
    trigger("lab.undo_input");
    trigger("lab.undo_input");
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("589612437"));
}

TEST_F(LabRoomTest, TheBoardIsATableForScreenReaders) {
    LabStage* stage = room().view().stage();
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(stage);
    ASSERT_TRUE(table && table->tableInterface());
    EXPECT_EQ(table->childCount(), 0);
    for (int scene = 3; scene < 10; ++scene) {
        session().setScene(scene);
        session().seek(session().scene().moveCount());
        ASSERT_EQ(table->childCount(), 81) << scene;
        for (int i = 0; i < 81; ++i) {
            QAccessibleInterface* cell = table->child(i);
            const QString name = QStringLiteral("r%1c%2").arg(i / 9 + 1).arg(i % 9 + 1);
            EXPECT_TRUE(cell->text(QAccessible::Name).startsWith(name))
                << scene << ": " << cell->text(QAccessible::Name).toStdString();
            EXPECT_FALSE(cell->rect().isEmpty());
        }
    }
    key(Qt::Key_Down, Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(table->focusChild(), table->child(9));
    session().setScene(0);
    EXPECT_EQ(table->childCount(), 0);
}

TEST_F(LabRoomTest, TheRoomsKeepToThemselves) {
    const Grid before = document().digits();
    EXPECT_FALSE(find<QAction>("hint.ask")->isEnabled());
    EXPECT_TRUE(find<QAction>("lab.forward")->isEnabled());
    key(Qt::Key_5);
    EXPECT_EQ(document().digits(), before);
    trigger("room.play");
    EXPECT_TRUE(board().hasFocus());
    EXPECT_TRUE(find<QAction>("hint.ask")->isEnabled());
    EXPECT_FALSE(find<QAction>("lab.forward")->isEnabled());
    QTest::mouseClick(find<QToolButton>("roomLearn"), Qt::LeftButton);
    EXPECT_TRUE(room().isLabOpen());
    trigger("lab.leave");
    EXPECT_FALSE(room().isLabOpen());
    EXPECT_FALSE(find<QAction>("lab.forward")->isEnabled());
    QTest::mouseClick(find<QPushButton>("open_shift_cipher"), Qt::LeftButton);
    EXPECT_TRUE(room().isLabOpen());
    trigger("file.new_empty");
    EXPECT_TRUE(board().isVisible());
}

TEST_F(LabRoomTest, TheStartPageIsAGridOfCards) {
    trigger("lab.leave");
    auto* page = find<LearnPage>("learnPage");
    QStringList buttons;
    for (const auto& [width, columns] :
         {std::pair(760, 1), std::pair(1000, 2), std::pair(1280, 3), std::pair(1920, 3)}) {
        m_window->resize(width, 800);
        QCoreApplication::processEvents();
        EXPECT_EQ(page->columns(), columns) << width;
        buttons.clear();
        for (const auto* button : page->findChildren<QPushButton*>()) {
            // Nothing is cut off at the right.
            EXPECT_LE(button->mapTo(page->viewport(), button->rect().topRight()).x(), page->viewport()->width());
            EXPECT_FALSE(button->accessibleName().isEmpty());
            EXPECT_NE(button->focusPolicy(), Qt::NoFocus);
            buttons.append(button->objectName());
        }
        // Five labs and the techniques.
        EXPECT_EQ(buttons.size(), 6);
    }
    const QString lookup = [page] {
        QString words;
        for (const auto* label : page->findChild<QFrame*>(QStringLiteral("card_lookup"))->findChildren<QLabel*>())
            words += label->text() + u'\n';
        return words;
    }();
    EXPECT_TRUE(lookup.contains(QStringLiteral("9 scenes"))) << lookup.toStdString();
    const std::unique_ptr<Lab> lab(labCatalogue()[1]->make(nullptr));
    for (const LabLength& each : lab->lengths()) {
        // How many there are in all is said already.
        const QString said = QStringLiteral("%1: %2 scenes").arg(each.name).arg(each.scenes.size());
        EXPECT_EQ(lookup.contains(said), each.id != QLatin1String("all")) << lookup.toStdString();
    }
    // No ring before the first Tab.
    page->takeFocus();
    EXPECT_EQ(m_window->focusWidget(), page);
    for (const QString& button : {buttons[0], buttons[1]}) {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        EXPECT_EQ(m_window->focusWidget()->objectName().toStdString(), button.toStdString());
    }
}

TEST_F(LabRoomTest, MessagesStayInTheirRoom) {
    trigger("room.play");
    find<MessageBar>("messageBar")->show(MessageSeverity::note, QStringLiteral("of the puzzle"));
    trigger("room.learn");
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
    find<MessageBar>("messageBar")->show(MessageSeverity::note, QStringLiteral("of the lab"));
    trigger("room.play");
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
}

TEST_F(LabRoomTest, ALongInputIsShownFromItsBeginning) {
    trigger("labs.lookup");
    auto* input = find<QLineEdit>("labInput");
    for (int scene = 0; scene < session().lab()->sceneCount(); ++scene) {
        session().setScene(scene);
        EXPECT_EQ(input->cursorPosition(), 0) << scene;
        session().lab()->shuffleInput(1);
        EXPECT_EQ(input->cursorPosition(), 0) << scene;
    }
}

TEST_F(LabRoomTest, TheActionsSayWhatTheInputIs) {
    const auto text = [this] { return find<QAction>("lab.example")->text().remove(u'&'); };
    EXPECT_EQ(text(), QStringLiteral("The source text's own list"));
    trigger("labs.minigrid");
    EXPECT_EQ(text(), QStringLiteral("The source text's puzzle, rebuilt"));
    EXPECT_TRUE(find<QToolButton>("button_lab.shuffle")->toolTip().contains(QStringLiteral("puzzle")));
    EXPECT_EQ(find<QToolButton>("button_lab.example")->accessibleName(), text());
    trigger("labs.inverse");
    EXPECT_EQ(text(), QStringLiteral("The first puzzle"));
    trigger("labs.difficulty");
    EXPECT_EQ(text(), QStringLiteral("The first puzzle"));
    // The lookup lab's input is another thing in other scenes.
    trigger("labs.lookup");
    EXPECT_EQ(text(), QStringLiteral("The source text's own list"));
    session().setScene(2);
    EXPECT_EQ(text(), QStringLiteral("The source text's own board"));
    // Its key stays with it, also where keys are bound anew.
    m_preferences->change([](PreferenceValues& v) { v.keyPreset = KeyPreset::hodoku; });
    EXPECT_EQ(text(), QStringLiteral("The source text's own board"));
    EXPECT_TRUE(find<QAction>("lab.example")->toolTip().endsWith(QStringLiteral("(E)")));
}

TEST_F(LabRoomTest, NumberFieldsAreWideEnoughForTheirNumbers) {
    trigger("labs.lookup");
    for (int scene = 0; scene < session().lab()->sceneCount(); ++scene) {
        session().setScene(scene);
        for (const QSpinBox* field : room().findChildren<QSpinBox*>()) {
            if (!field->isVisible())
                continue;
            EXPECT_GE(field->width(), field->fontMetrics().horizontalAdvance(QString::number(field->maximum())) + 20)
                << field->objectName().toStdString();
        }
    }
}

TEST_F(LabRoomTest, WhatWasDrawnByHandComesBackWithTheLesson) {
    session().setScene(5);
    LabScene& mask = session().scene();
    const auto shown = [](const LabScene& scene) { return maskOf(scene.puzzle()->givens); };
    for (const int cell : {0, 8, 40, 44})
        session().clickCell(Cell(cell));
    const CellSet drawn = shown(mask);
    LabScene& few = session().lab()->scene(7);
    few.clickCell(Cell(80));
    const CellSet clicked = shown(few);
    const PuzzleRecord record = lessonRecord(session());
    session().setControl(QStringLiteral("mask"), 1);
    few.inputReshaped();
    ASSERT_NE(shown(mask), drawn);
    ASSERT_NE(shown(few), clicked);
    const auto saved = exportPuzzle(record, FormatId::native);
    ASSERT_TRUE(saved);
    const auto read = importPuzzle(*saved);
    ASSERT_TRUE(read);
    EXPECT_TRUE(openLesson(read->record, session()));
    EXPECT_EQ(shown(mask), drawn);
    EXPECT_EQ(mask.controls()[0].value, static_cast<int>(mask.controls()[0].choices.size()) - 1);
    EXPECT_EQ(shown(few), clicked);
    // A drawing of another size changes nothing, and a mask that has a name is not drawn over.
    mask.setDrawing(QStringLiteral("x.x"));
    EXPECT_EQ(shown(mask), drawn);
    session().setControl(QStringLiteral("mask"), 1);
    EXPECT_TRUE(mask.drawing().isEmpty());
    const CellSet named = shown(mask);
    openLesson(lessonRecord(session()), session());
    EXPECT_EQ(shown(mask), named);
}

TEST_F(LabRoomTest, ALessonComesBackAsItWas) {
    ASSERT_TRUE(session().setInput(QStringLiteral("987654321")).isEmpty());
    session().setScene(3);
    session().setControl(QStringLiteral("rule"), 1);
    session().seek(4);
    session().reveal();
    session().setLabels(1);
    const Result<std::string> file = exportPuzzle(lessonRecord(session()), FormatId::native);
    ASSERT_TRUE(file.hasValue());
    session().setControl(QStringLiteral("rule"), 0);
    session().setRevealed(3, false);
    session().setScene(0);
    session().setLabels(0);
    session().lab()->useExample();
    trigger("room.play");
    m_window->session().imports().readText(QString::fromStdString(*file));
    ASSERT_TRUE(QTest::qWaitFor([&] { return room().isVisible(); }));
    EXPECT_EQ(session().sceneIndex(), 3);
    EXPECT_EQ(session().movesDone(), 4);
    EXPECT_EQ(session().lab()->inputText(), QStringLiteral("987654321"));
    EXPECT_TRUE(session().isRevealed());
    EXPECT_EQ(session().labels(), 1);
    EXPECT_EQ(session().scene().controls().front().value, 1);
}

TEST_F(LabRoomTest, PicturesAndHandoutsAreFiles) {
    session().setScene(4);
    EXPECT_TRUE(slideBytes(session(), themeOf(ThemeId::light), PictureFormat::png).startsWith("\x89PNG"));
    EXPECT_TRUE(slideBytes(session(), themeOf(ThemeId::print), PictureFormat::svg).contains("<svg"));
    EXPECT_TRUE(slideBytes(session(), themeOf(ThemeId::print), PictureFormat::pdf).startsWith("%PDF"));
    const QString input = session().lab()->inputText();
    HandoutOptions options;
    options.pupils = 3;
    options.paper = PaperSize::letter;
    const QByteArray sheets = handoutBytes(session(), options);
    EXPECT_TRUE(sheets.startsWith("%PDF"));
    // The still, three sheets, three keys.
    EXPECT_EQ(sheets.count("/Type /Page\n"), 7);
    EXPECT_EQ(session().lab()->inputText(), input);
}

TEST_F(LabRoomTest, WhatWasSavedIsToldWhereItHidesNothing) {
    session().setScene(1);
    trigger("lab.picture");
    auto* dialog = find<QFileDialog>("labPictureDialog");
    ASSERT_NE(dialog, nullptr);
    Q_EMIT dialog->fileSelected(m_data.filePath(QStringLiteral("scene.png")));
    auto* line = find<QLabel>("labMoveText");
    ASSERT_TRUE(QTest::qWaitFor([&] { return line->text() == QStringLiteral("Saved as scene.png"); }));
    EXPECT_EQ(message(), QString());
    // What changes meanwhile leaves it, the next move takes its place.
    Q_EMIT session().lab()->changed();
    EXPECT_EQ(line->text(), QStringLiteral("Saved as scene.png"));
    trigger("lab.forward");
    ASSERT_TRUE(QTest::qWaitFor([&] { return line->text() == session().scene().moveText(1); }));
}

TEST_F(LabRoomTest, PlayWalksASceneAndWaitsForTheClass) {
    session().setSpeed(2);
    trigger("lab.play");
    EXPECT_TRUE(session().isPlaying());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !session().isPlaying(); }, 10000));
    EXPECT_EQ(session().sceneIndex(), 0);
    // Before the move that would answer the question.
    EXPECT_EQ(session().movesDone(), session().scene().lastMoveBeforeAnswer());
    EXPECT_LT(session().movesDone(), session().scene().moveCount());
    session().reveal();
    session().seek(session().scene().moveCount());
    // At its end it stays, and Play begins it again; the next scene is the learner's to ask for.
    trigger("lab.play");
    EXPECT_TRUE(session().isPlaying());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !session().isPlaying(); }, 10000));
    EXPECT_EQ(session().sceneIndex(), 0);
    EXPECT_EQ(session().movesDone(), session().scene().moveCount());
    session().setAsksClass(false);
    trigger("lab.play");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !session().isPlaying(); }, 10000));
    EXPECT_EQ(session().sceneIndex(), 0);
}

TEST_F(LabRoomTest, ThePuzzleOfASceneOpensInPlay) {
    trigger("lab.open_in_play");
    EXPECT_TRUE(board().isVisible());
    EXPECT_EQ(document().puzzle().givens.filledCount(), 9);
}

}  // namespace
}  // namespace nonet
