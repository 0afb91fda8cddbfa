#include "ui/document/puzzle_document.h"

#include "core/formats/native_file.h"
#include "core/generators/transform_game.h"
#include "ui/document/commands/givens_command.h"
#include "ui/document/commands/move_command.h"
#include "ui/document/commands/transform_command.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace nonet {
namespace {

QJsonObject viewObject(const std::string& json) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

}  // namespace

PuzzleDocument::PuzzleDocument(PuzzleRecord record, QObject* parent)
    : QObject(parent), m_id(QUuid::createUuid().toString(QUuid::WithoutBraces)), m_record(std::move(record)) {
    if (state().cells.size() != static_cast<std::size_t>(puzzle().geometry.cellCount()))
        m_record.history = History(PlayState(puzzle().geometry));
    rebuildUndoStack();
}

Grid PuzzleDocument::digits() const { return digitsOf(puzzle(), state()); }

bool PuzzleDocument::isFinished() const {
    const Grid filled = digits();
    return filled.isSolved(puzzle().geometry) && (!solution() || filled == *solution());
}

void PuzzleDocument::perform(const PlayState& next, const ActionLabel& label) {
    if (isReadOnly() || next == state())
        return;
    History& history = m_record.history;
    const NodeId from = history.current();
    const NodeId to = history.push(next, label);
    history.moveTo(from);
    m_undoStack.push(new MoveCommand(*this, from, to));
}

void PuzzleDocument::goTo(NodeId node) {
    if (isReadOnly() || node == history().current())
        return;
    m_undoStack.push(new MoveCommand(*this, history().current(), node));
}

void PuzzleDocument::lockGivens() {
    if (isReadOnly() || digits() == puzzle().givens)
        return;
    Puzzle locked = puzzle();
    locked.givens = digits();
    PlayState start = state();
    for (int i = 0; i < locked.givens.cellCount(); ++i) {
        if (locked.givens.isBlank(Cell(i)))
            continue;
        CellState given;
        given.colours = start.at(Cell(i)).colours;
        start.at(Cell(i)) = given;
    }
    // A given has no candidates that a link could join.
    std::erase_if(start.links, [&locked](const DrawnLink& link) {
        return !locked.givens.isBlank(link.from.cell) || !locked.givens.isBlank(link.to.cell);
    });
    pushGivens(std::move(locked), std::move(start));
}

void PuzzleDocument::unlockGivens() {
    if (isReadOnly() || puzzle().givens.filledCount() == 0)
        return;
    Puzzle unlocked = puzzle();
    unlocked.givens = Grid(puzzle().geometry.side());
    PlayState start = state();
    for (int i = 0; i < unlocked.givens.cellCount(); ++i)
        if (!puzzle().givens.isBlank(Cell(i)))
            start.at(Cell(i)).digit = static_cast<std::uint8_t>(puzzle().givens.valueAt(Cell(i)));
    pushGivens(std::move(unlocked), std::move(start));
}

void PuzzleDocument::transform(const ClassicTransform& map) {
    if (!isReadOnly() && puzzle().isClassic() && map != ClassicTransform())
        m_undoStack.push(new TransformCommand(*this, map));
}

void PuzzleDocument::pushGivens(Puzzle puzzle, PlayState start) {
    PuzzleRecord before;
    before.puzzle = m_record.puzzle;
    before.history = m_record.history;
    m_undoStack.push(new GivensCommand(*this, std::move(puzzle), History(std::move(start)),
                                       QString::fromStdString(writeNativeLine(before))));
}

void PuzzleDocument::setCheckpoint(const QString& name) {
    m_record.history.setCheckpoint(name.toStdString());
    Q_EMIT checkpointsChanged();
}

void PuzzleDocument::removeCheckpoint(const QString& name) {
    m_record.history.removeCheckpoint(name.toStdString());
    Q_EMIT checkpointsChanged();
}

QString PuzzleDocument::viewValue(const QString& key) const { return viewObject(m_record.view).value(key).toString(); }

void PuzzleDocument::setViewValue(const QString& key, const QString& value) {
    if (viewValue(key) == value)
        return;
    storeViewValue(key, value);
    Q_EMIT viewChanged();
}

void PuzzleDocument::storeViewValue(const QString& key, const QString& value) {
    QJsonObject view = viewObject(m_record.view);
    if (value.isEmpty())
        view.remove(key);
    else
        view.insert(key, value);
    m_record.view = QJsonDocument(view).toJson(QJsonDocument::Compact).toStdString();
}

void PuzzleDocument::setTitle(const QString& title) {
    if (m_record.info.title == title.toStdString())
        return;
    m_record.info.title = title.toStdString();
    Q_EMIT viewChanged();
}

void PuzzleDocument::setFacts(SolutionFacts facts) {
    m_facts = std::move(facts);
    m_awaitsFacts = false;
    m_record.solution = m_facts.solution;
    Q_EMIT factsChanged();
}

void PuzzleDocument::moveTo(NodeId node, NodeId shown, MoveDirection direction) {
    if (m_isRebuilding)
        return;
    const PlayState before = state();
    m_record.history.moveTo(node);
    std::vector<Cell> cells;
    for (const PlayChange::CellChange& change : changeBetween(before, state()).cells)
        cells.push_back(change.cell);
    Q_EMIT changed();
    Q_EMIT actionShown(history().nodes()[static_cast<std::size_t>(shown)].label, cells,
                       direction == MoveDirection::undone);
}

