#include "ui/publishing/paper/paper_block.h"

#include "ui/board/board_metrics.h"
#include "ui/publishing/paper/paper_words.h"
#include "ui/publishing/qr_code.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr double kGap = 8;
/// A solution's share of its board.
constexpr double kSolutionShare = 0.4;
/// A third of a millimetre a square is what cameras read from paper.
constexpr double kCodeSquare = 0.95;
constexpr double kSmallestCode = 48;
constexpr double kLargestCode = 120;
constexpr double kLeastTextWidth = 90;
/// Of the board's side: a column of words beside it.
constexpr double kTextShare = 0.45;
constexpr int kNameLines = 2;
/// The smallest board, as a share of the largest, that words may make of it: below it they go overleaf,
constexpr double kWellShare = 0.6;
/// and where they cannot.
constexpr double kLeastShare = 0.25;
constexpr double kStepShare = 0.04;
constexpr int kHalvings = 3;

/// Everything of a block but its board, for a board of some side.
struct Parts {
    QSizeF board;
    QStringList name;
    QStringList about;
    double headHeight = 0;
    QStringList text;
    double textWidth = 0;
    double textHeight = 0;
    QSizeF solution{0, 0};
    /// What stands beside or below the board without the text.
    QSizeF extras{0, 0};
    /// The text stands over the extras, and not at their left.
    bool isStacked = false;
    QSizeF whole;
};

double heightOf(const QStringList& lines, int size) {
    return static_cast<double>(lines.size()) * paperLineHeight(size);
}

void measureHead(Parts& parts, const PaperBlock& block, double width) {
    parts.name = firstLines(paperLines(block.name, block.sizes.name, width, true), kNameLines);
    parts.about = firstLines(paperLines(block.about, block.sizes.about, width), kNameLines);
    parts.headHeight = heightOf(parts.name, block.sizes.name) + heightOf(parts.about, block.sizes.about);
    if (parts.headHeight > 0)
        parts.headHeight += kGap / 2;
}

void measureText(Parts& parts, const PaperBlock& block, double width) {
    parts.textWidth = width;
    parts.text = paperLines(block.paragraphs, block.sizes.text, width);
    parts.textHeight = heightOf(parts.text, block.sizes.text);
}

double gapBetween(double first, double second) { return first > 0 && second > 0 ? kGap : 0; }

Parts partsBelow(const PaperBlock& block, double side) {
    Parts parts;
    parts.board = block.hasBoard ? block.proportions * side : QSizeF(side, 0);
    const double width = parts.board.width();
    measureHead(parts, block, width);
    parts.solution = block.solution ? parts.board * kSolutionShare : QSizeF(0, 0);
    parts.extras = {parts.solution.width() + gapBetween(parts.solution.width(), block.codeSide) + block.codeSide,
                    std::max(parts.solution.height(), block.codeSide)};
    const double left = width - parts.extras.width() - (parts.extras.width() > 0 ? kGap : 0);
    parts.isStacked = left < kLeastTextWidth;
    measureText(parts, block, parts.isStacked ? width : left);
    const double below =
        parts.isStacked ? parts.textHeight + gapBetween(parts.textHeight, parts.extras.height()) + parts.extras.height()
                        : std::max(parts.textHeight, parts.extras.height());
    parts.whole = {std::max(width, parts.extras.width()),
                   parts.headHeight + parts.board.height() + gapBetween(parts.board.height(), below) + below};
    return parts;
}

Parts partsBeside(const PaperBlock& block, double side) {
    Parts parts;
    parts.board = block.proportions * side;
    parts.solution = block.solution ? parts.board * kSolutionShare : QSizeF(0, 0);
    parts.isStacked = true;
    parts.extras = {std::max(parts.solution.width(), block.codeSide),
                    parts.solution.height() + gapBetween(parts.solution.height(), block.codeSide) + block.codeSide};
    const double column =
        std::max(parts.extras.width(), block.paragraphs.isEmpty() ? 0 : std::max(kLeastTextWidth, side * kTextShare));
    parts.extras.setWidth(column);
    measureText(parts, block, column);
    const double width = parts.board.width() + gapBetween(column, 1) + column;
    measureHead(parts, block, width);
    const double beside =
        parts.textHeight + gapBetween(parts.textHeight, parts.extras.height()) + parts.extras.height();
    parts.whole = {width, parts.headHeight + std::max(parts.board.height(), beside)};
    return parts;
}

Parts partsOf(const PaperBlock& block, const PaperFit& fit) {
    return fit.isBeside ? partsBeside(block, fit.side) : partsBelow(block, fit.side);
}

bool hasRoom(const Parts& parts, const QSizeF& room) {
    return parts.whole.width() <= room.width() + 0.01 && parts.whole.height() <= room.height() + 0.01;
}

double mostSide(const PaperBlock& block, const QSizeF& room) {
    return std::min(room.width() / block.proportions.width(), room.height() / block.proportions.height());
}

