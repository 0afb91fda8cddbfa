#include "ui/labs/inverse/inverse_lab.h"

#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/solving_path.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/search.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/inverse/inverse_scene.h"

#include <QCoreApplication>

namespace nonet::inverse_lab {

namespace {

/// The source text's own puzzle, its lost columns restored from the solution beside it.
constexpr const char* kClues = "4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15";
constexpr const char* kSolution = "427196538359824176168357294942581763683972451571643982815439627736215849294768315";

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(InverseInput)
};

}  // namespace

const LabRow InverseLab::kRow{
    "inverse", QT_TRANSLATE_NOOP("Labs", "Puzzles backwards"),
    QT_TRANSLATE_NOOP("Labs", "A solved board, and the methods of a solver run backwards until a puzzle is left: what "
                              "of it is right, where it goes wrong, and how to ask for an X-Wing and get one."),
    LabPuzzles::withOneSolution, [](QObject* parent) -> Lab* { return new InverseLab(parent); }};

InverseLab::InverseLab(QObject* parent) : LabOf(kRow, parent, {}) {
    InverseLab::takeExample();
    addScenes(*this, {makeLevelScene, makeUndoScene, makeMethodsScene, makeSearchScene, makeChildrenScene,
                      makeFilmScene, makeGoalScene, makeHeuristicsScene, makeDisguiseScene});
}

void InverseLab::setSeed(std::uint64_t seed) {
    m_model.seed = seed;
    Q_EMIT changed();
}

void InverseLab::take(const ClassicDigits& clues, const ClassicDigits& solution) {
    m_model.clues = clues;
    m_model.solution = solution;
    m_model.isGood = nonet::isGood(clues);
    m_model.path = solvingPath(clues);
    Q_EMIT changed();
}

QString InverseLab::source() const {
    return QStringLiteral("Team 2306, “Generating Sudoku Puzzles as an Inverse Problem”, 2008");
}

QString InverseLab::inputText() const { return QString::fromStdString(toLine(m_model.clues.toGrid())); }

QString InverseLab::setInput(const QString& text) {
    const auto board = consistentBoardFromText(text);
    if (const auto* fault = std::get_if<QString>(&board))
        return puzzleKept(*fault);
    const SearchOutcome found = search(Puzzle(std::get<Grid>(board)));
    if (found.count == 0)
        return puzzleKept(InputWords::tr("This puzzle has no solution."));
    if (found.count > 1)
        return puzzleKept(InputWords::tr("This puzzle has more than one solution, and the inverse begins at one."));
    const auto clues = ClassicDigits::from(std::get<Grid>(board));
    const auto solution = ClassicDigits::from(*found.first);
    RandomSource random(m_model.seed);
    take(clues == solution ? inverseClues(solution, random) : clues, solution);
    return {};
}

void InverseLab::shuffleInput(std::uint64_t seed) {
    RandomSource random(seed);
    const ClassicDigits solution = randomGrid(random);
    take(inverseClues(solution, random), solution);
}

void InverseLab::takeExample() {
    m_model.seed = 1;
    take(ClassicDigits::from(*gridFromLine(kClues)), ClassicDigits::from(*gridFromLine(kSolution)));
}

Puzzle InverseLab::usualPuzzle() const { return Puzzle(m_model.clues.toGrid()); }

LabControl seedControl(InverseLab& lab) {
    return numberControl("seed", InverseLab::tr("Seed:"), 1, InverseLab::kMostSeed, static_cast<int>(lab.model().seed),
                         [&lab](int seed) {
                             if (static_cast<std::uint64_t>(seed) != lab.model().seed)
                                 lab.setSeed(static_cast<std::uint64_t>(seed));
                         });
}

}  // namespace nonet::inverse_lab

#include "moc_inverse_lab.cpp"
