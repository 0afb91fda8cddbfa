// Sessions of random changes of the settings in which every single operation on files fails in turn, and sessions of
// two windows over the same settings.
#include "core/foundation/random_source.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "tests/core/storage/failing_files.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/saved_profiles.h"

#include <QCoreApplication>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <set>

namespace nonet {
namespace {

constexpr const char* kFaultNames[] = {"no space", "read-only", "I/O error", "short write", "kill", "kill in a write"};

bool isKill(Fault fault) { return fault == Fault::killed || fault == Fault::killedInWrite; }

using Contents = std::map<QString, QByteArray>;

Contents contentsOf(const Preferences& preferences) {
    Contents contents;
    for (const QString& name : preferences.store().names({}))
        contents[name] = preferences.store().value(name);
    return contents;
}

QString profileName(std::uint32_t number) { return QStringLiteral("Profile %1").arg(number); }

void changeAtRandom(PreferenceValues& values, RandomSource& random) {
    switch (random.below(8)) {
    case 0: values.theme = static_cast<ThemeChoice>(random.below(6)); break;
    case 1: values.showsTimer = !values.showsTimer; break;
    case 2: values.mistakes = static_cast<MistakeDisplay>(random.below(3)); break;
    case 3: values.language = random.below(2) == 0 ? QStringLiteral("de") : QString(); break;
    case 4:
        values.customKeys[values.keyPreset][QStringLiteral("hint.ask")] = {
            QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_F1 + static_cast<int>(random.below(12))))};
        break;
    case 5: values.customKeys.clear(); break;
    case 6: {
        const QString name = profileName(random.below(3));
        values.ownProfiles[name] = ownCopy(hodokuProfile(), name.toStdString());
        values.ownProfiles[name].version = 1 + static_cast<int>(random.below(1000));
        values.profile = name;
        break;
    }
    default:
        values.profile = QStringLiteral("hodoku");
        values.ownProfiles.remove(profileName(random.below(3)));
        break;
    }
}

const QStringList kScenes =
    QStringLiteral("row_shift one_family key tower trios all_floors all_grids letters solve").split(u' ');

/// One of what a window does.
void stepAtRandom(Preferences& preferences, RandomSource& random) {
    const QByteArray number = QByteArray::number(random.below(1000));
    switch (random.below(8)) {
    case 0: preferences.keep(QStringLiteral("room"), number); break;
    case 1: preferences.setLayout(QStringLiteral("play"), QByteArray(1, '\0') + number); break;
    case 2: {
        LabProgress lab = progressOf(preferences, QStringLiteral("lookup"), kScenes);
        lab.last = kScenes[random.below(9)];
        lab.seen.insert(lab.last);
        keepProgress(preferences, QStringLiteral("lookup"), lab);
        break;
    }
    case 3: {
        LessonProgress lesson = lessonProgress(preferences, TechniqueId::xWing);
        lesson.finds[random.below(kLessonFinds)] = static_cast<LessonFind>(random.below(4));
        lesson.hasSeen = true;
        keepLessonProgress(preferences, TechniqueId::xWing, lesson);
        break;
    }
    default: {
        const std::optional<Error> error =
            preferences.change([&random](PreferenceValues& values) { changeAtRandom(values, random); },
                               random.below(2) == 0 ? KeptBy::system : KeptBy::disk);
        EXPECT_EQ(error.has_value(), preferences.store().hasUnsaved()) << "what is not kept is told";
        break;
    }
    }
}

class Session {
public:
    Session(const QString& file, FailingFiles& files, std::uint64_t seed)
        : m_file(file), m_files(files), m_random(seed) {
        start();
    }

    /// False once the process was killed.
    bool step() {
        if (m_random.below(12) == 0)
            start();
        else
            stepAtRandom(*m_preferences, m_random);
        look();
        return !m_files.isKilled();
    }

