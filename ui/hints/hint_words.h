#pragma once

#include "ui/board/board_picture.h"
#include "ui/hints/hint_answer.h"

#include <QCoreApplication>
#include <QString>

namespace nonet {

/// What the hint dock says of an answer told to a depth; empty parts are left out. Nothing that a later depth tells.
struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(HintWords)

public:
    QString headline;
    QString body;
    QString result;
    /// Which position was used, and what was left out.
    QString foot;

    static HintWords of(const HintAnswer& answer, StepDepth depth);
    /// All parts, as a screen reader says them.
    QString spoken() const;

private:
    static HintWords ofStep(const HintAnswer& answer, StepDepth depth);
    static HintWords ofWrongDigits(const HintAnswer& answer, StepDepth depth);
    static HintWords ofMissingCandidates(const HintAnswer& answer, StepDepth depth);
    static HintWords ofNoStep(const HintAnswer& answer);
    static QString footOf(const HintAnswer& answer);
};

}  // namespace nonet
