#include "app/commands/progress_line.h"

#include <cstdio>
#include <unistd.h>
#include <utility>

namespace nonet {

ProgressLine::ProgressLine()
    : m_isShown(::isatty(STDERR_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 0),
      m_last(std::chrono::steady_clock::now()) {}

void ProgressLine::count(unsigned long long answers) {
    m_answers += answers;
    const auto now = std::chrono::steady_clock::now();
    if (!m_isShown || now - m_last < std::chrono::milliseconds(200))
        return;
    m_last = now;
    std::fprintf(stderr, "\r%llu", m_answers);
    m_hasPrinted = true;
}

void ProgressLine::clear() {
    if (std::exchange(m_hasPrinted, false))
        std::fputs("\r\x1b[K", stderr);
}

}  // namespace nonet
