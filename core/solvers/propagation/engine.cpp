#include "core/solvers/propagation/engine.h"

#include "core/solvers/propagation/lanes.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace nonet::propagation {
namespace {

/// Propagators run between two looks at the stop token: one along a line of 36 cells takes up to a millisecond.
constexpr std::uint32_t kRunsPerLook = 4;
/// Easy searches are over before tables of sets pay for themselves.
constexpr std::uint64_t kFailuresBeforeTables = 4;
/// Variables: the state's size is a multiple of them, so that blocks and copies are whole.
constexpr std::size_t kPadding = 32;
/// Words of a set of variables or propagators at least, of which code may be sure.
constexpr std::size_t kUsualWords = 2;
/// Positions whose memory is prepared together.
constexpr std::size_t kFramesAtOnce = 8;
/// Conflicts are forgotten by and by: one of some three hundred failures ago counts a third.
constexpr float kGrowth = 1.003F;
// What a variable weighs before any conflict, by what reads it.
constexpr float kWeight = 5;
constexpr float kWeightOfPeer = 0.1F;
constexpr float kWeightOfArc = 1;
constexpr float kWeightOfPropagator = 1;
/// Two places of a symbol in a house count as a variable of two symbols.
constexpr float kHouseFactor = 0.5F;
/// What a propagator that failed without emptying a domain shares out among its variables.
constexpr float kScopeFactor = 3;
/// The first variable that a decision leaves one symbol: where many conflicts begin, wherever they show.
constexpr float kForcedFactor = 2;
constexpr float kMostWeight = 1e30F;

constexpr std::array<float, 65> makeReciprocals() {
    std::array<float, 65> reciprocals{};
    for (std::size_t i = 1; i < reciprocals.size(); ++i)
        reciprocals[i] = 1.0F / static_cast<float>(i);
    return reciprocals;
}
constexpr std::array<float, 65> kReciprocals = makeReciprocals();

}  // namespace

template <typename Bits>
Tables<Bits>::Tables(const Model& of) : model(of), all(static_cast<Bits>(of.usable)) {
    const auto numbered = static_cast<Bits>((Mask{1} << of.numberCount) - 1);
    for (int symbol = 0; symbol < of.symbolCount; ++symbol) {
        const Bits own = bitOf<Bits>(symbol);
        const auto under = static_cast<Bits>(own - 1);
        below.push_back(under);
        notAbove.push_back(static_cast<Bits>(under | own));
        above.push_back(static_cast<Bits>(numbered & ~(under | own)));
        notBelow.push_back(static_cast<Bits>(numbered & ~under));
    }
    if (of.numberCount > 0) {
        lowestNumber = of.numbers.front();
        ofNumber.resize(
            static_cast<std::size_t>(of.numbers[static_cast<std::size_t>(of.numberCount - 1)] - lowestNumber + 1));
        for (int symbol = 0; symbol < of.numberCount; ++symbol)
            ofNumber[static_cast<std::size_t>(number(symbol) - lowestNumber)] = bitOf<Bits>(symbol);
    }
    for (const std::vector<Mask>& sets : of.setLists) {
        std::vector<Bits>& list = setLists.emplace_back();
        list.reserve(sets.size());
        for (const Mask set : sets)
            list.push_back(static_cast<Bits>(set));
        // Whole lanes of sets: one twice does no harm.
        while (list.size() % Lanes<Bits>::kCount != 0)
            list.push_back(list.back());
    }
}

template <typename Bits>
void Tables<Bits>::makeSetMeetings() {
    using Sets = typename SetMeetings::Sets;
    if (!setMeetings.empty() || model.symbolCount > SetMeetings::kMostSymbols)
        return;
    setMeetings.resize(model.setLists.size());
    for (std::size_t list = 0; list < setMeetings.size(); ++list) {
        const std::vector<Mask>& sets = model.setLists[list];
        if (sets.size() > SetMeetings::kMostSets)
            continue;
        SetMeetings& meetings = setMeetings[list];
        meetings.all = static_cast<Sets>((std::uint32_t{1} << sets.size()) - 1);
        meetings.meeting[0] = meetings.leaving[0] = 0;
        for (int symbol = 0; symbol < model.symbolCount; ++symbol) {
            Sets with = 0;
            for (std::size_t i = 0; i < sets.size(); ++i)
                with = static_cast<Sets>(with | (sets[i] >> symbol & 1U) << i);
            const std::size_t half = std::size_t{1} << symbol;
            for (std::size_t domain = 0; domain < half; ++domain) {
                meetings.meeting[half + domain] = static_cast<Sets>(meetings.meeting[domain] | with);
                meetings.leaving[half + domain] = static_cast<Sets>(meetings.leaving[domain] | (meetings.all & ~with));
            }
        }
    }
}

