#include "ui/text/error_text.h"

#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {
namespace {

struct ErrorText {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

struct ExportLossText {
    Q_DECLARE_TR_FUNCTIONS(ExportLossText)
};

/// What can be shown of foreign text: no line breaks or invisible characters, and not endless.
QString shown(const std::string& foreign) {
    constexpr qsizetype kLongest = 80;
    const QString text = QString::fromStdString(foreign);
    return amongWords(text.size() > kLongest ? text.first(kLongest) + u'\u2026' : text);
}

/// A picture, an archive: nothing of it is worth quoting.
bool isBinary(const std::string& foreign) {
    const QString text = QString::fromStdString(foreign);
    return std::ranges::any_of(
        text, [](QChar each) { return each == QChar::ReplacementCharacter || (!each.isPrint() && !each.isSpace()); });
}

QString symbolName(const std::string& symbol) {
    const QString text = QString::fromStdString(symbol);
    if (text == QStringLiteral(" "))
        return ErrorText::tr("a blank");
    if (text == QStringLiteral("\t"))
        return ErrorText::tr("a tab");
    return QStringLiteral("\u201c%1\u201d").arg(shown(symbol));
}

QString fileSize(long long bytes) {
    constexpr long long kMegabyte = 1000LL * 1000;
    return bytes < kMegabyte ? ErrorText::tr("%n byte(s)", nullptr, static_cast<int>(bytes))
                             : ErrorText::tr("%1 MB").arg(static_cast<double>(bytes) / kMegabyte, 0, 'f', 0);
}

/// What is wrong with a line of 729 pencil marks.
QString marksSentence(const Error& error) {
    if (error.code != ErrorCode::badSymbol)
        return ErrorText::tr("Pencil marks on one line take %1 characters, nine for each cell; here are %2.")
            .arg(error.expected)
            .arg(error.found);
    const QString symbol = QString::fromStdString(error.subject);
    if (symbol.size() == 1 && symbol[0] >= u'1' && symbol[0] <= u'9')
        return ErrorText::tr("Pencil marks on one line have nine characters for each cell: %1 belongs in place %1 of "
                             "the nine, and a missing digit is a point.")
            .arg(symbol);
    return ErrorText::tr("Pencil marks on one line are digits, with a point for each that is missing; %1 is neither.")
        .arg(symbolName(error.subject));
}

/// Of a text of regions.
QString rowSentence(const Error& error) {
    return ErrorText::tr("The first row has %1 cells, and this one %2.").arg(error.expected).arg(error.found);
}

QString withoutPlace(const Error& error) {
    const QString subject = shown(error.subject);
    const QString found = QString::number(error.found);
    const QString expected = QString::number(error.expected);
    switch (error.code) {
    case ErrorCode::notAPuzzle:
        if (error.detail == ErrorDetail::onServer)
            return ErrorText::tr(
                "This link holds no puzzle, only the name of one that lies on a server: open it in a browser, and take "
                "the long link from there.");
        if (error.detail == ErrorDetail::damagedLink)
            return ErrorText::tr("This link is damaged or cut short: its puzzle cannot be unpacked.");
        if (isBinary(error.subject))
            return ErrorText::tr("There is no puzzle in this: it is not text.");
        return subject.isEmpty()
                   ? ErrorText::tr("There is no puzzle in this: it is empty.")
                   : ErrorText::tr("There is no puzzle in this. It begins with \u201c%1\u201d.").arg(subject);
    case ErrorCode::tooManyCells:
        if (error.detail == ErrorDetail::pencilMarks)
            return marksSentence(error);
        if (error.detail == ErrorDetail::boardSide)
            return ErrorText::tr("A board has at most %1 rows and columns.").arg(expected);
        if (error.detail == ErrorDetail::regionCount)
            return ErrorText::tr("A board has at most %1 regions.").arg(expected);
        if (error.detail == ErrorDetail::regionRow)
            return rowSentence(error);
        return ErrorText::tr("Too many cells: %1 where a puzzle of this size has %2.").arg(found, expected);
    case ErrorCode::tooFewCells:
        if (error.detail == ErrorDetail::pencilMarks)
            return marksSentence(error);
        if (error.detail == ErrorDetail::regionRow)
            return rowSentence(error);
        return ErrorText::tr("Too few cells: %1 where a puzzle of this size has %2.").arg(found, expected);
    case ErrorCode::mixedBlanks:
        return ErrorText::tr("Two different characters stand for an empty cell (%1); only one may.").arg(subject);
    case ErrorCode::badSymbol:
        return error.detail == ErrorDetail::pencilMarks
                   ? marksSentence(error)
                   : ErrorText::tr("No cell can hold %1.").arg(symbolName(error.subject));
    case ErrorCode::badTriple:
        return ErrorText::tr("\u201c%1\u201d is not a digit with a row and a column, such as 436.").arg(subject);
    case ErrorCode::badTransform:
        return ErrorText::tr(
                   "\u201c%1\u201d is not a step of a transform, such as transpose, rows:12, columns:46, bands:13, "
                   "stacks:23 or digits:35; rows change places within a band, columns within a stack.")
            .arg(subject);
    case ErrorCode::badField:
        return ErrorText::tr("The field \u201c%1\u201d has a value that is not allowed.").arg(subject);
    case ErrorCode::missingField: return ErrorText::tr("The field \u201c%1\u201d is missing.").arg(subject);
    case ErrorCode::badJson: return ErrorText::tr("The file is damaged or cut short: it is not well-formed JSON.");
    case ErrorCode::nestedTooDeep:
        return ErrorText::tr("The file is nested more than %1 levels deep; no puzzle needs that.").arg(expected);
    case ErrorCode::inputTooLarge:
        if (error.detail == ErrorDetail::values)
            return ErrorText::tr("This holds more than %1 values, which no puzzle needs.").arg(expected);
        if (error.detail == ErrorDetail::keptFile)
            return ErrorText::tr("The file %1 is too large: %2, where at most %3 fit.")
                .arg(subject, fileSize(error.found), fileSize(error.expected));
        if (error.detail == ErrorDetail::settings)
            return ErrorText::tr("This is too large for settings: at most %1 are read.").arg(fileSize(error.expected));
        if (error.detail == ErrorDetail::profile)
            return ErrorText::tr("This is too large for a profile of techniques: %1, where at most %2 are read.")
                .arg(fileSize(error.found), fileSize(error.expected));
        if (error.detail == ErrorDetail::pattern)
            return ErrorText::tr("This is too large for a pattern: %1, where at most %2 are read.")
                .arg(fileSize(error.found), fileSize(error.expected));
        // Where reading was broken off nobody knows how much there was.
        if (fileSize(error.found) == fileSize(error.expected))
            return ErrorText::tr("This is too large for a puzzle: at most %1 are read.").arg(fileSize(error.expected));
        return ErrorText::tr("This is too large for a puzzle: %1, where at most %2 are read.")
            .arg(fileSize(error.found), fileSize(error.expected));
    case ErrorCode::newerVersion:
        return ErrorText::tr("A newer Nonet wrote this (format %1; this one knows up to %2).").arg(found, expected);
    case ErrorCode::unsupportedSize:
        if (!subject.isEmpty())
            return ErrorText::tr("This works with boxes of 3x3 cells only; those of this board have %1.").arg(subject);
        return ErrorText::tr("This works on boards of 9 by 9 cells only; this one has %1 by %1.").arg(found);
    case ErrorCode::unsupportedFormat:
        if (error.detail == ErrorDetail::onlyRead)
            return ErrorText::tr("The format \u201c%1\u201d is only read, not written.").arg(subject);
        return ErrorText::tr("There is no format named \u201c%1\u201d.").arg(subject);
    case ErrorCode::otherFormat:
        return ErrorText::tr("This is in the format \u201c%1\u201d, not in \u201c%2\u201d.")
            .arg(subject, shown(error.reason));
    case ErrorCode::unsupportedVariant:
        if (error.detail == ErrorDetail::shape)
            return ErrorText::tr("Boards that are not square, have holes or several grids are not supported here yet.");
        if (error.detail == ErrorDetail::regions)
            return ErrorText::tr("Boards with regions of other forms than boxes are not supported here yet.");
        if (error.detail == ErrorDetail::symbols)
            return ErrorText::tr("Boards with other symbols than the digits from 1 are not supported here yet.");
        if (error.detail == ErrorDetail::counts)
            return ErrorText::tr(
                "Boards where a digit stands more than once in a row, column or region are not supported here yet.");
        if (error.detail == ErrorDetail::drawings)
            return ErrorText::tr(
                "Puzzles with drawings or fog, which may stand for a rule, are not supported here yet.");
        if (error.detail == ErrorDetail::rules)
            return ErrorText::tr("Only classic puzzles are supported here yet, without a rule such as \u201c%1\u201d.")
                .arg(subject);
        return ErrorText::tr("This cannot take the rule \u201c%1\u201d into account yet.").arg(subject);
    case ErrorCode::unknownTechnique:
        return ErrorText::tr("There is no technique with the code \u201c%1\u201d here.").arg(subject);
    case ErrorCode::repeatedTechnique:
        return ErrorText::tr("The technique with the code \u201c%1\u201d is there twice.").arg(subject);
    case ErrorCode::notProper:
        return error.found == 0
                   ? ErrorText::tr("Only a puzzle with exactly one solution can be rated; this one has none.")
                   : ErrorText::tr("Only a puzzle with exactly one solution can be rated; this one has several.");
    case ErrorCode::fileNotReadable:
        return error.reason.empty() ? ErrorText::tr("%1 cannot be read.").arg(subject)
                                    : ErrorText::tr("%1 cannot be read: %2.").arg(subject, shown(error.reason));
    case ErrorCode::notARegularFile:
        return ErrorText::tr("%1 cannot be read: it is a folder, a pipe or a device and not a file.").arg(subject);
    case ErrorCode::fileInUse: return ErrorText::tr("Another program keeps %1 locked.").arg(subject);
    case ErrorCode::fileNotWritable:
        if (error.detail == ErrorDetail::notAFile)
            return ErrorText::tr("%1 is a pipe or a device and not a file: nothing was written there.").arg(subject);
        return (error.found > 0 ? ErrorText::tr("%1 cannot be written: %2. The file that was there is unchanged.")
                                : ErrorText::tr("%1 cannot be written: %2."))
            .arg(subject, shown(error.reason));
    }
    return {};
}

/// By the names that their files give them; those that are there more than once with how often.
QStringList unknownRules(const Puzzle& puzzle) {
    constexpr std::size_t kMostNamed = 5;
    std::vector<std::pair<QString, int>> counted;
    for (const Constraint& constraint : puzzle.constraints()) {
        if (constraint.kind != ConstraintKind::unknown)
            continue;
        const QString name = shown(constraint.type.substr(constraint.type.find('.') + 1));
        const auto known = std::ranges::find(counted, name, &std::pair<QString, int>::first);
        if (known == counted.end())
            counted.emplace_back(name, 1);
        else
            ++known->second;
    }
    QStringList names;
    for (std::size_t i = 0; i < std::min(counted.size(), kMostNamed); ++i)
        names.append(counted[i].second == 1
                         ? counted[i].first
                         : ErrorText::tr("%1 (%2 times)").arg(counted[i].first).arg(counted[i].second));
    if (counted.size() > kMostNamed)
        names.append(ErrorText::tr("and more"));
    return names;
}

}  // namespace

QString errorSentence(const Error& error) {
    const QString sentence = withoutPlace(error);
    if (error.line > 0 && error.column > 0)
        return ErrorText::tr("Line %1, column %2: %3").arg(error.line).arg(error.column).arg(sentence);
    return error.line > 0 ? ErrorText::tr("Line %1: %2").arg(error.line).arg(sentence) : sentence;
}

QString warningSentence(ImportWarning warning, const Puzzle& puzzle) {
    switch (warning) {
    case ImportWarning::textIgnored: return ErrorText::tr("Other text around the puzzle was ignored.");
    case ImportWarning::someMarksConflict:
        return ErrorText::tr(
            "Some cells with one candidate were left open, since another cell in the same house still has it.");
    case ImportWarning::morePuzzlesFollow: return ErrorText::tr("Only the first of several puzzles was taken.");
    case ImportWarning::unknownConstraints:
        return ErrorText::tr("Rules that Nonet does not know are kept, but not checked: %1.")
            .arg(unknownRules(puzzle).join(QStringLiteral(", ")));
    case ImportWarning::constraintCellsUnread:
        return ErrorText::tr("Some cells of a rule could not be read; the rule is kept as it was written.");
    case ImportWarning::newerVersion:
        return ErrorText::tr("A newer Nonet wrote this: it can only be looked at, so that nothing is lost.");
    case ImportWarning::historyDropped:
        return ErrorText::tr("The stored history does not fit the puzzle: the position was kept, the history was not.");
    case ImportWarning::textsCut:
        return ErrorText::tr("Its title or another text was longer than Nonet keeps: the rest was left out.");
    case ImportWarning::drawingsNotChecked:
        return ErrorText::tr("The setter's drawings are shown; a rule that they stand for is not checked.");
    case ImportWarning::drawingsFarAway:
        return ErrorText::tr("Drawings that reach far beyond the board are kept, but cut off.");
    case ImportWarning::coloursNotShown:
        return ErrorText::tr("Of several colours in one cell, all are kept, but only the first is shown.");
    case ImportWarning::fogNotShown:
        return ErrorText::tr("The file has fog but no solution to clear it by. If the puzzle has exactly one, that one "
                             "is used; otherwise everything is shown.");
    case ImportWarning::solutionBreaksRules:
        return ErrorText::tr(
            "The setter's solution breaks a rule of the puzzle, so your digits are not checked by it.");
    case ImportWarning::rulesOnlyDrawn:
        return ErrorText::tr("The puzzle came as a drawing: rules other than rows, columns, regions and "
                             "cages are not known to Nonet and are not checked.");
    case ImportWarning::drawingsDropped: return ErrorText::tr("Some drawings could not be read and were left out.");
    case ImportWarning::marksDropped:
        return ErrorText::tr("Pencil marks that are no digits of the board, or stand on givens, were left out.");
    case ImportWarning::rulesNotShown:
        return ErrorText::tr("The link names rules for Nonet that it no longer shows, or that this version does not "
                             "know: they were left out.");
    }
    return {};
}

QString exportLossSentence(ExportLoss loss) {
    switch (loss) {
    case ExportLoss::givensNotTold: return ExportLossText::tr("Lost: which digits were given and which were entered.");
    case ExportLoss::openSingles:
        return ExportLossText::tr("Lost: that cells with a single candidate are blank; they will be read as filled.");
    case ExportLoss::struckCandidates: return ExportLossText::tr("Lost: the candidates that were struck out.");
    case ExportLoss::startCandidates:
        return ExportLossText::tr("Lost: the candidates that the puzzle itself rules out.");
    case ExportLoss::marks: return ExportLossText::tr("Lost: marks, colours and links.");
    case ExportLoss::history: return ExportLossText::tr("Lost: the history.");
    case ExportLoss::information:
        return ExportLossText::tr("Lost: title, author and everything else around the puzzle.");
    case ExportLoss::constraints: return ExportLossText::tr("Lost: the rules beyond rows, columns and boxes.");
    case ExportLoss::boxes: return ExportLossText::tr("Lost: the boxes, which are not 3 by 3 cells.");
    case ExportLoss::sourceTagsAndTime: return ExportLossText::tr("Lost: source, tags and the time played.");
    case ExportLoss::someConstraints: return ExportLossText::tr("Lost: rules that the format has no form for.");
    case ExportLoss::coloursAndLinks: return ExportLossText::tr("Lost: the player's colours and links.");
    case ExportLoss::drawings: return ExportLossText::tr("Lost: drawings and fog.");
    case ExportLoss::someDrawings: return ExportLossText::tr("Lost: drawings that the format has no form for.");
    case ExportLoss::hiddenRules: return ExportLossText::tr("Lost: that rules are hidden; players will see them.");
    case ExportLoss::drawnRules:
        return ExportLossText::tr("Lost: that other programs know all rules; some are drawn there, or told in words.");
    case ExportLoss::otherSymbols:
        return ExportLossText::tr("Lost: symbols that are no digits from 1 on, where they were entered or marked; "
                                  "given ones are drawn.");
    }
    return {};
}

QString conflictSentence(const Conflict& conflict) {
    return ErrorText::tr("%1 and %2 in %3 both hold %4.", "two cells, a house, a digit")
        .arg(cellName(conflict.first), cellName(conflict.second), houseName(conflict.house),
             QString::number(conflict.digit.value()));
}

}  // namespace nonet
