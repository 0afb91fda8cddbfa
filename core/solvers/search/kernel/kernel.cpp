#include "core/solvers/search/kernel/kernel.h"

#include "core/foundation/fixed_list.h"
#include "core/solvers/search/kernel/kernel_list.h"

#include <atomic>

namespace nonet {
namespace {

using KernelList = FixedList<const SearchKernel*, 4>;

KernelList findUsable() {
    KernelList list;
    list.push(&kernels::kPortable);
#ifdef __x86_64__
    list.push(&kernels::kSse2);
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
        list.push(&kernels::kAvx2);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt"))
        list.push(&kernels::kAvx512);
#endif
#if defined(__aarch64__) && defined(__ARM_NEON)
    list.push(&kernels::kNeon);
#endif
    return list;
}

const KernelList& usable() {
    static const KernelList list = findUsable();
    return list;
}

std::atomic<const SearchKernel*>& inUse() {
    static std::atomic<const SearchKernel*> kernel = usable()[usable().size() - 1];
    return kernel;
}

}  // namespace

std::span<const SearchKernel* const> usableKernels() { return {usable().begin(), usable().end()}; }

const SearchKernel& kernel() { return *inUse().load(std::memory_order_relaxed); }

void forceKernel(const SearchKernel& forced) { inUse().store(&forced, std::memory_order_relaxed); }

}  // namespace nonet