template <typename Bits>
PairImages<Bits>::PairImages(const std::vector<std::vector<Mask>>& tables, int symbolCount)
    : m_isWhole(symbolCount <= kMostWhole),
      m_size(m_isWhole ? std::size_t{1} << symbolCount
                       : kPartSize * (static_cast<std::size_t>(symbolCount + kPartBits - 1) / kPartBits)) {
    m_images.resize(tables.size() * m_size);
    for (std::size_t table = 0; table < tables.size(); ++table) {
        Bits* images = m_images.data() + table * m_size;
        const std::size_t partSize = m_isWhole ? m_size : kPartSize;
        for (std::size_t at = 0; at < m_size; at += partSize)
            for (std::size_t domain = 1; domain < partSize; ++domain) {
                const std::size_t symbol =
                    static_cast<std::size_t>(std::countr_zero(domain)) + at / partSize * kPartBits;
                images[at + domain] = static_cast<Bits>(
                    images[at + (domain & (domain - 1))] |
                    (symbol < tables[table].size() ? static_cast<Bits>(tables[table][symbol]) : Bits{0}));
            }
        int most = 0;
        for (int symbol = 0; symbol < symbolCount; ++symbol) {
            int without = 0;
            for (const Mask allowed : tables[table])
                without += (allowed >> symbol & 1U) == 0 ? 1 : 0;
            most = std::max(most, without);
        }
        m_mostThatLimit.push_back(most);
    }
}

template <typename Bits>
Engine<Bits>::Engine(const Model& model)
    : m_model(model), m_tables(model), m_images(model.tables, model.symbolCount), m_sweep(model), m_houses(model),
      m_variableCount(static_cast<std::size_t>(model.variableCount)),
      m_stride((m_variableCount + kPadding - 1) / kPadding * kPadding), m_frameSize(m_stride + m_houses.memorySize()),
      m_armWords((model.armCount + 63) / 64) {
    layOut();
    weigh();
    // What pads the state has a symbol already, and nothing to do with anybody.
    m_root.assign(m_frameSize, Bits{1});
    std::fill(m_root.begin() + static_cast<std::ptrdiff_t>(m_stride), m_root.end(), Bits{0});
    std::ranges::transform(model.domains, m_root.begin(), [](Mask domain) { return static_cast<Bits>(domain); });
    addFrame(0);
}

template <typename Bits>
void Engine<Bits>::layOut() {
    const auto variableCount = static_cast<std::size_t>(m_model.variableCount);
    m_arcBegin.assign(variableCount + 1, 0);
    for (const PairArc& arc : m_model.arcs)
        ++m_arcBegin[arc.from + 1U];
    for (std::size_t i = 0; i < variableCount; ++i)
        m_arcBegin[i + 1] += m_arcBegin[i];
    m_arcs.resize(m_model.arcs.size());
    std::vector<std::uint32_t> next(m_arcBegin.begin(), m_arcBegin.end() - 1);
    for (const PairArc& arc : m_model.arcs)
        m_arcs[next[arc.from]++] = {arc.to, static_cast<std::uint16_t>(m_images.mostThatLimit(arc.table)), arc.table};
    const auto limitsSooner = [](const Arc& a, const Arc& b) { return a.mostThatLimit > b.mostThatLimit; };
    for (std::size_t i = 0; i < variableCount; ++i) {
        const std::span<Arc> arcs(m_arcs.data() + m_arcBegin[i], m_arcs.data() + m_arcBegin[i + 1]);
        // Mostly they are: a sort would make room for them all the same.
        if (!std::ranges::is_sorted(arcs, limitsSooner))
            std::ranges::stable_sort(arcs, limitsSooner);
    }

    for (const Propagator& propagator : m_model.propagators)
        m_propagators.push_back(&propagator);
    std::ranges::stable_sort(m_propagators, {}, [](const Propagator* each) { return each->index(); });
    m_dirtyWords = std::max(kUsualWords, (m_propagators.size() + 63) / 64);
    m_watchers.assign(variableCount * m_dirtyWords, 0);
    m_fixWatchers.assign(variableCount * m_dirtyWords, 0);
    for (std::size_t i = 0; i < m_propagators.size(); ++i) {
        std::vector<std::uint64_t>& watchers =
            std::holds_alternative<DifferentSpelling>(*m_propagators[i]) ? m_fixWatchers : m_watchers;
        const auto watch = [&](Variable variable) {
            watchers[variable * m_dirtyWords + i / 64] |= std::uint64_t{1} << (i % 64);
        };
        std::visit([&](const auto& each) { std::ranges::for_each(m_model.variables(each.scope), watch); },
                   *m_propagators[i]);
        if (const auto* pointer = std::get_if<Pointer>(m_propagators[i]))
            watch(pointer->index);
    }
    m_hasFixWatchers = std::ranges::any_of(m_fixWatchers, [](std::uint64_t word) { return word != 0; });
    m_dirty.assign(m_dirtyWords, 0);
    m_changed.assign(std::max(kUsualWords, m_model.wordsPerSet), 0);
    m_spreading.assign(m_changed.size(), 0);
}

