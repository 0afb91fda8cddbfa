// Pruning by hand: what the learner struck, guessed and took back, judged and painted.
#pragma once

#include "core/solvers/minigrid/by_hand.h"
#include "ui/labs/minigrid/pruning_picture.h"

namespace nonet::minigrid {

/// For as long as what it is made of stands.
class PruneTurn {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PruneScene)

public:
    using Work = std::vector<GraphNode>;

    /// The picture has the graph of few permutations. `work`: clicked by hand, in that order: struck, guessed or taken
    /// back, whichever was due; only the last may be wrong.
    PruneTurn(const MinigridModel& model, const PruningPicture& picture, PruningScope scope, const Work& work)
        : m_model(model), m_picture(picture), m_scope(scope), m_work(work), m_hand(walked(work.size())) {}

    LabTurn turn() const;
    std::uint32_t struckCount() const;
    bool isStruck(GraphNode node) const { return m_hand.now().isStruck(node); }
    /// The work after this click: a mistake gives way to it, and a click on what was done takes that back.
    Work after(GraphNode node) const;
    void paint(QPainter& painter, const QRectF& figure, const GraphColumns& places, const StageLook& look) const;

private:
    /// As far as it is right.
    PruneByHand walked(std::size_t steps) const;
    const BoxPermutation& permutation(GraphNode node) const {
        return m_picture.film.permutations[at(node.box)][node.number];
    }
    int firstEmpty() const;
    int lineOf() const;
    QString taskText() const;
    QString writingText() const;
    QString stepText() const;
    QString keepText(GraphNode node) const;
    QString notFewestText(GraphNode node) const;
    QString doneText() const;
    std::vector<ChoiceRow> choices() const;
    BoxesPicture boxes(const StageLook& look, const GraphColumns& places) const;
    BoxesPicture settled() const;

    const MinigridModel& m_model;
    const PruningPicture& m_picture;
    PruningScope m_scope;
    const Work& m_work;
    PruneByHand m_hand;
};

}  // namespace nonet::minigrid
