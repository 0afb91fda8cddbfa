#include "ui/generator/puzzle_stock.h"

#include "core/formats/native/profile_file.h"
#include "core/foundation/stable_hash.h"
#include "core/solvers/search/search.h"
#include "core/storage/replace_file.h"
#include "ui/tasks/task.h"

#include <QRandomGenerator>

#include <chrono>

namespace nonet {
namespace {

/// What a level may take in the background; the rarest come in a fraction of it.
constexpr double kSecondsALevel = 20;
/// The upper limit of a stock's file; ours are a tenth of it.
constexpr std::size_t kMostBytes = 1 << 15;
/// In milliseconds, between two puzzles that are made for the stock.
constexpr int kPause = 200;

/// Before the fingerprint of a profile that is not HoDoKu's; no level begins so.
constexpr const char* kBy = "by ";

/// A number for what the profile does, whatever it is called.
std::uint64_t fingerprint(Profile profile) {
    profile.name.clear();
    profile.basis = ProfileKind::hodoku;
    profile.version = 1;
    return StableHash().add(writeProfile(profile)).value();
}

}  // namespace

PuzzleStock::PuzzleStock(const QString& file, QObject* parent)
    : QObject(parent), m_file(file), m_madeBy(fingerprint(m_profile)),
      m_task(new Task(tr("Keeping puzzles ready"), this)) {
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &PuzzleStock::fillNext);
    load();
}

PuzzleStock::~PuzzleStock() = default;

void PuzzleStock::setProfile(const Profile& profile) {
    m_profile = profile;
    const std::uint64_t by = fingerprint(profile);
    if (by == m_madeBy)
        return;
    m_madeBy = by;
    for (std::vector<Puzzle>& puzzles : m_puzzles)
        puzzles.clear();
    fillWhenIdle();
}

std::optional<Puzzle> PuzzleStock::take(Level level) {
    std::vector<Puzzle>& ready = m_puzzles[at(level)];
    if (ready.empty())
        return std::nullopt;
    Puzzle puzzle = std::move(ready.front());
    ready.erase(ready.begin());
    keep();
    return puzzle;
}

int PuzzleStock::count(Level level) const { return static_cast<int>(m_puzzles[at(level)].size()); }

void PuzzleStock::fillWhenIdle(int delay) {
    m_task->cancel();
    m_idle.start(delay);
}

void PuzzleStock::fillNext() {
    // The emptiest level first.
    const auto least = std::min_element(m_puzzles.begin(), m_puzzles.end(),
                                        [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (least->size() >= kKept) {
        Q_EMIT filled();
        return;
    }
    const auto level = static_cast<Level>(least - m_puzzles.begin());
    m_task->start(
        [goal = PuzzleGoal{.profile = m_profile, .level = level}, seed = QRandomGenerator::global()->generate64()](
            const std::stop_token& stop, const ProgressSink&) { return freshPuzzle(goal, seed, kSecondsALevel, stop); },
        [this, level](const std::optional<GoalPuzzle>& found) {
            if (!found)
                return;
            add(level, found->puzzle);
            m_idle.start(kPause);
        });
}

void PuzzleStock::add(Level level, const Puzzle& puzzle) {
    m_puzzles[at(level)].push_back(puzzle);
    keep();
}

void PuzzleStock::load() {
    const Result<std::optional<std::string>> content = systemFiles().read(m_file.toStdString(), kMostBytes);
    if (!content)
        return;
    for (const QByteArray& line : QByteArray::fromStdString(content->value_or(std::string())).split('\n')) {
        if (line.startsWith(kBy))
            m_madeBy = line.mid(qstrlen(kBy)).toULongLong();
        const int level = line.left(1).toInt() - 1;
        const std::optional<Grid> givens = gridFromLine(line.mid(2).toStdString());
        // The file may have been changed by others.
        if (level >= 0 && level < kLevelCount && givens && search(Puzzle(*givens)).count == 1)
            m_puzzles[static_cast<std::size_t>(level)].emplace_back(*givens);
    }
}

void PuzzleStock::keep() {
    std::string text;
    if (m_madeBy != fingerprint(hodokuProfile()))
        text = kBy + std::to_string(m_madeBy) + '\n';
    for (std::size_t level = 0; level < m_puzzles.size(); ++level)
        for (const Puzzle& puzzle : m_puzzles[level])
            text += std::to_string(level + 1) + ' ' + toLine(puzzle.givens) + '\n';
    // What could not be kept is made again: nothing to tell.
    m_disk.add([file = m_file.toStdString(), text] { static_cast<void>(replaceFile(file, text)); });
}

std::optional<GoalPuzzle> freshPuzzle(const PuzzleGoal& goal, std::uint64_t seed, double seconds,
                                      const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(seconds);
    for (std::uint64_t piece = 0; Clock::now() < end && !stop.stop_requested(); ++piece) {
        GoalPiece found = searchGoalPiece(goal, seed, piece, 1, stop);
        if (!found.found.empty())
            return std::move(found.found.front());
    }
    return std::nullopt;
}

}  // namespace nonet

#include "moc_puzzle_stock.cpp"