    /// What is wrong with what a start of the program finds; empty where nothing is.
    std::string check(bool heals) {
        if (heals) {
            m_files.end();
            m_preferences->store().retry();
            m_preferences->store().catchUp();
            look();
            if (m_preferences->store().hasUnsaved())
                return "something stays unsaved on a healthy disk";
        }
        const PreferenceValues values = m_preferences->values();
        m_files.setStopped(true);
        m_preferences.reset();
        const Preferences next(m_file);
        if (heals && next.values() != values)
            return "other values than before";
        return compare(contentsOf(next));
    }

private:
    void start() {
        if (m_preferences) {
            // What was told to be unsaved may be gone.
            const bool mayHaveLost = m_preferences->store().hasUnsaved();
            m_preferences.reset();
            m_preferences = std::make_unique<Preferences>(m_file, m_files);
            if (mayHaveLost)
                m_seen.push_back(contentsOf(*m_preferences));
            return;
        }
        m_preferences = std::make_unique<Preferences>(m_file, m_files);
        m_seen = {contentsOf(*m_preferences)};
    }

    void look() {
        const bool isKept = !m_files.isKilled() && !m_preferences->store().hasUnsaved();
        if (isKept)
            m_seen.clear();
        m_seen.push_back(contentsOf(*m_preferences));
    }

    /// Each value is one that it had since all was last acknowledged.
    std::string compare(const Contents& now) const {
        std::set<QString> names;
        for (const auto& [name, value] : now)
            names.insert(name);
        for (const Contents& each : m_seen)
            for (const auto& [name, value] : each)
                names.insert(name);
        const auto valueIn = [](const Contents& contents, const QString& name) {
            const auto found = contents.find(name);
            return found == contents.end() ? std::nullopt : std::optional(found->second);
        };
        for (const QString& name : names)
            if (std::none_of(m_seen.begin(), m_seen.end(),
                             [&](const Contents& each) { return valueIn(each, name) == valueIn(now, name); }))
                return name.toStdString();
        return {};
    }

    QString m_file;
    FailingFiles& m_files;
    RandomSource m_random;
    std::unique_ptr<Preferences> m_preferences;
    /// Since all was last acknowledged.
    std::vector<Contents> m_seen;
};

/// Returns how many operations there were.
int run(FaultPlan plan, std::uint64_t seed, std::string& fault) {
    constexpr int kSteps = 40;
    const QTemporaryDir data;
    FailingFiles files(plan);
    Session session(data.filePath(QStringLiteral("settings")), files, seed);
    bool goesOn = true;
    for (int i = 0; i < kSteps && goesOn; ++i)
        goesOn = session.step();
    const int operations = files.operations();
    fault = session.check(goesOn);
    return operations;
}

class FailingSettings : public testing::TestWithParam<Fault> {};

TEST_P(FailingSettings, NothingAcknowledgedIsLostWhereverItComes) {
    const Fault fault = GetParam();
    std::string said;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const int operations = run({}, seed, said);
        ASSERT_EQ(said, "") << "without a fault, seed " << seed;
        ASSERT_GT(operations, 60);
        const std::vector<int> lengths = isKill(fault) ? std::vector{1} : std::vector{1, 3, 1'000'000};
        for (const int lasts : lengths)
            for (int at = 0; at < operations; at += lasts == 1 ? 1 : 3) {
                run({at, lasts, fault}, seed, said);
                ASSERT_EQ(said, "") << kFaultNames[static_cast<int>(fault)] << " at operation " << at << " for "
                                    << lasts << ", seed " << seed;
            }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryOperation, FailingSettings,
                         testing::Values(Fault::noSpace, Fault::readOnly, Fault::ioError, Fault::shortWrite,
                                         Fault::killed, Fault::killedInWrite));

/// What all windows of one home did together.
struct Together {
    Contents contents;
    LabProgress lab;
    LessonProgress lesson;
};

void stepBeside(Preferences& window, RandomSource& random, Together& all) {
    switch (random.below(6)) {
    case 0: {
        const QString scene = kScenes[random.below(9)];
        LabProgress lab = progressOf(window, QStringLiteral("lookup"), kScenes);
        lab.last = scene;
        (random.below(2) == 0 ? lab.seen : lab.done).insert(scene);
        keepProgress(window, QStringLiteral("lookup"), lab);
        all.lab.seen.insert(lab.seen.begin(), lab.seen.end());
        all.lab.done.insert(lab.done.begin(), lab.done.end());
        all.lab.last = scene;
        break;
    }
    case 1: {
        LessonProgress lesson = lessonProgress(window, TechniqueId::xWing);
        const std::size_t find = random.below(kLessonFinds);
        lesson.finds[find] = all.lesson.finds[find] = LessonFind::found;
        lesson.hasSeen = all.lesson.hasSeen = true;
        keepLessonProgress(window, TechniqueId::xWing, lesson);
        break;
    }
    default: {
        PreferenceValues next = window.values();
        changeAtRandom(next, random);
        const UserStore::Changes changes = changesBetween(window.values(), next);
        for (auto each = changes.begin(); each != changes.end(); ++each)
            if (*each)
                all.contents[each.key()] = **each;
            else
                all.contents.erase(each.key());
        window.setValues(next);
        break;
    }
    }
}

