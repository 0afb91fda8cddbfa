// A session of edits, saves, checkpoints, restarts and Save as, in which every single operation on files fails in turn.
#include "core/formats/native/native_file.h"
#include "core/play/player_actions.h"
#include "core/play/transform_game.h"
#include "core/storage/replace_file.h"
#include "tests/core/storage/failing_files.h"
#include "ui/document/document_store.h"

#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace nonet {
namespace {

constexpr const char* kFaultNames[] = {"no space", "read-only", "I/O error", "short write", "kill", "kill in a write"};

bool isKill(Fault fault) { return fault == Fault::killed || fault == Fault::killedInWrite; }

bool isSame(const PuzzleRecord& a, const PuzzleRecord& b) {
    return a.puzzle == b.puzzle && a.history == b.history && a.info.title == b.info.title;
}

/// What a player saw of one document.
struct SeenStates {
    std::vector<PuzzleRecord> states;
    /// The last that was on screen while nothing told of unsaved changes; -1: none.
    int kept = -1;
    /// The program ended while later states were in memory only, which was told.
    bool mayHaveLost = false;
};

class Session {
public:
    Session(const QString& data, FailingFiles& files, std::uint64_t seed)
        : m_data(data), m_files(files), m_random(seed) {
        start();
    }
    ~Session() { m_files.setStopped(true); }

    /// False once the process was killed, or where something was lost: see fault().
    bool step() {
        switch (m_random.below(16)) {
        case 0: m_store->save(); break;
        case 1: m_document->notes().setCheckpoint(QStringLiteral("point %1").arg(m_random.below(3))); break;
        case 2: m_document->undo(); break;
        case 3: m_document->redo(); break;
        case 4:
            m_document->goTo(
                static_cast<NodeId>(m_random.below(static_cast<std::uint32_t>(m_document->history().nodes().size()))));
            break;
        case 5: m_document->names().setTitle(QStringLiteral("Title %1").arg(m_random.below(100))); break;
        case 6: m_random.below(3) > 0 ? m_document->clues().lock() : m_document->clues().unlock(); break;
        case 7: m_document->transform(randomTransform(m_random)); break;
        case 8: saveAs(); break;
        case 9: restart(); break;
        case 10: openOther(); break;
        default: enter(); break;
        }
        look();
        return !m_files.isKilled() && m_fault.empty();
    }

    void heal() {
        m_files.end();
        m_store->retry();
        look();
        if (m_store->hasUnsaved())
            m_fault = "something stays unsaved on a healthy disk";
    }

    /// A start of the program on the bytes that are there.
    std::string check() {
        if (!m_fault.empty())
            return m_fault;
        m_files.setStopped(true);
        m_document.reset();
        m_store.reset();
        DocumentStore store(m_data, runNow);
        for (const auto& [id, seen] : m_seen)
            if (const std::string fault = compare(store, id, seen); !fault.empty())
                return fault;
        for (const ContinueEntry& entry : store.waiting().entries())
            if (!entry.isReadable && m_seen[entry.id].kept >= 0)
                return "a document cannot be read";
        return checkSavedAs();
    }

private:
    static void runNow(const std::function<void()>& work, const std::function<void()>& done) {
        work();
        done();
    }

    void start() {
        m_document.reset();
        m_store = std::make_unique<DocumentStore>(m_data, runNow, m_files);
        open(m_store->lastOpenId());
    }

    void open(const QString& id) {
        Result<PuzzleRecord> record = id.isEmpty() ? Error{} : m_store->load(id);
        if (record && m_seen.contains(id)) {
            SeenStates& seen = m_seen[id];
            if (const std::string fault = compare(*m_store, id, seen); !fault.empty())
                m_fault = "opened within the session: " + fault;
            seen.states = {*record};
            seen.kept = seen.kept < 0 ? -1 : 0;
            seen.mayHaveLost = false;
        }
        const bool isStored = record.hasValue();
        if (!isStored) {
            record = PuzzleRecord();
            record->puzzle.givens.set(Cell(static_cast<int>(m_random.below(81))), Digit(5));
        }
        auto document = std::make_unique<PuzzleDocument>(std::move(*record), isStored ? id : QString());
        m_store->keep(*document);
        m_document = std::move(document);
        look();
    }

    void enter() {
        const std::vector<Cell> cells{Cell(static_cast<int>(m_random.below(81)))};
        const int digit = 1 + static_cast<int>(m_random.below(9));
        m_document->perform(enterDigit(m_document->puzzle(), m_document->state(), cells, Digit(digit)),
                            {ActionKind::digit, static_cast<std::uint8_t>(digit), cells[0], 1});
    }

