#include "app/commands/commands.h"
#include "app/commands/puzzle_stream.h"
#include "core/constructions/semi_solver.h"
#include "ui/text/construction_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct SemiSolveText {
    Q_DECLARE_TR_FUNCTIONS(SemiSolveText)
};

struct SemiSolveOptions {
    StreamOptions stream;
    std::string box = "2,2";
    std::string values;
};

struct KnownBox {
    BoxPosition position;
    Sequence values;
};

struct FamilyAnswer {
    std::string member;
    std::uint64_t members = 0;
    QString reason;
};

FamilyAnswer familyAnswer(const Grid& givens, const std::optional<KnownBox>& box) {
    Grid clues = givens;
    if (box) {
        auto together = withBox(givens, box->values, box->position);
        if (const auto* disagreement = std::get_if<BoxDisagreement>(&together))
            return {.member = {}, .members = 0, .reason = boxDisagreementSentence(*disagreement)};
        clues = *std::get_if<Grid>(&together);
    }
    const auto answer = recoverSequence(shiftCipherMap(), clues);
    if (const auto* refusal = std::get_if<PlaceRefusal>(&answer))
        return {.member = {}, .members = 0, .reason = refusalSentence(*refusal)};
    const SequenceRecovery& fit = *std::get_if<SequenceRecovery>(&answer);
    return {.member = fit.sequence ? toLine(shiftCipher(*fit.sequence)) : std::string(),
            .members = fit.members.value_or(0),
            .reason = recoverySentence(fit)};
}

std::optional<KnownBox> boxOf(const SemiSolveOptions& options) {
    if (options.values.empty())
        return std::nullopt;
    const std::string& box = options.box;
    const auto isIndex = [](char c) { return c >= '0' && c <= '2'; };
    if (box.size() != 3 || box[1] != ',' || !isIndex(box[0]) || !isIndex(box[2]))
        throw CLI::ValidationError(
            "--box",
            SemiSolveText::tr("A box is named by its row and column of boxes, each 0 to 2, as in 2,2.").toStdString());
    const auto reading = sequenceFromText(options.values);
    if (const auto* fault = std::get_if<SequenceFault>(&reading))
        throw CLI::ValidationError("--values", sequenceSentence(*fault).toStdString());
    return KnownBox{{box[0] - '0', box[2] - '0'}, std::get_if<SequenceReading>(&reading)->sequence};
}

}  // namespace

void addSemiSolveCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand(
        "semi-solve", "puzzle, family member (of the shift cipher, or -), members that fit, reason");
    const auto options = std::make_shared<SemiSolveOptions>();
    addStreamOptions(*command, options->stream);
    CLI::Option* values =
        command->add_option("--values", options->values, "The digits of one box, row by row; eight are completed");
    command->add_option("--box", options->box, "Which box: its row and column of boxes from 0 (2,2)")->needs(values);
    command->callback([options, &run] {
        run = [options, box = boxOf(*options)](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token) -> PuzzleAnswer {
                const FamilyAnswer found = familyAnswer(imported.record.puzzle.givens, box);
                Answer answer;
                answer.add("puzzle", puzzleText(imported.record));
                answer.add("family_member", found.member);
                answer.add("members_that_fit", found.members);
                answer.add("reason", found.reason.toStdString());
                return {answer};
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
