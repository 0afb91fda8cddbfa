// Where everything stands on paper, apart from painting. A length is in points (1/72 inch), from the sheet's upper left
// corner.
#pragma once

#include "ui/publishing/paper/paper_order.h"

#include <QMarginsF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

namespace nonet {

struct PaperSheet {
    QSizeF size;
    QMarginsF margins;

    /// What may be printed on, without the line at its foot.
    QRectF area() const;
    friend bool operator==(const PaperSheet&, const PaperSheet&) = default;
};

/// One line of words, as wide as its room or less.
struct PaperLine {
    QRectF room;
    QString words;
    double size = 10;
    bool isBold = false;
    bool isMuted = false;
    Qt::Alignment alignment = Qt::AlignLeft;
};

struct PaperBoard {
    /// In the proportions of the board.
    QRectF room;
    PaperFigure figure;
    /// A solution that is not to be read by chance.
    bool isUpsideDown = false;
};

struct PaperCode {
    /// A square, with the blank margin that readers need.
    QRectF room;
    QString link;
};

struct PaperPage {
    std::vector<PaperLine> lines;
    std::vector<PaperBoard> boards;
    std::vector<PaperCode> codes;
    /// All of it but the foot: a page of solutions.
    bool isUpsideDown = false;
    PaperLine foot;
};

/// Rows and columns of equal rooms with gaps between them, row by row: those in which boards of this proportion (width
/// to height) become largest. `count`: at least one.
std::vector<QRectF> paperRooms(const QRectF& area, int count, double proportion = 1);

/// The pages of the order, one at least where it has a puzzle. Nothing overlaps, and nothing leaves the sheet's
/// margins. What the steps and solutions say is of what the order knows.
std::vector<PaperPage> layOutPaper(const PaperOrder& order, const PaperSheet& sheet);

}  // namespace nonet
