// A board on paper with what belongs to it: its name above, its rules, code and solution below or beside it.
#pragma once

#include "ui/publishing/paper/paper_layout.h"

namespace nonet {

struct PaperBlockSizes {
    int name = 10;
    int about = 8;
    int text = 8;
};

struct PaperBlock {
    /// Width and height of the board, the longer of them 1.
    QSizeF proportions{1, 1};
    PaperFigure figure;
    /// False: its words alone, where a board would be.
    bool hasBoard = true;
    PaperBlockSizes sizes;
    QString name = {};
    QString about = {};
    QStringList paragraphs = {};
    std::optional<PaperFigure> solution = std::nullopt;
    QString link = {};
    /// Of the code with its margin; 0 for none.
    double codeSide = 0;

    /// Nothing is taken of a link that does not fit a code.
    void takeLink(const QString& text);
};

QSizeF proportionsOf(const Puzzle& puzzle);

/// How large the board of a block is.
struct PaperFit {
    /// The longer side of the board.
    double side = 0;
    /// What belongs to it stands at its right, else below.
    bool isBeside = false;
};

/// The largest board with which all of the block has room, but none with a longer side than `most`.
PaperFit bestFit(const PaperBlock& block, const QSizeF& room, double most);
/// All of it has room beside a board that is not much smaller than it could be.
bool fitsWell(const PaperBlock& block, const QSizeF& room);
/// At the top of the room, in its middle. Words that have no room in any case end in an ellipsis.
void placeBlock(PaperPage& page, const PaperBlock& block, const PaperFit& fit, const QRectF& room);
/// Name and facts at the top of the area; returns where they end.
double placeHead(PaperPage& page, const QString& name, const QString& about, const PaperBlockSizes& sizes,
                 const QRectF& area);

}  // namespace nonet
