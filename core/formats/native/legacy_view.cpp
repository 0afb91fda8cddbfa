#include "core/formats/native/legacy_view.h"

#include "core/formats/bounded_json.h"
#include "core/formats/native/native_file.h"
#include "core/play/transform_game.h"

#include <algorithm>
#include <sstream>

namespace nonet {
namespace {

/// A transform that was done where the game stood at this node.
struct LegacyTransform {
    NodeId node = 0;
    ClassicTransform map;
};

/// "node exchange rows columns digits", joined by semicolons. Nothing where one cannot be read.
std::vector<LegacyTransform> transformsFrom(const std::string& text) {
    std::vector<LegacyTransform> transforms;
    std::istringstream entries(text);
    for (std::string entry; std::getline(entries, entry, ';');) {
        std::istringstream fields(entry);
        int node = 0;
        int transposed = 0;
        std::string rows;
        std::string columns;
        std::string digits;
        fields >> node >> transposed >> rows >> columns >> digits;
        const auto rowLines = linesFromText(rows);
        const auto columnLines = linesFromText(columns);
        const auto labels = labelsFromText(digits);
        if (!rowLines || !columnLines || !labels)
            return {};
        transforms.push_back({node, {transposed == 1, *rowLines, *columnLines, *labels}});
    }
    return transforms;
}

/// Those that lie on the path in the order in which they were made: the newest ones that do.
std::vector<LegacyTransform> along(const std::vector<NodeId>& path, std::vector<LegacyTransform> transforms) {
    auto end = path.end();
    std::size_t first = transforms.size();
    while (first > 0) {
        const auto place = std::find(path.begin(), end, transforms[first - 1].node);
        if (place == end)
            break;
        end = std::next(place);
        --first;
    }
    transforms.erase(transforms.begin(), transforms.begin() + static_cast<std::ptrdiff_t>(first));
    return transforms;
}

ClassicTransform composed(const std::vector<LegacyTransform>& transforms) {
    ClassicTransform all;
    for (const LegacyTransform& each : transforms)
        all = then(all, each.map);
    return all;
}

/// Joins the previous history, the change of givens and the history since into one.
class Joiner {
public:
    Joiner(const PuzzleRecord& record, std::vector<LegacyTransform> transforms)
        : m_record(record), m_transforms(std::move(transforms)) {
        if (record.puzzle.isClassic())
            m_toThere = inverse(composed(m_transforms));
    }

    std::optional<History> join(const PuzzleRecord* before) {
        const History& since = m_record.history;
        Puzzle first = m_record.puzzle;
        m_parts.start = since.startState();
        if (record().puzzle.isClassic()) {
            m_parts.start = transformed(m_parts.start, m_toThere);
            first = transformed(first, m_toThere);
        }
        m_parts.nodes.assign(1, History::Node());
        m_ends.assign(since.nodes().size(), 0);
        if (before)
            putBefore(*before, first);
        addTransforms(0);
        for (std::size_t i = 1; i < since.nodes().size(); ++i)
            addNode(static_cast<NodeId>(i));
        m_parts.current = m_ends[static_cast<std::size_t>(since.current())];
        for (const History::Checkpoint& checkpoint : since.checkpoints())
            m_parts.checkpoints.push_back({checkpoint.name, m_ends[static_cast<std::size_t>(checkpoint.node)]});
        std::optional<History> joined = History::restore(std::move(m_parts));
        return joined && joined->state() == since.state() ? joined : std::nullopt;
    }

private:
    const PuzzleRecord& record() const { return m_record; }

