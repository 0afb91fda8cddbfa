#include "ui/text/count_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>
#include <limits>

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

enum class Rounding : std::uint8_t { down, nearest, up };

double rounded(double number, Rounding rounding) {
    // What a logarithm left of a whole number is that number.
    constexpr double kNothing = 1e-9;
    switch (rounding) {
    case Rounding::down: return std::floor(number + kNothing);
    case Rounding::up: return std::ceil(number - kNothing);
    case Rounding::nearest: break;
    }
    return std::round(number);
}

/// "52,000", "4·10¹²"
QString roughNumber(double log10, Rounding rounding) {
    constexpr double kLargestWritten = 6;
    if (log10 < kLargestWritten) {
        const double unit = std::pow(10.0, std::floor(log10) - 1);
        return QLocale().toString(rounded(std::pow(10.0, log10) / unit, rounding) * unit, 'f', 0);
    }
    double power = std::floor(log10);
    double figure = rounded(std::pow(10.0, log10 - power), rounding);
    if (figure >= 10) {
        figure = 1;
        ++power;
    }
    static const QString kRaised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString raised;
    for (const QChar digit : QString::number(power, 'f', 0))
        raised += kRaised[digit.digitValue()];
    const QString ten = QStringLiteral("10%1").arg(raised);
    return figure > 1 ? QStringLiteral("%1·%2").arg(figure, 0, 'f', 0).arg(ten) : ten;
}

}  // namespace

QString rangeText(const SolutionRange& range) {
    if (range.leastLog10 == range.mostLog10)
        return roughNumber(range.leastLog10, Rounding::nearest);
    const QString least = roughNumber(range.leastLog10, Rounding::down);
    const QString most = roughNumber(range.mostLog10, Rounding::up);
    return least == most ? least : CountText::tr("%1 to %2", "two numbers of solutions").arg(least, most);
}

QString countText(const std::optional<SolutionCount>& count) {
    if (!count || (count->isAtLeast && count->count == 0))
        return CountText::tr("Number of solutions not known");
    if (count->count == 0)
        return CountText::tr("No solution");
    if (!count->known.empty())
        return CountText::tr("%1 solutions, about %2", "6,670,903,752,021,072,936,960 solutions, about 7·10²¹")
            .arg(inGroups(count->known), rangeText(count->about.value_or(SolutionRange())));
    if (count->isAtLeast) {
        const QString text =
            count->count == 1 ? CountText::tr("One solution or more")
            : count->count < kMostCounted
                ? CountText::tr("Two solutions or more")
                : CountText::tr("At least %1 solutions").arg(QLocale().toString(static_cast<qulonglong>(count->count)));
        return count->about ? CountText::tr("%1, about %2", "at least 1,000 solutions, about 4·10¹² to 10¹³")
                                  .arg(text, rangeText(*count->about))
                            : text;
    }
    if (count->count == 1)
        return CountText::tr("One solution");
    return count->count <= std::numeric_limits<int>::max()
               ? CountText::tr("%Ln solution(s)", nullptr, static_cast<int>(count->count))
               : CountText::tr("%1 solutions").arg(QLocale().toString(static_cast<qulonglong>(count->count)));
}

}  // namespace nonet
