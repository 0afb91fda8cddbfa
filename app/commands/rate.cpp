#include "app/commands/commands.h"
#include "app/commands/position_answer.h"
#include "app/commands/profile_option.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/verdict.h"
#include "core/rating/explainer_rating.h"
#include "ui/text/profile_text.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <cstdio>

namespace nonet {

namespace {

/// A rating that was stopped is no number of the puzzle.
void addExplainerFields(Answer& answer, const ExplainerRating& rating) {
    if (rating.isAtLeast) {
        for (const char* field : {"er", "ep", "ed"})
            answer.addNothing(field);
        return;
    }
    answer.add("er", rating.hardest / 10.0, 1);
    answer.add("ep", rating.pearl / 10.0, 1);
    answer.add("ed", rating.diamond / 10.0, 1);
}

struct RateText {
    Q_DECLARE_TR_FUNCTIONS(RateText)
};

QString ratedBy(const Profile& profile) {
    return RateText::tr("Rated %1.", "by a profile of techniques").arg(byProfile(profile));
}

struct RateOptions {
    StreamOptions stream;
    Profile profile = hodokuProfile();
    bool namesProfile = false;
    ExplainerRater explainer;
};

PuzzleAnswer answerFor(const PuzzleRecord& record, RateOptions& options, std::stop_token stop) {
    const Verdict verdict = verdictOn(record, stop);
    if (verdict.kind != VerdictKind::proper)
        return {Error{.code = ErrorCode::notProper, .found = verdict.kind == VerdictKind::none ? 0 : 2, .expected = 1}};
    const RatingReport report = rate(record.puzzle, options.profile, stop);
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    answer.add("level", levelCode(report.hodoku));
    answer.add("score", static_cast<std::uint64_t>(report.hodoku.score));
    addExplainerFields(answer, options.explainer.rate(record.puzzle, std::move(stop)));
    answer.add("hardest_technique",
               report.hodoku.hardest ? techniqueName(*report.hodoku.hardest).toStdString() : std::string());
    if (report.candidateDifficulty)
        answer.add("d", report.candidateDifficulty->total(), 2);
    else
        answer.addNothing("d");
    if (options.namesProfile)
        answer.addToJson("profile", report.profile);
    return {answer};
}

}  // namespace

void addRateCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand(
        "rate",
        "puzzle, level, score, ER, EP, ED, hardest technique, D. Level and score are those of the form given: "
        "with rows, columns or digits swapped the path, and so the score, may be different, as in HoDoKu. ER, EP and "
        "ED are Sukaku Explainer's in its default; lists on the web also use forks with other techniques, whose "
        "numbers differ");
    const auto options = std::make_shared<RateOptions>();
    addStreamOptions(*command, options->stream);
    addProfileOption(*command, options->profile);
    command->callback([options, command, &run] {
        options->namesProfile = command->count("--profile") > 0;
        run = [options](std::stop_token stop) {
            // Lines of fields have no room for it: a program that reads them counts the fields.
            if (options->namesProfile && options->stream.form == AnswerForm::text)
                std::fprintf(stderr, "%s\n", ratedBy(options->profile).toUtf8().constData());
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) {
                return answerFor(imported.record, *options, std::move(token));
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
