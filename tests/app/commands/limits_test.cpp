// What ends a call of nonet-cli besides its input: signals, the time of a puzzle, memory, and files that are none.
#include "core/formats/native/native_file.h"
#include "tests/app/commands/commands_fixture.h"

#include <array>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

namespace nonet {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

/// nonet-cli as a child, whose output comes through a pipe that nobody empties before readAll().
class Running {
public:
    Running(std::vector<std::string> arguments, const std::string& input, const std::function<void()>& before = {}) {
        std::array<int, 2> output{};
        EXPECT_EQ(::pipe(output.data()), 0);
        m_child = ::fork();
        if (m_child == 0) {
            ::dup2(output[1], STDOUT_FILENO);
            ::close(output[0]);
            ::close(output[1]);
            if (std::freopen(input.c_str(), "r", stdin) == nullptr ||
                std::freopen((input + ".err").c_str(), "w", stderr) == nullptr)
                ::_exit(126);
            if (before)
                before();
            std::vector<char*> words = {const_cast<char*>(NONET_CLI)};
            for (std::string& argument : arguments)
                words.push_back(argument.data());
            words.push_back(nullptr);
            ::setenv("LC_ALL", "C", 1);
            ::execv(NONET_CLI, words.data());
            ::_exit(127);
        }
        ::close(output[1]);
        m_output = output[0];
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() {
        ::close(m_output);
        if (!m_status) {
            ::kill(m_child, SIGKILL);
            ::waitpid(m_child, nullptr, 0);
        }
    }

    void signal(int number) const { ::kill(m_child, number); }

    /// Until it printed something.
    void awaitOutput() const {
        pollfd ready{.fd = m_output, .events = POLLIN, .revents = 0};
        EXPECT_EQ(::poll(&ready, 1, 20'000), 1);
    }

    /// What it printed until it ended; its status as a shell has it, -2 where that took over ten seconds.
    std::pair<std::string, int> end() {
        std::string output;
        std::array<char, 65536> bytes{};
        const auto late = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        for (bool isOpen = true; std::chrono::steady_clock::now() < late;) {
            pollfd ready{.fd = m_output, .events = POLLIN, .revents = 0};
            if (isOpen && ::poll(&ready, 1, 20) == 1) {
                const ssize_t count = ::read(m_output, bytes.data(), bytes.size());
                isOpen = count > 0;
                output.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
                continue;
            }
            int status = 0;
            if (::waitpid(m_child, &status, isOpen ? WNOHANG : 0) == m_child) {
                m_status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
                if (!isOpen)
                    return {output, *m_status};
            }
            if (m_status && !isOpen)
                return {output, *m_status};
        }
        return {output, m_status.value_or(-2)};
    }

private:
    pid_t m_child = -1;
    int m_output = -1;
    std::optional<int> m_status;
};

class Limits : public Commands {
protected:
    std::string file(const std::string& name, const std::string& content) const {
        std::ofstream(folder / name, std::ios::binary) << content;
        return (folder / name).string();
    }
    /// More lines than go through before the signal.
    std::string manyPuzzles() const {
        std::string lines;
        for (int i = 0; i < 200'000; ++i)
            lines += kPuzzle + "\n";
        return file("many", lines);
    }
    static void expectWholeLines(const std::string& output) {
        ASSERT_FALSE(output.empty());
        EXPECT_EQ(output.back(), '\n');
        const std::vector<std::string> lines = split(output, '\n');
        EXPECT_EQ(lines.back(), kPuzzle + "\t1\t" + kSolution);
    }
};

TEST_F(Limits, TwoSignalsAtOnceAreOneWishAndLeaveWholeLines) {
    const std::string input = manyPuzzles();
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        for (const int times : {1, 2}) {
            Running program({"solve", "--threads", "2"}, input);
            program.awaitOutput();
            for (int i = 0; i < times; ++i) {
                program.signal(number);
                ::usleep(20'000);
            }
            const auto [output, status] = program.end();
            EXPECT_EQ(status, 130) << number << " x " << times;
            expectWholeLines(output);
            EXPECT_LT(output.size(), 200'000 * (kPuzzle.size() + kSolution.size() + 4)) << "it was stopped";
        }
}

TEST_F(Limits, AThirdSignalEndsAtOnceBetweenTwoLines) {
    const std::string input = manyPuzzles();
    for (const int number : {SIGTERM, SIGHUP}) {
        Running program({"solve", "--threads", "1"}, input);
        program.awaitOutput();
        for (int i = 0; i < 3; ++i) {
            program.signal(number);
            ::usleep(100'000);
        }
        const auto [output, status] = program.end();
        EXPECT_THAT(status, AnyOf(128 + number, 130));
        expectWholeLines(output);
    }
}

TEST_F(Limits, AReaderThatTakesNothingIsNotWaitedForOnceStopped) {
    Running program({"solve", "--threads", "1"}, manyPuzzles());
    program.awaitOutput();
    ::usleep(300'000);
    program.signal(SIGTERM);
    ::usleep(2'500'000);
    const auto [output, status] = program.end();
    EXPECT_EQ(status, 130);
    expectWholeLines(output);
    EXPECT_LE(output.size(), 1U << 20) << "what a pipe holds";
}

TEST_F(Limits, WhatIsIgnoredFromTheStartStaysIgnored) {
    Running program({"solve"}, manyPuzzles(), [] { std::signal(SIGHUP, SIG_IGN); });
    program.awaitOutput();
    program.signal(SIGHUP);
    const auto [output, status] = program.end();
    EXPECT_EQ(status, 0);
    EXPECT_EQ(output.size(), 200'000 * (kPuzzle.size() + kSolution.size() + 4));
}

TEST_F(Limits, OptionsReadFilesAlone) {
    const std::string pipe = (folder / "pipe").string();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const std::string large = file("large", std::string(1 << 20, '.'));
    std::vector<std::string> others = {pipe, folder.string()};
    // As /dev/zero is, but here.
    const std::string zero = (folder / "zero").string();
    if (::mknod(zero.c_str(), S_IFCHR | 0600, makedev(1, 5)) == 0)
        others.push_back(zero);
    for (const std::string& other : others)
        for (const std::string& call : {"rate --profile " + other, "path --profile " + other, "hint --profile " + other,
                                        "steps --profile " + other, "generate --profile " + other,
                                        "generate --method pattern --pattern " + other}) {
            const Outcome result = run(call, kPuzzle, "LC_ALL=C timeout 10");
            EXPECT_EQ(result.status, 2) << call;
            EXPECT_THAT(result.errors, HasSubstr("not a file")) << call;
        }
    EXPECT_THAT(run("generate --pattern " + large).errors, HasSubstr("too large for a pattern"));
    EXPECT_THAT(run("rate --profile " + large).errors, HasSubstr("too large for a profile"));
    EXPECT_EQ(run("generate --pattern " + (folder / "missing").string()).status, 2);
}

/// On which no solver comes to an end soon.
std::string hardLayout() {
    return R"({"nonet":1,"size":9,"givens":")" + std::string(81, '.') +
           R"(","constraints":[{"type":"regions","map":")"
           "222222633221211633111111633455555633445455663744445969774888969777788969778888999"
           R"("}]})";
}

TEST_F(Limits, APuzzleHasItsTime) {
    const std::string input = hardLayout() + "\n" + kPuzzle + "\n";
    for (const std::string command :
         {"solve", "solve --solver propagation", "solve --solver exact-cover", "true", "check"}) {
        const Outcome result = run(command + " --deadline 0.3", input, "LC_ALL=C timeout 60");
        EXPECT_EQ(result.status, 0) << command;
        const std::vector<std::string> lines = split(result.output, '\n');
        ASSERT_EQ(lines.size(), 2U) << command << result.output;
        EXPECT_THAT(result.errors, HasSubstr("-:1: Not decided within 0.3 seconds")) << command;
        EXPECT_THAT(lines[1], StartsWith(kPuzzle)) << command << ": the next one has its turn";
        const std::vector<std::string> fields = split(lines[0], '\t');
        ASSERT_EQ(fields.size(), 3U) << command;
        if (command == "check") {
            EXPECT_EQ(fields[1], "undecided");
            EXPECT_THAT(fields[2], HasSubstr("--deadline"));
        } else {
            EXPECT_EQ(fields[1], command == "true" ? "-" : "?") << command;
        }
    }
    EXPECT_EQ(split(run("true --deadline 0.3", hardLayout()).output, '\t').back(), "?\n");
}

TEST_F(Limits, TheHelpNamesTheTimeOfAPuzzle) {
    for (const char* command : {"solve", "true", "backdoors", "check"})
        EXPECT_THAT(run(std::string(command) + " --help").output, HasSubstr("--deadline")) << command;
}

// A sanitizer takes more addresses for itself than any of these limits leaves.
#if !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__
TEST_F(Limits, TooLittleMemoryIsASentence) {
    std::string rules;
    for (int i = 0; i < 9'000; ++i)
        rules += std::string(i == 0 ? "" : ",") + R"({"type":"cage","cells":["r1c1","r1c2"],"value":9})";
    const std::string input = file("rules", R"({"nonet":1,"size":9,"givens":")" + std::string(81, '.') +
                                                R"(","constraints":[)" + rules + "]}\n");
    int ended = 0;
    for (const std::vector<std::string>& call : {std::vector<std::string>{"check", "--deadline", "1"},
                                                 {"solve", "--threads", "64", "--deadline", "1"},
                                                 {"convert", "--to", "native"},
                                                 {"floors", "classes"}})
        for (rlim_t megabytes = 40; megabytes <= 400; megabytes += 20) {
            Running program(call, input, [megabytes] {
                const rlimit most{.rlim_cur = megabytes << 20U, .rlim_max = megabytes << 20U};
                ::setrlimit(RLIMIT_AS, &most);
            });
            const int status = program.end().second;
            const std::string errors = contents(input + ".err");
            // 127: the system cannot even load it.
            EXPECT_THAT(status, AnyOf(0, 1, 127)) << call.front() << " " << megabytes << " MB " << errors;
            if (status == 1) {
                EXPECT_THAT(errors, AnyOf(HasSubstr("memory"), HasSubstr("thread"))) << call.front() << megabytes;
                ++ended;
            }
        }
    EXPECT_GT(ended, 0);
}
#endif

TEST_F(Limits, ManyUnknownKeysAreConvertedAtOnce) {
    std::string keys;
    for (int i = 0; i < 300'000; ++i)
        keys += ",\"k" + std::to_string(i) + "\":1";
    const std::string input =
        file("keys", R"({"nonet":1,"size":9,"givens":")" + std::string(81, '.') + "\"" + keys + "}\n");
    for (const char* form : {"", " --json"}) {
        const Outcome result = run("convert --to native" + std::string(form) + " keys", {}, "LC_ALL=C timeout 60");
        EXPECT_EQ(result.status, 0);
        EXPECT_GT(result.output.size(), 3'000'000U);
    }
}

}  // namespace
}  // namespace nonet
