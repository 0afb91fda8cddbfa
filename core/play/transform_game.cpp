#include "core/play/transform_game.h"

#include "core/board/classic.h"

#include <algorithm>

namespace nonet {
namespace {

using Lines = std::array<std::uint8_t, 9>;

Lines inverseOf(const Lines& lines) {
    Lines inverse{};
    for (std::size_t i = 0; i < lines.size(); ++i)
        inverse[lines[i]] = static_cast<std::uint8_t>(i);
    return inverse;
}

/// Line i of the result is the line of `first` that `second` names.
Lines chained(const Lines& first, const Lines& second) {
    Lines result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = first[second[i]];
    return result;
}

Lines swappedLines(int first, int second) {
    Lines lines = ClassicTransform().rows;
    std::swap(lines[static_cast<std::size_t>(first)], lines[static_cast<std::size_t>(second)]);
    return lines;
}

Lines swappedChutes(int first, int second) {
    Lines lines = ClassicTransform().rows;
    for (int i = 0; i < 3; ++i)
        std::swap(lines[static_cast<std::size_t>(3 * first + i)], lines[static_cast<std::size_t>(3 * second + i)]);
    return lines;
}

/// Nine different numbers 1 to 9, less one; nothing where one is missing or something else is there.
std::optional<Lines> nineFrom(std::string_view text) {
    Lines nine{};
    std::size_t count = 0;
    unsigned seen = 0;
    for (const char symbol : text) {
        if (symbol == ' ')
            continue;
        if (symbol < '1' || symbol > '9' || count == nine.size())
            return std::nullopt;
        nine[count] = static_cast<std::uint8_t>(symbol - '1');
        seen |= 1U << nine[count++];
    }
    return seen == 0x1FFU ? std::optional(nine) : std::nullopt;
}

/// A transform with its cells worked out once.
class Mover {
public:
    explicit Mover(const ClassicTransform& transform) : m_transform(transform) {
        const Lines rows = inverseOf(transform.rows);
        const Lines columns = inverseOf(transform.columns);
        for (const Cell cell : classic::kAllCells) {
            const auto row = static_cast<std::size_t>(classic::rowOf(cell));
            const auto column = static_cast<std::size_t>(classic::columnOf(cell));
            m_cells[cell.slot()] = transform.isTransposed ? classic::cellAt(rows[column], columns[row])
                                                          : classic::cellAt(rows[row], columns[column]);
        }
    }

    Cell of(Cell cell) const { return m_cells[cell.slot()]; }
    std::uint8_t of(std::uint8_t digit) const { return m_transform.labels[digit]; }
    Digit of(Digit digit) const { return Digit(m_transform.labels[static_cast<std::size_t>(digit.value())]); }
    Candidate of(const Candidate& candidate) const { return {of(candidate.cell), of(candidate.digit)}; }

    DigitSet of(DigitSet digits) const {
        DigitSet image;
        for (const Digit digit : digits)
            image.insert(of(digit));
        return image;
    }

    CellState of(const CellState& cell) const {
        CellState image = cell;
        image.digit = of(cell.digit);
        image.struck = of(cell.struck);
        image.corner = of(cell.corner);
        image.centre = of(cell.centre);
        for (auto& [digit, colour] : image.candidateColours)
            digit = of(digit);
        std::sort(image.candidateColours.begin(), image.candidateColours.end());
        return image;
    }

    std::vector<DrawnLink> of(std::vector<DrawnLink> links) const {
        for (DrawnLink& link : links) {
            link.from = of(link.from);
            link.to = of(link.to);
        }
        return links;
    }

    ActionLabel of(ActionLabel label) const {
        // A cell's colour is numbered, too, and is no digit of the board.
        if (label.kind != ActionKind::cellColour)
            label.digit = of(label.digit);
        label.cell = of(label.cell);
        return label;
    }

