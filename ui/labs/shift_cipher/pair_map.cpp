#include "ui/labs/shift_cipher/pair_map.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {

namespace {

struct PairWords {
    Q_DECLARE_TR_FUNCTIONS(PairConjecture)
};

/// In the order of the lists of conditions; the last one is there for steps of 4 alone.
enum class Condition : std::uint8_t { any, multiple, noMultiple, multipleButZero, odd };

constexpr Condition kOfA[] = {Condition::any, Condition::multiple, Condition::noMultiple, Condition::odd};
constexpr Condition kOfB[] = {Condition::any, Condition::multiple, Condition::noMultiple, Condition::multipleButZero,
                              Condition::odd};

bool holds(Condition condition, int number, int step) {
    switch (condition) {
    case Condition::any: return true;
    case Condition::multiple: return number % step == 0;
    case Condition::noMultiple: return number % step != 0;
    case Condition::multipleButZero: return number != 0 && number % step == 0;
    case Condition::odd: break;
    }
    return number % 2 == 1;
}

}  // namespace

QStringList PairConjecture::conditionsOfA() const {
    const int step = m_geometry.boxColumns();
    QStringList conditions{PairWords::tr("any number"), PairWords::tr("a multiple of %1").arg(step),
                           PairWords::tr("no multiple of %1").arg(step)};
    if (step == 4)
        conditions.append(PairWords::tr("odd"));
    return conditions;
}

QStringList PairConjecture::conditionsOfB() const {
    const int step = m_geometry.boxColumns();
    QStringList conditions{PairWords::tr("any number"), PairWords::tr("a multiple of %1").arg(step),
                           PairWords::tr("no multiple of %1").arg(step),
                           PairWords::tr("a multiple of %1, but not 0").arg(step)};
    if (m_geometry.boxRows() == 4)
        conditions.append(PairWords::tr("%1 times an odd number").arg(step));
    return conditions;
}

bool PairConjecture::says(ShiftRule pair) const {
    const int step = m_geometry.boxColumns();
    const Condition ofA = kOfA[static_cast<std::size_t>(a)];
    const Condition ofB = kOfB[static_cast<std::size_t>(b)];
    if (!holds(ofA, pair.perBoxRow, step))
        return false;
    if (ofB == Condition::odd)
        return pair.perBoxColumn % step == 0 && holds(ofB, pair.perBoxColumn / step, step);
    return holds(ofB, pair.perBoxColumn, step);
}

int PairConjecture::rightOf(const std::set<ShiftRule>& pairs) const {
    return static_cast<int>(std::ranges::count_if(pairs, [this](ShiftRule pair) { return isRightOf(pair); }));
}

std::set<ShiftRule> allPairs(const Geometry& geometry) {
    std::set<ShiftRule> pairs;
    for (int a = 0; a < geometry.side(); ++a)
        for (int b = 0; b < geometry.side(); ++b)
            pairs.insert({a, b});
    return pairs;
}

QString pairsText(const std::set<ShiftRule>& pairs) {
    QStringList numbers;
    for (const ShiftRule& pair : pairs)
        numbers << QString::number(pair.perBoxRow) << QString::number(pair.perBoxColumn);
    return numbers.join(u'.');
}

std::set<ShiftRule> pairsFrom(const QString& text, const Geometry& geometry) {
    const QStringList numbers = text.split(u'.');
    std::set<ShiftRule> pairs;
    for (qsizetype i = 0; i + 1 < numbers.size(); i += 2) {
        const ShiftRule pair{numbers[i].toInt(), numbers[i + 1].toInt()};
        if (std::min(pair.perBoxRow, pair.perBoxColumn) >= 0 &&
            std::max(pair.perBoxRow, pair.perBoxColumn) < geometry.side())
            pairs.insert(pair);
    }
    return pairs;
}

}  // namespace nonet
