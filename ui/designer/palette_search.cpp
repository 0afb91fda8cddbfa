#include "ui/designer/palette_search.h"

#include "ui/designer/tools/tool_catalogue.h"

#include <QRegularExpression>

#include <algorithm>

namespace nonet {
namespace {

/// One or two letters begin some other word for nearly everything.
constexpr qsizetype kLeastOfSynonym = 3;

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

std::optional<int> fitOf(const DesignTool& tool, const QString& letters) {
    const QString name = toolName(tool.withoutValue());
    const bool isMeant = toolRow(tool.type).isMeantByWord && isAWord(name, letters);
    if (isMeant || name.startsWith(letters, Qt::CaseInsensitive))
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
