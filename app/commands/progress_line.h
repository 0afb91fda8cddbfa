#pragma once

#include <chrono>

namespace nonet {

/// Counts answers on standard error while a person waits for them: where it is a terminal and standard output is none.
class ProgressLine {
public:
    ProgressLine();

    void count(unsigned long long answers = 1);
    /// Before anything else is written to standard error, and at the end.
    void clear();

private:
    bool m_isShown;
    bool m_hasPrinted = false;
    unsigned long long m_answers = 0;
    std::chrono::steady_clock::time_point m_last;
};

}  // namespace nonet
