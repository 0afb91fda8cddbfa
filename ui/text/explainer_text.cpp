#include "ui/text/explainer_text.h"

#include "core/board/classic.h"
#include "core/techniques/explainer/explainer_drawing.h"
#include "ui/text/cell_names.h"
#include "ui/text/step_reason.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace nonet {
namespace {

struct ExplainerText {
    Q_DECLARE_TR_FUNCTIONS(ExplainerText)
};

using explainer::ChainKind;
using explainer::Hint;
using explainer::Producer;

Candidate candidateOfId(int id) { return {Cell(explainer::cellOfId(id)), Digit::fromIndex(explainer::digitOfId(id))}; }

QString forcingName(const Hint& hint) {
    if (hint.isCycle)
        return hint.kind == ChainKind::x   ? ExplainerText::tr("Bidirectional X-Cycle")
               : hint.kind == ChainKind::y ? ExplainerText::tr("Bidirectional Y-Cycle")
                                           : ExplainerText::tr("Bidirectional Cycle");
    return hint.kind == ChainKind::x ? ExplainerText::tr("Forcing X-Chain") : ExplainerText::tr("Forcing Chain");
}

QString branchName(ChainKind kind) {
    switch (kind) {
    case ChainKind::cell: return ExplainerText::tr("Cell Forcing Chains");
    case ChainKind::region: return ExplainerText::tr("Region Forcing Chains");
    case ChainKind::doubled: return ExplainerText::tr("Double Forcing Chains");
    default: return ExplainerText::tr("Contradiction Forcing Chains");
    }
}

QString branchesName(const Hint& hint) {
    const QString name = branchName(hint.kind);
    switch (hint.producer) {
    case Producer::nishio: return ExplainerText::tr("Nishio Forcing Chains");
    case Producer::multipleChains: return name;
    case Producer::dynamicChains: return ExplainerText::tr("Dynamic %1", "forcing chains").arg(name);
    case Producer::dynamicChainsPlus: return ExplainerText::tr("Dynamic %1 (+)", "forcing chains").arg(name);
    case Producer::nestedForcingChains:
        return ExplainerText::tr("Dynamic %1 (+ Forcing Chains)", "forcing chains").arg(name);
    case Producer::nestedMultipleChains:
        return ExplainerText::tr("Dynamic %1 (+ Multiple Forcing Chains)", "forcing chains").arg(name);
    default: return ExplainerText::tr("Dynamic %1 (+ Dynamic Forcing Chains)", "forcing chains").arg(name);
    }
}

QString subsetName(Producer producer) {
    switch (producer) {
    case Producer::nakedPair: return techniqueName(TechniqueId::nakedPair);
    case Producer::nakedTriplet: return techniqueName(TechniqueId::nakedTriple);
    case Producer::nakedQuad: return techniqueName(TechniqueId::nakedQuadruple);
    case Producer::hiddenPair: return techniqueName(TechniqueId::hiddenPair);
    case Producer::hiddenTriplet: return techniqueName(TechniqueId::hiddenTriple);
    case Producer::hiddenQuad: return techniqueName(TechniqueId::hiddenQuadruple);
    case Producer::xWing: return techniqueName(TechniqueId::xWing);
    case Producer::swordfish: return techniqueName(TechniqueId::swordfish);
    default: return techniqueName(TechniqueId::jellyfish);
    }
}

/// "r1c2 is 5"
QString literalText(explainer::Literal literal) {
    const Candidate candidate = candidateOfId(explainer::idOfLiteral(literal));
    const QString text = explainer::isTrueLiteral(literal) ? ExplainerText::tr("%1 is %2", "a cell, a digit")
                                                           : ExplainerText::tr("%1 is not %2", "a cell, a digit");
    return text.arg(cellName(candidate.cell)).arg(candidate.digit.value());
}

/// Houses are numbered by their kind: blocks, rows, columns.
House houseOf(int number) {
    constexpr std::array kKinds = {HouseKind::box, HouseKind::row, HouseKind::column};
    return {kKinds[static_cast<std::size_t>(number / 9)], static_cast<std::uint8_t>(number % 9)};
}

/// "r1c2 is 5 and r3c2 is not 5"
QString literalsText(const explainer::Chain& chain, const std::vector<std::uint16_t>& places) {
    QStringList texts;
    for (const std::uint16_t place : places)
        texts += literalText(chain.nodes[place].literal);
    return listWithAnd(texts);
}

/// " (row 1)": where the candidate follows, or by what; empty where that is its own cell, or not one house.
QString causeText(const explainer::LinkedNode& linked) {
    const explainer::ChainNode& node = *linked.node;
    const int cell = explainer::cellOfId(explainer::idOfLiteral(node.literal));
    if (linked.cause > 0)
        return QStringLiteral(" (%1)").arg(ExplainerText::tr("nested chain %1", "its number").arg(linked.cause));
    const auto inBrackets = [](HouseKind kind, int number) {
        return QStringLiteral(" (%1)").arg(houseName({kind, static_cast<std::uint8_t>(number)}));
    };
    switch (node.cause) {
    case explainer::Cause::block: return inBrackets(HouseKind::box, classic::boxOf(Cell(cell)));
    case explainer::Cause::row: return inBrackets(HouseKind::row, classic::rowOf(Cell(cell)));
    case explainer::Cause::column: return inBrackets(HouseKind::column, classic::columnOf(Cell(cell)));
    default: return {};
    }
}

/// "4. ", "4-6. "; nothing where they have no numbers.
QString numbersText(const explainer::LinkedNode& linked) {
    if (linked.firstNumber == 0)
        return {};
    const QString first = QString::number(linked.firstNumber);
    return (linked.links() == 1
                ? first
                : first + QStringLiteral("\u2013") + QString::number(linked.firstNumber + linked.links() - 1)) +
           QStringLiteral(". ");
}

/// "r1c2 is 5": what a chain assumes.
QString assumedText(const explainer::Chain& chain) {
    std::vector<std::uint16_t> assumed;
    for (std::size_t i = 0; i < chain.nodes.size(); ++i)
        if (chain.nodes[i].parents.empty())
            assumed.push_back(static_cast<std::uint16_t>(i));
    return literalsText(chain, assumed);
}

/// What a chain assumes, over its links.
QString chainHeading(const explainer::LinkedNode& first) {
    const QString what = assumedText(*first.chain);
    return first.nestedStep == 0 ? ExplainerText::tr("If %1:", "a chain's assumption, over its links").arg(what)
                                 : ExplainerText::tr("Nested chain %1, if %2:", "its number, its assumption")
                                       .arg(first.nestedStep)
                                       .arg(what);
}

bool isPointing(const Hint& hint) { return !hint.houses.isEmpty() && hint.houses[0] < 9; }

}  // namespace

