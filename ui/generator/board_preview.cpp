#include "ui/generator/board_preview.h"

#include "ui/board/board_painter.h"
#include "ui/preferences/preferences.h"

#include <QPainter>

namespace nonet {
namespace {

constexpr int kSmallest = 120;

}  // namespace

BoardPreview::BoardPreview(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences) {
    setMinimumSize(kSmallest, kSmallest);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
}

void BoardPreview::setPicture(BoardPicture picture) {
    m_picture = std::move(picture);
    update();
}

void BoardPreview::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const BoardMetrics metrics(m_picture.puzzle, rect(), devicePixelRatioF());
    const Theme& theme = m_preferences.theme();
    painter.fillRect(metrics.board(), theme.board);
    BoardPainter(metrics, theme, m_picture.puzzle.symbols()).paint(painter, m_picture);
}

}  // namespace nonet

#include "moc_board_preview.cpp"
