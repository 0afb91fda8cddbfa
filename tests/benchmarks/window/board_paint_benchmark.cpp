// How long one paint of the board takes at 1920 x 1080 while a long chain is on it: the whole board, as after a resize,
// and one cell, as after a key or while the pointer walks along the links.
//
//     QT_QPA_PLATFORM=offscreen nonet_board_paint_benchmark
#include "core/generators/erase.h"
#include "core/techniques/engine.h"
#include "ui/board/board_painter.h"
#include "ui/preferences/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>

namespace nonet {
namespace {

/// As large as the window leaves it.
constexpr int kBoardSide = 860;
constexpr std::size_t kLongChain = 9;

BoardPicture longChain() {
    for (std::uint64_t piece = 0;; ++piece) {
        RandomSource random = RandomSource::forPiece(5, piece);
        const Puzzle puzzle = erase(randomSolution(random), random);
        Position position = Position::fromPuzzle(puzzle);
        for (const Step& step : solvePath(position).steps) {
            if (linksOf(step).size() >= kLongChain) {
                BoardPicture picture;
                picture.puzzle = puzzle;
                picture.digits = position.digits();
                picture.candidates = position.candidateGrid();
                picture.showsCandidates = true;
                picture.step = step;
                return picture;
            }
            apply(position, step);
        }
    }
}

void paintChain(benchmark::State& state, bool isWhole) {
    static const BoardPicture picture = longChain();
    const BoardLooks looks = boardLooks(picture);
    const BoardMetrics metrics(Geometry(), QRectF(0, 0, kBoardSide, kBoardSide));
    const BoardPainter board(metrics, themeOf(ThemeId::light));
    const QRegion dirty(isWhole ? metrics.outerRect().toAlignedRect() : metrics.cellRect(Cell(40)).toAlignedRect());
    QImage image(kBoardSide, kBoardSide, QImage::Format_ARGB32_Premultiplied);
    for ([[maybe_unused]] auto _ : state) {
        QPainter painter(&image);
        painter.setClipRegion(dirty);
        board.paint(painter, picture, looks, dirty);
    }
    state.counters["links"] = static_cast<double>(linksOf(*picture.step).size());
}
BENCHMARK_CAPTURE(paintChain, whole_board, true)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(paintChain, one_cell, false)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
