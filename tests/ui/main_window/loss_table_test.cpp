// What a person does, and what can come over it: a kill, a full disk, a folder that takes nothing, a second window, a
// file cut short. Afterwards it is there, or the screen said that it is not.
//
// Each session is a process with the program's window over a folder of its own. It does every row, says which facts
// hold then and what the screen tells, and is ended as the column says. A last process says what is left.
// NONET_LOSS_ROWS=each gives every row a session to itself.
#include "tests/ui/main_window/loss_session.h"

#include <QDirIterator>
#include <QProcess>
#include <QTextStream>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nonet {
namespace {

constexpr const char* kSessionFilter = "--gtest_filter=LossSession.DISABLED_DoesItsRows";
constexpr int kPatience = kLossPatience;

// ---- within a session -------------------------------------------------------------------------------------------

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
        // What the generator tells when it opens, it tells in a moment.
        QCoreApplication::processEvents();
        for (const QString& each : told())
            say("told", each);
        m_window->close();
        return;
    }
    for (const LossRow& each : kLossRows) {
        if (!row.isEmpty() && row != each.name)
            continue;
        (this->*each.act)();
        QCoreApplication::processEvents();
        if (fault == QStringLiteral("full") || fault == QStringLiteral("read-only")) {
            if (told().isEmpty())
                say("silent", QLatin1String(each.name));
        }
    }
    for (const QString& each : row.isEmpty() || m_typed.isEmpty() ? facts() : m_typed)
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
        environment.remove(QStringLiteral("GTEST_SHARD_INDEX"));
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
        for (const LossRow& each : kLossRows)
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
