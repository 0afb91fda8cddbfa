#include "core/batch/heap_limits.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace nonet {

void limitHeap() {
#ifdef __GLIBC__
    constexpr int kHeaps = 2;
    constexpr int kGivenBackFrom = 256 * 1024;
    mallopt(M_ARENA_MAX, kHeaps);
    mallopt(M_TRIM_THRESHOLD, kGivenBackFrom);
    mallopt(M_MMAP_THRESHOLD, kGivenBackFrom);
#endif
}

}  // namespace nonet
