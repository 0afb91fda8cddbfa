// What a person does, and what can come over it: a kill, a full disk, a folder that takes nothing, a second window, a
// file cut short. Afterwards it is there, or the screen said that it is not.
//
// Each session is a process with the program's window over a folder of its own. It does every row, says which facts
// hold then and what the screen tells, and is ended as the column says. A last process says what is left.
// NONET_LOSS_ROWS=each gives every row a session to itself.
#include "core/formats/native_file.h"
#include "core/foundation/stable_hash.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/hints/profile_editor.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/main_window/design_room.h"

#include <QComboBox>
#include <QDirIterator>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTextStream>
#include <QTreeWidget>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nonet {
namespace {

constexpr const char* kSessionFilter = "--gtest_filter=LossSession.DISABLED_DoesItsRows";
constexpr int kPatience = 60'000;
/// Whoever types pauses so long, and by then it is kept.
constexpr int kPauseInTyping = 1200;

// ---- within a session -------------------------------------------------------------------------------------------

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
        document().setCheckpoint(QStringLiteral("here %1").arg(m_which));
    }
    void rename() { document().setTitle(QStringLiteral("Title of %1").arg(m_which)); }
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
        layout().setTitle(QStringLiteral("Layout of %1").arg(m_which));
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
    }
    void typeAuthor() {
        trigger("room.play");
        find<QLineEdit>("headerAuthor")->setFocus();
        QTest::keyClicks(find<QLineEdit>("headerAuthor"), QStringLiteral("Ad"));
    }
    void typeLayout() {
        layoutBoard();
        trigger("design.title");
        QTest::keyClicks(find<QLineEdit>("titleField"), QStringLiteral("Half a layout %1").arg(m_which));
        QTest::keyClicks(find<QLineEdit>("authorField"), QStringLiteral("Bo"));
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
        EXPECT_TRUE(QTest::qWaitFor([model] { return model->rowCount() > 0; }, kPatience));
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
        LabProgress progress = progressOf(*m_preferences, QStringLiteral("minigrid"), 8);
        progress.seen.insert(2 + m_which);
        keepProgress(*m_preferences, QStringLiteral("minigrid"), progress);
    }

    // The facts.
    static QString digest(const PuzzleRecord& record) {
        // What was half typed is what it is called at the next start.
        PuzzleDocument document(record);
        document.takeTyped();
        PuzzleRecord told = document.record();
        // When and how it was looked at is no work of anybody's.
        told.view = {};
        told.playedSeconds = 0;
        told.revision = 0;
        return QString::number(StableHash().add(writeNative(told)).value(), 16);
    }
    void addDocuments(QStringList& facts, DocumentSession& session, const char* kind) {
        const auto add = [&](const PuzzleRecord& record) {
            if (!isUntouched(record))
                facts.append(QLatin1String(kind) + QLatin1Char(' ') + digest(record));
        };
        add(session.document()->record());
        for (const ContinueEntry& each : DocumentStore::list(session.store().listing()))
            if (const Result<PuzzleRecord> record = session.store().load(each.id);
                record && !m_deleted.contains(each.id)) {
                add(*record);
                // What waits is told of when it is opened.
                m_said.append(session.store().damagedFiles());
            }
        for (const ContinueEntry& each : DocumentStore::list(session.store().discardedListing()))
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
        for (const int scene : progressOf(*m_preferences, QStringLiteral("minigrid"), 8).seen)
            facts.append(QStringLiteral("scene %1").arg(scene));
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

    QStringList m_deleted;
    QStringList m_said;
};

struct LossRow {
    const char* name;
    void (LossSession::*act)();
};
constexpr LossRow kRows[] = {
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

bool isEach() { return qgetenv("NONET_LOSS_ROWS") == "each"; }

/// Lines that the parent reads, apart from what the test framework prints.
void say(const char* kind, const QString& text = {}) {
    const QByteArray line = QByteArrayLiteral("@") + kind + ' ' + text.toUtf8().replace('\n', ' ') + '\n';
    ASSERT_EQ(::write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())), line.size());
}

void limitFiles(rlim_t most) {
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = most;
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &limit), 0);
}

