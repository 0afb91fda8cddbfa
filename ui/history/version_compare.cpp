#include "ui/history/version_compare.h"

#include "core/design/layout_difference.h"
#include "core/rules/rule_board.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/spacing.h"
#include "ui/preferences/appearance.h"
#include "ui/text/action_text.h"
#include "ui/text/cell_names.h"
#include "ui/text/constraint_words.h"
#include "ui/text/foreign_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QShowEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

constexpr int kRowsSeen = 6;

QString labelAt(const Puzzle& puzzle, std::optional<Cell> cell) {
    const std::optional<Digit> digit = cell ? puzzle.givens.digit(*cell) : std::nullopt;
    return digit ? QString::fromStdString(puzzle.symbols().label(*digit)) : QString();
}

bool differInLooksAlone(Constraint before, const Constraint& after) {
    before.isHidden = after.isHidden;
    before.colour = after.colour;
    return before == after;
}

}  // namespace

VersionCompare::VersionCompare(QWidget* parent)
    : QWidget(parent), m_from(new QComboBox), m_to(new QComboBox), m_sentence(new QLabel), m_list(new QListWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace, 0, kSpace, 0);
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    const auto add = [form](QComboBox* box, const char* name, const QString& text, const QString& tip) {
        box->setObjectName(QLatin1String(name));
        box->setToolTip(tip);
        box->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        form->addRow(text, box);
    };
    add(m_from, "compareFrom", tr("&Compare"), tr("The earlier of two versions"));
    add(m_to, "compareTo", tr("&with"), tr("The later one; what it has more was added"));
    m_from->setAccessibleName(tr("Earlier version"));
    m_to->setAccessibleName(tr("Later version"));
    m_sentence->setObjectName(QStringLiteral("compareSentence"));
    m_sentence->setWordWrap(true);
    setLook(m_sentence, "muted");
    m_list->setObjectName(QStringLiteral("compareList"));
    m_list->setAccessibleName(tr("What differs between the versions"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setMinimumHeight(kRowsSeen * (m_list->fontMetrics().lineSpacing() + kSmallSpace));
    column->addLayout(form);
    column->addWidget(m_sentence);
    column->addWidget(m_list);
    connect(m_from, &QComboBox::currentIndexChanged, this, &VersionCompare::compare);
    connect(m_to, &QComboBox::currentIndexChanged, this, &VersionCompare::compare);
    const auto go = [this](const QListWidgetItem* item) {
        const Row& row = m_rows[static_cast<std::size_t>(m_list->row(item))];
        Q_EMIT placeRequested(row.constraint, row.cells);
    };
    connect(m_list, &QListWidget::itemClicked, this, go);
    connect(m_list, &QListWidget::itemActivated, this, go);
}

void VersionCompare::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_picked.reset();
    if (document) {
        connect(document, &PuzzleDocument::changed, this, &VersionCompare::follow);
        connect(document, &PuzzleDocument::checkpointsChanged, this, &VersionCompare::follow);
    }
    {
        const QSignalBlocker blocker(m_to);
        m_from->clear();
        m_to->clear();
    }
    follow();
}

void VersionCompare::compareWith(NodeId node) {
    m_picked = node;
    const QSignalBlocker blockFrom(m_from);
    const QSignalBlocker blockTo(m_to);
    fill(*m_from, node);
    fill(*m_to, kOpen);
    compare();
}

void VersionCompare::takeFocus() { m_from->setFocus(Qt::ShortcutFocusReason); }

void VersionCompare::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

/// What is chosen stays so; at first it is the last version that has a name.
void VersionCompare::follow() {
    if (!isVisible())
        return;
    const std::vector<History::Checkpoint> named =
        m_document ? m_document->history().checkpoints() : std::vector<History::Checkpoint>();
    const auto chosenIn = [](const QComboBox& box, NodeId usual) {
        return box.count() > 0 ? box.currentData().toInt() : usual;
    };
    const NodeId from = chosenIn(*m_from, named.empty() ? 0 : named.back().node);
    const NodeId to = chosenIn(*m_to, kOpen);
    {
        const QSignalBlocker blockFrom(m_from);
        const QSignalBlocker blockTo(m_to);
        fill(*m_from, from);
        fill(*m_to, to);
    }
    compare();
}