void PuzzleDocument::replacePuzzle(const Puzzle& puzzle, const History& history, const QString& before) {
    m_record.puzzle = puzzle;
    m_record.history = history;
    if (before != viewValue(kGivensBefore))
        storeViewValue(kGivensBefore, before);
    m_record.solution.reset();
    m_facts = {};
    m_awaitsFacts = true;
    Q_EMIT factsChanged();
    Q_EMIT puzzleReplaced();
    Q_EMIT changed();
    Q_EMIT checkpointsChanged();
}

void PuzzleDocument::rebuildUndoStack() {
    m_isRebuilding = true;
    const int before = rebuildBeforeGivens();
    History ahead = history();
    const std::vector<NodeId> path = ahead.pathTo(ahead.current());
    const std::vector<KeptTransform> transforms = transformsAlong(path);
    while (const std::optional<NodeId> next = ahead.redoTarget())
        ahead.moveTo(*next);
    const std::vector<NodeId> whole = ahead.pathTo(ahead.current());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        if (i > 0)
            m_undoStack.push(new MoveCommand(*this, whole[i - 1], whole[i]));
        for (const KeptTransform& transform : transforms)
            if (transform.node == whole[i])
                m_undoStack.push(new TransformCommand(*this, transform.map));
    }
    m_undoStack.setIndex(before + static_cast<int>(path.size() + transforms.size()) - 1);
    m_isRebuilding = false;
}

int PuzzleDocument::rebuildBeforeGivens() {
    const QString line = viewValue(kGivensBefore);
    Result<ImportedPuzzle> before = readNative(line.toStdString());
    if (line.isEmpty() || !before || before->record.puzzle.geometry != puzzle().geometry)
        return 0;
    Puzzle formerPuzzle = before->record.puzzle;
    History former = before->record.history;
    // It was carried along by every transform since; it is to be as it was before those that will be undone.
    ClassicTransform since;
    for (const KeptTransform& kept : transformsAlong(history().pathTo(history().current())))
        since = then(since, kept.map);
    if (since != ClassicTransform()) {
        formerPuzzle = nonet::transformed(formerPuzzle, inverse(since));
        former = nonet::transformed(former, inverse(since));
    }
    pushMoves(former.pathTo(former.current()));
    m_undoStack.push(new GivensCommand(*this, std::move(formerPuzzle), std::move(former), QString()));
    return m_undoStack.count();
}

void PuzzleDocument::pushMoves(const std::vector<NodeId>& path) {
    for (std::size_t i = 1; i < path.size(); ++i)
        m_undoStack.push(new MoveCommand(*this, path[i - 1], path[i]));
}

void PuzzleDocument::moveAll(const ClassicTransform& map, MoveDirection direction) {
    if (m_isRebuilding)
        return;
    std::vector<KeptTransform> kept = keptTransforms();
    if (direction == MoveDirection::done)
        kept.push_back({history().current(), map});
    else if (!kept.empty())
        kept.pop_back();
    keepTransforms(kept);
    QString before = viewValue(kGivensBefore);
    if (Result<ImportedPuzzle> former = readNative(before.toStdString()); !before.isEmpty() && former) {
        PuzzleRecord record;
        record.puzzle = nonet::transformed(former->record.puzzle, map);
        record.history = nonet::transformed(former->record.history, map);
        before = QString::fromStdString(writeNativeLine(record));
    }
    replacePuzzle(nonet::transformed(puzzle(), map), nonet::transformed(history(), map), before);
    Q_EMIT transformed(map, direction == MoveDirection::undone);
}

std::vector<PuzzleDocument::KeptTransform> PuzzleDocument::keptTransforms() const {
    std::vector<KeptTransform> kept;
    for (const QString& entry : viewValue(kTransforms).split(u';', Qt::SkipEmptyParts)) {
        const QStringList fields = entry.split(u' ');
        if (fields.size() != 5)
            return {};
        const auto rows = linesFromText(fields[2].toStdString());
        const auto columns = linesFromText(fields[3].toStdString());
        const auto labels = labelsFromText(fields[4].toStdString());
        if (!rows || !columns || !labels)
            return {};
        kept.push_back({fields[0].toInt(), {fields[1] == QLatin1String("1"), *rows, *columns, *labels}});
    }
    return kept;
}

void PuzzleDocument::keepTransforms(const std::vector<KeptTransform>& transforms) {
    QStringList entries;
    for (const auto& [node, map] : transforms) {
        QStringList fields{QString::number(node), QString::number(map.isTransposed ? 1 : 0)};
        std::array<std::uint8_t, 9> labels{};
        for (std::size_t i = 0; i < labels.size(); ++i)
            labels[i] = static_cast<std::uint8_t>(map.labels[i + 1] - 1);
        for (const auto& nine : {map.rows, map.columns, labels})
            fields.append(QString::fromStdString(toText(nine)).remove(u' '));
        entries.append(fields.join(u' '));
    }
    storeViewValue(kTransforms, entries.join(u';'));
}

std::vector<PuzzleDocument::KeptTransform> PuzzleDocument::transformsAlong(const std::vector<NodeId>& path) const {
    if (!puzzle().isClassic())
        return {};
    std::vector<KeptTransform> kept = keptTransforms();
    auto end = path.end();
    std::size_t first = kept.size();
    while (first > 0) {
        const auto place = std::find(path.begin(), end, kept[first - 1].node);
        if (place == end)
            break;
        end = std::next(place);
        --first;
    }
    kept.erase(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(first));
    return kept;
}

}  // namespace nonet

#include "moc_puzzle_document.cpp"
