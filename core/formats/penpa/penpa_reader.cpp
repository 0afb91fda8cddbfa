#include "core/formats/penpa/penpa_reader.h"

#include "core/formats/json_members.h"
#include "core/formats/links/lz_string.h"
#include "core/formats/links/setter_link.h"
#include "core/formats/links/setter_record.h"
#include "core/formats/penpa/deflated_text.h"
#include "core/formats/penpa/penpa_board.h"
#include "core/formats/penpa/penpa_kinds.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nonet {
namespace {

struct ShortForm {
    char sign;
    std::string_view text;
};

/// Behind a "z".
constexpr auto kShortForms = std::to_array<ShortForm>({
    {'Z', "z"},
    {'9', "\"qa\""},
    {'Q', "\"pu_q\""},
    {'A', "\"pu_a\""},
    {'G', "\"grid\""},
    {'M', "\"edit_mode\""},
    {'S', "\"surface\""},
    {'L', "\"line\""},
    {'E', "\"lineE\""},
    {'W', "\"wall\""},
    {'C', "\"cage\""},
    {'N', "\"number\""},
    {'Y', "\"symbol\""},
    {'P', "\"special\""},
    {'B', "\"board\""},
    {'R', "\"command_redo\""},
    {'U', "\"command_undo\""},
    {'8', "\"command_replay\""},
    {'1', "\"numberS\""},
    {'F', "\"freeline\""},
    {'2', "\"freelineE\""},
    {'T', "\"thermo\""},
    {'3', "\"arrows\""},
    {'D', "\"direction\""},
    {'0', "\"squareframe\""},
    {'5', "\"polygon\""},
    {'4', "\"deletelineE\""},
    {'6', "\"killercages\""},
    {'7', "\"nobulbthermo\""},
    {'_', "\"__a\""},
    {'O', "null"},
});

/// The lines of a link's text by number, and how many there are at least.
enum PenpaLine : std::size_t { kHeader = 0, kProblem = 3, kAnswer = 4, kCellsLine = 5, kLeastLines = 6 };
/// The fields of the header, between commas, by number.
enum PenpaField : std::size_t {
    kBoardType = 0,
    kAcross = 1,
    kDown = 2,
    kFalling = 11,
    kRising = 14,
    kTitle = 15,
    kAuthor = 16,
    kSource = 17,
    kRules = 18,
};

Error badPenpaPart(const char* name) { return Error{.code = ErrorCode::badField, .subject = name}; }

std::vector<std::string> partsOf(const std::string& text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

/// Its own percent signs, which are not those of addresses.
std::string unescaped(std::string text) {
    constexpr auto kEscapes =
        std::to_array<std::pair<std::string_view, char>>({{"%2C", ','}, {"%2D", '\n'}, {"%2E", '&'}, {"%2F", '='}});
    for (const auto& [code, sign] : kEscapes)
        for (std::size_t at = text.find(code); at != std::string::npos; at = text.find(code, at + 1))
            text.replace(at, code.size(), 1, sign);
    return text;
}

/// Bytes that are no UTF-8 are replaced.
std::string asUtf8(const std::string& text) { return Json::parse(jsonText(Json(text))).get<std::string>(); }

std::string withoutPrefix(const std::string& text, std::string_view prefix) {
    return text.starts_with(prefix) ? text.substr(prefix.size()) : text;
}

std::optional<int> penpaNumber(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return std::nullopt;
    text = text.substr(first, text.find_last_not_of(' ') + 1 - first);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// A member's part of an address, up to where it ends.
std::string_view parameter(std::string_view link, std::string_view name) {
    const std::size_t at = link.find(name);
    if (at == std::string_view::npos)
        return {};
    const std::string_view value = link.substr(at + name.size());
    return value.substr(0, firstOf(value, "& \t\r\n\"'<>)#"));
}

/// Where the link's data begins; nothing where the text has none.
std::optional<std::size_t> penpaDataBegin(std::string_view text) {
    for (const std::string_view mark : {"m=edit&p=", "m=solve&p="})
        if (const std::size_t at = text.find(mark); at != std::string_view::npos)
            return at + mark.size();
    return std::nullopt;
}

std::optional<std::string> unpackedPart(std::string_view data) {
    const std::optional<std::string> bytes = base64Decoded(data);
    return bytes ? inflatedRaw(*bytes, kMostUnpacked) : std::nullopt;
}

/// The first line of a link's text.
class PenpaHeader {
public:
    explicit PenpaHeader(const std::string& line) : m_fields(partsOf(line, ',')) {}

    std::string field(PenpaField at) const { return at < m_fields.size() ? m_fields[at] : std::string(); }

private:
    std::vector<std::string> m_fields;
};

Result<PenpaBoard> boardOf(const PenpaHeader& header, const Json& cells) {
    const std::string type = header.field(kBoardType);
    if (type != "square" && type != "sudoku")
        return Error{.code = ErrorCode::unsupportedVariant, .detail = ErrorDetail::shape};
    constexpr int kLargestCanvas = 200;
    const auto columns = penpaNumber(header.field(kAcross));
    const auto rows = penpaNumber(header.field(kDown));
    if (!columns || !rows || *columns < 1 || *rows < 1 || *columns > kLargestCanvas || *rows > kLargestCanvas)
        return badPenpaPart("size");
    std::optional<PenpaBoard> board = penpaBoard(PenpaCanvas(*rows, *columns), cells);
    if (!board)
        return badPenpaPart("centerlist");
    return *board;
}

class PenpaReader {
public:
    PenpaReader(PenpaHeader header, PenpaBoard board, Json problem, Json answer)
        : m_header(std::move(header)), m_board(board), m_problem(std::move(problem)), m_answer(std::move(answer)) {}

    Result<ImportedPuzzle> read(const Json& checked) {
        m_read.layout.shape = m_board.shape;
        m_read.layout.symbols = SymbolSet(m_board.shape.symbolCount());
        m_read.layout.grids = {SubGrid{0, 0, penpaRegions(m_board, m_problem["lineE"])}};
        m_read.givens = Grid(shape());
        m_read.state = PlayState(shape());
        readDigits();
        readDiagonals();
        readThermometers();
        readArrows();
        readCages();
        tellTheRest();
        readSolution(checked);
        readInfo();
        return importedFrom(std::move(m_read), FormatId::penpa);
    }

private:
    const BoardShape& shape() const { return m_read.layout.shape; }

    Constraint& add(ConstraintKind kind) {
        Constraint& constraint = m_read.layout.constraints.emplace_back();
        constraint.kind = kind;
        return constraint;
    }

    std::optional<Cell> cellOf(const std::string& point) const {
        const std::optional<int> number = penpaNumber(point);
        return number ? m_board.cell(*number) : std::nullopt;
    }
    std::optional<std::vector<Cell>> cellsOf(const Json& points) const {
        if (!points.is_array() || points.size() > static_cast<std::size_t>(2 * shape().cellCount()))
            return std::nullopt;
        std::vector<Cell> cells;
        for (const Json& point : points) {
            const std::optional<int> number = integerIn(point, 0, m_board.canvas.pointCount() - 1);
            const std::optional<Cell> cell = number ? m_board.cell(*number) : std::nullopt;
            if (!cell)
                return std::nullopt;
            cells.push_back(*cell);
        }
        return cells;
    }

    /// [text, colour, size]: "1" is as large as digits are, "7" a list of candidates, of which a single one is a digit.
    std::optional<Digit> digitOf(const Json& entry) const {
        if (!entry.is_array() || entry.size() < 3)
            return std::nullopt;
        std::optional<int> number;
        if (entry[2] == "1" && entry[0].is_string())
            number = penpaNumber(entry[0].get_ref<const std::string&>());
        if (entry[2] == "7" && entry[0].is_array() && std::ranges::count(entry[0], Json(1)) == 1)
            number = static_cast<int>(std::ranges::find(entry[0], Json(1)) - entry[0].begin()) + 1;
        return number && *number >= 1 && *number <= shape().symbolCount() ? std::optional(Digit(*number))
                                                                          : std::nullopt;
    }

    void readDigits() {
        Json& given = m_problem["number"];
        for (auto entry = given.begin(); entry != given.end();) {
            const std::optional<Cell> cell = cellOf(entry.key());
            const std::optional<Digit> digit = cell ? digitOf(*entry) : std::nullopt;
            if (digit)
                m_read.givens.set(*cell, *digit);
            entry = digit ? given.erase(entry) : std::next(entry);
        }
        for (const auto& [point, entry] : m_answer["number"].items()) {
            const std::optional<Cell> cell = cellOf(point);
            const std::optional<Digit> digit = cell ? digitOf(entry) : std::nullopt;
            if (!cell || !m_read.givens.isBlank(*cell))
                continue;
            if (digit)
                m_read.state.at(*cell).digit = static_cast<std::uint8_t>(digit->value());
            else
                readMarks(entry, m_read.state.at(*cell).centre);
        }
        for (const auto& [point, entry] : m_answer["numberS"].items()) {
            const std::optional<int> number = penpaNumber(point);
            const std::optional<int> middle = number ? m_board.canvas.cellOfQuarter(*number) : std::nullopt;
            const std::optional<Cell> cell = middle ? m_board.cell(*middle) : std::nullopt;
            if (cell && m_read.givens.isBlank(*cell))
                readMarks(entry, m_read.state.at(*cell).corner);
        }
    }

    /// Small figures beside each other.
    void readMarks(const Json& entry, DigitSet& marks) const {
        if (!entry.is_array() || entry.empty() || !entry[0].is_string())
            return;
        for (const char figure : entry[0].get_ref<const std::string&>())
            if (figure >= '1' && figure <= '9' && figure - '0' <= shape().symbolCount())
                marks.insert(Digit(figure - '0'));
    }

    void readDiagonals() {
        if (m_header.field(kBoardType) != foreignRow(kPenpaKinds, ConstraintKind::diagonals)->name)
            return;
        for (const auto& [at, value] : {std::pair(kFalling, 0), std::pair(kRising, 1)})
            if (m_header.field(at) == "1")
                add(ConstraintKind::diagonals).values = {value};
        // They are drawn corner by corner, too.
        constexpr int kDiagonal = 12;
        if (!m_read.layout.constraints.empty()) {
            Json& lines = m_problem["lineE"];
            for (auto line = lines.begin(); line != lines.end();)
                line = *line == kDiagonal ? lines.erase(line) : std::next(line);
        }
    }

    /// Takes away what it can read; what is empty is nothing.
    template <typename Read>
    void takeEach(ConstraintKind kind, Read read) {
        Json& list = m_problem[std::string(foreignRow(kPenpaKinds, kind)->name)];
        if (!list.is_array())
            return;
        Json rest = Json::array();
        for (const Json& each : list)
            if (const auto cells = cellsOf(each); !cells || (!cells->empty() && !read(*cells)))
                rest.push_back(each);
        list = std::move(rest);
    }

    void readThermometers() {
        takeEach(ConstraintKind::thermometer, [this](const std::vector<Cell>& cells) {
            if (cells.size() < 2)
                return false;
            add(ConstraintKind::thermometer).parts = {cells};
            return true;
        });
    }

    /// Those of one circle are one constraint.
    void readArrows() {
        takeEach(ConstraintKind::arrow, [this](const std::vector<Cell>& cells) {
            if (cells.size() < 2)
                return false;
            std::vector<Constraint>& all = m_read.layout.constraints;
            const auto known = std::ranges::find_if(all, [&cells](const Constraint& each) {
                return each.kind == ConstraintKind::arrow && each.cells().front() == cells.front();
            });
            std::vector<std::vector<Cell>>& parts = (known == all.end() ? add(ConstraintKind::arrow) : *known).parts;
            if (parts.empty())
                parts.push_back({cells.front()});
            parts.emplace_back(cells.begin() + 1, cells.end());
            return true;
        });
    }

    void readCages() {
        bool hasCages = false;
        takeEach(ConstraintKind::cage, [&](const std::vector<Cell>& cells) {
            Constraint& cage = add(ConstraintKind::cage);
            cage.parts = {cells};
            if (const std::optional<int> sum = sumOf(cells))
                cage.values = {*sum};
            hasCages = true;
            return true;
        });
        // Their outlines.
        if (hasCages)
            m_problem["cage"] = Json::object();
    }

    /// The small number in the upper left of one of its cells, which is taken away.
    std::optional<int> sumOf(const std::vector<Cell>& cells) {
        Json& small = m_problem["numberS"];
        for (const Cell cell : cells) {
            const int middle =
                (m_board.row + shape().row(cell)) * m_board.canvas.columns() + m_board.column + shape().column(cell);
            const auto entry = small.find(std::to_string(m_board.canvas.firstQuarter(middle)));
            if (entry == small.end() || !entry->is_array() || entry->empty() || !(*entry)[0].is_string())
                continue;
            constexpr int kHighestSum = 999;
            const std::optional<int> sum = penpaNumber((*entry)[0].get_ref<const std::string&>());
            if (!sum || *sum < 0 || *sum > kHighestSum)
                continue;
            small.erase(entry);
            return sum;
        }
        return std::nullopt;
    }

    void tellTheRest() {
        constexpr auto kDrawn = std::to_array<const char*>(
            {"surface", "number", "numberS", "symbol", "freeline", "freelineE", "thermo", "arrows", "direction",
             "squareframe", "polygon", "line", "lineE", "wall", "cage", "killercages", "nobulbthermo"});
        const auto isLeft = [this](const char* name) {
            const Json* value = member(m_problem, name);
            return value && value->is_structured() &&
                   std::ranges::any_of(*value, [](const Json& each) { return !each.is_array() || !each.empty(); });
        };
        m_read.hasUnreadDrawings = std::ranges::any_of(kDrawn, isLeft);
    }

    /// The answer that the link checks, "point,digit" each, or a board that was filled.
    void readSolution(const Json& checked) {
        constexpr std::size_t kNumbers = 4;
        Grid full = m_read.givens;
        if (checked.is_array() && checked.size() > kNumbers && checked[kNumbers].is_array())
            for (const Json& each : checked[kNumbers])
                if (each.is_string())
                    takeAnswer(full, each.get_ref<const std::string&>());
        if (isFull(full) && full != m_read.givens) {
            m_read.solution = std::move(full);
            return;
        }
        full = m_read.givens;
        for (const Cell cell : shape().cells())
            if (const int digit = m_read.state.at(cell).digit; digit != 0)
                full.set(cell, Digit(digit));
        if (!isFull(full) || full == m_read.givens)
            return;
        m_read.solution = std::move(full);
        m_read.state = PlayState(shape());
    }

    void takeAnswer(Grid& full, const std::string& text) const {
        const std::size_t comma = text.find(',');
        const std::optional<Cell> cell = cellOf(text.substr(0, comma));
        const auto digit = comma == std::string::npos ? std::nullopt : penpaNumber(text.substr(comma + 1));
        if (cell && digit && *digit >= 1 && *digit <= shape().symbolCount())
            full.set(*cell, Digit(*digit));
    }

    bool isFull(const Grid& grid) const {
        return std::ranges::none_of(shape().cells(), [&grid](Cell cell) { return grid.isBlank(cell); });
    }

    void readInfo() {
        m_read.info.title = withoutPrefix(unescaped(m_header.field(kTitle)), "Title: ");
        m_read.info.author = withoutPrefix(unescaped(m_header.field(kAuthor)), "Author: ");
        m_read.info.source = unescaped(m_header.field(kSource));
        m_read.info.rules = unescaped(m_header.field(kRules));
    }

    PenpaHeader m_header;
    PenpaBoard m_board;
    Json m_problem;
    Json m_answer;
    SetterRecord m_read;
};

/// A layer of the board; members that are to be objects are.
Result<Json> layerOf(const std::string& line, const char* part) {
    Result<Json> layer = parseBoundedJson(line.empty() ? "{}" : line);
    if (!layer)
        return layer;
    if (!layer->is_object())
        return badPenpaPart(part);
    for (const char* name : {"number", "numberS", "lineE"})
        if (const Json* value = member(*layer, name); !value || !value->is_object())
            (*layer)[name] = Json::object();
    return layer;
}

Result<ImportedPuzzle> readPenpaText(const std::string& text, std::string_view checked) {
    const std::vector<std::string> lines = partsOf(text, '\n');
    if (lines.size() < kLeastLines)
        return badPenpaPart("p");
    Result<Json> problem = layerOf(lines[kProblem], "pu_q");
    if (!problem)
        return problem.error();
    Result<Json> answer = layerOf(lines[kAnswer], "pu_a");
    if (!answer)
        return answer.error();
    const Result<Json> cells = parseBoundedJson(lines[kCellsLine]);
    if (!cells)
        return cells.error();
    const std::optional<std::string> solved = checked.empty() ? std::nullopt : unpackedPart(checked);
    const Result<Json> solution = parseBoundedJson(solved.value_or("[]"));
    PenpaHeader header(asUtf8(lines[kHeader]));
    Result<PenpaBoard> board = boardOf(header, *cells);
    if (!board)
        return board.error();
    return PenpaReader(std::move(header), *board, std::move(*problem), std::move(*answer))
        .read(solution ? *solution : Json::array());
}

/// `begin`: penpaDataBegin().
Result<ImportedPuzzle> readPenpaLink(std::string_view link, std::size_t begin) {
    constexpr std::size_t kShown = 20;
    const std::string_view data = link.substr(begin - 2);
    std::string packed(parameter(data, "p="));
    std::ranges::replace(packed, ' ', '+');
    const std::optional<std::string> unpacked = unpackedPart(packed);
    if (!unpacked)
        return Error{.code = ErrorCode::notAPuzzle,
                     .detail = ErrorDetail::damagedLink,
                     .subject = std::string(link.substr(0, kShown))};
    return readPenpaText(penpaExpanded(*unpacked), parameter(data, "&a="));
}

}  // namespace

std::string penpaExpanded(std::string_view text) {
    std::string expanded;
    expanded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char sign = text[at];
        const auto* form = kShortForms.end();
        if (sign == 'z' && at + 1 < text.size())
            form = std::ranges::find(kShortForms, text[at + 1], &ShortForm::sign);
        if (form == kShortForms.end()) {
            expanded += sign;
        } else {
            expanded += form->text;
            ++at;
        }
    }
    return expanded;
}

Result<ImportedPuzzle> readPenpa(std::string_view text) {
    constexpr std::size_t kShown = 20;
    const std::string link = plainLink(text);
    const std::optional<std::size_t> begin = penpaDataBegin(link);
    return begin ? readPenpaLink(link, *begin)
                 : Error{.code = ErrorCode::notAPuzzle, .subject = link.substr(0, kShown)};
}

std::optional<Result<ImportedPuzzle>> readPenpaLine(std::span<const SourceLine> lines, std::size_t& at) {
    const std::string line = plainLink(lines[at].original);
    const std::optional<std::size_t> begin = penpaDataBegin(line);
    if (!begin)
        return std::nullopt;
    Result<ImportedPuzzle> read = readPenpaLink(line, *begin);
    if (!read) {
        Error error = read.error();
        error.line = lines[at].number;
        error.column = 0;
        ++at;
        return Result<ImportedPuzzle>(std::move(error));
    }
    ++at;
    const std::string_view before = std::string_view(line).substr(0, *begin);
    const std::size_t word = before.find_last_of(" \t");
    if (word != std::string_view::npos && before.substr(0, word).find_first_not_of(" \t") != std::string_view::npos)
        read->warnings.push_back(ImportWarning::textIgnored);
    return read;
}

}  // namespace nonet
