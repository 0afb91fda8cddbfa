// What a fuzz test gives to a reader, timed: one input that takes long, or much memory, is as good as a crash to
// whoever sends it. Where NONET_FUZZ_TIMES is set the run is told at its end, and bounded.
#pragma once

#include "tests/core/test_scale.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <gtest/gtest.h>
#include <string>
#include <sys/resource.h>

namespace nonet::test {

/// NONET_FUZZ_TIMES of each kind where that is set, as tests/run --weekly does; else fewer, the more a kind costs.
inline long fuzzInputs(int cost = 1) {
    const char* text = std::getenv("NONET_FUZZ_TIMES");
    return text != nullptr ? std::atol(text) : std::max(1, scaled(200'000) / cost);
}

class FuzzRun {
public:
    explicit FuzzRun(const char* what) : m_what(what) {}
    FuzzRun(const FuzzRun&) = delete;
    FuzzRun& operator=(const FuzzRun&) = delete;
    ~FuzzRun() {
        if (std::getenv("NONET_FUZZ_TIMES") == nullptr)
            return;
        rusage usage{};
        ::getrusage(RUSAGE_SELF, &usage);
        const double megabytes = static_cast<double>(usage.ru_maxrss) / 1024;
        std::printf("%s: %ld inputs, the slowest %.2f ms, at most %.0f MB\n", m_what, m_count, m_slowest, megabytes);
        if (m_slowest > 10)
            std::printf("%s: the slowest, %zu bytes: %.2000s\n", m_what, m_input.size(), m_input.c_str());
#ifndef __SANITIZE_ADDRESS__
        EXPECT_LT(m_slowest, 50) << m_input;
        EXPECT_LT(megabytes, 256);
#endif
    }

    /// Reads the input, by `read(input)`.
    template <typename Read>
    auto read(const std::string& input, const Read& read) {
        const double before = milliseconds();
        auto result = read(input);
        const double taken = milliseconds() - before;
        ++m_count;
        if (taken > m_slowest) {
            m_slowest = taken;
            m_input = input;
        }
        return result;
    }

private:
    /// The processor time of this thread: others may have the machine meanwhile.
    static double milliseconds() {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    const char* m_what;
    long m_count = 0;
    double m_slowest = 0;
    std::string m_input;
};

}  // namespace nonet::test
