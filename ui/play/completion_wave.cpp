#include "ui/play/completion_wave.h"

#include "ui/board/board_widget.h"
#include "ui/preferences/preferences.h"

#include <QPainter>

#include <cmath>

namespace nonet {
namespace {

constexpr int kWaveMilliseconds = 1100;
/// In cells: how broad the ring is, and how far it runs beyond the farthest corner.
constexpr double kRing = 2.5;
/// At the crest.
constexpr double kOpacity = 0.5;

}  // namespace

CompletionWave::CompletionWave(BoardWidget& board, const Preferences& preferences)
    : QWidget(&board), m_board(board), m_preferences(preferences) {
    setObjectName(QStringLiteral("completionWave"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(kWaveMilliseconds);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, &QWidget::hide);
    hide();
}

void CompletionWave::start(Cell origin) {
    if (m_preferences.reducesMotion())
        return;
    m_origin = origin;
    setGeometry(m_board.rect());
    show();
    raise();
    m_motion.stop();
    m_motion.start();
}

void CompletionWave::stop() {
    m_motion.stop();
    hide();
}

void CompletionWave::paintEvent(QPaintEvent*) {
    const BoardShape& shape = m_board.picture().puzzle.shape();
    const double farthest = std::hypot(shape.rows(), shape.columns()) + kRing;
    const double crest = m_motion.currentValue().toDouble() * farthest;
    QPainter painter(this);
    QColor light = m_preferences.theme().accent;
    for (const Cell cell : shape.cells()) {
        const double away =
            std::hypot(shape.row(cell) - shape.row(m_origin), shape.column(cell) - shape.column(m_origin));
        const double height = 1 - std::abs(away - crest) / kRing;
        if (height <= 0)
            continue;
        light.setAlphaF(static_cast<float>(kOpacity * height));
        painter.fillRect(m_board.cellRect(cell), light);
    }
}

}  // namespace nonet

#include "moc_completion_wave.cpp"
