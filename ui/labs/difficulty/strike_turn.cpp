#include "ui/labs/difficulty/strike_turn.h"

#include "core/board/classic.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::difficulty {

namespace {

struct StrikeTurn {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::StrikeTurn)
};

/// The one that no move takes away comes first: the mark of a mistake stands before it.
QString mistakeText(const std::vector<Candidate>& wrong, const std::vector<Candidate>& right, const Candidate& last) {
    const bool isLast = wrong.back() == last;
    const Candidate& told = isLast ? wrong.back() : wrong.front();
    const QString mistake =
        filled(isLast ? StrikeTurn::tr("No move that this puzzle asks for takes the %1 from %2 yet. Type %1 in %2 "
                                       "again to put it back, and look for another.")
                      : StrikeTurn::tr("What you struck before is still wrong: no move that this puzzle asks for takes "
                                       "the %1 from %2 yet. Type %1 in %2 again to put it back."),
               told.digit.value(), cellName(told.cell));
    if (right.empty())
        return mistake;
    return mistake + u' ' +
           StrikeTurn::tr("Right beside it: %1.").arg(listWithAnd(textsOf(right, [](const Candidate& each) {
               return filled(StrikeTurn::tr("%1 from %2", "a digit goes; its cell"), each.digit.value(),
                             cellName(each.cell));
           })));
}

}  // namespace

std::optional<Step> stepFor(const Position& position, const std::vector<Step>& open, const Candidate& struck) {
    const bool isOnly = position.candidates(struck.cell).count() == 1;
    for (const Step& step : open) {
        if (!isOnly && std::ranges::find(step.eliminations, struck) != step.eliminations.end())
            return step;
        for (const Candidate& placed : step.placements) {
            const bool isTaken = placed.cell == struck.cell
                                     ? placed.digit != struck.digit
                                     : placed.digit == struck.digit && classic::arePeers(placed.cell, struck.cell);
            if (isOnly ? placed == struck : isTaken)
                return step;
        }
    }
    return std::nullopt;
}

LabTurn strikeTurn(const Position& position, const std::vector<Step>& open, const std::vector<Candidate>& struck,
                   bool namesStep) {
    LabTurn turn;
    if (struck.empty())
        return turn;
    std::vector<Candidate> right;
    std::vector<Candidate> wrong;
    for (const Candidate& each : struck)
        (stepFor(position, open, each) ? right : wrong).push_back(each);
    turn.state = wrong.empty() ? LabTurn::State::done : LabTurn::State::mistake;
    const std::optional<Step> step = namesStep ? stepFor(position, open, struck.back()) : std::nullopt;
    turn.verdict = !wrong.empty() ? mistakeText(wrong, right, struck.back())
                   : step
                       ? StrikeTurn::tr("Right: %1").arg(stepSentence(*step))
                       : filled(StrikeTurn::tr("Right: a move takes %1 from %2. Its technique is named once you have "
                                               "answered the question above."),
                                struck.back().digit.value(), cellName(struck.back().cell));
    return turn;
}

void paintStruck(QPainter& painter, const BoardMetrics& metrics, const Position& position,
                 const std::vector<Step>& open, const std::vector<Candidate>& struck, const StageLook& look) {
    for (const Candidate& each : struck) {
        const bool isRight = stepFor(position, open, each).has_value();
        const QColor& ink = isRight ? look.theme.accent : look.theme.conflict;
        const QRectF rect = metrics.candidateRect(each);
        say(painter, rect, Qt::AlignCenter, QString::number(each.digit.value()), rect.height() * 0.8, ink);
        painter.setPen(QPen(ink, std::max(1.5, rect.height() * 0.1)));
        painter.drawLine(rect.bottomLeft(), rect.topRight());
        if (isRight)
            continue;
        painter.drawLine(rect.topLeft(), rect.bottomRight());
        paintRing(painter, metrics.cellRect(each.cell), ink, std::max(2.0, metrics.cellSide() * 0.05));
    }
}

}  // namespace nonet::difficulty
