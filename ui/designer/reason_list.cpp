#include "ui/designer/reason_list.h"

#include "ui/preferences/appearance.h"
#include "ui/preferences/tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {

ReasonList::ReasonList(QWidget* parent) : QWidget(parent), m_sentence(new QLabel), m_more(makeLabel({}, "muted")) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    m_sentence->setObjectName(QStringLiteral("answerWhy"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setAccessibleName(tr("Why there is no solution"));
    column->addWidget(m_sentence);
    m_widgets.reserve(kMostRows);
    for (int i = 0; i < kMostRows; ++i) {
        m_widgets.push_back(addRow(i));
        column->addWidget(m_widgets.back().box);
    }
    m_more->setObjectName(QStringLiteral("answerWhyMore"));
    m_more->setWordWrap(true);
    column->addWidget(m_more);
    tell({}, {});
}

ReasonList::RowWidgets ReasonList::addRow(int number) {
    RowWidgets row{.box = new QWidget, .name = new QLabel, .go = new QPushButton, .remove = new QPushButton};
    const QString place = QString::number(number);
    row.name->setObjectName(QStringLiteral("answerWhyPart") + place);
    row.name->setTextFormat(Qt::PlainText);
    row.name->setWordWrap(true);
    row.go->setObjectName(QStringLiteral("answerWhyGo") + place);
    row.go->setText(tr("Go there"));
    row.go->setToolTip(tr("Choose it on the board"));
    row.remove->setObjectName(QStringLiteral("answerWhyRemove") + place);
    row.remove->setText(tr("Remove"));
    row.remove->setToolTip(tr("Delete it; Undo brings it back"));
    auto* line = new QHBoxLayout(row.box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kSmallSpace);
    line->addWidget(row.name, 1);
    for (QPushButton* button : {row.go, row.remove}) {
        button->setFocusPolicy(Qt::TabFocus);
        setCompact(button, true);
        line->addWidget(button, 0, Qt::AlignTop);
    }
    const auto at = static_cast<std::size_t>(number);
    connect(row.go, &QPushButton::clicked, this, [this, at] { Q_EMIT goRequested(ConflictSet(m_rows[at].part)); });
    connect(row.remove, &QPushButton::clicked, this,
            [this, at] { Q_EMIT removeRequested(ConflictSet(m_rows[at].part)); });
    return row;
}

void ReasonList::tell(const QString& sentence, std::vector<Row> rows) {
    m_rows = std::move(rows);
    m_sentence->setText(sentence);
    for (std::size_t i = 0; i < m_widgets.size(); ++i) {
        const RowWidgets& row = m_widgets[i];
        row.box->setVisible(i < m_rows.size());
        if (i >= m_rows.size())
            continue;
        row.name->setText(m_rows[i].name);
        row.go->setAccessibleName(tr("Go there: %1", "a rule or given").arg(m_rows[i].name));
        row.remove->setAccessibleName(tr("Remove: %1", "a rule or given").arg(m_rows[i].name));
    }
    const auto more = static_cast<int>(m_rows.size()) - kMostRows;
    m_more->setVisible(more > 0);
    m_more->setText(more > 0 ? tr("And %Ln more, named above.", nullptr, more) : QString());
}

void ReasonList::setCurrent(bool isCurrent, bool mayEdit) {
    m_sentence->setEnabled(isCurrent);
    for (std::size_t i = 0; i < m_widgets.size() && i < m_rows.size(); ++i) {
        const ConflictSet& part = m_rows[i].part;
        m_widgets[i].name->setEnabled(isCurrent);
        m_widgets[i].go->setEnabled(isCurrent && (!part.constraints.empty() || !part.givens.empty()));
        m_widgets[i].remove->setEnabled(isCurrent && mayEdit);
    }
}

}  // namespace nonet

#include "moc_reason_list.cpp"
