// Scene 3: two boards and the key between them.
#pragma once

#include "core/constructions/digit_key.h"
#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

/// The clues of the second board tell the key, and the key fills the board.
class KeyScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::KeyScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::board; }
    QString title() const override { return tr("The key"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// One for each pair of the key, and one to fill the board.
    int moveCount() const override { return 10; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::optional<Puzzle> puzzle() const override;
    std::vector<LabControl> controls() override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    /// Selects; once more, and the clue goes, or comes back where the key knows it.
    void clickCell(Cell cell) override;
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    KeySolution solution() const;

    /// A digit that was typed and not taken, and the clue that speaks against it.
    struct Refusal {
        Grid board;
        Cell cell;
        Digit digit;
        Cell other;
    };
    /// Of the board of now.
    const Refusal* refusal() const;

private:
    QString pairText(int index) const;
    void paintKey(QPainter& painter, const CellField& field, const StageLook& look, double at) const;
    void paintArc(QPainter& painter, const CellField& first, const CellField& second, const StageLook& look,
                  int index) const;
    void paintRefusal(QPainter& painter, const CellField& field, const StageLook& look) const;

    std::optional<Cell> m_selected;
    std::optional<Refusal> m_refusal;
};

}  // namespace nonet::lookup
