#include "ui/publishing/paper/paper_work.h"

#include "core/formats/importer.h"
#include "core/storage/file_system.h"
#include "ui/publishing/entered_play.h"
#include "ui/publishing/export_ways.h"

#include <utility>

namespace nonet {
namespace {

struct Lacks {
    bool facts = false;
    bool rating = false;
    bool path = false;
    bool link = false;
    bool any() const { return facts || rating || path || link; }
};

PathStart startOf(const PaperChoices& choices) { return choices.hasDigits ? PathStart::myPosition : PathStart::givens; }

Lacks lacksOf(const PaperPuzzle& puzzle, const PaperChoices& choices) {
    const PaperAnswers& known = puzzle.answers;
    const bool isOfBoards = choices.content == PaperContent::boards;
    Lacks lacks;
    lacks.rating = choices.hasLevel && !known.isRated && puzzle.record.puzzle.isClassic();
    lacks.path = choices.content == PaperContent::hintSteps && (!known.path || known.pathStart != startOf(choices));
    lacks.link = isOfBoards && choices.hasCode && !known.link;
    const bool asksSolution = isOfBoards && choices.solutions != PaperSolutions::none && !solutionOf(puzzle);
    lacks.facts = !known.facts && (lacks.rating || lacks.path || asksSolution);
    return lacks;
}

void rateInto(PaperAnswers& answers, const Puzzle& puzzle, const PaperRules& rules, ExplainerRater& rater,
              const std::stop_token& stop) {
    if (answers.facts && answers.facts->state == SolutionState::one) {
        if (!answers.rating) {
            const RatingReport report = rate(puzzle, rules.profile, stop);
            if (report.wasStopped)
                return;
            answers.rating = KeptRating::of(report);
        }
        const ExplainerRating explainer = rater.rate(puzzle, stop);
        if (explainer.isAtLeast)
            return;
        answers.explainer = explainer;
    }
    answers.isRated = true;
}

}  // namespace

bool lacksAnswers(const PaperPuzzle& puzzle, const PaperChoices& choices) { return lacksOf(puzzle, choices).any(); }

PaperAnswers withAnswers(const PaperPuzzle& puzzle, const PaperChoices& choices, const PaperRules& rules,
                         ExplainerRater& rater, std::stop_token stop) {
    const Lacks lacks = lacksOf(puzzle, choices);
    PaperAnswers answers = puzzle.answers;
    if (lacks.facts) {
        answers.facts = solutionFacts(puzzle.record.puzzle, stop);
        if (stop.stop_requested())
            return puzzle.answers;
    }
    if (lacks.link) {
        const Result<QString> link = exportText(withoutPlay(puzzle.record), ExportWay::qrCode);
        answers.link = link ? *link : QString();
    }
    if (lacks.rating)
        rateInto(answers, puzzle.record.puzzle, rules, rater, stop);
    if (lacks.path) {
        PathQuestion question;
        question.game = {puzzle.record.puzzle, puzzle.record.history.state(), answers.facts.value_or(SolutionFacts())};
        question.start = startOf(choices);
        question.usesUniqueness = rules.usesUniqueness;
        question.profile = rules.profile;
        PathAnswer path = answerPath(question, stop);
        if (!stop.stop_requested()) {
            answers.path = std::move(path);
            answers.pathStart = question.start;
        }
    }
    return answers;
}

std::vector<SharedPuzzle> waitingPuzzles(const WaitingDocuments& waiting, const std::stop_token& stop) {
    std::vector<SharedPuzzle> puzzles;
    for (PuzzleRecord& record : waiting.records(stop))
        puzzles.push_back(waitingPuzzle(std::move(record)));
    return puzzles;
}

Result<std::vector<SharedPuzzle>> puzzlesOfFile(const std::string& path) {
    const Result<std::optional<std::string>> file = systemFiles().read(path, kLargestInput);
    if (!file)
        return file.error();
    const std::optional<std::string>& content = *file;
    if (!content)
        return Error{.code = ErrorCode::fileNotReadable,
                     .subject = path,
                     .reason = std::make_error_code(std::errc::no_such_file_or_directory).message()};
    std::vector<ImportedPuzzle> read = importPuzzles(*content, kMostPaperPuzzles);
    if (read.empty()) {
        Result<ImportedPuzzle> first = importPuzzle(*content);
        if (!first)
            return first.error();
        read.push_back(*std::move(first));
    }
    std::vector<SharedPuzzle> puzzles;
    puzzles.reserve(read.size());
    for (ImportedPuzzle& each : read)
        puzzles.push_back(waitingPuzzle(std::move(each.record)));
    return puzzles;
}

}  // namespace nonet
