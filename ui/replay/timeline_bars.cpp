#include "ui/replay/timeline_bars.h"

#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/text/technique_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace nonet {
namespace {

constexpr double kRadius = 3;
/// Room for the frame around the current bar, and for the counts above folded runs.
constexpr double kMargin = 4;
constexpr double kCountRoom = 14;
constexpr int kLeastBarWidth = 64;

}  // namespace

TimelineBars::TimelineBars(Preferences& preferences, QWidget* parent) : QWidget(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("replayBars"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
    setMinimumWidth(kLeastBarWidth);
    connect(&m_preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
}

void TimelineBars::setSession(const ReplaySession* session) {
    if (session == nullptr)
        m_unfolded.clear();
    m_session = session;
    arrange();
}

void TimelineBars::setUnfolded(const std::set<int>& runs) {
    m_unfolded = runs;
    arrange();
}

void TimelineBars::arrange() {
    const QRectF area = QRectF(rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
    m_layout = m_session != nullptr ? TimelineLayout(m_session->steps(), m_unfolded, area, m_session->profile())
                                    : TimelineLayout();
    update();
}

void TimelineBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_preferences.theme();
    painter.setFont(textFont(TextSize::caption));
    for (const TimelineBar& bar : m_layout.bars()) {
        painter.setPen(theme.usesTints ? QPen(Qt::NoPen) : QPen(theme.text, kBorder));
        painter.setBrush(levelBrush(theme, static_cast<std::size_t>(bar.level)));
        const double radius = std::min(kRadius, bar.rect.width() / 2);
        painter.drawRoundedRect(bar.rect, radius, radius);
        if (bar.assumesUniqueness) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.panel);
            painter.drawEllipse(QPointF(bar.rect.center().x(), bar.rect.top() + 2 * kRadius), radius, radius);
        }
        if (!bar.isFolded() || bar.rect.top() < kCountRoom)
            continue;
        const QString text = QString::number(bar.count);
        if (painter.fontMetrics().horizontalAdvance(text) > bar.rect.width())
            continue;
        painter.setPen(theme.mutedText);
        painter.drawText(QRectF(bar.rect.left(), bar.rect.top() - kCountRoom - 2, bar.rect.width(), kCountRoom),
                         Qt::AlignCenter, text);
    }
    if (m_session == nullptr)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    if (const TimelineBar* current = m_layout.barOf(m_session->place())) {
        const QRectF frame(current->rect.left() - 2, 1, current->rect.width() + 4, height() - 2);
        drawRounded(painter, frame);
        if (current->isFolded()) {
            const double x = current->rect.left() +
                             current->rect.width() * (m_session->place() - current->first + 0.5) / current->count;
            painter.drawLine(QPointF(x, current->rect.top() - 3), QPointF(x, current->rect.bottom()));
        }
    } else if (!m_layout.bars().empty()) {
        const double x = std::min(m_layout.bars().back().rect.right() + 3, width() - 1.0);
        painter.drawLine(QPointF(x, 2), QPointF(x, height() - 2));
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2, Qt::DotLine));
        drawRounded(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void TimelineBars::resizeEvent(QResizeEvent*) { arrange(); }

void TimelineBars::mousePressEvent(QMouseEvent* event) {
    const TimelineBar* bar = m_layout.barAt(event->position().x());
    if (event->button() != Qt::LeftButton || bar == nullptr || m_session == nullptr)
        return;
    m_pressedAt = event->position().x();
    m_isScrubbing = false;
    m_pressedCurrent = bar->holds(m_session->place());
    setFocus(Qt::MouseFocusReason);
    if (!m_pressedCurrent)
        Q_EMIT placeWanted(m_layout.placeAt(event->position().x()));
}

void TimelineBars::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) == 0 || m_session == nullptr)
        return;
    const double x = event->position().x();
    if (!m_isScrubbing && std::abs(x - m_pressedAt) < QApplication::startDragDistance())
        return;
    m_isScrubbing = true;
    const TimelineBar* end = m_layout.bars().empty() ? nullptr : &m_layout.bars().back();
    if (end != nullptr)
        Q_EMIT placeWanted(x > end->rect.right() + kMargin ? m_session->stepCount() : m_layout.placeAt(x));
}

void TimelineBars::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_isScrubbing || !m_pressedCurrent || m_session == nullptr)
        return;
    m_pressedCurrent = false;
    const TimelineBar* bar = m_layout.barAt(event->position().x());
    if (bar != nullptr && bar->isFolded())
        toggleRun(bar->first);
}

void TimelineBars::mouseDoubleClickEvent(QMouseEvent* event) {
    const TimelineBar* bar = m_layout.barAt(event->position().x());
    if (event->button() == Qt::LeftButton && bar != nullptr && !bar->isFolded())
        toggleRun(bar->first);
}

void TimelineBars::toggleRun(int place) {
    if (m_session == nullptr)
        return;
    const std::optional<int> run = TimelineLayout::runStart(m_session->steps(), place);
    if (!run)
        return;
    if (!m_unfolded.erase(*run))
        m_unfolded.insert(*run);
    arrange();
}

bool TimelineBars::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const TimelineBar* bar = m_layout.barAt(help->pos().x());
    if (bar != nullptr && m_session != nullptr && help->pos().x() <= bar->rect.right() + kMargin)
        QToolTip::showText(help->globalPos(), tipOf(*bar), this);
    else
        QToolTip::hideText();
    return true;
}

QString TimelineBars::tipOf(const TimelineBar& bar) const {
    if (bar.isFolded())
        return tr("%n single(s): click to unfold", nullptr, bar.count);
    const Step& step = m_session->steps()[static_cast<std::size_t>(bar.first)];
    return stepTitle(step) + u'\n' + stepResult(step);
}

}  // namespace nonet