/// What each changed last stays, whether or not it had heard of what the other did.
TEST(TwoWindows, DontUndoEachOthersChanges) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const QTemporaryDir data;
        const QString file = data.filePath(QStringLiteral("settings"));
        Preferences first(file);
        Preferences second(file);
        RandomSource random(seed);
        Together all;
        for (int round = 0; round < 200; ++round) {
            Preferences& window = random.below(2) == 0 ? first : second;
            if (random.below(3) == 0)
                window.store().catchUp();
            stepBeside(window, random, all);
            ASSERT_FALSE(window.store().hasUnsaved());
            const Preferences now(file);
            Contents settings = contentsOf(now);
            std::erase_if(settings, [](const auto& each) { return each.first.startsWith(QStringLiteral("kept/")); });
            ASSERT_EQ(settings, all.contents) << "round " << round << ", seed " << seed;
            ASSERT_EQ(progressOf(now, QStringLiteral("lookup"), kScenes), all.lab)
                << "round " << round << ", seed " << seed;
            ASSERT_EQ(lessonProgress(now, TechniqueId::xWing), all.lesson) << "round " << round << ", seed " << seed;
        }
        for (Preferences* each : {&first, &second})
            each->store().catchUp();
        EXPECT_EQ(contentsOf(first), contentsOf(second));
        EXPECT_EQ(first.values(), second.values());
        EXPECT_EQ(first.values(), Preferences(file).values());
    }
}

constexpr const char* kWindowProcess = "NONET_WINDOW_PROCESS";

QString actionOf(int process) { return process == 0 ? QStringLiteral("hint.ask") : QStringLiteral("file.share"); }

QString nameOf(int process, std::uint32_t number) { return QStringLiteral("of %1/%2").arg(process).arg(number); }

