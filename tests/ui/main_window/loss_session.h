// A window over a folder of its own that does what a person does, and says what is there: for the table of losses.
#pragma once

#include "core/formats/native/native_file.h"
#include "core/foundation/stable_hash.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/designer/design_room.h"
#include "ui/hints/profile_editor.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/lessons/lesson_progress.h"

#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

namespace nonet {

inline constexpr int kLossPatience = 60'000;
/// Whoever types pauses so long, and by then it is kept.
inline constexpr int kPauseInTyping = 1200;

/// The window of a session, over the folder that its process was given.
class LossSession : public WindowTest {
protected:
    // The window is opened once the fault is set.
    void SetUp() override {}

    void open(const QString& folder) {
        m_folder = folder;
        m_preferences = std::make_unique<Preferences>(folder + QStringLiteral("/settings"));
        m_window = std::make_unique<MainWindow>(*m_preferences, folder, m_rows);
        m_window->begin({});
        m_window->show();
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
        board().setFocus();
        waitForCount();
    }

    QString m_folder;
    /// Which of two windows this is: each does something of its own.
    inline static const QStringList kScenes{QStringLiteral("tree"), QStringLiteral("trees")};
    int m_which = 0;

public:
    // The rows.
    void selectBlank(int which) {
        const Puzzle& puzzle = document().puzzle();
        int left = 3 * which;
        for (int i = 0; i < puzzle.givens.cellCount(); ++i)
            if (puzzle.givens.isBlank(Cell(i)) && left-- == 0) {
                board().setSelection({Cell(i)}, Cell(i));
                return;
            }
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&board(), key, modifiers);
    }
    void digit() {
        trigger("room.play");
        board().setFocus();
        selectBlank(m_which);
        key(Qt::Key_5);
    }
    void marks() {
        digit();
        trigger("mode.corner");
        selectBlank(m_which + 1);
        key(Qt::Key_2);
        trigger("mode.centre");
        key(Qt::Key_3);
        trigger("mode.colour");
        key(Qt::Key_4);
        trigger("mode.digit");
    }
    void undo() {
        digit();
        trigger("edit.undo");
    }
    void checkpoint() {
        digit();
        document().notes().setCheckpoint(QStringLiteral("here %1").arg(m_which));
    }
    void rename() { document().names().setTitle(QStringLiteral("Title of %1").arg(m_which)); }
    void transform() {
        digit();
        trigger("transform.transpose");
    }
    void newPuzzle() {
        trigger("file.new_empty");
        digit();
    }
    void deleted() {
        rename();
        const QString id = document().id();
        trigger("file.new_empty");
        digit();
        m_window->session().discard(id);
        if (message().contains(QStringLiteral("deleted")))
            m_deleted.append(id);
    }

    DesignRoom& design() { return *m_window->findChild<DesignRoom*>(); }
    PuzzleDocument& layout() { return *design().session()->document(); }
    QWidget& layoutBoard() {
        trigger("room.design");
        auto* board = find<QWidget>("designBoard");
        board->setFocus();
        return *board;
    }
    void given() { QTest::keyClick(&layoutBoard(), Qt::Key_7); }
    void rule() {
        QTest::keyClick(&layoutBoard(), Qt::Key_T);
        QTest::keyClicks(find<QLineEdit>("paletteSearch"), QStringLiteral("anti-knight"));
        QTest::keyClick(find<QLineEdit>("paletteSearch"), Qt::Key_Return);
    }
    void undoLayout() {
        given();
        trigger("design.undo");
    }
    void titleLayout() {
        layoutBoard();
        layout().names().setTitle(QStringLiteral("Layout of %1").arg(m_which));
    }
    void version() {
        given();
        trigger("design.name_version");
        auto* dialog = find<QInputDialog>("versionDialog");
        dialog->setTextValue(QStringLiteral("First"));
        dialog->accept();
    }

