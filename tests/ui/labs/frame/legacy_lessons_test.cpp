// Lesson files of the version before scenes had ids, which counted them (tests/data/legacy_lessons).
#include "core/formats/exporter.h"
#include "core/formats/importer.h"
#include "test_paths.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/frame/scene_setting.h"
#include "ui/labs/lab_catalogue.h"

namespace nonet {
namespace {

QByteArray contentsOf(const QString& name) {
    QFile file(QStringLiteral(NONET_SOURCE_DIR "/tests/data/legacy_lessons/") + name);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return file.readAll();
}

/// As scenes.tsv has them: where the lesson stands, and of each scene whether it is answered, what is set and drawn.
QStringList linesOf(LabSession& session) {
    Lab& lab = *session.lab();
    QStringList lines{
        QStringLiteral("%1\tis at\t%2\t%3")
            .arg(lab.id(), session.scene().title(), lab.lengths()[static_cast<std::size_t>(session.length())].name)};
    for (int scene = 0; scene < lab.scenes().count(); ++scene) {
        QStringList set;
        for (const ControlSetting& each : settingOf(lab.scene(scene)).controls)
            set << each.id + u'=' + (each.isText ? each.text : QString::number(each.value));
        lines << QStringLiteral("%1\t%2\t%3\t%4\t%5")
                     .arg(lab.id(), lab.scene(scene).title(),
                          session.questions().isRevealed(scene) ? QStringLiteral("answered") : QStringLiteral("open"),
                          set.join(u' '), lab.scene(scene).drawing());
    }
    return lines;
}

class LegacyLessons : public ::testing::Test {
protected:
    void SetUp() override {
        m_preferences.change([](PreferenceValues& v) { v.reducesMotion = true; });
    }
    /// The lesson as it stands in a lab that was made anew, and is saved and opened once more.
    QStringList opened(const PuzzleRecord& record, bool again) {
        const auto labs = labCatalogue();
        const auto row = std::ranges::find_if(
            labs, [&](const LabRow* each) { return QLatin1String(each->id) == lessonLab(record); });
        const std::unique_ptr<Lab> lab((*row)->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        EXPECT_TRUE(openLesson(record, session));
        EXPECT_TRUE(settles(*lab, 60'000));
        // What is worked out first decides which controls there are.
        EXPECT_TRUE(openLesson(record, session));
        if (!again)
            return linesOf(session);
        const Result<std::string> file = exportPuzzle(lessonRecord(session), FormatId::native);
        const Result<ImportedPuzzle> read = importPuzzle(file ? *file : std::string());
        EXPECT_TRUE(read) << "the lesson that was saved is not read";
        return read ? opened(read->record, false) : QStringList();
    }

    QTemporaryDir m_data;
    Preferences m_preferences{m_data.filePath(QStringLiteral("settings.ini"))};
};

TEST_F(LegacyLessons, OpenWithEachScenesAnswerSettingsAndDrawing) {
    const QStringList all = QString::fromUtf8(contentsOf(QStringLiteral("scenes.tsv"))).split(u'\n');
    for (const LabRow* row : labCatalogue()) {
        const QString id = QLatin1String(row->id);
        SCOPED_TRACE(id.toStdString());
        const Result<ImportedPuzzle> read = importPuzzle(contentsOf(id + QStringLiteral(".nonet")).toStdString());
        ASSERT_TRUE(read);
        const QStringList expected = all.filter(QRegularExpression(u'^' + id + u'\t'));
        ASSERT_GT(expected.size(), 1);
        for (const bool again : {false, true}) {
            const QStringList found = opened(read->record, again);
            ASSERT_EQ(found.size(), expected.size());
            for (qsizetype i = 0; i < found.size(); ++i)
                EXPECT_EQ(found[i].toStdString(), expected[i].toStdString()) << (again ? "saved anew" : "as it was");
        }
    }
}

/// What a lesson file or kept progress calls a scene is never another one's.
TEST(SceneIds, AreUniqueAndFitToBeKept) {
    static const QRegularExpression plain(QStringLiteral("^[a-z][a-z_0-9]*$"));
    for (const LabRow* row : labCatalogue()) {
        SCOPED_TRACE(row->id);
        const QStringList ids = row->sceneIds();
        EXPECT_EQ(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        for (const QString& id : ids)
            EXPECT_TRUE(plain.match(id).hasMatch()) << id.toStdString();
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        ASSERT_EQ(lab->scenes().count(), ids.size());
        for (int i = 0; i < lab->scenes().count(); ++i)
            EXPECT_EQ(lab->scenes().idOf(i), ids[i]);
        EXPECT_TRUE(!row->cardScene || ids.contains(QLatin1String(row->cardScene)));
    }
}

/// Words, sheets and settings name scenes by their titles: a scene that comes between them changes no sentence.
TEST(SceneIds, NoSentenceCountsScenes) {
    static const QRegularExpression counted(QStringLiteral("[Ss]cenes? \\d"));
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(row->id + lab->scenes().idOf(scene).toStdString());
            LabScene& shown = lab->scene(scene);
            QStringList texts = shown.sentences() + shown.question().choices;
            texts << shown.question().text << shown.question().answer << sheetOf(shown).ownWords()
                  << sheetOf(shown).modelWords();
            for (const LabControl& control : shown.controls())
                texts << control.label << control.choices;
            for (const QString& text : texts)
                EXPECT_FALSE(counted.match(text).hasMatch()) << text.toStdString();
        }
    }
}

}  // namespace
}  // namespace nonet
