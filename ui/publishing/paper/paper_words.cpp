#include "ui/publishing/paper/paper_words.h"

#include "ui/board/board_font.h"
#include "ui/document/puzzle_words.h"
#include "ui/publishing/forum_post.h"
#include "ui/text/cell_names.h"
#include "ui/text/explainer_text.h"
#include "ui/text/foreign_text.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace nonet {
namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PaperWords)
};

}  // namespace

QString nameOnPaper(const PaperOrder& order, int puzzle) {
    const PuzzleRecord& record = order.puzzle(puzzle).record;
    const QString title =
        order.choices.hasNames ? amongWords(QString::fromStdString(record.info.title).simplified()) : QString();
    if (order.puzzles.size() == 1)
        return title;
    return title.isEmpty() ? PaperWords::tr("Puzzle %1").arg(puzzle + 1)
                           : PaperWords::tr("%1. %2", "number, title").arg(puzzle + 1).arg(title);
}

QString aboutOnPaper(const PaperOrder& order, int puzzle) {
    const PaperPuzzle& each = order.puzzle(puzzle);
    QStringList parts;
    if (order.choices.hasNames)
        parts << amongWords(QString::fromStdString(each.record.info.author).simplified());
    if (order.choices.hasLevel && each.answers.rating)
        parts << sentenceCase(PuzzleWords::ratingByProfile(*each.answers.rating));
    if (order.choices.hasLevel && each.answers.explainer)
        parts << PaperWords::tr("ER %1", "a rating").arg(explainerNumber(each.answers.explainer->hardest));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QStringList rulesOnPaper(const PaperPuzzle& puzzle) {
    return PuzzleWords::hasOwnRules(puzzle.record) ? rulesParagraphs(puzzle.record) : QStringList();
}

QString whyNoSolution(const PaperPuzzle& puzzle) {
    if (solutionOf(puzzle))
        return {};
    switch (puzzle.answers.facts.value_or(SolutionFacts()).state) {
    case SolutionState::none: return PaperWords::tr("This puzzle has no solution.");
    case SolutionState::several: return PaperWords::tr("This puzzle has several solutions.");
    case SolutionState::one:
    case SolutionState::unknown: break;
    }
    return PaperWords::tr("The solution is not known.");
}

QFont paperFont(int size, bool isBold) {
    QFont font = boardFont(size, isBold ? QFont::DemiBold : QFont::Normal);
    // Lines are as long on every printer and screen.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double paperLineHeight(int size) { return size * 1.35; }

QStringList paperLines(const QString& words, int size, double width, bool isBold) {
    if (words.isEmpty())
        return {};
    const QFont font = paperFont(size, isBold);
    if (QFontMetricsF(font).horizontalAdvance(words) <= width)
        return {words};
    QStringList lines;
    QTextLayout layout(words, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << words.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

QStringList paperLines(const QStringList& paragraphs, int size, double width) {
    QStringList lines;
    for (const QString& paragraph : paragraphs)
        for (const QString& line : paragraph.split(u'\n', Qt::SkipEmptyParts))
            lines << paperLines(line, size, width);
    return lines;
}

QStringList firstLines(QStringList lines, int most) {
    if (lines.size() <= most)
        return lines;
    lines.resize(std::max(0, most));
    if (!lines.isEmpty()) {
        // Room for the sign.
        lines.last().chop(lines.last().size() > 2 ? 2 : 0);
        lines.last() += QStringLiteral("…");
    }
    return lines;
}

}  // namespace nonet
