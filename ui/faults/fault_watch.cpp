#include "ui/faults/fault_watch.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <cxxabi.h>
#include <exception>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <sys/stat.h>
#include <typeinfo>
#include <unistd.h>

namespace nonet {
namespace {

constexpr int kMostAddresses = 64;
constexpr std::size_t kMostModules = 160;
/// A stack that has run over has no room for the handler.
constexpr std::size_t kHandlerStack = 64 * 1024;
constexpr std::array kSignals = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

/// Text in fixed memory; ends with a zero whatever is read of it meanwhile.
template <std::size_t Room>
class FixedText {
public:
    void set(std::string_view text) {
        const std::size_t length = std::min(text.size(), Room - 1);
        std::copy_n(text.data(), length, m_signs.data());
        std::fill(m_signs.begin() + static_cast<std::ptrdiff_t>(length), m_signs.end(), '\0');
    }
    const char* text() const { return m_signs.data(); }

private:
    std::array<char, Room> m_signs{};
};

/// A program or library in memory.
struct Module {
    FixedText<48> name;
    std::uintptr_t from = 0;
    std::uintptr_t to = 0;
};

struct Notes {
    FixedText<1024> folder;
    FixedText<32> version;
    FixedText<48> commit;
    FixedText<32> room;
    FixedText<160> document;
    FixedText<64> documentId;
    std::array<FixedText<48>, kNotedActions> actions;
    /// All actions so far, not only those that are remembered.
    std::atomic<unsigned> actionCount = 0;
    FixedText<96> exception;
    std::array<Module, kMostModules> modules;
    std::size_t moduleCount = 0;
    std::time_t began = 0;
};

Notes g_notes;
alignas(16) std::array<char, kHandlerStack> g_stack;
std::atomic_flag g_isWriting = ATOMIC_FLAG_INIT;

/// Calls of the system alone: nothing here takes memory or a lock.
class ReportWriter {
public:
    explicit ReportWriter(int file) : m_file(file) {}
    ReportWriter& operator<<(const char* text) {
        std::size_t left = std::strlen(text);
        while (left > 0) {
            const ssize_t written = ::write(m_file, text, left);
            if (written <= 0)
                break;
            text += written;
            left -= static_cast<std::size_t>(written);
        }
        return *this;
    }
    ReportWriter& number(std::uint64_t value, unsigned base = 10) {
        std::array<char, 24> signs{};
        char* at = signs.data() + signs.size() - 1;
        do {
            *--at = "0123456789abcdef"[value % base];
            value /= base;
        } while (value > 0);
        return *this << at;
    }

private:
    int m_file;
};

/// A ReportWriter into a text, for what is shown while the program runs.
class TextWriter {
public:
    TextWriter& operator<<(const char* text) {
        m_text += text;
        return *this;
    }
    TextWriter& number(std::uint64_t value) {
        m_text += std::to_string(value);
        return *this;
    }
    const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

template <typename Writer>
void writeSession(Writer& writer) {
    const Notes& notes = g_notes;
    writer << "version " << notes.version.text();
    if (*notes.commit.text() != '\0')
        writer << ", commit " << notes.commit.text();
    writer << "\nroom " << notes.room.text() << "\ndocument " << notes.document.text() << "\nkept as "
           << notes.documentId.text() << "\nthe last actions, from the first to the last\n";
    const unsigned count = notes.actionCount.load();
    const unsigned first = count > kNotedActions ? count - kNotedActions : 0;
    for (unsigned i = first; i < count; ++i)
        writer << "  " << notes.actions[i % kNotedActions].text() << "\n";
}

const char* nameOf(int signal) {
    switch (signal) {
    case SIGSEGV: return "SIGSEGV";
    case SIGBUS: return "SIGBUS";
    case SIGFPE: return "SIGFPE";
    case SIGILL: return "SIGILL";
    case SIGABRT: return "SIGABRT";
    default: return "a signal";
    }
}

/// "nonet+0x1f30", or the bare address where no module is known there.
void writeAddress(ReportWriter& writer, std::uintptr_t address) {
    writer << "  ";
    for (std::size_t i = 0; i < g_notes.moduleCount; ++i) {
        const Module& module = g_notes.modules[i];
        if (address < module.from || address >= module.to)
            continue;
        writer << module.name.text() << "+0x";
        writer.number(address - module.from, 16) << "\n";
        return;
    }
    writer << "0x";
    writer.number(address, 16) << "\n";
}

/// "FOLDER/00001764357000-1234.new.txt", so that names sort as they came.
int openReport(std::time_t now) {
    std::array<char, 1200> path{};
    char* end = path.data();
    const auto add = [&](const char* text) {
        while (*text != '\0' && end < path.data() + path.size() - 1)
            *end++ = *text++;
    };
    const auto addNumber = [&](std::uint64_t value, int digits) {
        std::array<char, 24> signs{};
        char* at = signs.data() + signs.size() - 1;
        for (int i = 0; i < digits || value > 0; ++i, value /= 10)
            *--at = static_cast<char>('0' + value % 10);
        add(at);
    };
    add(g_notes.folder.text());
    ::mkdir(path.data(), 0700);
    add("/");
    addNumber(static_cast<std::uint64_t>(now), 12);
    add("-");
    addNumber(static_cast<std::uint64_t>(::getpid()), 1);
    add(kNewReport.data());
    return ::open(path.data(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
}

void writeReport(int signal, const siginfo_t* info) {
    const std::time_t now = ::time(nullptr);
    const int file = openReport(now);
    if (file < 0)
        return;
    ReportWriter writer(file);
    writer << "Nonet ended unexpectedly by " << nameOf(signal) << ", ";
    writer.number(static_cast<std::uint64_t>(std::max<std::time_t>(0, now - g_notes.began)))
        << " seconds after its start\n";
    if (*g_notes.exception.text() != '\0')
        writer << "exception " << g_notes.exception.text() << "\n";
    if (info != nullptr && info->si_code > 0 && signal != SIGABRT) {
        writer << "at the address 0x";
        writer.number(reinterpret_cast<std::uintptr_t>(info->si_addr), 16) << "\n";
    }
    writeSession(writer);
    writer << "on the stack\n";
    std::array<void*, kMostAddresses> addresses{};
    const int count = ::backtrace(addresses.data(), kMostAddresses);
    for (int i = 0; i < count; ++i)
        writeAddress(writer, reinterpret_cast<std::uintptr_t>(addresses[static_cast<std::size_t>(i)]));
    ::close(file);
}

void endWithReport(int signal, siginfo_t* info, void*) {
    // One report for a program whose threads fail together.
    if (!g_isWriting.test_and_set())
        writeReport(signal, info);
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

[[noreturn]] void endUncaught() {
    if (const std::type_info* type = abi::__cxa_current_exception_type())
        g_notes.exception.set(type->name());
    std::abort();
}

int noteModule(dl_phdr_info* info, std::size_t, void*) {
    Notes& notes = g_notes;
    if (notes.moduleCount == kMostModules)
        return 1;
    Module& module = notes.modules[notes.moduleCount++];
    const std::string_view path(info->dlpi_name);
    // The program itself comes first and without a name.
    module.name.set(path.empty() ? std::string_view("nonet") : path.substr(path.rfind('/') + 1));
    module.from = info->dlpi_addr;
    module.to = module.from;
    for (int i = 0; i < info->dlpi_phnum; ++i)
        if (info->dlpi_phdr[i].p_type == PT_LOAD)
            module.to = std::max<std::uintptr_t>(module.to, info->dlpi_addr + info->dlpi_phdr[i].p_vaddr +
                                                                info->dlpi_phdr[i].p_memsz);
    return 0;
}

}  // namespace

void watchFaults(const WatchedProgram& program) {
    g_notes.folder.set(program.folder);
    g_notes.version.set(program.version);
    g_notes.commit.set(program.commit);
    g_notes.began = ::time(nullptr);
    g_notes.moduleCount = 0;
    ::dl_iterate_phdr(noteModule, nullptr);
    // The first call loads a library, which a handler must not.
    void* address = nullptr;
    ::backtrace(&address, 1);
    stack_t stack{};
    stack.ss_sp = g_stack.data();
    stack.ss_size = g_stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_sigaction = endWithReport;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    for (const int signal : kSignals)
        ::sigaction(signal, &action, nullptr);
    std::set_terminate(endUncaught);
}

void noteAction(std::string_view id) {
    const unsigned count = g_notes.actionCount.load();
    g_notes.actions[count % kNotedActions].set(id);
    g_notes.actionCount.store(count + 1);
}

void noteRoom(std::string_view id) { g_notes.room.set(id); }

void noteDocument(std::string_view kind, std::string_view id) {
    g_notes.document.set(kind);
    g_notes.documentId.set(id);
}

std::string sessionNotes() {
    TextWriter writer;
    writeSession(writer);
    return writer.text();
}

}  // namespace nonet
