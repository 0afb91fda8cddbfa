#include "ui/publishing/forum_post.h"

#include "core/formats/export_loss.h"
#include "core/formats/format_catalogue.h"
#include "core/rules/rulebook.h"
#include "ui/publishing/export_words.h"
#include "ui/publishing/loss_sentences.h"
#include "ui/publishing/player_link.h"
#include "ui/publishing/position_text.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"
#include "ui/text/technique_text.h"

#include <algorithm>

namespace nonet {
namespace {

QString symbolAt(const Puzzle& puzzle, const Grid& digits, Cell cell) {
    if (puzzle.shape().isHole(cell))
        return {};
    return digits.isBlank(cell) ? QStringLiteral(".")
                                : QString::fromStdString(puzzle.symbols().label(Digit(digits.valueAt(cell))));
}

/// What stands about a line of the board, and between its boxes.
struct RowBorders {
    QString begin;
    QString between;
    QString end;
};

QString rowInText(const Puzzle& puzzle, const Grid& digits, int row, int width, int boxColumns,
                  const RowBorders& borders) {
    const BoardShape& shape = puzzle.shape();
    QString line = borders.begin;
    for (int column = 0; column < shape.columns(); ++column) {
        if (column > 0)
            line += boxColumns > 0 && column % boxColumns == 0 ? borders.between : QStringLiteral(" ");
        line += symbolAt(puzzle, digits, shape.cell(row, column)).rightJustified(width);
    }
    return line + borders.end;
}

QString inCodeBlock(const QString& text) { return QStringLiteral("[code]\n%1\n[/code]").arg(text); }

/// The candidates say more than the board where some are gone.
bool hasCandidatesToShow(const PuzzleRecord& record, const std::optional<Step>& step) {
    return step || record.puzzle.startCandidates ||
           std::ranges::any_of(record.history.state().cells,
                               [](const CellState& cell) { return !cell.struck.isEmpty(); });
}

/// A block of givens and candidates, as programs read them, and the step's sentence.
QStringList positionParts(const PuzzleRecord& record, const std::optional<Step>& step) {
    if (!hasCandidatesToShow(record, step))
        return {};
    QStringList parts;
    if (const Result<QString> candidates = candidateText(record, step))
        parts << inCodeBlock(givensText(record) + QStringLiteral("\n\n") + candidates->trimmed());
    if (step)
        parts << inForumPost(stepSentence(*step));
    return parts;
}

}  // namespace

QString forumPost(const PuzzleRecord& record, const std::optional<Step>& step) {
    QStringList head;
    if (!record.info.title.empty())
        head << inForumPost(oneLine(QString::fromStdString(record.info.title)));
    if (!record.info.author.empty())
        head << ExportWords::tr("by %1", "an author")
                    .arg(inForumPost(amongWords(QString::fromStdString(record.info.author))));
    QStringList parts;
    if (!head.isEmpty())
        parts << head.join(u'\n');
    parts << inCodeBlock(boardInText(record.puzzle, digitsOf(record.puzzle, record.history.state())));
    parts << inForumPost(rulesParagraphs(record).join(u'\n'));
    parts << positionParts(record, step);
    if (const Result<QString> link = playerLink(record, FormatId::sudokupad))
        parts << ExportWords::tr("Play it in SudokuPad: %1").arg(*link);
    return parts.join(QStringLiteral("\n\n"));
}

QStringList lossesOfForumPost(const PuzzleRecord& record) {
    QStringList sentences;
    if (formatRow(FormatId::sudokupad).refusal(record.puzzle)) {
        sentences << ExportWords::tr("Lost: a link to play it, since links have no such board.");
        if (!record.puzzle.decoration().isEmpty())
            sentences << exportLossSentence(ExportLoss::drawings);
        return sentences;
    }
    for (const ExportLoss loss : lossesOf(record, FormatId::sudokupad)) {
        if (loss == ExportLoss::someConstraints)
            sentences << ExportWords::tr("In words alone, not in the link: %1.")
                             .arg(lostRuleNames(record, FormatId::sudokupad));
        else
            sentences << (loss == ExportLoss::drawnRules ? drawnRulesSentence(record) : exportLossSentence(loss));
    }
    return sentences;
}

QString boardInText(const Puzzle& puzzle, const Grid& digits) {
    const BoardShape& shape = puzzle.shape();
    qsizetype width = 1;
    for (int i = 1; i <= puzzle.symbols().count(); ++i)
        width = std::max(width, QString::fromStdString(puzzle.symbols().label(Digit(i))).size());
    const auto row = [&](int at, int boxColumns, const RowBorders& borders) {
        return rowInText(puzzle, digits, at, static_cast<int>(width), boxColumns, borders);
    };
    QStringList lines;
    if (!puzzle.isRegular()) {
        for (int i = 0; i < shape.rows(); ++i)
            lines << row(i, 0, {});
        return lines.join(u'\n');
    }
    const Geometry& boxes = puzzle.geometry();
    const QString dashes(boxes.boxColumns() * (width + 1) + 1, u'-');
    QString border = QStringLiteral("+");
    for (int i = 0; i < shape.columns() / boxes.boxColumns(); ++i)
        border += dashes + u'+';
    for (int i = 0; i < shape.rows(); ++i) {
        if (i % boxes.boxRows() == 0)
            lines << border;
        lines << row(i, boxes.boxColumns(), {QStringLiteral("| "), QStringLiteral(" | "), QStringLiteral(" |")});
    }
    lines << border;
    return lines.join(u'\n');
}

QStringList rulesParagraphs(const PuzzleRecord& record) {
    const QString own = severalLines(QString::fromStdString(record.info.rules)).trimmed();
    if (own.isEmpty())
        return rulesOf(record.puzzle.rulebook());
    QStringList paragraphs;
    for (const QString& paragraph : own.split(u'\n'))
        paragraphs << paragraph.simplified();
    return paragraphs;
}

}  // namespace nonet
