#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/labs/shift_cipher/shift_model.h"

namespace nonet {

/// The shift cipher (source 000): how one list becomes a board, why it is always a Sudoku.
class ShiftLab : public Lab {
    Q_OBJECT

public:
    explicit ShiftLab(QObject* parent = nullptr);
    ~ShiftLab() override;

    const ShiftModel& model() const { return m_model; }
    /// Another shape of board; the list is shortened or filled up in order.
    void setGeometry(const Geometry& geometry);

    QString id() const override { return QStringLiteral("shift_cipher"); }
    QString title() const override;
    QString about() const override;
    int sceneCount() const override { return static_cast<int>(m_scenes.size()); }
    LabScene& scene(int index) override { return *m_scenes[static_cast<std::size_t>(index)]; }
    QStringList labelModes() const override;
    LabInputKind inputKind() const override { return LabInputKind::list; }
    QString inputLabel() const override;
    QString inputText() const override;
    QString setInput(const QString& text) override;
    QString inputWithExchanged(int first, int second) const override;
    void shuffleInput(std::uint64_t seed) override;
    void takeExample() override;
    Puzzle puzzle(int scene) override;
    void sceneEntered(int index) override { m_current = index; }
    /// Of the scenes whose matter is a masked board: that puzzle; else from the list to the board.
    void paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) override;

private:
    ShiftModel m_model;
    std::vector<std::unique_ptr<LabScene>> m_scenes;
    int m_current = 0;
};

}  // namespace nonet
