#include "ui/labs/difficulty/single_turn.h"

#include "core/board/classic.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::difficulty {

namespace {

struct SingleTurn {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::SingleTurn)
};

/// Why the digit can be filled in at once; empty where it cannot.
QString reasonOf(const Position& position, const Candidate& written) {
    if (position.candidates(written.cell).count() == 1)
        return filled(SingleTurn::tr("Right: %1 can take no other digit than %2."), cellName(written.cell),
                      written.digit.value());
    for (const House& house : classic::housesOf(written.cell))
        if (position.cells(written.digit, house).count() == 1)
            return filled(SingleTurn::tr("Right: in %1 the %2 has no other place than %3."), houseName(house),
                          written.digit.value(), cellName(written.cell));
    return {};
}

QString mistakeText(const Position& position, const Candidate& wrong) {
    return filled(SingleTurn::tr("%1 is not settled yet: it can be %2, and in its row, column and box the %3 has other "
                                 "places too. Type the digit again to take it back."),
                  cellName(wrong.cell), digitsWithOr(toDigitSet(position.candidates(wrong.cell))), wrong.digit.value());
}

}  // namespace

LabTurn singleTurn(const Position& position, const std::vector<Candidate>& written, bool leadsOn) {
    LabTurn turn;
    turn.task = SingleTurn::tr("Find a single: a cell that can take one digit only, or a digit with one place left in "
                               "its row, column or box. Click the cell, then type the digit.");
    if (written.empty())
        return turn;
    const auto isSingle = [&](const Candidate& each) { return !reasonOf(position, each).isEmpty(); };
    const Candidate& last = written.back();
    if (!std::ranges::all_of(written, isSingle)) {
        turn.state = LabTurn::State::mistake;
        turn.verdict = mistakeText(position, isSingle(last) ? *std::ranges::find_if_not(written, isSingle) : last);
        QStringList right;
        for (const Candidate& each : written)
            if (isSingle(each))
                right.append(
                    filled(SingleTurn::tr("%1 in %2", "a digit in a cell"), each.digit.value(), cellName(each.cell)));
        if (!right.empty())
            turn.verdict += u' ' + SingleTurn::tr("Right beside it: %1.").arg(listWithAnd(right));
        return turn;
    }
    turn.verdict = reasonOf(position, last);
    // What the scene asks for is still to come there.
    if (leadsOn)
        turn.verdict += u' ' + SingleTurn::tr("Now look at the narrowest place.");
    else
        turn.state = LabTurn::State::done;
    return turn;
}

void paintSingles(QPainter& painter, const BoardMetrics& metrics, const Position& position,
                  const std::vector<Candidate>& written, const StageLook& look) {
    for (const Candidate& each : written) {
        const bool isRight = !reasonOf(position, each).isEmpty();
        const QColor& ink = isRight ? look.theme.accent : look.theme.conflict;
        const QRectF rect = metrics.cellRect(each.cell);
        say(painter, rect, Qt::AlignCenter, QString::number(each.digit.value()), rect.height() * 0.6, ink);
        if (!isRight)
            paintRing(painter, rect, ink, std::max(2.0, metrics.cellSide() * 0.05));
    }
}

}  // namespace nonet::difficulty