/// One of two programs over the same settings: tells what of its own it changed last, all of it acknowledged.
TEST(TwoProcesses, DISABLED_ChangeAtRandom) {
    const QStringList told = qEnvironmentVariable(kWindowProcess).split(QLatin1Char('|'));
    ASSERT_EQ(told.size(), 3);
    const int process = told[1].toInt();
    Preferences window(told[0]);
    RandomSource random(told[2].toULongLong() * 2 + static_cast<std::uint64_t>(process));
    std::map<QString, QByteArray> last;
    for (int round = 0; round < 150; ++round) {
        const QString name = nameOf(process, random.below(12));
        const QByteArray value = QByteArray::number(round) + QByteArray(static_cast<qsizetype>(random.below(400)), 'x');
        if (random.below(3) == 0)
            window.store().catchUp();
        const std::optional<Error> error =
            random.below(4) == 0 ? window.store().forget(name) : window.store().keep(name, value);
        window.change([process, round](PreferenceValues& values) {
            values.customKeys[values.keyPreset][actionOf(process)] = {
                QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(round % 10))};
        });
        // The other may hold the file for longer than a write waits: told, and tried again.
        ASSERT_TRUE(QTest::qWaitFor([&] { return window.store().retry(); }, 20'000)) << error.has_value();
        QTest::qWait(static_cast<int>(random.below(3)));
    }
    QStringList lines;
    for (std::uint32_t number = 0; number < 12; ++number)
        lines << nameOf(process, number) + QLatin1Char('=') +
                     QString::fromLatin1(window.store().value(nameOf(process, number)).toHex());
    for (const QString& line : lines)
        std::printf("@%s\n", line.toUtf8().constData());
}

TEST(TwoProcesses, DontUndoEachOthersChanges) {
    for (int seed = 1; seed <= 3; ++seed) {
        const QTemporaryDir data;
        const QString file = data.filePath(QStringLiteral("settings"));
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int process = 0; process < 2; ++process) {
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QLatin1String(kWindowProcess),
                               QStringLiteral("%1|%2|%3").arg(file).arg(process).arg(seed));
            environment.remove(QStringLiteral("GTEST_TOTAL_SHARDS"));
            environment.remove(QStringLiteral("GTEST_SHARD_INDEX"));
            processes.push_back(std::make_unique<QProcess>());
            processes.back()->setProcessEnvironment(environment);
            processes.back()->start(QCoreApplication::applicationFilePath(),
                                    {QStringLiteral("--gtest_filter=TwoProcesses.DISABLED_ChangeAtRandom"),
                                     QStringLiteral("--gtest_also_run_disabled_tests")});
        }
        QByteArrayList told;
        for (const auto& process : processes) {
            ASSERT_TRUE(process->waitForFinished(60'000));
            ASSERT_EQ(process->exitCode(), 0) << process->readAllStandardOutput().toStdString();
            for (const QByteArray& line : process->readAllStandardOutput().split('\n'))
                if (line.startsWith('@'))
                    told << line.mid(1);
        }
        ASSERT_EQ(told.size(), 24);
        const Preferences now(file);
        for (const QByteArray& line : told) {
            const QString name = QString::fromUtf8(line.left(line.indexOf('=')));
            const QByteArray value = QByteArray::fromHex(line.mid(line.indexOf('=') + 1));
            EXPECT_EQ(now.store().value(name), value) << name.toStdString() << ", seed " << seed;
        }
        for (int process = 0; process < 2; ++process)
            EXPECT_EQ(now.values().customKeys[now.values().keyPreset][actionOf(process)],
                      QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+Alt+9"))});
    }
}

TEST(TwoWindows, EachFollowsTheOther) {
    const QTemporaryDir data;
    const QString file = data.filePath(QStringLiteral("settings"));
    Preferences first(file);
    Preferences second(file);
    QSignalSpy changed(&second, &Preferences::changed);
    QSignalSpy theme(&second, &Preferences::themeChanged);
    QSignalSpy keys(&second, &Preferences::keysChanged);
    QSignalSpy language(&second, &Preferences::languageChanged);
    QSignalSpy profile(&second, &Preferences::profileChanged);
    QSignalSpy kept(&second, &Preferences::keptElsewhere);
    first.change([](PreferenceValues& values) {
        values.theme = ThemeChoice::dark;
        values.ownProfiles[QStringLiteral("Mine")] = ownCopy(hodokuProfile(), "Mine");
        values.profile = QStringLiteral("Mine");
    });
    second.change([](PreferenceValues& values) { values.showsTimer = false; });
    EXPECT_EQ(changed.size(), 2) << "theirs, then its own";
    EXPECT_EQ(theme.size(), 1);
    EXPECT_EQ(profile.size(), 1);
    EXPECT_EQ(keys.size() + language.size() + kept.size(), 0);
    EXPECT_EQ(second.values().profileInForce().name, "Mine") << "chosen in the one, it stays when the other changes";
    first.change([](PreferenceValues& values) {
        values.keyPreset = KeyPreset::hodoku;
        values.language = QStringLiteral("de");
    });
    first.keep(QStringLiteral("room"), "labs");
    second.store().catchUp();
    EXPECT_EQ(keys.size(), 1);
    EXPECT_EQ(language.size(), 1);
    EXPECT_EQ(kept.size(), 1);
    EXPECT_EQ(first.values(), Preferences(file).values());
    EXPECT_FALSE(Preferences(file).values().showsTimer);
    EXPECT_EQ(Preferences(file).values().profile, QStringLiteral("Mine"));
}

TEST(TwoWindows, WhatIsChosenAgainWhereTheOtherChangedItCounts) {
    const QTemporaryDir data;
    const QString file = data.filePath(QStringLiteral("settings"));
    Preferences first(file);
    first.change([](PreferenceValues& values) { values.theme = ThemeChoice::dark; });
    Preferences second(file);
    second.change([](PreferenceValues& values) { values.theme = ThemeChoice::light; });
    first.change([](PreferenceValues& values) { values.theme = ThemeChoice::dark; });
    EXPECT_EQ(Preferences(file).values().theme, ThemeChoice::dark);
}

}  // namespace
}  // namespace nonet
