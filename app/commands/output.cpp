#include "app/commands/output.h"

#include "app/commands/words.h"

#include <QCoreApplication>

#include <cerrno>
#include <chrono>
#include <climits>
#include <cstdio>
#include <mutex>
#include <poll.h>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace nonet {

namespace {

struct OutputText {
    Q_DECLARE_TR_FUNCTIONS(OutputText)
};

/// What is kept back at most; no less than fits into a pipe at once.
constexpr std::size_t kKept = 4096;
/// As much as a pipe that can be written takes without waiting, whole or not at all.
constexpr std::size_t kPiece = PIPE_BUF;
static_assert(kKept <= kPiece);
constexpr std::chrono::milliseconds kPatience{1000};
constexpr std::chrono::milliseconds kLook{50};

void reportWhy(int failure) {
    loadWords();
    std::fprintf(stderr, "nonet-cli: %s\n",
                 OutputText::tr("Standard output cannot be written: %1.")
                     .arg(QString::fromStdString(std::generic_category().message(failure)))
                     .toUtf8()
                     .constData());
}

class StandardOutput {
public:
    bool write(std::string_view lines) {
        const std::scoped_lock lock(m_line);
        if (m_isBroken)
            return false;
        if (m_kept.size() + lines.size() <= kKept) {
            m_kept += lines;
            return true;
        }
        const std::string kept = std::exchange(m_kept, {});
        return send(kept) && send(lines);
    }

    bool flush() {
        const std::scoped_lock lock(m_line);
        return !m_isBroken && send(std::exchange(m_kept, {}));
    }

    void stopWith(std::stop_token stop) { m_stop = std::move(stop); }

    /// The lock stays: nothing is written after it.
    void finishLine() { static_cast<void>(m_line.try_lock_for(kPatience / 2)); }

private:
    /// The next piece of the text: whole lines where one fits, else what fits of one.
    std::size_t pieceOf(std::string_view text) const {
        if (m_isFile || text.size() <= kPiece)
            return text.size();
        const std::size_t end = text.substr(0, kPiece).rfind('\n');
        return end == std::string_view::npos ? kPiece : end + 1;
    }

    bool send(std::string_view text) {
        while (!text.empty()) {
            if (!m_isFile && !waitForReader())
                return false;
            const ssize_t count = ::write(STDOUT_FILENO, text.data(), pieceOf(text));
            if (count < 0 && (errno == EINTR || errno == EAGAIN))
                continue;
            if (count <= 0) {
                m_isBroken = true;
                reportWhy(count < 0 ? errno : EIO);
                return false;
            }
            text.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }

    /// False once stopped, where nobody reads.
    bool waitForReader() {
        pollfd ready{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
        std::chrono::milliseconds waited{};
        while (::poll(&ready, 1, static_cast<int>(kLook.count())) == 0) {
            waited = m_stop.stop_requested() ? waited + kLook : std::chrono::milliseconds(0);
            if (waited >= kPatience) {
                m_isBroken = true;
                return false;
            }
        }
        return true;
    }

    static bool isRegularFile() {
        struct stat status {};
        return ::fstat(STDOUT_FILENO, &status) == 0 && S_ISREG(status.st_mode);
    }

    std::timed_mutex m_line;
    std::string m_kept;
    std::stop_token m_stop;
    const bool m_isFile = isRegularFile();
    bool m_isBroken = false;
};

StandardOutput& output() {
    static StandardOutput output;
    return output;
}

}  // namespace

bool writeOutput(std::string_view lines) { return output().write(lines); }

bool flushOutput() { return output().flush(); }

void stopOutputWith(std::stop_token stop) { output().stopWith(std::move(stop)); }

void finishLine() { output().finishLine(); }

}  // namespace nonet
