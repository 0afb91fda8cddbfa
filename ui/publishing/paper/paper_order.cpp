#include "ui/publishing/paper/paper_order.h"

#include "core/formats/persistent_warnings.h"
#include "core/play/game_fog.h"
#include "core/play/game_record.h"
#include "core/rules/fog.h"
#include "ui/text/action_text.h"
#include "ui/text/hint_words.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <span>

namespace nonet {
namespace {

struct PaperStepWords {
    Q_DECLARE_TR_FUNCTIONS(PaperSteps)
};

constexpr std::array kContents{"boards", "mySteps", "hintSteps"};
constexpr std::array kSmallDigits{"asOnBoard", "none", "candidates", "marks"};
constexpr std::array kSolutions{"none", "lastPage", "beside"};
constexpr std::array kOnPage{1, 2, 4, 6};

template <typename Value>
QString nameOf(std::span<const char* const> names, Value value) {
    return QLatin1String(names[static_cast<std::size_t>(value)]);
}

template <typename Value>
void readName(const QJsonObject& object, const char* key, std::span<const char* const> names, Value& value) {
    const QString name = object.value(QLatin1String(key)).toString();
    const auto found = std::ranges::find_if(names, [&](const char* each) { return name == QLatin1String(each); });
    if (found != names.end())
        value = static_cast<Value>(found - names.begin());
}

void readCount(const QJsonObject& object, const char* key, int& value) {
    const int number = object.value(QLatin1String(key)).toInt();
    if (std::ranges::find(kOnPage, number) != kOnPage.end())
        value = number;
}

/// What is a switch, by its name.
constexpr std::pair<const char*, bool PaperChoices::*> kSwitches[] = {
    {"digits", &PaperChoices::hasDigits},      {"colours", &PaperChoices::hasColours},
    {"hint", &PaperChoices::hasHint},          {"names", &PaperChoices::hasNames},
    {"level", &PaperChoices::hasLevel},        {"rules", &PaperChoices::hasRules},
    {"code", &PaperChoices::hasCode},          {"inColour", &PaperChoices::inColour},
    {"landscape", &PaperChoices::isLandscape},
};

BoardPicture pictureOfGame(const PaperPuzzle& puzzle) {
    // A film or a solution that is looked at stands in the game's place.
    if (puzzle.shown && !puzzle.shown->isReplay && !puzzle.shown->shownSolution)
        return *puzzle.shown;
    BoardPicture picture;
    picture.puzzle = puzzle.record.puzzle;
    picture.state = puzzle.record.history.state();
    picture.digits = digitsOf(picture.puzzle, picture.state);
    picture.fogged = puzzle.fogged;
    picture.candidates = candidateLayer(picture.puzzle, picture.state);
    if (puzzle.shown) {
        picture.showsCandidates = puzzle.shown->showsCandidates;
        picture.numbersColours = puzzle.shown->numbersColours;
        picture.isSetterMode = puzzle.shown->isSetterMode;
    }
    return picture;
}

/// Paper is for solving anew: what is wrong so far is not on it.
void forgetMistakes(BoardPicture& picture) {
    picture.mistakes = {};
    picture.showsConflicts = false;
    picture.twoSolutions.reset();
    picture.contradiction.reset();
    picture.litDigit.reset();
}

void dropDigits(BoardPicture& picture) {
    for (CellState& cell : picture.state.cells) {
        cell.digit = 0;
        cell.struck = {};
    }
    picture.digits = picture.puzzle.givens;
    picture.fogged = unlitCells(picture.puzzle);
    picture.candidates = candidateLayer(picture.puzzle, picture.state);
    picture.unknownCandidates.reset();
    picture.candidateNotes.reset();
    // It was found in another position.
    picture.step.reset();
}

void dropColours(BoardPicture& picture) {
    for (CellState& cell : picture.state.cells) {
        cell.colours = {};
        cell.candidateColours.clear();
    }
    picture.state.links.clear();
}

void showSmallDigits(BoardPicture& picture, SmallDigits digits) {
    if (digits == SmallDigits::asOnBoard)
        return;
    picture.showsCandidates = digits == SmallDigits::candidates;
    if (!picture.showsCandidates) {
        // A circle or a link around nothing tells nothing.
        for (CellState& cell : picture.state.cells)
            cell.candidateColours.clear();
        picture.state.links.clear();
    }
    if (digits == SmallDigits::none)
        for (CellState& cell : picture.state.cells)
            cell.corner = cell.centre = {};
}

BoardPicture pictureOfBoard(const PaperPuzzle& puzzle, const PaperChoices& choices) {
    BoardPicture picture = pictureOfGame(puzzle);
    forgetMistakes(picture);
    if (!choices.hasHint)
        picture.step.reset();
    if (!choices.hasDigits)
        dropDigits(picture);
    if (!choices.hasColours)
        dropColours(picture);
    showSmallDigits(picture, choices.smallDigits);
    return picture;
}

BoardPicture pictureOfSolution(const PaperPuzzle& puzzle) {
    BoardPicture picture;
    picture.puzzle = puzzle.record.puzzle;
    picture.state = PlayState(picture.puzzle.shape());
    picture.digits = solutionOf(puzzle).value_or(picture.puzzle.givens);
    picture.showsConflicts = false;
    return picture;
}

BoardPicture pictureOfStep(const PaperPuzzle& puzzle, const PaperChoices& choices, const PaperStep& step) {
    BoardPicture picture = pictureOfGame(puzzle);
    forgetMistakes(picture);
    picture.state = step.state;
    picture.digits = step.digits;
    picture.candidates = step.candidates;
    picture.fogged = step.fogged;
    picture.unknownCandidates.reset();
    picture.candidateNotes.reset();
    picture.step = step.step;
    picture.stepDepth = StepDepth::full;
    picture.litLink.reset();
    if (!choices.hasColours)
        dropColours(picture);
    if (choices.content == PaperContent::hintSteps && choices.smallDigits == SmallDigits::asOnBoard)
        // Most steps are about candidates.
        picture.showsCandidates = true;
    else
        showSmallDigits(picture, choices.smallDigits);
    return picture;
}

QString numbered(std::size_t index, const QString& sentence) {
    return QStringLiteral("%1. %2").arg(index + 1).arg(sentence);
}

/// As if there were a solution where none is known: paper uncovers nothing that play would not.
CellSet fogOver(const PuzzleRecord& record, const Grid& digits) {
    return record.solution ? cellsInFog(record.puzzle, record.history, digits, record.solution)
                           : unlitCells(record.puzzle);
}

PaperStep momentOf(const PuzzleRecord& record, const PlayState& state, const QString& sentence) {
    const Grid digits = digitsOf(record.puzzle, state);
    return {sentence, digits, candidateLayer(record.puzzle, state), state, fogOver(record, digits)};
}

PaperSteps mySteps(const PuzzleRecord& record) {
    const History& history = record.history;
    const std::vector<NodeId> nodes = stepsOf(record.puzzle, history);
    const NodeId start = nodes.empty() ? history.current() : history.node(nodes.front()).parent;
    PaperSteps steps{momentOf(record, history.stateAt(std::max(0, start)),
                              nodes.empty() ? PaperStepWords::tr("No step was made in this puzzle yet.")
                                            : PaperStepWords::tr("The start"))};
    for (std::size_t i = 0; i < nodes.size(); ++i)
        steps.push_back(momentOf(record, history.stateAt(nodes[i]),
                                 numbered(i, actionName(history.node(nodes[i]), record.puzzle))));
    return steps;
}

QString endOf(const PathAnswer& answer) {
    if (answer.path.isSolved)
        return PaperStepWords::tr("The solution");
    if (answer.remark == PathRemark::notClassic)
        return PaperStepWords::tr("No steps are known here: Nonet explains steps of plain 9 by 9 puzzles only.");
    return HintWords::ofPath(answer.remark);
}

PaperSteps hintSteps(const PuzzleRecord& record, const CellSet& fogged, const PathAnswer& answer) {
    if (answer.remark == PathRemark::notClassic || answer.remark == PathRemark::noSolution)
        return {momentOf(record, record.history.state(), endOf(answer))};
    PaperSteps steps;
    Position position = answer.start;
    const PlayState blank(record.puzzle.shape());
    const auto add = [&](const QString& sentence, const std::optional<Step>& step) {
        steps.push_back({sentence, position.digits(), position.candidateGrid(), blank, fogged, step});
    };
    if (answer.remark == PathRemark::fromGivens)
        add(HintWords::ofPath(answer.remark), std::nullopt);
    for (std::size_t i = 0; i < answer.path.steps.size(); ++i) {
        add(numbered(i, stepSentence(answer.path.steps[i])), answer.path.steps[i]);
        apply(position, answer.path.steps[i]);
    }
    add(endOf(answer), std::nullopt);
    return steps;
}

}  // namespace

QByteArray keptText(const PaperChoices& choices) {
    QJsonObject object{{QStringLiteral("content"), nameOf(kContents, choices.content)},
                       {QStringLiteral("smallDigits"), nameOf(kSmallDigits, choices.smallDigits)},
                       {QStringLiteral("solutions"), nameOf(kSolutions, choices.solutions)},
                       {QStringLiteral("boardsOnPage"), choices.boardsOnPage},
                       {QStringLiteral("stepsOnPage"), choices.stepsOnPage},
                       {QStringLiteral("paper"), choices.paper}};
    for (const auto& [name, member] : kSwitches)
        object.insert(QLatin1String(name), choices.*member);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

PaperChoices choicesFrom(const QByteArray& kept) {
    const QJsonObject object = QJsonDocument::fromJson(kept).object();
    PaperChoices choices;
    readName(object, "content", kContents, choices.content);
    readName(object, "smallDigits", kSmallDigits, choices.smallDigits);
    readName(object, "solutions", kSolutions, choices.solutions);
    readCount(object, "boardsOnPage", choices.boardsOnPage);
    readCount(object, "stepsOnPage", choices.stepsOnPage);
    choices.paper = object.value(QStringLiteral("paper")).toInt(choices.paper);
    for (const auto& [name, member] : kSwitches)
        choices.*member = object.value(QLatin1String(name)).toBool(choices.*member);
    return choices;
}

SharedPuzzle waitingPuzzle(PuzzleRecord record) {
    PaperPuzzle puzzle;
    puzzle.fogged = fogOver(record, digitsOf(record.puzzle, record.history.state()));
    puzzle.answers.rating = viewStateFrom(record.view).rating;
    puzzle.record = std::move(record);
    return std::make_shared<const PaperPuzzle>(std::move(puzzle));
}

std::optional<PaperSteps> paperSteps(const PaperPuzzle& puzzle, const PaperChoices& choices) {
    switch (choices.content) {
    case PaperContent::boards: break;
    case PaperContent::mySteps: return mySteps(puzzle.record);
    case PaperContent::hintSteps:
        if (puzzle.answers.path)
            return hintSteps(puzzle.record, puzzle.fogged, *puzzle.answers.path);
        break;
    }
    return std::nullopt;
}

BoardPicture pictureOf(const PaperOrder& order, const PaperFigure& figure) {
    const PaperPuzzle& puzzle = order.puzzle(figure.puzzle);
    switch (figure.kind) {
    case PaperFigureKind::board: break;
    case PaperFigureKind::solution: return pictureOfSolution(puzzle);
    case PaperFigureKind::step:
        return pictureOfStep(
            puzzle, order.choices,
            (*order.steps[static_cast<std::size_t>(figure.puzzle)])[static_cast<std::size_t>(figure.step)]);
    }
    return pictureOfBoard(puzzle, order.choices);
}

std::optional<Grid> solutionOf(const PaperPuzzle& puzzle) {
    if (puzzle.answers.facts && puzzle.answers.facts->solution)
        return puzzle.answers.facts->solution;
    return trustedSolution(puzzle.record.puzzle, puzzle.record.solution);
}

}  // namespace nonet
