#include "ui/labs/inverse/inverse_painting.h"

#include "core/board/classic.h"
#include "ui/board/board_font.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace nonet::inverse_lab {

namespace {

/// The share of a table's width that the names of its rows have.
constexpr double kNames = 0.4;
/// Where words cannot be smaller: beside one value, and beside two.
constexpr double kNamesOfOne = 0.72;
constexpr double kNamesOfTwo = 0.45;
/// The size of a small mark as a share of the room that it has.
constexpr double kSmallMark = 0.9;
/// In sizes of text.
constexpr double kNarrow = 24;

Step stepOf(const MarkPicture& picture) {
    Step step;
    for (const Candidate each : picture.lit)
        step.candidates.push_back({each, Role::pincer});
    for (const Candidate each : picture.struck)
        step.candidates.push_back({each, Role::base});
    return step;
}

/// Where the board would paint dots: which digit a mark is matters here.
void paintSmallMarks(QPainter& painter, const BoardMetrics& metrics, const MarkPicture& picture,
                     const CandidateGrid& candidates, const Theme& theme) {
    const auto lies = [](const std::vector<Candidate>& list, Candidate each) {
        return std::ranges::find(list, each) != list.end();
    };
    for (int i = 0; i < classic::kCells; ++i) {
        if (picture.board.isFilled(Cell(i)))
            continue;
        for (const Digit digit : candidates.at(Cell(i))) {
            const Candidate each{Cell(i), digit};
            const QRectF rect = metrics.candidateRect(each);
            QColor ink = theme.mark;
            if (lies(picture.lit, each) || lies(picture.struck, each)) {
                const RoleColours& role = theme.role(lies(picture.lit, each) ? ShapeRole::second : ShapeRole::defining);
                painter.fillRect(rect, role.fill);
                ink = role.ink;
            }
            say(painter, rect, Qt::AlignCenter, QString::number(digit.value()), rect.height() * kSmallMark, ink);
        }
    }
}

}  // namespace

void paintMarks(QPainter& painter, const QRectF& area, const MarkPicture& picture, const StageLook& look) {
    const BoardPainter& board = look.painters.of(Geometry(), area, look.theme, look.ratio);
    BoardPicture shown;
    shown.puzzle = Puzzle(picture.clues.toGrid());
    shown.digits = picture.board.values().toGrid();
    CandidateGrid candidates(9);
    for (int i = 0; i < classic::kCells; ++i) {
        DigitSet& marks = candidates.at(Cell(i));
        marks = {};
        for (const Digit digit : picture.board.marks(Cell(i)))
            marks.insert(digit);
    }
    for (const Candidate each : picture.lit)
        if (!picture.board.isFilled(each.cell))
            candidates.at(each.cell).insert(each.digit);
    shown.candidates = candidates;
    const bool isSmall = board.metrics().candidatesAreDots();
    shown.showsCandidates = !isSmall;
    shown.isReplay = true;
    shown.showsConflicts = false;
    shown.highlightsPeers = false;
    shown.highlightsSameDigit = false;
    if (!isSmall && (!picture.lit.empty() || !picture.struck.empty()))
        shown.step = stepOf(picture);
    showCursor(shown, look);
    board.paint(painter, shown);
    const BoardMetrics& metrics = board.metrics();
    if (isSmall)
        paintSmallMarks(painter, metrics, picture, candidates, look.theme);
    const double width = std::max(2.0, metrics.cellSide() * 0.05);
    painter.setBrush(Qt::NoBrush);
    const auto ring = [&](ClassicCellSet cells, const QColor& colour, Qt::PenStyle style, double pen) {
        painter.setPen(QPen(colour, pen, style));
        const double inset = pen * 0.7;
        for (const Cell cell : cells)
            painter.drawRect(metrics.cellRect(cell).adjusted(inset, inset, -inset, -inset));
    };
    ring(picture.thin, look.theme.accent, Qt::SolidLine, std::max(1.5, width * 0.45));
    ring(picture.clear, look.theme.mutedText, Qt::DotLine, width);
    ring(picture.pattern, look.theme.accent, Qt::SolidLine, width);
    if (picture.target)
        ring(ClassicCellSet{*picture.target}, look.theme.selectionRing, Qt::DashLine, width);
    ring(picture.broken, look.theme.conflict, Qt::SolidLine, width);
}

void paintUndone(QPainter& painter, const QRectF& area, const UndoneBoard& board, const Grid& givens,
                 const std::function<bool(Cell cell)>& showsMarks, const StageLook& look) {
    const Geometry& geometry = board.geometry();
    BoardPicture picture;
    picture.puzzle = Puzzle(geometry, givens);
    picture.digits = board.values();
    picture.candidates = CandidateGrid(geometry.side());
    for (int i = 0; i < geometry.cellCount(); ++i)
        picture.candidates.at(Cell(i)) = showsMarks(Cell(i)) ? board.marks(Cell(i)) : DigitSet();
    picture.showsCandidates = true;
    picture.isReplay = true;
    picture.showsConflicts = false;
    picture.highlightsPeers = false;
    picture.highlightsSameDigit = false;
    showCursor(picture, look);
    look.painters.of(geometry, area, look.theme, look.ratio).paint(painter, picture);
}

