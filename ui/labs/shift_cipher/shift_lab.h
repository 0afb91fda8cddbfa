#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/labs/shift_cipher/shift_model.h"

#include <map>
#include <optional>

namespace nonet {

/// The shift cipher [Shift]: how one list becomes a board, why it is always a Sudoku.
class ShiftLab : public LabOf<ShiftModel> {
    Q_OBJECT

public:
    static const LabRow kRow;
    /// Ids of scenes: where the learner tries a rule of their own,
    static constexpr const char* kRingScene = "ring";
    /// those that go on with it: the masked board, how little of it is enough, and whether it is a puzzle,
    static constexpr const char* kMaskScene = "mask";
    static constexpr const char* kFewCellsScene = "few_cells";
    static constexpr const char* kVerdictScene = "verdict";
    /// and one for the card: its board is a Sudoku whatever the learner tries elsewhere.
    static constexpr const char* kOtherBoardsScene = "other_boards";

    explicit ShiftLab(QObject* parent = nullptr);

    /// Another shape of board, with the list that was last set at its size; where none was, with what has room of the
    /// current list, and the missing digits at its end.
    void setGeometry(const Geometry& geometry);
    /// The numbers a and b that the learner tried last; another shape of board begins with the source's.
    void setOwnRule(std::optional<ShiftRule> rule);
    /// Tried last, and gone: it was for another shape of board, or this one has no such numbers.
    std::optional<ShiftRule> lostRule() const { return m_lostRule; }
    /// The list with these: what the scenes after the proof compute from.
    ShiftModel triedModel() const;
    /// The titles of the scenes that do.
    QString scenesOfTriedRule() const;

    QStringList labelModes() const override;
    LabInputKind inputKind() const override { return LabInputKind::list; }
    QString inputLabel() const override;
    QString source() const override;
    QString inputText() const override;
    QString inputInFull() const override;
    /// Digits, for a board of another size after it: "4x4: 3142".
    QString setInput(const QString& text) override;
    std::vector<LabPreset> presets() const override;
    QString inputWithExchanged(int first, int second) const override;
    void shuffleInput(std::uint64_t seed) override;
    void useExample() override;
    void useFirstExample() override;

private:
    /// From the list to the board.
    void fillWorksheet(WorksheetPage& sheet) override;
    Puzzle usualPuzzle() const override;

    /// Other than the source's.
    std::optional<ShiftRule> m_ownRule;
    std::optional<ShiftRule> m_lostRule;
    /// The learner's, for when a board of that size comes again.
    std::map<int, Sequence> m_listOfSide;
    /// Made from a list of another size, and nobody's own.
    std::optional<Sequence> m_fitted;
};

}  // namespace nonet