void VersionCompare::fill(QComboBox& box, NodeId chosen) {
    box.clear();
    if (!m_document)
        return;
    const History& history = m_document->history();
    // What was typed on may have taken its place.
    if (m_picked && *m_picked >= static_cast<NodeId>(history.nodes().size()))
        m_picked.reset();
    box.addItem(tr("What is open"), kOpen);
    for (const History::Checkpoint& each : history.checkpoints())
        box.addItem(amongWords(QString::fromStdString(each.name)), each.node);
    if (m_picked && box.findData(*m_picked) < 0)
        box.addItem(actionName(history.node(*m_picked), m_document->puzzle()), *m_picked);
    if (box.findData(0) < 0)
        box.addItem(tr("The start"), 0);
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

Puzzle VersionCompare::versionAt(NodeId node) const {
    Puzzle puzzle = m_document->puzzle();
    if (node == kOpen)
        return puzzle;
    const History& history = m_document->history();
    puzzle = history.startPuzzle(std::move(puzzle));
    for (const NodeId each : history.pathTo(node))
        if (each != 0)
            apply(puzzle, history.node(each).change);
    return puzzle;
}

void VersionCompare::compare() {
    m_rows.clear();
    if (m_document && m_from->count() > 0 && m_to->count() > 0) {
        const Puzzle earlier = versionAt(m_from->currentData().toInt());
        const Puzzle later = versionAt(m_to->currentData().toInt());
        addRules(earlier, later);
        const auto count = static_cast<int>(m_rows.size());
        m_sentence->setText(count == 0 ? tr("Rules, givens and drawings are the same.")
                                       : tr("%Ln difference(s).", nullptr, count));
    }
    m_list->clear();
    for (const Row& row : m_rows)
        m_list->addItem(row.text);
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setToolTip(m_list->item(i)->text());
}

QString VersionCompare::nameOf(const Constraint& constraint, const Puzzle& of) {
    return tr("%1, %2", "a rule, where it lies")
        .arg(titleText(constraint, of.layout()), whereText(constraint, of.layout()));
}

void VersionCompare::addRules(const Puzzle& earlier, const Puzzle& later) {
    const LayoutDifference difference = differenceBetween(earlier, later);
    const auto of = [](const Puzzle& puzzle, int index) -> const Constraint& {
        return puzzle.constraints()[static_cast<std::size_t>(index)];
    };
    if (difference.isBoardChanged)
        m_rows.push_back({.text = tr("Changed: the board's size, symbols or regions")});
    for (const int each : difference.added)
        m_rows.push_back(rowOf(tr("Added: %1").arg(nameOf(of(later, each), later)), of(later, each), later));
    for (const auto& [before, after] : difference.changed) {
        const QString was = titleText(of(earlier, before), earlier.layout());
        const QString is = titleText(of(later, after), later.layout());
        const QString where = whereText(of(later, after), later.layout());
        const QString text = was != is
                                 ? tr("Changed: %1 to %2, %3", "a rule, another one, where it lies").arg(was, is, where)
                             : differInLooksAlone(of(earlier, before), of(later, after))
                                 ? tr("Changed in looks: %1, %2", "a rule, where it lies").arg(is, where)
                                 : tr("Changed: %1, %2", "a rule, where it lies").arg(is, where);
        Row row = rowOf(text, of(later, after), later);
        if (row.constraint < 0)
            row = rowOf(text, of(earlier, before), earlier);
        m_rows.push_back(std::move(row));
    }
    for (const int each : difference.gone)
        m_rows.push_back(rowOf(tr("Gone: %1").arg(nameOf(of(earlier, each), earlier)), of(earlier, each), earlier));
    addGivens(earlier, later, difference.givens);
    if (difference.areDrawingsChanged)
        m_rows.push_back({.text = tr("Changed: drawings or fog")});
    if (difference.isSolutionLayerChanged)
        m_rows.push_back({.text = tr("Changed: the solution layer")});
}

void VersionCompare::addGivens(const Puzzle& earlier, const Puzzle& later, const std::vector<Cell>& cells) {
    const BoardShape& shape = later.shape();
    for (const Cell cell : cells) {
        const auto before = earlier.shape().cellAt(shape.row(cell), shape.column(cell));
        const QString was = labelAt(earlier, before);
        const QString is = labelAt(later, cell);
        const QString name = cellName(cell, shape.columns());
        const QString text = was == is       ? tr("Changed: what %1 may hold", "a cell").arg(name)
                             : was.isEmpty() ? tr("Added: %1 in %2", "a given, a cell").arg(is, name)
                             : is.isEmpty()
                                 ? tr("Gone: %1 in %2", "a given, a cell").arg(was, name)
                                 : tr("Changed: %1 to %2 in %3", "a given, another one, a cell").arg(was, is, name);
        m_rows.push_back({.text = text, .cells = onOpenBoard({cell}, shape)});
    }
}

CellSet VersionCompare::onOpenBoard(const std::vector<Cell>& cells, const BoardShape& shape) const {
    const BoardShape& open = m_document->puzzle().shape();
    CellSet found;
    for (const Cell cell : cells)
        if (const std::optional<Cell> same = open.cellAt(shape.row(cell), shape.column(cell)))
            found.insert(*same);
    return found;
}

VersionCompare::Row VersionCompare::rowOf(const QString& text, const Constraint& constraint, const Puzzle& of) const {
    std::vector<Cell> cells;
    for (const std::vector<Cell>& part : constraint.parts)
        cells.insert(cells.end(), part.begin(), part.end());
    if (constraint.place)
        cells = RuleBoard(of.layout()).from(*constraint.place);
    const Puzzle& open = m_document->puzzle();
    const auto found = std::ranges::find(open.constraints(), constraint);
    const bool isOpen = open.shape() == of.shape() && found != open.constraints().end();
    return {text, isOpen ? static_cast<int>(found - open.constraints().begin()) : -1, onOpenBoard(cells, of.shape())};
}

}  // namespace nonet

#include "moc_version_compare.cpp"