TEST_F(LossSession, DISABLED_DoesItsRows) {
    const QString fault = qEnvironmentVariable("NONET_LOSS_FAULT");
    const QByteArray row = qgetenv("NONET_LOSS_ROW");
    m_which = qEnvironmentVariableIntValue("NONET_LOSS_WHICH");
    if (fault == QStringLiteral("full"))
        limitFiles(0);
    open(qEnvironmentVariable("NONET_LOSS_FOLDER"));
    if (row == "look") {
        for (const QString& each : facts())
            say("fact", each);
        for (const QString& each : told())
            say("told", each);
        m_window->close();
        return;
    }
    for (const LossRow& each : kRows) {
        if (!row.isEmpty() && row != each.name)
            continue;
        (this->*each.act)();
        QCoreApplication::processEvents();
        if (fault == QStringLiteral("full") || fault == QStringLiteral("read-only")) {
            if (told().isEmpty())
                say("silent", QLatin1String(each.name));
        }
    }
    for (const QString& each : facts())
        say("fact", each);
    for (const QString& each : told())
        say("told", each);
    if (fault == QStringLiteral("full")) {
        limitFiles(RLIM_INFINITY);
        say(QTest::qWaitFor([this] { return told().isEmpty(); }, kPatience) ? "healed" : "not healed");
    }
    say("done");
    if (fault == QStringLiteral("close")) {
        m_window->close();
        return;
    }
    QTest::qWait(kPatience);
}

// ---- the table ----------------------------------------------------------------------------------------------------

struct Heard {
    QStringList facts;
    QStringList told;
    QStringList silent;
    bool isDone = false;
    bool isHealed = false;
};

class LossTable : public ::testing::Test {
protected:
    static std::unique_ptr<QProcess> begin(const QString& folder, const char* fault, const QByteArray& row,
                                           int which = 0) {
        auto process = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NONET_LOSS_FOLDER"), folder);
        environment.insert(QStringLiteral("NONET_LOSS_FAULT"), QLatin1String(fault));
        environment.insert(QStringLiteral("NONET_LOSS_ROW"), QString::fromUtf8(row));
        environment.insert(QStringLiteral("NONET_LOSS_WHICH"), QString::number(which));
        // Its one test is in every share.
        environment.remove(QStringLiteral("GTEST_TOTAL_SHARDS"));
        process->setProcessEnvironment(environment);
        process->setProcessChannelMode(QProcess::MergedChannels);
        process->start(QCoreApplication::applicationFilePath(),
                       {QLatin1String(kSessionFilter), QStringLiteral("--gtest_also_run_disabled_tests")});
        return process;
    }
    /// Until it says that it is done, or ends.
    static Heard hear(QProcess& process) {
        Heard heard;
        QByteArray all;
        while (!heard.isDone && (process.canReadLine() || process.waitForReadyRead(kPatience))) {
            while (process.canReadLine()) {
                const QByteArray line = process.readLine().trimmed();
                all += line + '\n';
                const auto text = [&line](const char* kind) { return QString::fromUtf8(line.mid(qstrlen(kind) + 2)); };
                if (line.startsWith("@fact"))
                    heard.facts.append(text("fact"));
                else if (line.startsWith("@told"))
                    heard.told.append(text("told"));
                else if (line.startsWith("@silent"))
                    heard.silent.append(text("silent"));
                heard.isHealed = heard.isHealed || line.startsWith("@healed");
                heard.isDone = line.startsWith("@done");
            }
        }
        EXPECT_FALSE(all.contains("Failure")) << all.toStdString();
        return heard;
    }
    static void kill(QProcess& process) {
        // One that has ended by itself has no number: 0 would be everybody.
        if (process.processId() > 0)
            ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
        process.waitForFinished(kPatience);
    }
    static Heard look(const QString& folder) {
        const std::unique_ptr<QProcess> process = begin(folder, "none", "look");
        Heard heard = hear(*process);
        process->waitForFinished(kPatience);
        return heard;
    }
    static void expectThere(const Heard& acknowledged, const Heard& there, const QByteArray& row) {
        EXPECT_FALSE(acknowledged.facts.isEmpty()) << row.constData() << ": nothing was done";
        for (const QString& fact : acknowledged.facts)
            EXPECT_TRUE(there.facts.contains(fact)) << row.constData() << ": " << fact.toStdString() << " is lost";
    }
    static bool isMadeByAPerson(const QString& file) {
        const auto endings = {"settings", ".values", ".nonet", ".journal"};
        return std::any_of(endings.begin(), endings.end(),
                           [&file](const char* ending) { return file.endsWith(QLatin1String(ending)); });
    }
    /// The file of a copy of the folder loses its last bytes, and a program starts there.
    static void expectTold(const Heard& acknowledged, const QString& folder, const QString& file, int bytes) {
        const QTemporaryDir copy;
        ASSERT_EQ(
            QProcess::execute(QStringLiteral("cp"), {QStringLiteral("-a"), folder + QStringLiteral("/."), copy.path()}),
            0);
        QFile cut(copy.path() + file.mid(folder.size()));
        ASSERT_TRUE(cut.open(QIODevice::ReadWrite));
        QByteArray rest = cut.readAll().chopped(qMin<qsizetype>(bytes, cut.size() - 2));
        // A journal that ends where a line does looks like one of which no more was written.
        while (file.endsWith(QStringLiteral(".journal")) && rest.endsWith('\n'))
            rest.chop(1);
        if (rest.size() < 2)
            return;
        ASSERT_TRUE(cut.resize(rest.size()));
        cut.close();
        const Heard there = look(copy.path());
        QStringList lost;
        for (const QString& fact : acknowledged.facts)
            if (!there.facts.contains(fact))
                lost.append(fact);
        EXPECT_TRUE(lost.isEmpty() || !there.told.isEmpty())
            << file.toStdString() << " without " << bytes << ": " << lost.join(QStringLiteral(", ")).toStdString()
            << " lost untold";
    }
    static std::vector<QByteArray> rows() {
        if (!isEach())
            return {QByteArray()};
        std::vector<QByteArray> rows;
        for (const LossRow& each : kRows)
            rows.emplace_back(each.name);
        return rows;
    }
};

