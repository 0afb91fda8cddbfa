#include "ui/labs/minigrid/minigrid_lab.h"

#include "core/formats/importer.h"
#include "core/foundation/random_source.h"
#include "core/generators/erase.h"
#include "core/rules/conflicts.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

#include <numeric>

namespace nonet::minigrid {

namespace {

constexpr int kCells = 81;
constexpr int kSmallCells = 16;
constexpr std::string_view kSmallExample = ".24....3....2.3.";
constexpr std::string_view kEasy = ".1.3..8.78.5..9...3276..9......65...6..2..38.1.4...269...49...8.9.1..5.6.62.8...3";
constexpr std::string_view kTwo = "...4.8.3.....3654.4.6.2...8..........6.3.782..7....9....38.....1589..3..9..2.36..";
/// No two clues clash, but nothing fits.
constexpr std::string_view kNone = "1.26......761.5..2.......7.82........95.1...66..798......4.15.9.1.97...44..8..1..";
constexpr std::string_view kSmallTwo = ".2.....3....2.3.";
constexpr std::string_view kSmallNone = ".24.4..3....2.3.";
/// Found by changing one clue of a puzzle with 17 after the other.
constexpr std::string_view kSeventeen =
    "...........3..6...5...8..9.9.............27.....3.46...6..........59..8..2....4..";
constexpr std::string_view kExample =
    "..6....982......1...1.7...59..1...84.1.3.........872...342...76....4....86....9..";
/// As many as the text's example has.
constexpr int kShuffledClues = 26;
/// The fewest that a 4 x 4 board can do with are four.
constexpr int kShuffledSmallClues = 5;

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(MinigridInput)
};

/// People part digits by spaces and commas; 81 signs without them are a line.
QString bare(const QString& text) {
    QString signs;
    for (const QChar sign : text)
        if (!sign.isSpace() && sign != u',' && sign != u';')
            signs += sign;
    return signs;
}

/// With digits, and any of the usual signs for blanks.
std::optional<Puzzle> smallPuzzle(QString signs) {
    for (const char blank : {'0', '_', '-', '*'})
        signs.replace(QLatin1Char(blank), u'.');
    const std::optional<Grid> grid = gridFromLine(signs.toStdString(), kSmallSide);
    return grid ? std::optional<Puzzle>(std::in_place, Geometry(2, 2), *grid) : std::nullopt;
}

/// Clues that leave a solution are added until it is the only one; then those that it can do without go, down to five.
Puzzle randomSmallPuzzle(RandomSource& random) {
    Puzzle puzzle(Geometry(2, 2), Grid(kSmallSide));
    SearchOutcome found;
    while (found.count != 1) {
        const Cell cell(static_cast<int>(random.below(kSmallCells)));
        if (!puzzle.givens.isBlank(cell))
            continue;
        puzzle.givens.set(cell, Digit(static_cast<int>(random.below(kSmallSide)) + 1));
        found = searchByCells(puzzle);
        if (found.count == 0)
            puzzle.givens.clear(cell);
    }
    for (int index = 0; index < kSmallCells && puzzle.givens.filledCount() > kShuffledSmallClues; ++index) {
        const std::optional<Digit> digit = puzzle.givens.digit(Cell(index));
        puzzle.givens.clear(Cell(index));
        if (digit && searchByCells(puzzle).count != 1)
            puzzle.givens.set(Cell(index), *digit);
    }
    return puzzle;
}

QString conflictText(const Conflict& conflict, int side) {
    return InputWords::tr("%1 and %2 both hold %3, but no row, column or box has a digit twice.")
        .arg(cellName(conflict.first, side), cellName(conflict.second, side), QString::number(conflict.digit.value()));
}

}  // namespace

std::variant<Puzzle, QString> puzzleFrom(const QString& text) {
    const QString signs = bare(text);
    if (signs.isEmpty())
        return puzzleKept(InputWords::tr("Nothing was typed."));
    std::optional<Puzzle> puzzle;
    if (signs.size() == kSmallCells) {
        puzzle = smallPuzzle(signs);
        if (!puzzle)
            return puzzleKept(InputWords::tr("A board of 4 × 4 cells has the digits 1 to 4 and points for blanks."));
    } else {
        const auto imported = importPuzzle((signs.size() == kCells ? signs : text).toStdString());
        if (!imported)
            return puzzleKept(errorSentence(imported.error()));
        puzzle = imported->record.puzzle;
        if (!puzzle->geometry.isClassic())
            return puzzleKept(InputWords::tr("This lab has boards of 9 × 9 cells, or of 4 × 4."));
    }
    if (const auto conflicts = findConflicts(puzzle->givens, puzzle->geometry); !conflicts.empty())
        return puzzleKept(conflictText(conflicts.front(), puzzle->geometry.side()));
    return Puzzle(puzzle->geometry, puzzle->givens);
}

