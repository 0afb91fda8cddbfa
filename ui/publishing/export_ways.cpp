#include "ui/publishing/export_ways.h"

#include "core/formats/export_loss.h"
#include "core/formats/exporter.h"
#include "core/formats/format_catalogue.h"
#include "core/formats/fpuzzles/fpuzzles_writer.h"
#include "core/formats/iss/iss_writer.h"
#include "core/formats/native/native_file.h"
#include "core/rules/rulebook.h"
#include "ui/publishing/qr_code.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"
#include "ui/text/format_text.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace nonet {
namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(ExportWords)
};

/// Nothing for a way that is no file of the puzzle.
std::optional<FormatId> formatOfWay(ExportWay way) {
    switch (way) {
    case ExportWay::sudokuPadLink:
    case ExportWay::qrCode: return FormatId::sudokupad;
    case ExportWay::fpuzzlesLink: return FormatId::fpuzzles;
    case ExportWay::issText: return FormatId::iss;
    case ExportWay::nonetFile: return FormatId::native;
    default: return std::nullopt;
    }
}

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

/// A title, who made it, the board, the rules and where to play it.
QString forumPost(const PuzzleRecord& record) {
    QStringList head;
    if (!record.info.title.empty())
        head << inForumPost(oneLine(QString::fromStdString(record.info.title)));
    if (!record.info.author.empty())
        head << ExportWords::tr("by %1", "an author")
                    .arg(inForumPost(amongWords(QString::fromStdString(record.info.author))));
    QStringList parts;
    if (!head.isEmpty())
        parts << head.join(u'\n');
    parts << QStringLiteral("[code]\n%1\n[/code]")
                 .arg(boardInText(record.puzzle, digitsOf(record.puzzle, record.history.state())));
    parts << inForumPost(rulesParagraphs(record).join(u'\n'));
    if (const Result<QString> link = exportText(record, ExportWay::sudokuPadLink))
        parts << ExportWords::tr("Play it in SudokuPad: %1").arg(*link);
    return parts.join(QStringLiteral("\n\n"));
}

/// The rules that a format has no form for, into Layout::constraints.
std::vector<int> lostRules(const PuzzleRecord& record, FormatId format) {
    if (format == FormatId::iss) {
        const Result<IssText> text = issFrom(record);
        return text ? text->lost : std::vector<int>();
    }
    const Result<FpuzzlesText> text = fpuzzlesFrom(record);
    return text ? text->lost.constraints : std::vector<int>();
}

/// Each once, and of many only the first.
QString namesOf(const std::vector<int>& rules, const Puzzle& puzzle) {
    constexpr qsizetype kMostNamed = 5;
    QStringList names;
    for (const int rule : rules)
        names << ruleName(puzzle.constraints()[static_cast<std::size_t>(rule)], puzzle.layout());
    names.removeDuplicates();
    if (names.size() > kMostNamed)
        names = names.first(kMostNamed) << ExportWords::tr("and more");
    return names.join(QStringLiteral(", "));
}

/// The board and its rules are there in words; what else it has, only by the link.
QStringList lossesOfPost(const PuzzleRecord& record) {
    QStringList sentences;
    if (formatRow(FormatId::sudokupad).refusal(record.puzzle)) {
        sentences << ExportWords::tr("Lost: a link to play it, since links have no such board.");
        if (!record.puzzle.decoration().isEmpty())
            sentences << exportLossSentence(ExportLoss::drawings);
        return sentences;
    }
    for (const ExportLoss loss : lossesOf(record, FormatId::sudokupad))
        sentences << (loss == ExportLoss::someConstraints
                          ? ExportWords::tr("In words alone, not in the link: %1.")
                                .arg(namesOf(lostRules(record, FormatId::sudokupad), record.puzzle))
                          : exportLossSentence(loss));
    return sentences;
}

}  // namespace

bool isPicture(ExportWay way) {
    return way == ExportWay::qrCode || way == ExportWay::png || way == ExportWay::svg || way == ExportWay::pdf;
}

QString endingOf(ExportWay way) {
    switch (way) {
    case ExportWay::nonetFile: return QStringLiteral("nonet");
    case ExportWay::qrCode:
    case ExportWay::png: return QStringLiteral("png");
    case ExportWay::svg: return QStringLiteral("svg");
    case ExportWay::pdf: return QStringLiteral("pdf");
    default: return QStringLiteral("txt");
    }
}

