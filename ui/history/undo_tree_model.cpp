#include "ui/history/undo_tree_model.h"

#include "ui/document/puzzle_document.h"
#include "ui/text/action_text.h"
#include "ui/text/foreign_text.h"

namespace nonet {

UndoTreeModel::UndoTreeModel(QObject* parent) : QAbstractListModel(parent) {}

void UndoTreeModel::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &PuzzleDocument::changed, this, &UndoTreeModel::rebuild);
        connect(document, &PuzzleDocument::checkpointsChanged, this, &UndoTreeModel::rebuild);
    }
    rebuild();
}

int UndoTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant UndoTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_document)
        return {};
    const UndoTreeRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isCurrent = row.node == m_document->history().current();
    switch (role) {
    case Qt::DisplayRole: {
        const QString flag = checkpoints(row);
        return flag.isEmpty() ? name(row) : name(row) + QStringLiteral("  ⚑ ") + flag;
    }
    case kNameRole: return name(row);
    case kCheckpointsRole: return checkpoints(row);
    case kNodeRole: return row.node;
    case kDepthRole: return row.depth;
    case kIsCurrentRole: return isCurrent;
    default: return {};
    }
}

QModelIndex UndoTreeModel::currentIndex() const {
    for (int i = 0; i < rowCount(); ++i)
        if (data(index(i), kIsCurrentRole).toBool())
            return index(i);
    return {};
}

QString UndoTreeModel::name(const UndoTreeRow& row) const {
    return actionName(m_document->history().node(row.node), m_document->puzzle());
}

QString UndoTreeModel::checkpoints(const UndoTreeRow& row) const {
    QStringList names;
    for (const History::Checkpoint& checkpoint : m_document->history().checkpoints())
        if (checkpoint.node == row.node)
            names.append(amongWords(QString::fromStdString(checkpoint.name)));
    return names.join(QStringLiteral(", "));
}

void UndoTreeModel::rebuild() {
    beginResetModel();
    m_rows.clear();
    if (m_document) {
        placeRows(m_document->history());
        drawRails(m_document->history());
    }
    endResetModel();
}

void UndoTreeModel::placeRows(const History& history) {
    std::vector<std::vector<NodeId>> children(history.nodes().size());
    for (std::size_t i = 1; i < history.nodes().size(); ++i)
        children[static_cast<std::size_t>(history.nodes()[i].parent)].push_back(static_cast<NodeId>(i));
    std::vector<char> isOnWay(history.nodes().size(), 0);
    for (const NodeId node : history.pathTo(history.current()))
        isOnWay[static_cast<std::size_t>(node)] = 1;
    // Branches are done before the line goes on, so the line lies deepest in the stack.
    std::vector<UndoTreeRow> open{{.isOnWay = true}};
    while (!open.empty()) {
        UndoTreeRow row = open.back();
        open.pop_back();
        std::vector<NodeId>& next = children[static_cast<std::size_t>(row.node)];
        row.hasBelow = !next.empty();
        const auto onWay = std::find_if(next.begin(), next.end(),
                                        [&](NodeId node) { return isOnWay[static_cast<std::size_t>(node)] != 0; });
        row.isWayBelow = onWay != next.end();
        m_rows.push_back(row);
        if (next.empty())
            continue;
        const NodeId line = onWay == next.end() ? next.back() : *onWay;
        open.push_back({.node = line, .depth = row.depth, .hasAbove = true, .isOnWay = row.isWayBelow});
        for (auto child = next.rbegin(); child != next.rend(); ++child)
            if (*child != line)
                open.push_back({.node = *child, .depth = row.depth + 1, .isBranch = true});
    }
}

void UndoTreeModel::drawRails(const History& history) {
    std::vector<std::size_t> place(history.nodes().size());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        place[static_cast<std::size_t>(m_rows[i].node)] = i;
    for (std::size_t i = 1; i < m_rows.size(); ++i) {
        const UndoTreeRow& row = m_rows[i];
        if (row.isBranch || row.depth >= UndoTreeRow::kMostLanes)
            continue;
        const std::size_t parent = place[static_cast<std::size_t>(history.node(row.node).parent)];
        const std::uint64_t lane = std::uint64_t{1} << row.depth;
        for (std::size_t between = parent + 1; between < i; ++between) {
            m_rows[between].passing |= lane;
            if (row.isOnWay)
                m_rows[between].passingWay |= lane;
        }
    }
}

}  // namespace nonet

#include "moc_undo_tree_model.cpp"
