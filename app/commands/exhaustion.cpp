#include "app/commands/exhaustion.h"

#include "app/commands/output.h"
#include "app/commands/words.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <new>
#include <system_error>

namespace nonet {

namespace {

struct ExhaustionText {
    Q_DECLARE_TR_FUNCTIONS(ExhaustionText)
};

constexpr const char* kTooLittleMemory =
    QT_TRANSLATE_NOOP("ExhaustionText", "Too little memory: what was answered until here is whole.");
constexpr const char* kNoThread =
    QT_TRANSLATE_NOOP("ExhaustionText", "The system allows no more threads or memory: try --threads 1.");

bool hasMemory() {
    constexpr std::size_t kSome = std::size_t{16} * 1024 * 1024;
    // Seen by the compiler to be used, or it would leave both calls out.
    void* volatile memory = std::malloc(kSome);
    std::free(memory);
    return memory != nullptr;
}

[[noreturn]] void endWhereTerminated() {
    if (const std::exception_ptr current = std::current_exception()) {
        try {
            std::rethrow_exception(current);
        } catch (const std::bad_alloc& reason) {
            std::_Exit(reportExhaustion(reason));
        } catch (const std::system_error& reason) {
            std::_Exit(reportExhaustion(reason));
        } catch (...) {
            // A library's own word for it, or a fault: what follows tells them apart.
        }
    }
    // The library ends the program without an exception where it has no memory left to throw one.
    if (!hasMemory())
        std::_Exit(reportExhaustion(std::bad_alloc()));
    std::abort();
}

}  // namespace

int reportExhaustion(const std::exception& reason) noexcept {
    const char* const sentence =
        dynamic_cast<const std::system_error*>(&reason) == nullptr ? kTooLittleMemory : kNoThread;
    finishLine();
    try {
        loadWords();
        std::fprintf(stderr, "nonet-cli: %s\n", ExhaustionText::tr(sentence).toUtf8().constData());
    } catch (...) {
        // Not even for the words.
        std::fprintf(stderr, "nonet-cli: %s\n", sentence);
    }
    return 1;
}

void endOnExhaustion() { std::set_terminate(endWhereTerminated); }

}  // namespace nonet
