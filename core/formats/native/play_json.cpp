#include "core/formats/native/play_json.h"

#include "core/board/classic.h"
#include "core/formats/board_text.h"
#include "core/formats/cell_code.h"
#include "core/formats/constraint_json.h"
#include "core/formats/decoration_json.h"
#include "core/formats/native/action_names.h"
#include "core/formats/native/layout_json.h"
#include "core/play/transform_game.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace nonet {

namespace {

/// Links that one history may hold in all its nodes together: each node keeps two whole lists, so a file could
/// otherwise unfold to many times its size.
constexpr std::size_t kMostHistoryLinks = 2'000'000;

/// Cells that all changes of the board in one history may hold together, for the same reason.
constexpr std::size_t kMostHistoryCells = 5'000'000;

constexpr int kCellColours = 9;
constexpr std::size_t kMostCheckpoints = 10'000;
constexpr std::size_t kLongestCheckpoint = 1'000;
/// Codes have four figures.
constexpr int kHighestTechniqueCode = 9'999;

/// What a cell with a given keeps of it; a hole keeps nothing.
CellState onBoard(CellState cell, Cell at, const Grid& givens, const BoardShape& shape) {
    if (shape.isHole(at))
        return {};
    if (!givens.isBlank(at)) {
        cell.digit = 0;
        cell.struck = cell.corner = cell.centre = {};
    }
    return cell;
}

/// Reads a list of exactly as many texts as there are fields, none longer than `most` bytes; false for anything else.
bool readTexts(const Json& list, std::size_t most, std::initializer_list<std::string*> fields) {
    if (!list.is_array() || list.size() != fields.size())
        return false;
    std::size_t at = 0;
    for (std::string* field : fields) {
        const Json& text = list[at++];
        if (!text.is_string() || text.get_ref<const std::string&>().size() > most)
            return false;
        *field = text.get<std::string>();
    }
    return true;
}

/// Reads a play object against its puzzle. Every read returns nothing where the value is not what it should be.
class PlayReader {
public:
    explicit PlayReader(const Puzzle& puzzle) : m_puzzle(puzzle), m_board(puzzle) {}

    /// Digits and marks on givens are passed over.
    std::optional<PlayState> position(const Json& object, const Grid& givens) const;
    std::optional<History> history(const Json& object, const Json* checkpoints) const;

    /// A node, from the state and the reader's puzzle before it.
    std::optional<History::Node> node(const Json& object, NodeId id, const PlayState& state) const;
    std::optional<std::vector<History::Checkpoint>> checkpoints(const Json* list) const;

private:
    std::optional<DigitSet> digits(const Json* value) const;
    std::optional<std::uint8_t> digit(const Json* value) const;
    std::optional<Candidate> candidate(const Json* value) const;
    std::optional<CellState> cellState(const Json& object) const;
    static std::optional<ClassicTransform> transform(const Json& object);
    static std::optional<NamesChange> names(const Json& list, const Json* rules);
    std::optional<std::vector<DrawnLink>> links(const Json& list) const;
    static std::optional<History::UndoLine> undoLine(const Json& object);
    std::optional<ActionLabel> label(const Json& object) const;
    std::optional<PlayState> stateAfter(const Json& object, PlayState state, const Grid& givens) const;
    std::optional<NodeChange> change(const Json& object, const PlayState& state) const;
    std::optional<NodeChange> boardChange(const Json& object, const PlayState& state) const;
    std::optional<Puzzle> puzzleAfter(const Json& object) const;
    /// As it is told, where it is; false where that is no such layer.
    static bool readSolutionLayer(const Json& object, Puzzle& puzzle);
    static std::optional<std::optional<CandidateGrid>> candidates(const Json& list, const BoardText& board);
    static std::optional<Puzzle> startPuzzle(const Json* start, Puzzle puzzle);
    static std::optional<std::vector<History::Node>> unfold(PlayState state, Puzzle& puzzle, const Json& list,
                                                            NodeId current);

