// Scenes 5 and 8: what the trios of a floor tell, and what they forget.
#pragma once

#include "core/canonical/trio_table.h"
#include "core/constructions/row_compression.h"
#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

/// Two boxes of a floor determine the third.
class TriosScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::TriosScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Trios"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// A box each.
    int moveCount() const override { return 3; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    TrioConfiguration configuration() const;

private:
    void paintLines(QPainter& painter, const QRectF& area, const StageLook& look) const;
    void paintPartners(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
};

/// The floor of a configuration, the digits of each trio in rising order.
Floor floorOf(const TrioConfiguration& configuration);

/// Rows written as three letters.
class LettersScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::LettersScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Rows in three letters"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// Two rows, the third from their letters alone, and another floor with the same letters.
    int moveCount() const override { return 4; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Left to right.
    RowTrios row(int index) const;
    /// The row's three letters.
    QString letters(int index) const;

private:
    void paintMeaning(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
};

}  // namespace nonet::lookup