    PlayChange of(const PlayChange& change) const {
        PlayChange image;
        for (const PlayChange::CellChange& cell : change.cells)
            image.cells.push_back({of(cell.cell), of(cell.before), of(cell.after)});
        std::sort(image.cells.begin(), image.cells.end(),
                  [](const auto& a, const auto& b) { return a.cell.index() < b.cell.index(); });
        image.linksBefore = of(change.linksBefore);
        image.linksAfter = of(change.linksAfter);
        return image;
    }

private:
    ClassicTransform m_transform;
    std::array<Cell, classic::kCells> m_cells{};
};

}  // namespace

std::optional<ClassicTransform> swapOf(SwapKind kind, int first, int second) {
    const bool areLines = kind == SwapKind::rows || kind == SwapKind::columns;
    const bool areDigits = kind == SwapKind::digits;
    const int least = areDigits ? 1 : 0;
    const int most = areDigits ? 9 : areLines ? 8 : 2;
    if (first == second || std::min(first, second) < least || std::max(first, second) > most ||
        (areLines && first / 3 != second / 3))
        return std::nullopt;
    ClassicTransform transform;
    switch (kind) {
    case SwapKind::rows: transform.rows = swappedLines(first, second); break;
    case SwapKind::columns: transform.columns = swappedLines(first, second); break;
    case SwapKind::bands: transform.rows = swappedChutes(first, second); break;
    case SwapKind::stacks: transform.columns = swappedChutes(first, second); break;
    case SwapKind::digits:
        std::swap(transform.labels[static_cast<std::size_t>(first)],
                  transform.labels[static_cast<std::size_t>(second)]);
        break;
    }
    return transform;
}

ClassicTransform transposition() {
    ClassicTransform transform;
    transform.isTransposed = true;
    return transform;
}

ClassicTransform quarterTurn() {
    ClassicTransform transform = mirror();
    transform.isTransposed = true;
    return transform;
}

ClassicTransform mirror() {
    ClassicTransform transform;
    std::ranges::reverse(transform.columns);
    return transform;
}

ClassicTransform then(const ClassicTransform& first, const ClassicTransform& second) {
    ClassicTransform both;
    both.isTransposed = first.isTransposed != second.isTransposed;
    both.rows = chained(second.isTransposed ? first.columns : first.rows, second.rows);
    both.columns = chained(second.isTransposed ? first.rows : first.columns, second.columns);
    for (std::size_t digit = 0; digit < both.labels.size(); ++digit)
        both.labels[digit] = second.labels[first.labels[digit]];
    return both;
}

ClassicTransform inverse(const ClassicTransform& transform) {
    ClassicTransform back;
    back.isTransposed = transform.isTransposed;
    back.rows = inverseOf(transform.isTransposed ? transform.columns : transform.rows);
    back.columns = inverseOf(transform.isTransposed ? transform.rows : transform.columns);
    for (std::size_t digit = 0; digit < back.labels.size(); ++digit)
        back.labels[transform.labels[digit]] = static_cast<std::uint8_t>(digit);
    return back;
}

std::optional<Lines> linesFromText(std::string_view text) {
    const std::optional<Lines> lines = nineFrom(text);
    if (!lines)
        return std::nullopt;
    for (std::size_t i = 0; i < lines->size(); ++i)
        if ((*lines)[i] / 3 != (*lines)[i / 3 * 3] / 3)
            return std::nullopt;
    return lines;
}

std::string toText(const Lines& lines) {
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0 && i % 3 == 0)
            text += ' ';
        text += static_cast<char>('1' + lines[i]);
    }
    return text;
}

std::optional<std::array<std::uint8_t, 10>> labelsFromText(std::string_view text) {
    const std::optional<Lines> nine = nineFrom(text);
    if (!nine)
        return std::nullopt;
    std::array<std::uint8_t, 10> labels{};
    for (std::size_t i = 0; i < nine->size(); ++i)
        labels[i + 1] = static_cast<std::uint8_t>((*nine)[i] + 1);
    return labels;
}

Cell imageOf(const ClassicTransform& transform, Cell cell) { return Mover(transform).of(cell); }

Grid transformed(const Grid& grid, const ClassicTransform& transform) {
    return apply(transform, ClassicDigits::from(grid)).toGrid();
}

Puzzle transformed(const Puzzle& puzzle, const ClassicTransform& transform) {
    assert(puzzle.isClassic());
    Puzzle image(transformed(puzzle.givens, transform));
    if (puzzle.startCandidates) {
        const Mover mover(transform);
        image.startCandidates.emplace();
        for (const Cell cell : classic::kAllCells)
            image.startCandidates->at(mover.of(cell)) = mover.of(puzzle.startCandidates->at(cell));
    }
    if (const Grid* layer = puzzle.solutionLayer())
        image.setSolutionLayer(transformed(*layer, transform));
    return image;
}

PlayState transformed(const PlayState& state, const ClassicTransform& transform) {
    const Mover mover(transform);
    PlayState image;
    for (const Cell cell : classic::kAllCells)
        image.at(mover.of(cell)) = mover.of(state.at(cell));
    image.links = mover.of(state.links);
    return image;
}

History::Node transformed(const History::Node& node, const ClassicTransform& transform) {
    const Mover mover(transform);
    History::Node image{node.parent, mover.of(node.label), node.change};
    if (const auto* play = std::get_if<PlayChange>(&node.change))
        image.change = mover.of(*play);
    else if (const auto* givens = std::get_if<GivensChange>(&node.change))
        image.change = GivensChange{transformed(givens->before, transform), transformed(givens->after, transform),
                                    mover.of(givens->play)};
    else if (const auto* map = std::get_if<ClassicTransform>(&node.change))
        image.change = then(then(inverse(transform), *map), transform);
    return image;
}

History transformed(const History& history, const ClassicTransform& transform) {
    const auto changesBoard = [](const History::Node& node) {
        return std::holds_alternative<BoardChange>(node.change);
    };
    // On other boards there is no such map: the position alone goes along.
    if (std::ranges::any_of(history.nodes(), changesBoard))
        return History(transformed(history.state(), transform));
    History::Parts parts = history.parts();
    parts.start = transformed(parts.start, transform);
    for (std::size_t i = 1; i < parts.nodes.size(); ++i)
        parts.nodes[i] = transformed(parts.nodes[i], transform);
    std::optional<History> image = History::restore(std::move(parts));
    assert(image);
    return std::move(*image);
}

}  // namespace nonet
