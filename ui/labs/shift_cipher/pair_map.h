// Which pairs a, b of aI + bJ make a Sudoku of every list: the pairs that the learner has tried, and a conjecture that
// is tested on them.
#pragma once

#include "core/constructions/shift_cipher.h"

#include <QString>
#include <QStringList>

#include <set>

namespace nonet {

/// "A pair works where a is .. and b is ..", as two conditions chosen from lists.
class PairConjecture {
public:
    explicit PairConjecture(const Geometry& geometry) : m_geometry(geometry) {}

    QStringList conditionsOfA() const;
    QStringList conditionsOfB() const;
    /// Indices into these.
    int a = 0;
    int b = 0;

    bool says(ShiftRule pair) const;
    bool isRightOf(ShiftRule pair) const { return says(pair) == alwaysGivesSudoku(m_geometry, pair); }
    /// How many of the pairs the conjecture is right of.
    int rightOf(const std::set<ShiftRule>& pairs) const;

private:
    Geometry m_geometry;
};

std::set<ShiftRule> allPairs(const Geometry& geometry);
/// "1.3.0.2", a and b in turn.
QString pairsText(const std::set<ShiftRule>& pairs);
/// Those that the board has.
std::set<ShiftRule> pairsFrom(const QString& text, const Geometry& geometry);

}  // namespace nonet
