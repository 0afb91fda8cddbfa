#include "core/rules/kinds/lines.h"

#include "core/rules/kinds/families.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {

MadeRule makeThermometer(const Constraint& constraint, const RuleBoard& board) {
    return orderRule(constraint, board, true);
}

MadeRule makeSlowThermometer(const Constraint& constraint, const RuleBoard& board) {
    return orderRule(constraint, board, false);
}

MadeRule makeArrow(const Constraint& constraint, const RuleBoard& board) {
    std::vector<Cell> circle = constraint.cells();
    std::ranges::sort(circle);
    if (circle.size() > 1 && (board.numbers().highest() > 9 || board.numbers().lowest() < 0))
        return ConstraintFault::symbolsAboveNine;
    if (constraint.parts.size() < 2)
        return ConstraintFault::tooFewParts;
    RelationList relations;
    if (circle.size() > 1)
        relations.add(Allowed{circle.front(), board.where([](int number) { return number > 0; })});
    for (std::size_t i = 0; i < constraint.parts.size(); ++i) {
        needNumbers(relations, constraint.parts[i], board);
        if (i == 0)
            continue;
        LinearSum sum;
        int factor = 1;
        for (auto cell = circle.rbegin(); cell != circle.rend(); ++cell, factor *= 10)
            sum.terms.push_back({*cell, factor});
        for (const Cell cell : constraint.parts[i])
            sum.terms.push_back({cell, -1});
        relations.add(std::move(sum));
    }
    return Rule(std::move(relations), [circle, parts = constraint.parts](const FullBoard& full) {
        if (!std::ranges::all_of(parts, [&](const std::vector<Cell>& part) { return full.haveNumbers(part); }))
            return false;
        int total = 0;
        for (const Cell cell : circle)
            total = 10 * total + full.number(cell);
        return (circle.size() == 1 || full.number(circle.front()) > 0) &&
               std::all_of(parts.begin() + 1, parts.end(),
                           [&](const std::vector<Cell>& shaft) { return full.sum(shaft) == total; });
    });
}

MadeRule makeDoubleArrow(const Constraint& constraint, const RuleBoard& board) {
    return everyLine(
        constraint, board,
        [](const std::vector<Cell>& line, RelationList& relations) {
            LinearSum sum;
            for (std::size_t i = 0; i < line.size(); ++i)
                sum.terms.push_back({line[i], i == 0 || i + 1 == line.size() ? 1 : -1});
            relations.add(std::move(sum));
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            return 2 * (full.number(line.front()) + full.number(line.back())) == full.sum(line);
        });
}

MadeRule makeBetween(const Constraint& constraint, const RuleBoard& board) {
    const std::vector<DigitSet> less = board.pairsWhere([](int a, int b) { return a < b; });
    return everyLine(
        constraint, board,
        [less](const std::vector<Cell>& line, RelationList& relations) {
            EitherOr either;
            for (const auto& [low, high] :
                 {std::pair(line.front(), line.back()), std::pair(line.back(), line.front())}) {
                PairTable table{{}, less};
                for (std::size_t i = 1; i + 1 < line.size(); ++i) {
                    table.pairs.emplace_back(low, line[i]);
                    table.pairs.emplace_back(line[i], high);
                }
                either.arms.emplace_back().add(std::move(table));
            }
            relations.add(std::move(either));
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            const auto ends = std::minmax({full.number(line.front()), full.number(line.back())});
            return std::all_of(line.begin() + 1, line.end() - 1, [&](Cell cell) {
                return full.number(cell) > ends.first && full.number(cell) < ends.second;
            });
        });
}