void paintClues(QPainter& painter, const QRectF& area, const ClassicDigits& clues, const StageLook& look) {
    BoardPicture picture;
    picture.puzzle = Puzzle(clues.toGrid());
    picture.digits = clues.toGrid();
    showCursor(picture, look);
    look.painters.of(Geometry(), area, look.theme, look.ratio).paint(painter, picture);
}

void paintTableRow(QPainter& painter, const QRectF& rect, const QStringList& columns, const StageLook& look,
                   QFont::Weight weight) {
    const double pixels = std::max(look.leastText, std::min(look.text, rect.height() * 0.78));
    const bool isFixed = look.leastText > 0 && columns.size() <= 3;
    const double names = rect.width() * (!isFixed ? kNames : columns.size() == 2 ? kNamesOfOne : kNamesOfTwo);
    const double width = (rect.width() - names) / std::max<double>(1, static_cast<double>(columns.size() - 1));
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const QRectF room = i == 0 ? QRectF(rect.left(), rect.top(), names - 6, rect.height())
                                   : QRectF(rect.left() + names + width * static_cast<double>(i - 1), rect.top(),
                                            width - 4, rect.height());
        say(painter, room, (i == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, columns[i], pixels,
            i == 0 ? look.theme.mutedText : look.theme.text, weight);
    }
}

bool isNarrow(const QRectF& figure, const StageLook& look) { return figure.width() < kNarrow * look.text; }

double linesHeight(double width, const QString& words, double pixels, QFont::Weight weight) {
    const QFontMetricsF metrics(boardFont(pixels, weight));
    return metrics.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, words).height();
}

double sayLines(QPainter& painter, const QRectF& rect, const QString& words, double pixels, const QColor& ink,
                QFont::Weight weight) {
    return nonet::sayLines(painter, rect, Qt::AlignLeft | Qt::AlignTop, words, pixels, ink, weight);
}

void paintHeading(QPainter& painter, Stack& stack, const QString& words, const StageLook& look) {
    const double pixels = look.text * 1.1;
    stack.take(sayLines(painter, stack.rest(), words, pixels, look.theme.text, QFont::DemiBold) + pixels * 0.5);
}

void paintCheck(QPainter& painter, Stack& stack, double height, const QString& words, bool holds,
                const StageLook& look) {
    const Theme& theme = look.theme;
    const double pixels = std::max(look.leastText, std::min(look.text, height * 0.6));
    const double mark = height;
    const double width = stack.rest().width() - mark - 6;
    const double lines = linesHeight(width, words, pixels);
    const QRectF rect = stack.take(std::max(height, lines + pixels * 0.6));
    paintPlate(painter, rect.adjusted(1, 2, -1, -2),
               QPen(holds ? theme.accent : theme.conflict, std::max(1.5, look.leastText / 12)),
               holds ? theme.accentSoft : theme.panel);
    const QColor ink = holds ? theme.accentSoftInk : theme.conflict;
    say(painter, QRectF(rect.left(), rect.top(), mark, rect.height()), Qt::AlignCenter,
        holds ? QStringLiteral("✓") : QStringLiteral("✗"), pixels * 1.1, ink, QFont::Bold);
    sayLines(painter, QRectF(rect.left() + mark, rect.top() + (rect.height() - lines) / 2, width, lines), words, pixels,
             ink);
}

void paintKey(QPainter& painter, Stack& stack, Digit digit, const QString& words, const StageLook& look) {
    const RoleColours& role = look.theme.role(ShapeRole::defining);
    const double side = look.text * 1.3;
    const QRectF disc(stack.rest().topLeft(), QSizeF(side, side));
    painter.setPen(QPen(role.ring, 1));
    painter.setBrush(role.fill);
    painter.drawEllipse(disc);
    say(painter, disc, Qt::AlignCenter, QString::number(digit.value()), look.text, role.ink);
    const double indent = side + look.text * 0.5;
    const QRectF beside = stack.rest().adjusted(indent, 0, 0, 0);
    stack.take(std::max(side, sayLines(painter, beside, words, look.text, look.theme.mutedText)));
}

void paintBar(QPainter& painter, const QRectF& rect, const Bar& bar, const StageLook& look) {
    const bool isNarrow = inverse_lab::isNarrow(rect, look);
    const double pixels = std::max(look.leastText, std::min(look.text, rect.height() * (isNarrow ? 0.42 : 0.75)));
    const double names = isNarrow ? 0 : rect.width() * kNames;
    const double values = rect.width() * 0.16;
    const QRectF name = isNarrow ? QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.5)
                                 : QRectF(rect.left(), rect.top(), names - 6, rect.height());
    say(painter, name, Qt::AlignLeft | Qt::AlignVCenter, bar.name, pixels, look.theme.text);
    // Below the name, free of its descenders.
    const double top = rect.top() + rect.height() * (isNarrow ? 0.64 : 0.22);
    const QRectF room(rect.left() + names, top, rect.width() - names - values,
                      rect.height() * (isNarrow ? 0.24 : 0.56));
    painter.fillRect(room, look.theme.panel);
    painter.fillRect(QRectF(room.topLeft(), QSizeF(room.width() * std::clamp(bar.share, 0.0, 1.0), room.height())),
                     bar.colour.isValid() ? bar.colour : look.theme.accent);
    say(painter, QRectF(rect.right() - values, rect.top(), values, rect.height()), Qt::AlignRight | Qt::AlignVCenter,
        bar.value, std::min(look.text, rect.height() * 0.75), look.theme.text, QFont::DemiBold);
}

}  // namespace nonet::inverse_lab
