#include "core/solvers/propagation/true_candidates.h"

#include "core/solvers/propagation/engine_choice.h"
#include "core/solvers/propagation/witness_store.h"

#include <algorithm>
#include <cassert>
#include <chrono>

namespace nonet {
namespace {

using namespace propagation;

/// Contradictions that a question may cost before it waits for the others, and by how much more the next round gives.
constexpr std::uint64_t kFirstPatience = 64;
constexpr std::uint64_t kMorePatience = 8;
constexpr std::chrono::milliseconds kReportInterval(5);

template <typename Bits>
class CandidateAsker {
public:
    CandidateAsker(const Puzzle& puzzle, const Model& model, Engine<Bits>& engine,
                   const TrueCandidatesQuestion& question, std::stop_token stop, const CandidatesSink& sink);

    PuzzleCandidates answer();

private:
    static constexpr Bits lowestOf(Bits domain) { return static_cast<Bits>(domain & (0 - domain)); }
    std::size_t variableOf(Cell cell) const { return m_model.variableOf[cell.slot()]; }
    Bits bitsOf(DigitSet symbols) const;

    void takeWitnesses();
    bool settle();
    bool askAll();
    Variable mostUnknown() const;
    bool ask(Variable variable, std::uint64_t patience);
    void see(std::span<const Bits> solution);

    bool countAll();
    /// False where the walk need not go on below.
    bool countHere();
    bool descend(Variable variable, Bits keep);

    void report();
    CandidateKnowledge known(bool isDecided) const;
    void learn() const;

