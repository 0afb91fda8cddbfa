#include "core/formats/iss/iss_reader.h"

#include "core/formats/foreign_members.h"
#include "core/formats/iss/iss_kinds.h"
#include "core/formats/iss/iss_places.h"
#include "core/formats/iss/iss_sums.h"
#include "core/formats/iss/iss_tables.h"
#include "core/formats/iss/iss_terms.h"
#include "core/formats/json_members.h"
#include "core/formats/links/setter_record.h"
#include "core/rules/line_pattern.h"
#include "core/rules/rulebook.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;

constexpr std::size_t kMostIssConstraints = 10'000;
constexpr std::size_t kMostIssCells = 50'000;
constexpr int kDeepestReplicate = 3;

/// What asks nothing of the digits, or was read with the board.
constexpr auto kIssBoardTerms = std::to_array<std::string_view>({"Shape", "NoBoxes", "RegionSize", "Jigsaw", ""});

class IssReader {
public:
    explicit IssReader(std::vector<IssTerm> terms) : m_terms(std::move(terms)) {}

    Result<ImportedPuzzle> read() {
        Result<Layout> layout = issLayout(m_terms);
        if (!layout)
            return layout.error();
        m_read.layout = std::move(*layout);
        m_read.givens = Grid(shape());
        m_read.state = PlayState(shape());
        for (const IssTerm& term : m_terms)
            readTerm(term);
        readStrict();
        readSums();
        if (!m_fits || constraints().size() > kMostIssConstraints)
            return Error{.code = ErrorCode::inputTooLarge,
                         .detail = ErrorDetail::values,
                         .expected = static_cast<long long>(kMostIssConstraints)};
        if (!m_asksNothing.empty())
            m_read.unknownKeys = jsonText(Json{{std::string(kIssKey), m_asksNothing}});
        return importedFrom(std::move(m_read), FormatId::iss);
    }

private:
    const BoardShape& shape() const { return m_read.layout.shape; }
    const SymbolSet& symbols() const { return m_read.layout.symbols; }
    std::vector<Constraint>& constraints() { return m_read.layout.constraints; }

    Constraint& add(Kind kind) {
        Constraint& constraint = constraints().emplace_back();
        constraint.kind = kind;
        return constraint;
    }
    Constraint& add(Kind kind, std::vector<Cell> cells) {
        m_cellCount += cells.size();
        m_fits = m_fits && m_cellCount <= kMostIssCells;
        Constraint& constraint = add(kind);
        constraint.parts.push_back(std::move(cells));
        return constraint;
    }

    void readTerm(const IssTerm& term) {
        if (!m_fits || constraints().size() > kMostIssConstraints ||
            std::ranges::count(kIssBoardTerms, term.type) > 0) {
            if (term.type.empty())
                readGivens(term);
            return;
        }
        if (term.type == "And") {
            for (const IssTerm& child : term.children)
                readTerm(child);
            return;
        }
        if (term.type == "SearchPriority") {
            m_asksNothing += term.text;
            return;
        }
        const std::size_t before = constraints().size();
        const IssKind* known = foreignRow(kIssKinds, term.type);
        if (known != nullptr ? readKind(*known, term) : readOther(term))
            return;
        constraints().resize(before);
        keepUnknown(term);
    }

    void keepUnknown(const IssTerm& term) {
        Constraint& constraint = add(Kind::unknown);
        constraint.type = std::string(kIssType) + term.type;
        constraint.unknownMembers = jsonText(Json{{std::string(kIssKey), term.text}});
    }

