#include "ui/designer/palette_search.h"

#include "ui/designer/palette.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace nonet {
namespace {

/// One or two letters begin some other word for nearly everything.
constexpr qsizetype kLeastOfSynonym = 3;

struct ToolSynonyms {
    ConstraintKind kind;
    /// Untranslated; a language has its own, as many as it likes.
    const char* words;
};

// clang-format off
constexpr ToolSynonyms kRuleSynonyms[] = {
    {ConstraintKind::diagonals, QT_TRANSLATE_NOOP("ToolSynonyms", "x-sudoku cross")},
    {ConstraintKind::disjoint, QT_TRANSLATE_NOOP("ToolSynonyms", "same position boxes")},
    {ConstraintKind::antiKnight, QT_TRANSLATE_NOOP("ToolSynonyms", "chess horse move")},
    {ConstraintKind::antiKing, QT_TRANSLATE_NOOP("ToolSynonyms", "chess move touching")},
    {ConstraintKind::leaper, QT_TRANSLATE_NOOP("ToolSynonyms", "chess camel zebra queen knight move")},
    {ConstraintKind::negative, QT_TRANSLATE_NOOP("ToolSynonyms", "negative constraint kropki non-consecutive nonconsecutive anti-kropki")},
    {ConstraintKind::windoku, QT_TRANSLATE_NOOP("ToolSynonyms", "windoku hyper nrc")},
    {ConstraintKind::entropy2x2, QT_TRANSLATE_NOOP("ToolSynonyms", "global low middle high")},
    {ConstraintKind::taxicab, QT_TRANSLATE_NOOP("ToolSynonyms", "manhattan distance")},
    {ConstraintKind::even, QT_TRANSLATE_NOOP("ToolSynonyms", "parity square")},
    {ConstraintKind::odd, QT_TRANSLATE_NOOP("ToolSynonyms", "parity circle")},
    {ConstraintKind::greater, QT_TRANSLATE_NOOP("ToolSynonyms", "greater above high least")},
    {ConstraintKind::less, QT_TRANSLATE_NOOP("ToolSynonyms", "less below low most")},
    {ConstraintKind::oneOf, QT_TRANSLATE_NOOP("ToolSynonyms", "candidates restrict given marks")},
    {ConstraintKind::minimum, QT_TRANSLATE_NOOP("ToolSynonyms", "smaller neighbours valley")},
    {ConstraintKind::maximum, QT_TRANSLATE_NOOP("ToolSynonyms", "larger neighbours peak")},
    {ConstraintKind::rowIndexer, QT_TRANSLATE_NOOP("ToolSynonyms", "159 indexing")},
    {ConstraintKind::columnIndexer, QT_TRANSLATE_NOOP("ToolSynonyms", "159 indexing")},
    {ConstraintKind::boxIndexer, QT_TRANSLATE_NOOP("ToolSynonyms", "159 indexing")},
    {ConstraintKind::difference, QT_TRANSLATE_NOOP("ToolSynonyms", "difference kropki consecutive")},
    {ConstraintKind::ratio, QT_TRANSLATE_NOOP("ToolSynonyms", "ratio kropki double")},
    {ConstraintKind::sum, QT_TRANSLATE_NOOP("ToolSynonyms", "xv roman ten five")},
    {ConstraintKind::inequality, QT_TRANSLATE_NOOP("ToolSynonyms", "greater less than compare")},
    {ConstraintKind::quadruple, QT_TRANSLATE_NOOP("ToolSynonyms", "corner circle")},
    {ConstraintKind::thermometer, QT_TRANSLATE_NOOP("ToolSynonyms", "increasing rising bulb")},
    {ConstraintKind::slowThermometer, QT_TRANSLATE_NOOP("ToolSynonyms", "increasing rising bulb")},
    {ConstraintKind::arrow, QT_TRANSLATE_NOOP("ToolSynonyms", "circle pill sum")},
    {ConstraintKind::between, QT_TRANSLATE_NOOP("ToolSynonyms", "ends")},
    {ConstraintKind::lockout, QT_TRANSLATE_NOOP("ToolSynonyms", "diamond ends outside")},
    {ConstraintKind::palindrome, QT_TRANSLATE_NOOP("ToolSynonyms", "mirror same both ways")},
    {ConstraintKind::renban, QT_TRANSLATE_NOOP("ToolSynonyms", "consecutive set run")},
    {ConstraintKind::whisper, QT_TRANSLATE_NOOP("ToolSynonyms", "german dutch difference")},
    {ConstraintKind::regionSum, QT_TRANSLATE_NOOP("ToolSynonyms", "box equal blue")},
    {ConstraintKind::entropic, QT_TRANSLATE_NOOP("ToolSynonyms", "low middle high")},
    {ConstraintKind::modular, QT_TRANSLATE_NOOP("ToolSynonyms", "remainder")},
    {ConstraintKind::nabner, QT_TRANSLATE_NOOP("ToolSynonyms", "no consecutive")},
    {ConstraintKind::zipper, QT_TRANSLATE_NOOP("ToolSynonyms", "pairs middle sum")},
    {ConstraintKind::sumLine, QT_TRANSLATE_NOOP("ToolSynonyms", "ten pieces")},
    {ConstraintKind::cage, QT_TRANSLATE_NOOP("ToolSynonyms", "killer sum")},
    {ConstraintKind::extra, QT_TRANSLATE_NOOP("ToolSynonyms", "house area")},
    {ConstraintKind::clone, QT_TRANSLATE_NOOP("ToolSynonyms", "copy twin same")},
    {ConstraintKind::littleKiller, QT_TRANSLATE_NOOP("ToolSynonyms", "diagonal sum outside")},
    {ConstraintKind::sandwich, QT_TRANSLATE_NOOP("ToolSynonyms", "between one nine outside")},
    {ConstraintKind::xSum, QT_TRANSLATE_NOOP("ToolSynonyms", "first digits outside")},
    {ConstraintKind::skyscraper, QT_TRANSLATE_NOOP("ToolSynonyms", "towers seen height outside")},
    {ConstraintKind::numberedRoom, QT_TRANSLATE_NOOP("ToolSynonyms", "nth digit outside")},
    {ConstraintKind::pairRule, QT_TRANSLATE_NOOP("ToolSynonyms", "custom formula function table")},
    {ConstraintKind::lineRule, QT_TRANSLATE_NOOP("ToolSynonyms", "custom regex pattern automaton")},
};
// clang-format on

const char* wordsFor(const DesignTool& tool) {
    switch (tool.type) {
    case DesignTool::Type::select: return QT_TRANSLATE_NOOP("ToolSynonyms", "move pick choose pointer");
    case DesignTool::Type::givens: return QT_TRANSLATE_NOOP("ToolSynonyms", "clues digits numbers");
    case DesignTool::Type::marks: return QT_TRANSLATE_NOOP("ToolSynonyms", "pencil notes try play");
    case DesignTool::Type::regions: return QT_TRANSLATE_NOOP("ToolSynonyms", "boxes jigsaw irregular chaos");
    case DesignTool::Type::drawing: return QT_TRANSLATE_NOOP("ToolSynonyms", "decoration drawing shape cosmetic");
    case DesignTool::Type::colour:
        return QT_TRANSLATE_NOOP("ToolSynonyms", "decoration drawing shape cosmetic color paint background");
    case DesignTool::Type::fog: return QT_TRANSLATE_NOOP("ToolSynonyms", "decoration drawing lamp light of war");
    case DesignTool::Type::constraint: break;
    }
    const auto* row = std::ranges::find(kRuleSynonyms, tool.kind, &ToolSynonyms::kind);
    return row == std::end(kRuleSynonyms) ? nullptr : row->words;
}

bool isAWord(const QString& text, const QString& letters) {
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words.contains(letters, Qt::CaseInsensitive);
}

bool beginsAWord(const QString& text, const QString& letters) {
    for (qsizetype at = text.indexOf(letters, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(letters, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

}  // namespace

WantedTool wantedTool(const QString& typed) {
    static const QRegularExpression kWithValue(QStringLiteral("^(.*\\D)(\\d{1,4})$"));
    const QRegularExpressionMatch match = kWithValue.match(typed.trimmed());
    if (!match.hasMatch())
        return {typed.trimmed(), std::nullopt};
    return {match.captured(1).trimmed(), match.captured(2).toInt()};
}

QString toolSynonyms(const DesignTool& tool) {
    const char* words = wordsFor(tool);
    return words == nullptr ? QString() : QCoreApplication::translate("ToolSynonyms", words);
}

std::optional<int> fitOf(const DesignTool& tool, const QString& letters) {
    const QString name = toolName({.type = tool.type, .kind = tool.kind, .drawing = tool.drawing});
    // A drawn circle is a circle and nothing else; one that counts is a rule that has circles.
    const bool isOnlyThat = tool.type == DesignTool::Type::drawing && isAWord(name, letters);
    if (isOnlyThat || name.startsWith(letters, Qt::CaseInsensitive))
        return 0;
    if (isAWord(name, letters))
        return 1;
    if (beginsAWord(name, letters))
        return 2;
    const QString others = toolSynonyms(tool);
    if (letters.size() >= kLeastOfSynonym && beginsAWord(others, letters))
        // The first of them is its other name: "killer" is a cage before it is a little killer.
        return others.section(QLatin1Char(' '), 0, 0).compare(letters, Qt::CaseInsensitive) == 0 ? 1 : 3;
    // "killer cage": each word for itself, as little as each may say alone.
    const QStringList words = letters.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() < 2)
        return std::nullopt;
    int worst = 0;
    for (const QString& word : words) {
        const std::optional<int> fit = fitOf(tool, word);
        if (!fit)
            return std::nullopt;
        worst = std::max(worst, *fit);
    }
    return worst;
}

}  // namespace nonet