QString explainerStepName(const Hint& hint) {
    switch (hint.producer) {
    case Producer::hiddenSingle: return techniqueName(TechniqueId::hiddenSingle);
    case Producer::nakedSingle: return techniqueName(TechniqueId::nakedSingle);
    case Producer::directLocking:
        return isPointing(hint) ? ExplainerText::tr("Direct Pointing") : ExplainerText::tr("Direct Claiming");
    case Producer::locking: return isPointing(hint) ? ExplainerText::tr("Pointing") : ExplainerText::tr("Claiming");
    case Producer::directHiddenPair: return ExplainerText::tr("Direct Hidden Pair");
    case Producer::directHiddenTriplet: return ExplainerText::tr("Direct Hidden Triple");
    case Producer::xyWing: return techniqueName(TechniqueId::xyWing);
    case Producer::xyzWing: return techniqueName(TechniqueId::xyzWing);
    case Producer::uniqueLoop:
        return hint.cells.size() == 4 ? ExplainerText::tr("Unique Rectangle") : ExplainerText::tr("Unique Loop");
    case Producer::bivalueUniversalGrave: return ExplainerText::tr("Bivalue Universal Grave");
    case Producer::alignedPairExclusion: return ExplainerText::tr("Aligned Pair Exclusion");
    case Producer::alignedTripletExclusion: return ExplainerText::tr("Aligned Triple Exclusion");
    case Producer::forcingChains: return forcingName(hint);
    default: return hint.producer < Producer::forcingChains ? subsetName(hint.producer) : branchesName(hint);
    }
}

