#pragma once

#include "ui/labs/difficulty/difficulty_model.h"
#include "ui/labs/frame/lab.h"
#include "ui/tasks/task.h"

namespace nonet::difficulty {

/// Difficulty (source 004): what makes a puzzle hard, measured in several ways.
class DifficultyLab : public Lab {
    Q_OBJECT

public:
    explicit DifficultyLab(QObject* parent = nullptr);
    ~DifficultyLab() override;

    const DifficultyModel& model() const { return m_model; }
    void setWeights(const CandidateWeights& weights);
    /// Has equal digits in no house.
    void setEdited(const Grid& edited);
    /// Must have one solution.
    void setPuzzle(const Grid& puzzle);

    /// Of the puzzle of now.
    const PathFacts& facts() const { return m_facts; }
    /// Null until they are there; the first call for a puzzle begins, and changed() tells the end.
    const SlowFacts* slow();
    /// Steps of the path whose open moves are counted so far.
    int counted() const { return m_counted; }

    QString id() const override { return QStringLiteral("difficulty"); }
    QString title() const override;
    QString about() const override;
    int sceneCount() const override { return static_cast<int>(m_scenes.size()); }
    LabScene& scene(int index) override { return *m_scenes[static_cast<std::size_t>(index)]; }
    void sceneEntered(int index) override;
    QStringList labelModes() const override;
    QString inputLabel() const override;
    QString inputText() const override;
    /// A puzzle with one solution; in the last scene any board without equal digits in a house.
    QString setInput(const QString& text) override;
    /// One of the samples in other clothes.
    void shuffleInput(std::uint64_t seed) override;
    void takeExample() override;
    Puzzle puzzle(int scene) override;
    void paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) override;

private:
    bool takesEdited() const { return m_current + 1 == sceneCount(); }
    void takePuzzle(const Grid& puzzle);

    DifficultyModel m_model;
    PathFacts m_facts;
    std::vector<std::unique_ptr<LabScene>> m_scenes;
    int m_current = 0;
    Task m_task;
    /// What m_slow is of, or is being worked out for.
    std::optional<Grid> m_slowOf;
    std::optional<SlowFacts> m_slow;
    int m_counted = 0;
};

}  // namespace nonet::difficulty
