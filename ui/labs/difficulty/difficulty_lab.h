#pragma once

#include "ui/labs/difficulty/difficulty_model.h"
#include "ui/labs/frame/background_value.h"

namespace nonet::difficulty {

/// Difficulty [Variants]: what makes a puzzle hard, measured in several ways.
class DifficultyLab : public LabOf<DifficultyModel> {
    Q_OBJECT

public:
    static const LabRow kRow;

    explicit DifficultyLab(QObject* parent = nullptr);

    void setWeights(const CandidateWeights& weights);
    /// Sets the factor of D's second stage, see DifficultyModel.
    void setSecondStage(int factor);
    /// Has equal digits in no house.
    void setEdited(const Grid& edited);
    /// Must have one solution.
    void setPuzzle(const Grid& puzzle);

    /// What the path of the current puzzle tells.
    const PathFacts& facts() const { return m_facts; }
    /// Null until they are there; the first call for a puzzle begins, and changed() tells the end.
    const SlowFacts* slow();
    /// For paper, which cannot wait: worked out now where it has to be.
    const SlowFacts& slowAtOnce();
    /// Steps of the path whose open moves are counted so far.
    int counted() const { return static_cast<int>(m_slow.done()); }

    QString source() const override;
    std::vector<LabPreset> presets() const override;
    QString inputText() const override;
    /// A puzzle with one solution; in the last scene any board without equal digits in a house.
    QString setInput(const QString& text) override;
    /// One of the samples in disguise.
    void shuffleInput(std::uint64_t seed) override;
    void useExample() override;

private:
    void fillWorksheet(WorksheetPage& sheet) override;
    Puzzle usualPuzzle() const override { return Puzzle(m_model.puzzle); }
    bool acceptsEdited() const { return current() + 1 == scenes().count(); }

    PathFacts m_facts;
    BackgroundValue<SlowFacts, Grid> m_slow;
    std::optional<std::pair<Grid, SlowFacts>> m_slowAtOnce;
};

}  // namespace nonet::difficulty