QString explainerNumber(int tenths) { return QStringLiteral("%1.%2").arg(tenths / 10).arg(tenths % 10); }

std::vector<Candidate> explainerPlacements(const Hint& hint) {
    return hint.placed < 0 ? std::vector<Candidate>() : std::vector<Candidate>{candidateOfId(hint.placed)};
}

std::vector<Candidate> explainerEliminations(const Hint& hint) {
    std::vector<Candidate> eliminations;
    hint.removed.forEach([&](int id) { eliminations.push_back(candidateOfId(id)); });
    return eliminations;
}

QString explainerResult(const Hint& hint) {
    Step step;
    step.placements = explainerPlacements(hint);
    step.eliminations = explainerEliminations(hint);
    return stepResult(step);
}

QString explainerShortName(const Hint& hint) {
    return explainerStepName(hint).replace(
        ExplainerText::tr("Forcing Chains", "as it stands in the names of techniques"),
        ExplainerText::tr("FC", "short for forcing chains"));
}

QString explainerLinks(const explainer::Step& step) {
    QStringList lines;
    const explainer::Chain* chain = nullptr;
    for (const explainer::LinkedNode& linked : explainer::linkedNodes(step)) {
        if (chain == nullptr || chain != linked.chain)
            lines += (lines.isEmpty() ? QString() : QStringLiteral("\n")) + chainHeading(linked);
        chain = linked.chain;
        lines +=
            numbersText(linked) + ExplainerText::tr("%1, so %2%3.", "statements such as r1c2 is 5; a house in brackets")
                                      .arg(literalsText(*linked.chain, linked.node->parents),
                                           literalText(linked.node->literal), causeText(linked));
    }
    return lines.join(u'\n');
}

QStringList explainerBranches(const explainer::Step& step) {
    QStringList branches;
    if (step.chains.size() > 1 && !step.hint.isCycle)
        for (const explainer::Chain& chain : step.chains)
            branches += ExplainerText::tr("If %1", "what a branch of a step assumes").arg(assumedText(chain));
    return branches;
}

int explainerLinksLeftOut(const explainer::Step& step) {
    int count = 0;
    for (const explainer::LinkedNode& linked : explainer::linkedNodes(step))
        count += linked.firstNumber == 0 ? linked.links() : 0;
    return count;
}

QString explainerReason(const explainer::Step& step) {
    const Hint& hint = step.hint;
    if (hint.producer == Producer::hiddenSingle && !hint.houses.isEmpty()) {
        Step single;
        single.technique = TechniqueId::hiddenSingle;
        single.placements = explainerPlacements(hint);
        single.houses = {{houseOf(hint.houses[0]), Role::base}};
        return StepReason::of(single);
    }
    if (step.chains.empty() || hint.isCycle || hint.source < 0 || hint.target < 0)
        return {};
    const QString target = literalText(static_cast<explainer::Literal>(hint.target));
    const auto source = static_cast<explainer::Literal>(hint.source);
    switch (hint.kind) {
    case ChainKind::cell:
        return ExplainerText::tr("Whichever digit %1 holds, it follows that %2.")
            .arg(cellName(Cell(hint.source)), target);
    case ChainKind::region:
        return ExplainerText::tr("Wherever %1 goes %2, it follows that %3.", "a digit, in a house, what follows")
            .arg(hint.source / 27 + 1)
            .arg(inHouses({houseOf(hint.source % 27)}), target);
    case ChainKind::doubled:
        return ExplainerText::tr("Whether %1 or not, it follows that %2.").arg(literalText(source | 1U), target);
    case ChainKind::absurd: {
        const explainer::Literal both = step.chains.front().nodes.front().literal;
        return ExplainerText::tr("If %1, it follows both that %2 and that %3.")
            .arg(literalText(source), literalText(both | 1U), literalText(static_cast<explainer::Literal>(both & ~1U)));
    }
    default: return ExplainerText::tr("If %1, it follows that %2.").arg(literalText(source), target);
    }
}

}  // namespace nonet
