#include "core/solvers/propagation/space.h"

namespace nonet::propagation {

/// Thermometers: each variable above the lowest of the one before it, below the highest of the one after. Those of two
/// cells are a table of pairs.
template <typename Bits>
bool propagate(const RisingOrder& order, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> variables = tables.model.variables(order.scope);
    const std::vector<Bits>& up = order.isStrict ? tables.above : tables.notBelow;
    const std::vector<Bits>& down = order.isStrict ? tables.below : tables.notAbove;
    for (std::size_t i = 1; i < variables.size(); ++i)
        if (!space.narrow(variables[i], up[static_cast<std::size_t>(lowest(space[variables[i - 1]]))]))
            return false;
    for (std::size_t i = variables.size() - 1; i > 0; --i)
        if (!space.narrow(variables[i - 1], down[static_cast<std::size_t>(highest(space[variables[i]]))]))
            return false;
    return true;
}

template <typename Bits>
bool propagate(const Pointer& pointer, const Tables<Bits>& tables, Space<Bits>& space) {
    const std::span<const Variable> list = tables.model.variables(pointer.scope);
    const Bits held = bitOf<Bits>(pointer.symbol);
    Bits keep = 0;
    Variable last = Model::kNone;
    for (Bits bits = space[pointer.index]; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) {
        const Bits bit = static_cast<Bits>(bits & (0 - bits));
        const int place = tables.least(bit);
        if (place < 1 || place > static_cast<int>(list.size()))
            continue;
        const Variable pointed = list[static_cast<std::size_t>(place - 1)];
        if ((space[pointed] & held) == 0 || (pointed == pointer.index && bit != held))
            continue;
        keep |= bit;
        last = pointed;
    }
    if (!space.narrow(pointer.index, keep))
        return false;
    return !isSingle(keep) || space.narrow(last, held);
}

namespace {

/// For an automaton of up to 64 states. `layers` takes the states before each variable that a word can lead to.
template <typename Bits>
bool narrowWord(std::span<const Variable> variables, const WordAutomaton& automaton, Space<Bits>& space,
                std::vector<std::uint64_t>& layers) {
    layers.resize(variables.size());
    const WordAutomaton::Step* const steps = automaton.steps.data();
    const std::uint32_t* const begin = automaton.begin.data();
    std::uint64_t reached = 1;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        layers[i] = reached;
        const Bits domain = space[variables[i]];
        std::uint64_t next = 0;
        for (std::uint64_t states = reached; states != 0; states &= states - 1) {
            const std::uint32_t* own = begin + std::countr_zero(states);
            const WordAutomaton::Step* const end = steps + own[1];
            for (const WordAutomaton::Step* step = steps + own[0]; step != end; ++step)
                next |= std::uint64_t{(static_cast<Bits>(step->symbols) & domain) != 0} << step->to;
        }
        reached = next;
    }
    reached &= automaton.accepting[0];
    for (std::size_t i = variables.size(); i > 0; --i) {
        const Bits domain = space[variables[i - 1]];
        Bits keep = 0;
        std::uint64_t alive = 0;
        for (std::uint64_t states = layers[i - 1]; states != 0; states &= states - 1) {
            const std::uint32_t* own = begin + std::countr_zero(states);
            const WordAutomaton::Step* const end = steps + own[1];
            Bits read = 0;
            for (const WordAutomaton::Step* step = steps + own[0]; step != end; ++step)
                read |= static_cast<Bits>(static_cast<Bits>(step->symbols) & (Bits{0} - (reached >> step->to & 1U)));
            read = static_cast<Bits>(read & domain);
            keep |= read;
            alive |= read != 0 ? states & (0 - states) : 0;
        }
        reached = alive;
        if (!space.narrow(variables[i - 1], keep))
            return false;
    }
    return reached != 0;
}

template <typename Bits>
bool narrowLongWord(std::span<const Variable> variables, const WordAutomaton& automaton, Space<Bits>& space,
                    std::vector<std::uint64_t>& layers) {
    const std::size_t width = (static_cast<std::size_t>(automaton.stateCount) + 63) / 64;
    layers.assign(width * (variables.size() + 1), 0);
    layers[0] = 1;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        const Bits domain = space[variables[i]];
        std::uint64_t* next = layers.data() + (i + 1) * width;
        for (std::size_t word = 0; word < width; ++word)
            for (std::uint64_t bits = layers[i * width + word]; bits != 0; bits &= bits - 1)
                for (const WordAutomaton::Step& step :
                     automaton.stepsFrom(64 * word + static_cast<std::size_t>(std::countr_zero(bits))))
                    if ((static_cast<Bits>(step.symbols) & domain) != 0)
                        next[step.to / 64] |= std::uint64_t{1} << (step.to % 64);
    }
    for (std::size_t word = 0; word < width; ++word)
        layers[variables.size() * width + word] &= automaton.accepting[word];
    for (std::size_t i = variables.size(); i > 0; --i) {
        const Bits domain = space[variables[i - 1]];
        const std::uint64_t* next = layers.data() + i * width;
        Bits keep = 0;
        for (std::size_t word = 0; word < width; ++word) {
            std::uint64_t alive = 0;
            for (std::uint64_t bits = layers[(i - 1) * width + word]; bits != 0; bits &= bits - 1) {
                Bits read = 0;
                for (const WordAutomaton::Step& step :
                     automaton.stepsFrom(64 * word + static_cast<std::size_t>(std::countr_zero(bits))))
                    if ((next[step.to / 64] >> (step.to % 64) & 1U) != 0)
                        read |= static_cast<Bits>(step.symbols);
                read = static_cast<Bits>(read & domain);
                keep |= read;
                if (read != 0)
                    alive |= bits & (0 - bits);
            }
            layers[(i - 1) * width + word] = alive;
        }
        if (!space.narrow(variables[i - 1], keep))
            return false;
    }
    return (layers[0] & 1U) != 0;
}

}  // namespace

template <typename Bits>
bool propagate(const Spelling& spelling, const Tables<Bits>& tables, Space<Bits>& space, Scratch& scratch) {
    const std::span<const Variable> variables = tables.model.variables(spelling.scope);
    const WordAutomaton& automaton = tables.model.automata[spelling.automaton];
    if (!spelling.hasRepeat)
        space.noteSettled();
    return automaton.stateCount <= 64 ? narrowWord(variables, automaton, space, scratch.words)
                                      : narrowLongWord(variables, automaton, space, scratch.words);
}

#define NONET_INSTANTIATE(Bits)                                                                                        \
    template bool propagate(const RisingOrder&, const Tables<Bits>&, Space<Bits>&);                                    \
    template bool propagate(const Pointer&, const Tables<Bits>&, Space<Bits>&);                                        \
    template bool propagate(const Spelling&, const Tables<Bits>&, Space<Bits>&, Scratch&);
NONET_INSTANTIATE(std::uint16_t)
NONET_INSTANTIATE(std::uint32_t)
NONET_INSTANTIATE(std::uint64_t)
#undef NONET_INSTANTIATE

}  // namespace nonet::propagation