TEST_F(LossTable, AKillLosesNothing) {
    for (const QByteArray& row : rows()) {
        const QTemporaryDir folder;
        const auto session = begin(folder.path(), "kill", row);
        const Heard acknowledged = hear(*session);
        // As soon as a person could.
        ::usleep(250'000);
        kill(*session);
        expectThere(acknowledged, look(folder.path()), row);
    }
}

TEST_F(LossTable, AFullDiskIsToldAndLosesNothingOnceThereIsRoom) {
    for (const QByteArray& row : rows()) {
        const QTemporaryDir folder;
        const auto session = begin(folder.path(), "full", row);
        const Heard acknowledged = hear(*session);
        EXPECT_TRUE(acknowledged.silent.isEmpty())
            << acknowledged.silent.join(QStringLiteral(", ")).toStdString() << ": not told";
        EXPECT_TRUE(acknowledged.isHealed) << "still told though there is room";
        kill(*session);
        expectThere(acknowledged, look(folder.path()), row);
    }
}

TEST_F(LossTable, AFolderThatTakesNothingIsTold) {
    if (::geteuid() == 0)
        GTEST_SKIP() << "root writes anywhere";
    for (const QByteArray& row : rows()) {
        const QTemporaryDir folder;
        ASSERT_EQ(::chmod(QFile::encodeName(folder.path()).constData(), 0555), 0);
        const auto session = begin(folder.path(), "read-only", row);
        const Heard acknowledged = hear(*session);
        EXPECT_TRUE(acknowledged.silent.isEmpty())
            << acknowledged.silent.join(QStringLiteral(", ")).toStdString() << ": not told";
        EXPECT_TRUE(acknowledged.isDone);
        kill(*session);
        ASSERT_EQ(::chmod(QFile::encodeName(folder.path()).constData(), 0755), 0);
    }
}

TEST_F(LossTable, TwoWindowsLoseNothingOfEachOther) {
    for (const QByteArray& row : rows()) {
        const QTemporaryDir folder;
        const auto first = begin(folder.path(), "kill", row, 0);
        const Heard ofFirst = hear(*first);
        const auto second = begin(folder.path(), "close", row, 1);
        const Heard ofSecond = hear(*second);
        second->waitForFinished(kPatience);
        kill(*first);
        const Heard there = look(folder.path());
        expectThere(ofFirst, there, row);
        expectThere(ofSecond, there, row);
    }
}

/// The last bytes go from every file that a person made, one file at a time: as a kill left it at once, and after all
/// was saved.
TEST_F(LossTable, AFileCutShortIsTold) {
    int number = 0;
    for (const unsigned waits : {0U, 4U}) {
        const QTemporaryDir folder;
        const auto session = begin(folder.path(), "kill", {});
        const Heard acknowledged = hear(*session);
        ::sleep(waits);
        kill(*session);
        EXPECT_FALSE(acknowledged.facts.isEmpty());
        for (QDirIterator each(folder.path(), QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
            const QString file = each.next();
            if (QFileInfo(file).size() < 4 || !isMadeByAPerson(file))
                continue;
            const std::vector<int> all{3, 2, 17, 60, 200};
            const auto first = static_cast<std::size_t>(number++) % all.size();
            for (std::size_t i = first; i < (isEach() ? all.size() : first + 1); ++i)
                expectTold(acknowledged, folder.path(), file, all[i]);
        }
    }
}

}  // namespace
}  // namespace nonet
