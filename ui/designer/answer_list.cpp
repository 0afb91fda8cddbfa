#include "ui/designer/answer_list.h"

#include "ui/answers/puzzle_answers.h"
#include "ui/designer/answer_controls.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/tokens.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

constexpr int kSentenceLines = 3;
/// At least: it takes all the height that there is.
constexpr int kListLines = 2;

void join(ConflictSet& all, const ConflictSet& part) {
    all.constraints.insert(all.constraints.end(), part.constraints.begin(), part.constraints.end());
    all.givens.insert(all.givens.end(), part.givens.begin(), part.givens.end());
    all.hasStartCandidates = all.hasStartCandidates || part.hasStartCandidates;
}

/// Rising, each once.
std::vector<int> rising(std::vector<int> indices) {
    std::ranges::sort(indices);
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    return indices;
}

}  // namespace

AnswerList::AnswerList(PuzzleAnswers& answers, QWidget* parent)
    : QWidget(parent), m_answers(answers), m_sentence(fixedLines(QStringLiteral("answerSentence"), kSentenceLines)),
      m_list(new QListWidget),
      m_remove(answerButton(QStringLiteral("answerRemove"), tr("Remove"), tr("Delete what is selected in the list"))),
      m_hide(answerButton(QStringLiteral("answerHide"), tr("Hide"),
                          tr("Do not draw the selected rules; they still hold"))),
      m_go(answerButton(QStringLiteral("answerGo"), tr("Go there"),
                        tr("Choose on the board what is selected in the list"))),
      m_add(answerButton(QStringLiteral("answerAdd"), tr("Add"), tr("Add the selected clues or rules to the layout"))) {
    build();
    const auto go = [this](bool isByButton) {
        return [this, isByButton] { Q_EMIT goRequested(selectedParts(), selectedClues(), isByButton); };
    };
    connect(m_list, &QListWidget::itemClicked, this, go(false));
    connect(m_list, &QListWidget::itemSelectionChanged, this, &AnswerList::updateButtons);
    connect(m_list, &QListWidget::itemActivated, this, &AnswerList::activate);
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeRequested(selectedParts()); });
    connect(m_hide, &QPushButton::clicked, this, [this] { Q_EMIT hideRequested(selectedParts()); });
    connect(m_go, &QPushButton::clicked, this, go(true));
    connect(m_add, &QPushButton::clicked, this, &AnswerList::add);
    updateList();
}

void AnswerList::build() {
    m_sentence->setAccessibleName(tr("Solutions"));
    m_list->setObjectName(QStringLiteral("answerList"));
    m_list->setAccessibleName(tr("Rules, givens and clues of the answer"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setMinimumHeight(kListLines * (m_list->fontMetrics().lineSpacing() + kSmallSpace));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    auto* row = new FlowRow(kSpace);
    for (QPushButton* each : {m_remove, m_hide, m_go, m_add})
        row->addWidget(each);
    QVBoxLayout& column = *addAnswerColumn(*this);
    column.addWidget(m_sentence);
    column.addWidget(m_list, 1);
    column.addLayout(row);
}

void AnswerList::updateList() {
    const std::vector<ListedPart> before =
        std::exchange(m_rows, m_topic->parts != nullptr ? m_topic->parts(m_answers) : std::vector<ListedPart>());
    if (!std::ranges::equal(before, m_rows, {}, &ListedPart::text, &ListedPart::text) || m_topic != m_shown)
        fill(before);
    m_shown = m_topic;
    const bool hasOthers = m_answers.digitsCounted() == DigitsCounted::givensAndEntered;
    const QString sentence = m_topic->sentence(m_answers);
    m_sentence->setText(m_topic->isOfGivens && hasOthers ? sentence + u' ' + tr("Entered digits do not count here.")
                                                         : sentence);
    m_sentence->setToolTip(m_sentence->text());
    updateButtons();
}

/// What was chosen stays so where it is still told of; else the row at its place is.
void AnswerList::fill(const std::vector<ListedPart>& before) {
    const QList<QListWidgetItem*> selected = m_list->selectedItems();
    std::vector<const ListedPart*> chosen;
    chosen.reserve(static_cast<std::size_t>(selected.size()));
    for (const QListWidgetItem* item : selected)
        chosen.push_back(&before[static_cast<std::size_t>(m_list->row(item))]);
    const int current = m_list->currentRow();
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const ListedPart& row : m_rows)
        m_list->addItem(row.text);
    const auto placeOf = [this](const ListedPart& row) {
        const auto isSame = [&row](const ListedPart& each) {
            return each.part == row.part && each.clue == row.clue && each.rule == row.rule;
        };
        return static_cast<int>(std::ranges::find_if(m_rows, isSame) - m_rows.begin());
    };
    const int last = static_cast<int>(m_rows.size()) - 1;
    const int same = current >= 0 && current < static_cast<int>(before.size())
                         ? placeOf(before[static_cast<std::size_t>(current)])
                         : last + 1;
    m_list->setCurrentRow(same <= last ? same : std::min(current, last));
    for (const ListedPart* row : chosen)
        if (const int place = placeOf(*row); place <= last)
            m_list->item(place)->setSelected(true);
}

ConflictSet AnswerList::selectedParts() const {
    ConflictSet parts;
    for (const QListWidgetItem* item : m_list->selectedItems())
        join(parts, m_rows[static_cast<std::size_t>(m_list->row(item))].part);
    parts.constraints = rising(std::move(parts.constraints));
    std::ranges::sort(parts.givens, {}, &Cell::index);
    return parts;
}

std::vector<Candidate> AnswerList::selectedClues() const {
    std::vector<Candidate> clues;
    for (const QListWidgetItem* item : m_list->selectedItems())
        if (const std::optional<Candidate>& clue = m_rows[static_cast<std::size_t>(m_list->row(item))].clue)
            clues.push_back(*clue);
    return clues;
}

std::vector<RuleOffer> AnswerList::selectedRules() const {
    std::vector<RuleOffer> rules;
    for (const QListWidgetItem* item : m_list->selectedItems())
        if (const std::optional<RuleOffer>& rule = m_rows[static_cast<std::size_t>(m_list->row(item))].rule)
            rules.push_back(*rule);
    return rules;
}

void AnswerList::add() {
    // What is added may be listed no more.
    const std::vector<Candidate> clues = selectedClues();
    const std::vector<RuleOffer> rules = selectedRules();
    if (!clues.empty())
        Q_EMIT addRequested(clues);
    if (!rules.empty())
        Q_EMIT addRulesRequested(rules);
}

void AnswerList::activate() {
    if (!selectedClues().empty() || !selectedRules().empty())
        add();
    else
        Q_EMIT goRequested(selectedParts(), {}, false);
}

void AnswerList::setMayEdit(bool mayEdit) {
    m_mayEdit = mayEdit;
    updateButtons();
}

void AnswerList::updateButtons() {
    const ConflictSet parts = selectedParts();
    const bool hasClues = !selectedClues().empty();
    const bool hasRules = !selectedRules().empty();
    m_remove->setEnabled(m_mayEdit && parts.size() > 0);
    m_hide->setEnabled(m_mayEdit && !parts.constraints.empty());
    m_go->setEnabled(!parts.constraints.empty() || !parts.givens.empty() || hasClues);
    m_add->setEnabled(m_mayEdit && (hasClues || hasRules));
}

}  // namespace nonet

#include "moc_answer_list.cpp"
