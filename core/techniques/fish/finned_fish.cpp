#include "core/techniques/fish/finned_fish.h"

#include "core/techniques/fish/fish_lines.h"

namespace nonet {
namespace {

enum class Kind : std::uint8_t { degenerate, sashimi, finned };

struct FinnedFish {
    unsigned base = 0;
    unsigned cover = 0;
    /// The lines and places of the fins' box.
    unsigned boxLines = 0;
    unsigned boxPlaces = 0;
};

/// Degenerate: a base line lies in the fins alone, which is locked candidates.
Kind kindOf(const FishLines& lines, const FinnedFish& fish) {
    Kind kind = Kind::finned;
    for (const int line : LineBits(fish.base)) {
        const int body = countOfNine(lines.places(line) & fish.cover);
        if (body == 0)
            return Kind::degenerate;
        if (body == 1)
            kind = Kind::sashimi;
    }
    return kind;
}

bool clearsAnything(const FishLines& lines, const FinnedFish& fish) {
    for (const int line : LineBits(fish.boxLines & ~fish.base))
        if ((lines.places(line) & fish.cover & fish.boxPlaces) != 0)
            return true;
    return false;
}

bool addStep(TechniqueId technique, const FishLines& lines, const FinnedFish& fish, StepCollector& steps) {
    Step step{.technique = technique, .digits = ClassicDigitSet(lines.digit())};
    for (const int line : LineBits(fish.base)) {
        for (const int place : LineBits(lines.places(line)))
            step.candidates.push_back(
                {lines.candidateAt(line, place), (fish.cover >> place & 1U) != 0 ? Role::defining : Role::fin});
        step.houses.push_back({lines.baseHouse(line), Role::defining});
    }
    for (const int place : LineBits(fish.cover))
        step.houses.push_back({lines.coverHouse(place), Role::cover});
    for (const int line : LineBits(fish.boxLines & ~fish.base))
        for (const int place : LineBits(lines.places(line) & fish.cover & fish.boxPlaces))
            step.eliminations.push_back(lines.candidateAt(line, place));
    return steps.add(std::move(step));
}

/// The search for one technique in one digit and direction.
class FinnedFishSearch {
public:
    FinnedFishSearch(TechniqueId technique, int size, Kind kind, const FishLines& lines, StepCollector& steps)
        : m_technique(technique), m_size(size), m_kind(kind), m_lines(lines), m_steps(steps) {}

    /// False once the collector is full.
    bool run() const {
        // The fins' box has three places, at least one of them covered: the union is wider than the cover by two at
        // most.
        const int widest = m_size + 2;
        return visitSmallUnions(m_lines.baseLines(widest), m_size, widest, [&](UnionChoice base) {
            for (unsigned box = 0; box < 9; ++box)
                if (!tryBox({.base = base.chosen, .boxLines = 7U << box / 3 * 3, .boxPlaces = 7U << box % 3 * 3},
                            base.united))
                    return false;
            return true;
        });
    }

private:
    bool tryBox(FinnedFish fish, unsigned places) const {
        // Places with a candidate of the base outside the fins' box must be covered; of those within, some may be.
        unsigned outside = places & ~fish.boxPlaces;
        for (const int line : LineBits(fish.base & ~fish.boxLines))
            outside |= m_lines.places(line);
        const unsigned within = places & ~outside;
        const int toChoose = m_size - countOfNine(outside);
        if (toChoose < 0 || within == 0)
            return true;
        for (unsigned chosen = within;; chosen = (chosen - 1) & within) {
            fish.cover = outside | chosen;
            if (countOfNine(chosen) == toChoose && chosen != within && clearsAnything(m_lines, fish) &&
                kindOf(m_lines, fish) == m_kind && !addStep(m_technique, m_lines, fish, m_steps))
                return false;
            if (chosen == 0)
                return true;
        }
    }

    TechniqueId m_technique;
    int m_size;
    Kind m_kind;
    const FishLines& m_lines;
    StepCollector& m_steps;
};

void find(TechniqueId technique, int size, Kind kind, const Position& position, StepCollector& steps) {
    for (const Digit digit : classic::kAllDigits)
        for (const HouseKind base : {HouseKind::row, HouseKind::column}) {
            const FishLines lines(position, digit, base);
            if (!FinnedFishSearch(technique, size, kind, lines, steps).run())
                return;
        }
}

}  // namespace

void findFinnedXWings(const Position& position, StepCollector& steps) {
    find(TechniqueId::finnedXWing, 2, Kind::finned, position, steps);
}
void findFinnedSwordfish(const Position& position, StepCollector& steps) {
    find(TechniqueId::finnedSwordfish, 3, Kind::finned, position, steps);
}
void findFinnedJellyfish(const Position& position, StepCollector& steps) {
    find(TechniqueId::finnedJellyfish, 4, Kind::finned, position, steps);
}
void findSashimiXWings(const Position& position, StepCollector& steps) {
    find(TechniqueId::sashimiXWing, 2, Kind::sashimi, position, steps);
}
void findSashimiSwordfish(const Position& position, StepCollector& steps) {
    find(TechniqueId::sashimiSwordfish, 3, Kind::sashimi, position, steps);
}
void findSashimiJellyfish(const Position& position, StepCollector& steps) {
    find(TechniqueId::sashimiJellyfish, 4, Kind::sashimi, position, steps);
}

}  // namespace nonet
