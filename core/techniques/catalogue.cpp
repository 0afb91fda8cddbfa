#include "core/techniques/catalogue.h"

#include "core/techniques/chains/remote_pair.h"
#include "core/techniques/chains/x_chain.h"
#include "core/techniques/chains/xy_chain.h"
#include "core/techniques/colouring/simple_colours.h"
#include "core/techniques/fish/basic_fish.h"
#include "core/techniques/fish/finned_fish.h"
#include "core/techniques/intersections/locked_candidates.h"
#include "core/techniques/single_digit/empty_rectangle.h"
#include "core/techniques/single_digit/two_strong_links.h"
#include "core/techniques/singles/full_house.h"
#include "core/techniques/singles/hidden_single.h"
#include "core/techniques/singles/naked_single.h"
#include "core/techniques/subsets/hidden_subset.h"
#include "core/techniques/subsets/naked_subset.h"
#include "core/techniques/uniqueness/bug_plus_1.h"
#include "core/techniques/uniqueness/unique_rectangles.h"
#include "core/techniques/wings/w_wing.h"
#include "core/techniques/wings/xy_wing.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Id = TechniqueId;
using Family = TechniqueFamily;

enum class Needs : bool { nothing, oneSolution };

constexpr bool takesBest(Id id) {
    return id == Id::remotePair || id == Id::turbotFish || id == Id::xChain || id == Id::xyChain;
}

constexpr Technique row(Id id, std::string_view code, int order, Level level, int score, Family family,
                        const Search& search, Needs needs = Needs::nothing) {
    return {id, code, order, level, score, family, needs == Needs::oneSolution, &search, takesBest(id)};
}