MadeRule makeLockout(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or(board.numbers().highest() / 2);
    const auto apart = board.pairsWhere([value](int a, int b) { return std::abs(a - b) >= value; });
    const auto less = board.pairsWhere([](int a, int b) { return a < b; });
    const auto more = board.pairsWhere([](int a, int b) { return a > b; });
    return everyLine(
        constraint, board,
        [=](const std::vector<Cell>& line, RelationList& relations) {
            relations.add(PairTable{{{line.front(), line.back()}}, apart});
            for (std::size_t i = 1; i + 1 < line.size(); ++i) {
                EitherOr either;
                for (const auto& table : {less, more})
                    either.arms.emplace_back().add(PairTable{{{line[i], line.front()}, {line[i], line.back()}}, table});
                relations.add(std::move(either));
            }
        },
        [value](const std::vector<Cell>& line, const FullBoard& full) {
            const auto ends = std::minmax({full.number(line.front()), full.number(line.back())});
            return ends.second - ends.first >= value && std::all_of(line.begin() + 1, line.end() - 1, [&](Cell cell) {
                       return full.number(cell) < ends.first || full.number(cell) > ends.second;
                   });
        });
}

MadeRule makePalindrome(const Constraint& constraint, const RuleBoard&) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (const std::vector<Cell>& line : constraint.parts)
        for (std::size_t i = 0; i < line.size() / 2; ++i)
            pairs.emplace_back(line[i], line[line.size() - 1 - i]);
    return sameRule(std::move(pairs));
}

MadeRule makeRenban(const Constraint& constraint, const RuleBoard& board) {
    return everyLine(
        withoutRepeats(constraint), board,
        [&board](const std::vector<Cell>& line, RelationList& relations) {
            SetTable table{line, {}};
            const int length = static_cast<int>(line.size());
            for (int low = board.numbers().lowest(); low + length - 1 <= board.numbers().highest(); ++low) {
                const DigitSet run = board.where([=](int number) { return number >= low && number < low + length; });
                if (run.count() == length)
                    table.sets.push_back(run);
            }
            relations.add(std::move(table));
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            const auto number = [&](Cell cell) { return full.number(cell); };
            const int spread = number(*std::ranges::max_element(line, {}, number)) -
                               number(*std::ranges::min_element(line, {}, number));
            return full.areDistinct(line) && spread + 1 == static_cast<int>(line.size());
        });
}

MadeRule makeWhisper(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or((board.symbolCount() + 1) / 2);
    return pairRule(stepsOf(constraint.parts, 1),
                    board.pairsWhere([value](int a, int b) { return std::abs(a - b) >= value; }), board);
}

MadeRule makeRegionSum(const Constraint& constraint, const RuleBoard& board) {
    std::vector<std::vector<std::vector<Cell>>> lines;
    RelationList relations;
    for (const std::vector<Cell>& line : constraint.parts) {
        std::vector<std::vector<Cell>> pieces;
        std::optional<int> last;
        for (const Cell cell : line) {
            const std::optional<int> region = board.regionOf(cell);
            if (!region)
                continue;
            if (region != last)
                pieces.emplace_back();
            pieces.back().push_back(cell);
            last = region;
        }
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            LinearSum sum;
            for (const Cell cell : pieces[i - 1])
                sum.terms.push_back({cell, 1});
            for (const Cell cell : pieces[i])
                sum.terms.push_back({cell, -1});
            relations.add(std::move(sum));
        }
        if (pieces.size() > 1) {
            for (const std::vector<Cell>& piece : pieces)
                needNumbers(relations, piece, board);
            lines.push_back(std::move(pieces));
        }
    }
    return Rule(std::move(relations), [lines](const FullBoard& full) {
        return std::ranges::all_of(lines, [&](const auto& pieces) {
            return std::ranges::all_of(pieces, [&](const std::vector<Cell>& piece) {
                return full.haveNumbers(piece) && full.haveNumbers(pieces.front()) &&
                       full.sum(piece) == full.sum(pieces.front());
            });
        });
    });
}

MadeRule makeEntropic(const Constraint& constraint, const RuleBoard& board) {
    std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()));
    for (const int part : {0, 1, 2})
        for (const Digit symbol : board.third(part))
            allowed[symbol.slot()] = board.numbers().withNumber() - board.third(part);
    std::vector<std::pair<Cell, Cell>> pairs = stepsOf(constraint.parts, 1);
    const std::vector<std::pair<Cell, Cell>> wider = stepsOf(constraint.parts, 2);
    pairs.insert(pairs.end(), wider.begin(), wider.end());
    return pairRule(pairs, allowed, board);
}

