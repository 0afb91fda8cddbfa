// Cards to work on, however many there are and however small the window: they are there, they answer, and what they
// hold can be read.
#include "tests/ui/labs/minigrid/minigrid_turns_fixture.h"
#include "ui/labs/minigrid/graph_columns.h"

namespace nonet::minigrid {
namespace {

/// Lists of up to 10 and up to 24 permutations.
constexpr const char* kManyCards[] = {
    "...13..48.35.7.912.412.....7..51.28..127....9.98.6.......9..46..5..8132..7.4....1",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."};
constexpr QSize kWindows[] = {{700, 560}, {1280, 800}, {1920, 1080}};

class MinigridCards : public MinigridTurns {
protected:
    template <typename Check>
    void onEachBoard(const char* title, Check check) {
        for (const char* line : kManyCards)
            for (const QSize size : kWindows) {
                m_window->resize(size);
                QCoreApplication::processEvents();
                SCOPED_TRACE(std::string(title) + ' ' + line + ' ' + std::to_string(m_window->width()));
                begin(title, Puzzle(*gridFromLine(line)));
                view().stage()->repaint();
                const auto board = session().scene().clickableBoard(area());
                ASSERT_TRUE(board) << turn().task.toStdString();
                check(*board);
                view().stage()->repaint();
            }
    }
    /// Cells with a card.
    std::vector<Cell> cards(const BoardMetrics& board) {
        std::vector<Cell> cells;
        for (int i = 0; i < board.shape().cellCount(); ++i)
            if (!session().scene().readout(area(), board.cellRect(Cell(i)).center(), session().film().at()).isEmpty())
                cells.emplace_back(i);
        return cells;
    }
};

TEST_F(MinigridCards, AreClickedOnThePath) {
    onEachBoard(kPathScene, [this](const BoardMetrics& board) {
        ASSERT_TRUE(turn().verdict.isEmpty());
        click(cards(board).front());
        EXPECT_FALSE(turn().verdict.isEmpty());
    });
}

TEST_F(MinigridCards, AreClickedInTheGraph) {
    onEachBoard(kGraphScene, [this](const BoardMetrics& board) {
        ASSERT_TRUE(session().scene().drawing().isEmpty());
        click(cards(board).front());
        EXPECT_FALSE(session().scene().drawing().isEmpty());
    });
}

TEST_F(MinigridCards, AreStruck) {
    onEachBoard(kPruneScene, [this](const BoardMetrics& board) {
        ASSERT_TRUE(session().scene().drawing().isEmpty());
        click(cards(board).front());
        EXPECT_FALSE(session().scene().drawing().isEmpty());
    });
}

TEST_F(MinigridCards, AreEnlargedUnderThePointerWhereTheyAreTooSmall) {
    BoardPainters painters;
    const StageLook look{themeOf(ThemeId::light), painters};
    const auto drawnAt = [&](const GraphColumns& columns, const BoxCounts& counts) {
        StageLook pointed = look;
        const GraphNode last{static_cast<int>(counts.size()) - 1, 0};
        pointed.pointer = columns.node(last).center();
        BoxPermutation permutation(last.box);
        for (int n = 0; n < 9; ++n)
            permutation.set(n, Digit(n + 1));
        return drawingOf(QSize(800, 800),
                         [&](QPainter& painter) {
                             columns.paintLens(
                                 painter, pointed, model(), [&](GraphNode) -> auto& { return permutation; });
                         })
            .texts;
    };
    const BoxCounts few(9, 3);
    const BoxCounts many(9, 24);
    const Geometry geometry;
    const QRectF area(0, 0, 300, 300);
    EXPECT_TRUE(drawnAt(GraphColumns::forHands(QRectF(0, 0, 800, 800), few, geometry, 14), few).empty());
    const auto texts = drawnAt(GraphColumns::forHands(area, many, geometry, 14), many);
    EXPECT_EQ(texts.size(), 9U);
    for (const DrawnText& each : texts)
        EXPECT_TRUE(area.adjusted(-1, -1, 1, 1).contains(each.ink)) << each.text.toStdString();
    // Without hands there are stripes in so little room.
    EXPECT_FALSE(GraphColumns(area, many, geometry, 14).hasCards());
}

}  // namespace
}  // namespace nonet::minigrid
