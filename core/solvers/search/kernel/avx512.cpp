// The kernel for AVX-512 (F, BW, VL, DQ). One puzzle alone lies in three registers (avx512_planes.h); a batch has nine
// puzzles in flight on one thread, in three crews of three (avx512_crew.h), so that one crew's shuffles fill another's
// waits and a sweep serves three puzzles at once.
#ifdef __x86_64__
#include "core/solvers/search/kernel/avx512_crew.h"
#include "core/solvers/search/kernel/avx512_planes.h"
#include "core/solvers/search/kernel/kernel_list.h"
#include "core/solvers/search/kernel/search_loop.h"

namespace nonet::kernels {
namespace {

void searchDigits(const std::uint8_t* digits, const KernelLimits& limits, SearchCount& answer) {
    searchAlone(planesFromDigits(digits), limits, answer);
}

void searchMarks(const std::uint16_t* marks, const KernelLimits& limits, SearchCount& answer) {
    searchAlone(planesFromMarks(marks), limits, answer);
}

bool propagate(std::uint16_t* marks) {
    Planes planes = planesFromMarks(marks);
    Sweep result;
    do
        result = planes.sweep();
    while (result == Sweep::changed);
    if (result == Sweep::contradiction)
        return false;
    writeMarks(planes, marks);
    return true;
}

constexpr int kCrews = 3;

}  // namespace

const SearchKernel kAvx512 = {"avx512",
                              searchDigits,
                              searchMarks,
                              searchInCrews<Crew, kCrews, std::uint8_t>,
                              searchInCrews<Crew, kCrews, std::uint16_t>,
                              propagate};

}  // namespace nonet::kernels
#endif
