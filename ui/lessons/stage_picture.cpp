#include "ui/lessons/stage_picture.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

BoardPicture plainPicture(const ClassicDigits& givens, const Position& position) {
    BoardPicture picture;
    picture.puzzle = Puzzle(givens.toGrid());
    picture.digits = position.digits();
    picture.candidates = position.candidateGrid();
    picture.highlightsPeers = false;
    picture.highlightsSameDigit = false;
    picture.showsConflicts = false;
    for (const Cell cell : classic::kAllCells)
        if (position.isSolved(cell) && givens.isBlank(cell))
            picture.state.at(cell).digit = static_cast<std::uint8_t>(position.valueAt(cell));
    return picture;
}

void addPlace(Step& step, const Truth& truth, Role role) {
    if (truth.kind == Truth::Kind::cell)
        step.cells.push_back({truth.cell, role});
    else if (truth.kind == Truth::Kind::house)
        step.houses.push_back({truth.house, role});
}
void addPlace(Step& step, const Link& link, Role role) {
    if (link.kind == Link::Kind::cell)
        step.cells.push_back({link.cell, role});
    else if (std::ranges::find(step.houses, link.house, &RoleHouse::house) == step.houses.end())
        step.houses.push_back({link.house, role});
}

/// The stages of other cases are not part of this one.
std::vector<const ProofStage*> stagesUpTo(const ProofWalk& walk, std::size_t last) {
    std::vector<const ProofStage*> stages;
    for (std::size_t i = 0; i <= last; ++i) {
        const ProofStage& stage = walk.stages[i];
        if (stage.kind == ProofStage::Kind::supposed)
            std::erase_if(stages, [&stage](const ProofStage* each) { return each->depth >= stage.depth; });
        stages.push_back(&stage);
    }
    return stages;
}

/// What of the pattern does not look like a stage's own signs.
bool isUnderStage(Role role) { return role != Role::on && role != Role::off && role != Role::assumption; }

/// The roles of the pattern's candidates, where the stage gives none of its own. Its cells and houses would look like
/// those that the stage is about.
void addPattern(Step& drawn, const Step& step) {
    const auto isTold = [&drawn](Candidate each) {
        return std::ranges::find(drawn.candidates, each, &RoleCandidate::candidate) != drawn.candidates.end() ||
               std::ranges::find(drawn.eliminations, each) != drawn.eliminations.end();
    };
    for (const RoleCandidate& each : step.candidates)
        if (isUnderStage(each.role) && !isTold(each.candidate))
            drawn.candidates.push_back(each);
}

}  // namespace

BoardPicture pictureOf(const LessonPosition& position) {
    BoardPicture picture = plainPicture(position.puzzle, position.position);
    picture.showsCandidates = !isSinglePlacement(position.shown());
    return picture;
}

BoardPicture pictureOf(const LessonUse& use) {
    return use.at.isFromPlay ? plainPicture(use.at.puzzle, Position::fromGivens(use.at.puzzle)) : pictureOf(use.at);
}

BoardPicture withPattern(BoardPicture picture, const Step& step) {
    picture.step = step;
    picture.stepDepth = StepDepth::full;
    return picture;
}

BoardPicture withMarks(BoardPicture picture, const LessonMarks& marks, TechniqueId id) {
    if (marks.isEmpty())
        return picture;
    Step drawn{.technique = id};
    for (const Cell cell : marks.cells)
        drawn.cells.push_back({cell, Role::base});
    const bool entersDigits = !picture.showsCandidates;
    marks.results.forEach([&](Candidate each) {
        if (entersDigits) {
            picture.digits.set(each.cell, each.digit);
            picture.state.at(each.cell).digit = static_cast<std::uint8_t>(each.digit.value());
        } else {
            drawn.eliminations.push_back(each);
        }
    });
    return withPattern(std::move(picture), drawn);
}

BoardPicture withMistake(BoardPicture picture, const std::optional<LessonMistake>& mistake) {
    if (!mistake)
        return picture;
    using Kind = LessonMistake::Kind;
    if (mistake->kind == Kind::solvedCell || mistake->kind == Kind::cellOfNone || mistake->kind == Kind::cellOfAnother)
        picture.mistakes.insert(mistake->cell);
    else if (mistake->kind == Kind::noCandidate || mistake->kind == Kind::ownCandidate ||
             mistake->kind == Kind::seesNotAll || mistake->kind == Kind::otherDigit ||
             mistake->kind == Kind::nothingFollows)
        picture.mistakes.insert(mistake->candidate.cell);
    return picture;
}

BoardPicture withStage(BoardPicture picture, const Step& step, const ProofWalk& walk, std::size_t stage) {
    picture.showsCandidates = true;
    Step drawn;
    std::set<Candidate> on;
    std::set<Candidate> gone;
    const ProofStage& now = walk.stages[stage];
    for (const ProofStage* each : stagesUpTo(walk, stage)) {
        gone.insert(each->gone.begin(), each->gone.end());
        if (!each->candidate)
            continue;
        if (each->kind == ProofStage::Kind::assumed && each->isDenied)
            gone.insert(*each->candidate);
        else if (on.insert(*each->candidate).second)
            drawn.candidates.push_back(
                {*each->candidate, each->kind == ProofStage::Kind::follows ? Role::on : Role::assumption});
    }
    // What is denied keeps its sign; what the assumption itself removes is told as it matters.
    for (const Candidate each : gone)
        if (!on.contains(each))
            drawn.eliminations.push_back(each);
    if (now.kind == ProofStage::Kind::follows || now.kind == ProofStage::Kind::noWay)
        addPlace(drawn, now.truth, Role::base);
    for (const Truth& truth : now.truths)
        addPlace(drawn, truth, Role::base);
    for (const Link& link : now.links)
        addPlace(drawn, link, Role::cover);
    if (now.kind == ProofStage::Kind::tooFew)
        for (const Candidate way : now.ways)
            if (!on.contains(way) && !gone.contains(way))
                drawn.candidates.push_back({way, Role::base});
    addPattern(drawn, step);
    return withPattern(std::move(picture), drawn);
}

}  // namespace nonet
