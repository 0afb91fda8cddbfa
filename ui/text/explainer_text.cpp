#include "ui/text/explainer_text.h"

#include "ui/text/technique_text.h"

#include <QCoreApplication>

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

}  // namespace nonet
