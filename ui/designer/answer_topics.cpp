#include "ui/designer/answer_topics.h"

#include "core/answers/between_edits.h"
#include "core/answers/missing_clues.h"
#include "ui/answers/puzzle_answers.h"
#include "ui/designer/answer_controls.h"
#include "ui/designer/answer_list.h"
#include "ui/text/cell_names.h"
#include "ui/text/constraint_words.h"
#include "ui/text/diagnosis_text.h"
#include "ui/text/rating_text.h"
#include "ui/text/technique_text.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// As many as anybody looks through in a list.
constexpr std::size_t kMostRows = 500;

/// A row a part.
std::vector<ConflictSet> singlesOf(const ConflictSet& parts) {
    std::vector<ConflictSet> singles;
    singles.reserve(parts.size());
    for (const int constraint : parts.constraints)
        singles.push_back({.constraints = {constraint}});
    for (const Cell cell : parts.givens)
        singles.push_back({.givens = {cell}});
    if (parts.hasStartCandidates)
        singles.push_back({.hasStartCandidates = true});
    return singles;
}

QString nameOf(const ConflictSet& part, const Puzzle& puzzle) {
    return conflictNames(part, puzzle).join(QStringLiteral(", "));
}

ListedPart listedClue(const Candidate& clue, const Puzzle& puzzle) {
    return {.part = {},
            .clue = clue,
            .text = AnswerList::tr("%1 in %2", "a digit, a cell")
                        .arg(QString::fromStdString(puzzle.symbols().label(clue.digit)),
                             cellName(clue.cell, puzzle.shape().columns()))};
}

QString emptySentence(const PuzzleAnswers&) {
    return AnswerList::tr(
        "Rules that could go, clues that would do and what a tester finds are listed here: ask below.");
}

std::vector<ListedPart> testerParts(const PuzzleAnswers& answers) {
    std::vector<ListedPart> rows;
    const std::optional<TesterReport>& report = answers.of<TesterReport>();
    if (!report)
        return rows;
    const bool isDone = answers.answer<TesterReport>().state() == AnswerState::done;
    const auto add = [&](const ConflictSet& parts, const QString& verdict) {
        for (ConflictSet& part : singlesOf(parts)) {
            const QString name = nameOf(part, answers.puzzle());
            rows.push_back({.part = std::move(part), .clue = std::nullopt, .text = verdict.arg(name)});
        }
    };
    add(report->parts.spare, AnswerList::tr("Not needed: %1"));
    add(report->parts.open, isDone ? AnswerList::tr("Not decided: %1") : AnswerList::tr("Not tried yet: %1"));
    add(report->parts.needed, AnswerList::tr("Needed: %1"));
    return rows;
}

QString testerWaits(AnswerState state) {
    return state == AnswerState::notAsked
               ? AnswerList::tr("The layout has changed since a tester looked at it: ask again.")
           : state == AnswerState::stopped
               ? AnswerList::tr("Stopped before it was known how many solutions there are.")
               : AnswerList::tr("Finding out whether there is one solution, then what of it is needed.");
}

QString testerSentence(const PuzzleAnswers& answers) {
    const AnswerOf<TesterReport>& answer = answers.answer<TesterReport>();
    const std::optional<TesterReport>& report = answer.value();
    if (!report)
        return testerWaits(answer.state());
    const NeededParts& parts = report->parts;
    switch (report->facts.state) {
    case SolutionState::none: return AnswerList::tr("No solution: a tester would send it back.");
    case SolutionState::several:
        return AnswerList::tr(
            "Several solutions: a tester would send it back. What is needed can be told of one solution only.");
    case SolutionState::unknown: return AnswerList::tr("Whether there is one solution was not found out.");
    case SolutionState::one: break;
    }
    const auto all = static_cast<int>(parts.spare.size() + parts.needed.size() + parts.open.size());
    QStringList sentences{parts.spare.size() == 0
                              ? AnswerList::tr("One solution. None of %Ln givens and rules can go.", nullptr, all)
                              : AnswerList::tr("One solution. %Ln of %1 givens and rules could go, each by itself.",
                                               nullptr, static_cast<int>(parts.spare.size()))
                                    .arg(all)};
    const auto open = static_cast<int>(parts.open.size());
    const bool isDone = answer.state() == AnswerState::done;
    if (open > 0)
        sentences << (isDone ? AnswerList::tr("%Ln not decided.", nullptr, open)
                             : AnswerList::tr("%Ln not tried yet.", nullptr, open));
    if (isDone)
        sentences << AnswerList::tr("It took %1.", "1.2 s").arg(timeText(answer.time()));
    return sentences.join(u' ');
}

