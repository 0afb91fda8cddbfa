#include "core/generators/shift_puzzle.h"

#include "core/board/classic.h"
#include "core/canonical/classic_transform.h"
#include "core/constructions/known_masks.h"
#include "core/constructions/mask.h"
#include "core/constructions/shift_cipher.h"
#include "core/generators/clue_exchange.h"

namespace nonet {
namespace {

/// Positions of the search for fewer clues: some tenths of a second.
constexpr std::uint64_t kRepairBudget = 20'000;

ClassicCellSet randomMask(RandomSource& random) {
    const KnownMask& known = kKnownMasks[random.below(static_cast<std::uint32_t>(kKnownMasks.size()))];
    ClassicDigits pattern;
    for (const Cell cell : toClassicCellSet(maskFromLine(known.line).value()))
        pattern.set(cell, Digit(1));
    return cluesOf(apply(randomTransform(random), pattern));
}

}  // namespace

Sequence randomSequence(RandomSource& random, int side) {
    std::vector<Digit> digits;
    for (const Digit digit : DigitSet::full(side))
        digits.push_back(digit);
    random.shuffle(digits);
    const std::optional<Sequence> sequence = Sequence::from(digits);
    assert(sequence);
    return *sequence;
}

ShiftPuzzle makeShiftPuzzle(const std::optional<ClassicCellSet>& mask, RandomSource& random, std::stop_token stop) {
    ShiftPuzzle made;
    made.sequence = randomSequence(random);
    made.board = ClassicDigits::from(shiftCipher(made.sequence));
    made.mask = mask ? *mask : randomMask(random);
    const SearchCount masked = countSolutions(shown(made.board, made.mask), {.solutions = kMostShiftSolutions}, stop);
    made.maskedSolutions = masked.count;
    made.repair = makeProper(made.board, made.mask, RandomSource(random.next()), kRepairBudget, stop);
    made.puzzle = shown(made.board, made.mask | made.repair.added);
    made.wasStopped = masked.wasStopped || made.repair.wasStopped;
    return made;
}

}  // namespace nonet
