// Orders and what they found, over restarts, kills, full disks and beside a second program.
#include "test_paths.h"
#include "tests/core/storage/failing_files.h"
#include "tests/core/test_scale.h"
#include "ui/generator/generator_queue.h"
#include "ui/generator/kept_orders.h"
#include "ui/generator/order_text.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kOrderPatience = 120'000;

SavedRecipe asked(int count) {
    SavedRecipe recipe;
    recipe.name = QStringLiteral("Wings <b>");
    recipe.goal.level = Level::hard;
    recipe.seed = 5;
    recipe.count = count;
    recipe.seconds = 600;
    recipe.isRatedByExplainer = true;
    return recipe;
}

QStringList textsOf(const GeneratorOrder& order) {
    QStringList texts;
    for (const GoalPuzzle& each : order.found)
        texts.append(QString::fromStdString(puzzleText(each)));
    return texts;
}

/// What the recipe gives without any interruption.
const QStringList& uninterrupted(int count) {
    static QMap<int, QStringList> known;
    if (!known.contains(count)) {
        GeneratorQueue queue;
        const int id = queue.add(asked(count));
        EXPECT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
        known[count] = textsOf(*queue.find(id));
    }
    return known[count];
}

class KeptOrdersTest : public ::testing::Test {
protected:
    QString file(const char* folder = "jobs") const {
        return QDir(m_data.filePath(QLatin1String(folder))).filePath(QStringLiteral("jobs.values"));
    }
    /// Lets the first order end, and returns what it found.
    QStringList finish() {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        if (queue.orders().empty())
            return {};
        const int id = queue.orders().front().id;
        EXPECT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
        EXPECT_EQ(queue.find(id)->state, OrderState::finished);
        return textsOf(*queue.find(id));
    }

    QTemporaryDir m_data;
};

TEST_F(KeptOrdersTest, AFinishedOrderIsThereWithItsPuzzlesAfterARestart) {
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        const int id = queue.add(asked(20));
        ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
    }
    KeptOrders kept(m_data.path());
    const GeneratorQueue queue(kept);
    ASSERT_EQ(queue.orders().size(), 1U);
    const GeneratorOrder& order = queue.orders().front();
    EXPECT_EQ(order.state, OrderState::finished);
    EXPECT_EQ(order.recipe.name, asked(20).name);
    EXPECT_EQ(order.seed, 5U);
    EXPECT_GT(order.tried, 0U);
    EXPECT_EQ(textsOf(order), uninterrupted(20));
    ASSERT_FALSE(order.found.empty());
    EXPECT_EQ(order.found.front().rating.hodoku.level, Level::hard);
    EXPECT_TRUE(order.found.front().rating.explainer);
    EXPECT_EQ(order.found.front().rating.profile, hodokuProfile().name);
    EXPECT_FALSE(queue.isBusy());
}

TEST_F(KeptOrdersTest, ARunningOrderGoesOnAndAPausedOneWaits) {
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        const int id = queue.add(asked(60));
        const int held = queue.add(asked(30));
        queue.setPaused(held, true);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !queue.find(id)->found.empty(); }, kOrderPatience));
    }
    KeptOrders kept(m_data.path());
    GeneratorQueue queue(kept);
    ASSERT_EQ(queue.orders().size(), 2U);
    EXPECT_EQ(queue.orders()[0].state, OrderState::running);
    EXPECT_FALSE(queue.orders()[0].found.empty());
    EXPECT_GT(queue.orders()[0].tried, 0U);
    EXPECT_EQ(queue.orders()[1].state, OrderState::paused);
    const int id = queue.orders()[0].id;
    ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
    EXPECT_EQ(textsOf(*queue.find(id)), uninterrupted(60));
    EXPECT_EQ(queue.orders()[1].state, OrderState::paused);
}

