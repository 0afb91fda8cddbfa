#include "app/commands/plain_boards.h"

#include "app/commands/solution_count.h"
#include "app/commands/verdict.h"
#include "core/batch/puzzle_source.h"
#include "core/canonical/canonical_form.h"

#include <algorithm>
#include <charconv>

namespace nonet {

namespace {

std::vector<ClassicDigits> digitsOf(std::string_view symbols) {
    std::vector<ClassicDigits> digits(symbols.size() / kPlainSymbols);
    for (std::size_t board = 0; board < digits.size(); ++board)
        for (std::size_t cell = 0; cell < kPlainSymbols; ++cell) {
            const char symbol = symbols[board * kPlainSymbols + cell];
            digits[board].values[cell] = static_cast<std::uint8_t>(symbol == '.' ? 0 : symbol - '0');
        }
    return digits;
}

std::vector<SearchCount> countsOf(const std::vector<ClassicDigits>& boards, const SearchLimits& limits,
                                  std::stop_token stop) {
    std::vector<SearchCount> counts(boards.size());
    countSolutions(boards, counts, limits, std::move(stop));
    return counts;
}

void addBoard(std::string& text, const ClassicDigits& board) {
    std::array<char, kPlainSymbols> symbols{};
    for (std::size_t cell = 0; cell < kPlainSymbols; ++cell)
        symbols[cell] = static_cast<char>(board.values[cell] == 0 ? '.' : '0' + board.values[cell]);
    text.append(symbols.data(), symbols.size());
}

void addNumber(std::string& text, std::uint64_t number) {
    std::array<char, 20> symbols{};
    const char* const end = std::to_chars(symbols.data(), symbols.data() + symbols.size(), number).ptr;
    text.append(symbols.data(), static_cast<std::size_t>(end - symbols.data()));
}

void addCount(std::string& text, const SearchCount& found, std::uint64_t limit) {
    if (found.budgetRanOut || found.wasStopped) {
        text += '?';
        return;
    }
    if (found.count >= limit && limit > 1)
        text += ">=";
    addNumber(text, found.count);
}

}  // namespace

void solvePlainBoards(const PlainBoards& boards, const SearchLimits& limits, std::string& text, std::stop_token stop) {
    const std::vector<ClassicDigits> digits = digitsOf(boards.symbols);
    const std::vector<SearchCount> counts = countsOf(digits, limits, std::move(stop));
    constexpr std::size_t kALine = 2 * kPlainSymbols + 8;
    text.reserve(text.size() + digits.size() * kALine);
    for (std::size_t board = 0; board < digits.size(); ++board) {
        addBoard(text, digits[board]);
        text += '\t';
        addCount(text, counts[board], limits.solutions);
        text += '\t';
        if (counts[board].count > 0)
            addBoard(text, counts[board].first);
        else
            text += '-';
        text += '\n';
    }
}

void countPlainBoards(const PlainBoards& boards, const SearchLimits& limits, std::string& text, std::stop_token stop) {
    const std::vector<ClassicDigits> digits = digitsOf(boards.symbols);
    const std::vector<SearchCount> counts = countsOf(digits, limits, std::move(stop));
    for (std::size_t board = 0; board < digits.size(); ++board) {
        addBoard(text, digits[board]);
        text += '\t';
        addCount(text, counts[board], limits.solutions);
        text += '\n';
    }
}

void checkPlainBoards(const PlainBoards& boards, std::string& text, std::stop_token stop) {
    const std::vector<ClassicDigits> digits = digitsOf(boards.symbols);
    const std::vector<SearchCount> counts = countsOf(digits, {}, std::move(stop));
    for (std::size_t board = 0; board < digits.size(); ++board) {
        if (counts[board].count != 1) {
            boards.answerAlone(board);
            continue;
        }
        addBoard(text, digits[board]);
        text.append("\t").append(verdictCode(VerdictKind::proper)).append("\t-\n");
    }
}

void canonicalPlainBoards(const PlainBoards& boards, std::string& text) {
    for (const ClassicDigits& digits : digitsOf(boards.symbols)) {
        const CanonicalForm canonical = canonicalForm(digits);
        addBoard(text, digits);
        text += '\t';
        addBoard(text, canonical.form);
        text += '\t';
        addNumber(text, canonical.automorphisms);
        text += '\n';
    }
}

}  // namespace nonet
