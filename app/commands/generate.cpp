#include "app/commands/commands.h"
#include "app/commands/generate_inverse.h"
#include "app/commands/generate_options.h"
#include "app/commands/generated_answer.h"
#include "app/commands/progress_line.h"
#include "core/batch/ordered_stream.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <random>
#include <unistd.h>

namespace nonet {

namespace {

struct GenerateText {
    Q_DECLARE_TR_FUNCTIONS(GenerateText)
};

/// Puzzles tried for one piece of work: some milliseconds, after which a deadline is looked at.
constexpr std::uint64_t kTriesAPiece = 32;

std::string lineFor(const KeptPuzzle& kept, AnswerForm form) { return answerFor(kept).print(form); }

/// Without --seed each run is another; a person is told how to repeat it.
std::uint64_t seedOf(const GenerateOptions& options) {
    if (options.seed)
        return *options.seed;
    std::random_device device;
    const std::uint64_t seed = device();
    if (::isatty(STDERR_FILENO) == 1)
        std::fprintf(stderr, "--seed %llu\n", static_cast<unsigned long long>(seed));
    return seed;
}

class Generation {
public:
    Generation(const GenerateOptions& options, std::stop_token stop) : m_options(options), m_stop(std::move(stop)) {}

    /// The exit status.
    int run() {
        const std::uint64_t seed = seedOf(m_options);
        const auto work = [&](const std::uint64_t& piece) -> std::optional<std::string> {
            RandomSource random = RandomSource::forPiece(seed, piece);
            if (m_options.method == GenerateMethod::inverse)
                return inverseLine(m_options, random, m_stop);
            const KeepOutcome outcome = generateRateKeep(m_options.goal, random, kTriesAPiece, m_stop);
            return outcome.puzzle ? std::optional(lineFor(*outcome.puzzle, m_options.form)) : std::nullopt;
        };
        runOrdered<std::uint64_t, std::optional<std::string>>(
            m_options.threads, [this] { return nextPiece(); }, work,
            [this](const std::optional<std::string>& line) { return write(line); });
        m_progress.clear();
        if (m_stop.stop_requested())
            return 130;
        if (m_isWritten && m_found < m_options.count)
            tellDeadline();
        return m_found == m_options.count ? 0 : 1;
    }

private:
    std::optional<std::uint64_t> nextPiece() {
        const auto elapsed = std::chrono::steady_clock::now() - m_start;
        if (m_stop.stop_requested() || (m_options.deadline && elapsed >= *m_options.deadline))
            return std::nullopt;
        return m_pieces++;
    }

    /// False ends the run.
    bool write(const std::optional<std::string>& line) {
        if (m_stop.stop_requested() || m_found == m_options.count)
            return false;
        if (!line)
            return true;
        m_progress.clear();
        m_isWritten = std::fwrite(line->data(), 1, line->size(), stdout) == line->size() && std::fflush(stdout) == 0;
        m_progress.count();
        m_found += m_isWritten ? 1 : 0;
        return m_isWritten && m_found < m_options.count;
    }

    void tellDeadline() const {
        const QString sentence = GenerateText::tr("The deadline has passed; best so far: %1 of %2 puzzles.")
                                     .arg(m_found)
                                     .arg(m_options.count);
        std::fprintf(stderr, "nonet-cli: %s\n", sentence.toUtf8().constData());
    }

    const GenerateOptions& m_options;
    std::stop_token m_stop;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    ProgressLine m_progress;
    std::uint64_t m_pieces = 0;
    std::uint64_t m_found = 0;
    bool m_isWritten = true;
};

}  // namespace

void addGenerateCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command =
        program.add_subcommand("generate", "puzzle, solution, level, score, ER, hardest technique, clues");
    const auto options = std::make_shared<GenerateOptions>();
    addGenerateOptions(*command, *options);
    command->callback(
        [options, &run] { run = [options](std::stop_token stop) { return Generation(*options, stop).run(); }; });
}

}  // namespace nonet
