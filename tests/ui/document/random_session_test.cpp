// Random games over many restarts: what the player sees, and everything that Undo and Redo lead to, stays as it was.
#include "core/canonical/classic_transform.h"
#include "core/play/player_actions.h"
#include "ui/document/document_store.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// What stands on the screen.
struct Seen {
    Puzzle puzzle;
    PlayState state;
    friend bool operator==(const Seen&, const Seen&) = default;
};

class RandomSession {
public:
    explicit RandomSession(std::uint64_t seed) : m_random(seed) {
        PuzzleRecord record;
        record.puzzle.givens.set(Cell(static_cast<int>(m_random.below(81))), Digit(5));
        m_document = std::make_unique<PuzzleDocument>(std::move(record));
        m_store = openStore();
        m_store->keep(*m_document);
        m_line.push_back(seen());
    }

    void step() {
        switch (m_random.below(14)) {
        case 0:
        case 1:
        case 2: undo(); break;
        case 3: redo(); break;
        case 4: jump(); break;
        case 5: change([this] { m_document->clues().lock(); }); break;
        case 6: change([this] { m_document->clues().unlock(); }); break;
        case 7: change([this] { m_document->transform(randomTransform(m_random)); }); break;
        case 8: m_document->notes().setCheckpoint(QStringLiteral("point %1").arg(m_random.below(3))); break;
        case 9: restart(m_random.below(2) == 0); break;
        default: change([this] { enter(); });
        }
        ASSERT_EQ(seen(), m_line[m_at]);
        ASSERT_EQ(m_document->canUndo(), m_at > 0);
        ASSERT_EQ(m_document->canRedo(), m_at + 1 < m_line.size());
    }

    /// Undo to the start and redo to the end, on a copy.
    void checkLine() const {
        PuzzleDocument copy(m_document->record());
        for (std::size_t at = m_at; at > 0; --at)
            copy.undo();
        ASSERT_FALSE(copy.canUndo());
        for (std::size_t at = 0; at < m_line.size(); ++at) {
            ASSERT_EQ((Seen{copy.puzzle(), copy.state()}), m_line[at]) << at << " of " << m_line.size();
            ASSERT_EQ(copy.canRedo(), at + 1 < m_line.size());
            copy.redo();
        }
    }

    int restarts() const { return m_restarts; }
    int jumps() const { return m_jumps; }

private:
    Seen seen() const { return {m_document->puzzle(), m_document->state()}; }

    std::unique_ptr<DocumentStore> openStore() {
        return std::make_unique<DocumentStore>(m_data.path(), [](const auto& work, const auto& done) {
            work();
            done();
        });
    }

    void change(const std::function<void()>& act) {
        const std::size_t nodes = m_document->history().nodes().size();
        act();
        if (m_document->history().nodes().size() > nodes)
            append();
    }

    /// As an undo stack does: what was ahead is gone.
    void append() {
        m_line.resize(++m_at);
        m_line.push_back(seen());
    }

    void enter() {
        const std::vector<Cell> cells{Cell(static_cast<int>(m_random.below(81)))};
        const int digit = 1 + static_cast<int>(m_random.below(9));
        const Puzzle& puzzle = m_document->puzzle();
        const PlayState& state = m_document->state();
        m_document->perform(m_random.below(3) == 0 ? toggleMark(puzzle, state, cells, Digit(digit), MarkKind::corner)
                                                   : enterDigit(puzzle, state, cells, Digit(digit)),
                            {ActionKind::digit, static_cast<std::uint8_t>(digit), cells[0], 1});
    }

    void undo() {
        m_document->undo();
        m_at -= m_at > 0 ? 1 : 0;
    }

    void redo() {
        m_document->redo();
        m_at += m_at + 1 < m_line.size() ? 1 : 0;
    }

    void jump() {
        const History& history = m_document->history();
        const auto target = static_cast<NodeId>(m_random.below(static_cast<std::uint32_t>(history.nodes().size())));
        if (target == history.current() || target == history.undoTarget() || target == history.redoTarget())
            return;
        const PlayState expected = history.stateAt(target);
        m_document->goTo(target);
        ASSERT_EQ(m_document->state(), expected);
        append();
        ++m_jumps;
        // Where redo leads from there is new; from now on it is to stay.
        PuzzleDocument ahead(m_document->record());
        while (ahead.canRedo()) {
            ASSERT_LE(m_line.size(), m_at + history.nodes().size());
            ahead.redo();
            m_line.push_back({ahead.puzzle(), ahead.state()});
        }
    }

    /// Without a save: as after a kill.
    void restart(bool isSaved) {
        if (isSaved)
            m_store->release();
        const PuzzleRecord before = m_document->record();
        const QString id = m_document->id();
        // The store saves nothing of a document that is gone.
        m_document.reset();
        m_store.reset();
        m_store = openStore();
        ASSERT_EQ(m_store->lastOpenId(), id);
        Result<PuzzleRecord> record = m_store->load(id);
        ASSERT_TRUE(record);
        ASSERT_EQ(record->puzzle, before.puzzle);
        ASSERT_EQ(record->history, before.history);
        m_document = std::make_unique<PuzzleDocument>(std::move(*record), id);
        m_store->keep(*m_document);
        ++m_restarts;
    }

    QTemporaryDir m_data;
    RandomSource m_random;
    std::unique_ptr<PuzzleDocument> m_document;
    std::unique_ptr<DocumentStore> m_store;
    /// What Undo and Redo lead to, and where the game is among it.
    std::vector<Seen> m_line;
    std::size_t m_at = 0;
    int m_restarts = 0;
    int m_jumps = 0;
};

TEST(RandomSession, UndoAndRedoLeadToTheSameOverAnyRestarts) {
    int restarts = 0;
    int jumps = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        RandomSession session(seed);
        for (int i = 0; i < 120; ++i) {
            session.step();
            if (i % 10 == 9)
                session.checkLine();
            ASSERT_FALSE(::testing::Test::HasFatalFailure()) << "seed " << seed << ", step " << i;
        }
        restarts += session.restarts();
        jumps += session.jumps();
    }
    EXPECT_GT(restarts, 60);
    EXPECT_GT(jumps, 40);
}

}  // namespace
}  // namespace nonet
