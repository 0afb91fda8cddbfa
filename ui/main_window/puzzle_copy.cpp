#include "ui/main_window/puzzle_copy.h"

#include "core/formats/exporter.h"
#include "core/formats/grid_text.h"
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

Result<QString> exported(const PuzzleRecord& record, FormatId format) {
    const Result<std::string> text = exportPuzzle(record, format);
    if (!text)
        return text.error();
    return QString::fromStdString(*text).trimmed();
}

}  // namespace

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
    case CopyKind::givens:
    case CopyKind::state: break;
    }
    return QString::fromStdString(toLine(digitsOf(record.puzzle, record.history.state())));
}

}  // namespace nonet