std::vector<ListedPart> spareParts(const PuzzleAnswers& answers) {
    const std::optional<NeededParts>& parts = answers.of<NeededParts>();
    return parts ? listedParts(parts->spare, answers.puzzle()) : std::vector<ListedPart>();
}

QString neededSentence(const PuzzleAnswers& answers) {
    const std::optional<NeededParts>& parts = answers.of<NeededParts>();
    if (parts && parts->state != SolutionState::one)
        return AnswerList::tr("Only of a layout with one solution can be told what could go.");
    if (!parts) {
        const std::optional<SolutionCount> count = answers.count();
        return !count || count == SolutionCount{1, false} ? AnswerList::tr("Finding out what could go.")
                                                          : emptySentence(answers);
    }
    const auto all = static_cast<int>(parts->spare.size() + parts->needed.size() + parts->open.size());
    const QString spare = parts->spare.size() == 0
                              ? AnswerList::tr("All that was tried is needed.")
                              : AnswerList::tr("%Ln of %1 rules and givens could go, each by itself.", nullptr,
                                               static_cast<int>(parts->spare.size()))
                                    .arg(all);
    const auto open = static_cast<int>(parts->open.size());
    return parts->isComplete() ? spare
           : answers.answer<NeededParts>().state() == AnswerState::done
               ? AnswerList::tr("%1 %Ln not decided.", nullptr, open).arg(spare)
               : AnswerList::tr("%1 %Ln not tried yet.", nullptr, open).arg(spare);
}

std::vector<ListedPart> removedParts(const PuzzleAnswers& answers) {
    const std::optional<SmallestProper>& smallest = answers.of<SmallestProper>();
    return smallest ? listedParts(smallest->removed, answers.puzzle()) : std::vector<ListedPart>();
}

QString smallestSentence(const PuzzleAnswers& answers) {
    const std::optional<SmallestProper>& smallest = answers.of<SmallestProper>();
    if (!smallest)
        return answers.answer<SmallestProper>().isAsked() ? AnswerList::tr("Taking away what is not needed.")
                                                          : emptySentence(answers);
    if (!smallest->isProper)
        return AnswerList::tr("Only of a layout with one solution can be told what is enough.");
    const QString kept =
        AnswerList::tr("%Ln rule(s) and given(s) are enough; without these there is still one solution.", nullptr,
                       static_cast<int>(smallest->kept.size()));
    return smallest->removed.size() == 0 && smallest->isMinimal ? AnswerList::tr("All of it is needed.")
           : smallest->isMinimal ? AnswerList::tr("%1 None of the rest can go.").arg(kept)
                                 : kept;
}

std::vector<ListedPart> missingParts(const PuzzleAnswers& answers) {
    std::vector<ListedPart> rows;
    if (const std::optional<MissingClues>& missing = answers.of<MissingClues>())
        for (const Candidate& clue : missing->clues)
            rows.push_back(listedClue(clue, answers.puzzle()));
    return rows;
}

