#include "ui/designer/placed_model.h"

#include "core/design/drawing_edits.h"
#include "core/rules/rulebook.h"
#include "ui/designer/drawing_editor.h"
#include "ui/text/cell_names.h"
#include "ui/text/constraint_words.h"
#include "ui/text/rule_words.h"

#include <algorithm>

namespace nonet {

PlacedModel::PlacedModel(const Designer& designer, QObject* parent) : QAbstractListModel(parent), m_designer(designer) {
    connect(&designer, &Designer::documentChanged, this, &PlacedModel::readPuzzle);
    connect(&designer, &Designer::puzzleChanged, this, &PlacedModel::readPuzzle);
    connect(&designer.locks(), &Locks::changed, this, &PlacedModel::reportChanged);
    readPuzzle();
}

void PlacedModel::readPuzzle() {
    const Puzzle next = m_designer.puzzle();
    std::vector<std::optional<ConstraintFault>> faults(next.constraints().size());
    for (const FaultyConstraint& fault : next.rulebook().faults())
        faults[static_cast<std::size_t>(fault.constraint)] = fault.fault;
    // Rows that stay keep what a list remembers of them: where it is scrolled to, and which is the current one.
    const std::vector<Constraint>& before = m_puzzle.constraints();
    const std::vector<Constraint>& after = next.constraints();
    const auto lesser = static_cast<std::ptrdiff_t>(std::min(before.size(), after.size()));
    const auto below = std::mismatch(before.begin(), before.begin() + lesser, after.begin()).first - before.begin();
    const auto above =
        std::mismatch(before.rbegin(), before.rbegin() + lesser - below, after.rbegin()).first - before.rbegin();
    const int more = static_cast<int>(after.size()) - static_cast<int>(before.size());
    const auto row = static_cast<int>(above);
    if (more > 0)
        beginInsertRows({}, row, row + more - 1);
    else if (more < 0)
        beginRemoveRows({}, row, row - more - 1);
    m_puzzle = next;
    m_faults = std::move(faults);
    if (more > 0)
        endInsertRows();
    else if (more < 0)
        endRemoveRows();
    readDrawings();
    reportChanged();
}

/// Rows come and go at the end: what they tell follows.
void PlacedModel::readDrawings() {
    std::vector<DrawnRow> next = drawnRows();
    const int more = static_cast<int>(next.size()) - static_cast<int>(m_drawn.size());
    const int end = rowCount();
    if (more > 0)
        beginInsertRows({}, end, end + more - 1);
    else if (more < 0)
        beginRemoveRows({}, end + more, end - 1);
    m_drawn = std::move(next);
    if (more > 0)
        endInsertRows();
    else if (more < 0)
        endRemoveRows();
}

std::vector<PlacedModel::DrawnRow> PlacedModel::drawnRows() const {
    std::vector<DrawnRow> rows;
    std::vector<std::pair<std::string, DrawnRow>> colours;
    const std::vector<Drawing>& all = m_puzzle.decoration().drawings;
    for (std::size_t i = all.size(); i-- > 0;) {
        const Drawing& drawing = all[i];
        const auto index = static_cast<int>(i);
        if (drawing.isOfRule)
            continue;
        if (!isCellColour(drawing)) {
            rows.push_back({{index}, static_cast<int>(drawing.kind), drawingTitle(drawing), drawingPlace(drawing)});
            continue;
        }
        auto found = std::ranges::find(colours, drawing.fillColour, [](const auto& each) { return each.first; });
        if (found == colours.end())
            found = colours.insert(colours.end(), {drawing.fillColour, DrawnRow{{}, kDrawingKindCount, {}, {}}});
        found->second.drawings.insert(found->second.drawings.begin(), index);
    }
    for (auto& [colour, row] : colours) {
        row.title = cellColourTitle(colour);
        row.where = row.drawings.size() == 1 ? drawingPlace(all[static_cast<std::size_t>(row.drawings.front())])
                                             : tr("%n cell(s)", nullptr, static_cast<int>(row.drawings.size()));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<int> PlacedModel::drawingsAt(int row) const {
    const int drawn = row - ruleCount();
    return drawn >= 0 && row < rowCount() ? m_drawn[static_cast<std::size_t>(drawn)].drawings : std::vector<int>();
}

/// With how many of several are hidden or locked, where not all are.
QString PlacedModel::whereOf(const DrawnRow& row) const {
    const std::vector<Drawing>& drawings = m_puzzle.decoration().drawings;
    const auto isHidden = [&](int each) { return drawings[static_cast<std::size_t>(each)].isHidden; };
    const auto isLocked = [this](int each) { return m_designer.locks().isDrawingLocked(each); };
    const auto all = static_cast<int>(row.drawings.size());
    const auto hidden = static_cast<int>(std::ranges::count_if(row.drawings, isHidden));
    // Rows may be asked for while the puzzle has gone on already.
    const int locked =
        m_designer.puzzle() == m_puzzle ? static_cast<int>(std::ranges::count_if(row.drawings, isLocked)) : 0;
    QStringList words{row.where};
    if (hidden > 0 && hidden < all)
        words << tr("%n hidden", nullptr, hidden);
    if (locked > 0 && locked < all)
        words << tr("%n locked", nullptr, locked);
    return words.join(QStringLiteral(", "));
}

QVariant PlacedModel::drawnData(const DrawnRow& row, int role) const {
    switch (role) {
    case Qt::DisplayRole: return row.title;
    case Qt::ToolTipRole: return tr("Only drawn: no rule for the solver or the player.");
    case Qt::AccessibleTextRole: {
        QStringList words{row.title, whereOf(row)};
        if (drawnData(row, kIsHiddenRole).toBool())
            words << tr("hidden");
        if (drawnData(row, kIsLockedRole).toBool())
            words << tr("locked");
        return words.join(QStringLiteral(", "));
    }
    case kWhereRole: return whereOf(row);
    case kDrawingRole: return row.kind;
    case kIsHiddenRole:
        return std::ranges::all_of(row.drawings, [this](int each) {
            const std::vector<Drawing>& drawings = m_puzzle.decoration().drawings;
            return drawings[static_cast<std::size_t>(each)].isHidden;
        });
    // Rows may be asked for while the puzzle has gone on already.
    case kIsLockedRole:
        return m_designer.puzzle() == m_puzzle &&
               std::ranges::all_of(row.drawings, [this](int each) { return m_designer.locks().isDrawingLocked(each); });
    default: return {};
    }
}

void PlacedModel::reportChanged() {
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int PlacedModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ruleCount() + static_cast<int>(m_drawn.size());
}

QVariant PlacedModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (index.row() >= ruleCount())
        return drawnData(m_drawn[static_cast<std::size_t>(index.row() - ruleCount())], role);
    const Layout& layout = m_puzzle.layout();
    const auto at = static_cast<std::size_t>(constraintAt(index.row()));
    const Constraint& constraint = layout.constraints[at];
    switch (role) {
    case Qt::DisplayRole:
        return constraint.isOff ? tr("%1 (off)", "Cage 17").arg(titleText(constraint, layout))
                                : titleText(constraint, layout);
    case Qt::ToolTipRole:
        return m_faults[at] ? ruleSentence(constraint, layout) + QLatin1Char('\n') + faultAt(at)
                            : ruleSentence(constraint, layout);
    case Qt::AccessibleTextRole: return spoken(index);
    case kKindRole: return static_cast<int>(constraint.kind);
    case kWhereRole: return whereText(constraint, layout);
    case kFaultRole: return faultAt(at);
    case kReasonRole: {
        const std::optional<ConstraintFault> fault = m_faults[at];
        return fault ? sentenceCase(faultReason(*fault)) : QString();
    }
    case kIsHiddenRole: return constraint.isHidden;
    case kIsOffRole: return constraint.isOff;
    // Rows may be asked for while the puzzle has gone on already.
    case kIsLockedRole:
        return m_designer.puzzle() == m_puzzle && m_designer.locks().isLocked(constraintAt(index.row()));
    default: return {};
    }
}

QString PlacedModel::faultAt(std::size_t constraint) const {
    const std::optional<ConstraintFault> fault = m_faults[constraint];
    return fault ? faultSentence({static_cast<int>(constraint), *fault}, m_puzzle.layout()) : QString();
}

QString PlacedModel::spoken(const QModelIndex& index) const {
    const Layout& layout = m_puzzle.layout();
    const Constraint& constraint = layout.constraints[static_cast<std::size_t>(constraintAt(index.row()))];
    QStringList words{ruleName(constraint, layout), chosenText(constraint, layout), whereText(constraint, layout)};
    if (constraint.isOff)
        words << tr("off");
    if (constraint.isHidden)
        words << tr("hidden");
    if (index.data(kIsLockedRole).toBool())
        words << tr("locked");
    words << index.data(kFaultRole).toString();
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

}  // namespace nonet

#include "moc_placed_model.cpp"