TEST_F(KeptOrdersTest, ARemovedOrderComesBackAndFindsWhatItWouldHave) {
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        const int id = queue.add(asked(60));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !queue.find(id)->found.empty(); }, kOrderPatience));
        const QStringList before = textsOf(*queue.find(id));
        queue.remove(id);
        EXPECT_EQ(queue.find(id), nullptr);
        ASSERT_TRUE(queue.removed());
        {
            // Gone from the disk as well, until it is put back.
            const KeptValues values(QFile::encodeName(file()).toStdString(), systemFiles());
            EXPECT_TRUE(values.values().empty());
        }
        queue.putBack();
        EXPECT_FALSE(queue.removed());
        ASSERT_TRUE(queue.find(id));
        EXPECT_EQ(textsOf(*queue.find(id)).first(before.size()), before);
        EXPECT_EQ(queue.find(id)->state, OrderState::running);
    }
    EXPECT_EQ(finish(), uninterrupted(60));
}

TEST_F(KeptOrdersTest, AnOrderThatEndsTheProgramAgainAndAgainWaits) {
    {
        KeptOrders kept(m_data.path());
        GeneratorOrder order;
        order.recipe = asked(60);
        order.seed = 5;
        static_cast<void>(kept.add(order));
    }
    for (int run = 1; run <= GeneratorOrder::kSuspectRuns; ++run) {
        {
            // Its own copy of the store, which never hears of an end: as a crash before the first puzzle leaves it.
            KeptOrders kept(m_data.path());
            GeneratorQueue queue(kept);
            ASSERT_EQ(queue.orders().size(), 1U);
            const GeneratorOrder& order = queue.orders().front();
            EXPECT_EQ(order.state, run < GeneratorOrder::kSuspectRuns ? OrderState::running : OrderState::paused);
            ASSERT_TRUE(QFile::copy(file(), m_data.filePath(QStringLiteral("crashed"))));
        }
        ASSERT_TRUE(QFile::remove(file()));
        ASSERT_TRUE(QFile::rename(m_data.filePath(QStringLiteral("crashed")), file()));
    }
    KeptOrders kept(m_data.path());
    GeneratorQueue queue(kept);
    ASSERT_EQ(queue.orders().size(), 1U);
    const int id = queue.orders().front().id;
    EXPECT_TRUE(queue.find(id)->isSuspect());
    queue.setPaused(id, false);
    EXPECT_FALSE(queue.find(id)->isSuspect());
    ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
    EXPECT_EQ(textsOf(*queue.find(id)), uninterrupted(60));
}

TEST_F(KeptOrdersTest, ANearestMissAndAProofComeBack) {
    SavedRecipe hard = asked(1);
    hard.goal.clues = {17, 18};
    hard.goal.symmetry = Symmetry::quarterTurn;
    hard.seconds = 1;
    SavedRecipe impossible = asked(1);
    impossible.method = GeneratorMethod::pattern;
    // Two lines of a band are empty.
    impossible.goal.mask = ClassicCellSet::all();
    for (int cell = 0; cell < 18; ++cell)
        impossible.goal.mask->erase(Cell(cell));
    QString best;
    PatternVerdict proof;
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        const int id = queue.add(hard);
        const int other = queue.add(impossible);
        ASSERT_TRUE(
            QTest::qWaitFor([&] { return queue.find(id)->isOver() && queue.find(other)->isOver(); }, kOrderPatience));
        ASSERT_TRUE(queue.find(id)->best);
        best = QString::fromStdString(puzzleText(*queue.find(id)->best));
        ASSERT_EQ(queue.find(other)->state, OrderState::provedImpossible);
        proof = queue.find(other)->proof;
    }
    KeptOrders kept(m_data.path());
    const GeneratorQueue queue(kept);
    ASSERT_EQ(queue.orders().size(), 2U);
    EXPECT_EQ(queue.orders()[0].state, OrderState::deadlinePassed);
    ASSERT_TRUE(queue.orders()[0].best);
    EXPECT_EQ(QString::fromStdString(puzzleText(*queue.orders()[0].best)), best);
    EXPECT_TRUE(queue.orders()[0].best->missed.any());
    EXPECT_EQ(queue.orders()[1].state, OrderState::provedImpossible);
    EXPECT_EQ(queue.orders()[1].proof.proof, proof.proof);
    EXPECT_EQ(queue.orders()[1].proof.lines, proof.lines);
    EXPECT_EQ(queue.orders()[1].proof.chute, proof.chute);
}

