#include "ui/hints/all_steps_filter.h"

#include "core/board/classic.h"
#include "ui/text/step_roles.h"
#include "ui/text/technique_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace nonet {
namespace {

const std::vector<Candidate>& changesOf(const Step& step) {
    return step.placements.empty() ? step.eliminations : step.placements;
}

bool hasCandidate(const Step& step, Candidate wanted) {
    return std::ranges::find(changesOf(step), wanted) != changesOf(step).end() ||
           std::ranges::find(step.candidates, wanted, &RoleCandidate::candidate) != step.candidates.end();
}

template <typename Predicate>
bool hasCellWhere(const Step& step, Predicate isWanted) {
    return std::ranges::any_of(changesOf(step), isWanted, &Candidate::cell) ||
           std::ranges::any_of(patternCells(step), isWanted);
}

std::optional<House> houseNamed(const QString& word) {
    static const QRegularExpression pattern(QStringLiteral("^([rcb])([1-9])$"));
    const QRegularExpressionMatch match = pattern.match(word);
    if (!match.hasMatch())
        return std::nullopt;
    const auto number = static_cast<std::uint8_t>(match.captured(2).toInt() - 1);
    const QChar kind = match.captured(1).front();
    return House{kind == u'r' ? HouseKind::row : kind == u'c' ? HouseKind::column : HouseKind::box, number};
}

bool accepts(const ListedStep& listed, const QString& word) {
    static const QRegularExpression digits(QStringLiteral("^[1-9]{1,3}$"));
    static const QRegularExpression cells(QStringLiteral("^r([1-9])c([1-9])$"));
    const Step& step = listed.step;
    if (digits.match(word).hasMatch() && word.size() != 2) {
        const Digit digit(word.at(0).digitValue());
        if (word.size() == 3)
            return hasCandidate(step,
                                {classic::cellAt(word.at(1).digitValue() - 1, word.at(2).digitValue() - 1), digit});
        return step.digits.contains(digit) ||
               std::ranges::find(changesOf(step), digit, &Candidate::digit) != changesOf(step).end();
    }
    if (const QRegularExpressionMatch match = cells.match(word); match.hasMatch()) {
        const Cell wanted = classic::cellAt(match.captured(1).toInt() - 1, match.captured(2).toInt() - 1);
        return hasCellWhere(step, [wanted](Cell cell) { return cell == wanted; });
    }
    if (const std::optional<House> house = houseNamed(word))
        return hasCellWhere(step, [&](Cell cell) { return classic::cellsOf(*house).contains(cell); });
    return stepTitle(step).contains(word, Qt::CaseInsensitive) ||
           levelName(listed.level).contains(word, Qt::CaseInsensitive) ||
           stepResult(step).contains(word, Qt::CaseInsensitive) || stepPlace(step).contains(word, Qt::CaseInsensitive);
}

std::size_t changes(const Step& step) { return step.placements.size() + step.eliminations.size(); }

template <typename Value>
int threeWay(const Value& a, const Value& b) {
    return a < b ? -1 : b < a ? 1 : 0;
}

}  // namespace

StepFilter::StepFilter(const QString& text)
    : m_words(text.toLower().split(QRegularExpression(QStringLiteral("[\\s,;]+")), Qt::SkipEmptyParts)) {}

bool StepFilter::accepts(const ListedStep& listed) const {
    return std::ranges::all_of(m_words, [&listed](const QString& word) { return nonet::accepts(listed, word); });
}

AllStepsFilter::AllStepsFilter(AllStepsModel* steps, QObject* parent) : QSortFilterProxyModel(parent), m_steps(steps) {
    m_collator.setNumericMode(true);
    setSourceModel(steps);
    setRecursiveFilteringEnabled(true);
    sort(0);
}

void AllStepsFilter::setText(const QString& text) {
    m_filter = StepFilter(text);
    invalidateFilter();
}

void AllStepsFilter::setOrder(Order order, Qt::SortOrder direction) {
    m_order = order;
    sort(-1);
    sort(0, direction);
}

int AllStepsFilter::stepCount() const {
    int count = 0;
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex top = index(row, 0);
        count += rowCount(top) + (m_filter.accepts(*stepAt(top)) ? 1 : 0);
    }
    return count;
}

bool AllStepsFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const ListedStep* listed = m_steps->stepAt(m_steps->index(row, 0, parent));
    return listed != nullptr && m_filter.accepts(*listed);
}

bool AllStepsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const ListedStep& a = *m_steps->stepAt(left);
    const ListedStep& b = *m_steps->stepAt(right);
    if (const int order = compare(a, b); order != 0)
        return order < 0;
    if (a.rank != b.rank)
        return a.rank < b.rank;
    return m_steps->numberAt(left) < m_steps->numberAt(right);
}

int AllStepsFilter::compare(const ListedStep& a, const ListedStep& b) const {
    switch (m_order) {
    case Order::easiestFirst: return threeWay(std::pair(a.level, a.rank), std::pair(b.level, b.rank));
    case Order::biggestFirst: return threeWay(changes(b.step), changes(a.step));
    case Order::byTechnique:
        return m_collator.compare(techniqueName(a.step.technique), techniqueName(b.step.technique));
    case Order::byPlace: return m_collator.compare(stepPlace(a.step), stepPlace(b.step));
    }
    return 0;
}

}  // namespace nonet

#include "moc_all_steps_filter.cpp"
