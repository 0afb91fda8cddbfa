#include "ui/labs/shift_cipher/sequence_fault_text.h"

#include <QCoreApplication>

namespace nonet {

namespace {

struct SequenceFaultText {
    Q_DECLARE_TR_FUNCTIONS(SequenceFaultText)
};

QString whatIsWrong(const SequenceFault& fault) {
    const QString symbol = QString::fromStdString(fault.symbol);
    switch (fault.kind) {
    case SequenceFault::Kind::repeated:
        return SequenceFaultText::tr("%1 stands at positions %2 and %3; each digit may come once.")
            .arg(symbol)
            .arg(fault.first + 1)
            .arg(fault.second + 1);
    case SequenceFault::Kind::foreign: return SequenceFaultText::tr("“%1” is no digit of this board.").arg(symbol);
    case SequenceFault::Kind::tooFew:
        return SequenceFaultText::tr("Only %1 of %2 digits: one may be left out, not more.")
            .arg(fault.found)
            .arg(fault.expected);
    case SequenceFault::Kind::tooMany:
        return SequenceFaultText::tr("%1 digits, but the board has %2.").arg(fault.found).arg(fault.expected);
    case SequenceFault::Kind::cannotComplete:
        return SequenceFaultText::tr("One sign is missing, and it cannot be guessed.");
    case SequenceFault::Kind::unreadable: return SequenceFaultText::tr("This text cannot be read.");
    }
    return {};
}

}  // namespace

QString sequenceFaultSentence(const SequenceFault& fault) {
    return SequenceFaultText::tr("%1 The list before stays.").arg(whatIsWrong(fault));
}

}  // namespace nonet
