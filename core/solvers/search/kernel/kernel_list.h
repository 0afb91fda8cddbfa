// The kernels that this build holds; which of them the processor can run, kernel.cpp asks.
#pragma once

#include "core/solvers/search/kernel/kernel.h"

namespace nonet::kernels {

extern const SearchKernel kPortable;
#ifdef __x86_64__
extern const SearchKernel kSse2;
extern const SearchKernel kAvx2;
extern const SearchKernel kAvx512;
#endif
#if defined(__aarch64__) && defined(__ARM_NEON)
extern const SearchKernel kNeon;
#endif

}  // namespace nonet::kernels
