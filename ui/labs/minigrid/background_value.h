#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/tasks/task.h"

namespace nonet::minigrid {

/// Something that takes long, worked out in the background for one puzzle and one way (a number) at a time. The lab
/// changes when it has come.
template <typename Value>
class BackgroundValue {
public:
    BackgroundValue(const QString& title, MinigridLab& lab) : m_lab(lab), m_task(title, &lab) {}

    /// Null until it has come.
    const Value* find(const Grid& puzzle, int way = 0) const {
        return m_value && m_puzzle == puzzle && m_way == way ? m_value.get() : nullptr;
    }
    /// Begins where it is neither there nor on its way. `work(puzzle, stop, progress)` owns what it reads.
    template <typename Work>
    void ask(const Puzzle& puzzle, int way, Work work) {
        const bool isComing = m_task.isRunning() && m_asked == puzzle.givens && m_askedWay == way;
        if (isComing || find(puzzle.givens, way))
            return;
        m_asked = puzzle.givens;
        m_askedWay = way;
        m_task.start(
            [puzzle, work](const std::stop_token& stop, const ProgressSink& progress) {
                return std::make_shared<const Value>(work(puzzle, stop, progress));
            },
            [this](std::shared_ptr<const Value> value) {
                m_value = std::move(value);
                m_puzzle = m_asked;
                m_way = m_askedWay;
                Q_EMIT m_lab.changed();
            });
    }
    bool isRunning() const { return m_task.isRunning(); }
    void cancel() { m_task.cancel(); }

private:
    MinigridLab& m_lab;
    Task m_task;
    std::shared_ptr<const Value> m_value;
    Grid m_puzzle;
    int m_way = 0;
    Grid m_asked;
    int m_askedWay = 0;
};

}  // namespace nonet::minigrid
