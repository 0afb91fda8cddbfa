#include "ui/labs/minigrid/minigrid_lab.h"

#include "ui/labs/minigrid/boxes_scene.h"
#include "ui/labs/minigrid/compare_scene.h"
#include "ui/labs/minigrid/explode_scene.h"
#include "ui/labs/minigrid/graph_scene.h"
#include "ui/labs/minigrid/guess_scene.h"
#include "ui/labs/minigrid/minigrid_input.h"
#include "ui/labs/minigrid/minigrid_worksheet.h"
#include "ui/labs/minigrid/prune_scene.h"
#include "ui/labs/minigrid/sequence_scene.h"
#include "ui/labs/minigrid/tree_scene.h"
#include "ui/labs/minigrid/walk_scenes.h"

namespace nonet::minigrid {

const LabRow MinigridLab::kRow{
    "minigrid", QT_TRANSLATE_NOOP("Labs", "Minigrid solver"),
    QT_TRANSLATE_NOOP("Labs",
                      "A solver that thinks in boxes instead of cells: what fits into one box, how nine boxes are "
                      "put together, and where that explodes."),
    LabPuzzles::withOneSolution, [](QObject* parent) -> Lab* { return new MinigridLab(parent); }};

MinigridLab::MinigridLab(QObject* parent) : LabOf(kRow, parent, {}) {
    take(exampleR1());
    addScenes<BoxesScene, SequenceScene, TreeScene, TreesScene, PathScene, ExplodeScene, GraphScene, PruneScene,
              CompareScene, GuessScene>(*this);
}

void MinigridLab::take(const Grid& clues) {
    m_model.puzzle = Puzzle(clues);
    m_model.facts = boxFacts(m_model.puzzle);
    m_model.sequence = boxSequence(m_model.puzzle);
    m_model.isExample = clues == exampleR1();
    for (const auto& scene : scenes())
        scene->inputReshaped();
    Q_EMIT changed();
}

QString MinigridLab::inputLabel() const { return tr("Your own puzzle:"); }

QString MinigridLab::inputText() const { return QString::fromStdString(toLine(m_model.puzzle.givens)); }

QString MinigridLab::setInput(const QString& text) {
    const auto reading = puzzleFrom(text);
    if (const auto* fault = std::get_if<QString>(&reading))
        return *fault;
    take(std::get<Grid>(reading));
    return {};
}

void MinigridLab::shuffleInput(std::uint64_t seed) { take(randomPuzzle(seed)); }

void MinigridLab::takeExample() { take(exampleR1()); }

void MinigridLab::paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) {
    minigrid::paintWorksheet(painter, page, {m_model, withAnswers});
}

}  // namespace nonet::minigrid

#include "moc_minigrid_lab.cpp"