QString exportWayName(ExportWay way) {
    switch (way) {
    case ExportWay::sudokuPadLink: return ExportWords::tr("SudokuPad link");
    case ExportWay::qrCode: return ExportWords::tr("QR code");
    case ExportWay::fpuzzlesLink: return ExportWords::tr("f-puzzles link");
    case ExportWay::nonetFile: return ExportWords::tr("Nonet file");
    case ExportWay::issText: return ExportWords::tr("ISS text");
    case ExportWay::forumPost: return ExportWords::tr("Forum post");
    case ExportWay::rulesText: return ExportWords::tr("Rules in words");
    case ExportWay::png: return ExportWords::tr("Picture (PNG)");
    case ExportWay::svg: return ExportWords::tr("Drawing (SVG)");
    case ExportWay::pdf: return ExportWords::tr("Page (PDF)");
    }
    return {};
}

QString exportWayHint(ExportWay way) {
    switch (way) {
    case ExportWay::sudokuPadLink:
        return ExportWords::tr("For players: opens the puzzle in the browser, with nothing to install.");
    case ExportWay::qrCode:
        return ExportWords::tr("The SudokuPad link as a picture: a telephone's camera opens the puzzle there.");
    case ExportWay::fpuzzlesLink:
        return ExportWords::tr("For setters: f-puzzles and the programs that read its links open it for changes.");
    case ExportWay::nonetFile: return ExportWords::tr("For Nonet: holds all that the puzzle has.");
    case ExportWay::issText:
        return ExportWords::tr("For Interactive Sudoku Solver: paste it there to have the rules solved.");
    case ExportWay::forumPost: return ExportWords::tr("The board in letters, the rules and a link, to paste as one.");
    case ExportWay::rulesText: return ExportWords::tr("What the puzzle asks, for a caption or a description.");
    case ExportWay::png: return ExportWords::tr("The board as you see it, for anywhere that takes pictures.");
    case ExportWay::svg: return ExportWords::tr("The board in outlines, which stay sharp at any size.");
    case ExportWay::pdf: return ExportWords::tr("The board on a page of its own, to print or to put into a booklet.");
    }
    return {};
}

Result<QString> exportText(const PuzzleRecord& record, ExportWay way) {
    if (way == ExportWay::forumPost)
        return forumPost(record);
    if (way == ExportWay::rulesText)
        return rulesParagraphs(record).join(u'\n');
    const std::optional<FormatId> format = formatOfWay(way);
    if (!format)
        return QString();
    PuzzleRecord told = record;
    // Links go to players, who need the rules also where the setter left them as they are made.
    if (told.info.rules.empty() && (format == FormatId::sudokupad || format == FormatId::fpuzzles) &&
        !told.puzzle.constraints().empty())
        told.info.rules = rulesParagraphs(told).join(u'\n').toStdString();
    const Result<std::string> text = exportPuzzle(told, *format);
    if (!text)
        return text.error();
    return QString::fromStdString(*text).trimmed();
}

QString exportObstacle(const PuzzleRecord& record, ExportWay way) {
    const Result<QString> text = exportText(record, way);
    if (!text)
        return errorSentence(text.error());
    if (way == ExportWay::qrCode && !fitsQrCode(*text))
        return ExportWords::tr("The link has %Ln characters: that is too long for a code that a telephone reads from a "
                               "screen. Up to %1 would do.",
                               nullptr, static_cast<int>(text->size()))
            .arg(QLocale().toString(kMostQrBytes));
    return {};
}

QStringList exportLosses(const PuzzleRecord& record, ExportWay way) {
    if (way == ExportWay::forumPost)
        return lossesOfPost(record);
    const std::optional<FormatId> format = formatOfWay(way);
    return format ? lossSentences(record, *format) : QStringList();
}

QStringList lossSentences(const PuzzleRecord& record, FormatId format) {
    QStringList sentences;
    for (const ExportLoss loss : lossesOf(record, format))
        sentences << (loss == ExportLoss::someConstraints
                          ? ExportWords::tr("Lost: rules that the format has no form for: %1.")
                                .arg(namesOf(lostRules(record, format), record.puzzle))
                          : exportLossSentence(loss));
    return sentences;
}

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
    const QString own = QString::fromStdString(record.info.rules).trimmed();
    if (own.isEmpty())
        return rulesOf(record.puzzle.rulebook());
    QStringList paragraphs;
    for (const QString& paragraph : own.split(u'\n'))
        paragraphs << paragraph.simplified();
    return paragraphs;
}

}  // namespace nonet