    void typeTitle() {
        trigger("room.play");
        trigger("puzzle.title");
        QTest::keyClicks(find<QLineEdit>("headerTitle"), QStringLiteral("Half of %1").arg(m_which));
        m_typed.append(QStringLiteral("called Half of %1").arg(m_which));
    }
    void typeAuthor() {
        trigger("room.play");
        find<QLineEdit>("headerAuthor")->setFocus();
        QTest::keyClicks(find<QLineEdit>("headerAuthor"), QStringLiteral("Ad"));
        m_typed.append(QStringLiteral("by Ad"));
    }
    void typeLayout() {
        layoutBoard();
        trigger("design.title");
        QTest::keyClicks(find<QLineEdit>("titleField"), QStringLiteral("Half a layout %1").arg(m_which));
        QTest::keyClicks(find<QLineEdit>("authorField"), QStringLiteral("Bo"));
        m_typed.append(QStringLiteral("called Half a layout %1").arg(m_which));
        m_typed.append(QStringLiteral("by Bo"));
    }
    void typeRules() {
        layoutBoard();
        find<QDockWidget>("designRules")->show();
        find<QDockWidget>("designRules")->raise();
        auto* text = find<QPlainTextEdit>("rulesLines");
        text->setFocus();
        QTest::keyClicks(text, QStringLiteral("Half a rule %1").arg(m_which));
        QTest::qWait(kPauseInTyping);
    }

    void openGenerator() {
        trigger("file.generate");
        find<QPushButton>("generatorDetails")->setChecked(true);
    }
    void saveRecipe(const QString& name) {
        openGenerator();
        find<QPushButton>("keepRecipe")->click();
        auto* dialog = find<QInputDialog>("recipeDialog");
        dialog->setTextValue(name);
        dialog->accept();
    }
    void recipe() { saveRecipe(QStringLiteral("Mine %1").arg(m_which)); }
    void recipeGone() {
        saveRecipe(QStringLiteral("Gone %1").arg(m_which));
        find<QPushButton>("removeRecipe")->click();
    }
    void goals() {
        openGenerator();
        find<QLineEdit>("goalClues")->setText(QStringLiteral("24-"));
        QTest::qWait(kPauseInTyping);
    }
    void job() {
        openGenerator();
        find<QLineEdit>("goalClues")->clear();
        find<QSpinBox>("goalCount")->setValue(500);
        find<QLineEdit>("goalSeed")->setText(QString::number(m_which + 7));
        find<QPushButton>("generate")->click();
        auto* model = find<QListView>("generatedPuzzles")->model();
        EXPECT_TRUE(QTest::qWaitFor([model] { return model->rowCount() > 0; }, kLossPatience));
    }
    void addGenerator(QStringList& facts) {
        openGenerator();
        const auto* recipes = find<QComboBox>("recipes");
        for (int i = 1; i < recipes->count(); ++i)
            facts.append(QStringLiteral("recipe ") + recipes->itemText(i).section(QStringLiteral(" ("), 0, 0));
        if (!facts.join(u' ').contains(QStringLiteral("recipe Gone %1").arg(m_which)))
            facts.append(QStringLiteral("no recipe Gone"));
        if (const QString typed = find<QLineEdit>("goalClues")->text(); !typed.isEmpty())
            facts.append(QStringLiteral("clues ") + typed);
        auto* jobs = find<QTreeWidget>("orders");
        for (int i = 0; i < jobs->topLevelItemCount(); ++i) {
            jobs->setCurrentItem(jobs->topLevelItem(i));
            const auto* found = find<QListView>("generatedPuzzles")->model();
            for (int row = 0; row < found->rowCount(); ++row)
                facts.append(jobs->topLevelItem(i)->text(0) + u' ' + found->index(row, 0).data().toString());
        }
    }

    void windowSize() {
        QTest::qWait(kPauseInTyping);
        m_window->resize(1100, 720);
        QTest::qWait(kPauseInTyping);
    }