template <typename Bits>
void Engine<Bits>::weigh() {
    m_weights.assign(m_stride, kWeight);
    for (std::size_t variable = 0; variable < m_variableCount; ++variable) {
        int peers = 0;
        for (std::size_t word = 0; word < m_model.wordsPerSet; ++word)
            peers += countOfWord(m_model.peerWord(static_cast<Variable>(variable), word));
        m_weights[variable] += kWeightOfPeer * static_cast<float>(peers);
        m_weights[variable] += kWeightOfArc * static_cast<float>(m_arcBegin[variable + 1] - m_arcBegin[variable]);
        for (std::size_t word = 0; word < m_dirtyWords; ++word)
            m_weights[variable] +=
                kWeightOfPropagator * static_cast<float>(countOfWord(m_watchers[variable * m_dirtyWords + word]));
    }
}

template <typename Bits>
void Engine<Bits>::addFrame(std::size_t depth) {
    if (m_frames.size() >= (depth + 1) * m_frameSize && m_choices.size() > depth)
        return;
    // One for each variable, and no frame is ever copied or touched before it is needed.
    m_frames.reserve((m_variableCount + kFramesAtOnce) * m_frameSize);
    const std::size_t count = depth + kFramesAtOnce;
    m_frames.resize(count * m_frameSize);
    m_armFrames.resize(count * m_armWords);
    m_choices.resize(count);
}

template <typename Bits>
bool Engine<Bits>::settleRoot(std::stop_token stop) {
    m_isStopped = m_model.wasStopped || stop.stop_requested();
    m_poll = StopPoll(std::move(stop), kRunsPerLook);
    if (m_isStopped || m_model.isImpossible)
        return false;
    beginAtRoot();
    if (std::ranges::find(root(), Bits{0}) != root().end())
        return false;
    for (std::size_t variable = 0; variable < m_variableCount; ++variable)
        m_changed[variable / 64] |= std::uint64_t{1} << (variable % 64);
    for (std::size_t i = 0; i < m_propagators.size(); ++i)
        m_dirty[i / 64] |= std::uint64_t{1} << (i % 64);
    m_scratch.isAtRoot = true;
    const bool holds = settle(0);
    m_scratch.isAtRoot = false;
    if (!holds)
        return false;
    m_root.assign(frame(0), frame(0) + m_frameSize);
    return true;
}