    /// In an orderly way, or by a kill.
    void restart() {
        if (m_random.below(2) == 0)
            m_store->release();
        look();
        if (m_files.isKilled())
            return;
        if (m_store->hasUnsaved())
            for (auto& [id, seen] : m_seen)
                seen.mayHaveLost = true;
        m_files.setStopped(true);
        m_document.reset();
        m_store.reset();
        m_files.setStopped(false);
        start();
    }

    void openOther() {
        if (m_seen.size() < 3)
            return open(QString());
        auto at = m_seen.begin();
        std::advance(at, static_cast<std::ptrdiff_t>(m_random.below(static_cast<std::uint32_t>(m_seen.size()))));
        if (at->first != m_document->id())
            open(at->first);
    }

    void saveAs() {
        const std::string text = writeNative(m_document->record());
        const std::optional<Error> error = replaceFile(savedAsPath(), text, m_files);
        if (m_files.isKilled() || error)
            m_maybeSavedAs.insert(text);
        else
            m_savedAs = text;
    }

    /// Whole, and never older than what was told to be saved.
    std::string checkSavedAs() {
        const Result<std::optional<std::string>> text = systemFiles().read(savedAsPath(), 1U << 24U);
        const std::string there = text->value_or(std::string());
        return there == m_savedAs || m_maybeSavedAs.contains(there) ? std::string() : "Save as left something else";
    }
    std::string savedAsPath() const { return (m_data + QStringLiteral("/saved.nonet")).toStdString(); }

    void look() {
        if (!m_document)
            return;
        SeenStates& seen = m_seen[m_document->id()];
        if (seen.states.empty() || !isSame(seen.states.back(), m_document->record()))
            seen.states.push_back(m_document->record());
        if (m_files.isKilled() || m_store->hasUnsaved())
            return;
        for (auto& [id, each] : m_seen)
            if (!each.mayHaveLost)
                each.kept = static_cast<int>(each.states.size()) - 1;
    }

    static std::string compare(DocumentStore& store, const QString& id, const SeenStates& seen) {
        const Result<PuzzleRecord> record = store.load(id);
        if (!record)
            return seen.kept < 0 || !record.error().reason.empty() ? "" : "a document is lost";
        const auto first = seen.states.begin() + std::max(seen.kept, 0);
        if (std::any_of(first, seen.states.end(), [&](const PuzzleRecord& state) { return isSame(state, *record); }))
            return {};
        return std::any_of(seen.states.begin(), first, [&](const PuzzleRecord& s) { return isSame(s, *record); })
                   ? "an older state came back"
                   : "a state that never was came back";
    }

    QString m_data;
    FailingFiles& m_files;
    RandomSource m_random;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<PuzzleDocument> m_document;
    std::map<QString, SeenStates> m_seen;
    std::string m_savedAs;
    /// Texts that may stand there as well: after a failure that follows the rename, the new file stands.
    std::set<std::string> m_maybeSavedAs;
    std::string m_fault;
};

/// Returns how many operations there were.
int run(FaultPlan plan, std::uint64_t seed, std::string& fault) {
    constexpr int kSteps = 45;
    const QTemporaryDir data;
    FailingFiles files(plan);
    Session session(data.path(), files, seed);
    bool goesOn = true;
    for (int i = 0; i < kSteps && goesOn; ++i)
        goesOn = session.step();
    const int operations = files.operations();
    if (goesOn && plan.at >= 0)
        session.heal();
    fault = session.check();
    return operations;
}

class FailingFilesTest : public ::testing::TestWithParam<Fault> {};

TEST_P(FailingFilesTest, NothingAcknowledgedIsLostWhereverItComes) {
    const Fault fault = GetParam();
    std::string said;
    int sessions = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        const int operations = run({}, seed, said);
        ASSERT_EQ(said, "") << "without a fault, seed " << seed;
        ASSERT_GT(operations, 60);
        const std::vector<int> lengths = isKill(fault) ? std::vector{1} : std::vector{1, 3, 1'000'000};
        for (const int lasts : lengths)
            // One failure comes everywhere; longer ones overlap.
            for (int at = 0; at < operations; at += lasts == 1 ? 1 : 5, ++sessions) {
                run({at, lasts, fault}, seed, said);
                ASSERT_EQ(said, "") << kFaultNames[static_cast<int>(fault)] << " at operation " << at << " for "
                                    << lasts << ", seed " << seed;
            }
    }
    RecordProperty("sessions", sessions);
}

INSTANTIATE_TEST_SUITE_P(EveryOperation, FailingFilesTest,
                         ::testing::Values(Fault::noSpace, Fault::readOnly, Fault::ioError, Fault::shortWrite,
                                           Fault::killed, Fault::killedInWrite));

}  // namespace
}  // namespace nonet
