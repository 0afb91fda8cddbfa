#pragma once

#include "core/canonical/grid_count.h"
#include "ui/labs/frame/lab.h"
#include "ui/labs/lookup/lookup_model.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>

namespace nonet::lookup {

/// What is counted in the background, once.
struct FloorFacts {
    /// Counted anew, digit by digit.
    std::uint32_t floors = 0;
    std::vector<FloorClass> classes;
    /// Grows class by class.
    GridCount grids;

    bool isComplete() const { return grids.terms.size() == classes.size(); }
};

/// Lookup (source 001): one list as a key, and every board from tables of floors and trios.
class LookupLab : public Lab {
    Q_OBJECT

public:
    explicit LookupLab(QObject* parent = nullptr);
    ~LookupLab() override;

    const LookupModel& model() const { return m_model; }
    void setFloor(const Floor& floor);
    /// Must have a key from the first board.
    void setSecond(const Grid& second);
    /// The learner's own tower; none: the list's.
    void setTower(const std::optional<TowerPattern>& tower);
    /// Null until the classes are counted, then with more terms at each changed(); the first call begins.
    const FloorFacts* facts();

    QString id() const override { return QStringLiteral("lookup"); }
    QString title() const override;
    QString about() const override;
    int sceneCount() const override { return static_cast<int>(m_scenes.size()); }
    LabScene& scene(int index) override { return *m_scenes[static_cast<std::size_t>(index)].scene; }
    /// Lesson, Seminar and All.
    std::vector<LabLength> lengths() const override;
    /// The input field shows what this scene starts from.
    void sceneEntered(int index) override { m_current = index; }
    QStringList labelModes() const override;
    LabInputKind inputKind() const override;
    QString inputLabel() const override;
    QString inputText() const override;
    /// A list of nine signs, a board of 81 cells, a floor of 27 digits or its number: whatever the text is, in any
    /// scene.
    QString setInput(const QString& text) override;
    void shuffleInput(std::uint64_t seed) override;
    void takeExample() override;
    Puzzle puzzle(int scene) override;
    void paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) override;

private:
    struct Entry {
        std::unique_ptr<LabScene> scene;
        InputKind input;
    };
    void countNextTerm(const std::shared_ptr<GridCounter>& counter);
    InputKind kind() const { return m_scenes[static_cast<std::size_t>(m_current)].input; }
    QString setList(const QString& text);
    QString setBoard(const QString& text);
    QString setPuzzle(const QString& text);
    QString setFloorText(const QString& text);
    QString setRank(const QString& text);

    LookupModel m_model;
    std::vector<Entry> m_scenes;
    int m_current = 0;
    Task m_task;
    std::optional<FloorFacts> m_facts;
    QElapsedTimer m_sinceTold;
};

}  // namespace nonet::lookup
