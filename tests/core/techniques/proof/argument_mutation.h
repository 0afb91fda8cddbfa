// One small change of an argument at a random place.
#pragma once

#include "core/foundation/random_source.h"
#include "core/techniques/argument.h"

namespace nonet::test {

class ArgumentMutation {
public:
    explicit ArgumentMutation(RandomSource& random) : m_random(random) {}

    Argument changed(Argument argument) {
        if (!argument.deadly.empty() && below(2) == 0)
            change(argument.deadly[below(argument.deadly.size())]);
        else
            std::visit([this](auto& reason) { change(reason); }, argument.reason);
        return argument;
    }

    Cell cell() { return Cell(static_cast<int>(below(81))); }
    Digit digit() { return Digit::fromIndex(static_cast<int>(below(9))); }
    House house() { return classic::houseAt(static_cast<int>(below(27))); }
    Truth truth() { return below(2) == 0 ? Truth::ofCell(cell()) : Truth::ofHouse(house(), digit()); }
    Link link() { return below(2) == 0 ? Link::ofCell(cell()) : Link::ofHouse(house(), digit()); }
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }

private:
    template <typename T>
    void dropOne(std::vector<T>& list) {
        if (!list.empty())
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(below(list.size())));
    }

    /// The house, the digit, the cell, or another one altogether.
    template <typename Statement>
    void change(Statement& statement, Statement other) {
        if (statement.kind == Statement::Kind::house && below(3) != 0) {
            if (below(2) == 0)
                statement.house = house();
            else
                statement.digit = digit();
        } else {
            statement = other;
        }
    }
    void change(std::vector<Truth>& truths) {
        if (truths.empty())
            return;
        Truth& chosen = truths[below(truths.size())];
        if (below(3) == 0)
            dropOne(truths);
        else if (below(6) == 0)
            truths.push_back(Truth(chosen));
        else
            change(chosen, truth());
    }
    void change(std::vector<Link>& links) {
        if (links.empty() || below(4) == 0)
            links.push_back(link());
        else if (below(3) == 0)
            dropOne(links);
        else
            change(links[below(links.size())], link());
    }

    void change(Propagation& reason) { change(reason.truths); }
    void change(Counting& reason) {
        if (below(2) == 0)
            change(reason.truths);
        else
            change(reason.links);
    }
    void change(Cases& reason) {
        const std::size_t kind = below(6);
        if (kind == 0)
            change(reason.of, truth());
        else if (kind == 1)
            dropOne(reason.each);
        else if (kind == 2 && reason.each.size() > 1)
            std::swap(reason.each.front(), reason.each[1 + below(reason.each.size() - 1)]);
        else if (!reason.each.empty()) {
            Argument& each = reason.each[below(reason.each.size())];
            each = changed(each);
        }
    }
    void change(Nested& reason) {
        const std::size_t kind = below(5);
        if (kind == 0 || reason.inner.empty()) {
            change(reason.truths);
            return;
        }
        Nested::Conclusion& inner = reason.inner[below(reason.inner.size())];
        if (kind == 1)
            dropOne(reason.inner);
        else if (kind == 2 && !inner.eliminations.empty())
            inner.eliminations[below(inner.eliminations.size())] = {cell(), digit()};
        else if (kind == 3)
            inner.eliminations.push_back({cell(), digit()});
        else
            inner.argument = changed(inner.argument);
    }
    void change(SymmetryOfGivens& reason) {
        const std::size_t kind = below(4);
        if (kind == 0)
            std::swap(reason.cells[below(81)], reason.cells[below(81)]);
        else if (kind == 1)
            reason.cells[below(81)] = static_cast<std::uint8_t>(below(90));
        else if (kind == 2)
            std::swap(reason.digits[below(9)], reason.digits[below(9)]);
        else
            reason.digits[below(9)] = static_cast<std::uint8_t>(below(10));
    }
    void change(Enumeration& reason) {
        if (below(2) == 0)
            reason.digits.toggle(digit());
        else
            reason.digits = ClassicDigitSet(digit());
    }
    void change(DeadlyPattern& pattern) {
        if (pattern.parts.empty())
            return;
        DeadlyPattern::Part& part = pattern.parts[below(pattern.parts.size())];
        const std::size_t kind = below(5);
        if (kind == 0)
            part.cell = cell();
        else if (kind == 1)
            part.first = digit();
        else if (kind == 2)
            part.second = digit();
        else if (kind == 3)
            dropOne(pattern.parts);
        else
            pattern.parts.push_back({cell(), digit(), digit()});
    }

    RandomSource& m_random;
};

}  // namespace nonet::test
