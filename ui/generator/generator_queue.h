#pragma once

#include "core/storage/kept_values.h"
#include "ui/generator/generator_order.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <deque>
#include <map>
#include <set>

namespace nonet {

class KeptOrders;
class Task;

/// Works on any number of orders in the background, in turn, piece by piece, on all cores but one. What is found comes
/// in the order of the pieces, so that it depends on recipe and seed alone: an order that a start takes up again finds
/// what it would have found.
class GeneratorQueue : public QObject {
    Q_OBJECT

public:
    explicit GeneratorQueue(QObject* parent = nullptr);
    /// With what was kept, which goes on where it was; whatever becomes of it is kept again. kept outlives the queue.
    explicit GeneratorQueue(KeptOrders& kept, QObject* parent = nullptr);
    ~GeneratorQueue() override;

    /// Begins at once. Returns the order's id.
    int add(const SavedRecipe& recipe);
    void setPaused(int id, bool isPaused);
    /// Keeps what was found.
    void cancel(int id);
    /// Takes the order and what it found away, from the disk too; putBack() brings it again, as long as the queue
    /// lives.
    void remove(int id);
    /// The order that was removed last and is not back yet; null for none.
    const GeneratorOrder* removed() const { return m_removed.empty() ? nullptr : &m_removed.back().order; }
    void putBack();

    const std::deque<GeneratorOrder>& orders() const { return m_orders; }
    /// Null for none.
    const GeneratorOrder* find(int id) const;
    bool isBusy() const;
    /// How far the orders are, which is kept by itself a moment after it changes.
    void keepNow(KeptBy by = KeptBy::system);

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
        /// The order's key in KeptOrders.
        QString key;
        double keptSeconds = 0;
    };
    struct Worker {
        Task* task = nullptr;
        int order = 0;
        /// Since the piece began, or its time was counted last.
        QElapsedTimer working;
    };

    struct Removed {
        GeneratorOrder order;
        Progress progress;
    };

    GeneratorOrder* order(int id);
    void prove(const GeneratorOrder& order);
    void feed();
    void begin(Worker& worker, GeneratorOrder& order);
    void countTime(Worker& worker);
    void receive(int id, std::uint64_t piece, GoalPiece result);
    void end(GeneratorOrder& order, OrderState state);
    void stopWorkers(int id);
    void tick();
    void restore();
    /// Within kSaveDelay milliseconds.
    void keepSoon(int id);
    static constexpr int kSaveDelay = 200;

    KeptOrders* m_kept = nullptr;
    /// That have changed since they were kept.
    std::set<int> m_unkept;
    QTimer m_keepTimer;
    std::deque<GeneratorOrder> m_orders;
    std::map<int, Progress> m_progress;
    std::vector<Removed> m_removed;
    std::vector<Worker> m_workers;
    int m_lastId = 0;
    /// Whose turn it was last.
    int m_lastFed = 0;
    QTimer m_clock;
};

}  // namespace nonet
