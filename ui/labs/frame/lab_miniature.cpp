#include "ui/labs/frame/lab_miniature.h"

#include "ui/labs/frame/lab_session.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QPainter>
#include <QPainterPath>

namespace nonet {
namespace {

/// The board is painted at this side and made smaller; what stands beside and below it would be too small to read.
constexpr double kStageBoard = 480;
constexpr double kStageText = 18;
/// Out of sight.
constexpr double kStageGap = 1000;
constexpr int kMiniatureWidth = 330;
constexpr int kMiniatureHeight = 200;
/// However wide the card is, so many of nine rows are seen.
constexpr double kLeastRows = 5;
constexpr int kMiniatureFrame = 40;
/// A move takes longer than in the lab: nobody has been told yet what it is.
constexpr double kSlower = 1.5;
/// The end stands for so many moves before the film begins again.
constexpr double kRest = 3;

StageArea miniatureStage() {
    StageArea area;
    area.board = QRectF(0, 0, kStageBoard, kStageBoard);
    area.figure = area.board.translated(kStageGap, 0);
    area.whole = area.board | area.figure;
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

QSize LabMiniature::sizeHint() const { return {atTextScale(kMiniatureWidth), atTextScale(kMiniatureHeight)}; }

void LabMiniature::showEnd() {
    m_clock.stop();
    m_moment = m_lab.cardScene().moveCount();
    update();
}

void LabMiniature::step() {
    const double moves = static_cast<double>(m_since.elapsed()) / (LabFilm::kMoveMilliseconds * kSlower);
    const double most = m_lab.cardScene().moveCount();
    if (moves > most + kRest)
        m_since.restart();
    m_moment = std::min(moves, most);
    update();
}

void LabMiniature::enterEvent(QEnterEvent*) {
    if (m_preferences.reducesMotion() || m_lab.cardScene().moveCount() == 0)
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
    // Large enough to read, and so no more than the upper rows of it.
    const double scale =
        std::min((width() - 2.0 * kWideSpace) / kStageBoard, (height() - kWideSpace) / (kStageBoard * kLeastRows / 9));
    if (scale <= 0)
        return;
    painter.translate((width() - scale * kStageBoard) / 2, kWideSpace);
    painter.scale(scale, scale);
    StageLook look{theme, m_painters};
    look.text = kStageText;
    look.ratio = devicePixelRatioF() * scale;
    m_lab.cardScene().paint(painter, miniatureStage(), look, m_moment);
}

}  // namespace nonet

#include "moc_lab_miniature.cpp"
