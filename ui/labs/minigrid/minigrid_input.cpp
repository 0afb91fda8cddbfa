#include "ui/labs/minigrid/minigrid_input.h"

#include "core/formats/importer.h"
#include "core/foundation/random_source.h"
#include "core/generators/erase.h"
#include "core/rules/conflicts.h"
#include "ui/labs/frame/board_text.h"
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

struct Words {
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
        return puzzleKept(Words::tr("Nothing was typed."));
    const auto imported = importPuzzle((signs.size() == kCells ? signs : text).toStdString());
    if (!imported)
        return puzzleKept(errorSentence(imported.error()));
    const Puzzle& puzzle = imported->record.puzzle;
    if (!puzzle.geometry.isClassic())
        return puzzleKept(Words::tr("This lab has boards of 9 × 9 cells with boxes of 3 × 3."));
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

}  // namespace nonet::minigrid