MadeRule makeModular(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or(3);
    if (value < 2)
        return ConstraintFault::noValue;
    const auto left = [value](int number) { return ((number % value) + value) % value; };
    std::vector<std::pair<Cell, Cell>> pairs;
    for (int apart = 1; apart < value && apart <= kMaxSide; ++apart)
        for (const auto& pair : stepsOf(constraint.parts, static_cast<std::size_t>(apart)))
            pairs.push_back(pair);
    return pairRule(pairs, board.pairsWhere([left](int a, int b) { return left(a) != left(b); }), board);
}

MadeRule makeNabner(const Constraint& constraint, const RuleBoard& board) {
    std::vector<std::pair<Cell, Cell>> pairs;
    for (const std::vector<Cell>& line : withoutRepeats(constraint).parts)
        for (const auto& pair : pairsOf(line))
            pairs.push_back(pair);
    return pairRule(pairs, board.pairsWhere([](int a, int b) { return std::abs(a - b) > 1; }), board);
}

MadeRule makeZipper(const Constraint& constraint, const RuleBoard& board) {
    return everyLine(
        constraint, board,
        [](const std::vector<Cell>& line, RelationList& relations) {
            const std::size_t last = line.size() - 1;
            const std::size_t middle = last / 2;
            // Each pair is compared with the middle cell of an odd line, or with the innermost pair of an even one:
            // short sums.
            for (std::size_t i = 0; i < middle + last % 2; ++i) {
                LinearSum sum{{{line[i], 1}, {line[last - i], 1}, {line[middle], -1}}, 0};
                if (last % 2 == 1)
                    sum.terms.push_back({line[middle + 1], -1});
                if (i != middle)
                    relations.add(std::move(sum));
            }
        },
        [](const std::vector<Cell>& line, const FullBoard& full) {
            const std::size_t last = line.size() - 1;
            const int sum = full.number(line[0]) + full.number(line[last]);
            for (std::size_t i = 1; i < line.size() - i; ++i)
                if (sum != full.number(line[i]) + (i == last - i ? 0 : full.number(line[last - i])))
                    return false;
            return true;
        });
}

MadeRule makeSumLine(const Constraint& constraint, const RuleBoard& board) {
    const int value = constraint.value().value_or(10);
    const SymbolNumbers& numbers = board.numbers();
    if (numbers.lowest() < 0 || value < 0)
        return ConstraintFault::notUnderstood;
    constexpr int kMostSum = 10'000;
    if (value > kMostSum)
        return ConstraintFault::tooManyStates;
    // The sum of the piece that is open. After the value a new piece may begin, or zeros go on: zeros after it leave
    // both open, and the two are one state more.
    const int either = value + 1;
    const auto step = [&](int state, Digit symbol) {
        const std::optional<int> number = numbers.number(symbol);
        if (!number)
            return Automaton::kDead;
        if (*number == 0)
            return state == value ? either : state;
        const int sum = (state >= value ? 0 : state) + *number;
        return sum > value ? Automaton::kDead : sum;
    };
    const std::optional<Automaton> found = automatonOf(
        board.symbolCount(), 0, value + 2, step, [value](int state) { return state >= value; }, kMostSum + 2);
    if (!found)
        return ConstraintFault::tooManyStates;
    return everyLine(
        constraint, board,
        [automaton = *found](const std::vector<Cell>& line, RelationList& relations) {
            relations.add(Language{line, automaton});
        },
        [value](const std::vector<Cell>& line, const FullBoard& full) {
            std::vector<bool> canEnd(line.size() + 1);
            canEnd[0] = true;
            for (std::size_t begin = 0; begin < line.size(); ++begin) {
                int sum = 0;
                for (std::size_t end = begin; canEnd[begin] && end < line.size(); ++end) {
                    sum += full.number(line[end]);
                    if (sum == value)
                        canEnd[end + 1] = true;
                }
            }
            return static_cast<bool>(canEnd.back());
        });
}

}  // namespace nonet
