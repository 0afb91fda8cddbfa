#include "ui/designer/copy_page.h"

#include "ui/preferences/tokens.h"

#include <QRadioButton>
#include <QVBoxLayout>

namespace nonet {

CopyPage::CopyPage(std::optional<Puzzle> open)
    : m_open(std::move(open)), m_rules(new QRadioButton(tr("&Without its givens"))),
      m_all(new QRadioButton(tr("With its &givens"))) {
    m_rules->setObjectName(QStringLiteral("newCopyRules"));
    m_rules->setToolTip(tr("Board, rules and drawings of the open layout; all cells blank"));
    m_all->setObjectName(QStringLiteral("newCopyAll"));
    m_all->setToolTip(tr("The open layout as it was set; what was entered stays behind"));
    m_rules->setChecked(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    for (QRadioButton* button : {m_rules, m_all}) {
        button->setEnabled(m_open.has_value());
        column->addWidget(button);
    }
    column->addStretch();
    connect(m_all, &QRadioButton::toggled, this, &NewBoardPage::changed);
}

std::optional<Puzzle> CopyPage::puzzle() const {
    if (!m_open || m_all->isChecked())
        return m_open;
    Puzzle copy = *m_open;
    copy.givens = Grid(copy.shape());
    copy.startCandidates.reset();
    copy.setSolutionLayer(std::nullopt);
    return copy;
}

QString CopyPage::fault() const { return m_open ? QString() : tr("No puzzle is open."); }

}  // namespace nonet

#include "moc_copy_page.cpp"
