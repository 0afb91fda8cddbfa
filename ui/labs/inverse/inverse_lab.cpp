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

/// The path uses all five methods.
constexpr const char* kFiveMethods =
    "..19....2...67.8..3.........9.48...76..31...5..3........4..1.5...5.9...1.268.5..9";
/// The source text's own puzzle, its lost columns restored from the solution beside it: two methods do.
constexpr const char* kOfTheText = "4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15";
/// A puzzle of Gordon Royle's collection.
constexpr const char* kSeventeen = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// Arto Inkala's of 2012.
constexpr const char* kBeyond = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(InverseInput)
};

constexpr SceneRow<InverseLab> kScenes[] = {{"level", makeLevelScene, LessonLength::minutes15},
                                            {"undo", makeUndoScene, LessonLength::minutes15},
                                            {"methods", makeMethodsScene, LessonLength::minutes45},
                                            {"search", makeSearchScene, LessonLength::minutes90},
                                            {"children", makeChildrenScene},
                                            {"film", makeFilmScene, LessonLength::minutes45},
                                            {"goal", makeGoalScene, LessonLength::minutes90},
                                            {"heuristics", makeHeuristicsScene},
                                            {"disguise", makeDisguiseScene, LessonLength::minutes90}};

}  // namespace

const LabRow InverseLab::kRow{
    "inverse",
    QT_TRANSLATE_NOOP("Labs", "Puzzles backwards"),
    QT_TRANSLATE_NOOP("Labs", "A solved board, and the methods of a solver run backwards until a puzzle is left: what "
                              "of it is right, where it goes wrong, and how to ask for an X-Wing and get one."),
    LabPuzzles::withOneSolution,
    [](QObject* parent) -> Lab* { return new InverseLab(parent); },
    [] { return idsOf(kScenes); }};

InverseLab::InverseLab(QObject* parent) : LabOf(kRow, parent, {}) {
    InverseLab::useExample();
    addScenes(*this, std::span<const SceneRow<InverseLab>>(kScenes));
}

void InverseLab::setSeed(std::uint64_t seed) {
    m_model.seed = seed;
    Q_EMIT changed();
}

void InverseLab::setPuzzle(const ClassicDigits& clues, const ClassicDigits& solution) {
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
    if (found.count == 0 || !found.first)
        return puzzleKept(InputWords::tr("This puzzle has no solution."));
    if (found.count > 1)
        return puzzleKept(InputWords::tr("This puzzle has more than one solution, and the inverse begins at one."));
    const auto clues = ClassicDigits::from(std::get<Grid>(board));
    const auto solution = ClassicDigits::from(*found.first);
    RandomSource random(m_model.seed);
    setPuzzle(clues == solution ? inverseClues(solution, random) : clues, solution);
    return {};
}

void InverseLab::shuffleInput(std::uint64_t seed) {
    RandomSource random(seed);
    const ClassicDigits solution = randomGrid(random);
    setPuzzle(inverseClues(solution, random), solution);
}

void InverseLab::useExample() {
    m_model.seed = 1;
    const Grid puzzle = gridFromLine(kFiveMethods).value_or(Grid());
    setPuzzle(ClassicDigits::from(puzzle), ClassicDigits::from(search(Puzzle(puzzle)).first.value_or(puzzle)));
}

std::vector<LabPreset> InverseLab::presets() const {
    return {{InputWords::tr("All five methods"), QLatin1String(kFiveMethods)},
            {InputWords::tr("Two methods, from the paper"), QLatin1String(kOfTheText)},
            {InputWords::tr("17 clues"), QLatin1String(kSeventeen)},
            {InputWords::tr("Beyond the methods"), QLatin1String(kBeyond)}};
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
