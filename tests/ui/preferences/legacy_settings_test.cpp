// Settings of earlier versions: those of 28 November 2026 (tests/data/legacy_settings), and forms from before that.
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "test_paths.h"
#include "ui/labs/frame/lab_progress.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/preferences/legacy_settings.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/saved_profiles.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace nonet {
namespace {

class LegacySettingsTest : public testing::Test {
protected:
    void writeLegacy(const QByteArray& text) {
        QFile file(m_files.legacy);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QByteArray legacy() const {
        QFile file(m_files.legacy);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    std::string store() const { return m_files.store.toStdString(); }

    QTemporaryDir m_folder;
    SettingsFiles m_files{m_folder.filePath(QStringLiteral("settings")),
                          m_folder.filePath(QStringLiteral("nonet.conf"))};
};

PreferenceValues keptBefore() {
    PreferenceValues values;
    values.theme = ThemeChoice::highContrast;
    values.keyPreset = KeyPreset::hodoku;
    const auto keys = [](const char* each) { return QKeySequence(QLatin1String(each)); };
    values.customKeys[KeyPreset::hodoku][QStringLiteral("hint.ask")] = {keys("Ctrl+Shift+F9"), keys("Ctrl+,")};
    values.customKeys[KeyPreset::hodoku][QStringLiteral("hint.apply")] = {};
    values.customKeys[KeyPreset::sudokuPad][QStringLiteral("hint.ask")] = {keys("Ctrl+T, F")};
    values.mistakes = MistakeDisplay::never;
    values.entryOrder = EntryOrder::digitFirst;
    values.usesUniqueness = false;
    values.showsTimer = false;
    values.reasonsFromCentreMarks = true;
    values.numbersColours = true;
    values.language = QStringLiteral("de");
    Profile mine = ownCopy(hodokuProfile(), "Mine");
    rowOf(mine, TechniqueId::xWing).isOn = false;
    Profile club = ownCopy(nonetProfile(), "Club / größer, 100%");
    rowOf(club, TechniqueId::xyChain).score = 777;
    values.ownProfiles[QStringLiteral("Mine")] = mine;
    values.ownProfiles[QString::fromStdString(club.name)] = club;
    values.profile = QStringLiteral("Mine");
    return values;
}

std::string progressText(const Preferences& preferences, const LabRow& lab) {
    const LabProgress progress = progressOf(preferences, QLatin1String(lab.id), lab.sceneIds());
    std::string text = "seen";
    for (const QString& scene : progress.seen)
        text += ' ' + scene.toStdString();
    text += ", done";
    for (const QString& scene : progress.done)
        text += ' ' + scene.toStdString();
    return text + ", last " + progress.last.toStdString();
}

std::string progressText(const Preferences& preferences, const char* id) {
    const auto labs = labCatalogue();
    const auto row = std::ranges::find(labs, std::string_view(id), &LabRow::id);
    return row == labs.end() ? std::string() : progressText(preferences, **row);
}

std::string lookupProgress(const Preferences& preferences) { return progressText(preferences, "lookup"); }

TEST_F(LegacySettingsTest, AllOfTheLegacyFileIsThereAndTheFileStays) {
    ASSERT_TRUE(QFile::copy(QStringLiteral(NONET_SOURCE_DIR "/tests/data/legacy_settings/nonet.conf"), m_files.legacy));
    const QByteArray before = legacy();
    const auto expectAll = [](const Preferences& preferences) {
        EXPECT_EQ(preferences.values(), keptBefore());
        EXPECT_EQ(preferences.layout(QStringLiteral("play.wide")), QByteArray("state\0x\xff\n,;", 11));
        EXPECT_EQ(preferences.layout(QStringLiteral("play.width")), QByteArray("333"));
        EXPECT_EQ(preferences.kept(QStringLiteral("room")), QByteArray("design"));
        EXPECT_EQ(preferences.kept(QStringLiteral("designRecent")), QByteArray("thermometer arrow"));
        LessonProgress lesson{.hasSeen = true, .knowsWhy = true};
        lesson.finds[0] = LessonFind::found;
        lesson.finds[2] = LessonFind::shown;
        EXPECT_EQ(lessonProgress(preferences, TechniqueId::xyWing), lesson);
        EXPECT_EQ(lookupProgress(preferences), "seen one_family row_shift tower, done one_family, last tower");
    };
    {
        Preferences preferences(m_files);
        expectAll(preferences);
        EXPECT_FALSE(systemFiles().info(store())) << "a start alone writes nothing";
        EXPECT_EQ(preferences.keep(QStringLiteral("room"), "design"), std::nullopt);
        EXPECT_EQ(preferences.change([](PreferenceValues& v) { v.highlightsPeers = false; }), std::nullopt);
    }
    EXPECT_EQ(legacy(), before);
    QFile::remove(m_files.legacy);
    Preferences preferences(m_files);
    EXPECT_FALSE(preferences.values().highlightsPeers);
    preferences.change([](PreferenceValues& v) { v.highlightsPeers = true; });
    expectAll(preferences);
}

TEST_F(LegacySettingsTest, AreReadNoMoreOnceThereAreNewOnes) {
    writeLegacy("[look]\ntheme=2\n");
    EXPECT_EQ(Preferences(m_files).values().theme, ThemeChoice::dark);
    Preferences(m_files).change([](PreferenceValues& v) { v.theme = ThemeChoice::system; });
    writeLegacy("[look]\ntheme=3\n");
    EXPECT_EQ(Preferences(m_files).values().theme, ThemeChoice::system);
}

TEST_F(LegacySettingsTest, ProgressGoesOnFromTheLegacyForm) {
    writeLegacy("[kept]\nlessons\\0800=@ByteArray(110f.a..)\nprogress\\lookup=@ByteArray(3 0 1 3 d1)\n");
    Preferences preferences(m_files);
    LessonProgress lesson = lessonProgress(preferences, TechniqueId::xyWing);
    lesson.hasUsed = true;
    lesson.knowsWhy = false;
    lesson.finds[0] = LessonFind::open;
    keepLessonProgress(preferences, TechniqueId::xyWing, lesson);
    EXPECT_EQ(lessonProgress(Preferences(m_files), TechniqueId::xyWing), lesson);
    const QString trios = QStringLiteral("trios");
    keepProgress(preferences, QStringLiteral("lookup"), {{trios}, {trios}, trios});
    EXPECT_EQ(lookupProgress(Preferences(m_files)),
              "seen one_family row_shift tower trios, done one_family trios, last trios");
}

TEST_F(LegacySettingsTest, ProgressOfCountedScenesGoesOnByTheirIds) {
    const QString file = m_folder.filePath(QStringLiteral("values"));
    ASSERT_TRUE(QFile::copy(QStringLiteral(NONET_SOURCE_DIR "/tests/data/legacy_settings/lab_progress.values"), file));
    constexpr std::pair<const char*, const char*> kBefore[] = {
        {"shift_cipher", "seen fold numbers other_boards ring, done other_boards ring, last other_boards"},
        {"lookup", "seen row_shift solve tower, done tower, last tower"},
        {"minigrid", "seen boxes, done, last boxes"},
        {"difficulty", "seen bottleneck change, done, last change"},
        {"inverse", "seen film heuristics undo, done undo, last heuristics"}};
    for (const auto& [lab, text] : kBefore)
        EXPECT_EQ(progressText(Preferences(file), lab), text);
    Preferences preferences(file);
    keepProgress(preferences, QStringLiteral("minigrid"),
                 {{QStringLiteral("graph")}, {QStringLiteral("boxes")}, QStringLiteral("graph")});
    EXPECT_EQ(progressText(Preferences(file), "minigrid"), "seen boxes graph, done boxes, last graph");
}

TEST_F(LegacySettingsTest, APipeADeviceOrAHugeFileHoldsNobodyUp) {
    QElapsedTimer timer;
    timer.start();
    ASSERT_EQ(::mkfifo(QFile::encodeName(m_files.legacy).constData(), 0600), 0);
    {
        const Preferences preferences(m_files);
        EXPECT_EQ(preferences.values(), PreferenceValues());
        ASSERT_TRUE(preferences.legacyError());
        EXPECT_EQ(preferences.legacyError()->code, ErrorCode::notARegularFile);
    }
    QFile::remove(m_files.legacy);
    ASSERT_TRUE(QFile::link(QStringLiteral("/dev/null"), m_files.legacy));
    EXPECT_TRUE(Preferences(m_files).legacyError());
    QFile::remove(m_files.legacy);
    QFile huge(m_files.legacy);
    ASSERT_TRUE(huge.open(QIODevice::WriteOnly));
    ASSERT_TRUE(huge.resize(qint64{1} << 40));
    huge.close();
    const Preferences preferences(m_files);
    ASSERT_TRUE(preferences.legacyError());
    EXPECT_EQ(preferences.legacyError()->code, ErrorCode::inputTooLarge);
    EXPECT_LT(timer.elapsed(), 2000);
}

TEST_F(LegacySettingsTest, NonsenseIsNoSettings) {
    writeLegacy("\xff\xfe[look\ntheme=77\n=\n%%%[keys]\npreset=nine\n\x00\x01");
    EXPECT_EQ(Preferences(m_files).values(), PreferenceValues());
}

}  // namespace
}  // namespace nonet