    std::optional<std::vector<Cell>> cellsOf(std::span<const std::string> names) const {
        std::vector<Cell> cells;
        for (const std::string& name : names) {
            const std::optional<Cell> cell = issCell(name, shape());
            if (!cell)
                return std::nullopt;
            cells.push_back(*cell);
        }
        return cells;
    }
    static std::span<const std::string> from(const IssTerm& term, std::size_t first) {
        return std::span(term.arguments).subspan(std::min(first, term.arguments.size()));
    }
    /// "1_2_2".
    std::optional<std::vector<Digit>> digitsOf(std::string_view text) const {
        std::vector<Digit> digits;
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find('_', at), text.size());
            const std::optional<int> number = issNumber(text.substr(at, end - at));
            const std::optional<Digit> digit = number ? symbols().ofNumber(*number) : std::nullopt;
            if (!digit)
                return std::nullopt;
            digits.push_back(*digit);
            at = end + 1;
        }
        std::ranges::sort(digits);
        return digits;
    }

    /// "R1C1_5", "R1C1_1_2".
    void readGivens(const IssTerm& term) {
        for (const std::string& given : term.arguments) {
            const std::size_t end = std::min(given.find('_'), given.size());
            const std::optional<Cell> cell = issCell(std::string_view(given).substr(0, end), shape());
            const auto digits = digitsOf(std::string_view(given).substr(std::min(end + 1, given.size())));
            if (!cell || !digits) {
                keepUnknown({"", {given}, {}, ".~" + given});
                continue;
            }
            if (digits->size() == 1 && m_read.givens.digit(*cell).value_or(digits->front()) == digits->front()) {
                m_read.givens.set(*cell, digits->front());
            } else {
                add(Kind::oneOf, {*cell}).digits = *digits;
            }
        }
    }

    bool readKind(const IssKind& row, const IssTerm& term) {
        switch (row.form) {
        case IssForm::board: add(row.kind); return true;
        case IssForm::line: return readLine(row, term);
        case IssForm::mark: return readMark(row, term);
        case IssForm::own: break;
        }
        switch (row.kind) {
        case Kind::diagonals: return readDiagonal(term);
        case Kind::disjoint: return readDisjoint();
        case Kind::negative: m_strict.push_back(term.type); return true;
        case Kind::windoku: return readWindows();
        case Kind::rowIndexer:
        case Kind::columnIndexer: return readIndexer(term);
        case Kind::quadruple: return readQuad(term);
        case Kind::arrow: return readArrow(term, term.type != issType(Kind::arrow));
        case Kind::clone: return readSame(term);
        case Kind::contains: return readContained(term, false);
        case Kind::littleKiller: return readDiagonalSum(term);
        case Kind::sandwich: return readSandwich(term);
        case Kind::xSum:
        case Kind::skyscraper:
        case Kind::numberedRoom: return readClues(row.kind, term);
        case Kind::pairRule: return readPairs(term, false, false);
        case Kind::lineRule: return readRegex(term);
        default: return false;
        }
    }

    bool readDiagonal(const IssTerm& term) {
        const std::optional<int> way = issNumber(term.argument(0));
        if (way != 1 && way != -1)
            return false;
        add(Kind::diagonals).values = {*way > 0 ? 1 : 0};
        return true;
    }

    /// The size of a full box; nothing where the board has no such boxes.
    std::optional<std::pair<int, int>> boxes(int orElse) const {
        int size = orElse;
        for (const IssTerm& term : m_terms)
            if (term.type == "RegionSize")
                size = issNumber(term.argument(0)).value_or(size);
        return issBoxes(shape().rows(), shape().columns(), size);
    }
    int longerSide() const { return std::max(shape().rows(), shape().columns()); }

    bool readWindows() {
        const auto box = boxes(symbols().count());
        if (!box)
            return true;
        const auto [rows, columns] = *box;
        if (rows == columns && rows * columns == symbols().count() && rows * columns == longerSide()) {
            add(Kind::windoku);
            return true;
        }
        for (std::vector<Cell>& window : issWindows(*box, shape()))
            add(Kind::extra, std::move(window));
        return true;
    }

    bool readDisjoint() {
        const auto box = boxes(longerSide());
        if (!box)
            return true;
        if (m_read.layout.grids[0].regions.boxSize() == box) {
            add(Kind::disjoint);
            return true;
        }
        for (std::vector<Cell>& places : issDisjointPlaces(*box, shape()))
            add(Kind::extra, std::move(places));
        return true;
    }

    bool readLine(const IssKind& row, const IssTerm& term) {
        // The number of a whisper may be left out.
        const bool isLeftOut = row.kind == Kind::whisper && issCell(term.argument(0), shape());
        const bool hasNumber = row.hasNumber && !isLeftOut;
        auto cells = cellsOf(from(term, hasNumber ? 1 : 0));
        const std::optional<int> number = hasNumber ? issNumber(term.argument(0)) : std::nullopt;
        const bool mayLack = row.kind == Kind::cage && term.argument(0).empty();
        if (!cells || cells->size() < row.least || (hasNumber && !number && !mayLack))
            return false;
        // What a cage means that lists a cell twice is not known: taken as it stands no board would do.
        if ((row.kind == Kind::cage || row.kind == Kind::extra) &&
            CellSet::from(*cells).count() < static_cast<int>(cells->size()))
            return false;
        if (row.kind == Kind::modular && number == 1)
            return true;
        Constraint& constraint = add(row.kind, std::move(*cells));
        if (isLeftOut)
            constraint.values = {5};
        // A cage of 0 has no sum.
        else if (number && (row.kind != Kind::cage || *number != 0))
            constraint.values = {*number};
        return true;
    }

    /// Between every two of the cells that are neighbours, in their order.
    bool readMark(const IssKind& row, const IssTerm& term) {
        const auto cells = cellsOf(term.arguments);
        if (!cells)
            return false;
        bool hasAny = false;
        for (std::size_t i = 0; i < cells->size(); ++i)
            for (const Cell next : shape().neighbours((*cells)[i])) {
                const auto begin = cells->begin() + static_cast<std::ptrdiff_t>(i);
                const bool isLater = std::find(begin, cells->end(), next) != cells->end();
                if (!isLater || std::find(cells->begin(), begin, (*cells)[i]) != begin)
                    continue;
                Constraint& constraint = add(row.kind, {(*cells)[i], next});
                if (row.number != 0)
                    constraint.values = {row.number};
                hasAny = true;
            }
        return hasAny;
    }

    bool readSandwich(const IssTerm& term) {
        const std::optional<int> sum = issNumber(term.argument(0));
        const auto place = issPlace(term.argument(1), false, shape());
        // In a line of fewer cells than symbols it is meant between the lowest and highest there.
        const bool isFull = place && static_cast<int>(issLine(*place, shape()).size()) == symbols().count();
        if (!sum || !isFull)
            return false;
        addOutside(Kind::sandwich, *place).values = {*sum};
        return true;
    }

    /// From one end of a line or both. Of no kind: a hidden skyscraper.
    bool readClues(std::optional<Kind> kind, const IssTerm& term) {
        for (const bool isFromFarEnd : {false, true}) {
            const std::string_view text = term.argument(isFromFarEnd ? 2 : 1);
            if (!text.empty() && !readClue(kind, issNumber(text), issPlace(term.argument(0), isFromFarEnd, shape())))
                return false;
        }
        return true;
    }

    bool readClue(std::optional<Kind> kind, std::optional<int> number, const std::optional<OutsidePlace>& place) {
        if (!number || !place)
            return false;
        const std::optional<Digit> digit = symbols().ofNumber(*number);
        if (kind == Kind::xSum || kind == Kind::skyscraper) {
            addOutside(*kind, *place).values = {*number};
            return true;
        }
        if (!digit)
            return false;
        if (kind) {
            addOutside(*kind, *place).digits = {*digit};
            return true;
        }
        return addPattern(firstHiddenPattern(*digit, symbols()), issLine(*place, shape()));
    }

    /// Adds a clue outside the board. It replaces one of its kind in the same place: the last one holds.
    Constraint& addOutside(Kind kind, const OutsidePlace& place) {
        std::erase_if(constraints(), [&](const Constraint& each) { return each.kind == kind && each.place == place; });
        Constraint& constraint = add(kind);
        constraint.place = place;
        return constraint;
    }

    bool readDiagonalSum(const IssTerm& term) {
        const std::optional<int> sum = issNumber(term.argument(0));
        const std::optional<Cell> first = issCell(term.argument(1), shape());
        const auto place = first ? issDiagonal(*first, shape()) : std::nullopt;
        if (!sum || !place)
            return false;
        addOutside(Kind::littleKiller, *place).values = {*sum};
        return true;
    }

    bool addPattern(std::string pattern, std::vector<Cell> line) {
        if (line.empty() || linePatternOf(pattern, symbols()).fault)
            return false;
        add(Kind::lineRule, std::move(line)).text = std::move(pattern);
        return true;
    }

    bool readValueIndexing(const IssTerm& term) {
        auto cells = cellsOf(term.arguments);
        if (!cells || cells->size() <= 2)
            return false;
        const std::string pattern = pointedAtPattern(static_cast<int>(cells->size()), symbols());
        return addPattern(pattern, std::move(*cells));
    }

    bool readFlatmates() {
        if (symbols() != SymbolSet())
            return false;
        for (int column = 0; column < shape().columns(); ++column)
            if (!addPattern(flatmatesPattern(), issLine({-1, static_cast<std::int8_t>(column), 1, 0}, shape())))
                return false;
        return true;
    }

    bool readRegex(const IssTerm& term) {
        const auto expression = issPlainText(term.argument(0));
        const auto pattern = expression ? issPattern(*expression, symbols()) : std::nullopt;
        const auto groups = pattern ? issGroups(from(term, 1), shape()) : std::nullopt;
        return groups &&
               std::ranges::all_of(*groups, [&](const auto& group) { return addPattern(*pattern, group.cells); });
    }

    bool readPairs(const IssTerm& term, bool isOld, bool isEach) {
        const auto count = static_cast<std::size_t>(symbols().count());
        std::string key(term.argument(0));
        if (isOld)
            for (char& sign : key)
                sign = sign == '-' ? '_' : sign == '_' ? '-' : sign;
        const auto bits = issBits(key, count * count);
        const auto groups = bits ? issGroups(from(term, 1), shape()) : std::nullopt;
        if (!groups)
            return false;
        std::string table;
        for (const bool bit : *bits)
            table += bit ? '1' : '0';
        for (const IssGroup& group : *groups) {
            std::vector<std::vector<Cell>> pairs;
            for (std::size_t i = 0; i < group.cells.size() && m_fits; ++i)
                for (std::size_t j = i + 1; j < (isEach ? group.cells.size() : std::min(i + 2, group.cells.size()));
                     ++j)
                    pairs.push_back({group.cells[i], group.cells[j]});
            m_cellCount += 2 * pairs.size();
            m_fits = m_fits && m_cellCount <= kMostIssCells;
            if (pairs.empty())
                continue;
            Constraint& constraint = add(Kind::pairRule);
            constraint.parts = std::move(pairs);
            constraint.text = table;
            if (!group.name.empty())
                constraint.unknownMembers = jsonText(Json{{std::string(kIssKey), group.name}});
        }
        return true;
    }

    bool readIndexer(const IssTerm& term) {
        auto cells = cellsOf(from(term, 1));
        if (!cells || cells->empty() || (term.argument(0) != "R" && term.argument(0) != "C"))
            return false;
        add(term.argument(0) == "R" ? Kind::rowIndexer : Kind::columnIndexer, std::move(*cells));
        return true;
    }

    /// Types that are kinds here only by what they say.
    bool readOther(const IssTerm& term) {
        const bool isOld = term.type == "Binary" || term.type == "BinaryX";
        if (isOld || term.type == "PairX")
            return readPairs(term, isOld, term.type.back() == 'X');
        if (term.type == "HiddenSkyscraper")
            return readClues(std::nullopt, term);
        if (term.type == "ValueIndexing")
            return readValueIndexing(term);
        if (term.type == "DutchFlatmates")
            return readFlatmates();
        if (term.type == "ContainExact")
            return readContained(term, true);
        if (term.type == "Sum") {
            m_sums.push_back(term);
            return true;
        }
        if (term.type == "EqualSum")
            return addIfAny(issEqualSums(term.arguments, m_read.layout));
        if (term.type == "RegionSameValues")
            return longerSide() == symbols().count();
        const auto copies = term.type == "Replicate" ? issReplicated(term, shape()) : std::nullopt;
        if (!copies || m_depth == kDeepestReplicate)
            return false;
        ++m_depth;
        for (const IssTerm& copy : *copies)
            readTerm(copy);
        --m_depth;
        return true;
    }

    bool readArrow(const IssTerm& term, bool isPill) {
        const std::optional<int> size = isPill ? issNumber(term.argument(0)) : 1;
        auto cells = cellsOf(from(term, isPill ? 1 : 0));
        if (!cells || !size || *size < 1 || *size > 3 || static_cast<int>(cells->size()) <= *size)
            return false;
        // Its number may begin with a 0 there, and have symbols above 9 in front.
        if (*size > 1 && (symbols().lowest() != 1 || symbols().highest() > 9))
            return false;
        const auto shaft = cells->begin() + *size;
        std::vector<Cell> circle(cells->begin(), shaft);
        std::ranges::sort(circle);
        add(Kind::arrow, std::move(circle)).parts.emplace_back(shaft, cells->end());
        return true;
    }

    bool readQuad(const IssTerm& term) {
        const std::optional<Cell> first = issCell(term.argument(0), shape());
        std::vector<Digit> digits;
        for (const std::string& value : from(term, 1)) {
            const auto digit = digitsOf(value);
            if (!digit || digit->size() != 1)
                return false;
            digits.push_back(digit->front());
        }
        if (!first || digits.empty() || digits.size() > 4)
            return false;
        std::vector<Cell> corner;
        for (int i = 0; i < 4; ++i)
            if (const auto cell = shape().cellAt(shape().row(*first) + i / 2, shape().column(*first) + i % 2))
                corner.push_back(*cell);
        if (corner.size() != 4)
            return false;
        std::ranges::sort(digits);
        std::erase_if(constraints(),
                      [&](const Constraint& each) { return each.kind == Kind::quadruple && each.cells() == corner; });
        add(Kind::quadruple, std::move(corner)).digits = std::move(digits);
        return true;
    }

    /// Sets of one cell each; of larger ones the order is open.
    bool readSame(const IssTerm& term) {
        const std::optional<int> sets = issNumber(term.argument(0));
        const auto cells = cellsOf(from(term, 1));
        if (!sets || !cells || static_cast<int>(cells->size()) != *sets || *sets < 2)
            return false;
        std::vector<std::vector<Cell>> parts;
        for (const Cell cell : *cells)
            parts.push_back({cell});
        add(Kind::clone).parts = std::move(parts);
        return true;
    }

    /// "Exactly" is read as "at least" where a symbol cannot stand there more often anyway.
    bool readContained(const IssTerm& term, bool isExact) {
        auto cells = cellsOf(from(term, 1));
        auto digits = digitsOf(term.argument(0));
        if (!cells || cells->empty() || !digits)
            return false;
        const bool isOnceEach = std::ranges::adjacent_find(*digits) == digits->end();
        if (isExact && digits->size() != cells->size() && !(isOnceEach && liesInOneHouse(*cells, m_read.layout)))
            return false;
        add(Kind::contains, std::move(*cells)).digits = std::move(*digits);
        return true;
    }
    void readStrict() {
        const auto isMark = [](const Constraint& each) {
            return each.kind == Kind::difference || each.kind == Kind::ratio;
        };
        const bool hasMarks = std::ranges::any_of(constraints(), isMark);
        for (const std::string& type : m_strict)
            if (type == "StrictXV") {
                addNegative("sum", {5, 10});
            } else if (type == "StrictKropki") {
                addNegative("difference", {1});
                addNegative("ratio", {2});
            } else if (!hasMarks) {
                addNegative("difference", {1});
            } else {
                // Marks would be exempt.
                std::vector<std::vector<Cell>> pairs;
                for (const Cell cell : shape().cells())
                    for (const Cell next : shape().neighbours(cell))
                        if (cell < next)
                            pairs.push_back({cell, next});
                Constraint& constraint = add(Kind::pairRule);
                constraint.parts = std::move(pairs);
                constraint.text = "abs(a-b)!=1";
            }
    }
    void addNegative(std::string family, std::vector<int> values) {
        const bool isThere = std::ranges::any_of(constraints(), [&](const Constraint& each) {
            return each.kind == Kind::negative && each.text == family && each.values == values;
        });
        if (isThere)
            return;
        Constraint& constraint = add(Kind::negative);
        constraint.text = std::move(family);
        constraint.values = std::move(values);
    }

    /// What a sum is here depends on which of its cells differ anyway, and so on all other rules.
    void readSums() {
        if (m_sums.empty() || !m_fits)
            return;
        const Puzzle puzzle(m_read.layout, m_read.givens);
        for (const IssTerm& term : m_sums) {
            const auto cells = cellsOf(from(term, 1));
            const auto sum = cells ? issSum(term.argument(0), *cells, puzzle) : std::nullopt;
            if (!addIfAny(sum))
                keepUnknown(term);
        }
    }
    bool addIfAny(std::optional<Constraint> constraint) {
        if (constraint)
            constraints().push_back(std::move(*constraint));
        return constraint.has_value();
    }

    std::vector<IssTerm> m_terms;
    SetterRecord m_read;
    std::vector<std::string> m_strict;
    std::vector<IssTerm> m_sums;
    std::string m_asksNothing;
    std::size_t m_cellCount = 0;
    int m_depth = 0;
    bool m_fits = true;
};

}  // namespace

Result<ImportedPuzzle> readIss(std::string_view text) {
    const std::optional<std::string> string = issString(text);
    std::optional<std::vector<IssTerm>> terms = string ? issTerms(*string) : std::nullopt;
    if (!terms)
        return Error{.code = ErrorCode::notAPuzzle};
    return IssReader(std::move(*terms)).read();
}

std::optional<Result<ImportedPuzzle>> readIssLine(std::span<const SourceLine> lines, std::size_t& at) {
    if (!issString(lines[at].original))
        return std::nullopt;
    Result<ImportedPuzzle> read = readIss(lines[at].original);
    if (!read) {
        Error error = read.error();
        error.line = lines[at].number;
        ++at;
        return Result<ImportedPuzzle>(std::move(error));
    }
    ++at;
    return read;
}

}  // namespace nonet
