#pragma once

#include "core/board/cell_set.h"
#include "core/play/history.h"
#include "core/rules/puzzle.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;

namespace nonet {

class PuzzleDocument;

/// Two versions of a layout beside each other: what was added, changed and taken away, in words. A click on a row asks
/// to see it on the board. Follows the document while it is seen. Object names: compareFrom, compareTo,
/// compareSentence, compareList.
class VersionCompare : public QWidget {
    Q_OBJECT

public:
    explicit VersionCompare(QWidget* parent = nullptr);

    void setDocument(PuzzleDocument* document);
    /// The version at this node with the one that is open.
    void compareWith(NodeId node);
    /// To where the earlier version is chosen.
    void takeFocus();

Q_SIGNALS:
    /// `constraint`: into those of the open layout, -1 where it has none such; cells: on its board.
    void placeRequested(int constraint, const nonet::CellSet& cells);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        QString text = {};
        int constraint = -1;
        CellSet cells = {};
    };

    void follow();
    void fill(QComboBox& box, NodeId chosen);
    void compare();
    /// The version at the node; kOpen: the one that is open.
    Puzzle versionAt(NodeId node) const;
    void addRules(const Puzzle& earlier, const Puzzle& later);
    void addGivens(const Puzzle& earlier, const Puzzle& later, const std::vector<Cell>& cells);
    Row rowOf(const QString& text, const Constraint& constraint, const Puzzle& of) const;
    CellSet onOpenBoard(const std::vector<Cell>& cells, const BoardShape& shape) const;
    static QString nameOf(const Constraint& constraint, const Puzzle& of);

    static constexpr NodeId kOpen = -1;

    QPointer<PuzzleDocument> m_document;
    /// Chosen from the tree, without a name of its own.
    std::optional<NodeId> m_picked;
    std::vector<Row> m_rows;
    QComboBox* m_from;
    QComboBox* m_to;
    QLabel* m_sentence;
    QListWidget* m_list;
};

}  // namespace nonet