template <typename Bits>
Ending Engine<Bits>::search(const Question& question, std::stop_token stop, const Visit& visit) {
    m_isStopped = stop.stop_requested();
    m_poll = StopPoll(std::move(stop), kRunsPerLook);
    const std::uint64_t lastFailure = question.budget > ~std::uint64_t{0} - m_effort.failures
                                          ? ~std::uint64_t{0}
                                          : m_effort.failures + question.budget;
    beginAtRoot();
    std::size_t depth = 0;
    bool isOpen = true;
    if (question.limited != Model::kNone) {
        Space<Bits> space(frame(0), m_changed.data());
        isOpen = space.narrow(question.limited, question.limit) && settle(0);
        if (!isOpen && !m_isStopped) {
            std::ranges::fill(m_changed, 0);
            ++m_effort.failures;
        }
    }
    for (;;) {
        if (m_isStopped)
            return Ending::stopped;
        if (isOpen) {
            const Choice choice = choose(frame(depth), question.preferred);
            if (choice.variable == Model::kNone) {
                if (!visit({frame(depth), m_variableCount}))
                    return Ending::enough;
                isOpen = false;
                continue;
            }
            ++m_effort.guesses;
            m_choices[depth] = choice;
            addFrame(depth + 1);
            std::copy_n(frame(depth), m_frameSize, frame(depth + 1));
            std::copy_n(armsOff(depth), m_armWords, armsOff(depth + 1));
            ++depth;
            m_decided = choice.variable;
            Space<Bits> space(frame(depth), m_changed.data());
            space.narrow(choice.variable, choice.symbol);
        } else {
            if (depth == 0)
                return Ending::exhausted;
            --depth;
            m_decided = m_choices[depth].variable;
            Space<Bits> space(frame(depth), m_changed.data());
            space.remove(m_choices[depth].variable, m_choices[depth].symbol);
        }
        isOpen = settle(depth);
        if (isOpen || m_isStopped)
            continue;
        if (depth > 0)
            m_weights[m_choices[depth - 1].variable] += m_bump;
        if (++m_effort.failures > lastFailure)
            return Ending::budgetRanOut;
        if (m_effort.failures == kFailuresBeforeTables)
            m_tables.makeSetMeetings();
    }
}

template <typename Bits>
void Engine<Bits>::beginWalk(std::stop_token stop) {
    m_isStopped = stop.stop_requested();
    m_poll = StopPoll(std::move(stop), kRunsPerLook);
    m_walkDepth = 0;
    beginAtRoot();
}

template <typename Bits>
bool Engine<Bits>::descend(Variable variable, Bits keep) {
    if (m_isStopped)
        return false;
    addFrame(m_walkDepth + 1);
    std::copy_n(frame(m_walkDepth), m_frameSize, frame(m_walkDepth + 1));
    std::copy_n(armsOff(m_walkDepth), m_armWords, armsOff(m_walkDepth + 1));
    m_decided = variable;
    Space<Bits> space(frame(m_walkDepth + 1), m_changed.data());
    if (!space.narrow(variable, keep)) {
        noteFailure(space, m_propagators.size());
        return false;
    }
    if (!settle(m_walkDepth + 1))
        return false;
    ++m_walkDepth;
    return true;
}

template <typename Bits>
bool Engine<Bits>::settle(std::size_t depth) {
    Space<Bits> space(frame(depth), m_changed.data());
    Bits* memory = frame(depth) + m_stride;
    std::size_t lastRun = m_propagators.size();
    m_firstForced = Model::kNone;
    for (;;) {
        if (markChanged() && !spreadChanges(lastRun, space, memory)) {
            noteFailure(space, m_propagators.size());
            return false;
        }
        std::size_t word = 0;
        while (m_dirty[word] == 0)
            if (++word == m_dirtyWords)
                return true;
        lastRun = 64 * word + static_cast<std::size_t>(std::countr_zero(m_dirty[word]));
        space.beginRun();
        m_isStopped = m_poll.shouldStop();
        bool holds = !m_isStopped;
        if (holds && lastRun < m_houses.houseCount()) {
            holds = m_houses.run(m_dirty, lastRun, m_tables, space, memory);
        } else if (holds) {
            m_dirty[word] &= m_dirty[word] - 1;
            holds = run(*m_propagators[lastRun], space, armsOff(depth));
        }
        if (!holds) {
            noteFailure(space, lastRun);
            return false;
        }
    }
}

