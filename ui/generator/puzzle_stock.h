#pragma once

#include "core/generators/goal_search.h"
#include "ui/tasks/serial_queue.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <vector>

namespace nonet {

class Task;

/// A few puzzles of each level that nobody has seen, kept ready in a file, so that New by level has one at once. Taking
/// one out makes room, which is filled in the background while nothing else is done. Each generated puzzle has met its
/// goal and was confirmed by another solver.
class PuzzleStock : public QObject {
    Q_OBJECT

public:
    /// How many puzzles of each level are kept ready.
    static constexpr int kKept = 3;

    /// file: where it is kept; what cannot be read of it is passed over.
    explicit PuzzleStock(const QString& file, QObject* parent = nullptr);
    ~PuzzleStock() override;

    /// By which levels are meant. Puzzles of another are of no use then.
    void setProfile(const Profile& profile);

    /// Nothing where none is ready.
    std::optional<Puzzle> take(Level level);
    int count(Level level) const;
    /// Begins to fill after that many milliseconds without a call.
    void fillWhenIdle(int delay = 3000);

Q_SIGNALS:
    void filled();

private:
    void fillNext();
    void add(Level level, const Puzzle& puzzle);
    void load();
    void keep();
    static std::size_t at(Level level) { return static_cast<std::size_t>(level); }

    QString m_file;
    Profile m_profile = hodokuProfile();
    /// The fingerprint of the profile by which the puzzles that are there were made.
    std::uint64_t m_madeBy;
    std::array<std::vector<Puzzle>, kLevelCount> m_puzzles;
    Task* m_task;
    QTimer m_idle;
    SerialQueue m_disk;
};

/// A puzzle that meets the goal, from pieces of the seed until one is found; nothing where `seconds` pass before.
std::optional<GoalPuzzle> freshPuzzle(const PuzzleGoal& goal, std::uint64_t seed, double seconds,
                                      const std::stop_token& stop = {});

}  // namespace nonet
