#include "ui/labs/frame/next_scene_preview.h"

#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace nonet {

namespace {

constexpr int kMargin = 12;
constexpr int kPictureHeight = 150;
/// The picture is painted on a page of this height and made smaller.
constexpr double kPageHeight = 330;

}  // namespace

NextScenePreview::NextScenePreview(LabSession& session, const Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_session(session), m_preferences(preferences), m_title(new QLabel) {
    setObjectName(QStringLiteral("nextScene"));
    setProperty("look", QStringLiteral("card"));
    m_title->setObjectName(QStringLiteral("nextSceneTitle"));
    m_title->setWordWrap(true);
    setLook(m_title, "strong");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->addWidget(m_title);
    column->addSpacing(kPictureHeight);
    connect(&session, &LabSession::sceneChanged, this, &NextScenePreview::takeScene);
    connect(&session, &LabSession::changed, this, &NextScenePreview::takeScene);
}

QSize NextScenePreview::sizeHint() const {
    return {kPictureHeight * 2, kPictureHeight + m_title->sizeHint().height() + 3 * kMargin};
}

void NextScenePreview::takeScene() {
    const std::optional<int> next = m_session.sceneAfter();
    m_title->setText(next ? tr("Next: %1. %2").arg(*next + 1).arg(m_session.lab()->scene(*next).title())
                          : tr("This is the last scene."));
    update();
}

void NextScenePreview::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    const std::optional<int> next = m_session.lab() ? m_session.sceneAfter() : std::nullopt;
    if (!next)
        return;
    const QRectF room = QRectF(contentsRect()).adjusted(kMargin, 0, -kMargin, -kMargin);
    const double scale = kPictureHeight / kPageHeight;
    const QRectF page(0, 0, room.width() / scale, kPageHeight);
    StageArea area;
    area.whole = page;
    area.board = QRectF(0, 0, std::min(kPageHeight + area.text, page.width() * 0.56), kPageHeight);
    area.figure = page.adjusted(area.board.right() + area.text, 0, 0, 0);
    StageLook look{m_preferences.theme(), m_painters};
    look.text = area.text;
    look.labels = m_session.labels();
    look.ratio = devicePixelRatioF() * scale;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(room.left(), room.bottom() - kPictureHeight);
    painter.scale(scale, scale);
    painter.setClipRect(page);
    const LabScene& scene = m_session.lab()->scene(*next);
    scene.paint(painter, area, look, scene.moveCount());
}

}  // namespace nonet

#include "moc_next_scene_preview.cpp"
