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

[[noreturn]] void endWhereTerminated() {
    if (const std::exception_ptr current = std::current_exception()) {
        try {
            std::rethrow_exception(current);
        } catch (const std::bad_alloc& reason) {
            std::_Exit(tellExhaustion(reason));
        } catch (const std::system_error& reason) {
            std::_Exit(tellExhaustion(reason));
        } catch (...) {
            std::abort();
        }
    }
    std::abort();
}

}  // namespace

int tellExhaustion(const std::exception& reason) noexcept {
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