    const Puzzle& m_puzzle;
    BoardText m_board;
};

std::optional<DigitSet> PlayReader::digits(const Json* value) const {
    if (!value)
        return DigitSet();
    return value->is_string() ? m_board.digits(value->get_ref<const std::string&>()) : std::nullopt;
}

std::optional<std::uint8_t> PlayReader::digit(const Json* value) const {
    const std::optional<DigitSet> set = digits(value);
    if (!set || set->count() > 1)
        return std::nullopt;
    return static_cast<std::uint8_t>(set->isEmpty() ? 0 : set->first().value());
}

std::optional<Candidate> PlayReader::candidate(const Json* value) const {
    return value && value->is_string() ? m_board.candidate(value->get_ref<const std::string&>()) : std::nullopt;
}

std::optional<CellState> PlayReader::cellState(const Json& object) const {
    if (!object.is_object())
        return std::nullopt;
    const auto entered = digit(member(object, "digit"));
    const auto struck = digits(member(object, "struck"));
    const auto corner = digits(member(object, "corner"));
    const auto centre = digits(member(object, "centre"));
    const Json* painted = member(object, "colours");
    const auto colours = !painted               ? DigitSet()
                         : painted->is_string() ? fromSymbols(painted->get_ref<const std::string&>(), classic::kSide)
                                                : std::nullopt;
    if (!entered || !struck || !corner || !centre || !colours)
        return std::nullopt;
    CellState state{*entered, *struck, *corner, *centre, toClassicDigitSet(*colours), {}};
    if (const Json* coloured = member(object, "candidateColours")) {
        if (!coloured->is_object())
            return std::nullopt;
        for (const auto& [symbol, value] : coloured->items()) {
            const std::optional<Digit> of = symbol.size() == 1 ? m_board.digit(symbol[0]) : std::nullopt;
            const std::optional<int> colour = integerIn(value, 1, 10);
            if (!of || !colour)
                return std::nullopt;
            state.candidateColours.emplace_back(*of, static_cast<CandidateColour>(*colour));
        }
        std::sort(state.candidateColours.begin(), state.candidateColours.end());
    }
    return state;
}

std::optional<ClassicTransform> PlayReader::transform(const Json& object) {
    const auto text = [&object](const char* name) {
        const Json* value = member(object, name);
        return value && value->is_string() ? value->get<std::string>() : std::string();
    };
    const auto rows = linesFromText(text("rows"));
    const auto columns = linesFromText(text("columns"));
    const auto labels = labelsFromText(text("digits"));
    const Json* transposed = member(object, "transposed");
    if (!rows || !columns || !labels || !transposed || !transposed->is_boolean())
        return std::nullopt;
    return ClassicTransform{transposed->get<bool>(), *rows, *columns, *labels};
}

std::optional<NamesChange> PlayReader::names(const Json& list, const Json* rules) {
    NamesChange change;
    if (!readTexts(list, kLongestName,
                   {&change.before.title, &change.before.author, &change.after.title, &change.after.author}))
        return std::nullopt;
    if (rules && !readTexts(*rules, kLongestText,
                            {&change.before.rules, &change.before.composedRules, &change.after.rules,
                             &change.after.composedRules}))
        return std::nullopt;
    return isEmpty(change) ? std::nullopt : std::optional(std::move(change));
}

std::optional<std::vector<DrawnLink>> PlayReader::links(const Json& list) const {
    if (!list.is_array())
        return std::nullopt;
    std::vector<DrawnLink> links;
    for (const Json& object : list) {
        const std::optional<Candidate> from = candidate(member(object, "from"));
        const std::optional<Candidate> to = candidate(member(object, "to"));
        const Json* kind = member(object, "kind");
        if (!from || !to || !kind || (*kind != "strong" && *kind != "weak"))
            return std::nullopt;
        links.push_back({*from, *to, *kind == "strong" ? LinkKind::strong : LinkKind::weak});
    }
    return links;
}

std::optional<PlayState> PlayReader::position(const Json& object, const Grid& givens) const {
    if (!object.is_object())
        return std::nullopt;
    PlayState state(m_puzzle.shape());
    if (const Json* marked = member(object, "cells")) {
        if (!marked->is_object())
            return std::nullopt;
        for (const auto& [code, value] : marked->items()) {
            const std::optional<Cell> at = m_board.cell(code);
            std::optional<CellState> marks = at ? cellState(value) : std::nullopt;
            if (!marks)
                return std::nullopt;
            state.at(*at) = onBoard(std::move(*marks), *at, givens, m_board.shape());
        }
    }
    if (const Json* line = member(object, "digits")) {
        const std::optional<Grid> entered =
            line->is_string() ? m_board.grid(line->get_ref<const std::string&>()) : std::nullopt;
        if (!entered)
            return std::nullopt;
        for (int i = 0; i < entered->cellCount(); ++i)
            if (givens.isBlank(Cell(i)))
                state.at(Cell(i)).digit = static_cast<std::uint8_t>(entered->valueAt(Cell(i)));
    }
    if (const Json* list = member(object, "links")) {
        std::optional<std::vector<DrawnLink>> drawn = links(*list);
        if (!drawn)
            return std::nullopt;
        state.links = std::move(*drawn);
    }
    return state;
}

std::optional<ActionLabel> PlayReader::label(const Json& object) const {
    const Json* action = member(object, "action");
    if (!action || !action->is_string())
        return std::nullopt;
    const auto name = std::find(kActionNames.begin(), kActionNames.end(), action->get_ref<const std::string&>());
    const Json* count = member(object, "count");
    const std::optional<int> cellCount = count ? integerIn(*count, 0, m_puzzle.shape().cellCount()) : 0;
    const auto kind = static_cast<ActionKind>(name - kActionNames.begin());
    // A number and no symbol: for a colour's action it is the colour, whatever the side.
    const Json* digitValue = member(object, "digit");
    const int mostDigit = kind == ActionKind::cellColour ? kCellColours : m_puzzle.shape().symbolCount();
    const std::optional<int> digit = digitValue ? integerIn(*digitValue, 0, mostDigit) : 0;
    const Json* code = member(object, "cell");
    const std::optional<Cell> cell = !code               ? Cell()
                                     : code->is_string() ? m_board.cell(code->get_ref<const std::string&>())
                                                         : std::nullopt;
    const Json* technique = member(object, "technique");
    const std::optional<int> techniqueCode = technique ? integerIn(*technique, 0, kHighestTechniqueCode) : -1;
    if (name == kActionNames.end() || !cellCount || !digit || !cell || !techniqueCode)
        return std::nullopt;
    return ActionLabel{kind, static_cast<std::uint8_t>(*digit), *cell, *cellCount,
                       static_cast<std::int16_t>(*techniqueCode)};
}

/// Told by what stands in the changed cells afterwards.
std::optional<PlayState> PlayReader::stateAfter(const Json& object, PlayState state, const Grid& givens) const {
    if (const Json* changed = member(object, "cells")) {
        if (!changed->is_object())
            return std::nullopt;
        for (const auto& [code, value] : changed->items()) {
            const std::optional<Cell> at = m_board.cell(code);
            std::optional<CellState> after = at ? cellState(value) : std::nullopt;
            if (!after)
                return std::nullopt;
            state.at(*at) = onBoard(std::move(*after), *at, givens, m_board.shape());
        }
    }
    // Where a damaged line keeps its givens but not its cells, a digit would stand on a given.
    if (givens != m_puzzle.givens)
        for (int i = 0; i < static_cast<int>(state.cells.size()); ++i)
            state.at(Cell(i)) = onBoard(std::move(state.at(Cell(i))), Cell(i), givens, m_board.shape());
    if (const Json* list = member(object, "links")) {
        std::optional<std::vector<DrawnLink>> drawn = links(*list);
        if (!drawn)
            return std::nullopt;
        state.links = std::move(*drawn);
    }
    return state;
}

std::optional<std::optional<CandidateGrid>> PlayReader::candidates(const Json& list, const BoardText& board) {
    if (list.is_null())
        return std::optional<CandidateGrid>();
    if (!list.is_array() || list.size() != static_cast<std::size_t>(board.shape().cellCount()))
        return std::nullopt;
    CandidateGrid candidates(board.shape());
    int index = 0;
    for (const Json& value : list) {
        const auto digits = value.is_string() ? board.digits(value.get_ref<const std::string&>()) : std::nullopt;
        if (!digits)
            return std::nullopt;
        candidates.at(Cell(index++)) = *digits;
    }
    return candidates;
}

bool PlayReader::readSolutionLayer(const Json& object, Puzzle& puzzle) {
    const Json* line = member(object, "solutionLayer");
    if (!line)
        return true;
    std::optional<Grid> digits;
    if (line->is_string())
        digits = BoardText(puzzle).grid(line->get_ref<const std::string&>());
    if (!digits && !line->is_null())
        return false;
    puzzle.setSolutionLayer(std::move(digits));
    return true;
}

std::optional<Puzzle> PlayReader::puzzleAfter(const Json& object) const {
    const Json& change = object["layout"];
    if (!change.is_object())
        return std::nullopt;
    Layout next = m_puzzle.layout();
    if (const Json* board = member(change, "board")) {
        std::vector<ImportWarning> warnings;
        Result<Layout> read = layoutFrom(*board, warnings);
        if (!read)
            return std::nullopt;
        std::swap(read->constraints, next.constraints);
        next = std::move(read).value();
    }
    if (const Json* added = member(change, "add")) {
        const Json* at = member(change, "at");
        const Json* drop = member(change, "drop");
        const auto count = static_cast<int>(next.constraints.size());
        const std::optional<int> first = at ? integerIn(*at, 0, count) : std::nullopt;
        const std::optional<int> old = first && drop ? integerIn(*drop, 0, count - *first) : std::nullopt;
        std::optional<ReadConstraints> read = constraintsFrom(*added, BoardText(next.shape, next.symbols));
        if (!old || !read)
            return std::nullopt;
        const auto from = next.constraints.begin() + *first;
        next.constraints.insert(next.constraints.erase(from, from + *old),
                                std::make_move_iterator(read->constraints.begin()),
                                std::make_move_iterator(read->constraints.end()));
    }
    Puzzle after = m_puzzle;
    after.setLayout(std::move(next));
    const BoardText text(after);
    if (const Json* line = member(object, "givens")) {
        std::optional<Grid> givens = line->is_string() ? text.grid(line->get_ref<const std::string&>()) : std::nullopt;
        if (!givens)
            return std::nullopt;
        after.givens = std::move(*givens);
    }
    if (const Json* list = member(object, "candidates")) {
        auto start = candidates(*list, text);
        if (!start)
            return std::nullopt;
        after.startCandidates = std::move(*start);
    }
    if (!readSolutionLayer(object, after))
        return std::nullopt;
    std::optional<Decoration> shown = decorationFrom(change, after);
    if (!shown)
        return std::nullopt;
    after.setDecoration(std::move(*shown));
    return after;
}

std::optional<NodeChange> PlayReader::boardChange(const Json& object, const PlayState& state) const {
    const std::optional<Puzzle> after = puzzleAfter(object);
    if (!after || member(object, "transform") || member(object, "names"))
        return std::nullopt;
    PlayState resized = state;
    resized.cells.resize(static_cast<std::size_t>(after->shape().cellCount()));
    for (int i = 0; i < after->shape().cellCount(); ++i)
        resized.at(Cell(i)) = onBoard(std::move(resized.at(Cell(i))), Cell(i), after->givens, after->shape());
    const std::optional<PlayState> next = PlayReader(*after).stateAfter(object, std::move(resized), after->givens);
    if (!next)
        return std::nullopt;
    return BoardChange{LayoutChange::between(m_puzzle, *after), changeBetween(state, *next)};
}

std::optional<NodeChange> PlayReader::change(const Json& object, const PlayState& state) const {
    if (member(object, "layout"))
        return boardChange(object, state);
    const Json* line = member(object, "givens");
    const Json* map = member(object, "transform");
    const Json* called = member(object, "names");
    const bool hasPlay = line || member(object, "cells") || member(object, "links");
    if ((map || called) && (hasPlay || (map && called)))
        return std::nullopt;
    if (map) {
        const std::optional<ClassicTransform> read = m_puzzle.isClassic() ? transform(*map) : std::nullopt;
        return read ? std::optional<NodeChange>(*read) : std::nullopt;
    }
    if (called) {
        std::optional<NamesChange> read = names(*called, member(object, "rules"));
        return read ? std::optional<NodeChange>(std::move(*read)) : std::nullopt;
    }
    std::optional<Grid> givens;
    if (line) {
        givens = line->is_string() ? m_board.grid(line->get_ref<const std::string&>()) : std::nullopt;
        if (!givens)
            return std::nullopt;
    }
    const std::optional<PlayState> after = stateAfter(object, state, givens ? *givens : m_puzzle.givens);
    if (!after)
        return std::nullopt;
    PlayChange play = changeBetween(state, *after);
    if (!givens || *givens == m_puzzle.givens)
        return play;
    return GivensChange{m_puzzle.givens, *givens, std::move(play)};
}

std::optional<History::Node> PlayReader::node(const Json& object, NodeId id, const PlayState& state) const {
    const Json* parent = member(object, "parent");
    const std::optional<int> parentId = parent ? integerIn(*parent, 0, id - 1) : std::nullopt;
    std::optional<NodeChange> read = parentId ? change(object, state) : std::nullopt;
    if (!read)
        return std::nullopt;
    std::optional<ActionLabel> action;
    if (const auto* board = std::get_if<BoardChange>(&*read)) {
        Puzzle after = m_puzzle;
        board->layout.apply(after);
        action = PlayReader(after).label(object);
    } else {
        action = label(object);
    }
    return action ? std::optional(History::Node{*parentId, *action, std::move(*read)}) : std::nullopt;
}

/// Walks the tree from the start to learn what stood before each change; the file keeps only what came after. Branch by
/// branch, so that no order of the nodes makes it walk far. `puzzle` is the one at the start, and then that at
/// `current`.
std::optional<std::vector<History::Node>> PlayReader::unfold(PlayState state, Puzzle& puzzle, const Json& list,
                                                             NodeId current) {
    std::vector<std::vector<NodeId>> children(list.size() + 1);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Json* parent = member(list[i], "parent");
        const std::optional<int> id = parent ? integerIn(*parent, 0, static_cast<int>(i)) : std::nullopt;
        if (!id)
            return std::nullopt;
        children[static_cast<std::size_t>(*id)].push_back(static_cast<NodeId>(i) + 1);
    }
    std::vector<History::Node> nodes(children.size());
    std::vector<std::pair<NodeId, std::size_t>> open = {{0, 0}};
    std::size_t linkCount = 0;
    std::size_t boardCells = 0;
    Puzzle there = puzzle;
    while (!open.empty()) {
        const auto at = static_cast<std::size_t>(open.back().first);
        if (open.back().second == children[at].size()) {
            revert(state, there, nodes[at].change);
            open.pop_back();
            continue;
        }
        const NodeId child = children[at][open.back().second++];
        const Json& object = list[static_cast<std::size_t>(child) - 1];
        if (const Json* drawn = member(object, "links"))
            linkCount += state.links.size() + drawn->size();
        if (linkCount > kMostHistoryLinks)
            return std::nullopt;
        std::optional<History::Node> node = PlayReader(there).node(object, child, state);
        if (!node)
            return std::nullopt;
        if (const auto* board = std::get_if<BoardChange>(&node->change))
            boardCells += board->layout.cellCount();
        if (boardCells > kMostHistoryCells)
            return std::nullopt;
        nodes[static_cast<std::size_t>(child)] = std::move(*node);
        apply(state, there, nodes[static_cast<std::size_t>(child)].change);
        if (child == current)
            puzzle = there;
        open.emplace_back(child, 0);
    }
    return nodes;
}