MinigridModel modelOf(const Puzzle& puzzle) {
    return {.puzzle = puzzle,
            .facts = boxFacts(puzzle),
            .sequence = boxSequence(puzzle),
            .isExample = puzzle == Puzzle(exampleR1())};
}

Grid exampleR1() { return *gridFromLine(kExample); }

Puzzle smallExample() { return {Geometry(2, 2), *gridFromLine(kSmallExample, kSmallSide)}; }

Puzzle seventeenClues() { return Puzzle(*gridFromLine(kSeventeen)); }

Puzzle randomPuzzle(std::uint64_t seed, int side) {
    RandomSource random(seed);
    if (side == kSmallSide)
        return randomSmallPuzzle(random);
    const Grid solution = randomSolution(random);
    return erase(solution, random, {.fewestClues = kShuffledClues});
}

const LabRow MinigridLab::kRow{
    "minigrid", QT_TRANSLATE_NOOP("Labs", "Minigrid solver"),
    QT_TRANSLATE_NOOP("Labs",
                      "A solver that thinks in boxes instead of cells: what fits into one box, how nine boxes are "
                      "put together, and where that explodes."),
    LabPuzzles::withOneSolution, [](QObject* parent) -> Lab* { return new MinigridLab(parent); }};

MinigridLab::MinigridLab(QObject* parent) : LabOf(kRow, parent, {}) {
    take(Puzzle(exampleR1()));
    addScenes(*this, {makeBoxesScene, makeSequenceScene, makeTreeScene, makeTreesScene, makePathScene, makeExplodeScene,
                      makeGraphScene, makePruneScene, makeCompareScene, makeGuessScene});
}

void MinigridLab::take(const Puzzle& puzzle) {
    if (puzzle.geometry != m_model.geometry() && !m_model.facts.empty())
        m_ofOtherSize = m_model.puzzle;
    if (puzzle.geometry != m_model.geometry())
        m_drawnPath.clear();
    m_model = modelOf(puzzle);
    for (const auto& scene : scenes())
        scene->inputReshaped();
    Q_EMIT changed();
}

QString MinigridLab::inputLabel() const { return tr("Your own puzzle:"); }

QString MinigridLab::source() const {
    return QStringLiteral("Arnab Kumar Maji, “Design and Analysis of an Efficient Guessed Free Sudoku Solver”, Assam "
                          "University, hdl.handle.net/10603/97233");
}

QString MinigridLab::inputText() const { return QString::fromStdString(toLine(m_model.puzzle.givens)); }

QString MinigridLab::setInput(const QString& text) {
    const auto reading = puzzleFrom(text);
    if (const auto* fault = std::get_if<QString>(&reading))
        return *fault;
    take(std::get<Puzzle>(reading));
    return {};
}

void MinigridLab::shuffleInput(std::uint64_t seed) { take(randomPuzzle(seed, m_model.side())); }

void MinigridLab::takeExample() { take(Puzzle(exampleR1())); }

void MinigridLab::takeSide(int side) {
    if (side == m_model.side())
        return;
    take(m_ofOtherSize ? Puzzle(*m_ofOtherSize) : side == kSmallSide ? smallExample() : Puzzle(exampleR1()));
}

std::vector<LabPreset> MinigridLab::presets() const {
    const auto line = [](const Puzzle& puzzle) { return QString::fromStdString(toLine(puzzle.givens)); };
    const auto textOf = [](std::string_view text) {
        return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    };
    return {{tr("4 × 4, to solve by hand"), line(smallExample())},
            {tr("9 × 9, easy"), textOf(kEasy)},
            {tr("9 × 9, 17 clues"), line(seventeenClues())},
            {tr("4 × 4, two solutions"), textOf(kSmallTwo)},
            {tr("9 × 9, two solutions"), textOf(kTwo)},
            {tr("4 × 4, contradictory"), textOf(kSmallNone)},
            {tr("9 × 9, contradictory"), textOf(kNone)}};
}

std::vector<LabLength> MinigridLab::lengths() const {
    std::vector<int> all(static_cast<std::size_t>(sceneCount()));
    std::iota(all.begin(), all.end(), 0);
    // The tree of a box; then one version, the graph and pruning.
    return {LabLength::ofMinutes(15, {0, 1, 2}), LabLength::ofMinutes(45, {0, 1, 2, 3, 4, 6, 7}),
            LabLength::ofMinutes(90, std::move(all))};
}

}  // namespace nonet::minigrid

#include "moc_minigrid_lab.cpp"
