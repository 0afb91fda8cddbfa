#include "ui/text/format_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace nonet {
namespace {

struct FormatTitle {
    Q_DECLARE_TR_FUNCTIONS(FormatTitle)
};

// In the order of FormatId.
constexpr std::array<const char*, 12> kTitles = {
    QT_TRANSLATE_NOOP("FormatTitle", "One line of 81 characters"),
    QT_TRANSLATE_NOOP("FormatTitle", "Grid"),
    QT_TRANSLATE_NOOP("FormatTitle", "Candidate grid"),
    QT_TRANSLATE_NOOP("FormatTitle", "Candidates as 729 characters"),
    QT_TRANSLATE_NOOP("FormatTitle", "HoDoKu library line"),
    QT_TRANSLATE_NOOP("FormatTitle", "f-puzzles link"),
    QT_TRANSLATE_NOOP("FormatTitle", "SudokuPad link"),
    QT_TRANSLATE_NOOP("FormatTitle", "String for Interactive Sudoku Solver"),
    QT_TRANSLATE_NOOP("FormatTitle", "SudokuMaker puzzle"),
    QT_TRANSLATE_NOOP("FormatTitle", "Penpa+ link"),
    QT_TRANSLATE_NOOP("FormatTitle", "Regions of a board"),
    QT_TRANSLATE_NOOP("FormatTitle", "Nonet puzzle"),
};

}  // namespace

QString formatTitle(FormatId format) { return FormatTitle::tr(kTitles.at(static_cast<std::size_t>(format))); }

QString filePatterns(const std::vector<std::string>& endings) {
    QStringList patterns;
    for (const std::string& ending : endings)
        patterns.append(QStringLiteral("*.") + QString::fromStdString(ending));
    return patterns.join(u' ');
}

QStringList saveFilters() {
    QStringList filters;
    for (const FormatId format : writtenFormats())
        filters.append(QStringLiteral("%1 (%2)").arg(formatTitle(format), filePatterns(endingsOf(formatRow(format)))));
    return filters;
}

}  // namespace nonet
