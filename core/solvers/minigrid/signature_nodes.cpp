#include "core/solvers/minigrid/signature_nodes.h"

#include "core/solvers/minigrid/box_permutations.h"

#include <algorithm>
#include <map>

namespace nonet {

namespace {

LineBits signatureOf(const BoxPermutation& permutation, const Geometry& geometry, ChuteKind kind) {
    LineBits bits;
    for (int n = 0; n < geometry.side(); ++n) {
        const int line = kind == ChuteKind::band ? n / geometry.boxColumns() : n % geometry.boxColumns();
        bits.insert(line * geometry.side() + permutation.digit(n).index());
    }
    return bits;
}

void addSignatures(BoxNodes& box, const Geometry& geometry, ChuteKind kind) {
    std::vector<LineBits>& signatures = box.signatures[static_cast<std::size_t>(kind)];
    std::vector<LineBits> all;
    all.reserve(box.permutations.size());
    for (const BoxPermutation& permutation : box.permutations)
        all.push_back(signatureOf(permutation, geometry, kind));
    signatures = all;
    std::ranges::sort(signatures);
    signatures.erase(std::unique(signatures.begin(), signatures.end()), signatures.end());
    for (const LineBits& bits : all)
        box.signatureOf[static_cast<std::size_t>(kind)].push_back(
            static_cast<std::uint32_t>(std::ranges::lower_bound(signatures, bits) - signatures.begin()));
}

}  // namespace

std::uint64_t NodeLists::count() const {
    std::uint64_t count = 0;
    for (const BoxNodes& box : boxes)
        count += box.permutations.size();
    return count;
}

NodeLists listNodes(const Puzzle& puzzle, std::uint64_t limit, StepMeter& meter) {
    NodeLists lists;
    std::uint64_t total = 0;
    for (int box = 0; box < puzzle.geometry().side(); ++box) {
        BoxNodes& nodes = lists.boxes.emplace_back();
        PermutationStream stream(puzzle, box);
        while (const std::optional<BoxPermutation> permutation = stream.next()) {
            lists.hasTooMany = ++total > limit;
            if (lists.hasTooMany || !meter.spend())
                return lists;
            nodes.permutations.push_back(*permutation);
        }
        for (const ChuteKind kind : {ChuteKind::band, ChuteKind::stack})
            addSignatures(nodes, puzzle.geometry(), kind);
    }
    return lists;
}

ChuteSupport::ChuteSupport(std::vector<const std::vector<LineBits>*> signatures,
                           std::vector<std::vector<std::uint32_t>> left)
    : m_signatures(std::move(signatures)), m_left(std::move(left)), m_selection(m_signatures.size()) {
    for (const std::vector<LineBits>* box : m_signatures)
        m_isSupported.emplace_back(box->size());
}

bool ChuteSupport::isSupported(std::size_t box, std::uint32_t signature, StepMeter& meter) {
    if (m_isSupported[box][signature])
        return true;
    m_selection[box] = signature;
    if (!extend(0, box, (*m_signatures[box])[signature], meter))
        return false;
    for (std::size_t other = 0; other < m_selection.size(); ++other)
        m_isSupported[other][m_selection[other]] = true;
    return true;
}

bool ChuteSupport::extend(std::size_t box, std::size_t skipped, const LineBits& taken, StepMeter& meter) {
    if (box == m_signatures.size())
        return true;
    if (box == skipped)
        return extend(box + 1, skipped, taken, meter);
    for (const std::uint32_t signature : m_left[box]) {
        const LineBits& bits = (*m_signatures[box])[signature];
        if (!meter.spend())
            return false;
        if (bits.intersects(taken))
            continue;
        m_selection[box] = signature;
        LineBits next = taken;
        next |= bits;
        if (extend(box + 1, skipped, next, meter))
            return true;
    }
    return false;
}

std::optional<std::size_t> ChuteSupport::findLonely(std::size_t box, std::uint32_t signature) {
    for (std::size_t other = 0; other < m_signatures.size(); ++other) {
        if (other == box)
            continue;
        const bool hasMatch = std::ranges::any_of(m_left[other], [&](std::uint32_t candidate) {
            return !(*m_signatures[other])[candidate].intersects((*m_signatures[box])[signature]);
        });
        if (!hasMatch)
            return other;
    }
    return std::nullopt;
}

}  // namespace nonet