TEST_F(KeptOrdersTest, AnOrderThatIsRemovedLeavesNothing) {
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        const int id = queue.add(asked(5));
        ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
        queue.remove(id);
        EXPECT_TRUE(kept.store().names(QString()).isEmpty());
    }
    KeptOrders kept(m_data.path());
    EXPECT_TRUE(GeneratorQueue(kept).orders().empty());
}

TEST_F(KeptOrdersTest, WhatFailsAtAnyMomentIsFoundAgain) {
    int operations = 0;
    {
        FailingFiles files;
        QTemporaryDir data;
        KeptOrders kept(data.path(), files);
        GeneratorQueue queue(kept);
        const int id = queue.add(asked(40));
        ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
        operations = files.operations();
    }
    ASSERT_GT(operations, 8);
    for (const Fault fault :
         {Fault::noSpace, Fault::readOnly, Fault::ioError, Fault::shortWrite, Fault::killed, Fault::killedInWrite})
        for (int at = 0; at < operations; ++at) {
            QTemporaryDir data;
            bool isAsked = false;
            QStringList shown;
            {
                FailingFiles files({.at = at, .lasts = 1, .fault = fault});
                KeptOrders kept(data.path(), files);
                GeneratorQueue queue(kept);
                const int id = queue.add(asked(40));
                isAsked = !kept.store().hasUnsaved();
                ASSERT_TRUE(
                    QTest::qWaitFor([&] { return queue.find(id)->isOver() || files.isKilled(); }, kOrderPatience));
                if (!files.isKilled()) {
                    // The disk is whole again, and nothing needs to be done for it.
                    queue.keepNow();
                    EXPECT_TRUE(kept.store().retry()) << at;
                    isAsked = true;
                }
            }
            KeptOrders kept(data.path());
            GeneratorQueue queue(kept);
            if (!isAsked)
                continue;
            ASSERT_EQ(queue.orders().size(), 1U) << "fault " << static_cast<int>(fault) << " at " << at;
            const int id = queue.orders().front().id;
            ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
            EXPECT_EQ(textsOf(*queue.find(id)), uninterrupted(40))
                << "fault " << static_cast<int>(fault) << " at " << at;
        }
}

TEST_F(KeptOrdersTest, WhatCannotBeWrittenIsToldAndGoesOnInMemory) {
    FailingFiles files({.at = 0, .lasts = 1'000'000, .fault = Fault::noSpace});
    KeptOrders kept(m_data.path(), files);
    GeneratorQueue queue(kept);
    const int id = queue.add(asked(10));
    EXPECT_TRUE(kept.store().hasUnsaved());
    ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
    EXPECT_EQ(textsOf(*queue.find(id)), uninterrupted(10));
    EXPECT_TRUE(kept.store().hasUnsaved());
    files.end();
    EXPECT_TRUE(kept.store().retry());
}

TEST_F(KeptOrdersTest, TwoProgramsWorkOnOrdersOfTheirOwnAndTheNextStartHasBoth) {
    {
        KeptOrders first(m_data.path());
        GeneratorQueue ofFirst(first);
        const int id = ofFirst.add(asked(10));
        KeptOrders second(m_data.path());
        GeneratorQueue ofSecond(second);
        EXPECT_TRUE(ofSecond.orders().empty());
        EXPECT_NE(first.store().file(), second.store().file());
        SavedRecipe other = asked(10);
        other.seed = 6;
        // Which of two programs was first is known to the millisecond.
        QTest::qSleep(2);
        const int otherId = ofSecond.add(other);
        ASSERT_TRUE(QTest::qWaitFor([&] { return ofFirst.find(id)->isOver() && ofSecond.find(otherId)->isOver(); },
                                    kOrderPatience));
    }
    for (int start = 0; start < 2; ++start) {
        KeptOrders kept(m_data.path());
        const GeneratorQueue queue(kept);
        ASSERT_EQ(queue.orders().size(), 2U) << start;
        EXPECT_EQ(queue.orders()[0].seed, 5U);
        EXPECT_EQ(queue.orders()[1].seed, 6U);
        EXPECT_EQ(queue.orders()[1].found.size(), 10U);
        EXPECT_FALSE(QFileInfo::exists(m_data.filePath(QStringLiteral("jobs-2"))));
    }
}