std::optional<std::vector<History::Checkpoint>> PlayReader::checkpoints(const Json* list) const {
    std::vector<History::Checkpoint> read;
    if (!list)
        return read;
    if (!list->is_array())
        return std::nullopt;
    for (const Json& object : *list) {
        const Json* name = member(object, "name");
        const Json* node = member(object, "node");
        const std::optional<int> id = node ? integerIn(*node, 0, static_cast<int>(kMostValues)) : std::nullopt;
        if (!name || !name->is_string() || !id)
            return std::nullopt;
        read.push_back({name->get<std::string>(), *id});
        if (read.size() > kMostCheckpoints || read.back().name.size() > kLongestCheckpoint)
            return std::nullopt;
    }
    return read;
}

std::optional<History::UndoLine> PlayReader::undoLine(const Json& object) {
    const auto number = [](const Json* value) {
        return value ? integerIn(*value, 0, static_cast<int>(kMostValues)) : std::nullopt;
    };
    const Json* jumps = member(object, "jumps");
    const auto done = number(member(object, "done"));
    const auto end = number(member(object, "end"));
    if (!jumps || !jumps->is_array() || !done || !end)
        return std::nullopt;
    History::UndoLine line{{}, static_cast<std::size_t>(*done), *end};
    for (const Json& pair : *jumps) {
        const bool isPair = pair.is_array() && pair.size() == 2;
        const auto from = isPair ? number(&pair[0]) : std::nullopt;
        const auto to = isPair ? number(&pair[1]) : std::nullopt;
        if (!from || !to)
            return std::nullopt;
        line.jumps.push_back({*from, *to});
    }
    return line;
}

