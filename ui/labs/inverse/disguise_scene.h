// Scene 8: the same puzzle in disguise.
#pragma once

#include "core/generators/transform_game.h"
#include "core/rating/rating.h"
#include "ui/labs/inverse/inverse_scene.h"

#include <deque>

namespace nonet::inverse_lab {

/// The text's equivalences, one after the other; what does not change is checked after each.
class DisguiseScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::DisguiseScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("The same puzzle in disguise"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// Digits, rows, columns, bands, stacks, transposition.
    int moveCount() const override { return kChanges; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<Puzzle> puzzle() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    static constexpr int kChanges = 6;
    struct Measures {
        ClassicDigits clues;
        std::uint64_t solutions = 0;
        CandidateDifficulty difficulty;
        HodokuRating hodoku;
        ClassicDigits form;
    };
    static Measures measure(const ClassicDigits& clues);
    /// After so many changes.
    const Measures& measures(int moves) const;
    ClassicTransform change(int move) const;

private:
    QString changeText(int move) const;

    mutable std::optional<std::pair<ClassicDigits, std::uint64_t>> m_of;
    /// A deque: what measures() handed out stays where it is.
    mutable std::deque<Measures> m_measures;
};

}  // namespace nonet::inverse_lab
