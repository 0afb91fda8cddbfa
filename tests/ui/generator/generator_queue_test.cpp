#include "test_paths.h"
#include "ui/generator/generator_queue.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(GeneratorQueue, StopsAllThatACancelledOrderBegan) {
    GeneratorQueue queue;
    SavedRecipe recipe;
    recipe.goal.mask = classic::cellsOf(classic::boxHouse(0)) | classic::cellsOf(classic::boxHouse(4)) |
                       classic::cellsOf(classic::boxHouse(8));
    const int id = queue.add(recipe);
    const auto isAnyRunning = [&queue] {
        const auto tasks = queue.findChildren<Task*>();
        return std::any_of(tasks.begin(), tasks.end(), [](const Task* task) { return task->isRunning(); });
    };
    EXPECT_TRUE(isAnyRunning());
    queue.cancel(id);
    EXPECT_EQ(queue.find(id)->state, OrderState::cancelled);
    EXPECT_FALSE(isAnyRunning());
}

QStringList queued(const SavedRecipe& recipe) {
    GeneratorQueue queue;
    const int id = queue.add(recipe);
    EXPECT_TRUE(QTest::qWaitFor([&] { return queue.find(id)->isOver(); }, 120'000));
    QStringList lines;
    for (const GoalPuzzle& found : queue.find(id)->found)
        lines.append(QString::fromStdString(toLine(found.puzzle.givens)));
    return lines;
}

/// What `nonet-cli generate` prints in its first field.
QStringList printed(const QStringList& options) {
    QProcess program;
    program.start(QStringLiteral(NONET_CLI), QStringList{QStringLiteral("generate")} + options);
    EXPECT_TRUE(program.waitForFinished(120'000));
    EXPECT_EQ(program.exitCode(), 0) << program.readAllStandardError().toStdString();
    QStringList lines;
    for (const QByteArray& line : program.readAllStandardOutput().split('\n'))
        if (!line.isEmpty())
            lines.append(QString::fromLatin1(line.left(line.indexOf('\t'))));
    return lines;
}

TEST(GeneratorQueue, GivesThePuzzlesThatTheCommandLineGives) {
    QTemporaryFile pattern;
    ASSERT_TRUE(pattern.open());
    const QByteArray mask = "4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15";
    pattern.write(mask + "\n");
    pattern.flush();
    ClassicCellSet cells;
    for (int i = 0; i < mask.size(); ++i)
        if (mask[i] != '.')
            cells.insert(Cell(i));
    struct Case {
        Recipe recipe;
        QStringList options;
    };
    const auto words = [](const char* text) { return QString::fromLatin1(text).split(u' '); };
    const Case cases[] = {
        {{}, words("--method erase")},
        {{.goal = {.level = Level::hard, .clues = {24, 28}, .symmetry = Symmetry::halfTurn}},
         words("--level hard --clues 24-28 --symmetry r180")},
        {{.method = GeneratorMethod::inverse}, words("--method inverse")},
        {{.method = GeneratorMethod::inverse, .plan = {{InverseHeuristic::singleFirst}}},
         words("--method inverse --heuristic single-first")},
        {{.method = GeneratorMethod::pattern, .goal = {.mask = cells}},
         {QStringLiteral("--pattern"), pattern.fileName()}},
        {{.method = GeneratorMethod::shift}, words("--method shift")},
        {{.method = GeneratorMethod::shift, .goal = {.clues = {20, 30}, .symmetry = Symmetry::halfTurn}},
         words("--method shift --clues 20-30 --symmetry r180")},
        {{.method = GeneratorMethod::shift, .goal = {.mask = cells}},
         words("--method shift --pattern") + QStringList{pattern.fileName()}},
    };
    for (const Case& each : cases) {
        SavedRecipe recipe;
        static_cast<Recipe&>(recipe) = each.recipe;
        recipe.seed = 11;
        recipe.count = 4;
        const QStringList lines = queued(recipe);
        EXPECT_EQ(lines.size(), 4);
        EXPECT_EQ(lines, printed(each.options + words("--seed 11 --count 4"))) << each.options.join(u' ').toStdString();
    }
}

TEST(GeneratorQueue, AnOrderThatWaitsForItsTurnLosesNoTime) {
    GeneratorQueue queue;
    SavedRecipe recipe;
    // Nobody knows such a puzzle.
    recipe.goal.clues = {17, 18};
    recipe.goal.symmetry = Symmetry::quarterTurn;
    recipe.seconds = 1;
    std::vector<int> ids;
    QElapsedTimer time;
    time.start();
    constexpr int kOrders = 5;
    for (int i = 0; i < kOrders; ++i)
        ids.push_back(queue.add(recipe));
    const auto isOver = [&queue](int id) { return queue.find(id)->isOver(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return std::any_of(ids.begin(), ids.end(), isOver); }, 60'000));
    // They share the workers, so a second of work for one takes five.
    EXPECT_GT(time.elapsed(), 3000);
    for (const int id : ids)
        EXPECT_GT(queue.find(id)->tried, 0U);
}

}  // namespace
}  // namespace nonet
