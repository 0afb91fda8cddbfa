#include "ui/publishing/position_text.h"

#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/text/grid_text.h"
#include "core/techniques/catalogue.h"
#include "ui/text/error_text.h"
#include "ui/text/step_roles.h"

namespace nonet {
namespace {

CandidateMarks marksOf(const Step& step) {
    CandidateMarks marks;
    for (const RoleCandidate& candidate : step.candidates)
        (partOf(candidate.role) == PatternPart::fins ? marks.fins : marks.pattern).insert(candidate.candidate.cell);
    for (const RoleCell& cell : step.cells)
        if (!marks.fins.contains(cell.cell))
            marks.pattern.insert(cell.cell);
    marks.eliminations = step.eliminations;
    return marks;
}

LibraryLineDetails detailsOf(const PuzzleRecord& record, const Step& step) {
    LibraryLineDetails details;
    details.code = technique(step.technique).code;
    for (const Digit digit : step.digits)
        details.digits += toSymbol(digit);
    const PlayState& state = record.history.state();
    for (int i = 0; i < static_cast<int>(state.cells.size()); ++i)
        for (const Digit digit : state.at(Cell(i)).struck)
            details.deleted.push_back({Cell(i), digit});
    details.eliminations = step.eliminations;
    details.placements = step.placements;
    return details;
}

/// Digits of another board than the line has are a copy of the digits alone.
std::vector<ExportLoss> lossesOfDigits(const Puzzle& puzzle) {
    std::vector<ExportLoss> losses;
    if (!puzzle.constraints().empty())
        losses.push_back(ExportLoss::constraints);
    losses.push_back(ExportLoss::boxes);
    if (!puzzle.decoration().isEmpty())
        losses.push_back(ExportLoss::drawings);
    return losses;
}

}  // namespace

QString givensText(const PuzzleRecord& record) { return QString::fromStdString(toLine(record.puzzle.givens)); }

QString stateText(const PuzzleRecord& record) {
    return QString::fromStdString(toLine(digitsOf(record.puzzle, record.history.state())));
}

Result<QString> candidateText(const PuzzleRecord& record, const std::optional<Step>& step) {
    if (!record.puzzle.isRegular() || record.puzzle.geometry().side() != 9)
        return Error{.code = ErrorCode::unsupportedSize, .found = record.puzzle.shape().rows(), .expected = 9};
    return QString::fromStdString(writeCandidateGrid(record, step ? marksOf(*step) : CandidateMarks()));
}

Result<QString> libraryText(const PuzzleRecord& record, const std::optional<Step>& step) {
    PuzzleRecord withDetails = record;
    if (step)
        withDetails.libraryLine = detailsOf(record, *step);
    const Result<std::string> text = exportPuzzle(withDetails, FormatId::libraryLine);
    if (!text)
        return text.error();
    return QString::fromStdString(*text).trimmed();
}

QStringList positionLosses(const PuzzleRecord& record, FormatId format, PositionPart part) {
    const bool isOfGivens = part == PositionPart::givens;
    PuzzleRecord copied;
    copied.puzzle = record.puzzle;
    copied.history = History(isOfGivens ? PlayState(record.puzzle.shape()) : record.history.state());
    std::vector<ExportLoss> losses =
        formatRow(format).refusal(copied.puzzle) ? lossesOfDigits(copied.puzzle) : lossesOf(copied, format);
    // A line of digits tells no more which of them were given.
    if (format == FormatId::line && !isOfGivens &&
        digitsOf(copied.puzzle, copied.history.state()) != copied.puzzle.givens)
        losses.insert(losses.begin(), ExportLoss::givensNotTold);
    QStringList sentences;
    for (const ExportLoss loss : losses)
        sentences << exportLossSentence(loss);
    return sentences;
}

}  // namespace nonet
