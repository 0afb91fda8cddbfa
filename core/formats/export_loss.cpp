#include "core/formats/export_loss.h"

#include "core/formats/format_catalogue.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/iss/iss_writer.h"

#include <algorithm>

namespace nonet {

namespace {

/// Whether a reader takes a blank cell's only candidate for a digit.
bool hasOpenSingle(const Grid& digits, const CandidateGrid& layer) {
    const Grid solved = solvedGroups(layer).digits;
    for (int i = 0; i < digits.cellCount(); ++i)
        if (digits.isBlank(Cell(i)) && !solved.isBlank(Cell(i)))
            return true;
    return false;
}

bool hasColoursOrLinks(const PlayState& state) {
    return !state.links.empty() || std::any_of(state.cells.begin(), state.cells.end(), [](const CellState& cell) {
        return !cell.colours.isEmpty() || !cell.candidateColours.empty();
    });
}

/// Hidden ones without a form in the format are not drawn.
bool showsHiddenRule(const Puzzle& puzzle, const std::vector<int>& onlyDrawn) {
    for (std::size_t i = 0; i < puzzle.constraints().size(); ++i)
        if (puzzle.constraints()[i].isHidden && std::ranges::find(onlyDrawn, static_cast<int>(i)) == onlyDrawn.end())
            return true;
    return false;
}

bool hasMarks(const PlayState& state) {
    return hasColoursOrLinks(state) || std::any_of(state.cells.begin(), state.cells.end(), [](const CellState& cell) {
               return !cell.corner.isEmpty() || !cell.centre.isEmpty();
           });
}

}  // namespace

std::vector<ExportLoss> lossesOf(const PuzzleRecord& record, FormatId format) {
    const FormatRow& row = formatRow(format);
    // A board that the format does not have is refused by its writer.
    if (row.lost.none() || row.refusal(record.puzzle))
        return {};
    const PlayState& state = record.history.state();
    const Grid digits = digitsOf(record.puzzle, state);
    const CandidateGrid layer = candidateLayer(record.puzzle, state);
    const CandidateGrid unstruck = candidateLayer(record.puzzle, [&] {
        PlayState plain = state;
        for (CellState& cell : plain.cells)
            cell.struck = {};
        return plain;
    }());
    const auto loses = [&row](ExportLoss loss) { return row.lost.test(static_cast<std::size_t>(loss)); };
    const bool hasRest = !record.info.source.empty() || !record.info.tags.empty() || record.playedSeconds > 0;
    const bool hasBoxes = record.puzzle.isRegular() && record.puzzle.geometry().isClassic();
    FpuzzlesLoss lost;
    std::vector<int> onlyDrawn;
    if (format == FormatId::iss) {
        lost.constraints = issFrom(record)->lost;
    } else if (loses(ExportLoss::someConstraints)) {
        const Result<FpuzzlesText> text = fpuzzlesFrom(record);
        lost = text->lost;
        onlyDrawn = text->onlyDrawn;
    }
    const std::pair<ExportLoss, bool> content[] = {
        {ExportLoss::givensNotTold, digits != record.puzzle.givens},
        {ExportLoss::openSingles, loses(ExportLoss::openSingles) && hasOpenSingle(digits, layer)},
        {ExportLoss::struckCandidates, layer != unstruck},
        {ExportLoss::startCandidates, record.puzzle.startCandidates.has_value()},
        {ExportLoss::marks, hasMarks(state)},
        {ExportLoss::history, record.history.nodes().size() > 1},
        {ExportLoss::information,
         record.info != PuzzleInfo() || record.solution.has_value() || record.playedSeconds > 0},
        {ExportLoss::constraints, !record.puzzle.constraints().empty()},
        {ExportLoss::boxes, !hasBoxes},
        {ExportLoss::sourceTagsAndTime, hasRest},
        {ExportLoss::someConstraints, !lost.constraints.empty()},
        {ExportLoss::coloursAndLinks, hasColoursOrLinks(state)},
        {ExportLoss::drawings, !record.puzzle.decoration().isEmpty()},
        {ExportLoss::someDrawings, !lost.drawings.empty()},
        {ExportLoss::hiddenRules, showsHiddenRule(record.puzzle, onlyDrawn)},
        {ExportLoss::drawnRules, !onlyDrawn.empty()},
        {ExportLoss::otherSymbols, !record.puzzle.symbols().isStandard()},
    };
    static_assert(std::size(content) == kExportLosses);
    std::vector<ExportLoss> losses;
    for (const auto& [loss, isThere] : content)
        if (isThere && loses(loss))
            losses.push_back(loss);
    return losses;
}

}  // namespace nonet
