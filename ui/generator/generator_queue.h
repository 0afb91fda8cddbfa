#pragma once

#include "core/generators/pattern_proof.h"
#include "ui/generator/saved_recipe.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <deque>
#include <map>

namespace nonet {

class Task;

enum class OrderState : std::uint8_t { running, paused, finished, cancelled, deadlinePassed, provedImpossible };

/// One recipe that is being worked on, or was.
struct GeneratorOrder {
    int id = 0;
    SavedRecipe recipe;
    /// The recipe's, or the one drawn for it: the same recipe with it gives the same puzzles in the same order.
    std::uint64_t seed = 0;
    OrderState state = OrderState::running;
    std::vector<GoalPuzzle> found;
    /// The nearest miss so far, while nothing was found.
    std::optional<GoalPuzzle> best;
    std::uint64_t tried = 0;
    /// Why its mask cannot be filled, where it is over for that.
    PatternVerdict proof;
    /// Seconds that the queue has worked on it: orders that wait for their turn lose no time.
    double seconds = 0;

    bool isOver() const { return state != OrderState::running && state != OrderState::paused; }
};

/// Works on any number of orders in the background, in turn, piece by piece, on all cores but one. What is found comes
/// in the order of the pieces, so that it depends on recipe and seed alone.
class GeneratorQueue : public QObject {
    Q_OBJECT

public:
    explicit GeneratorQueue(QObject* parent = nullptr);
    ~GeneratorQueue() override;

    /// Begins at once. Returns the order's id.
    int add(const SavedRecipe& recipe);
    void setPaused(int id, bool isPaused);
    /// Keeps what was found.
    void cancel(int id);
    /// Takes the order and what it found away.
    void remove(int id);

    const std::deque<GeneratorOrder>& orders() const { return m_orders; }
    /// Null for none.
    const GeneratorOrder* find(int id) const;
    bool isBusy() const;

Q_SIGNALS:
    void orderAdded(int id);
    /// State, numbers or seconds changed.
    void orderChanged(int id);
    void orderRemoved(int id);
    /// order.found has grown by that many.
    void found(int id, int count);

private:
    struct Progress {
        explicit Progress(const SavedRecipe& recipe) : generated(static_cast<std::uint64_t>(recipe.count)) {}

        GeneratedPuzzles generated;
        std::uint64_t nextPiece = 0;
        /// The next whose puzzles are taken.
        std::uint64_t nextTaken = 0;
        std::map<std::uint64_t, GoalPiece> waiting;
        /// Looks whether the mask can be filled; null without a mask, and when it has ended.
        QPointer<Task> proof;
    };
    struct Worker {
        Task* task = nullptr;
        int order = 0;
        /// Since the piece began, or its time was counted last.
        QElapsedTimer working;
    };

    GeneratorOrder* order(int id);
    void prove(const GeneratorOrder& order);
    void feed();
    void begin(Worker& worker, GeneratorOrder& order);
    void countTime(Worker& worker);
    void take(int id, std::uint64_t piece, GoalPiece result);
    void end(GeneratorOrder& order, OrderState state);
    void stopWorkers(int id);
    void tick();

    std::deque<GeneratorOrder> m_orders;
    std::map<int, Progress> m_progress;
    std::vector<Worker> m_workers;
    int m_lastId = 0;
    /// Whose turn it was last.
    int m_lastFed = 0;
    QTimer m_clock;
};

}  // namespace nonet
