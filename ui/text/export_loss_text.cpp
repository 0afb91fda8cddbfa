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
    case ExportLoss::struckCandidates: return ExportLossText::tr("Lost: the candidates that were struck out.");
    case ExportLoss::startCandidates:
        return ExportLossText::tr("Lost: the candidates that the puzzle itself rules out.");
    case ExportLoss::marks: return ExportLossText::tr("Lost: marks, colours and links.");
    case ExportLoss::history: return ExportLossText::tr("Lost: the history.");
    case ExportLoss::information:
        return ExportLossText::tr("Lost: title, author and everything else around the puzzle.");
    case ExportLoss::constraints: return ExportLossText::tr("Lost: the rules beyond rows, columns and boxes.");
    }
    return {};
}

}  // namespace nonet
