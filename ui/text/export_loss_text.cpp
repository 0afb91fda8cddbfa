#include "ui/text/export_loss_text.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct ExportLossText {
    Q_DECLARE_TR_FUNCTIONS(ExportLossText)
};

}  // namespace

QString exportLossSentence(ExportLoss loss) {
    switch (loss) {
    case ExportLoss::givensNotTold: return ExportLossText::tr("Lost: which digits were given and which were entered.");
    case ExportLoss::openSingles:
        return ExportLossText::tr("Lost: that cells with a single candidate are blank; they will be read as filled.");
    case ExportLoss::struckCandidates: return ExportLossText::tr("Lost: the candidates that were struck out.");
    case ExportLoss::startCandidates:
        return ExportLossText::tr("Lost: the candidates that the puzzle itself rules out.");
    case ExportLoss::marks: return ExportLossText::tr("Lost: marks, colours and links.");
    case ExportLoss::history: return ExportLossText::tr("Lost: the history.");
    case ExportLoss::information:
        return ExportLossText::tr("Lost: title, author and everything else around the puzzle.");
    case ExportLoss::constraints: return ExportLossText::tr("Lost: the rules beyond rows, columns and boxes.");
    case ExportLoss::boxes: return ExportLossText::tr("Lost: the boxes, which are not 3 by 3 cells.");
    }
    return {};
}

}  // namespace nonet
