#include "ui/hints/link_list.h"

#include "ui/preferences/appearance.h"
#include "ui/text/chain_text.h"
#include "ui/text/step_roles.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {

namespace {

/// A row's padding, in pixels, as the application's style sheet has it.
constexpr int kRowPadding = 4;
constexpr int kRowPaddingAcross = 8;

}  // namespace

LinkList::LinkList(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_eureka = new QLabel;
    m_eureka->setObjectName(QStringLiteral("hintEureka"));
    m_eureka->setWordWrap(true);
    m_eureka->setTextFormat(Qt::PlainText);
    m_eureka->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLook(m_eureka, "muted");
    m_lines = new QListWidget;
    m_lines->setObjectName(QStringLiteral("hintLinks"));
    m_lines->setWordWrap(true);
    m_lines->setMouseTracking(true);
    m_lines->setTextElideMode(Qt::ElideNone);
    m_lines->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_lines->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_lines->setResizeMode(QListView::Adjust);
    m_lines->viewport()->installEventFilter(this);
    m_lines->installEventFilter(this);
    layout->addWidget(m_lines);
    layout->addWidget(m_eureka);
    connect(m_lines, &QListWidget::itemEntered, this,
            [this](QListWidgetItem* item) { Q_EMIT pointed(m_lines->row(item)); });
    connect(m_lines, &QListWidget::currentRowChanged, this, &LinkList::pointed);
    hide();
}

void LinkList::setStep(const Step* step) {
    const bool isSame = step != nullptr && m_step && *step == *m_step;
    m_step = step != nullptr && !linksOf(*step).empty() ? std::optional(*step) : std::nullopt;
    if (!isSame)
        fill();
    setVisible(m_step.has_value());
}

void LinkList::setPointed(std::optional<int> link) {
    const QSignalBlocker blocker(m_lines);
    m_lines->setCurrentRow(link.value_or(-1));
}

void LinkList::fill() {
    const QSignalBlocker blocker(m_lines);
    m_lines->clear();
    m_eureka->clear();
    m_lines->setAccessibleName(tr("The links of the chain"));
    if (!m_step)
        return;
    m_eureka->setText(eurekaNotation(*m_step));
    m_eureka->setAccessibleName(tr("The chain in Eureka notation: %1").arg(m_eureka->text()));
    int number = 0;
    for (const Step* step : withInner(*m_step)) {
        const bool isBranching = step->lines.size() > 1 && hasRole(*step, Role::assumption);
        int branch = 0;
        for (const StepLine& line : step->lines) {
            ++branch;
            const std::vector<LineLink> links = linksOf(line);
            for (std::size_t i = 0; i < links.size(); ++i) {
                const QString sentence = linkSentence(*step, links[i]);
                const QString text = isBranching && i == 0
                                         ? tr("Branch %1: %2", "a number, a sentence").arg(branch).arg(sentence)
                                         : sentence;
                m_lines->addItem(QStringLiteral("%1. %2").arg(++number).arg(text));
            }
        }
    }
    fitHeight();
}

void LinkList::fitHeight() {
    // The list is as high as its lines: the panel scrolls, not the list in it. A style sheet's own measure of a row
    // forgets that the padding leaves less room to wrap in.
    const int margin = kRowPaddingAcross + m_lines->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1;
    const QRect room(0, 0, std::max(40, m_lines->viewport()->width() - 2 * margin), 1000);
    int height = 2 * m_lines->frameWidth();
    for (int row = 0; row < m_lines->count(); ++row) {
        QListWidgetItem* item = m_lines->item(row);
        const QRect text = m_lines->fontMetrics().boundingRect(room, Qt::TextWordWrap, item->text());
        item->setSizeHint({room.width(), text.height() + 2 * kRowPadding});
        height += item->sizeHint().height();
    }
    m_lines->setFixedHeight(height);
    // Lines that wrap once a scroll bar has come would else push the notation out of what this was given.
    setMinimumHeight(height + layout()->spacing() + m_eureka->heightForWidth(width()));
}

bool LinkList::eventFilter(QObject* watched, QEvent* event) {
    const bool isResized =
        watched == m_lines->viewport() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest);
    if (isResized)
        QMetaObject::invokeMethod(this, &LinkList::fitHeight, Qt::QueuedConnection);
    const bool isLeft = event->type() == QEvent::Leave || event->type() == QEvent::FocusOut;
    if (isLeft)
        Q_EMIT pointed(m_lines->hasFocus() && event->type() == QEvent::Leave ? m_lines->currentRow() : -1);
    return QWidget::eventFilter(watched, event);
}

void LinkList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

}  // namespace nonet
