// Scenes 6 and 7: all floors, and from their classes all grids.
#pragma once

#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

/// 2,612,736 floors in 416 classes.
class AllFloorsScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllFloorsScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("All floors"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// Second rows, third rows, and the sum over the classes in eight parts.
    int moveCount() const override { return 10; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Floors in the classes that are added up at this moment.
    std::uint64_t sumAt(double at) const;

private:
    std::size_t classesAt(double at) const;
    void paintFactors(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    void paintClasses(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
};

/// Every class with its completions, added up.
class AllGridsScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::AllGridsScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("All grids"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The terms come by themselves; then the class of the floor, and the classes with as many completions.
    int moveCount() const override { return 2; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

private:
    void paintTiles(QPainter& painter, const CellField& field, const StageLook& look, double at) const;
    void paintTerms(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
};

/// The class of a floor among these, from 0.
std::size_t classOf(const Floor& floor, const std::vector<FloorClass>& classes);

}  // namespace nonet::lookup
