#include "ui/designer/board_sketch.h"

#include "ui/board/board_painter.h"
#include "ui/preferences/preferences.h"

#include <QPainter>

namespace nonet {
namespace {

constexpr int kLeastSketch = 240;

}  // namespace

BoardSketch::BoardSketch(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences) {
    setMinimumSize(kLeastSketch, kLeastSketch);
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
}

void BoardSketch::setPuzzle(const Puzzle& puzzle) {
    m_picture = BoardPicture();
    m_picture.puzzle = puzzle;
    m_picture.state = PlayState(puzzle.shape());
    m_picture.digits = puzzle.givens;
    m_picture.candidates = CandidateGrid(puzzle.shape());
    update();
}

void BoardSketch::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = m_preferences.theme();
    const BoardMetrics metrics(m_picture.puzzle, rect(), devicePixelRatioF());
    for (const Cell cell : m_picture.puzzle.shape().cells())
        painter.fillRect(metrics.cellRect(cell), theme.board);
    BoardPainter(metrics, theme, m_picture.puzzle.symbols()).paint(painter, m_picture);
}

}  // namespace nonet

#include "moc_board_sketch.cpp"
