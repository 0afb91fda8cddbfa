#include "ui/publishing/puzzle_copy.h"

#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/native/native_file.h"
#include "core/formats/text/grid_text.h"
#include "core/techniques/catalogue.h"
#include "ui/text/step_roles.h"
#include "ui/text/technique_text.h"

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

std::string candidateText(const PuzzleRecord& record, const std::optional<Step>& step) {
    return writeCandidateGrid(record, step ? marksOf(*step) : CandidateMarks());
}

FormatId formatOf(CopyKind kind) {
    switch (kind) {
    case CopyKind::givens:
    case CopyKind::state: return FormatId::line;
    case CopyKind::candidateGrid:
    case CopyKind::forumPost: return FormatId::candidateGrid;
    case CopyKind::libraryLine: return FormatId::libraryLine;
    case CopyKind::sudokuPadLink: return FormatId::sudokupad;
    case CopyKind::fpuzzlesLink: return FormatId::fpuzzles;
    case CopyKind::wholePuzzle: break;
    }
    return FormatId::native;
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

Result<QString> exported(const PuzzleRecord& record, FormatId format) {
    const Result<std::string> text = exportPuzzle(record, format);
    if (!text)
        return text.error();
    return QString::fromStdString(*text).trimmed();
}

}  // namespace

CopyKind copyOfPuzzle(const PuzzleRecord& record) {
    if (record.puzzle.isClassic())
        return CopyKind::givens;
    return fpuzzlesRefusal(record.puzzle) ? CopyKind::wholePuzzle : CopyKind::sudokuPadLink;
}

std::vector<ExportLoss> lossesOfCopy(const PuzzleRecord& record, CopyKind kind) {
    const FormatId format = formatOf(kind);
    if (kind == CopyKind::sudokuPadLink || kind == CopyKind::fpuzzlesLink || kind == CopyKind::wholePuzzle)
        return lossesOf(record, format);
    PuzzleRecord copied;
    copied.puzzle = record.puzzle;
    copied.history = History(kind == CopyKind::givens ? PlayState(record.puzzle.shape()) : record.history.state());
    std::vector<ExportLoss> losses =
        formatRow(format).refusal(copied.puzzle) ? lossesOfDigits(copied.puzzle) : lossesOf(copied, format);
    if (kind == CopyKind::state && digitsOf(copied.puzzle, copied.history.state()) != copied.puzzle.givens)
        losses.insert(losses.begin(), ExportLoss::givensNotTold);
    return losses;
}

Result<QString> copyText(const PuzzleRecord& record, CopyKind kind, const std::optional<Step>& step) {
    if (kind == CopyKind::givens)
        return QString::fromStdString(toLine(record.puzzle.givens));
    const bool needsClassicSide = kind == CopyKind::candidateGrid || kind == CopyKind::forumPost;
    if (needsClassicSide && (!record.puzzle.isRegular() || record.puzzle.geometry().side() != 9))
        return Error{.code = ErrorCode::unsupportedSize, .found = record.puzzle.shape().rows(), .expected = 9};
    switch (kind) {
    case CopyKind::candidateGrid: return QString::fromStdString(candidateText(record, step));
    case CopyKind::forumPost: {
        QString post = QStringLiteral("[code]\n%1\n\n%2")
                           .arg(QString::fromStdString(toLine(record.puzzle.givens)),
                                QString::fromStdString(candidateText(record, step)).trimmed());
        if (step)
            post += QStringLiteral("\n\n") + stepSentence(*step);
        return QString(post + QStringLiteral("\n[/code]\n"));
    }
    case CopyKind::libraryLine: {
        PuzzleRecord withDetails = record;
        if (step)
            withDetails.libraryLine = detailsOf(record, *step);
        return exported(withDetails, FormatId::libraryLine);
    }
    case CopyKind::sudokuPadLink:
    case CopyKind::fpuzzlesLink: return exported(record, formatOf(kind));
    case CopyKind::wholePuzzle: return QString::fromStdString(writeNativeLine(record));
    case CopyKind::givens:
    case CopyKind::state: break;
    }
    return QString::fromStdString(toLine(digitsOf(record.puzzle, record.history.state())));
}

}  // namespace nonet
