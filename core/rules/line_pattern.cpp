#include "core/rules/line_pattern.h"

#include <algorithm>
#include <cctype>

namespace nonet {
namespace {

constexpr std::size_t kMostPatternSigns = 1'000;
constexpr int kMostPatternDepth = 60;
constexpr int kMostLooseStates = 4'000;
/// Before states that say the same are merged.
constexpr int kMostDeterminedStates = 8'192;
/// No line is longer: each cell of the board visited twice.
constexpr int kMostTimes = 100;

class Reader {
public:
    Reader(std::string_view text, const SymbolSet& symbols) : m_text(text), m_symbols(symbols) {}

    std::optional<LooseAutomaton> read() {
        const Piece whole = either();
        skip();
        need(m_at == m_text.size());
        if (!m_isUnderstood)
            return std::nullopt;
        m_automaton.setStart(whole.begin);
        m_automaton.setAccepting(whole.end);
        return m_automaton;
    }
    /// In signs from 0: where reading stopped for good, of what was not understood.
    std::size_t wrongAt() const { return m_wrongAt; }
    bool isTooLarge() const { return m_automaton.stateCount() > kMostLooseStates; }

private:
    struct Piece {
        int begin;
        int end;
    };

    Piece either() {
        need(++m_depth <= kMostPatternDepth);
        Piece all = sequence();
        while (canGoOn() && takes('|')) {
            const Piece other = sequence();
            const Piece joined{newState(), newState()};
            for (const Piece& arm : {all, other}) {
                m_automaton.addEpsilon(joined.begin, arm.begin);
                m_automaton.addEpsilon(arm.end, joined.end);
            }
            all = joined;
        }
        --m_depth;
        return all;
    }
    Piece sequence() {
        Piece all = empty();
        for (skip(); canGoOn() && m_at < m_text.size() && m_text[m_at] != '|' && m_text[m_at] != ')'; skip()) {
            const Piece next = repeated();
            m_automaton.addEpsilon(all.end, next.begin);
            all.end = next.end;
        }
        return all;
    }
    Piece repeated() {
        const std::size_t begin = m_at;
        Piece piece = atom();
        for (;;) {
            int least = 1;
            std::optional<int> most = 1;
            const std::size_t end = m_at;
            if (takes('?'))
                least = 0;
            else if (!takesMany(least, most) && !takesTimes(least, most))
                return piece;
            if (!canGoOn())
                return piece;
            piece = times(begin, end, least, most);
        }
    }
    /// The text between both, `least` to `most` times; it was read once already and is read again for each time.
    Piece times(std::size_t begin, std::size_t end, int least, std::optional<int> most) {
        const std::size_t after = m_at;
        Piece all = empty();
        const auto again = [&] {
            const std::string_view whole = m_text;
            m_text = whole.substr(0, end);
            m_at = begin;
            const Piece piece = repeatedAgain();
            m_text = whole;
            return piece;
        };
        for (int i = 0; i < least && canGoOn(); ++i) {
            const Piece piece = again();
            m_automaton.addEpsilon(all.end, piece.begin);
            all.end = piece.end;
        }
        if (!most) {
            const Piece piece = again();
            const int end2 = newState();
            m_automaton.addEpsilon(all.end, end2);
            m_automaton.addEpsilon(end2, piece.begin);
            m_automaton.addEpsilon(piece.end, end2);
            all.end = end2;
        } else {
            const int last = newState();
            for (int i = least; i < *most && canGoOn(); ++i) {
                const Piece piece = again();
                m_automaton.addEpsilon(all.end, last);
                m_automaton.addEpsilon(all.end, piece.begin);
                all.end = piece.end;
            }
            m_automaton.addEpsilon(all.end, last);
            all.end = last;
        }
        m_at = after;
        return all;
    }
    Piece repeatedAgain() {
        need(++m_depth <= kMostPatternDepth);
        const Piece piece = canGoOn() ? repeated() : empty();
        --m_depth;
        return piece;
    }
    Piece atom() {
        if (takes('(')) {
            const Piece inner = either();
            need(takes(')'));
            return inner;
        }
        if (takes('.'))
            return reading(m_symbols.all());
        if (takes('['))
            return reading(someSymbols());
        const std::optional<Digit> one = label();
        return one ? reading(DigitSet{*one}) : empty();
    }
    DigitSet someSymbols() {
        const bool isOther = takes('^');
        DigitSet some;
        while (m_isUnderstood && !takes(']')) {
            const std::optional<Digit> first = label();
            const std::optional<Digit> last = first && takes('-') ? label() : first;
            if (first && last)
                for (int i = first->index(); i <= last->index(); ++i)
                    some.insert(Digit::fromIndex(i));
        }
        need(!some.isEmpty());
        return isOther ? m_symbols.all() - some : some;
    }
    /// The symbol whose label stands here, and reading goes on behind it; the longer of two labels that begin alike.
    std::optional<Digit> label() {
        skip();
        std::optional<Digit> found;
        std::size_t length = 0;
        for (const Digit symbol : m_symbols.all())
            if (const std::string& text = m_symbols.label(symbol);
                text.size() > length && m_text.substr(std::min(m_at, m_text.size())).starts_with(text)) {
                found = symbol;
                length = text.size();
            }
        m_at += length;
        need(found.has_value());
        return found;
    }
    bool takesMany(int& least, std::optional<int>& most) {
        const bool isAny = takes('*');
        if (!isAny && !takes('+'))
            return false;
        least = isAny ? 0 : 1;
        most = std::nullopt;
        return true;
    }
    bool takesTimes(int& least, std::optional<int>& most) {
        if (!takes('{'))
            return false;
        least = number().value_or(0);
        most = least;
        if (takes(','))
            most = number();
        const bool isSound = takes('}') && (!most || *most >= least);
        need(isSound);
        return true;
    }
    std::optional<int> number() {
        skip();
        std::optional<int> value;
        for (; m_at < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_at])) != 0; ++m_at)
            value = std::min(kMostTimes, 10 * value.value_or(0) + (m_text[m_at] - '0'));
        return value;
    }

    Piece empty() {
        const int state = newState();
        return {state, state};
    }
    Piece reading(DigitSet symbols) {
        const Piece piece{newState(), newState()};
        m_automaton.connect(piece.begin, symbols, piece.end);
        return piece;
    }
    int newState() { return isTooLarge() ? 0 : m_automaton.addState(); }
    bool canGoOn() const { return m_isUnderstood && !isTooLarge(); }
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
    bool takes(char sign) {
        skip();
        if (m_at >= m_text.size() || m_text[m_at] != sign)
            return false;
        ++m_at;
        return true;
    }

    std::string_view m_text;
    const SymbolSet& m_symbols;
    LooseAutomaton m_automaton;
    std::size_t m_at = 0;
    std::size_t m_wrongAt = 0;
    int m_depth = 0;
    bool m_isUnderstood = true;
};

}  // namespace

LinePattern linePatternOf(std::string_view text, const SymbolSet& symbols, StopPoll* poll) {
    LinePattern pattern{Automaton(symbols.count()), ConstraintFault::notUnderstood};
    if (text.size() > kMostPatternSigns)
        return pattern;
    Reader reader(text, symbols);
    const std::optional<LooseAutomaton> loose = reader.read();
    if (reader.isTooLarge())
        pattern.fault = ConstraintFault::tooManyStates;
    if (!loose || reader.isTooLarge())
        return pattern;
    const std::optional<Automaton> determined = loose->determined(symbols.count(), kMostDeterminedStates, poll);
    pattern.fault = ConstraintFault::tooManyStates;
    if (!determined)
        return pattern;
    pattern.automaton = reduced(*determined, poll);
    if (pattern.automaton.stateCount() <= LinePattern::kMostStates)
        pattern.fault.reset();
    return pattern;
}

std::optional<std::size_t> misreadPatternAt(std::string_view text, const SymbolSet& symbols) {
    if (text.size() > kMostPatternSigns)
        return kMostPatternSigns;
    Reader reader(text, symbols);
    return reader.read() || reader.isTooLarge() ? std::nullopt : std::optional(reader.wrongAt());
}

}  // namespace nonet
