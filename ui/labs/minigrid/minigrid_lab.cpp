#include "ui/labs/minigrid/minigrid_lab.h"

#include "core/formats/importer.h"
#include "core/foundation/random_source.h"
#include "core/generators/erase.h"
#include "core/generators/shaped_puzzle.h"
#include "core/rules/conflicts.h"
#include "core/solvers/search/plain_search.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

#include <functional>
#include <numeric>

namespace nonet::minigrid {

namespace {

constexpr int kCells = 81;
constexpr int kSmallCells = 16;
constexpr int kLargeCells = 256;
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
/// shapedPuzzle of seed 16 with 150 clues: 87 permutations in all boxes;
constexpr std::string_view kLargeExample = "6935..2.8.EAB.1G..723.59B1G4.A.EG14..E..5963..CDE.A8.GB.2CD75..."
                                           ".E..2C.G7...3B..1..38.7.AE9.4..CFD.7B...4GC2A5..CG..5.A.3..B7.DF"
                                           "A.FD.46BG2..E9534B.6FA..E5.9.C2772.G93.....1...A..9.C.G.D8A.61.."
                                           "5..F.214C..D....8..C6.931.2GF...B.6.D.C7.A5.1G4224G...F...B6..78";
/// of seed 2 with 104 clues: 2,608,544.
constexpr std::string_view kLargeExplosion = "A75..E..62.......9..G4B..7..26.DD..3...7...G......BG3D..F.....1."
                                             "..2D.573.C...9..53..EF9.2.6.......84.....1FE....F19E4.8C........"
                                             "CFE82..B.5...D73.5A9.CEF...7....GB...3D6....5.....D7.1.54......."
                                             "...6573D.E8..1...A.F....3D...G.2.E..6..4.A..D3.....5....G.26..B8";
/// As many as the text's example has.
constexpr int kShuffledClues = 26;
/// The fewest that a 4 x 4 board can do with are four.
constexpr int kShuffledSmallClues = 5;
/// So many clues of 256 cells leave some hundred permutations in all boxes together.
constexpr int kShuffledLargeClues = 150;

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

/// With digits, letters in either case from 10 on, and any of the usual signs for blanks.
std::optional<Puzzle> puzzleFromSigns(QString signs, const Geometry& geometry) {
    for (const char blank : {'0', '_', '-', '*'})
        signs.replace(QLatin1Char(blank), u'.');
    const std::optional<Grid> grid = gridFromLine(signs.toUpper().toStdString(), geometry.side());
    return grid ? std::optional<Puzzle>(std::in_place, geometry, *grid) : std::nullopt;
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

constexpr SceneRow<MinigridLab> kScenes[] = {
    {"boxes", makeBoxesScene, LessonLength::minutes15},     {"sequence", makeSequenceScene, LessonLength::minutes15},
    {"tree", makeTreeScene, LessonLength::minutes15},       {"trees", makeTreesScene, LessonLength::minutes45},
    {"path", makePathScene, LessonLength::minutes45},       {"explode", makeExplodeScene, LessonLength::minutes90},
    {"graph", makeGraphScene, LessonLength::minutes45},     {"prune", makePruneScene, LessonLength::minutes45},
    {"compare", makeCompareScene, LessonLength::minutes90}, {"guess", makeGuessScene, LessonLength::minutes90}};

}  // namespace

std::variant<Puzzle, QString> puzzleFrom(const QString& text) {
    QString signs = bare(text);
    if (signs.isEmpty())
        return puzzleKept(InputWords::tr("Nothing was typed."));
    std::optional<Puzzle> puzzle;
    if (signs.size() == kSmallCells) {
        puzzle = puzzleFromSigns(signs, Geometry(2, 2));
        if (!puzzle)
            return puzzleKept(InputWords::tr("A board of 4 × 4 cells has the digits 1 to 4 and points for blanks."));
    } else if (signs.size() == kLargeCells) {
        puzzle = puzzleFromSigns(signs, Geometry(4, 4));
        if (!puzzle)
            return puzzleKept(InputWords::tr("A line for 16 × 16 cells has the digits 1 to 9, the letters A to G for "
                                             "10 to 16, and points for blanks."));
    } else {
        // A clue that was deleted on the board leaves a nought among points.
        const auto imported = importPuzzle((signs.size() == kCells ? signs.replace(u'0', u'.') : text).toStdString());
        if (!imported)
            return puzzleKept(errorSentence(imported.error()));
        puzzle = imported->record.puzzle;
        if (!puzzle->isRegular() || (!puzzle->geometry().isClassic() && puzzle->geometry() != Geometry(4, 4)))
            return puzzleKept(InputWords::tr("This lab has boards of 4 × 4, 9 × 9 and 16 × 16 cells."));
    }
    if (const auto conflicts = findConflicts(puzzle->givens, puzzle->geometry()); !conflicts.empty())
        return puzzleKept(conflictText(conflicts.front(), puzzle->geometry().side()));
    return Puzzle(puzzle->geometry(), puzzle->givens);
}

std::uint64_t MinigridModel::vertexCount() const {
    return std::transform_reduce(trees.begin(), trees.end(), std::uint64_t{0}, std::plus(),
                                 [](const TreeSize& tree) { return tree.open; });
}

std::uint64_t MinigridModel::permutationCount() const {
    return std::transform_reduce(trees.begin(), trees.end(), std::uint64_t{0}, std::plus(),
                                 [](const TreeSize& tree) { return tree.permutations; });
}

MinigridModel modelOf(const Puzzle& puzzle) {
    std::vector<TreeSize> trees;
    trees.reserve(static_cast<std::size_t>(puzzle.geometry().side()));
    for (int box = 0; box < puzzle.geometry().side(); ++box)
        trees.push_back(countTree(PermutationTree(puzzle, box)));
    return {.puzzle = puzzle,
            .facts = boxFacts(puzzle),
            .sequence = boxSequence(puzzle),
            .trees = std::move(trees),
            .isExample = puzzle == Puzzle(exampleR1())};
}

Grid exampleR1() { return gridFromLine(kExample).value_or(Grid()); }

Puzzle smallExample() { return {Geometry(2, 2), gridFromLine(kSmallExample, kSmallSide).value_or(Grid(kSmallSide))}; }

Puzzle largeExample() { return {Geometry(4, 4), gridFromLine(kLargeExample, kLargeSide).value_or(Grid(kLargeSide))}; }

Puzzle largeExplosion() {
    return {Geometry(4, 4), gridFromLine(kLargeExplosion, kLargeSide).value_or(Grid(kLargeSide))};
}

Puzzle seventeenClues() { return Puzzle(gridFromLine(kSeventeen).value_or(Grid())); }

Puzzle randomPuzzle(std::uint64_t seed, int side) {
    RandomSource random(seed);
    if (side == kSmallSide)
        return randomSmallPuzzle(random);
    if (side == kLargeSide)
        return shapedPuzzle(Geometry(4, 4), random, kShuffledLargeClues);
    const Grid solution = randomSolution(random);
    return erase(solution, random, {.fewestClues = kShuffledClues});
}

const LabRow MinigridLab::kRow{
    "minigrid",
    QT_TRANSLATE_NOOP("Labs", "Minigrid solver"),
    QT_TRANSLATE_NOOP("Labs",
                      "A solver that thinks in boxes instead of cells: what fits into one box, how nine boxes are "
                      "put together, and where that explodes."),
    LabPuzzles::withOneSolution,
    [](QObject* parent) -> Lab* { return new MinigridLab(parent); },
    [] { return idsOf(kScenes); }};

MinigridLab::MinigridLab(QObject* parent) : LabOf(kRow, parent, {}) {
    setPuzzle(Puzzle(exampleR1()));
    addScenes(*this, std::span<const SceneRow<MinigridLab>>(kScenes));
}

void MinigridLab::setPuzzle(const Puzzle& puzzle) {
    m_ofSide.insert_or_assign(puzzle.geometry().side(), puzzle);
    m_model = modelOf(puzzle);
    if (puzzle.geometry().isClassic())
        m_classic = m_model;
    notifyScenesOfReshapedInput();
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
    setPuzzle(std::get<Puzzle>(reading));
    return {};
}

void MinigridLab::shuffleInput(std::uint64_t seed) { setPuzzle(randomPuzzle(seed, m_model.side())); }

void MinigridLab::useExample() { setPuzzle(Puzzle(exampleR1())); }

void MinigridLab::useSide(int side) {
    if (side == m_model.side())
        return;
    const auto last = m_ofSide.find(side);
    setPuzzle(last != m_ofSide.end() ? Puzzle(last->second)
              : side == kSmallSide   ? smallExample()
              : side == kLargeSide   ? largeExample()
                                     : Puzzle(exampleR1()));
}

std::vector<LabPreset> MinigridLab::presets() const {
    const auto line = [](const Puzzle& puzzle) { return QString::fromStdString(toLine(puzzle.givens)); };
    const auto textOf = [](std::string_view text) {
        return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    };
    return {{tr("4 × 4, to solve by hand"), line(smallExample())},
            {tr("9 × 9, easy"), textOf(kEasy)},
            {tr("9 × 9, 17 clues"), line(seventeenClues())},
            {tr("16 × 16, few permutations"), line(largeExample())},
            {tr("16 × 16, too many permutations"), line(largeExplosion())},
            {tr("4 × 4, two solutions"), textOf(kSmallTwo)},
            {tr("9 × 9, two solutions"), textOf(kTwo)},
            {tr("4 × 4, contradictory"), textOf(kSmallNone)},
            {tr("9 × 9, contradictory"), textOf(kNone)}};
}

}  // namespace nonet::minigrid

#include "moc_minigrid_lab.cpp"
