#include "ui/text/count_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace nonet {
namespace {

struct CountText {
    Q_DECLARE_TR_FUNCTIONS(CountText)
};

/// More figures than a number of the machine has.
QString inGroups(std::string_view figures) {
    QString text = QString::fromLatin1(figures.data(), static_cast<qsizetype>(figures.size()));
    constexpr qsizetype kGroup = 3;
    for (qsizetype at = text.size() - kGroup; at > 0; at -= kGroup)
        text.insert(at, QLocale().groupSeparator());
    return text;
}

}  // namespace

QString roughNumber(double log10) {
    constexpr double kLargestWritten = 6;
    if (log10 < kLargestWritten) {
        const double unit = std::pow(10.0, std::floor(log10) - 1);
        return QLocale().toString(std::round(std::pow(10.0, log10) / unit) * unit, 'f', 0);
    }
    double power = std::floor(log10);
    double figure = std::round(std::pow(10.0, log10 - power));
    if (figure >= 10) {
        figure = 1;
        ++power;
    }
    static const QString kRaised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString raised;
    for (const QChar digit : QString::number(power, 'f', 0))
        raised += kRaised[digit.digitValue()];
    return QStringLiteral("%1·10%2").arg(figure, 0, 'f', 0).arg(raised);
}

QString countText(const std::optional<SolutionCount>& count) {
    if (!count || (count->isAtLeast && count->count == 0))
        return CountText::tr("Number of solutions not known");
    if (count->count == 0)
        return CountText::tr("No solution");
    if (!count->known.empty())
        return CountText::tr("%1 solutions, about %2", "6,670,903,752,021,072,936,960 solutions, about 7·10²¹")
            .arg(inGroups(count->known), roughNumber(count->aboutLog10.value_or(0)));
    if (count->isAtLeast) {
        const QString text =
            count->count == 1 ? CountText::tr("One solution or more")
            : count->count < kMostCounted
                ? CountText::tr("Two solutions or more")
                : CountText::tr("At least %1 solutions").arg(QLocale().toString(static_cast<qulonglong>(count->count)));
        return count->aboutLog10 ? CountText::tr("%1, about %2", "at least 1,000 solutions, about 4·10¹²")
                                       .arg(text, roughNumber(*count->aboutLog10))
                                 : text;
    }
    return count->count == 1 ? CountText::tr("One solution")
                             : CountText::tr("%Ln solution(s)", nullptr, static_cast<int>(count->count));
}

}  // namespace nonet