TEST_F(KeptOrdersTest, WhatASecondProgramLeftIsNotLostWhileItCannotBeTakenOver) {
    {
        KeptOrders first(m_data.path());
        KeptOrders second(m_data.path());
        GeneratorQueue queue(second);
        const int id = queue.add(asked(5));
        ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
    }
    {
        FailingFiles files;
        KeptOrders first(m_data.path(), files);
    }
    // Its folders are locked, and from then on nothing can be written.
    {
        FailingFiles files({.at = 3, .lasts = 1'000'000, .fault = Fault::noSpace});
        KeptOrders kept(m_data.path(), files);
        GeneratorQueue queue(kept);
        EXPECT_LE(queue.orders().size(), 1U);
    }
    KeptOrders kept(m_data.path());
    const GeneratorQueue queue(kept);
    ASSERT_EQ(queue.orders().size(), 1U);
    EXPECT_EQ(queue.orders().front().found.size(), 5U);
}

TEST_F(KeptOrdersTest, OfATornFileTheRestIsThereAndTheOrderFindsWhatIsMissing) {
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        const int id = queue.add(asked(40));
        ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, kOrderPatience));
    }
    QFile torn(file());
    ASSERT_TRUE(torn.resize(torn.size() - 3));
    const qint64 size = torn.size();
    {
        KeptOrders kept(m_data.path());
        ASSERT_EQ(kept.damaged().size(), 1);
        EXPECT_EQ(QFileInfo(kept.damaged().front()).size(), size) << "as it was";
    }
    EXPECT_EQ(finish(), uninterrupted(40));
}

TEST_F(KeptOrdersTest, ALineThatIsDamagedInTheMiddleTakesNoOtherWithIt) {
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        const int id = queue.add(asked(60));
        ASSERT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->found.size() >= 40; }, kOrderPatience));
    }
    QFile damaged(file());
    ASSERT_TRUE(damaged.open(QIODevice::ReadOnly));
    QByteArray bytes = damaged.readAll();
    damaged.close();
    const qsizetype at = bytes.indexOf("/found/");
    ASSERT_GT(at, 0);
    bytes[at + 40] = '#';
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write(bytes);
    damaged.close();
    const QStringList found = finish();
    EXPECT_EQ(found.size(), 60);
    EXPECT_EQ(finish(), found) << "no value took the place of another";
}

TEST_F(KeptOrdersTest, AnOrderOfALaterVersionStaysInTheFile) {
    const QString later = QStringLiteral("orders/later/asked");
    {
        KeptOrders kept(m_data.path());
        ASSERT_FALSE(kept.store().keep(later, R"({"recipe":{"needed":"no such code"},"seed":"1"})"));
        GeneratorQueue queue(kept);
        EXPECT_TRUE(queue.orders().empty());
        queue.cancel(queue.add(asked(5)));
    }
    KeptOrders kept(m_data.path());
    EXPECT_TRUE(kept.store().contains(later));
    EXPECT_EQ(GeneratorQueue(kept).orders().size(), 1U);
}