QString cluesSentence(const PuzzleAnswers& answers) {
    const std::optional<MissingClues>& missing = answers.of<MissingClues>();
    if (!missing)
        return answers.answer<MissingClues>().isAsked() ? AnswerList::tr("Looking for clues that would do.")
                                                        : emptySentence(answers);
    if (missing->state == SolutionState::one)
        return AnswerList::tr("There is one solution: nothing is missing.");
    if (missing->state == SolutionState::none)
        return AnswerList::tr("There is no solution: no clue can help.");
    if (missing->breaksSolutionLayer)
        return AnswerList::tr("No solution has the digits of the solution layer: no clue leads to it.");
    const bool isTowards = answers.puzzle().solutionLayer() != nullptr;
    if (!missing->isProved)
        return isTowards ? AnswerList::tr("The digits of the solution layer do not leave one solution, or it took too "
                                          "long to find out.")
                         : AnswerList::tr("Given up: perhaps these are not enough.");
    if (isTowards)
        return AnswerList::tr("%Ln clue(s) would do: with them the solution of the layer is the only one.", nullptr,
                              static_cast<int>(missing->clues.size()));
    return AnswerList::tr("%Ln clue(s) would do: with them there is one solution.", nullptr,
                          static_cast<int>(missing->clues.size()));
}

std::vector<ListedPart> ruleParts(const PuzzleAnswers& answers) {
    std::vector<ListedPart> rows;
    const Layout& layout = answers.puzzle().layout();
    if (const std::optional<MissingRules>& missing = answers.of<MissingRules>())
        for (const RuleOffer& each : missing->rules)
            rows.push_back({.rule = each,
                            .text = AnswerList::tr("%1, %2", "a rule with its value, where it lies")
                                        .arg(titleText(each.rule, layout), whereText(each.rule, layout))});
    return rows;
}

QString rulesSentence(const PuzzleAnswers& answers) {
    const std::optional<MissingRules>& missing = answers.of<MissingRules>();
    if (!missing)
        return answers.answer<MissingRules>().isAsked() ? AnswerList::tr("Looking for rules that would do.")
                                                        : emptySentence(answers);
    if (missing->state == SolutionState::one)
        return AnswerList::tr("There is one solution: nothing is missing.");
    if (missing->state == SolutionState::none)
        return AnswerList::tr("There is no solution: no rule can help.");
    if (missing->lacksSolution)
        return AnswerList::tr("The solution layer holds no whole solution that rules could lead to: fill it first.");
    const auto count = static_cast<int>(missing->rules.size());
    return missing->isProved
               ? AnswerList::tr("%Ln rule(s) would do: with them the solution of the layer is the only one.", nullptr,
                                count)
               : AnswerList::tr("%Ln rule(s) found that hold in the solution layer; they are not enough, or it took "
                                "too long to find out.",
                                nullptr, count);
}

std::vector<ListedPart> onlyOneParts(const PuzzleAnswers& answers) {
    std::vector<ListedPart> rows;
    const std::optional<CandidateKnowledge>& known = answers.of<CandidateKnowledge>();
    if (!known || answers.options().cap < 2)
        return rows;
    const CandidateGrid unique = usedByOneSolution(*known, answers.puzzle().shape());
    for (const Cell cell : answers.puzzle().shape().cells())
        for (const Digit symbol : unique.at(cell))
            if (rows.size() < kMostRows)
                rows.push_back(listedClue({cell, symbol}, answers.puzzle()));
    return rows;
}

QString onlyOneSentence(const PuzzleAnswers& answers) {
    return onlyOneParts(answers).empty()
               ? AnswerList::tr("No digit found so far that exactly one solution uses.")
               : AnswerList::tr("Exactly one solution uses each of these: any of them as a given leaves that one.");
}

std::vector<ListedPart> ratingParts(const PuzzleAnswers& answers) {
    std::vector<ListedPart> rows;
    const std::optional<LayoutRating>& rating = answers.of<LayoutRating>();
    if (!rating || !answers.knowsLogic() || rating->state != SolutionState::one)
        return rows;
    const TechniqueUses uses = usesOf(rating->report.path);
    std::vector<std::pair<int, TechniqueId>> used;
    for (const TechniqueId id : TechniqueUses::keys())
        if (uses[id] > 0)
            used.emplace_back(placeOf(hodokuProfile(), id), id);
    // The hardest first.
    std::ranges::sort(used, std::ranges::greater());
    rows.reserve(used.size());
    for (const auto& [place, id] : used)
        rows.push_back({.part = {},
                        .clue = std::nullopt,
                        .text = AnswerList::tr("%1: %Ln time(s)", "a technique", uses[id]).arg(techniqueName(id))});
    return rows;
}

