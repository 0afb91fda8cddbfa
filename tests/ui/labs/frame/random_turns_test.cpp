// Your turn of every scene, on random puzzles of each size that it takes, each in one of three window sizes: each card
// and cell is clicked once and a digit put there. NONET_TURN_PUZZLES says on how many puzzles of a size. Nothing
// crashes, and what is offered does something.
#include "core/foundation/random_source.h"
#include "core/solvers/entry/entry.h"
#include "tests/core/test_scale.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/lab_catalogue.h"

#include <QElapsedTimer>

#include <cmath>
#include <ostream>

namespace nonet {
namespace {

constexpr QSize kWindows[] = {{700, 560}, {1280, 800}, {1920, 1080}};
/// What takes longer to be worked out is left; the turn has to say so.
constexpr int kTurnPatience = 1'500;
/// Cells clicked through the window, one in so many; the others in the scene itself, as the window does it.
constexpr int kByHand = 80;
/// Pictures looked at, one in so many clicks.
constexpr int kPictures = 15;

/// All scenes of a lab, in a window of this size.
struct LabToWork {
    const LabRow* lab = nullptr;
    QSize window;
};

void PrintTo(const LabToWork& each, std::ostream* out) { *out << each.lab->id << ' ' << each.window.width(); }

std::vector<LabToWork> labsToWork() {
    std::vector<LabToWork> all;
    for (const LabRow* row : labCatalogue())
        for (const QSize& window : kWindows)
            all.push_back({row, window});
    return all;
}

class RandomTurns : public WindowTest, public ::testing::WithParamInterface<LabToWork> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_window->resize(GetParam().window);
        makeAppearance();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        trigger(GetParam().lab->action().toLatin1().constData());
        session().setLength(static_cast<int>(lab().lengths().size()) - 1);
        QCoreApplication::processEvents();
    }
    LearnRoom& room() { return *find<LearnRoom>("learnRoom"); }
    LabSession& session() { return room().session(); }
    Lab& lab() { return *session().lab(); }
    LabScene& scene() { return session().scene(); }
    LabStage& stage() { return *room().view().stage(); }

    static bool isSize(const LabControl& each) {
        return each.kind == LabControlKind::choice &&
               (each.id == QLatin1String("size") || each.id == QLatin1String("shape"));
    }
    std::optional<LabControl> sizes() {
        for (const LabControl& each : scene().controls())
            if (isSize(each))
                return each;
        return std::nullopt;
    }
    /// The scene that sets the lab's size, for scenes without sizes of their own.
    std::optional<int> sceneOfSizes() {
        for (int each = 0; each < lab().scenes().count(); ++each) {
            session().setScene(each);
            const std::optional<LabControl> found = sizes();
            if (!found)
                continue;
            const QString before = lab().inputInFull();
            session().edits().setControl(found->id, found->value == 0 ? 1 : 0);
            const bool isOfLab = lab().inputInFull() != before;
            session().edits().setControl(found->id, found->value);
            if (isOfLab)
                return each;
        }
        return std::nullopt;
    }

    /// Every other puzzle has so many clues more that its lists are short.
    void shuffle(std::uint64_t seed) {
        lab().shuffleInput(seed);
        if (lab().inputKind() == LabInputKind::list || lab().inputKind() == LabInputKind::floor || seed % 2 == 0)
            return;
        const QString line = lab().inputText();
        const int side = static_cast<int>(std::lround(std::sqrt(line.size())));
        const std::optional<Grid> clues = gridFromLine(line.toStdString(), side);
        if (!clues)
            return;
        const int box = static_cast<int>(std::lround(std::sqrt(side)));
        const auto solution = countSolutions(Puzzle(Geometry(box, box), *clues), {.solutions = 1}).first;
        if (!solution)
            return;
        RandomSource random(seed);
        Grid more = *clues;
        for (int i = 0; i < more.cellCount(); ++i)
            if (random.below(4) < 1 + seed % 3)
                more.set(Cell(i), *solution->digit(Cell(i)));
        lab().setInput(QString::fromStdString(toLine(more)));
    }
    /// All that the learner has done and is told.
    QString told() {
        const std::optional<LabTurn> turn = scene().turn();
        return scene().drawing() + u'|' + lab().inputInFull() + u'|' +
               (turn ? turn->task + u'|' + turn->verdict : QString());
    }
    void click(const QPointF& point) {
        QMouseEvent move(QEvent::MouseMove, point, stage().mapToGlobal(point), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(&stage(), &move);
        QTest::mouseClick(&stage(), Qt::LeftButton, {}, point.toPoint());
    }
    static int indexOfWindow() {
        return static_cast<int>(std::ranges::find(kWindows, GetParam().window) - std::begin(kWindows));
    }
    bool useCell(Cell cell, const BoardMetrics& board, RandomSource& random);
    void work(RandomSource& random);
    void changeSizeInTurn(const LabControl& sizes);
    void workScene(int index, std::optional<int> sceneOfLabsSizes);

    int m_clicks = 0;
    int m_turns = 0;
};

/// A click, then a digit: as a hand does it, or the same in the scene alone.
bool RandomTurns::useCell(Cell cell, const BoardMetrics& board, RandomSource& random) {
    const int digit = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(std::min(9, board.shape().rows()))));
    ++m_clicks;
    if (random.below(kByHand) == 0) {
        click(board.cellRect(cell).center());
        if (session().yourTurn().isOn())
            QTest::keyClick(&stage(), Qt::Key(Qt::Key_0 + digit));
        return true;
    }
    scene().clickCell(cell);
    static_cast<void>(typeDigit(scene(), cell, Digit(digit)));
    return false;
}

