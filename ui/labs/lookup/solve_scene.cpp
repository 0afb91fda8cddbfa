#include "ui/labs/lookup/solve_scene.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

constexpr int kSide = 9;
constexpr std::uint64_t kMostPairs = 20'000'000;

}  // namespace

int trioCount(const MiniLineTrios& trios) {
    int count = 0;
    for (const TrioSet& each : trios)
        count += each.count();
    return count;
}

const SolveScene::Run& SolveScene::run() const {
    if (!m_run || m_run->puzzle != model().puzzle) {
        const ClassicMarks marks = ClassicMarks::from(ClassicDigits::from(model().puzzle));
        LookupLimits limits;
        limits.budget = kMostPairs;
        m_run = Run{model().puzzle, filterRounds(marks), solveByJoin(marks, limits, {}, kMostJoined)};
    }
    return *m_run;
}

QStringList SolveScene::sentences() const {
    return {
        tr("On each three cells that a box shares with a row or column, some of the %1 trios fit; the small numbers "
           "count them.")
            .arg(Trio::kCount),
        tr("A trio stays while some line of the table has it and only possible trios beside it; what goes takes more "
           "along in the next round."),
        tr("Then the floors of each band are few, and three of them join where their column trios complete each "
           "other.")};
}

LabQuestion SolveScene::question() const {
    const int start = run().filter.start[0].count();
    LabQuestion question;
    question.text = tr("How many trios fit the first three cells of row 1 before anything is filtered?");
    // With no clue there, with one, two and three.
    question.setChoices(QString::number(start), {QString::number(Trio::kCount), QStringLiteral("28"),
                                                 QStringLiteral("7"), QStringLiteral("1")});
    question.answer =
        start == Trio::kCount
            ? tr("All %1: no clue stands in these cells.").arg(start)
            : tr("%1 of %2: a clue in these cells rules out every trio without it.").arg(start).arg(Trio::kCount);
    return question;
}

int SolveScene::moveCount() const { return roundCount() + 2; }

const MiniLineTrios& SolveScene::triosAfter(int moves) const {
    const FilterRounds& filter = run().filter;
    const int round = std::min(moves, roundCount());
    return round == 0 ? filter.start : filter.rounds[static_cast<std::size_t>(round - 1)].trios;
}

QString SolveScene::joinText() const {
    const JoinOutcome& join = run().join;
    if (join.hasTooManyFloors)
        return tr("Too many floors to join here.");
    if (join.budgetRanOut)
        return tr("Too many pairs of floors: stopped.");
    if (join.count == 0)
        return tr("No three floors join: no solution.");
    return join.limitReached ? tr("At least %1 solutions").arg(join.count) : tr("Exactly one solution");
}

QString SolveScene::moveText(int moves) const {
    const auto& floors = run().join.floors;
    if (moves == 0)
        return tr("%1 trios fit the clues on the 54 mini-lines.")
            .arg(number(static_cast<std::uint64_t>(trioCount(triosAfter(0)))));
    if (moves <= roundCount())
        return tr("Round %1 of filtering: %2 trios are left.")
            .arg(moves)
            .arg(number(static_cast<std::uint64_t>(trioCount(triosAfter(moves)))));
    if (moves == roundCount() + 1)
        return tr("Floors that the bands can be: %1, %2, %3")
            .arg(number(floors[0]), number(floors[1]), number(floors[2]));
    return joinText();
}

std::vector<LabClaim> SolveScene::claims() const {
    const JoinOutcome& join = run().join;
    std::vector<LabClaim> claims{{tr("%1 trios at the start, %2 after the last round")
                                      .arg(number(static_cast<std::uint64_t>(trioCount(triosAfter(0)))),
                                           number(static_cast<std::uint64_t>(trioCount(triosAfter(roundCount()))))),
                                  trioCount(triosAfter(roundCount())) <= trioCount(triosAfter(0))}};
    if (!join.solutions.empty())
        claims.push_back({tr("The joined floors are a Sudoku"), join.solutions[0].toGrid().isSolved(Geometry())});
    return claims;
}