QString ratingSentence(const PuzzleAnswers& answers) {
    if (!answers.knowsLogic())
        return AnswerList::tr("A variant has no level yet: the techniques know rows, columns and boxes of 9x9 alone.");
    const std::optional<LayoutRating>& rating = answers.of<LayoutRating>();
    if (!rating)
        return answers.answer<LayoutRating>().isAsked()
                   ? AnswerList::tr("Solving it by logic.")
                   : AnswerList::tr("The layout has changed since it was rated: ask again.");
    if (rating->state != SolutionState::one)
        return AnswerList::tr("Only a layout with one solution has a level.");
    const auto steps = static_cast<int>(rating->report.path.steps.size());
    return AnswerList::tr("%1, by %Ln step(s) of these techniques.", "Hard 940", steps)
        .arg(levelAndScore(rating->report.hodoku, rating->report.profile));
}

QString generatedSentence(const PuzzleAnswers& answers) {
    const std::optional<LayoutPuzzle>& made = answers.of<LayoutPuzzle>();
    if (!made)
        return answers.answer<LayoutPuzzle>().isAsked()
                   ? AnswerList::tr("Looking for a solution, then taking givens away while it is the only one.")
                   : AnswerList::tr("The layout has changed since a puzzle was made of it.");
    switch (made->state) {
    case SolutionState::none: return AnswerList::tr("There is no solution: no puzzle can be made of it.");
    case SolutionState::several:
        return AnswerList::tr("Of the solutions tried, the selected cells tell none from all others.");
    case SolutionState::unknown: return AnswerList::tr("Given up: no solution was found in time.");
    case SolutionState::one: break;
    }
    QStringList sentences{AnswerList::tr("Seed %1: %Ln given(s) added, one solution.", nullptr, made->addedGivens)
                              .arg(answers.options().order.seed)};
    if (made->addedNumbers > 0)
        sentences << AnswerList::tr("%Ln rule(s) got a number.", nullptr, made->addedNumbers);
    if (made->addedGivens > 0)
        sentences << (made->isMinimal ? AnswerList::tr("None of the added givens can go.")
                                      : AnswerList::tr("Perhaps some could still go: that took too long to find out."));
    return sentences.join(u' ');
}

}  // namespace

std::vector<ListedPart> listedParts(const ConflictSet& parts, const Puzzle& puzzle) {
    std::vector<ListedPart> rows;
    for (ConflictSet& part : singlesOf(parts)) {
        const QString name = nameOf(part, puzzle);
        rows.push_back({.part = std::move(part), .clue = std::nullopt, .text = sentenceCase(name)});
    }
    return rows;
}

const AnswerTopic kNoTopic{.sentence = emptySentence};
const AnswerTopic kTesterTopic{.sentence = testerSentence, .parts = testerParts, .isOfGivens = true};
const AnswerTopic kNeededTopic{.sentence = neededSentence, .parts = spareParts, .isOfGivens = true};
const AnswerTopic kSmallestTopic{.sentence = smallestSentence, .parts = removedParts, .isOfGivens = true};
const AnswerTopic kCluesTopic{.sentence = cluesSentence, .parts = missingParts};
const AnswerTopic kRulesTopic{.sentence = rulesSentence, .parts = ruleParts};
const AnswerTopic kOnlyOneTopic{.sentence = onlyOneSentence, .parts = onlyOneParts};
const AnswerTopic kRatingTopic{.sentence = ratingSentence, .parts = ratingParts, .isOfGivens = true};
const AnswerTopic kGeneratedTopic{.sentence = generatedSentence, .isOfGivens = true};

}  // namespace nonet