    void preference() {
        if (m_which == 0)
            trigger("theme.dark");
        else
            m_preferences->change([](PreferenceValues& values) { values.showsTimer = false; });
    }
    void keyTable() {
        m_preferences->change([this](PreferenceValues& values) {
            values.customKeys[values.keyPreset]
                             [m_which == 0 ? QStringLiteral("hint.ask") : QStringLiteral("file.share")] = {
                QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(m_which + 7))};
        });
    }
    void profile() {
        ProfileEditor editor(*m_preferences);
        QObject::connect(&editor, &ProfileEditor::failed, [this](const QString& said) { m_said.append(said); });
        editor.saveAs(QStringLiteral("Mine %1").arg(m_which));
    }
    void lesson() {
        const TechniqueId id = techniqueCatalogue()[static_cast<std::size_t>(m_which)].id;
        LessonProgress progress = lessonProgress(*m_preferences, id);
        progress.hasSeen = true;
        keepLessonProgress(*m_preferences, id, progress);
    }
    void lab() {
        LabProgress progress = progressOf(*m_preferences, QStringLiteral("minigrid"), kScenes);
        progress.seen.insert(kScenes[m_which]);
        keepProgress(*m_preferences, QStringLiteral("minigrid"), progress);
    }

    // The facts.
    static QString digest(const PuzzleRecord& record) {
        PuzzleRecord told = record;
        // When and how it was looked at is no work of anybody's.
        told.view = {};
        told.playedSeconds = 0;
        told.revision = 0;
        return QString::number(StableHash().add(writeNative(told)).value(), 16);
    }
    void addDocuments(QStringList& facts, DocumentSession& session, const char* kind) {
        const auto add = [&](const PuzzleRecord& record) {
            // What was half typed is what it is called at the next start.
            PuzzleDocument document(record);
            document.names().restoreTyped();
            if (isUntouched(document.record()))
                return;
            facts.append(QLatin1String(kind) + QLatin1Char(' ') + digest(document.record()));
            facts.append(QStringLiteral("called ") + document.title());
            facts.append(QStringLiteral("by ") + document.author());
        };
        add(session.document()->record());
        for (const ContinueEntry& each : session.store().waiting().entries())
            if (const Result<PuzzleRecord> record = session.store().load(each.id);
                record && !m_deleted.contains(each.id)) {
                add(*record);
                // What waits is told of when it is opened.
                m_said.append(session.store().damagedFiles());
            }
        for (const ContinueEntry& each : session.store().discarded().entries())
            facts.append(QStringLiteral("deleted ") + each.id);
    }
    QStringList facts() {
        QStringList facts;
        addDocuments(facts, m_window->session(), "game");
        trigger("room.design");
        if (design().session() != nullptr)
            addDocuments(facts, *design().session(), "layout");
        const PreferenceValues& values = m_preferences->values();
        if (values.theme == ThemeChoice::dark)
            facts.append(QStringLiteral("dark"));
        if (!values.showsTimer)
            facts.append(QStringLiteral("no timer"));
        for (const auto& keys : values.customKeys)
            for (const QString& id : keys.keys())
                facts.append(QStringLiteral("key of ") + id);
        for (const QString& name : values.ownProfiles.keys())
            facts.append(QStringLiteral("profile ") + name);
        for (int i = 0; i < 2; ++i)
            if (lessonProgress(*m_preferences, techniqueCatalogue()[static_cast<std::size_t>(i)].id).hasSeen)
                facts.append(QStringLiteral("lesson %1").arg(i));
        for (const QString& scene : progressOf(*m_preferences, QStringLiteral("minigrid"), kScenes).seen)
            facts.append(QStringLiteral("scene ") + scene);
        if (m_window->size() == QSize(1100, 720))
            facts.append(QStringLiteral("size"));
        addGenerator(facts);
        return facts;
    }
    /// What the screen says of things that are not kept.
    QStringList told() {
        QStringList told = m_said;
        for (const QLabel* label : m_window->findChildren<QLabel*>(QStringLiteral("unsavedText")))
            if (label->parentWidget()->isVisibleTo(m_window.get()) || !label->parentWidget()->isHidden())
                told.append(label->text());
        told.append(message());
        told.removeAll(QString());
        return told;
    }

    /// Facts of what is only typed: whatever takes the focus away would finish it.
    QStringList m_typed;
    QStringList m_deleted;
    QStringList m_said;
};

struct LossRow {
    const char* name;
    void (LossSession::*act)();
};
inline constexpr LossRow kLossRows[] = {
    {"digit", &LossSession::digit},
    {"marks", &LossSession::marks},
    {"undo", &LossSession::undo},
    {"checkpoint", &LossSession::checkpoint},
    {"rename", &LossSession::rename},
    {"transform", &LossSession::transform},
    {"new puzzle", &LossSession::newPuzzle},
    {"deleted", &LossSession::deleted},
    {"given", &LossSession::given},
    {"rule", &LossSession::rule},
    {"undo of a layout", &LossSession::undoLayout},
    {"title of a layout", &LossSession::titleLayout},
    {"version", &LossSession::version},
    {"preference", &LossSession::preference},
    {"key table", &LossSession::keyTable},
    {"profile", &LossSession::profile},
    {"lesson", &LossSession::lesson},
    {"lab", &LossSession::lab},
    {"recipe", &LossSession::recipe},
    {"deleted recipe", &LossSession::recipeGone},
    {"running job", &LossSession::job},
    {"goals", &LossSession::goals},
    {"window's size", &LossSession::windowSize},
    {"half a title", &LossSession::typeTitle},
    {"half an author", &LossSession::typeAuthor},
    {"half the rules of a layout", &LossSession::typeRules},
    {"half a title of a layout", &LossSession::typeLayout},
};

}  // namespace nonet