std::optional<Puzzle> PlayReader::startPuzzle(const Json* start, Puzzle puzzle) {
    if (!start)
        return puzzle;
    if (const Json* board = member(*start, "layout")) {
        std::vector<ImportWarning> warnings;
        Result<Layout> layout = layoutFrom(*board, warnings);
        if (!layout)
            return std::nullopt;
        puzzle.setLayout(std::move(layout).value());
    }
    const BoardText text(puzzle);
    if (const Json* line = member(*start, "givens")) {
        std::optional<Grid> givens = line->is_string() ? text.grid(line->get_ref<const std::string&>()) : std::nullopt;
        if (!givens)
            return std::nullopt;
        puzzle.givens = std::move(*givens);
    }
    if (const Json* list = member(*start, "candidates")) {
        auto read = candidates(*list, text);
        if (!read)
            return std::nullopt;
        puzzle.startCandidates = std::move(*read);
    }
    if (!readSolutionLayer(*start, puzzle))
        return std::nullopt;
    std::optional<Decoration> shown = decorationFrom(*start, puzzle);
    if (!shown)
        return std::nullopt;
    puzzle.setDecoration(std::move(*shown));
    return puzzle;
}

std::optional<History> PlayReader::history(const Json& object, const Json* checkpointList) const {
    const Json* start = member(object, "start");
    const Json* list = member(object, "nodes");
    const Json* current = member(object, "current");
    std::optional<Puzzle> puzzle = startPuzzle(start, m_puzzle);
    if (!puzzle)
        return std::nullopt;
    std::optional<PlayState> startState =
        start ? PlayReader(*puzzle).position(*start, puzzle->givens) : PlayState(puzzle->shape());
    std::optional<std::vector<History::Checkpoint>> named = checkpoints(checkpointList);
    const Json* storedLine = member(object, "line");
    std::optional<History::UndoLine> line = storedLine ? undoLine(*storedLine) : std::nullopt;
    if (!startState || !named || (storedLine && !line) || !list || !list->is_array() || !current)
        return std::nullopt;
    const std::optional<int> currentId = integerIn(*current, 0, static_cast<int>(list->size()));
    std::optional<std::vector<History::Node>> nodes =
        currentId ? unfold(*startState, *puzzle, *list, *currentId) : std::nullopt;
    // The puzzle that it leads to is that of the file.
    if (!nodes || puzzle->givens != m_puzzle.givens || puzzle->layout() != m_puzzle.layout() ||
        puzzle->decoration() != m_puzzle.decoration() || !puzzle->hasSolutionLayerOf(m_puzzle))
        return std::nullopt;
    return History::restore(
        {std::move(*startState), std::move(*nodes), *currentId, std::move(*named), std::move(line)});
}

}  // namespace

