#pragma once

#include "core/hints/hint_answer.h"
#include "core/hints/path_answer.h"

#include <QCoreApplication>
#include <QString>

namespace nonet {

/// What is said of an answer told to a depth, in the window and on the command line; empty parts are left out. Nothing
/// that a later depth tells.
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
    /// Headline, body and result in one line.
    QString sentence() const;

    /// Why steps that rest on the puzzle having one solution are off; empty where they are allowed.
    static QString uniquenessObstacle(const SolutionFacts& facts);
    /// Why a path is not what was asked for, or ends early; empty where it is.
    static QString ofPath(PathRemark remark);
    /// That steps were left out, and why; empty where none was.
    static QString ofLeftOut(const SearchGaps& gaps);
    /// That none of the techniques that the options leave applies, and how many these are or that others are off.
    static QString ofNoTechnique(const EngineOptions& options);

private:
    static HintWords ofStep(const HintAnswer& answer, const Step& step, StepDepth depth);
    static HintWords ofWrongDigits(const HintAnswer& answer, StepDepth depth);
    static HintWords ofMissingCandidates(const HintAnswer& answer, StepDepth depth);
    static HintWords ofNoStep(const HintAnswer& answer);
    static QString footOf(const HintAnswer& answer);
};

}  // namespace nonet