/// Who reads a changed variable becomes dirty; false where none changed.
template <typename Bits>
bool Engine<Bits>::markChanged() {
    // Nearly always two words of variables and one or two of propagators: loops would cost more than they do.
    std::uint64_t* changed = m_changed.data();
    std::uint64_t any = changed[0] | changed[1];
    for (std::size_t word = kUsualWords; word < m_changed.size(); ++word)
        any |= changed[word];
    if (any == 0)
        return false;
    const std::size_t dirtyWords = m_dirty.size();
    std::uint64_t* dirty = m_dirty.data();
    const std::uint64_t* watchers = m_watchers.data();
    for (std::size_t word = 0; word < m_changed.size(); ++word, watchers += 64 * dirtyWords) {
        m_spreading[word] = changed[word];
        for (std::uint64_t bits = std::exchange(changed[word], 0); bits != 0; bits &= bits - 1) {
            const std::uint64_t* own = watchers + static_cast<std::size_t>(std::countr_zero(bits)) * dirtyWords;
            dirty[0] |= own[0];
            dirty[1] |= own[1];
            for (std::size_t i = kUsualWords; i < dirtyWords; ++i)
                dirty[i] |= own[i];
        }
    }
    return true;
}

/// What is marked as changed is taken from peers and partners, until nothing changes. What ran last is not dirty for
/// its own doing where it said that a second run would find nothing.
template <typename Bits>
bool Engine<Bits>::spreadChanges(std::size_t lastRun, Space<Bits>& space, Bits* memory) {
    if (space.isSettled())
        m_dirty[lastRun / 64] &= ~(std::uint64_t{1} << (lastRun % 64));
    do {
        for (std::size_t word = 0; word < m_spreading.size(); ++word)
            for (std::uint64_t bits = m_spreading[word]; bits != 0; bits &= bits - 1) {
                const auto variable =
                    static_cast<Variable>(64 * word + static_cast<std::size_t>(std::countr_zero(bits)));
                const Bits domain = space[variable];
                if (isSingle(domain)) {
                    if (m_firstForced == Model::kNone && variable != m_decided)
                        m_firstForced = variable;
                    for (std::size_t i = 0; m_hasFixWatchers && i < m_dirtyWords; ++i)
                        m_dirty[i] |= m_fixWatchers[variable * m_dirtyWords + i];
                    m_houses.noteFixed(variable, domain, memory);
                    if (!m_sweep.run(variable, domain, space))
                        return false;
                }
                if (m_arcBegin[variable] != m_arcBegin[variable + 1U] && !followArcs(variable, space))
                    return false;
            }
    } while (markChanged());
    return true;
}

/// With all arms: what failed under the last question's limit need not under this one's.
template <typename Bits>
void Engine<Bits>::beginAtRoot() {
    std::copy(m_root.begin(), m_root.end(), frame(0));
    std::fill_n(armsOff(0), m_armWords, 0);
}

template <typename Bits>
bool Engine<Bits>::followArcs(Variable variable, Space<Bits>& space) const {
    const Bits domain = space[variable];
    const int count = countOf(domain);
    for (std::uint32_t i = m_arcBegin[variable]; i < m_arcBegin[variable + 1U]; ++i) {
        if (m_arcs[i].mostThatLimit < count)
            return true;
        if (!space.narrow(m_arcs[i].to, m_images(m_arcs[i].table, domain)))
            return false;
    }
    return true;
}

template <typename Bits>
bool Engine<Bits>::run(const Propagator& propagator, Space<Bits>& space, std::uint64_t* armsOff) {
    return std::visit(
        [&](const auto& each) {
            using Kind = std::decay_t<decltype(each)>;
            if constexpr (std::is_same_v<Kind, Alternatives>)
                return runAlternatives(each, space, armsOff);
            else if constexpr (std::is_same_v<Kind, Spelling> || std::is_same_v<Kind, DifferentSpelling>)
                return propagate(each, m_tables, space, m_scratch);
            else
                return propagate(each, m_tables, space);
        },
        propagator);
}

template <typename Bits>
bool Engine<Bits>::runAlternatives(const Alternatives& alternatives, Space<Bits>& space, std::uint64_t* armsOff) {
    const std::span<const Variable> variables = m_model.variables(alternatives.scope);
    if (m_armRooms.size() == m_armDepth)
        m_armRooms.emplace_back();
    ArmRoom& room = m_armRooms[m_armDepth++];
    room.before.assign(space.domains(), space.domains() + m_stride);
    room.kept.assign(variables.size(), 0);
    room.changed.assign(m_changed.size(), 0);
    bool holdsOne = false;
    for (std::size_t i = 0; i < alternatives.arms.size(); ++i) {
        const std::size_t number = alternatives.firstArm + i;
        if ((armsOff[number / 64] >> (number % 64) & 1U) != 0)
            continue;
        Space<Bits> local(space.domains(), room.changed.data());
        if (runArm(alternatives.arms[i], local, armsOff)) {
            holdsOne = true;
            for (std::size_t j = 0; j < variables.size(); ++j)
                room.kept[j] |= space[variables[j]];
        } else {
            armsOff[number / 64] |= std::uint64_t{1} << (number % 64);
        }
        std::ranges::copy(room.before, space.domains());
    }
    --m_armDepth;
    if (!holdsOne)
        return false;
    for (std::size_t j = 0; j < variables.size(); ++j)
        if (!space.narrow(variables[j], room.kept[j]))
            return false;
    return true;
}

