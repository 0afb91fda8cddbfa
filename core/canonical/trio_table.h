// Every way in which trios can fill a chute, in one table.
//
// A box's three parallel mini-lines hold three trios that share no digit: its signature, one of 9!/(3!)^3 = 1,680. Two
// boxes of a chute fit together where no line holds a digit twice; each signature has 56 such partners, and the third
// box is then what the two leave over:
//
//     box 1  box 2  box 3       1,680 x 56 = 94,080 configurations. Ordering each trio's digits in its three cells,
//      123    456    789        6^9 ways, makes 94,080 x 6^9 = 948,109,639,680 floors: all of them.
//      457    189    236
//      689    237    145        [Lookup] and [Minigrid] both rest on this table.
#pragma once

#include "core/canonical/trio.h"

#include <memory>
#include <span>

namespace nonet {

/// The trios of a box's three mini-lines, top to bottom or left to right. They share no digit.
using Signature = std::array<Trio, 3>;

/// A signature's number, 0..1679, in dictionary order of its trios.
using SignatureId = std::uint16_t;

/// Two boxes that complete a third one to a chute.
struct Partners {
    SignatureId second = 0;
    SignatureId third = 0;

    friend bool operator==(Partners, Partners) = default;
};

/// Three boxes of a chute.
struct TrioConfiguration {
    std::array<SignatureId, 3> boxes{};

    friend bool operator==(const TrioConfiguration&, const TrioConfiguration&) = default;
};

class TrioTable {
public:
    static constexpr int kSignatures = 1680;
    static constexpr int kPartners = 56;
    static constexpr int kConfigurations = kSignatures * kPartners;

    /// The one table; built at the first call, in about a millisecond. Any thread may call.
    static const TrioTable& instance();
    /// Another one, to see how long it takes.
    static std::unique_ptr<const TrioTable> build();

    const Signature& signature(SignatureId id) const { return m_signatures[id]; }
    /// The trios must share no digit.
    SignatureId idOf(const Signature& signature) const {
        return m_ids[static_cast<std::size_t>(signature[0].index() * Trio::kCount + signature[1].index())];
    }
    /// All second boxes in the order of their numbers, each with the third.
    std::span<const Partners, kPartners> partners(SignatureId id) const {
        return std::span<const Partners, kPartners>(&m_partners[std::size_t{id} * kPartners], kPartners);
    }
    /// By number, 0..94,079, first box first.
    TrioConfiguration configuration(int number) const;
    /// Its number. The configuration must be one.
    int numberOf(const TrioConfiguration& configuration) const;

private:
    TrioTable();
    void addPartners(SignatureId id);

    std::array<Signature, kSignatures> m_signatures;
    std::array<SignatureId, std::size_t{Trio::kCount} * Trio::kCount> m_ids{};
    std::array<Partners, kConfigurations> m_partners;
};

}  // namespace nonet
