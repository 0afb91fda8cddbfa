#include "ui/text/hint_words.h"

#include "core/board/classic.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

namespace nonet {
namespace {

/// What HoDoKu has on by default, and so the shipped profiles, nobody turned off.
bool turnsSomeOff(const Profile& profile) { return (techniquesOn(hodokuProfile()) & ~techniquesOn(profile)).any(); }

std::vector<House> boxesOf(const std::vector<Cell>& cells) {
    std::vector<House> boxes;
    for (const Cell cell : cells) {
        const House box = classic::boxHouse(classic::boxOf(cell));
        if (std::ranges::find(boxes, box) == boxes.end())
            boxes.push_back(box);
    }
    std::ranges::sort(boxes);
    return boxes;
}

int count(const std::vector<Cell>& cells) { return static_cast<int>(cells.size()); }

}  // namespace

HintWords HintWords::of(const HintAnswer& answer, StepDepth depth) {
    switch (answer.finding) {
    case HintFinding::step:
        if (answer.step)
            return ofStep(answer, *answer.step, depth);
        break;
    case HintFinding::mistakes: return ofWrongDigits(answer, depth);
    case HintFinding::missingCandidates: return ofMissingCandidates(answer, depth);
    case HintFinding::noStep:
    case HintFinding::noOtherStep: return ofNoStep(answer);
    case HintFinding::finished: return {tr("Solved"), tr("Every cell is filled, and correctly."), {}, {}};
    case HintFinding::notClassic:
        return {tr("No hint"),
                tr("Hints work on plain 9 by 9 puzzles only so far; this one has another board or further rules."),
                {},
                {}};
    case HintFinding::noSolution:
        return {tr("No solution"), tr("This puzzle has no solution, so there is no step that leads to it."), {}, {}};
    case HintFinding::contradiction:
        return {tr("A dead end"),
                tr("No solution of this puzzle fits what is on the board: a digit is wrong, "
                   "or a needed candidate was struck out. Undo takes you back."),
                {},
                {}};
    case HintFinding::stopped: return {tr("Stopped"), {}, {}, {}};
    }
    return {};
}

QString HintWords::spoken() const {
    QStringList parts{headline, body, result, foot};
    parts.removeAll(QString());
    return parts.join(u'\n');
}

QString HintWords::sentence() const {
    QString line = headline;
    if (!line.isEmpty() && !line.endsWith(u'.'))
        line += u'.';
    for (const QString& part : {body, result})
        if (!part.isEmpty())
            line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + part;
    return line;
}

HintWords HintWords::ofStep(const HintAnswer& answer, const Step& step, StepDepth depth) {
    HintWords words;
    words.foot = footOf(answer);
    words.headline = depth >= StepDepth::pattern ? stepTitle(step) : techniqueName(step.technique);
    switch (depth) {
    case StepDepth::name: break;
    case StepDepth::houses: words.body = stepHousesSentence(step); break;
    case StepDepth::pattern: words.body = stepPatternSentence(step); break;
    case StepDepth::full:
        words.body = stepReason(step);
        words.result = stepResult(step);
        break;
    }
    return words;
}

HintWords HintWords::ofWrongDigits(const HintAnswer& answer, StepDepth depth) {
    HintWords words;
    words.headline = tr("%n digit(s) on the board cannot be right.", nullptr, count(answer.cells));
    if (depth == StepDepth::houses)
        words.body = tr("Look %1.", "in boxes").arg(inHouses(boxesOf(answer.cells)));
    if (depth >= StepDepth::pattern)
        words.body = tr("Wrong: %1.", "cells").arg(cellsWithAnd(CellSet::from(answer.cells)));
    return words;
}

HintWords HintWords::ofMissingCandidates(const HintAnswer& answer, StepDepth depth) {
    HintWords words;
    const int n = count(answer.cells);
    words.headline = answer.ground == ReasoningGround::centreMarks
                         ? tr("%n cell(s) lack(s) the mark the solution needs.", nullptr, n)
                         : tr("In %n cell(s) the candidate the solution needs was struck out.", nullptr, n);
    if (depth == StepDepth::houses)
        words.body = tr("Look %1.", "in boxes").arg(inHouses(boxesOf(answer.cells)));
    if (depth >= StepDepth::pattern)
        words.body = tr("The solution needs it in %1.", "cells").arg(cellsWithAnd(CellSet::from(answer.cells)));
    return words;
}

HintWords HintWords::ofNoStep(const HintAnswer& answer) {
    HintWords words;
    words.foot = footOf(answer);
    if (answer.finding == HintFinding::noOtherStep) {
        words.headline = tr("No other step");
        words.body = tr("You have seen every step with a different result. Press Another to start over.");
        return words;
    }
    words.headline = tr("No step found");
    const EngineOptions options{.useUniqueness = answer.wishes.usesUniqueness && answer.facts.permitsUniqueness,
                                .profile = answer.wishes.profile};
    const auto tried = static_cast<int>(techniquesTried(options).size());
    if (answer.wishes.cell)
        words.body =
            tr("None of the %n hint technique(s) changes %1 now.", "a cell", tried).arg(cellName(*answer.wishes.cell));
    else if (answer.wishes.digit)
        words.body = tr("None of the %n hint technique(s) places or removes a %1 now.", "a digit", tried)
                         .arg(answer.wishes.digit->value());
    else if (answer.wishes.onlyPlacements && !turnsSomeOff(answer.wishes.profile))
        words.body = tr("None of the %n hint technique(s) places a digit here now, but one may remove candidates.",
                        nullptr, tried);
    else
        words.body = ofNoTechnique(options);
    return words;
}

QString HintWords::ofNoTechnique(const EngineOptions& options) {
    if (turnsSomeOff(options.profile))
        return tr("None of your enabled techniques applies here; one you have turned off might.");
    return tr("None of the %n hint technique(s) applies here.", nullptr,
              static_cast<int>(techniquesTried(options).size()));
}

QString HintWords::footOf(const HintAnswer& answer) {
    QStringList parts;
    switch (answer.ground) {
    case ReasoningGround::fullCandidates:
        // A single is read off the digits alone.
        if (answer.step && !answer.step->eliminations.empty())
            parts += tr("Worked from full candidates.");
        break;
    case ReasoningGround::playersCandidates: parts += tr("Worked from your candidates."); break;
    case ReasoningGround::centreMarks: parts += tr("Worked from your centre marks."); break;
    }
    if (answer.wishes.usesUniqueness && !answer.facts.permitsUniqueness)
        parts += uniquenessObstacle(answer.facts);
    if (answer.gaps.cutOff.any())
        parts += answer.step ? tr("A search for something easier was cut off, as it took too long.")
                             : tr("A search was cut off, as it took too long; there may be a step after all.");
    if (answer.gaps.leftOut() > 0)
        parts += ofLeftOut(answer.gaps);
    return parts.join(u' ');
}

QString HintWords::uniquenessObstacle(const SolutionFacts& facts) {
    switch (facts.state) {
    case SolutionState::one:
        return facts.permitsUniqueness ? QString()
                                       : tr("This puzzle started with some candidates removed, "
                                            "so steps that rely on its having exactly one solution are off.");
    case SolutionState::none: return tr("This puzzle has no solution, so steps that rely on exactly one are off.");
    case SolutionState::several:
        return tr("This puzzle has several solutions, so steps that rely on exactly one are off.");
    case SolutionState::unknown: break;
    }
    return tr("It is not known whether this puzzle has exactly one solution, so steps that rely on it are off.");
}

QString HintWords::ofLeftOut(const SearchGaps& gaps) {
    return gaps.leftOut() == 0 ? QString() : tr("%n step(s) left out: found, but not proved.", nullptr, gaps.leftOut());
}

QString HintWords::ofPath(PathRemark remark) {
    switch (remark) {
    case PathRemark::none: return {};
    case PathRemark::notClassic: return tr("Only plain 9 by 9 puzzles can be replayed.");
    case PathRemark::noSolution: return tr("This puzzle has no solution.");
    case PathRemark::fromGivens: return tr("Something in your position is wrong, so this starts from the givens.");
    case PathRemark::stuck: return tr("Nonet’s hint techniques do not finish this puzzle.");
    case PathRemark::leftOut:
        return tr("Stopped here: a step was found, but it could not be proved, so it was left out.");
    case PathRemark::cutOff: return tr("A search was cut off, as it took too long; there may be a way on.");
    case PathRemark::wasStopped: return tr("Stopped before the end.");
    case PathRemark::reachedStop: return tr("The next step is of a technique to stop before.");
    }
    return {};
}

}  // namespace nonet
