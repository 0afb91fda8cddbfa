#include "ui/labs/minigrid/minigrid_lab.h"

#include "core/formats/importer.h"
#include "core/foundation/random_source.h"
#include "core/generators/erase.h"
#include "core/rules/conflicts.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace nonet::minigrid {

namespace {

constexpr int kCells = 81;
constexpr std::string_view kExample =
    "..6....982......1...1.7...59..1...84.1.3.........872...342...76....4....86....9..";
/// As many as the text's example has.
constexpr int kShuffledClues = 26;

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

}  // namespace

std::variant<Grid, QString> puzzleFrom(const QString& text) {
    const QString signs = bare(text);
    if (signs.isEmpty())
        return puzzleKept(InputWords::tr("Nothing was typed."));
    const auto imported = importPuzzle((signs.size() == kCells ? signs : text).toStdString());
    if (!imported)
        return puzzleKept(errorSentence(imported.error()));
    const Puzzle& puzzle = imported->record.puzzle;
    if (!puzzle.geometry.isClassic())
        return puzzleKept(InputWords::tr("This lab has boards of 9 × 9 cells with boxes of 3 × 3."));
    for (const Conflict& conflict : findConflicts(puzzle.givens, Geometry()))
        if (conflict.house.kind == HouseKind::box)
            return puzzleKept(conflictSentence(conflict));
    return puzzle.givens;
}

Grid exampleR1() { return *gridFromLine(kExample); }

Grid randomPuzzle(std::uint64_t seed) {
    RandomSource random(seed);
    const Grid solution = randomSolution(random);
    return erase(solution, random, {.fewestClues = kShuffledClues}).givens;
}

const LabRow MinigridLab::kRow{
    "minigrid", QT_TRANSLATE_NOOP("Labs", "Minigrid solver"),
    QT_TRANSLATE_NOOP("Labs",
                      "A solver that thinks in boxes instead of cells: what fits into one box, how nine boxes are "
                      "put together, and where that explodes."),
    LabPuzzles::withOneSolution, [](QObject* parent) -> Lab* { return new MinigridLab(parent); }};

MinigridLab::MinigridLab(QObject* parent) : LabOf(kRow, parent, {}) {
    take(exampleR1());
    addScenes(*this, {makeBoxesScene, makeSequenceScene, makeTreeScene, makeTreesScene, makePathScene, makeExplodeScene,
                      makeGraphScene, makePruneScene, makeCompareScene, makeGuessScene});
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

QString MinigridLab::source() const {
    return QStringLiteral("Arnab Kumar Maji, “Design and Analysis of an Efficient Guessed Free Sudoku Solver”, Assam "
                          "University, hdl.handle.net/10603/97233");
}

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

}  // namespace nonet::minigrid

#include "moc_minigrid_lab.cpp"