    const Puzzle& m_puzzle;
    const Model& m_model;
    Engine<Bits>& m_engine;
    const TrueCandidatesQuestion& m_question;
    std::stop_token m_stop;
    const CandidatesSink& m_sink;
    PuzzleCandidates m_outcome{CandidateKnowledge(m_puzzle.shape())};
    /// By variable: symbols that some solution uses, and those of which it is not known.
    std::vector<Bits> m_seen;
    std::vector<Bits> m_unknown;
    /// By variable: waits for the others.
    std::vector<bool> m_isPutOff;
    /// By variable: symbols that lack solutions of their cap; empty before the walk that counts.
    std::vector<Bits> m_lacking;
    /// By variable and symbol.
    std::vector<std::uint32_t> m_counts;
    std::uint64_t m_deadEnds = 0;
    bool m_isImpossible = false;
    std::chrono::steady_clock::time_point m_reported = std::chrono::steady_clock::now();
};

template <typename Bits>
CandidateAsker<Bits>::CandidateAsker(const Puzzle& puzzle, const Model& model, Engine<Bits>& engine,
                                     const TrueCandidatesQuestion& question, std::stop_token stop,
                                     const CandidatesSink& sink)
    : m_puzzle(puzzle), m_model(model), m_engine(engine), m_question(question), m_stop(std::move(stop)), m_sink(sink),
      m_seen(model.domains.size()), m_unknown(engine.root().begin(), engine.root().end()),
      m_isPutOff(model.domains.size()) {}

template <typename Bits>
PuzzleCandidates CandidateAsker<Bits>::answer() {
    takeWitnesses();
    const bool isDecided = settle() && askAll() && (m_question.cap == 1 || countAll());
    m_outcome.wasStopped = m_engine.isStopped();
    m_outcome.guesses += m_engine.effort().guesses;
    m_outcome.failures = m_engine.effort().failures + m_deadEnds;
    m_outcome.candidates = known(isDecided || m_isImpossible);
    learn();
    return std::move(m_outcome);
}

template <typename Bits>
Bits CandidateAsker<Bits>::bitsOf(DigitSet symbols) const {
    Bits bits = 0;
    for (int i = 0; i < m_model.symbolCount; ++i)
        if (symbols.contains(m_model.symbolOf[static_cast<std::size_t>(i)]))
            bits = static_cast<Bits>(bits | bitOf<Bits>(i));
    return bits;
}

template <typename Bits>
void CandidateAsker<Bits>::takeWitnesses() {
    if (!m_question.witnesses)
        return;
    for (const Cell cell : m_puzzle.shape().cells()) {
        DigitSet seen;
        for (const Grid& solution : m_question.witnesses->solutions())
            seen.insert(Digit(solution.valueAt(cell)));
        const std::size_t variable = variableOf(cell);
        m_seen[variable] = static_cast<Bits>(m_seen[variable] | bitsOf(seen));
        m_engine.narrowRoot(static_cast<Variable>(variable),
                            static_cast<Bits>(~bitsOf(m_question.witnesses->impossible(cell))));
    }
}

template <typename Bits>
bool CandidateAsker<Bits>::settle() {
    if (m_engine.settleRoot(m_stop)) {
        for (std::size_t i = 0; i < m_unknown.size(); ++i)
            m_unknown[i] = static_cast<Bits>(m_engine.root()[i] & ~m_seen[i]);
        return true;
    }
    m_isImpossible = !m_engine.isStopped();
    return false;
}

template <typename Bits>
bool CandidateAsker<Bits>::askAll() {
    std::uint64_t patience = kFirstPatience;
    for (;;) {
        const Variable variable = mostUnknown();
        if (variable != Model::kNone) {
            if (!ask(variable, patience))
                return false;
            report();
        } else if (std::ranges::find(m_isPutOff, true) != m_isPutOff.end()) {
            m_isPutOff.assign(m_isPutOff.size(), false);
            patience *= kMorePatience;
        } else {
            return true;
        }
    }
}

template <typename Bits>
Variable CandidateAsker<Bits>::mostUnknown() const {
    Variable best = Model::kNone;
    int most = 0;
    for (std::size_t i = 0; i < m_unknown.size(); ++i) {
        const int count = m_isPutOff[i] ? 0 : countOf(m_unknown[i]);
        if (count > most) {
            most = count;
            best = static_cast<Variable>(i);
        }
    }
    return best;
}

template <typename Bits>
bool CandidateAsker<Bits>::ask(Variable variable, std::uint64_t patience) {
    const std::uint64_t spent = m_engine.effort().failures;
    if (spent >= m_question.budget) {
        m_outcome.budgetRanOut = true;
        return false;
    }
    ++m_outcome.questions;
    const Bits asked = m_unknown[variable];
    const Ending ending = m_engine.search({.budget = std::min(patience, m_question.budget - spent),
                                           .limited = variable,
                                           .limit = asked,
                                           .preferred = m_unknown},
                                          m_stop, [&](std::span<const Bits> solution) {
                                              see(solution);
                                              return false;
                                          });
    if (ending == Ending::budgetRanOut)
        m_isPutOff[variable] = true;
    if (ending != Ending::exhausted)
        return ending != Ending::stopped;
    m_engine.narrowRoot(variable, static_cast<Bits>(~asked));
    return settle();
}

template <typename Bits>
void CandidateAsker<Bits>::see(std::span<const Bits> solution) {
    if (m_question.witnesses)
        m_question.witnesses->note(gridOf(solution, m_model, m_puzzle.shape()));
    for (std::size_t i = 0; i < solution.size(); ++i) {
        m_seen[i] = static_cast<Bits>(m_seen[i] | solution[i]);
        m_unknown[i] = static_cast<Bits>(m_unknown[i] & ~solution[i]);
    }
}

template <typename Bits>
bool CandidateAsker<Bits>::countAll() {
    struct Branch {
        Variable variable;
        Bits rest;
    };
    m_counts.assign(m_seen.size() * static_cast<std::size_t>(m_model.symbolCount), 0);
    m_lacking.assign(m_engine.root().begin(), m_engine.root().end());
    m_engine.beginWalk(m_stop);
    std::vector<Branch> path;
    bool isOpen = true;
    while (isOpen || !path.empty()) {
        Branch branch{0, 0};
        if (isOpen) {
            isOpen = false;
            if (!countHere())
                continue;
            const auto [variable, symbol] = m_engine.choiceHere();
            const Bits domain = m_engine.here()[variable];
            const auto wanted = static_cast<Bits>(domain & m_lacking[variable]);
            const Bits first = wanted != 0 ? lowestOf(wanted) : symbol;
            branch = {variable, static_cast<Bits>(domain & ~first)};
            ++m_outcome.guesses;
            if (descend(variable, first)) {
                path.push_back(branch);
                isOpen = true;
                continue;
            }
        } else {
            branch = path.back();
            path.pop_back();
            m_engine.ascend();
        }
        if (m_engine.isStopped())
            return false;
        if (m_engine.effort().failures + m_deadEnds >= m_question.budget) {
            m_outcome.budgetRanOut = true;
            return false;
        }
        if (branch.rest != 0 && descend(branch.variable, branch.rest)) {
            path.push_back({branch.variable, 0});
            isOpen = true;
        }
    }
    return !m_engine.isStopped();
}

template <typename Bits>
bool CandidateAsker<Bits>::countHere() {
    const std::span<const Bits> here = m_engine.here();
    Bits worth = 0;
    bool isFull = true;
    for (std::size_t i = 0; i < here.size(); ++i) {
        worth = static_cast<Bits>(worth | (here[i] & m_lacking[i]));
        isFull = isFull && isSingle(here[i]);
    }
    if (worth == 0 || !isFull)
        return worth != 0;
    for (std::size_t i = 0; i < here.size(); ++i) {
        const auto symbol = static_cast<std::size_t>(lowest(here[i]));
        std::uint32_t& count = m_counts[i * static_cast<std::size_t>(m_model.symbolCount) + symbol];
        count = std::min(count + 1, m_question.cap);
        if (count == m_question.cap)
            m_lacking[i] = static_cast<Bits>(m_lacking[i] & ~here[i]);
    }
    report();
    return false;
}

template <typename Bits>
bool CandidateAsker<Bits>::descend(Variable variable, Bits keep) {
    if (m_engine.descend(variable, keep))
        return true;
    ++m_deadEnds;
    return false;
}

template <typename Bits>
void CandidateAsker<Bits>::report() {
    if (!m_sink)
        return;
    const auto now = std::chrono::steady_clock::now();
    if (now - m_reported < kReportInterval)
        return;
    const CandidateKnowledge candidates = known(false);
    Progress progress;
    for (const Cell cell : m_puzzle.shape().cells()) {
        progress.total += static_cast<std::uint64_t>(m_model.symbolCount);
        progress.done += static_cast<std::uint64_t>(m_model.symbolCount - candidates.open(cell).count());
    }
    m_sink(candidates, progress);
    m_reported = std::chrono::steady_clock::now();
}

template <typename Bits>
CandidateKnowledge CandidateAsker<Bits>::known(bool isDecided) const {
    CandidateKnowledge candidates(m_puzzle.shape());
    for (const Cell cell : m_puzzle.shape().cells()) {
        const std::size_t variable = variableOf(cell);
        const Bits root = m_engine.root()[variable];
        Bits openBits = m_question.cap == 1 ? m_unknown[variable] : root;
        if (!m_lacking.empty())
            openBits = static_cast<Bits>(root & m_lacking[variable]);
        DigitSet open;
        for (int i = 0; i < m_model.symbolCount; ++i) {
            const Digit symbol = m_model.symbolOf[static_cast<std::size_t>(i)];
            if ((openBits >> i & 1U) != 0)
                open.insert(symbol);
            std::uint32_t count = m_seen[variable] >> i & 1U;
            if (!m_counts.empty())
                count = std::max(
                    count,
                    m_counts[variable * static_cast<std::size_t>(m_model.symbolCount) + static_cast<std::size_t>(i)]);
            candidates.setCount(cell, symbol, count);
        }
        candidates.setOpen(cell, isDecided ? DigitSet() : open);
    }
    return candidates;
}

template <typename Bits>
void CandidateAsker<Bits>::learn() const {
    if (m_question.witnesses)
        for (const Cell cell : m_puzzle.shape().cells())
            m_question.witnesses->noteImpossible(cell, m_outcome.candidates.impossible(cell));
}

}  // namespace

PuzzleCandidates trueCandidates(const Puzzle& puzzle, const TrueCandidatesQuestion& question, std::stop_token stop,
                                const CandidatesSink& sink) {
    assert(question.cap >= 1);
    const Model model = modelOf(puzzle, {}, stop);
    return withEngine(model, [&]<typename Bits>(Engine<Bits>& engine) {
        return CandidateAsker<Bits>(puzzle, model, engine, question, std::move(stop), sink).answer();
    });
}

}  // namespace nonet
