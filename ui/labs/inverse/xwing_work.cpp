#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/inverse/method_work.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace nonet::inverse_lab {

namespace {

constexpr int kCorners = 4;

struct XWingWords {
    Q_DECLARE_TR_FUNCTIONS(XWingWork)
};

QString namesOf(const FixedList<House, 2>& lines) { return inHouses({lines.begin(), lines.end()}); }

/// Conditions one after the other.
class XWingJudge {
public:
    XWingJudge(const MarkBoard& board, const MethodWork& work)
        : m_board(board), m_work(work), m_digit(work.digit.value_or(Digit(1))) {}

    MethodVerdict verdict() {
        if (liesInMoreLines() || lacksMark() || !isComplete() || hasOtherPlace() || isBackWrongly())
            return m_verdict;
        if (m_work.back.isEmpty())
            return say(
                MethodVerdict::State::open,
                takesNothing()
                    ? idleText()
                    : filled(XWingWords::tr("The X-Wing stands: %1 the %2 has no place but these four. Now put a mark "
                                            "back that it would take away."),
                             namesOf(bases()), digit()));
        return say(MethodVerdict::State::done,
                   filled(XWingWords::tr("Right. %1 the %2 must stand in two of the four corners, one in each of the "
                                         "other two lines. So no other cell %3 can hold it: forward, the X-Wing takes "
                                         "it from %4 again."),
                          sentenceCase(namesOf(bases())), digit(), namesOf(covers()),
                          cellsWithAnd(CellSet::from(m_work.back))));
    }

private:
    int digit() const { return m_digit.value(); }
    bool hasRowsForBases() const { return m_work.ground == 0; }
    HouseKind baseKind() const { return hasRowsForBases() ? HouseKind::row : HouseKind::column; }
    FixedList<House, 2> bases() const { return linesOf(m_work.pattern, baseKind()); }
    FixedList<House, 2> covers() const {
        return linesOf(m_work.pattern, hasRowsForBases() ? HouseKind::column : HouseKind::row);
    }

    const MethodVerdict& say(MethodVerdict::State state, const QString& text, ClassicCellSet broken = {}) {
        m_verdict.state = state;
        m_verdict.text = text;
        m_verdict.broken = broken;
        return m_verdict;
    }
    bool fail(const QString& text, ClassicCellSet broken) {
        say(MethodVerdict::State::mistake, text, broken);
        return true;
    }

    bool liesInMoreLines() {
        const bool isInRows = !linesOf(m_work.pattern, HouseKind::row).isEmpty();
        const bool isInColumns = !linesOf(m_work.pattern, HouseKind::column).isEmpty();
        if (m_work.pattern.isEmpty() || (isInRows && isInColumns && m_work.pattern.count() <= kCorners))
            return false;
        return fail(isInRows ? XWingWords::tr("The corners of an X-Wing lie in two columns; these lie in more.")
                             : XWingWords::tr("The corners of an X-Wing lie in two rows; these lie in more."),
                    m_work.pattern);
    }

    bool lacksMark() {
        for (const Cell cell : m_work.pattern) {
            if (m_board.isFilled(cell))
                return fail(filled(XWingWords::tr("%1 is filled with %2, and a corner is a blank cell."),
                                   cellName(cell), m_board.valueAt(cell)),
                            {cell});
            if (m_work.digit && !m_board.hasMark(cell, m_digit))
                return fail(filled(XWingWords::tr("%1 has no mark %2."), cellName(cell), digit()), {cell});
        }
        return false;
    }

    bool isComplete() {
        if (m_work.digit && m_work.pattern.count() == kCorners)
            return true;
        say(MethodVerdict::State::open,
            !m_work.digit
                ? filled(XWingWords::tr("Corners: %1 of 4. Which digit is it about?"), m_work.pattern.count())
                : filled(XWingWords::tr("Corners: %1 of 4, each with the mark %2."), m_work.pattern.count(), digit()));
        return false;
    }

