#include "ui/labs/inverse/inverse_lab.h"

#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/random_grid.h"
#include "ui/labs/inverse/disguise_scene.h"
#include "ui/labs/inverse/goal_scene.h"
#include "ui/labs/inverse/heuristics_scene.h"
#include "ui/labs/inverse/inverse_input.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/labs/inverse/methods_scene.h"
#include "ui/labs/inverse/path_scenes.h"
#include "ui/labs/inverse/search_scenes.h"

namespace nonet::inverse_lab {

const LabRow InverseLab::kRow{
    "inverse", QT_TRANSLATE_NOOP("Labs", "Inverse generation"),
    QT_TRANSLATE_NOOP("Labs",
                      "A solved board, and the methods of a solver run backwards until a puzzle is left: what of "
                      "it is right, where the text goes wrong, and how to ask for an X-Wing and get one."),
    LabPuzzles::withOneSolution, [](QObject* parent) -> Lab* { return new InverseLab(parent); }};

InverseLab::InverseLab(QObject* parent) : LabOf(kRow, parent, exampleModel()), m_facts(factsOf(m_model)) {
    addScenes<LevelScene, MethodsScene, SearchScene, ChildrenScene, FilmScene, GoalScene, HeuristicsScene,
              DisguiseScene>(*this);
}

void InverseLab::setSeed(std::uint64_t seed) {
    m_model.seed = seed;
    Q_EMIT changed();
}

void InverseLab::take(const ClassicDigits& clues, const ClassicDigits& solution) {
    m_model.clues = clues;
    m_model.solution = solution;
    m_facts = factsOf(m_model);
    Q_EMIT changed();
}

QString InverseLab::inputLabel() const { return tr("Your own:"); }

QString InverseLab::inputText() const { return QString::fromStdString(toLine(m_model.clues.toGrid())); }

QString InverseLab::setInput(const QString& text) {
    const auto reading = puzzleFrom(text);
    if (const auto* fault = std::get_if<QString>(&reading))
        return *fault;
    const auto& input = std::get<PuzzleInput>(reading);
    RandomSource random(m_model.seed);
    take(input.clues == input.solution ? inverseClues(input.solution, random) : input.clues, input.solution);
    return {};
}

void InverseLab::shuffleInput(std::uint64_t seed) {
    RandomSource random(seed);
    const ClassicDigits solution = randomGrid(random);
    take(inverseClues(solution, random), solution);
}

void InverseLab::takeExample() {
    const InverseModel example = exampleModel();
    m_model.seed = example.seed;
    take(example.clues, example.solution);
}

Puzzle InverseLab::usualPuzzle() const { return Puzzle(m_model.clues.toGrid()); }

void InverseLab::paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) {
    inverse_lab::paintWorksheet(painter, page, {m_model, m_facts, withAnswers});
}

LabControl seedControl(InverseLab& lab) {
    return numberControl("seed", InverseLab::tr("Seed:"), 1, InverseLab::kMostSeed, static_cast<int>(lab.model().seed),
                         [&lab](int seed) {
                             if (static_cast<std::uint64_t>(seed) != lab.model().seed)
                                 lab.setSeed(static_cast<std::uint64_t>(seed));
                         });
}

}  // namespace nonet::inverse_lab

#include "moc_inverse_lab.cpp"
