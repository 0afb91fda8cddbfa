#include "ui/designer/pair_table.h"

#include "core/rules/pair_formula.h"
#include "ui/preferences/tokens.h"

#include <QAction>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kSquare = 26;
/// Larger tables scroll.
constexpr int kMostSquaresShown = 10;

/// A filled square where a pair goes together, in the palette that the style sheet gives the view.
class PairDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QRect square = option.rect.adjusted(kSmallSpace, kSmallSpace, -kSmallSpace, -kSmallSpace);
        const QColor ink = option.palette.color(QPalette::Text);
        painter->save();
        if ((option.state & QStyle::State_Selected) != 0)
            painter->fillRect(option.rect, option.palette.color(QPalette::Highlight));
        painter->setPen(QPen(ink, kBorder));
        if (index.data(Qt::CheckStateRole).toInt() == Qt::Checked)
            painter->fillRect(square, ink);
        else
            painter->drawRect(QRect(square.center(), QSize(kBorder, kBorder)));
        painter->restore();
    }
};

}  // namespace

void PairTableModel::setTable(const SymbolSet& symbols, std::vector<DigitSet> table) {
    const bool isOther = symbols != m_symbols || table.size() != m_table.size();
    if (isOther)
        beginResetModel();
    m_symbols = symbols;
    m_table = std::move(table);
    if (isOther)
        endResetModel();
    else if (!m_table.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, rowCount() - 1));
}

int PairTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.size());
}

bool PairTableModel::isAllowed(const QModelIndex& index) const {
    return m_table[static_cast<std::size_t>(index.row())].contains(Digit::fromIndex(index.column()));
}

QVariant PairTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto label = [this](int symbol) { return QString::fromStdString(m_symbols.label(Digit::fromIndex(symbol))); };
    switch (role) {
    case Qt::CheckStateRole: return isAllowed(index) ? Qt::Checked : Qt::Unchecked;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return isAllowed(index) ? tr("%1, then %2: allowed").arg(label(index.row()), label(index.column()))
                                : tr("%1, then %2: not allowed").arg(label(index.row()), label(index.column()));
    default: return {};
    }
}

QVariant PairTableModel::headerData(int section, Qt::Orientation, int role) const {
    if (role == Qt::DisplayRole)
        return QString::fromStdString(m_symbols.label(Digit::fromIndex(section)));
    return role == Qt::TextAlignmentRole ? QVariant(Qt::AlignCenter) : QVariant();
}

PairTableEditor::PairTableEditor()
    : ConstraintEditor(tr("Pairs: the first cell down, the second across")), m_view(new QTableView) {
    m_view->setObjectName(QStringLiteral("thisTable"));
    m_view->setAccessibleName(title());
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new PairDelegate(m_view));
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    for (QHeaderView* header : {m_view->horizontalHeader(), m_view->verticalHeader()}) {
        header->setMinimumSectionSize(atTextScale(kSquare));
        header->setDefaultSectionSize(atTextScale(kSquare));
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setSectionsClickable(false);
        header->setHighlightSections(false);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    setFocusProxy(m_view);
    connect(m_view, &QTableView::clicked, this, &PairTableEditor::toggle);
    auto* space = new QAction(m_view);
    space->setShortcuts({QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)});
    space->setShortcutContext(Qt::WidgetShortcut);
    connect(space, &QAction::triggered, this, [this] { toggle(m_view->currentIndex()); });
    m_view->addAction(space);
}

void PairTableEditor::display(const Constraint& constraint, const Layout& layout) {
    const RuleBoard board(layout);
    const int count = layout.symbols.count();
    m_model.setTable(
        layout.symbols,
        pairTableOf(constraint.text, board).value_or(std::vector<DigitSet>(static_cast<std::size_t>(count))));
    const int shown = std::min(count, kMostSquaresShown);
    const int side = shown * atTextScale(kSquare);
    const int scroll = count > shown ? m_view->style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0;
    m_view->setFixedHeight(side + m_view->horizontalHeader()->sizeHint().height() + 2 * kFocusBorder + scroll);
}

void PairTableEditor::toggle(const QModelIndex& index) {
    if (!index.isValid())
        return;
    std::vector<DigitSet> table = m_model.table();
    DigitSet& seconds = table[static_cast<std::size_t>(index.row())];
    const Digit second = Digit::fromIndex(index.column());
    if (seconds.contains(second))
        seconds.erase(second);
    else
        seconds.insert(second);
    std::string text;
    text.reserve(table.size() * table.size());
    for (const DigitSet& row : table)
        for (int i = 0; i < static_cast<int>(table.size()); ++i)
            text += row.contains(Digit::fromIndex(i)) ? '1' : '0';
    Q_EMIT edited([text](Constraint& constraint) { constraint.text = text; });
}

}  // namespace nonet

#include "moc_pair_table.cpp"