    bool hasOtherPlace() {
        ClassicCellSet others;
        for (const House base : bases())
            others |= classic::cellsOf(base);
        others -= m_work.pattern;
        const ClassicCellSet holding = others & m_board.positions(m_digit);
        if (holding.isEmpty()) {
            m_verdict.clear = others;
            return false;
        }
        const Cell cell = holding.first();
        const House line{baseKind(),
                         static_cast<std::uint8_t>(hasRowsForBases() ? classic::rowOf(cell) : classic::columnOf(cell))};
        return fail(filled(XWingWords::tr("%1 the %2 has another place: %3. So it need not stand in a corner."),
                           sentenceCase(inHouses({line})), digit(),
                           cellsWithAnd(CellSet::from(holding & classic::cellsOf(line)))),
                    holding);
    }

    bool isBackWrongly() {
        ClassicCellSet reached;
        for (const House cover : covers())
            reached |= classic::cellsOf(cover);
        ClassicCellSet right;
        std::optional<Cell> wrong;
        QString why;
        for (const Cell cell : m_work.back) {
            const QString fault = faultOf(cell, reached);
            if (fault.isEmpty())
                right.insert(cell);
            else if (!wrong)
                std::tie(wrong, why) = std::pair(cell, fault);
        }
        if (!wrong)
            return false;
        const QString out = filled(XWingWords::tr("Take %1 out again by another click.", "a cell"), cellName(*wrong));
        return fail(right.isEmpty()
                        ? why + u' ' + out
                        : filled(XWingWords::tr("Right so far: %1.", "cells"), cellsWithAnd(CellSet::from(right))) +
                              u' ' + why + u' ' + out,
                    {*wrong});
    }

    /// Each cell that it reaches is filled, has the mark, or sees the digit as a value.
    bool takesNothing() const {
        for (const House cover : covers())
            for (const Cell cell : classic::cellsOf(cover) - m_work.pattern)
                if (!m_board.isFilled(cell) && !m_board.hasMark(cell, m_digit) &&
                    std::ranges::none_of(classic::peersOf(cell), [this](Cell peer) {
                        return m_board.isFilled(peer) && m_board.valueAt(peer) == digit();
                    }))
                    return false;
        return true;
    }
    QString idleText() const {
        bool isLeft = false;
        for (const House cover : covers())
            isLeft = isLeft || !(m_board.positions(m_digit) & (classic::cellsOf(cover) - m_work.pattern)).isEmpty();
        const QString idle = filled(
            XWingWords::tr("The X-Wing stands, but it takes nothing away: each cell that could get its mark back "
                           "sees a filled %1 already."),
            digit());
        return idle + u' ' +
               (isLeft              ? XWingWords::tr("Look for another.")
                : hasRowsForBases() ? XWingWords::tr("Try it with the two columns.")
                                    : XWingWords::tr("Try it with the two rows."));
    }

    /// Why the X-Wing does not take its digit from here; empty where it does.
    QString faultOf(Cell cell, ClassicCellSet reached) const {
        if (m_board.isFilled(cell))
            return filled(XWingWords::tr("%1 is filled with %2 and has no marks."), cellName(cell),
                          m_board.valueAt(cell));
        if (m_verdict.clear.contains(cell))
            return filled(XWingWords::tr("%1 lies in a line of the X-Wing itself: with a %2 there, that line "
                                         "has a third place and the X-Wing falls."),
                          cellName(cell), digit());
        if (!reached.contains(cell))
            return filled(XWingWords::tr("The X-Wing takes marks from the cells %1 alone, and %2 is none of them."),
                          namesOf(covers()), cellName(cell));
        if (m_board.hasMark(cell, m_digit))
            return filled(XWingWords::tr("%1 has the mark %2 already."), cellName(cell), digit());
        return {};
    }

    const MarkBoard& m_board;
    const MethodWork& m_work;
    /// Any, until one is chosen: not asked for before.
    Digit m_digit;
    MethodVerdict m_verdict;
};

}  // namespace

MethodVerdict judgedXWing(const MarkBoard& board, const MethodWork& work) { return XWingJudge(board, work).verdict(); }

}  // namespace nonet::inverse_lab
