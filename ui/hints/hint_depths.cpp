#include "ui/hints/hint_depths.h"

#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace nonet {

namespace {

constexpr int kSegmentHeight = 30;
constexpr double kSegmentHover = 0.35;

QFont segmentFont(bool isCurrent) { return textFont(TextSize::body, isCurrent ? QFont::DemiBold : QFont::Medium); }

}  // namespace

class DepthSegment : public QAbstractButton {
public:
    DepthSegment(const Preferences& preferences, QWidget* parent)
        : QAbstractButton(parent), m_preferences(preferences) {
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }

    /// Bold, so that nothing moves as the hint deepens.
    static int widthOf(const QString& text) {
        return QFontMetrics(segmentFont(true)).horizontalAdvance(text) + 2 * kSpace;
    }
    QSize sizeHint() const override { return {widthOf(text()), atTextScale(kSegmentHeight)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

    QString word;
    bool isTold = false;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Theme& theme = m_preferences.theme();
        painter.setFont(segmentFont(isChecked()));
        painter.setPen(!isEnabled()                ? palette().color(QPalette::Disabled, QPalette::WindowText)
                       : isTold && theme.usesTints ? theme.accentSoftInk
                                                   : theme.text);
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (!hasFocus())
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.accent, kFocusBorder));
        painter.setBrush(Qt::NoBrush);
        drawRounded(painter, QRectF(rect()).adjusted(kFocusBorder, kFocusBorder, -kFocusBorder, -kFocusBorder));
    }

private:
    const Preferences& m_preferences;
};

HintDepths::HintDepths(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences), m_group(new QButtonGroup(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    static constexpr std::array names = {"hintName", "hintHouses", "hintPattern", "hintFull"};
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        m_segments[i] = new DepthSegment(preferences, this);
        m_segments[i]->setObjectName(QLatin1String(names[i]));
        m_group->addButton(m_segments[i], static_cast<int>(i));
        row->addWidget(m_segments[i], 1);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { Q_EMIT picked(static_cast<StepDepth>(id)); });
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
    retranslate();
}

void HintDepths::setDepth(std::optional<StepDepth> depth) {
    m_told = depth;
    m_group->setExclusive(false);
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        m_segments[i]->setChecked(depth && *depth == static_cast<StepDepth>(i));
        m_segments[i]->isTold = depth && *depth >= static_cast<StepDepth>(i);
    }
    m_group->setExclusive(depth.has_value());
    name();
    update();
}

void HintDepths::name() {
    int wanted = 0;
    for (const DepthSegment* each : m_segments)
        wanted += DepthSegment::widthOf(each->word);
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        const bool isShort = wanted > width() && !m_segments[i]->isChecked();
        m_segments[i]->setText(isShort ? QString::number(i + 1) : m_segments[i]->word);
        m_segments[i]->updateGeometry();
    }
}

QSize HintDepths::minimumSizeHint() const {
    int widest = 0;
    for (const DepthSegment* each : m_segments)
        widest = std::max(widest, DepthSegment::widthOf(each->word));
    const int number = DepthSegment::widthOf(QStringLiteral("4"));
    return {widest + (static_cast<int>(m_segments.size()) - 1) * number, atTextScale(kSegmentHeight)};
}

void HintDepths::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_preferences.theme();
    const QRectF plate = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.panel);
    drawRounded(painter, plate);
    QPainterPath outline;
    const double corner = cornerOf(plate);
    outline.addRoundedRect(plate, corner, corner);
    painter.save();
    painter.setClipPath(outline);
    for (const DepthSegment* each : m_segments) {
        const QRectF segment(each->geometry());
        const bool isHovered = each->underMouse() && each->isEnabled();
        if (each->isTold && theme.usesTints)
            painter.fillRect(segment, theme.accentSoft);
        else if (isHovered && theme.usesTints)
            painter.fillRect(segment, blend(theme.accentSoft, theme.panel, kSegmentHover));
        // The line under it tells the same without colour.
        if (each->isTold)
            painter.fillRect(segment.adjusted(0, segment.height() - kSmallSpace, 0, 0),
                             each->isChecked() ? theme.accent : blend(theme.accent, theme.accentSoft, 0.5));
        if (each != m_segments.front())
            painter.fillRect(QRectF(segment.left(), 0, kBorder, height()), controlEdge(theme));
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(controlEdge(theme), kBorder));
    drawRounded(painter, plate);
}

void HintDepths::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    name();
}

void HintDepths::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        name();
}

void HintDepths::retranslate() {
    const QString words[] = {tr("Name", "depth of a hint"), tr("Houses", "depth of a hint"),
                             tr("Pattern", "depth of a hint"), tr("Full", "depth of a hint")};
    const QString tips[] = {tr("Only name the technique"), tr("Say where to look"), tr("Show the pattern"),
                            tr("Give the reason and the result")};
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        m_segments[i]->word = words[i];
        m_segments[i]->setAccessibleName(words[i]);
        m_segments[i]->setToolTip(words[i] + QStringLiteral(": ") + tips[i]);
    }
    name();
}

}  // namespace nonet
