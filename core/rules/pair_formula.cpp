#include "core/rules/pair_formula.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>

namespace nonet {
namespace {

constexpr std::size_t kMostFormulaSigns = 1'000;
constexpr int kMostFormulaDepth = 60;
/// Beyond it a product is no number of a puzzle; far from overflow.
constexpr std::int64_t kMost = 1'000'000'000;

enum class Operation : std::uint8_t {
    constant,
    first,
    second,
    negative,
    absolute,
    no,
    plus,
    minus,
    times,
    remainder,
    least,
    greatest,
    equal,
    notEqual,
    less,
    lessOrEqual,
    greater,
    greaterOrEqual,
    both,
    either,
};

/// Takes what it needs from a stack of values and puts its own there; a truth is 1 or 0.
struct FormulaStep {
    Operation operation;
    /// The number that a constant puts on the stack.
    std::int64_t value = 0;
};

std::int64_t bounded(std::int64_t value) { return std::clamp(value, -kMost, kMost); }

/// Reads a formula once, so that it is computed for all pairs without its text.
class Formula {
public:
    explicit Formula(std::string_view text) : m_text(text) {}

    /// Nothing where it is not understood.
    std::optional<std::vector<FormulaStep>> read() {
        either();
        skip();
        need(m_at == m_text.size() && m_isTruth);
        if (!m_isUnderstood)
            return std::nullopt;
        return std::move(m_steps);
    }
    /// In signs from 0: where reading stopped for good, of what was not understood.
    std::size_t wrongAt() const { return m_wrongAt; }

private:
    void either() {
        both();
        while (m_isUnderstood && takesWord("or")) {
            const bool wasTruth = m_isTruth;
            both();
            truth(Operation::either, wasTruth && m_isTruth);
        }
    }
    void both() {
        negation();
        while (m_isUnderstood && takesWord("and")) {
            const bool wasTruth = m_isTruth;
            negation();
            truth(Operation::both, wasTruth && m_isTruth);
        }
    }
    void negation() {
        if (!takesWord("not")) {
            comparison();
            return;
        }
        const Deeper deeper(*this);
        if (m_isUnderstood)
            negation();
        truth(Operation::no, m_isTruth);
    }
    void comparison() {
        // The longer ones first.
        constexpr std::pair<std::string_view, Operation> kSigns[] = {
            {"==", Operation::equal},          {"!=", Operation::notEqual}, {"<=", Operation::lessOrEqual},
            {">=", Operation::greaterOrEqual}, {"=", Operation::equal},     {"<", Operation::less},
            {">", Operation::greater}};
        sum();
        for (const auto& [sign, operation] : kSigns) {
            if (!takes(sign))
                continue;
            need(!m_isTruth);
            sum();
            truth(operation, !m_isTruth);
            return;
        }
    }
    void sum() {
        product();
        for (;;) {
            const bool isPlus = takes("+");
            if (!isPlus && !takes("-"))
                return;
            number([this] { product(); });
            step(isPlus ? Operation::plus : Operation::minus);
        }
    }
    void product() {
        factor();
        for (;;) {
            const bool isTimes = takes("*");
            if (!isTimes && !takes("%"))
                return;
            number([this] { factor(); });
            step(isTimes ? Operation::times : Operation::remainder);
        }
    }
    void factor() {
        const Deeper deeper(*this);
        m_isTruth = false;
        if (!m_isUnderstood)
            return;
        if (takes("-")) {
            number([this] { factor(); });
            step(Operation::negative);
            return;
        }
        if (takes("(")) {
            either();
            expect(")");
            return;
        }
        for (const std::string_view name : {"abs", "min", "max"})
            if (takesWord(name)) {
                function(name);
                return;
            }
        if (takesWord("a"))
            step(Operation::first);
        else if (takesWord("b"))
            step(Operation::second);
        else
            digits();
    }
    void function(std::string_view name) {
        expect("(");
        number([this] { sum(); });
        if (name != "abs") {
            expect(",");
            number([this] { sum(); });
        }
        expect(")");
        step(name == "abs" ? Operation::absolute : name == "min" ? Operation::least : Operation::greatest);
    }
    void digits() {
        skip();
        std::int64_t value = 0;
        const std::size_t begin = m_at;
        for (; m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at])) != 0; ++m_at)
            value = bounded(10 * value + (m_text[m_at] - '0'));
        need(m_at > begin);
        step(Operation::constant, value);
    }

    template <typename Part>
    void number(Part part) {
        need(!m_isTruth);
        part();
        need(!m_isTruth);
    }
    void truth(Operation operation, bool isSound) {
        need(isSound);
        m_isTruth = true;
        step(operation);
    }
    void step(Operation operation, std::int64_t value = 0) { m_steps.push_back({operation, value}); }

    void need(bool isSound) {
        if (!isSound && m_isUnderstood) {
            m_isUnderstood = false;
            m_wrongAt = m_at;
        }
    }
    void skip() {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
    }
    bool takes(std::string_view sign) {
        skip();
        if (!m_text.substr(m_at).starts_with(sign))
            return false;
        m_at += sign.size();
        return true;
    }
    bool takesWord(std::string_view word) {
        skip();
        const std::size_t end = m_at + word.size();
        const bool goesOn = end < m_text.size() && std::isalpha(static_cast<unsigned char>(m_text[end])) != 0;
        return !goesOn && takes(word);
    }
    void expect(std::string_view sign) { need(takes(sign)); }

    struct Deeper {
        explicit Deeper(Formula& of) : formula(of) { formula.need(++formula.m_depth <= kMostFormulaDepth); }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        ~Deeper() { --formula.m_depth; }
        Formula& formula;
    };

    std::string_view m_text;
    std::vector<FormulaStep> m_steps;
    std::size_t m_at = 0;
    std::size_t m_wrongAt = 0;
    int m_depth = 0;
    bool m_isUnderstood = true;
    /// Whether the part that was read last is a truth, else it is a number.
    bool m_isTruth = false;
};

