#include "ui/main_window/undo_tree_model.h"

#include "ui/document/puzzle_document.h"
#include "ui/text/action_text.h"

#include <QFont>

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
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isCurrent = row.node == m_document->history().current();
    switch (role) {
    case Qt::DisplayRole: return text(row);
    case kNodeRole: return row.node;
    case kDepthRole: return row.depth;
    case kIsCurrentRole: return isCurrent;
    case Qt::FontRole: {
        QFont font;
        font.setBold(isCurrent);
        return font;
    }
    default: return {};
    }
}

QModelIndex UndoTreeModel::currentIndex() const {
    for (int i = 0; i < rowCount(); ++i)
        if (data(index(i), kIsCurrentRole).toBool())
            return index(i);
    return {};
}

QString UndoTreeModel::text(const Row& row) const {
    const History& history = m_document->history();
    QString name = QString(row.depth * 4, QLatin1Char(' ')) +
                   actionName(history.nodes()[static_cast<std::size_t>(row.node)].label);
    for (const History::Checkpoint& checkpoint : history.checkpoints())
        if (checkpoint.node == row.node)
            name += QStringLiteral("  ⚑ ") + QString::fromStdString(checkpoint.name);
    return name;
}

void UndoTreeModel::rebuild() {
    beginResetModel();
    m_rows.clear();
    if (m_document) {
        const History& history = m_document->history();
        std::vector<std::vector<NodeId>> children(history.nodes().size());
        for (std::size_t i = 1; i < history.nodes().size(); ++i)
            children[static_cast<std::size_t>(history.nodes()[i].parent)].push_back(static_cast<NodeId>(i));
        std::vector<char> isOnPath(history.nodes().size(), 0);
        for (const NodeId node : history.pathTo(history.current()))
            isOnPath[static_cast<std::size_t>(node)] = 1;
        // Branches are done before the line goes on, so the line lies deepest in the stack.
        std::vector<Row> open{{0, 0}};
        while (!open.empty()) {
            const Row row = open.back();
            open.pop_back();
            m_rows.push_back(row);
            std::vector<NodeId>& next = children[static_cast<std::size_t>(row.node)];
            if (next.empty())
                continue;
            const auto onPath = std::find_if(next.begin(), next.end(),
                                             [&](NodeId node) { return isOnPath[static_cast<std::size_t>(node)]; });
            const auto line = onPath == next.end() ? next.end() - 1 : onPath;
            open.push_back({*line, row.depth});
            for (auto child = next.rbegin(); child != next.rend(); ++child)
                if (*child != *line)
                    open.push_back({*child, row.depth + 1});
        }
    }
    endResetModel();
}

}  // namespace nonet

#include "moc_undo_tree_model.cpp"
