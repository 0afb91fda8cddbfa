// A key in the sense of [Lookup]: what each digit of one grid stands for in another. Two grids that differ by a
// relabelling have one, and a full first grid with a partial second gives it from the clues.
#pragma once

#include "core/constructions/sequence_recovery.h"

#include <array>
#include <optional>
#include <span>
#include <utility>

namespace nonet {

/// Where each of the digits 1..9 goes, as far as it is known. Any map: a key that sends two digits to one is printed
/// in [Lookup], and has to be shown.
class DigitKey {
public:
    std::optional<Digit> to(Digit from) const { return m_images[from.slot()]; }
    void set(Digit from, Digit image) { m_images[from.slot()] = image; }

    int knownCount() const;
    /// The first two digits, if any, that go to one.
    std::optional<std::pair<Digit, Digit>> firstRepeat() const;

    friend bool operator==(const DigitKey&, const DigitKey&) = default;

private:
    std::array<std::optional<Digit>, 9> m_images{};
};

struct KeySolution {
    DigitKey key;
    /// By the first grid's digit - 1: the first cell that tells its image; no cell where the image was the only one
    /// left.
    std::vector<std::optional<SequenceRecovery::Pin>> pins;
    /// The second grid, with every cell that the key reaches filled in.
    Grid solved;
    /// Keys that fit: (9-k)! with k images told.
    std::uint64_t keys = 1;
    friend bool operator==(const KeySolution&, const KeySolution&) = default;
};

/// Two cells that want what no key does: firstPlace and secondPlace are the first grid's digits there, less one.
using DigitKeyConflict = PlaceRefusal;

/// The key from a full classic grid to the clues of another, and the second grid solved by it.
std::variant<KeySolution, DigitKeyConflict> solveByKey(const Grid& first, const Grid& second);

/// Each digit through the key; blank where the key does not know it.
Grid applyKey(const DigitKey& key, const Grid& grid);

}  // namespace nonet
