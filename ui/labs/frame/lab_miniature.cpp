#include "ui/labs/frame/lab_miniature.h"

#include "ui/labs/frame/lab_session.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QPainter>
#include <QPainterPath>

namespace nonet {
namespace {

/// The scene is painted on a stage of this size and made smaller.
constexpr QSizeF kStage(880, 480);
constexpr double kStageText = 18;
constexpr double kStageBoard = 480;
constexpr double kStageGap = 24;
constexpr int kUsualWidth = 360;
constexpr int kMiniatureFrame = 40;
/// A move takes longer than in the lab: nobody has been told yet what it is.
constexpr double kSlower = 1.5;
/// The end stands for so many moves before the film begins again.
constexpr double kRest = 3;

StageArea miniatureStage() {
    StageArea area;
    area.whole = QRectF(QPointF(), kStage);
    area.board = QRectF(0, 0, kStageBoard, kStage.height());
    area.figure = QRectF(kStageBoard + kStageGap, 0, kStage.width() - kStageBoard - kStageGap, kStage.height());
    area.text = kStageText;
    return area;
}

}  // namespace

LabMiniature::LabMiniature(Lab& lab, const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_lab(lab), m_preferences(preferences) {
    setObjectName(QStringLiteral("miniature_") + lab.id());
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_clock.setInterval(kMiniatureFrame);
    connect(&m_clock, &QTimer::timeout, this, &LabMiniature::step);
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
    connect(&lab, &Lab::changed, this, &LabMiniature::showEnd);
    showEnd();
}

int LabMiniature::heightForWidth(int width) const { return qRound(width * kStage.height() / kStage.width()); }

QSize LabMiniature::sizeHint() const { return QSize(kUsualWidth, heightForWidth(kUsualWidth)); }

void LabMiniature::resizeEvent(QResizeEvent*) { setFixedHeight(heightForWidth(width())); }

void LabMiniature::showEnd() {
    m_clock.stop();
    m_moment = m_lab.scene(0).moveCount();
    update();
}

void LabMiniature::step() {
    const double moves = static_cast<double>(m_since.elapsed()) / (LabSession::kMoveMilliseconds * kSlower);
    const double most = m_lab.scene(0).moveCount();
    if (moves > most + kRest)
        m_since.restart();
    m_moment = std::min(moves, most);
    update();
}

void LabMiniature::enterEvent(QEnterEvent*) {
    if (m_preferences.reducesMotion() || m_lab.scene(0).moveCount() == 0)
        return;
    m_since.start();
    m_clock.start();
}

void LabMiniature::leaveEvent(QEvent*) { showEnd(); }

void LabMiniature::hideEvent(QHideEvent*) { showEnd(); }

void LabMiniature::paintEvent(QPaintEvent*) {
    const Theme& theme = m_preferences.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath plate;
    const double corner = cornerOf(rect());
    plate.addRoundedRect(rect(), corner, corner);
    painter.fillPath(plate, theme.window);
    painter.setClipPath(plate);
    const double scale =
        std::min((width() - 2.0 * kSpace) / kStage.width(), (height() - 2.0 * kSpace) / kStage.height());
    if (scale <= 0)
        return;
    painter.translate((width() - scale * kStage.width()) / 2, (height() - scale * kStage.height()) / 2);
    painter.scale(scale, scale);
    StageLook look{theme, m_painters};
    look.text = kStageText;
    look.ratio = devicePixelRatioF() * scale;
    m_lab.scene(0).paint(painter, miniatureStage(), look, m_moment);
}

}  // namespace nonet

#include "moc_lab_miniature.cpp"
