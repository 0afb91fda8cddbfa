#include "ui/publishing/entered_play.h"

#include "ui/publishing/export_words.h"

#include <QStringList>

#include <algorithm>

namespace nonet {

PuzzleRecord withoutPlay(PuzzleRecord record) {
    record.history = History(PlayState(record.puzzle.shape()));
    record.playedSeconds = 0;
    record.view.clear();
    record.revision = 0;
    record.libraryLine.reset();
    return record;
}

bool hasPlay(const PuzzleRecord& record) {
    const PlayState& state = record.history.state();
    return !state.links.empty() ||
           std::ranges::any_of(state.cells, [](const CellState& cell) { return cell != CellState(); });
}

QString playNames(const PlayState& state) {
    const auto has = [&state](auto holds) { return std::ranges::any_of(state.cells, holds); };
    QStringList names;
    if (has([](const CellState& cell) { return cell.digit != 0; }))
        names << ExportWords::tr("digits", "entered by a player");
    if (has([](const CellState& cell) { return !cell.corner.isEmpty() || !cell.centre.isEmpty(); }))
        names << ExportWords::tr("marks", "made by a player");
    if (has([](const CellState& cell) { return !cell.struck.isEmpty(); }))
        names << ExportWords::tr("struck candidates", "struck by a player");
    if (has([](const CellState& cell) { return !cell.colours.isEmpty() || !cell.candidateColours.empty(); }))
        names << ExportWords::tr("colours", "painted by a player");
    if (!state.links.empty())
        names << ExportWords::tr("links", "drawn by a player");
    return names.join(QStringLiteral(", "));
}

}  // namespace nonet
