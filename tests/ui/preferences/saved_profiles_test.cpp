#include "core/formats/native/profile_file.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "test_paths.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/saved_profiles.h"

#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace nonet {
namespace {

class SavedProfilesTest : public testing::Test {
protected:
    QTemporaryDir m_folder;
    /// The legacy file of a trial.
    QString m_file = m_folder.filePath(QStringLiteral("settings.ini"));
    SettingsFiles m_files{m_folder.filePath(QStringLiteral("settings")), m_file};
};

/// Written by the version before there were profiles.
constexpr const char* kLegacySettings = R"([play]
techniques=0000 0003 !0300 -0702

[techniqueSets]
Club%2520%252F%2520easy=0000 0002 0003 -0110
As%2520it%2520was=
hodoku=-0000
)";

TEST_F(SavedProfilesTest, LegacyChoicesBecomeProfiles) {
    QFile file(m_file);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(kLegacySettings);
    file.close();
    PreferenceValues first;
    {
        Preferences preferences(m_files);
        first = preferences.values();
        EXPECT_EQ(first.profile, QStringLiteral("My techniques"));
        const Profile& mine = first.profileInForce();
        EXPECT_EQ(mine.rows[1].technique, TechniqueId::nakedSingle);
        EXPECT_TRUE(rowOf(mine, TechniqueId::xWing).stopsBefore);
        EXPECT_FALSE(rowOf(mine, TechniqueId::xyChain).isOn);
        ASSERT_EQ(first.ownProfiles.size(), 4);
        const Profile club = first.ownProfiles.value(QStringLiteral("Club / easy"));
        EXPECT_EQ(club.rows[1].technique, TechniqueId::hiddenSingle);
        EXPECT_FALSE(rowOf(club, TechniqueId::lockedPair).isOn);
        EXPECT_TRUE(worksLike(first.ownProfiles.value(QStringLiteral("As it was")), hodokuProfile()));
        EXPECT_FALSE(rowOf(first.ownProfiles.value(QStringLiteral("hodoku 2")), TechniqueId::fullHouse).isOn)
            << "a built-in profile's name is taken";
        preferences.change([](PreferenceValues& values) { values.showsTimer = false; });
    }
    PreferenceValues second = Preferences(m_files).values();
    EXPECT_FALSE(second.showsTimer);
    second.showsTimer = true;
    EXPECT_EQ(second, first);
}

TEST_F(SavedProfilesTest, TheSetThatWasInForceKeepsItsName) {
    {
        QSettings settings(m_file, QSettings::IniFormat);
        settings.setValue(QStringLiteral("play/techniques"), QStringLiteral("0003 0000"));
        settings.setValue(QStringLiteral("techniqueSets/Club"), QStringLiteral("0003 0000"));
    }
    const Preferences preferences(m_files);
    EXPECT_EQ(preferences.values().profile, QStringLiteral("Club"));
    EXPECT_EQ(preferences.values().ownProfiles.size(), 1);
}

TEST_F(SavedProfilesTest, WhatCannotBeReadStays) {
    {
        QSettings settings(m_file, QSettings::IniFormat);
        settings.setValue(QStringLiteral("techniques/profile"), QStringLiteral("Later"));
        settings.setValue(QStringLiteral("profiles/Later"), QStringLiteral("{\"nonetProfile\": 2}"));
    }
    {
        Preferences preferences(m_files);
        EXPECT_EQ(preferences.values().profileInForce(), hodokuProfile());
        preferences.change([](PreferenceValues& values) { values.showsTimer = false; });
    }
    EXPECT_EQ(Preferences(m_files).store().value(QStringLiteral("profiles/Later")),
              QByteArray("{\"nonetProfile\": 2}"));
}

TEST_F(SavedProfilesTest, TellsWhenAnotherIsInForce) {
    Preferences preferences(m_files);
    QSignalSpy told(&preferences, &Preferences::profileChanged);
    preferences.change([](PreferenceValues& values) { values.profile = QStringLiteral("nonet"); });
    EXPECT_EQ(told.size(), 1);
    EXPECT_EQ(preferences.values().profileInForce(), nonetProfile());
    preferences.change(
        [](PreferenceValues& values) { values.ownProfiles[QStringLiteral("Own")] = ownCopy(nonetProfile(), "Own"); });
    EXPECT_EQ(told.size(), 1) << "another that is not in force";
}

class CommandsTest : public SavedProfilesTest {
protected:
    /// Rates a puzzle by a profile of the trial's.
    void rateBy(const QString& profile) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NONET_DATA_DIR"), m_folder.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(NONET_CLI), {QStringLiteral("rate"), QStringLiteral("--profile"), profile});
        ASSERT_TRUE(program.waitForStarted());
        program.write("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n");
        program.closeWriteChannel();
        ASSERT_TRUE(program.waitForFinished(30000));
        m_errors = QString::fromUtf8(program.readAllStandardError());
        m_score = QString::fromUtf8(program.readAllStandardOutput()).section(u'\t', 2, 2);
        m_code = program.exitCode();
    }
    static Profile mine() {
        Profile own = ownCopy(nonetProfile(), "Mine");
        for (ProfileRow& row : own.rows)
            row.score = 100;
        return own;
    }

    QString m_errors;
    QString m_score;
    int m_code = -1;
};

TEST_F(CommandsTest, FindWhatAWindowOfATrialSaved) {
    Preferences(m_files).change([](PreferenceValues& values) { values.ownProfiles[QStringLiteral("Mine")] = mine(); });
    rateBy(QStringLiteral("Mine"));
    EXPECT_EQ(m_code, 0) << m_errors.toStdString();
    EXPECT_EQ(m_score, QStringLiteral("5100"));
    EXPECT_TRUE(m_errors.contains(QStringLiteral("by Mine"))) << "what it was rated by: " << m_errors.toStdString();
}

TEST_F(CommandsTest, FindWhatAPreviousWindowSaved) {
    QSettings(m_file, QSettings::IniFormat)
        .setValue(QStringLiteral("profiles/Mine"), QString::fromStdString(writeProfile(mine())));
    rateBy(QStringLiteral("Mine"));
    EXPECT_EQ(m_code, 0) << m_errors.toStdString();
    EXPECT_EQ(m_score, QStringLiteral("5100"));
}

TEST_F(CommandsTest, TellWhyTheProfilesCannotBeRead) {
    ASSERT_EQ(::mkfifo(QFile::encodeName(m_files.store).constData(), 0600), 0);
    rateBy(QStringLiteral("Mine"));
    EXPECT_NE(m_code, 0);
    EXPECT_TRUE(m_errors.contains(QStringLiteral("pipe"))) << m_errors.toStdString();
    rateBy(QStringLiteral("nonet"));
    EXPECT_EQ(m_code, 0) << m_errors.toStdString();
}

TEST(FreeProfileName, IsNeverTaken) {
    QMap<QString, Profile> taken;
    EXPECT_EQ(freeProfileName(QStringLiteral("  Club "), taken), QStringLiteral("Club"));
    taken[QStringLiteral("Club")] = hodokuProfile();
    EXPECT_EQ(freeProfileName(QStringLiteral("Club"), taken), QStringLiteral("Club 2"));
    EXPECT_EQ(freeProfileName(QStringLiteral("nonet"), taken), QStringLiteral("nonet 2"));
    EXPECT_FALSE(freeProfileName(QStringLiteral("\x01\n "), taken).isEmpty());
    EXPECT_FALSE(freeProfileName(QString(5000, QChar(0x4e2d)), taken).isEmpty());
}

}  // namespace
}  // namespace nonet
