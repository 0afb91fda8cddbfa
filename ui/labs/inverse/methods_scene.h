// Scene 2: the five methods, each forward and backward.
#pragma once

#include "ui/labs/inverse/inverse_scene.h"

namespace nonet::inverse_lab {

/// A place where a method can be used, with all that it asks; the learner pokes the board and sees what breaks.
class MethodsScene : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::MethodsScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("Five methods, forward and backward"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The conditions, forward, backward.
    int moveCount() const override { return 2; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    void clickCell(Cell cell) override;
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    struct Place {
        /// Where the board comes from, and after how many steps of its path.
        ClassicDigits clues;
        MarkBoard board;
        std::vector<MethodUse> uses;
        /// Another puzzle than the learner's, whose path does not use the method.
        bool isBorrowed = false;
    };
    const Place& place() const;
    const MethodUse& use() const;
    /// As poked.
    const MarkBoard& board() const;
    InverseMethod method() const { return m_method; }
    MethodReading reading() const { return m_reading; }
    FixedList<UseCheck, 6> checksAt(int moves) const;
    MarkBoard boardAt(int moves) const;

private:
    /// What to know of it that the text has otherwise.
    QString slipOf(InverseMethod method) const;
    void toggleMark(Cell cell, Digit digit);

    InverseMethod m_method = InverseMethod::exclusion;
    MethodReading m_reading = MethodReading::corrected;
    std::size_t m_use = 0;
    struct Poked {
        /// The place's.
        ClassicDigits clues;
        MarkBoard board;
    };
    std::optional<Poked> m_poked;
    mutable std::optional<Place> m_place;
    mutable ClassicDigits m_placeOf;
    mutable InverseMethod m_placeMethod = InverseMethod::exclusion;
};

}  // namespace nonet::inverse_lab