/// The longest side with which it has room, from `most` down to `least`; 0 for none. In large steps and then in small
/// ones: a smaller board leaves more room, but its words are narrower and may need more lines.
double longestSide(const PaperBlock& block, const QSizeF& room, bool isBeside, double most, double least) {
    const auto fits = [&](double side) { return hasRoom(partsOf(block, {side, isBeside}), room); };
    const double step = mostSide(block, room) * kStepShare;
    double low = most;
    while (low >= least && !fits(low))
        low -= step;
    if (low < least)
        return 0;
    double high = std::min(most, low + step);
    for (int i = 0; i < kHalvings && high > low; ++i) {
        const double middle = (low + high) / 2;
        (fits(middle) ? low : high) = middle;
    }
    return low;
}

PaperFit fitBetween(const PaperBlock& block, const QSizeF& room, double most, double least) {
    const double below = longestSide(block, room, false, most, least);
    const bool hasMore = block.hasBoard && (block.solution || block.codeSide > 0 || !block.paragraphs.isEmpty());
    const double beside = hasMore ? longestSide(block, room, true, most, std::max(least, below)) : 0;
    return {std::max(below, beside), beside > below};
}

/// Places lines from here on down; returns where they end.
double placeLines(PaperPage& page, const QStringList& lines, const QRectF& room, PaperLine like) {
    double top = room.top();
    const double height = paperLineHeight(static_cast<int>(like.size));
    for (const QString& words : lines) {
        like.room = QRectF(room.left(), top, room.width(), height);
        like.words = words;
        page.lines.push_back(like);
        top += height;
    }
    return top;
}

}  // namespace

void PaperBlock::takeLink(const QString& text) {
    const int squares = qrSquares(text);
    if (squares == 0)
        return;
    link = text;
    codeSide = std::clamp(squares * kCodeSquare, kSmallestCode, kLargestCode);
}

QSizeF proportionsOf(const Puzzle& puzzle) {
    constexpr double side = 540;
    return BoardMetrics::sizeWithin(puzzle, side) / side;
}

PaperFit bestFit(const PaperBlock& block, const QSizeF& room, double most) {
    const double largest = mostSide(block, room);
    const double top = std::min(most, largest);
    const PaperFit fit = fitBetween(block, room, top, std::min(top, largest * kLeastShare));
    return fit.side > 0 ? fit : PaperFit{largest * kLeastShare, false};
}

bool fitsWell(const PaperBlock& block, const QSizeF& room) {
    const double largest = mostSide(block, room);
    return fitBetween(block, room, largest, largest * kWellShare).side > 0;
}

double placeHead(PaperPage& page, const QString& name, const QString& about, const PaperBlockSizes& sizes,
                 const QRectF& area) {
    Parts parts;
    PaperBlock block;
    block.name = name;
    block.about = about;
    block.sizes = sizes;
    measureHead(parts, block, area.width());
    const double top =
        placeLines(page, parts.name, area, {.room = {}, .words = {}, .size = double(sizes.name), .isBold = true});
    placeLines(page, parts.about, {area.left(), top, area.width(), area.height()},
               {.room = {}, .words = {}, .size = double(sizes.about), .isMuted = true});
    return area.top() + parts.headHeight;
}

void placeBlock(PaperPage& page, const PaperBlock& block, const PaperFit& fit, const QRectF& room) {
    Parts parts = partsOf(block, fit);
    const double left = room.left() + (room.width() - parts.whole.width()) / 2;
    const double top = placeHead(page, parts.name.isEmpty() ? QString() : block.name, block.about, block.sizes,
                                 {left, room.top(), parts.whole.width(), room.height()});
    const QRectF board(QPointF(left, top), parts.board);
    if (block.hasBoard)
        page.boards.push_back({board, block.figure});
    const QRectF rest =
        fit.isBeside ? QRectF(board.right() + kGap, top, parts.textWidth, parts.whole.height() - parts.headHeight)
                     : QRectF(left, board.bottom() + kGap, parts.whole.width(), room.bottom() - board.bottom() - kGap);
    const double extrasAbove =
        parts.isStacked ? parts.extras.height() + gapBetween(parts.textHeight, parts.extras.height()) : 0;
    const int most = static_cast<int>((rest.height() - extrasAbove + 0.5) / paperLineHeight(block.sizes.text));
    const double end =
        placeLines(page, firstLines(parts.text, most), {rest.topLeft(), QSizeF(parts.textWidth, rest.height())},
                   {.room = {}, .words = {}, .size = double(block.sizes.text)});
    if (fit.isBeside) {
        // Solution and code at the column's foot.
        double bottom = rest.bottom();
        if (block.codeSide > 0) {
            page.codes.push_back({{rest.left(), bottom - block.codeSide, block.codeSide, block.codeSide}, block.link});
            bottom -= block.codeSide + kGap;
        }
        if (block.solution)
            page.boards.push_back(
                {{QPointF(rest.left(), bottom - parts.solution.height()), parts.solution}, *block.solution, true});
        return;
    }
    const double extrasTop = parts.isStacked && !parts.text.isEmpty() ? end + kGap : rest.top();
    double right = rest.right();
    if (block.codeSide > 0) {
        page.codes.push_back({{right - block.codeSide, extrasTop, block.codeSide, block.codeSide}, block.link});
        right -= block.codeSide + kGap;
    }
    if (block.solution)
        page.boards.push_back(
            {{QPointF(right - parts.solution.width(), extrasTop), parts.solution}, *block.solution, true});
}

}  // namespace nonet
