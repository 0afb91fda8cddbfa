// Permutations with their signatures, for boxes of any shape: version 4.2 where there is no table, and its rounds of
// pruning for people.
//
// What a permutation asks of its band is only which digits stand in which of its rows: its row signature; and of its
// stack its column signature. The two together name it, for a row and a column meet in one cell. So boxes of a band go
// together where their row signatures share no digit in any line, and nothing else of them matters there.
#pragma once

#include "core/solvers/minigrid/box_permutation.h"
#include "core/solvers/minigrid/step_meter.h"

#include <array>
#include <span>

namespace nonet {

/// Digits by line, line * side + digit: 16 lines of 16 digits at most.
class LineBits {
public:
    void insert(int bit) { m_words[static_cast<std::size_t>(bit / 64)] |= std::uint64_t{1} << bit % 64; }
    bool intersects(const LineBits& other) const {
        return ((m_words[0] & other.m_words[0]) | (m_words[1] & other.m_words[1]) | (m_words[2] & other.m_words[2]) |
                (m_words[3] & other.m_words[3])) != 0;
    }
    LineBits& operator|=(const LineBits& other) {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    friend auto operator<=>(const LineBits&, const LineBits&) = default;

private:
    std::array<std::uint64_t, 4> m_words{};
};

/// The permutations of a box and the signatures that occur among them, each once.
struct BoxNodes {
    std::vector<BoxPermutation> permutations;
    /// By chute kind: what signatures there are, and which one a permutation has.
    std::array<std::vector<LineBits>, 2> signatures;
    std::array<std::vector<std::uint32_t>, 2> signatureOf;
};

struct NodeLists {
    std::vector<BoxNodes> boxes;
    /// There are more than the limit: the lists say nothing. Nor do they where the meter is over.
    bool hasTooMany = false;

    std::uint64_t count() const;
};
/// At most `limit` permutations in all boxes; some 100 bytes each. Listing one is a step.
NodeLists listNodes(const Puzzle& puzzle, std::uint64_t limit, StepMeter& meter);

/// Which signatures of the boxes of a chute are part of some selection of one a box that go together. What is asked for
/// one box is remembered for all.
class ChuteSupport {
public:
    /// By box of the chute, the signatures; and those of them that are left.
    ChuteSupport(std::vector<const std::vector<LineBits>*> signatures, std::vector<std::vector<std::uint32_t>> left);

    /// A step is one signature compared with those selected so far. False too where the meter is over.
    bool isSupported(std::size_t box, std::uint32_t signature, StepMeter& meter);
    /// A box of the chute none of whose signatures goes with this one, even alone; nothing where they all have some.
    std::optional<std::size_t> findLonely(std::size_t box, std::uint32_t signature);

private:
    bool extend(std::size_t box, std::size_t skipped, const LineBits& taken, StepMeter& meter);

    std::vector<const std::vector<LineBits>*> m_signatures;
    std::vector<std::vector<std::uint32_t>> m_left;
    std::vector<std::vector<bool>> m_isSupported;
    std::vector<std::uint32_t> m_selection;
};

}  // namespace nonet
