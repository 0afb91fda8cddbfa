// Words of 64 bits, one for each band, with a 16-bit lane for each of its three boxes: for every processor.
#include "core/solvers/search/kernel/box_kernel.h"
#include "core/solvers/search/kernel/kernel_list.h"

namespace nonet::kernels {
namespace {

struct Word {
    static constexpr std::uint64_t kUsed = 0x0000FFFFFFFFFFFF;
    static constexpr std::uint64_t kOnes = 0x0000000100010001;
    static constexpr std::uint64_t kTops = 0x0000800080008000;

    std::uint64_t boxes;

    static NONET_INLINE Word none() { return {0}; }
    static NONET_INLINE Word every() { return {kOnes * kEveryDigit}; }
    static NONET_INLINE Word all(std::uint16_t value) { return {kOnes * value}; }
    static NONET_INLINE Word load(const std::uint16_t* stored) {
        return {stored[0] | static_cast<std::uint64_t>(stored[1]) << 16 | static_cast<std::uint64_t>(stored[2]) << 32};
    }
    friend NONET_INLINE Word operator|(Word a, Word b) { return {a.boxes | b.boxes}; }
    friend NONET_INLINE Word operator&(Word a, Word b) { return {a.boxes & b.boxes}; }
    friend NONET_INLINE Word operator^(Word a, Word b) { return {a.boxes ^ b.boxes}; }
    NONET_INLINE Word without(Word b) const { return {boxes & ~b.boxes}; }
    NONET_INLINE Word plus(Word b) const { return {boxes + b.boxes}; }
    NONET_INLINE Word nextStack() const { return {(boxes >> 16 | boxes << 32) & kUsed}; }
    NONET_INLINE Word afterNextStack() const { return {(boxes >> 32 | boxes << 16) & kUsed}; }
    /// All ones in the lanes that are not 0. Candidates leave the top bit of a lane free, which takes the carry.
    NONET_INLINE Word filled() const {
        const std::uint64_t carry = (boxes + (kTops - kOnes)) & kTops;
        return {(carry << 1) - (carry >> 15)};
    }
    NONET_INLINE Word empty() const { return {~filled().boxes & kUsed}; }
    NONET_INLINE Word withoutLowest() const { return {boxes & ((boxes | kTops) - kOnes)}; }
    NONET_INLINE Word whereAtMostOne() const { return without(withoutLowest().filled()); }
    NONET_INLINE Word emptyWhereEither(Word b) const { return b & filled(); }
    NONET_INLINE Word orWhereEmpty(Word b) const { return *this | b.without(filled()); }
    NONET_INLINE unsigned filledLanes() const {
        const std::uint64_t lanes = filled().boxes;
        return static_cast<unsigned>((lanes & 1) | (lanes >> 15 & 2) | (lanes >> 30 & 4));
    }
};

struct Words {
    Word band[3];

    template <class Function>
    static NONET_INLINE Words each(Function function) {
        return {{function(0), function(1), function(2)}};
    }
    static NONET_INLINE Words none() { return all(0); }
    static NONET_INLINE Words every() { return all(kEveryDigit); }
    static NONET_INLINE Words all(std::uint16_t value) {
        return {{Word::all(value), Word::all(value), Word::all(value)}};
    }
    static NONET_INLINE Words load(const std::uint16_t* stored) {
        return each([&](int b) { return Word::load(stored + 4 * b); });
    }
    NONET_INLINE void store(std::uint16_t* stored) const {
        for (int b = 0; b < 3; ++b)
            for (int s = 0; s < 4; ++s)
                stored[4 * b + s] = static_cast<std::uint16_t>(band[b].boxes >> (16 * s));
    }

    friend NONET_INLINE Words operator|(Words a, Words b) {
        return each([&](int i) { return a.band[i] | b.band[i]; });
    }
    friend NONET_INLINE Words operator&(Words a, Words b) {
        return each([&](int i) { return a.band[i] & b.band[i]; });
    }
    friend NONET_INLINE Words operator^(Words a, Words b) {
        return each([&](int i) { return a.band[i] ^ b.band[i]; });
    }
    NONET_INLINE Words without(Words b) const {
        return each([&](int i) { return band[i].without(b.band[i]); });
    }
    NONET_INLINE Words plus(Words b) const {
        return each([&](int i) { return band[i].plus(b.band[i]); });
    }
    NONET_INLINE Words nextStack() const {
        return each([&](int i) { return band[i].nextStack(); });
    }
    NONET_INLINE Words afterNextStack() const {
        return each([&](int i) { return band[i].afterNextStack(); });
    }
    NONET_INLINE Words nextBand() const { return {{band[1], band[2], band[0]}}; }
    NONET_INLINE Words afterNextBand() const { return {{band[2], band[0], band[1]}}; }
    NONET_INLINE Words empty() const {
        return each([&](int i) { return band[i].empty(); });
    }
    NONET_INLINE Words withoutLowest() const {
        return each([&](int i) { return band[i].withoutLowest(); });
    }
    NONET_INLINE Words whereAtMostOne() const {
        return each([&](int i) { return band[i].whereAtMostOne(); });
    }
    NONET_INLINE Words emptyWhereEither(Words b) const {
        return each([&](int i) { return band[i].emptyWhereEither(b.band[i]); });
    }
    NONET_INLINE Words orWhereEmpty(Words b) const {
        return each([&](int i) { return band[i].orWhereEmpty(b.band[i]); });
    }
    /// A bit for each lane that is not 0, four to a band.
    NONET_INLINE unsigned filledLanes() const {
        return band[0].filledLanes() | band[1].filledLanes() << 4 | band[2].filledLanes() << 8;
    }
    NONET_INLINE unsigned sum() const {
        const std::uint64_t lanes = band[0].plus(band[1]).plus(band[2]).boxes;
        return static_cast<unsigned>((lanes & 0xFFFF) + (lanes >> 16 & 0xFFFF) + (lanes >> 32 & 0xFFFF));
    }
    NONET_INLINE bool isNone() const { return (band[0] | band[1] | band[2]).boxes == 0; }
};

using Kernel = BoxKernel<Words>;

}  // namespace

const SearchKernel kPortable = {"portable",
                                Kernel::searchDigits,
                                Kernel::searchMarks,
                                Kernel::searchMany<std::uint8_t>,
                                Kernel::searchMany<std::uint16_t>,
                                Kernel::propagate};

}  // namespace nonet::kernels
