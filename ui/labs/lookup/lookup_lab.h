#pragma once

#include "core/canonical/grid_count.h"
#include "ui/labs/frame/lab.h"
#include "ui/labs/lookup/lookup_model.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>

namespace nonet::lookup {

class LookupScene;

/// What is counted in the background, once.
struct FloorFacts {
    /// Counted anew, digit by digit.
    std::uint32_t floors = 0;
    std::vector<FloorClass> classes;
    /// Grows class by class.
    GridCount grids;

    /// The class of a floor among these, from 0.
    std::size_t classOf(const Floor& floor) const;
    bool isComplete() const { return grids.terms.size() == classes.size(); }
};

/// Lookup [Lookup]: one list as a key, and every board from tables of floors and trios.
class LookupLab : public LabOf<LookupModel> {
    Q_OBJECT

public:
    static const LabRow kRow;
    static constexpr const char* kOneFamilyScene = "one_family";
    /// Its board gives others their three rows.
    static constexpr const char* kTowerScene = "tower";

    explicit LookupLab(QObject* parent = nullptr);

    void setFloor(const Floor& floor);
    /// Must have a key from the first board.
    void setSecond(const Grid& second);
    /// The learner's own tower; none: the list's.
    void setTower(const std::optional<TowerPattern>& tower);
    /// The board that the floor and the tower make.
    Grid towerBoard() const;
    /// Null until the classes are counted, then with more terms at each changed(); the first call begins.
    const FloorFacts* facts();

    /// For 15, 45 and 90 minutes, and all.
    std::vector<LabPreset> presets() const override;
    LabInputKind inputKind() const override;
    QString source() const override;
    QString inputText() const override;
    /// A list of nine signs, a board of 81 cells, a floor of 27 digits or its number: whatever the text is, in any
    /// scene.
    QString setInput(const QString& text) override;
    void shuffleInput(std::uint64_t seed) override;
    void useExample() override;

private:
    void fillWorksheet(WorksheetPage& sheet) override;
    Puzzle usualPuzzle() const override;
    void countNextTerm(const std::shared_ptr<GridCounter>& counter);
    const LookupScene& currentScene() const;
    /// What the scene on the screen starts from.
    InputKind kind() const;

    Task m_task;
    std::optional<FloorFacts> m_facts;
    QElapsedTimer m_sinceReport;
};

}  // namespace nonet::lookup
