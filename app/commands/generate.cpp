#include "app/commands/commands.h"
#include "app/commands/generate_options.h"
#include "app/commands/generated_answer.h"
#include "app/commands/output.h"
#include "app/commands/position_answer.h"
#include "app/commands/progress_line.h"
#include "core/batch/recipe_run.h"
#include "core/generators/pattern_proof.h"
#include "ui/text/explainer_text.h"
#include "ui/text/goal_text.h"
#include "ui/text/rating_text.h"

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

void tell(const QString& sentence) { std::fprintf(stderr, "nonet-cli: %s\n", sentence.toUtf8().constData()); }

/// Writes lines as they are found, and knows how many.
class Lines {
public:
    explicit Lines(std::uint64_t wanted) : m_wanted(wanted) {}

    /// False where no more can be written, or are wanted.
    bool write(const std::string& line) {
        m_progress.clear();
        m_isWritten = writeOutput(line) && flushOutput();
        m_progress.count();
        m_found += m_isWritten ? 1 : 0;
        return m_isWritten && m_found < m_wanted;
    }

    bool areEnough() const { return m_found == m_wanted; }

    /// The exit status, at the end.
    int end(const std::stop_token& stop) {
        m_progress.clear();
        if (stop.stop_requested())
            return 130;
        if (m_isWritten && !areEnough())
            tell(
                GenerateText::tr("The deadline has passed; best so far: %1 of %2 puzzles.").arg(m_found).arg(m_wanted));
        return areEnough() ? 0 : 1;
    }

private:
    std::uint64_t m_wanted;
    std::uint64_t m_found = 0;
    bool m_isWritten = true;
    ProgressLine m_progress;
};

/// "level hard and score 606, ER 7.1"; a path that does not reach the end has neither level nor score.
QString ratingText(const RatingReport& rating) {
    const HodokuRating& hodoku = rating.hodoku;
    QString text =
        hodoku.isComplete
            ? GenerateText::tr("level %1 and score %2").arg(QString::fromLatin1(levelCode(hodoku))).arg(hodoku.score)
            : beyondTechniques(rating.profile);
    if (rating.explainer && !rating.explainer->isAtLeast)
        text += GenerateText::tr(", ER %1", "a rating").arg(explainerNumber(rating.explainer->hardest));
    return text;
}

void reportBest(const RecipeOutcome& outcome, const ExplainerGoal& goal) {
    if (outcome.best)
        tell(GenerateText::tr("Nearest to the goal was %1 with %2 clues, %3; it misses: %4.", "%3 are ratings")
                 .arg(QString::fromStdString(toLine(outcome.best->puzzle.givens)))
                 .arg(outcome.best->puzzle.givens.filledCount())
                 .arg(ratingText(outcome.best->rating),
                      goalMissText(outcome.best->missed, goal, outcome.best->rating.explainer)));
    else if (outcome.fewestSolutions > 1)
        tell(GenerateText::tr("No filling of the pattern with one solution was found; the best had %1.")
                 .arg(outcome.fewestSolutions));
}

class Generation {
public:
    Generation(const GenerateOptions& options, std::stop_token stop)
        : m_options(options), m_stop(std::move(stop)), m_lines(options.count) {
        if (options.deadline)
            m_deadline = std::chrono::steady_clock::now() +
                         std::chrono::duration_cast<std::chrono::steady_clock::duration>(*options.deadline);
    }

    /// The exit status.
    int run() {
        if (const QString reason = impossible(); !reason.isEmpty()) {
            tell(reason);
            return 1;
        }
        const RecipeRun run{.recipe = m_options.recipe,
                            .seed = seedOf(m_options),
                            .count = m_options.count,
                            .threads = m_options.threads,
                            .deadline = m_deadline};
        const auto take = [this](const GoalPuzzle& found) {
            return m_lines.write(answerFor(found, m_options.recipe).print(m_options.form));
        };
        const RecipeOutcome outcome = runRecipe(run, take, m_stop);
        if (outcome.hasReachedDeadline && !m_stop.stop_requested())
            reportBest(outcome, m_options.recipe.goal.explainer);
        return m_lines.end(m_stop);
    }

private:
    /// Why nothing can be found; empty where that is not known.
    QString impossible() const {
        const Recipe& recipe = m_options.recipe;
        const QString reason = goalContradictionSentence(contradictionIn(recipe), recipe.goal);
        return reason.isEmpty() && recipe.goal.mask && fillsMask(recipe)
                   ? patternProofSentence(provePattern(*recipe.goal.mask, m_stop))
                   : reason;
    }

    const GenerateOptions& m_options;
    std::stop_token m_stop;
    Lines m_lines;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;
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
