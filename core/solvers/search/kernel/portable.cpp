// Three 64-bit words, one for each band, each with a 16-bit lane for each of its three boxes: for every processor.
#include "core/solvers/search/kernel/box_lanes.h"
#include "core/solvers/search/kernel/kernel_list.h"

namespace nonet::kernels {
namespace {

struct Words {
    static constexpr std::uint64_t kUsed = 0x0000FFFFFFFFFFFF;
    static constexpr std::uint64_t kOnes = 0x0000000100010001;
    static constexpr std::uint64_t kTops = 0x0000800080008000;

    std::uint64_t band[3];

    static Words none() { return {{0, 0, 0}}; }
    static Words every() { return {{kOnes * kEveryDigit, kOnes * kEveryDigit, kOnes * kEveryDigit}}; }
    static Words load(const std::uint16_t* boxes) {
        Words words;
        for (int b = 0; b < 3; ++b)
            words.band[b] = boxes[3 * b] | static_cast<std::uint64_t>(boxes[3 * b + 1]) << 16 |
                            static_cast<std::uint64_t>(boxes[3 * b + 2]) << 32;
        return words;
    }
    static constexpr unsigned kStored = 9;
    static constexpr unsigned storedAt(unsigned box) { return box; }
    void store(std::uint16_t* boxes) const {
        for (int box = 0; box < 9; ++box)
            boxes[box] = static_cast<std::uint16_t>(band[box / 3] >> (16 * (box % 3)));
    }
    void set(unsigned box, std::uint16_t value) {
        const unsigned shift = 16 * (box % 3);
        band[box / 3] = (band[box / 3] & ~(std::uint64_t{0xFFFF} << shift)) | static_cast<std::uint64_t>(value)
                                                                                  << shift;
    }

    template <class Function>
    NONET_INLINE static Words each(Function function) {
        return {{function(0), function(1), function(2)}};
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
        return each([&](int i) { return band[i] & ~b.band[i]; });
    }
    NONET_INLINE Words nextStack() const {
        return each([&](int i) { return (band[i] >> 16 | band[i] << 32) & kUsed; });
    }
    NONET_INLINE Words nextBand() const { return {{band[1], band[2], band[0]}}; }
    /// All ones in the lanes that are not 0. Candidates leave the top bit of a lane free, which takes the carry.
    NONET_INLINE static std::uint64_t filled(std::uint64_t word) {
        const std::uint64_t carry = (word + (kTops - kOnes)) & kTops;
        return (carry << 1) - (carry >> 15);
    }
    NONET_INLINE Words withoutLowest() const {
        return each([&](int i) { return band[i] & ((band[i] | kTops) - kOnes); });
    }
    NONET_INLINE Words whereAtMostOne() const {
        const Words rest = withoutLowest();
        return each([&](int i) { return band[i] & ~filled(rest.band[i]); });
    }
    /// A bit for each lane that is not 0.
    NONET_INLINE unsigned filledLanes() const {
        unsigned bits = 0;
        for (int i = 0; i < 3; ++i) {
            const std::uint64_t lanes = filled(band[i]);
            bits |= static_cast<unsigned>((lanes & 1) | (lanes >> 15 & 2) | (lanes >> 30 & 4)) << (3 * i);
        }
        return bits;
    }
    NONET_INLINE Words orWhereEmpty(Words other) const {
        return each([&](int i) { return band[i] | (other.band[i] & ~filled(band[i])); });
    }
    NONET_INLINE bool hasEmptyLane() const { return (filled(band[0]) & filled(band[1]) & filled(band[2])) != kUsed; }
    NONET_INLINE bool differsFrom(Words b) const {
        return ((band[0] ^ b.band[0]) | (band[1] ^ b.band[1]) | (band[2] ^ b.band[2])) != 0;
    }
    NONET_INLINE bool isNone() const { return (band[0] | band[1] | band[2]) == 0; }
};

using Kernel = BoxLaneKernel<Words>;

}  // namespace

const SearchKernel kPortable = {"portable", Kernel::searchDigits, Kernel::searchMarks, Kernel::searchMany,
                                Kernel::propagate};

}  // namespace nonet::kernels