    /// The history of the previous givens, and the node that changed them.
    void putBefore(const PuzzleRecord& before, const Puzzle& after) {
        Puzzle puzzle = before.puzzle;
        History history = before.history;
        if (puzzle.isClassic()) {
            puzzle = transformed(puzzle, m_toThere);
            history = transformed(history, m_toThere);
        }
        PlayChange play = changeBetween(history.state(), m_parts.start);
        // A damaged file may have the same givens; that is a change of the play alone.
        NodeChange change = puzzle.givens == after.givens ? NodeChange(std::move(play))
                                                          : GivensChange{puzzle.givens, after.givens, std::move(play)};
        const ActionKind kind = after.givens.filledCount() > puzzle.givens.filledCount() ? ActionKind::lockGivens
                                                                                         : ActionKind::unlockGivens;
        m_parts = history.parts();
        m_parts.line.reset();
        std::erase_if(m_parts.checkpoints, [this](const History::Checkpoint& old) {
            return std::ranges::any_of(m_record.history.checkpoints(),
                                       [&old](const History::Checkpoint& each) { return each.name == old.name; });
        });
        m_parts.nodes.push_back({m_parts.current, {.kind = kind}, std::move(change)});
        m_ends[0] = static_cast<NodeId>(m_parts.nodes.size()) - 1;
    }

    void addNode(NodeId id) {
        History::Node node = m_record.history.node(id);
        const NodeId parent = node.parent;
        // Branches are told on the board on which the last of the transforms left it.
        if (record().puzzle.isClassic())
            node = transformed(node, inverse(boardOf(parent)));
        node.parent = m_ends[static_cast<std::size_t>(parent)];
        m_parts.nodes.push_back(std::move(node));
        m_ends[static_cast<std::size_t>(id)] = static_cast<NodeId>(m_parts.nodes.size()) - 1;
        addTransforms(id);
    }

    void addTransforms(NodeId id) {
        for (const LegacyTransform& each : m_transforms)
            if (each.node == id) {
                m_parts.nodes.push_back(
                    {m_ends[static_cast<std::size_t>(id)], {.kind = ActionKind::transform}, each.map});
                m_ends[static_cast<std::size_t>(id)] = static_cast<NodeId>(m_parts.nodes.size()) - 1;
            }
    }

    /// From the board behind the node's transforms to the current one.
    ClassicTransform boardOf(NodeId id) const {
        const std::vector<NodeId> path = m_record.history.pathTo(id);
        ClassicTransform map;
        for (const LegacyTransform& each : m_transforms)
            if (std::find(path.begin(), path.end(), each.node) == path.end())
                map = then(map, each.map);
        return map;
    }

    const PuzzleRecord& m_record;
    std::vector<LegacyTransform> m_transforms;
    /// From the current board to that on which the history began.
    ClassicTransform m_toThere;
    History::Parts m_parts;
    /// By node of the record: where the joined history is behind it and its transforms.
    std::vector<NodeId> m_ends;
};

/// The versions that wrote such a view knew no change of the board; it would be joined on other boards than its own.
bool changesBoard(const History& history) {
    return std::ranges::any_of(
        history.nodes(), [](const History::Node& node) { return std::holds_alternative<BoardChange>(node.change); });
}

std::string take(Json& view, const char* key) {
    std::string text;
    if (const Json* value = member(view, key); value && value->is_string())
        text = value->get<std::string>();
    view.erase(key);
    return text;
}

}  // namespace

bool takeLegacyView(PuzzleRecord& record) {
    Json view = Json::parse(record.view, nullptr, false);
    if (!view.is_object() || (!view.contains("givensBefore") && !view.contains("transforms")))
        return false;
    const std::string givens = take(view, "givensBefore");
    const std::string transforms = take(view, "transforms");
    record.view = view.empty() ? std::string() : view.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (changesBoard(record.history))
        return true;
    const Result<ImportedPuzzle> before = readNative(givens);
    const bool hasBefore = !givens.empty() && before && before->record.puzzle.shape() == record.puzzle.shape() &&
                           !changesBoard(before->record.history);
    std::vector<LegacyTransform> done;
    if (record.puzzle.isClassic())
        done = along(record.history.pathTo(record.history.current()), transformsFrom(transforms));
    Joiner joiner(record, std::move(done));
    if (std::optional<History> joined = joiner.join(hasBefore ? &before->record : nullptr))
        record.history = std::move(*joined);
    return true;
}

}  // namespace nonet
