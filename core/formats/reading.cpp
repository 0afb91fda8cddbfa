#include "core/formats/reading.h"

#include <algorithm>

namespace nonet {

namespace {

/// Bytes that are kept of a tag, and how many tags: a window that was handed millions of characters would not survive
/// it.
constexpr std::size_t kLongestTag = 200;
constexpr std::size_t kMostTags = 200;
/// Cut where a character begins; whether anything was.
bool cut(std::string& text, std::size_t most) {
    if (text.size() <= most)
        return false;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
        --most;
    text.resize(most);
    return true;
}

}  // namespace

bool cutTexts(PuzzleInfo& info) {
    bool wasCut = cut(info.title, kLongestName);
    wasCut = cut(info.author, kLongestName) || wasCut;
    wasCut = cut(info.rules, kLongestText) || wasCut;
    wasCut = cut(info.composedRules, kLongestText) || wasCut;
    wasCut = cut(info.source, kLongestText) || wasCut;
    if (info.tags.size() > kMostTags) {
        info.tags.resize(kMostTags);
        wasCut = true;
    }
    for (std::string& tag : info.tags)
        wasCut = cut(tag, kLongestTag) || wasCut;
    return wasCut;
}

PuzzleRecord recordFrom(const Grid& givens, const Grid& entered) {
    PuzzleRecord record;
    record.puzzle = Puzzle(givens);
    PlayState state(record.puzzle.shape());
    for (int i = 0; i < givens.cellCount(); ++i)
        if (givens.isBlank(Cell(i)))
            state.at(Cell(i)).digit = static_cast<std::uint8_t>(entered.valueAt(Cell(i)));
    record.history = History(std::move(state));
    return record;
}

PuzzleRecord recordFromCandidates(const Grid& digits, const CandidateGrid& candidates) {
    PuzzleRecord record = recordFrom(digits, Grid());
    const CandidateGrid plain = record.puzzle.initialCandidates();
    CandidateGrid start = plain;
    for (int i = 0; i < digits.cellCount(); ++i)
        if (digits.isBlank(Cell(i)))
            start.at(Cell(i)) &= candidates.at(Cell(i));
    if (start != plain)
        record.puzzle.startCandidates = std::move(start);
    return record;
}

void strikeAllBut(PuzzleRecord& record, const CandidateGrid& candidates) {
    PlayState state = record.history.startState();
    const CandidateGrid layer = candidateLayer(record.puzzle, state);
    const Grid digits = digitsOf(record.puzzle, state);
    for (int i = 0; i < digits.cellCount(); ++i)
        if (digits.isBlank(Cell(i)))
            state.at(Cell(i)).struck |= layer.at(Cell(i)) - candidates.at(Cell(i));
    record.history = History(std::move(state));
}

SolvedGroups solvedGroups(const CandidateGrid& candidates) {
    SolvedGroups solved;
    const Geometry geometry;
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const DigitSet group = candidates.at(Cell(i));
        if (group.count() != 1)
            continue;
        const std::vector<Cell> peers = geometry.peers(Cell(i));
        if (std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return candidates.at(peer).intersects(group); }))
            solved.hasConflict = true;
        else
            solved.digits.set(Cell(i), group.first());
    }
    return solved;
}

}  // namespace nonet
