// Towers and the table of their floors: built by core, typed, saved with a lesson, printed.
#include "core/constructions/digit_key.h"
#include "core/generators/erase.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/lookup/trio_files.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>

namespace nonet::lookup {
namespace {

/// What stands in the tower's field.
QString shownTower(LabScene& scene) {
    for (const LabControl& control : scene.controls())
        if (control.id == QStringLiteral("tower"))
            return control.text;
    return {};
}

TEST_F(LookupLabTest, TowersAreBuiltByCore) {
    withInputs(kTower, [&](LabScene& scene) {
        const TowerPattern pattern = towerPattern(lab().model().list, false);
        EXPECT_EQ(shownTower(scene), towerText(pattern));
        const TowerGrid built = buildTower(lab().model().towerFloor(), pattern);
        EXPECT_EQ(paintedBoard(scene, scene.moveCount()), built.grid);
        EXPECT_EQ(scene.puzzle()->givens, built.grid);
        EXPECT_TRUE(says(scene, QStringLiteral("8 of 729")));
    });
    auto& scene = enter(kTower);
    lab().useExample();
    EXPECT_EQ(digits(scene.puzzle()->givens),
              QStringLiteral("681742953245839167397156824168274395524983716739615482816427539452398671973561248"));
    session().edits().setControl(QStringLiteral("turns"), 2);
    session().questions().reveal();
    session().film().seek(scene.moveCount());
    EXPECT_FALSE(std::ranges::all_of(scene.claims(), &LabClaim::holds));
    const QString printed = digits(paintedBoard(scene, scene.moveCount()));
    EXPECT_EQ(printed.mid(45, 9), QStringLiteral("961615482"));
    EXPECT_EQ(printed.mid(72, 9), QStringLiteral("196561248"));
    session().edits().setControl(QStringLiteral("turns"), 1);
    session().questions().reveal();
    session().film().seek(scene.moveCount());
    EXPECT_TRUE(std::ranges::all_of(scene.claims(), &LabClaim::holds));
}

TEST_F(LookupLabTest, AllThatIsClaimedOfTowersIsSeenAtOnce) {
    m_window->resize(1280, 800);
    auto& scene = enter(kTower);
    waitForFacts();
    session().film().seek(scene.moveCount());
    QCoreApplication::processEvents();
    const auto* panel = dynamic_cast<QScrollArea*>(find<QWidget>("labPanel")->parentWidget()->parentWidget());
    ASSERT_NE(panel, nullptr);
    EXPECT_EQ(panel->verticalScrollBar()->maximum(), 0);
}

TEST_F(LookupLabTest, AnyTowerCanBeTyped) {
    auto& scene = enter(kTower);
    session().film().seek(scene.moveCount());
    waitForFacts();
    const auto typeTower = [&](const QString& text) {
        auto* field = find<QLineEdit>("control_tower");
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        QCoreApplication::processEvents();
        auto* fault = find<QLabel>("control_tower_fault");
        return fault->isVisible() ? fault->text() : QString();
    };
    RandomSource random(3);
    for (int i = 0; i < kInputs; ++i) {
        // The first stack of some solved board.
        const TowerPattern tower = *TowerPattern::from(randomSolution(random));
        const QString text = towerText(tower);
        EXPECT_EQ(typeTower(i % 2 == 0 ? text : QString(text).remove(u'/')), QString());
        EXPECT_EQ(lab().model().tower, tower);
        const TowerGrid built = buildTower(lab().model().towerFloor(), tower);
        session().film().seek(scene.moveCount());
        EXPECT_EQ(paintedBoard(scene, scene.moveCount()), built.grid);
        EXPECT_EQ(scene.claims()[0].holds, built.conflicts.empty());
        EXPECT_EQ(find<QLineEdit>("control_tower")->text(), text);
    }
    const QString last = shownTower(scene);
    const QString repeated = typeTower(QStringLiteral("453 827 964 345 782 196 534 278 619"));
    EXPECT_TRUE(repeated.contains(QStringLiteral("r3c3"))) << repeated.toStdString();
    EXPECT_EQ(shownTower(scene), last);
    EXPECT_TRUE(typeTower(QStringLiteral("453 827")).contains(u'6'));
    EXPECT_FALSE(typeTower(QStringLiteral("45x827961345782196534278619")).isEmpty());
    EXPECT_EQ(shownTower(scene), last);
    EXPECT_EQ(typeTower(QString()), QString());
    EXPECT_EQ(shownTower(scene), towerText(towerPattern(lab().model().list, false)));

    // One Sudoku in about 1 / 1.1e-9.
    const std::uint64_t boards = 8ULL * 362'880 * kFloors;
    EXPECT_TRUE(
        says(scene, QStringLiteral("All floors: %1 boards, about one Sudoku in 880,000,000").arg(number(boards))));
}

TEST_F(LookupLabTest, ATowerComesBackWithItsLesson) {
    auto& scene = enter(kTower);
    RandomSource random(5);
    const TowerPattern tower = *TowerPattern::from(randomSolution(random));
    EXPECT_EQ(session().edits().setText(QStringLiteral("tower"), towerText(tower)), QString());
    const PuzzleRecord lesson = lessonRecord(session());
    lab().useExample();
    EXPECT_NE(shownTower(scene), towerText(tower));
    ASSERT_TRUE(find<LearnRoom>("learnRoom")->openLesson(lesson));
    EXPECT_EQ(shownTower(scene), towerText(tower));
    EXPECT_EQ(lab().model().tower, tower);
}

TEST_F(LookupLabTest, TheTableIsSavedAndPrinted) {
    enter(kTrios);
    std::vector<LabFile> files;
    QObject::connect(&lab(), &Lab::fileRequested, [&](const LabFile& file) { files.push_back(file); });
    session().edits().setControl(QStringLiteral("table"), 1);
    session().edits().setControl(QStringLiteral("partners"), 1);
    ASSERT_EQ(files.size(), 2U);
    const auto saved = [&](const LabFile& file, const QString& name) {
        const QString path = m_data.filePath(name);
        EXPECT_TRUE(file.write(path, {}, {}).hasValue());
        QFile written(path);
        EXPECT_TRUE(written.open(QIODevice::ReadOnly));
        return written.readAll();
    };
    const QList<QByteArray> lines = saved(files[0], QStringLiteral("t.csv")).split('\n');
    ASSERT_EQ(lines.size(), TrioTable::kConfigurations + 2);
    EXPECT_EQ(lines[1], "1,123,456,789,456,789,123,789,123,456");
    const TrioTable& table = TrioTable::instance();
    for (const int line : {0, 26000, TrioTable::kConfigurations - 1}) {
        const TrioConfiguration found = table.configuration(line);
        QString expected = QString::number(line + 1);
        for (int row = 0; row < 3; ++row)
            for (const SignatureId box : found.boxes)
                expected += u',' + signatureText(table.signature(box)).section(u' ', row, row);
        EXPECT_EQ(QString::fromLatin1(lines[line + 1]), expected);
    }
    EXPECT_TRUE(
        saved(files[0], QStringLiteral("t.txt")).startsWith("    1  123 456 789 | 456 789 123 | 789 123 456\n"));
    EXPECT_TRUE(saved(files[1], QStringLiteral("p.pdf")).startsWith("%PDF"));
    // The window asks where to, and writes in the background.
    const QString asked = m_data.filePath(QStringLiteral("asked.txt"));
    Q_EMIT find<QFileDialog>("labFileDialog")->fileSelected(asked);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return find<QLabel>("labMoveText")->text().contains(QStringLiteral("asked.txt")); }, 60'000));
    EXPECT_GT(QFileInfo(asked).size(), 0);
    // Stopped, or where nothing can be written: the old file stays.
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(files[0].write(m_data.filePath(QStringLiteral("t.csv")), stop.get_token(), {}).hasValue());
    EXPECT_EQ(QFileInfo(m_data.filePath(QStringLiteral("t.csv"))).size(), lines.join('\n').size());
    EXPECT_FALSE(files[0].write(QStringLiteral("/nowhere/t.csv"), {}, {}).hasValue());
}

}  // namespace
}  // namespace nonet::lookup
