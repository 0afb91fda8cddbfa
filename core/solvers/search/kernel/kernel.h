// The engine of the fast solver, compiled several times for several instruction sets. All of them take the same
// decisions, so that counts, guesses and first solutions do not depend on the processor.
#pragma once

#include "core/solvers/search/classic_search.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace nonet {

/// A search's limits without anything of the standard library's: the kernels' files are compiled for processors that
/// the rest of the program may not have, and must not leave inline functions behind for the linker to choose.
struct KernelLimits {
    std::uint64_t solutions = 2;
    std::uint64_t budget = ~std::uint64_t{0};
    /// True once the search should end; asked at least every 10 ms.
    bool (*shouldStop)(void* context) = nullptr;
    void* context = nullptr;
};

struct SearchKernel {
    /// "portable", "x86-64", "avx2", "avx512", "neon"
    const char* name;
    /// From 81 digits, row-major, 0 a blank.
    void (*searchDigits)(const std::uint8_t* digits, const KernelLimits& limits, SearchCount& answer);
    /// From 81 sets of candidates, row-major.
    void (*searchMarks)(const std::uint16_t* marks, const KernelLimits& limits, SearchCount& answer);
    /// `count` puzzles of 81 digits one after the other.
    void (*searchMany)(const std::uint8_t* digits, std::size_t count, const KernelLimits& limits, SearchCount* answers);
    /// `count` puzzles of 81 sets of candidates each, one after the other.
    void (*searchManyMarks)(const std::uint16_t* marks, std::size_t count, const KernelLimits& limits,
                            SearchCount* answers);
    /// Narrows the marks to the fixpoint; false where a contradiction shows.
    bool (*propagate)(std::uint16_t* marks);
};

/// Every kernel that this processor can run, the fastest last.
std::span<const SearchKernel* const> usableKernels();
/// The fastest of them, or the one that was forced.
const SearchKernel& kernel();
/// Searches use that one from now on: for measuring. It must be usable.
void forceKernel(const SearchKernel& forced);

}  // namespace nonet
