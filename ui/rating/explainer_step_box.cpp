#include "ui/rating/explainer_step_box.h"

#include "core/techniques/explainer/explainer_drawing.h"
#include "ui/board/board_picture.h"
#include "ui/board/step_legend.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/elided_label.h"
#include "ui/preferences/tokens.h"
#include "ui/text/explainer_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// A chain's reason takes two, what follows one, what is not drawn another.
constexpr int kLeastLines = 4;

QLabel* wrappedText(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

}  // namespace

ExplainerStepBox::ExplainerStepBox(const Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_preferences(preferences) {
    build();
    retranslate();
}

void ExplainerStepBox::build() {
    m_name = new ElidedLabel;
    m_name->setObjectName(QStringLiteral("explainerStep"));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setLineCount(2);
    // One line stands next to what it is about.
    m_name->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    setLook(m_name, "strong");
    m_links = new QToolButton;
    m_links->setObjectName(QStringLiteral("explainerLinks"));
    m_links->setCheckable(true);
    m_links->setFocusPolicy(Qt::TabFocus);
    setLook(m_links, "flat");
    auto* head = new QHBoxLayout;
    head->setSpacing(kSpace);
    head->addWidget(m_name, 1);
    head->addWidget(m_links, 0, Qt::AlignBottom);
    m_scroll = new QScrollArea;
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Read with the arrow keys where it is longer than its room.
    m_scroll->setFocusPolicy(Qt::TabFocus);
    m_scroll->setMinimumHeight(kLeastLines * QFontMetrics(textFont(TextSize::body)).lineSpacing());
    m_scroll->setWidget(buildTold());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace, 0, kSpace, 0);
    column->setSpacing(kSmallSpace);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
    connect(m_links, &QToolButton::toggled, m_linksText, &QWidget::setVisible);
}

QWidget* ExplainerStepBox::buildTold() {
    auto* told = new QWidget;
    auto* column = new QVBoxLayout(told);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    m_result = wrappedText("explainerResult");
    m_branches = new QListWidget;
    m_branches->setObjectName(QStringLiteral("explainerBranches"));
    m_branches->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_branches->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_branches, &QListWidget::currentRowChanged, this, [this] {
        present();
        Q_EMIT branchPicked();
    });
    m_linksText = wrappedText("explainerLinksText");
    m_linksText->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_linksText->setFocusPolicy(Qt::NoFocus);
    m_linksText->hide();
    m_legend = new StepLegend(m_preferences);
    m_legend->setObjectName(QStringLiteral("explainerLegend"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_result, m_branches, m_linksText, m_legend})
        column->addWidget(each);
    column->addStretch(1);
    return told;
}

void ExplainerStepBox::setStep(const explainer::Step& step, int place) {
    if (place == m_place)
        return;
    m_step = step;
    m_place = place;
    presentBranches(0);
    present();
    m_scroll->verticalScrollBar()->setValue(0);
}

void ExplainerStepBox::setNone(bool hasSteps) {
    m_step.reset();
    m_place = -1;
    m_hasSteps = hasSteps;
    presentBranches(0);
    present();
    setPicture({});
}

void ExplainerStepBox::setPicture(const BoardPicture& picture) {
    m_legend->setPicture(m_step ? picture : BoardPicture());
}

std::optional<std::size_t> ExplainerStepBox::branch() const {
    const int row = m_branches->currentRow();
    // The last row is for all of them.
    return row < 0 || row + 1 >= m_branches->count() ? std::nullopt : std::optional(static_cast<std::size_t>(row));
}

QString ExplainerStepBox::reason() const { return m_result->text(); }

bool ExplainerStepBox::closeLinks() {
    const bool wereOpen = m_links->isChecked();
    m_links->setChecked(false);
    return wereOpen;
}

void ExplainerStepBox::presentBranches(int row) {
    const QSignalBlocker blocker(m_branches);
    m_branches->clear();
    const QStringList branches = m_step ? explainerBranches(*m_step) : QStringList();
    m_branches->setVisible(!branches.isEmpty());
    if (branches.isEmpty())
        return;
    m_branches->addItems(branches);
    m_branches->addItem(tr("All of them at once", "the branches of a chain"));
    m_branches->setFixedHeight(m_branches->count() * m_branches->sizeHintForRow(0) + 2 * m_branches->frameWidth());
    m_branches->setCurrentRow(row);
}

void ExplainerStepBox::present() {
    if (!m_step) {
        m_name->setText(tr("No step is on the board"));
        m_result->setText(m_hasSteps ? tr("Select a step to see it on a copy of the board.") : QString());
        m_linksText->clear();
        m_links->setEnabled(false);
        m_links->setChecked(false);
        return;
    }
    m_name->setText(tr("Step %1, %2: %3", "a number, a rating, a technique")
                        .arg(m_place + 1)
                        .arg(explainerNumber(m_step->tenths), explainerStepName(m_step->hint)));
    const std::optional<std::size_t> chain = branch();
    const explainer::Step shown = chain ? explainer::withChainAlone(*m_step, *chain) : *m_step;
    QStringList sentences{explainerReason(*m_step), explainerResult(m_step->hint)};
    if (const int leftOut = explainerLinksLeftOut(shown); leftOut > 0)
        sentences += tr("%Ln link(s) are not drawn: that many would hide the board.", nullptr, leftOut);
    sentences.removeAll(QString());
    m_result->setText(sentences.join(u'\n'));
    const QString links = explainerLinks(shown);
    m_linksText->setText(links);
    m_links->setEnabled(!links.isEmpty());
    if (links.isEmpty())
        m_links->setChecked(false);
}

void ExplainerStepBox::retranslate() {
    m_links->setText(tr("Links"));
    m_links->setToolTip(tr("The links of the step’s chains in words, numbered as on the board"));
    m_branches->setAccessibleName(tr("The branches of the step’s chains"));
    presentBranches(qMax(m_branches->currentRow(), 0));
    present();
}

}  // namespace nonet

#include "moc_explainer_step_box.cpp"