Result<StoredPlay> readPlay(const Json& play, const Puzzle& puzzle) {
    const PlayReader reader(puzzle);
    std::optional<PlayState> position = reader.position(play, puzzle.givens);
    if (!position)
        return Error{.code = ErrorCode::badField, .subject = "play"};
    const Json* stored = member(play, "history");
    if (!stored)
        return StoredPlay{History(std::move(*position)), false};
    std::optional<History> history = reader.history(*stored, member(play, "checkpoints"));
    // Where "digits" is there it says what the board looked like; a history that ends elsewhere was tampered with.
    const bool fits = history && (!member(play, "digits") || history->state() == *position);
    if (!fits)
        return StoredPlay{History(std::move(*position)), true};
    return StoredPlay{std::move(*history), false};
}

bool pushNode(const Json& node, Puzzle& puzzle, History& history) {
    const auto id = static_cast<NodeId>(history.nodes().size());
    const Json* told = member(node, "parent");
    const std::optional<int> parent = told ? integerIn(*told, 0, id - 1) : std::nullopt;
    if (!parent)
        return false;
    // A copy of the whole history would make a journal of many branches quadratic in what it holds.
    const NodeId current = history.current();
    std::optional<std::pair<Puzzle, std::optional<History::UndoLine>>> before;
    if (*parent != current) {
        before.emplace(puzzle, history.unusualLine());
        history.goTo(*parent, puzzle);
    }
    std::optional<History::Node> read = PlayReader(puzzle).node(node, id, history.state());
    if (read && history.push(puzzle, std::move(read->change), read->label) != *parent)
        return true;
    if (!before)
        return false;
    History::Parts parts = history.parts();
    parts.current = current;
    parts.line = std::move(before->second);
    if (std::optional<History> back = History::restore(std::move(parts))) {
        puzzle = std::move(before->first);
        history = std::move(*back);
    }
    return false;
}

bool replaceCheckpoints(const Json& list, const Puzzle& puzzle, History& history) {
    std::optional<std::vector<History::Checkpoint>> read = PlayReader(puzzle).checkpoints(&list);
    if (!read)
        return false;
    History::Parts parts = history.parts();
    parts.checkpoints = std::move(*read);
    std::optional<History> next = History::restore(std::move(parts));
    if (next)
        history = std::move(*next);
    return next.has_value();
}

bool isPlayKey(const std::string& key) {
    constexpr std::array names =
        std::to_array<std::string_view>({"digits", "cells", "links", "history", "checkpoints"});
    return std::find(names.begin(), names.end(), key) != names.end();
}

}  // namespace nonet