/// A formula for one a and all b at once.
class FormulaRow {
public:
    FormulaRow(const std::vector<FormulaStep>& steps, std::vector<std::int64_t> seconds)
        : m_steps(steps), m_seconds(std::move(seconds)), m_stack((steps.size() + 1) * m_seconds.size()) {}

    /// By b; not 0 where the pair goes together.
    std::span<const std::int64_t> truths(std::int64_t first) {
        m_top = m_stack.data();
        for (const FormulaStep& step : m_steps)
            take(step, first);
        return {m_stack.data(), m_seconds.size()};
    }

private:
    void take(const FormulaStep& step, std::int64_t first) {
        using I = std::int64_t;
        switch (step.operation) {
        case Operation::constant: return put([&](std::size_t) { return step.value; });
        case Operation::first: return put([&](std::size_t) { return first; });
        case Operation::second: return put([&](std::size_t i) { return m_seconds[i]; });
        case Operation::negative: return change([](I a) { return -a; });
        case Operation::absolute: return change([](I a) { return std::abs(a); });
        case Operation::no: return change([](I a) { return I{a == 0}; });
        case Operation::plus: return join([](I a, I b) { return bounded(a + b); });
        case Operation::minus: return join([](I a, I b) { return bounded(a - b); });
        case Operation::times: return join([](I a, I b) { return bounded(a * b); });
        // Divided by 0: no comparison with it holds, as with nothing at all.
        case Operation::remainder:
            return join([](I a, I b) { return b == 0 ? kMost : ((a % b) + std::abs(b)) % std::abs(b); });
        case Operation::least: return join([](I a, I b) { return std::min(a, b); });
        case Operation::greatest: return join([](I a, I b) { return std::max(a, b); });
        case Operation::equal: return join([](I a, I b) { return I{a == b}; });
        case Operation::notEqual: return join([](I a, I b) { return I{a != b}; });
        case Operation::less: return join([](I a, I b) { return I{a < b}; });
        case Operation::lessOrEqual: return join([](I a, I b) { return I{a <= b}; });
        case Operation::greater: return join([](I a, I b) { return I{a > b}; });
        case Operation::greaterOrEqual: return join([](I a, I b) { return I{a >= b}; });
        case Operation::both: return join([](I a, I b) { return I{a != 0 && b != 0}; });
        case Operation::either: return join([](I a, I b) { return I{a != 0 || b != 0}; });
        }
    }
    template <typename Value>
    void put(Value value) {
        for (std::size_t i = 0; i < m_seconds.size(); ++i)
            m_top[i] = value(i);
        m_top += m_seconds.size();
    }
    template <typename Change>
    void change(Change changed) {
        std::int64_t* own = m_top - m_seconds.size();
        for (std::size_t i = 0; i < m_seconds.size(); ++i)
            own[i] = changed(own[i]);
    }
    template <typename Join>
    void join(Join joined) {
        m_top -= m_seconds.size();
        std::int64_t* left = m_top - m_seconds.size();
        for (std::size_t i = 0; i < m_seconds.size(); ++i)
            left[i] = joined(left[i], m_top[i]);
    }

    const std::vector<FormulaStep>& m_steps;
    std::vector<std::int64_t> m_seconds;
    /// A row for each value that waits.
    std::vector<std::int64_t> m_stack;
    std::int64_t* m_top = nullptr;
};

std::optional<std::vector<DigitSet>> tableOf(std::string_view signs, int symbolCount) {
    if (signs.size() != static_cast<std::size_t>(symbolCount * symbolCount) ||
        signs.find_first_not_of("01") != std::string_view::npos)
        return std::nullopt;
    std::vector<DigitSet> allowed(static_cast<std::size_t>(symbolCount));
    for (std::size_t i = 0; i < signs.size(); ++i)
        if (signs[i] == '1')
            allowed[i / static_cast<std::size_t>(symbolCount)].insert(
                Digit::fromIndex(static_cast<int>(i) % symbolCount));
    return allowed;
}

}  // namespace

std::optional<std::vector<DigitSet>> pairTableOf(std::string_view text, const RuleBoard& board) {
    if (auto table = tableOf(text, board.symbolCount()))
        return table;
    if (text.size() > kMostFormulaSigns)
        return std::nullopt;
    const std::optional<std::vector<FormulaStep>> steps = Formula(text).read();
    if (!steps)
        return std::nullopt;
    std::vector<Digit> symbols;
    std::vector<std::int64_t> numbers;
    for (const Digit symbol : board.numbers().withNumber()) {
        symbols.push_back(symbol);
        numbers.push_back(board.numbers().numberOf(symbol));
    }
    std::vector<DigitSet> allowed(static_cast<std::size_t>(board.symbolCount()));
    FormulaRow row(*steps, numbers);
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const std::span<const std::int64_t> truths = row.truths(numbers[i]);
        for (std::size_t j = 0; j < symbols.size(); ++j)
            if (truths[j] != 0)
                allowed[symbols[i].slot()].insert(symbols[j]);
    }
    return allowed;
}

std::optional<std::size_t> misreadFormulaAt(std::string_view formula) {
    if (formula.size() > kMostFormulaSigns)
        return kMostFormulaSigns;
    Formula reader(formula);
    return reader.read() ? std::nullopt : std::optional(reader.wrongAt());
}

}  // namespace nonet
