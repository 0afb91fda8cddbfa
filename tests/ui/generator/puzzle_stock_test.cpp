#include "core/techniques/profiles/nonet_profile.h"
#include "tests/core/sample_puzzles.h"
#include "ui/generator/generator_form.h"
#include "ui/generator/puzzle_stock.h"
#include "ui/preferences/preferences.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace nonet {
namespace {

class PuzzleStockTest : public testing::Test {
protected:
    void write(const QByteArray& head) const {
        QFile file(m_file);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(head);
        const std::string line = toLine(test::samplePuzzles().front().givens);
        file.write("1 " + QByteArray::fromStdString(line) + "\n");
    }

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("stock.txt"));
};

TEST_F(PuzzleStockTest, KeepsWhatWasMadeByTheSameProfileAlone) {
    write({});
    {
        PuzzleStock stock(m_file);
        EXPECT_EQ(stock.count(Level::easy), 1);
        stock.setProfile(hodokuProfile());
        EXPECT_EQ(stock.count(Level::easy), 1);
        Profile same = ownCopy(hodokuProfile(), "Called otherwise");
        stock.setProfile(same);
        EXPECT_EQ(stock.count(Level::easy), 1);
        stock.setProfile(nonetProfile());
        EXPECT_EQ(stock.count(Level::easy), 0) << "levels mean something else now";
    }
    write("by 17\n");
    PuzzleStock other(m_file);
    other.setProfile(hodokuProfile());
    EXPECT_EQ(other.count(Level::easy), 0);
}

TEST_F(PuzzleStockTest, WaitsForNoPipe) {
    ASSERT_EQ(::mkfifo(QFile::encodeName(m_file).constData(), 0600), 0);
    {
        PuzzleStock stock(m_file);
        EXPECT_EQ(stock.count(Level::easy), 0);
        stock.setProfile(nonetProfile());
    }
    struct stat status {};
    ASSERT_EQ(::lstat(QFile::encodeName(m_file).constData(), &status), 0);
    EXPECT_TRUE(S_ISFIFO(status.st_mode)) << "and replaces none";
}

TEST_F(PuzzleStockTest, FillsItselfByTheProfile) {
    Profile cheap = ownCopy(nonetProfile(), "Cheap");
    for (ProfileRow& row : cheap.rows)
        row.score = 1;
    {
        PuzzleStock stock(m_file);
        stock.setProfile(cheap);
        stock.fillWhenIdle(0);
        ASSERT_TRUE(QTest::qWaitFor([&] { return stock.count(Level::easy) > 0; }, 60'000));
    }
    PuzzleStock again(m_file);
    again.setProfile(cheap);
    const std::optional<Puzzle> puzzle = again.take(Level::easy);
    ASSERT_TRUE(puzzle.has_value());
    const HodokuRating rating = rate(*puzzle, cheap).hodoku;
    EXPECT_EQ(rating.level, Level::easy);
    EXPECT_EQ(rating.score, 81 - puzzle->givens.filledCount());
    again.setProfile(hodokuProfile());
    EXPECT_EQ(again.count(Level::easy), 0);
}

TEST(GeneratorForm, GoesByTheProfileInForceAndSaysSo) {
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    const GeneratorForm form(preferences);
    const auto* said = form.findChild<QLabel*>(QStringLiteral("goalProfile"));
    ASSERT_TRUE(form.recipe().has_value());
    EXPECT_EQ(form.recipe()->goal.profile, hodokuProfile());
    EXPECT_TRUE(said->text().contains(QStringLiteral("HoDoKu default")));
    preferences.change([](PreferenceValues& values) { values.profile = QStringLiteral("nonet"); });
    EXPECT_EQ(form.recipe()->goal.profile, nonetProfile());
    EXPECT_TRUE(said->text().contains(QStringLiteral("by Nonet")));
}

}  // namespace
}  // namespace nonet