template <typename Bits>
bool Engine<Bits>::runArm(const Arm& arm, Space<Bits>& space, std::uint64_t* armsOff) {
    for (const auto& [variable, keep] : arm.domains)
        if (!space.narrow(variable, static_cast<Bits>(keep)))
            return false;
    std::uint64_t* changed = space.changed();
    bool isSettled = false;
    while (!isSettled) {
        std::fill_n(changed, m_changed.size(), 0);
        for (const PairArc& arc : arm.arcs)
            if (!space.narrow(arc.to, m_images(arc.table, space[arc.from])))
                return false;
        for (const Propagator& propagator : arm.propagators)
            if (!run(propagator, space, armsOff))
                return false;
        isSettled = std::all_of(changed, changed + m_changed.size(), [](std::uint64_t word) { return word == 0; });
    }
    return true;
}

template <typename Bits>
void Engine<Bits>::noteFailure(const Space<Bits>& space, std::size_t propagator) {
    std::ranges::fill(m_changed, 0);
    std::ranges::fill(m_dirty, 0);
    if (m_isStopped)
        return;
    if (m_firstForced != Model::kNone)
        m_weights[m_firstForced] += kForcedFactor * m_bump;
    if (space.emptied() != Model::kNone) {
        m_weights[space.emptied()] += m_bump;
    } else if (propagator < m_propagators.size()) {
        std::visit(
            [&](const auto& each) {
                const std::span<const Variable> variables = m_model.variables(each.scope);
                for (const Variable variable : variables)
                    m_weights[variable] += kScopeFactor * m_bump / static_cast<float>(variables.size());
            },
            *m_propagators[propagator]);
    }
    m_bump *= kGrowth;
    if (m_bump < kMostWeight)
        return;
    for (float& weight : m_weights)
        weight /= kMostWeight;
    m_bump /= kMostWeight;
}

/// What brought most conflicts for the symbols that it has left; where that has more than two, perhaps rather the last
/// two places of a symbol.
template <typename Bits>
typename Engine<Bits>::Choice Engine<Bits>::choose(const Bits* domains, std::span<const Bits> preferred) const {
    Variable best = Model::kNone;
    float most = -1;
    for (std::size_t variable = 0; variable < m_variableCount; ++variable) {
        const Bits domain = domains[variable];
        if (isSingle(domain))
            continue;
        const float score = m_weights[variable] * kReciprocals[static_cast<std::size_t>(countOf(domain))];
        if (score > most) {
            most = score;
            best = static_cast<Variable>(variable);
        }
    }
    if (best == Model::kNone)
        return {};
    if (countOf(domains[best]) > 2) {
        Choice found;
        m_houses.forEachPair(domains, [&](Bits symbol, Variable first, Variable second) {
            const Variable heavier = m_weights[second] > m_weights[first] ? second : first;
            const float score = m_weights[heavier] * kHouseFactor;
            if (score < most)
                return;
            most = score;
            found = {heavier, symbol};
        });
        if (found.variable != Model::kNone)
            return found;
    }
    Bits symbols = domains[best];
    if (!preferred.empty() && (symbols & preferred[best]) != 0)
        symbols = static_cast<Bits>(symbols & preferred[best]);
    return {best, static_cast<Bits>(symbols & (0 - symbols))};
}

template struct Tables<std::uint16_t>;
template struct Tables<std::uint32_t>;
template struct Tables<std::uint64_t>;
template class PairImages<std::uint16_t>;
template class PairImages<std::uint32_t>;
template class PairImages<std::uint64_t>;
template class Engine<std::uint16_t>;
template class Engine<std::uint32_t>;
template class Engine<std::uint64_t>;

}  // namespace nonet::propagation
