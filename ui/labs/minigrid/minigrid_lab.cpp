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

MinigridLab::MinigridLab(QObject* parent) : Lab(parent) {
    take(exampleR1());
    m_scenes.push_back(std::make_unique<BoxesScene>(*this));
    m_scenes.push_back(std::make_unique<SequenceScene>(*this));
    m_scenes.push_back(std::make_unique<TreeScene>(*this));
    m_scenes.push_back(std::make_unique<TreesScene>(*this));
    m_scenes.push_back(std::make_unique<PathScene>(*this));
    m_scenes.push_back(std::make_unique<ExplodeScene>(*this));
    m_scenes.push_back(std::make_unique<GraphScene>(*this));
    m_scenes.push_back(std::make_unique<PruneScene>(*this));
    m_scenes.push_back(std::make_unique<CompareScene>(*this));
    m_scenes.push_back(std::make_unique<GuessScene>(*this));
}

MinigridLab::~MinigridLab() = default;

void MinigridLab::take(const Grid& clues) {
    m_model.puzzle = Puzzle(clues);
    m_model.facts = boxFacts(m_model.puzzle);
    m_model.sequence = boxSequence(m_model.puzzle);
    m_model.isExample = clues == exampleR1();
    for (const auto& scene : m_scenes)
        scene->inputReshaped();
    Q_EMIT changed();
}

QString MinigridLab::title() const { return tr("Minigrid solver"); }

QString MinigridLab::about() const {
    return tr(
        "A solver that thinks in boxes instead of cells: what fits into one box, how nine boxes are put together, "
        "and where that explodes.");
}

QStringList MinigridLab::labelModes() const { return {tr("Digits")}; }

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

Puzzle MinigridLab::puzzle(int) { return m_model.puzzle; }

void MinigridLab::paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) {
    minigrid::paintWorksheet(painter, page, {m_model, withAnswers});
}

}  // namespace nonet::minigrid

#include "moc_minigrid_lab.cpp"
