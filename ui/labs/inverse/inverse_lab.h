#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/labs/inverse/inverse_model.h"
#include "ui/tasks/task.h"

namespace nonet::inverse_lab {

/// Inverse generation (source 002): puzzles made by undoing what solves them.
class InverseLab : public Lab {
    Q_OBJECT

public:
    explicit InverseLab(QObject* parent = nullptr);
    ~InverseLab() override;

    const InverseModel& model() const { return m_model; }
    const InverseFacts& facts() const { return m_facts; }
    void setSeed(std::uint64_t seed);

    QString id() const override { return QStringLiteral("inverse"); }
    QString title() const override;
    QString about() const override;
    int sceneCount() const override { return static_cast<int>(m_scenes.size()); }
    LabScene& scene(int index) override { return *m_scenes[static_cast<std::size_t>(index)]; }
    QStringList labelModes() const override;
    LabInputKind inputKind() const override { return LabInputKind::textPuzzle; }
    QString inputLabel() const override;
    QString inputText() const override;
    /// A puzzle with one solution, or a solved board: then a puzzle is made of it.
    QString setInput(const QString& text) override;
    void shuffleInput(std::uint64_t seed) override;
    void takeExample() override;
    Puzzle puzzle(int scene) override;
    void paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) override;

    static constexpr int kMostSeed = 9999;

private:
    void take(const ClassicDigits& clues, const ClassicDigits& solution);

    InverseModel m_model;
    InverseFacts m_facts;
    std::vector<std::unique_ptr<LabScene>> m_scenes;
};

}  // namespace nonet::inverse_lab