// clang-format off
constexpr std::array<Technique, kTechniqueCount> kCatalogue{
    row(Id::fullHouse,         "0000",  100, Level::easy,     4, Family::singles,       kFullHouseSearch),
    row(Id::nakedSingle,       "0003",  200, Level::easy,     4, Family::singles,       kNakedSingleSearch),
    row(Id::hiddenSingle,      "0002",  300, Level::easy,    14, Family::singles,       kHiddenSingleSearch),

    row(Id::lockedPair,        "0110", 1000, Level::medium,  40, Family::intersections, kNakedSubsetSearch),
    row(Id::lockedTriple,      "0111", 1100, Level::medium,  60, Family::intersections, kNakedSubsetSearch),
    row(Id::lockedCandidates1, "0100", 1200, Level::medium,  50, Family::intersections, kLockedCandidatesSearch),
    row(Id::lockedCandidates2, "0101", 1210, Level::medium,  50, Family::intersections, kLockedCandidatesSearch),

    row(Id::nakedPair,         "0200", 1300, Level::medium,  60, Family::subsets,       kNakedSubsetSearch),
    row(Id::nakedTriple,       "0201", 1400, Level::medium,  80, Family::subsets,       kNakedSubsetSearch),
    row(Id::hiddenPair,        "0210", 1500, Level::medium,  70, Family::subsets,       kHiddenSubsetSearch),
    row(Id::hiddenTriple,      "0211", 1600, Level::medium, 100, Family::subsets,       kHiddenSubsetSearch),
    row(Id::nakedQuadruple,    "0202", 2000, Level::hard,   120, Family::subsets,       kNakedSubsetSearch),
    row(Id::hiddenQuadruple,   "0212", 2100, Level::hard,   150, Family::subsets,       kHiddenSubsetSearch),

    row(Id::xWing,             "0300", 2200, Level::hard,   140, Family::basicFish,     kBasicFishSearch),
    row(Id::swordfish,         "0301", 2300, Level::hard,   150, Family::basicFish,     kBasicFishSearch),
    row(Id::jellyfish,         "0302", 2400, Level::hard,   160, Family::basicFish,     kBasicFishSearch),

    row(Id::remotePair,        "0703", 2800, Level::hard,   110, Family::chains,        kRemotePairSearch),

    row(Id::bugPlus1,          "0610", 2900, Level::hard,   100, Family::uniqueness,    kBugPlus1Search, Needs::oneSolution),

    row(Id::skyscraper,        "0400", 3000, Level::hard,   130, Family::singleDigit,   kSkyscraperSearch),
    row(Id::twoStringKite,     "0401", 3100, Level::hard,   150, Family::singleDigit,   kTwoStringKiteSearch),
    row(Id::turbotFish,        "0403", 3120, Level::hard,   120, Family::singleDigit,   kTurbotFishSearch),
    row(Id::emptyRectangle,    "0402", 3170, Level::hard,   120, Family::singleDigit,   kEmptyRectangleSearch),

    row(Id::wWing,             "0803", 3200, Level::hard,   150, Family::wings,         kWWingSearch),
    row(Id::xyWing,            "0800", 3300, Level::hard,   160, Family::wings,         kXyWingSearch),
    row(Id::xyzWing,           "0801", 3400, Level::hard,   180, Family::wings,         kXyzWingSearch),

    row(Id::uniqueRectangle1,  "0600", 3500, Level::hard,   100, Family::uniqueness,    kUniqueRectangleSearch, Needs::oneSolution),
    row(Id::uniqueRectangle2,  "0601", 3600, Level::hard,   100, Family::uniqueness,    kUniqueRectangleSearch, Needs::oneSolution),
    row(Id::uniqueRectangle3,  "0602", 3700, Level::hard,   100, Family::uniqueness,    kUniqueRectangleSearch, Needs::oneSolution),
    row(Id::uniqueRectangle4,  "0603", 3800, Level::hard,   100, Family::uniqueness,    kUniqueRectangleSearch, Needs::oneSolution),

    row(Id::finnedXWing,       "0310", 4100, Level::hard,   130, Family::finnedFish,    kFinnedXWingSearch),
    row(Id::sashimiXWing,      "0320", 4200, Level::hard,   150, Family::finnedFish,    kFinnedXWingSearch),
    row(Id::finnedSwordfish,   "0311", 4300, Level::unfair, 200, Family::finnedFish,    kFinnedSwordfishSearch),
    row(Id::sashimiSwordfish,  "0321", 4400, Level::unfair, 240, Family::finnedFish,    kFinnedSwordfishSearch),
    row(Id::finnedJellyfish,   "0312", 4500, Level::unfair, 250, Family::finnedFish,    kFinnedJellyfishSearch),
    row(Id::sashimiJellyfish,  "0322", 4600, Level::unfair, 260, Family::finnedFish,    kFinnedJellyfishSearch),

    row(Id::simpleColoursTrap, "0500", 5330, Level::hard,   150, Family::colouring,     kSimpleColoursSearch),
    row(Id::simpleColoursWrap, "0501", 5330, Level::hard,   150, Family::colouring,     kSimpleColoursSearch),

    row(Id::xChain,            "0701", 5400, Level::unfair, 260, Family::chains,        kXChainSearch),
    row(Id::xyChain,           "0702", 5500, Level::unfair, 260, Family::chains,        kXyChainSearch),
};
// clang-format on

constexpr bool isInIdOrder() {
    for (std::size_t i = 0; i < kCatalogue.size(); ++i)
        if (static_cast<std::size_t>(kCatalogue[i].id) != i || (i > 0 && kCatalogue[i].order < kCatalogue[i - 1].order))
            return false;
    return true;
}
static_assert(isInIdOrder(), "the table is indexed by TechniqueId, and TechniqueId is in search order");

/// Search orders of what HoDoKu's default solver tries and we cannot: uniqueness tests 5 and 6, hidden rectangle,
/// avoidable rectangles 1 and 2, Sue de Coq, multi colours. (Later ones come after everything that exists here.)
constexpr std::array kGapOrders{3900, 4000, 4010, 4020, 4030, 5300, 5360};

}  // namespace

std::span<const Technique> techniqueCatalogue() { return kCatalogue; }

const Technique& technique(TechniqueId id) { return kCatalogue[static_cast<std::size_t>(id)]; }

std::optional<TechniqueId> techniqueByCode(std::string_view code) {
    const auto found = std::ranges::find(kCatalogue, code, &Technique::code);
    return found == kCatalogue.end() ? std::nullopt : std::optional(found->id);
}

bool hasEarlierGap(TechniqueId id) {
    return std::ranges::any_of(kGapOrders, [&](int gap) { return gap < technique(id).order; });
}

}  // namespace nonet