std::optional<Puzzle> SolveScene::puzzle() const { return Puzzle(Geometry(), model().puzzle); }

void SolveScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const int moves = static_cast<int>(std::floor(at));
    const CellField field = cellField(area.board.adjusted(0, look.text * 0.4, 0, -look.text * 0.4), kSide, kSide,
                                      Qt::AlignLeft | Qt::AlignVCenter);
    paintBoard(painter, field, look, moves);
    paintSteps(painter, area.figure, look, moves);
}

void SolveScene::paintBoard(QPainter& painter, const CellField& field, const StageLook& look, int moves) const {
    const MiniLineTrios& trios = triosAfter(moves);
    const JoinOutcome& join = run().join;
    const bool isJoined = moves >= moveCount() && !join.solutions.empty();
    const Theme& theme = look.theme;
    paintField(painter, field, theme, [&](int row, int column) {
        const Cell cell(row * kSide + column);
        const TrioSet& line = trios[static_cast<std::size_t>(MiniLine::rowOf(cell).index())];
        CellFace face;
        face.fill = line.isSingle() ? blend(theme.accent, theme.board, kAreaTint) : theme.board;
        if (const std::optional<Digit> clue = model().puzzle.digit(cell)) {
            face.text = QString::number(clue->value());
        } else if (isJoined) {
            face.text = QString::number(join.solutions[0].valueAt(cell));
            face.ink = theme.entered;
        }
        return face;
    });
    for (int i = 0; i < MiniLine::kCount / 2; ++i) {
        const int row = i / 3;
        const QRectF last = field.cell(row, i % 3 * 3 + 2);
        say(painter, last.adjusted(0, 0, -field.side() * 0.08, 0), Qt::AlignRight | Qt::AlignBottom,
            QString::number(trios[static_cast<std::size_t>(i)].count()), std::max(9.0, field.side() * 0.24),
            theme.mutedText);
    }
}

void SolveScene::paintSteps(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
    const JoinOutcome& join = run().join;
    Stack stack(area.adjusted(0, look.text * 0.3, 0, 0));
    say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, tr("Trios left on all mini-lines"), look.text,
        look.theme.mutedText);
    const int lines = roundCount() + 4;
    const double height = std::min(stack.rest().height() / (lines + 1), look.text * 1.9);
    const int most = std::max(1, trioCount(triosAfter(0)));
    for (int round = 0; round <= roundCount(); ++round) {
        const QRectF rect = stack.take(height);
        if (round > moves)
            continue;
        const int count = trioCount(triosAfter(round));
        const double left = rect.left() + rect.width() * 0.42;
        say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.24, height), Qt::AlignLeft | Qt::AlignVCenter,
            round == 0 ? tr("start") : tr("round %1").arg(round), std::min(look.text, height * 0.7),
            look.theme.mutedText);
        say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.4, height), Qt::AlignRight | Qt::AlignVCenter,
            number(static_cast<std::uint64_t>(count)), std::min(look.text, height * 0.7), look.theme.text);
        painter.fillRect(QRectF(left, rect.top() + height * 0.2, (rect.right() - left) * count / most, height * 0.6),
                         look.theme.accent);
    }
    if (moves > roundCount())
        for (int band = 0; band < 3; ++band)
            say(painter, stack.take(height), Qt::AlignLeft | Qt::AlignVCenter,
                tr("band %1: floors left: %2").arg(band + 1).arg(number(join.floors[static_cast<std::size_t>(band)])),
                std::min(look.text, height * 0.7), look.theme.text);
    if (moves >= moveCount())
        say(painter, stack.take(height), Qt::AlignLeft | Qt::AlignVCenter, joinText(),
            std::min(look.text, height * 0.7), look.theme.text, QFont::DemiBold);
}

}  // namespace nonet::lookup
