#include "core/techniques/fish/finned_fish.h"

#include "core/techniques/fish/fish_lines.h"

namespace nonet {
namespace {

struct Kinds {
    int size;
    TechniqueId finned;
    TechniqueId sashimi;
};

/// The finned fish of one size, in one digit and direction.
class FinnedFishSearch {
public:
    FinnedFishSearch(const Kinds& kinds, const FishLines& lines, int mostFins, DeductionSink& sink)
        : m_kinds(kinds), m_lines(lines), m_mostFins(mostFins), m_sink(sink) {}

    /// False where the search is to end.
    bool run() const {
        // The fins' box has three places, at least one of them covered: the union is wider than the cover by two at
        // most.
        const int widest = m_kinds.size + 2;
        return visitSmallUnions(m_lines.baseLines(widest), m_kinds.size, widest, [&](UnionChoice base) {
            return m_sink.goesOn() && (countOfNine(base.united) == m_kinds.size || tryCovers(base));
        });
    }

private:
    /// Covers in ascending order, so what is left uncovered, one place or two, in descending order.
    bool tryCovers(UnionChoice base) const {
        const bool leavesTwo = countOfNine(base.united) == m_kinds.size + 2;
        for (unsigned lows = base.united; lows != 0; lows &= ~std::bit_floor(lows)) {
            const unsigned low = std::bit_floor(lows);
            if (!leavesTwo && !tryUncovered(base, low))
                return false;
            for (unsigned highs = leavesTwo ? base.united & ~(2 * low - 1) : 0; highs != 0;
                 highs &= ~std::bit_floor(highs))
                if (!tryUncovered(base, low | std::bit_floor(highs)))
                    return false;
        }
        return true;
    }

    /// The fins are the base's candidates in the uncovered places; all must lie in one box.
    bool tryUncovered(UnionChoice base, unsigned uncovered) const {
        unsigned finLines = 0;
        for (const int place : LineBits(uncovered))
            finLines |= m_lines.lines(place);
        finLines &= base.chosen;
        const unsigned boxLines = chuteOf(finLines);
        const unsigned boxPlaces = chuteOf(uncovered);
        if (boxLines == 0 || boxPlaces == 0)
            return true;
        const unsigned cover = base.united & ~uncovered;
        Deduction found{.pattern = {.digits = ClassicDigitSet(m_lines.digit()),
                                    .base = m_lines.baseHouses(base.chosen),
                                    .cover = m_lines.coverHouses(cover)}};
        for (const int place : LineBits(cover & boxPlaces))
            for (const int line : LineBits(m_lines.lines(place) & boxLines & ~base.chosen))
                found.eliminations.insert({m_lines.cellAt(line, place), m_lines.digit()});
        if (found.eliminations.isEmpty())
            return true;
        for (const int place : LineBits(uncovered))
            for (const int line : LineBits(m_lines.lines(place) & base.chosen))
                found.pattern.others.insert(m_lines.cellAt(line, place));
        if (found.pattern.others.count() > m_mostFins)
            return true;
        found.technique = m_kinds.finned;
        for (const int line : LineBits(base.chosen))
            if (countOfNine(m_lines.places(line) & cover) <= 1)
                found.technique = m_kinds.sashimi;
        return m_sink.take(found);
    }

    /// The band or stack that holds all of these lines or places; 0 where none does.
    static unsigned chuteOf(unsigned bits) {
        for (const unsigned chute : {07U, 070U, 0700U})
            if ((bits & ~chute) == 0)
                return chute;
        return 0;
    }

    const Kinds& m_kinds;
    const FishLines& m_lines;
    int m_mostFins;
    DeductionSink& m_sink;
};

constexpr Kinds kXWings{2, TechniqueId::finnedXWing, TechniqueId::sashimiXWing};
constexpr Kinds kSwordfish{3, TechniqueId::finnedSwordfish, TechniqueId::sashimiSwordfish};
constexpr Kinds kJellyfish{4, TechniqueId::finnedJellyfish, TechniqueId::sashimiJellyfish};

template <const Kinds& kinds>
void searchFinnedFish(const PositionFacts& facts, const SearchScope& scope, DeductionSink& sink) {
    if (kinds.size > scope.limits.fishSize)
        return;
    for (const Digit digit : scope.digits)
        for (const HouseKind base : {HouseKind::row, HouseKind::column})
            if (const FishLines lines(facts, digit, base);
                !sink.goesOn() || !FinnedFishSearch(kinds, lines, scope.limits.fishFins, sink).run())
                return;
}

}  // namespace

const Search kFinnedXWingSearch{
    .run = searchFinnedFish<kXWings>, .describe = describeFish, .isOfOneDigit = true, .findsAllAtOnce = true};
const Search kFinnedSwordfishSearch{
    .run = searchFinnedFish<kSwordfish>, .describe = describeFish, .isOfOneDigit = true, .findsAllAtOnce = true};
const Search kFinnedJellyfishSearch{
    .run = searchFinnedFish<kJellyfish>, .describe = describeFish, .isOfOneDigit = true, .findsAllAtOnce = true};

}  // namespace nonet
