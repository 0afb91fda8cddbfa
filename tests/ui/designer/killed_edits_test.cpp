// Layouts are edited at random in a process of their own, which is killed at a random moment: the layout comes back
// with its last edit and its whole undo line. NONET_KILLED_SESSIONS says how many times.
#include "core/design/board_edits.h"
#include "core/design/clue_edits.h"
#include "core/design/constraint_edits.h"
#include "core/design/moves.h"
#include "core/design/region_edits.h"
#include "tests/core/rules/random_constraints.h"
#include "ui/designer/designer.h"
#include "ui/document/document_store.h"

#include <QTemporaryDir>

#include <csignal>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nonet {
namespace {

constexpr int kEdits = 100;

int sessions() {
    const char* text = std::getenv("NONET_KILLED_SESSIONS");
    return text != nullptr ? std::atoi(text) : 10;
}

void runNow(const std::function<void()>& work, const std::function<void()>& done) {
    work();
    done();
}

/// The same edits for the same seed, in whichever process.
class RandomEdits {
public:
    explicit RandomEdits(std::uint64_t seed) : m_random(seed), m_document(PuzzleRecord()) {
        m_designer.setDocument(&m_document);
    }
    PuzzleDocument& document() { return m_document; }

    void edit() {
        const Puzzle& puzzle = m_designer.puzzle();
        const auto below = [this](int end) {
            return static_cast<int>(m_random.below(static_cast<std::uint32_t>(end)));
        };
        const auto count = static_cast<int>(puzzle.constraints().size());
        switch (below(12)) {
        case 0: return m_document.undo();
        case 1: return m_document.redo();
        case 2: return m_designer.edit(moveAll(puzzle, below(3) - 1, below(3) - 1).puzzle);
        case 3: return m_designer.edit(resize(puzzle, 4 + below(6), 4 + below(6)).puzzle);
        case 4: return m_designer.edit(toggleGiven(puzzle, std::array{anyCell()}, anySymbol()));
        case 5: return m_designer.edit(paintRegion(puzzle, 0, std::array{anyCell()}, below(4)));
        case 6: return m_document.names().setRules(QStringLiteral("Rule %1.").arg(below(100)), QString());
        case 7: return m_document.names().setTitle(QStringLiteral("Title %1").arg(below(100)));
        case 8:
            if (count > 0)
                m_designer.edit(remove(puzzle, std::array{below(count)}));
            return;
        default: break;
        }
        const auto kind = static_cast<ConstraintKind>(below(kConstraintKindCount));
        m_designer.edit(place(puzzle, {test::randomConstraint(kind, puzzle.layout(), m_random)}));
    }

private:
    Cell anyCell() {
        const std::vector<Cell> cells = m_designer.puzzle().shape().cells();
        return cells[m_random.below(static_cast<std::uint32_t>(cells.size()))];
    }
    Digit anySymbol() {
        return Digit(
            1 + static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_designer.puzzle().symbols().count()))));
    }

    RandomSource m_random;
    PuzzleDocument m_document;
    Designer m_designer;
};

/// Edits and tells of each; saves now and then.
[[noreturn]] void editUntilKilled(std::uint64_t seed, const QString& folder, int pipe) {
    RandomEdits edits(seed);
    DocumentStore store(folder, runNow);
    store.keep(edits.document());
    for (int i = 1; i <= kEdits; ++i) {
        edits.edit();
        const char told = 1;
        if (::write(pipe, &told, 1) != 1)
            break;
        if (i % 23 == 0) {
            store.writeAllNow();
        }
    }
    while (true)
        ::pause();
}

/// How many edits it told of before it was killed.
int killAfter(pid_t child, int pipe, int edits) {
    int told = 0;
    char each = 0;
    while (told < edits && ::read(pipe, &each, 1) == 1)
        ++told;
    ::kill(child, SIGKILL);
    while (::read(pipe, &each, 1) == 1)
        ++told;
    ::waitpid(child, nullptr, 0);
    return told;
}

bool isSame(const PuzzleRecord& kept, const PuzzleDocument& document) {
    return kept.puzzle == document.puzzle() && kept.history == document.history() && kept.info == document.info();
}

TEST(KilledEdits, ALayoutComesBackWithItsLastEditAndItsUndoLine) {
    RandomSource random(2026);
    int early = 0;
    for (int session = 0; session < sessions(); ++session) {
        SCOPED_TRACE(session);
        const std::uint64_t seed = 1000 + static_cast<std::uint64_t>(session);
        const QTemporaryDir folder;
        int ends[2];
        ASSERT_EQ(::pipe(ends), 0);
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            ::close(ends[0]);
            editUntilKilled(seed, folder.path(), ends[1]);
        }
        ::close(ends[1]);
        const int told = killAfter(child, ends[0], 1 + static_cast<int>(random.below(kEdits)));
        ::close(ends[0]);
        early += told < kEdits ? 1 : 0;

        DocumentStore store(folder.path(), runNow);
        const Result<PuzzleRecord> kept = store.load(store.lastOpenId());
        ASSERT_TRUE(kept.hasValue());
        RandomEdits same(seed);
        for (int i = 0; i < told; ++i)
            same.edit();
        // One more may be kept than was told of.
        if (!isSame(*kept, same.document()))
            same.edit();
        EXPECT_EQ(kept->puzzle, same.document().puzzle());
        EXPECT_EQ(kept->history, same.document().history());
        EXPECT_EQ(kept->info, same.document().info());
        PuzzleDocument opened(*kept);
        while (opened.canUndo())
            opened.undo();
        EXPECT_EQ(opened.puzzle(), Puzzle()) << "by undo to the blank board";
    }
    EXPECT_TRUE(early > 0 || sessions() < 5) << "some were killed between edits";
}

}  // namespace
}  // namespace nonet