void RandomTurns::work(RandomSource& random) {
    session().yourTurn().set(true);
    if (!session().yourTurn().isOn()) {
        EXPECT_FALSE(scene().turn()) << "it is offered and does not begin";
        return;
    }
    ++m_turns;
    session().edits().clearTurn();
    stage().repaint();
    const QString before = told();
    bool doesSomething = false;
    for (int i = 0;; ++i) {
        const auto board = scene().clickableBoard(stage().area());
        if (!board || !session().yourTurn().isOn() || i >= board->shape().cellCount())
            break;
        if (useCell(Cell(i), *board, random) || i % kPictures == 0)
            stage().repaint();
        doesSomething = doesSomething || told() != before;
    }
    stage().repaint();
    for (const LabControl& each : scene().controls()) {
        if (doesSomething || !session().yourTurn().isOn())
            break;
        if (each.kind == LabControlKind::text)
            continue;
        const bool isUp = each.kind == LabControlKind::button || each.value == each.least;
        session().edits().setControl(each.id, isUp ? each.most : each.least);
        doesSomething = told() != before;
    }
    doesSomething = doesSomething || !movableTiles(scene(), stage().area(), session().film().at()).empty();
    const std::optional<LabTurn> turn = scene().turn();
    EXPECT_TRUE(doesSomething || (turn && turn->task.contains(QStringLiteral("still being looked for"))))
        << (turn ? turn->task.toStdString() : std::string("no task"));
    stage().repaint();
    session().yourTurn().set(false);
}

/// What was pointed at, typed and clicked on one board is not on the next.
void RandomTurns::changeSizeInTurn(const LabControl& sizes) {
    for (int from = 0; from <= sizes.most; ++from)
        for (int to = 0; to <= sizes.most; ++to) {
            SCOPED_TRACE("scene " + std::to_string(session().sceneIndex() + 1) + ", size " + std::to_string(from) +
                         " to " + std::to_string(to));
            session().edits().setControl(sizes.id, from);
            settles(lab(), kTurnPatience);
            session().yourTurn().set(true);
            stage().setFocus();
            if (const auto board = scene().clickableBoard(stage().area())) {
                click(board->cellRect(Cell(board->shape().cellCount() - 1)).center());
                QTest::keyClick(&stage(), Qt::Key_1);
            }
            stage().repaint();
            session().edits().setControl(sizes.id, to);
            stage().repaint();
            settles(lab(), kTurnPatience);
            QTest::keyClick(&stage(), Qt::Key_2);
            QTest::keyClick(&stage(), Qt::Key_Return);
            stage().repaint();
            session().yourTurn().set(false);
        }
}

void RandomTurns::workScene(int index, std::optional<int> sceneOfLabsSizes) {
    session().setScene(index);
    const int sizesAt = sizes() ? index : sceneOfLabsSizes.value_or(index);
    session().setScene(sizesAt);
    const std::optional<LabControl> all = sizes();
    const int count = all ? static_cast<int>(all->choices.size()) : 1;
    RandomSource random(static_cast<std::uint64_t>(index) + 1);
    for (int size = 0; size < count; ++size)
        // Each in one of the windows.
        for (int puzzle = 1 + indexOfWindow(); puzzle <= turnPuzzles();
             puzzle += static_cast<int>(std::size(kWindows))) {
            session().setScene(sizesAt);
            if (all)
                session().edits().setControl(all->id, size);
            session().setScene(index);
            shuffle(static_cast<std::uint64_t>(puzzle));
            session().questions().reveal();
            settles(lab(), kTurnPatience);
            SCOPED_TRACE("scene " + std::to_string(index + 1) + ", size " + std::to_string(size) + ", " +
                         lab().inputText().toStdString());
            work(random);
            if (::testing::Test::HasFailure())
                return;
        }
    // A scene may offer it in the film alone.
    session().yourTurn().set(true);
    const std::optional<LabControl> inTurn = sizes();
    session().yourTurn().set(false);
    if (inTurn)
        changeSizeInTurn(*inTurn);
}

TEST_P(RandomTurns, AnswerEachClick) {
    const std::optional<int> labsSizes = sceneOfSizes();
    for (int scene = 0; scene < lab().scenes().count() && !::testing::Test::HasFailure(); ++scene) {
        QElapsedTimer time;
        time.start();
        const int clicks = m_clicks;
        const int turns = m_turns;
        workScene(scene, labsSizes);
        std::cout << GetParam().lab->id << ' ' << scene + 1 << ": turns " << m_turns - turns << ", clicks "
                  << m_clicks - clicks << ", " << time.elapsed() << " ms\n";
    }
}

INSTANTIATE_TEST_SUITE_P(Labs, RandomTurns, ::testing::ValuesIn(labsToWork()), [](const auto& each) {
    return std::string(each.param.lab->id) + '_' + std::to_string(each.param.window.width());
});

}  // namespace
}  // namespace nonet
