// Producers 13, 14, 20 and 22 of the Explainer scale: wings and aligned exclusion.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

namespace nonet::explainer {

/// 4.2
bool findXyWing(const Board& board, Hint& hint);
/// 4.4
bool findXyzWing(const Board& board, Hint& hint);
/// Aligned exclusion along one path, whose boards only lose candidates: where a whole search found nothing, the next
/// one looks only at what touches a cell that changed since.
class AlignedExclusion {
public:
    /// Another path begins.
    void begin();
    /// 6.2: two cells, of whose combinations each must be left by two or more common peers with two candidates.
    bool findPair(const Board& board, Hint& hint);
    /// 7.5: three cells; their common peers may have three candidates.
    bool findTriplet(const Board& board, Hint& hint);

private:
    /// The last board on which a search found nothing.
    struct Known {
        bool isKnown = false;
        std::array<Nine, 81> candidates{};

        ClassicCellSet changedIn(const Board& board) const;
        void keep(const Board& board);
    };
    Known m_pair;
    Known m_triplet;
};

}  // namespace nonet::explainer