TEST_F(KeptOrdersTest, TenThousandPuzzlesAreReadAtOnce) {
    constexpr std::size_t kMany = kMostOrdered;
    constexpr std::size_t kTogether = 16;
    {
        KeptOrders kept(m_data.path());
        GeneratorOrder order;
        order.recipe = asked(kMostOrdered);
        const QString key = kept.add(order);
        GoalPuzzle puzzle = *puzzleFromText(uninterrupted(10).front().toStdString(), hodokuProfile());
        std::size_t number = 0;
        QElapsedTimer clock;
        clock.start();
        while (order.found.size() < kMany) {
            for (std::size_t i = 0; i < kTogether; ++i, ++number) {
                // Another each time: some of its blanks are filled from the solution.
                GoalPuzzle next = puzzle;
                std::size_t rest = number;
                for (int cell = 0; cell < 81 && rest > 0; ++cell)
                    if (next.puzzle.givens.isBlank(Cell(cell))) {
                        if (rest & 1U)
                            next.puzzle.givens.set(Cell(cell), *next.solution.digit(Cell(cell)));
                        rest >>= 1U;
                    }
                order.found.push_back(std::move(next));
            }
            order.state = order.found.size() < kMany ? OrderState::running : OrderState::finished;
            kept.keep({{key, order, number}});
        }
        std::printf("[   INFO   ] kept in %d writes: %lld ms, %lld bytes\n", static_cast<int>(kMany / kTogether),
                    static_cast<long long>(clock.elapsed()), static_cast<long long>(QFileInfo(file()).size()));
    }
    QElapsedTimer clock;
    clock.start();
    KeptOrders kept(m_data.path());
    const qint64 opened = clock.elapsed();
    const GeneratorQueue queue(kept);
    const qint64 restored = clock.elapsed();
    ASSERT_EQ(queue.orders().size(), 1U);
    EXPECT_EQ(queue.orders().front().found.size(), kMany);
    std::printf("[   INFO   ] read in %lld ms, restored after %lld ms\n", static_cast<long long>(opened),
                static_cast<long long>(restored));
    // A fraction of it in a release build.
    EXPECT_LT(restored, 3000);
}

TEST_F(KeptOrdersTest, TheRealProgramGoesOnWhereItWasKilledHoweverOften) {
    constexpr int kCount = 400;
    {
        KeptOrders kept(m_data.path());
        GeneratorQueue queue(kept);
        queue.add(asked(kCount));
    }
    const auto kept = [this] {
        const Result<ValuesByName> values = readKeptValues(file().toStdString());
        return values ? values->size() : 0;
    };
    for (int kill = 0; kill < scaled(5, 2); ++kill) {
        const std::size_t before = kept();
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NONET_DATA_DIR"), m_data.path());
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), m_data.path());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(NONET_GUI), {});
        ASSERT_TRUE(program.waitForStarted());
        // A fast machine may have found all of them by a later kill.
        const bool goesOn = QTest::qWaitFor([&] { return kept() > before; }, kill == 0 ? 60'000 : 3'000);
        EXPECT_TRUE(goesOn || kill > 0) << "it goes on by itself";
        QTest::qWait(37 * kill);
        ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
        program.waitForFinished();
    }
    EXPECT_EQ(finish(), uninterrupted(kCount));
}

TEST(OrderText, WhatCannotBeReadIsNothing) {
    for (const char* text : {"", "{}", "[]", R"({"recipe":{}})", R"({"recipe":{},"seed":"x"})",
                             R"({"recipe":{},"seed":"1","profile":"{}"})"})
        EXPECT_FALSE(orderFromText(text)) << text;
    const std::string whole = uninterrupted(10).front().toStdString();
    ASSERT_TRUE(puzzleFromText(whole, hodokuProfile()));
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const std::optional<GoalPuzzle> read = puzzleFromText(whole.substr(0, size), hodokuProfile());
        EXPECT_TRUE(!read || toLine(read->solution).find('.') == std::string::npos) << size;
    }
    GeneratorOrder order;
    for (const char* text : {"", "x", R"({"state":"flying","seconds":-1e300,"next":"-7"})",
                             R"({"state":"impossible","proof":{"by":2,"lines":[[0,11],[9,1]]}})"}) {
        static_cast<void>(readProgress(text, order));
        EXPECT_GE(order.seconds, 0) << text;
        EXPECT_NE(order.state, OrderState::provedImpossible) << text;
    }
}

}  // namespace
}  // namespace nonet
