#include "core/rules/pair_formula.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>

namespace nonet {
namespace {

constexpr std::size_t kMostFormulaSigns = 1'000;
constexpr int kMostFormulaDepth = 60;
/// Beyond it a product is no number of a puzzle; far from overflow.
constexpr std::int64_t kMost = 1'000'000'000;

/// Reads and computes in one go, for two numbers; a truth is 1 or 0.
class Formula {
public:
    Formula(std::string_view text, int a, int b) : m_text(text), m_a(a), m_b(b) {}

    std::optional<bool> value() {
        const std::int64_t result = either();
        skip();
        if (!m_isUnderstood || m_at != m_text.size() || !m_isTruth)
            return std::nullopt;
        return result != 0;
    }

private:
    std::int64_t either() {
        std::int64_t left = both();
        while (m_isUnderstood && takesWord("or")) {
            const bool wasTruth = m_isTruth;
            const std::int64_t right = both();
            left = truth(left != 0 || right != 0, wasTruth && m_isTruth);
        }
        return left;
    }
    std::int64_t both() {
        std::int64_t left = negation();
        while (m_isUnderstood && takesWord("and")) {
            const bool wasTruth = m_isTruth;
            const std::int64_t right = negation();
            left = truth(left != 0 && right != 0, wasTruth && m_isTruth);
        }
        return left;
    }
    std::int64_t negation() {
        if (!takesWord("not"))
            return comparison();
        const Deeper deeper(*this);
        const std::int64_t of = m_isUnderstood ? negation() : 0;
        return truth(of == 0, m_isTruth);
    }
    std::int64_t comparison() {
        const std::int64_t left = sum();
        // The longer ones first.
        for (const std::string_view sign : {"==", "!=", "<=", ">=", "=", "<", ">"}) {
            if (!takes(sign))
                continue;
            m_isUnderstood = m_isUnderstood && !m_isTruth;
            const std::int64_t right = sum();
            const bool wereNumbers = !m_isTruth;
            const bool holds = sign == "<"    ? left < right
                               : sign == "<=" ? left <= right
                               : sign == ">"  ? left > right
                               : sign == ">=" ? left >= right
                               : sign == "!=" ? left != right
                                              : left == right;
            return truth(holds, wereNumbers);
        }
        return left;
    }
    std::int64_t sum() {
        std::int64_t left = product();
        for (;;) {
            const bool isPlus = takes("+");
            if (!isPlus && !takes("-"))
                return left;
            const std::int64_t right = number([this] { return product(); });
            left = bounded(isPlus ? left + right : left - right);
        }
    }
    std::int64_t product() {
        std::int64_t left = factor();
        for (;;) {
            const bool isTimes = takes("*");
            if (!isTimes && !takes("%"))
                return left;
            const std::int64_t right = number([this] { return factor(); });
            if (isTimes)
                left = bounded(left * right);
            else if (right == 0)
                // Divided by 0: no comparison with it holds, as with nothing at all.
                left = kMost;
            else
                left = ((left % right) + std::abs(right)) % std::abs(right);
        }
    }
    std::int64_t factor() {
        const Deeper deeper(*this);
        m_isTruth = false;
        if (!m_isUnderstood)
            return 0;
        if (takes("-"))
            return -number([this] { return factor(); });
        if (takes("(")) {
            const std::int64_t inner = either();
            expect(")");
            return inner;
        }
        for (const std::string_view name : {"abs", "min", "max"})
            if (takesWord(name))
                return function(name);
        if (takesWord("a"))
            return m_a;
        if (takesWord("b"))
            return m_b;
        return digits();
    }
    std::int64_t function(std::string_view name) {
        expect("(");
        const std::int64_t first = number([this] { return sum(); });
        if (name == "abs") {
            expect(")");
            return std::abs(first);
        }
        expect(",");
        const std::int64_t second = number([this] { return sum(); });
        expect(")");
        return name == "min" ? std::min(first, second) : std::max(first, second);
    }
    std::int64_t digits() {
        skip();
        std::int64_t value = 0;
        const std::size_t begin = m_at;
        for (; m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at])) != 0; ++m_at)
            value = bounded(10 * value + (m_text[m_at] - '0'));
        m_isUnderstood = m_isUnderstood && m_at > begin;
        return value;
    }

    template <typename Part>
    std::int64_t number(Part part) {
        m_isUnderstood = m_isUnderstood && !m_isTruth;
        const std::int64_t value = part();
        m_isUnderstood = m_isUnderstood && !m_isTruth;
        return value;
    }
    std::int64_t truth(bool holds, bool isSound) {
        m_isUnderstood = m_isUnderstood && isSound;
        m_isTruth = true;
        return holds ? 1 : 0;
    }
    static std::int64_t bounded(std::int64_t value) { return std::clamp(value, -kMost, kMost); }

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
    void expect(std::string_view sign) { m_isUnderstood = takes(sign) && m_isUnderstood; }

    struct Deeper {
        explicit Deeper(Formula& of) : formula(of) {
            if (++formula.m_depth > kMostFormulaDepth)
                formula.m_isUnderstood = false;
        }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        ~Deeper() { --formula.m_depth; }
        Formula& formula;
    };

    std::string_view m_text;
    std::int64_t m_a;
    std::int64_t m_b;
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_isUnderstood = true;
    /// Of what was read last.
    bool m_isTruth = false;
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
    if (text.size() > kMostFormulaSigns || !Formula(text, 1, 1).value())
        return std::nullopt;
    return board.pairsWhere([text](int a, int b) { return Formula(text, a, b).value().value_or(false); });
}

}  // namespace nonet
