#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/labs/inverse/inverse_model.h"

namespace nonet::inverse_lab {

/// Puzzles backwards [Inverse]: puzzles made by undoing what solves them.
class InverseLab : public LabOf<InverseModel> {
    Q_OBJECT

public:
    static const LabRow kRow;

    explicit InverseLab(QObject* parent = nullptr);

    void setSeed(std::uint64_t seed);

    std::vector<LabPreset> presets() const override;
    QString source() const override;
    QString inputText() const override;
    /// A puzzle with one solution, or a solved board: then a puzzle is made of it.
    QString setInput(const QString& text) override;
    void shuffleInput(std::uint64_t seed) override;
    void useExample() override;

    static constexpr int kMostSeed = 9999;

private:
    void fillWorksheet(WorksheetPage& sheet) override;
    Puzzle usualPuzzle() const override;
    void setPuzzle(const ClassicDigits& clues, const ClassicDigits& solution);
};

}  // namespace nonet::inverse_lab
