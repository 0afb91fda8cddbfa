#include "ui/labs/inverse/method_work.h"

#include "ui/labs/frame/lab_scene.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <set>
#include <utility>

namespace nonet::inverse_lab {

namespace {

struct MethodWords {
    Q_DECLARE_TR_FUNCTIONS(MethodWork)
};

QString cellsText(ClassicCellSet cells) {
    QStringList parts;
    for (const Cell cell : cells)
        parts.append(QString::number(cell.index()));
    return parts.join(u',');
}

std::optional<ClassicCellSet> cellsFrom(const QString& text) {
    ClassicCellSet cells;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int cell = part.toInt(&isNumber);
        if (!isNumber || cell < 0 || cell >= classic::kCells)
            return std::nullopt;
        cells.insert(Cell(cell));
    }
    return cells;
}

QString names(ClassicCellSet cells) { return cellsWithAnd(CellSet::from(cells)); }

/// The grounds of a block intersection: where the digit has no other place, and what it leaves then.
constexpr std::array<std::pair<HouseKind, HouseKind>, 4> kCrossings = {{{HouseKind::box, HouseKind::row},
                                                                        {HouseKind::box, HouseKind::column},
                                                                        {HouseKind::row, HouseKind::box},
                                                                        {HouseKind::column, HouseKind::box}}};
/// The grounds of a covering set: what its cells share.
constexpr std::array kSectors = {HouseKind::row, HouseKind::column, HouseKind::box};

House houseOf(Cell cell, HouseKind kind) {
    const int number = kind == HouseKind::row      ? classic::rowOf(cell)
                       : kind == HouseKind::column ? classic::columnOf(cell)
                                                   : classic::boxOf(cell);
    return {kind, static_cast<std::uint8_t>(number)};
}

/// The rows or columns first, then what holds for all methods but the X-Wing.
class MethodJudge {
public:
    MethodJudge(const MarkBoard& board, const MethodWork& work) : m_board(board), m_work(work) {}

    MethodVerdict verdict() {
        if (isMisplaced() || isIncomplete() || isBroken() || isBackWrongly())
            return m_verdict;
        if (m_work.back.isEmpty())
            return say(MethodVerdict::State::open, standsText());
        return say(MethodVerdict::State::done, doneText());
    }

private:
    using State = MethodVerdict::State;
    InverseMethod method() const { return m_work.method; }
    MethodUse use() const { return m_work.useAt(m_board, m_work.pattern.first()); }
    int digit() const { return use().digit.value(); }
    QString baseName() const { return houseName(use().bases[0]); }
    QString coverName() const { return houseName(use().covers[0]); }
    QString inBase() const { return inHouses({use().bases[0]}); }

    const MethodVerdict& say(State state, const QString& text, ClassicCellSet broken = {}) {
        m_verdict.state = state;
        m_verdict.text = text;
        m_verdict.broken = broken;
        return m_verdict;
    }
    bool fail(const QString& text, ClassicCellSet broken) {
        say(State::mistake, text, broken);
        return true;
    }
    bool isOpen(const QString& text) {
        say(State::open, text);
        return true;
    }

    /// Cells that cannot be what the method stands on.
    bool isMisplaced() {
        if (m_work.pattern.isEmpty())
            return false;
        if (method() == InverseMethod::exclusion && m_work.pattern.count() > 1)
            return fail(MethodWords::tr("An exclusion comes from one filled cell. Choose one of these."),
                        m_work.pattern);
        for (const Cell cell : m_work.pattern) {
            if (method() == InverseMethod::exclusion && !m_board.isFilled(cell))
                return fail(MethodWords::tr("%1 is blank. An exclusion comes from a filled cell.").arg(cellName(cell)),
                            {cell});
            if (method() == InverseMethod::coveringSet && m_board.isFilled(cell))
                return fail(MethodWords::tr("%1 is filled. A covering set is made of blank cells.").arg(cellName(cell)),
                            {cell});
        }
        const MethodUse asMeant = use();
        if (method() == InverseMethod::blockIntersection && !asMeant.pattern.containsAll(m_work.pattern))
            return fail(kCrossings[ground()].first == HouseKind::row || kCrossings[ground()].second == HouseKind::row
                            ? MethodWords::tr("These cells do not lie in one box and one row.")
                            : MethodWords::tr("These cells do not lie in one box and one column."),
                        m_work.pattern);
        if (method() == InverseMethod::coveringSet && !classic::cellsOf(asMeant.bases[0]).containsAll(m_work.pattern))
            return fail(kSectors[ground()] == HouseKind::row ? MethodWords::tr("These cells do not lie in one row.")
                        : kSectors[ground()] == HouseKind::column
                            ? MethodWords::tr("These cells do not lie in one column.")
                            : MethodWords::tr("These cells do not lie in one box."),
                        m_work.pattern);
        return false;
    }

    bool isIncomplete() {
        if (!m_work.hasPattern())
            return false;
        if (method() == InverseMethod::exclusion && m_work.pattern.isEmpty())
            return isOpen(MethodWords::tr("Which filled cell excludes the mark? Click it."));
        if (m_work.pattern.isEmpty())
            return isOpen(method() == InverseMethod::coveringSet
                              ? MethodWords::tr("Which cells share their digits?")
                              : MethodWords::tr("Where do the box and the line cross?"));
        if (method() == InverseMethod::coveringSet && m_work.back.isEmpty() && !countsAgree())
            return isOpen(
                filled(MethodWords::tr("Cells: %1; digits that they share: %2 (%3). A covering set has as many cells "
                                       "as digits."),
                       m_work.pattern.count(), shared().count(), digitNames(toDigitSet(shared()))));
        if (m_work.hasDigit() && !m_work.digit)
            return isOpen(
                method() == InverseMethod::coveringSet && countsAgree()
                    ? filled(MethodWords::tr("The set stands: %1 share %2. Which of these digits comes back?"),
                             names(m_work.pattern), digitNames(toDigitSet(shared())))
                    : MethodWords::tr("Which digit is it about?"));
        return false;
    }

    /// What the method asks of the cells that it stands on.
    bool isBroken() {
        if (!m_work.hasPattern())
            return false;
        for (const UseCheck& each : checks(m_board, use(), MarkDirection::inverse)) {
            if (each.condition == UseCondition::clearOfDigit && each.holds)
                m_verdict.clear = each.cells;
            if (!each.holds && !isOfTarget(each.condition))
                return fail(reason(each), each.broken);
        }
        return false;
    }

    bool isBackWrongly() {
        ClassicCellSet right;
        std::optional<Cell> wrong;
        QString why;
        for (const Cell cell : m_work.back) {
            const QString fault = faultOf(cell);
            if (fault.isEmpty())
                right.insert(cell);
            else if (!wrong)
                std::tie(wrong, why) = std::pair(cell, fault);
        }
        if (!wrong)
            return false;
        const QString out = filled(MethodWords::tr("Take %1 out again by another click.", "a cell"), cellName(*wrong));
        return fail(
            (right.isEmpty() ? QString() : filled(MethodWords::tr("Right so far: %1.", "cells"), names(right)) + u' ') +
                why + u' ' + out,
            {*wrong});
    }

    static bool isOfTarget(UseCondition condition) {
        return condition == UseCondition::targetIsBlank || condition == UseCondition::targetLacksMark ||
               condition == UseCondition::targetIsReached || condition == UseCondition::targetIsFilled;
    }

    QString reason(const UseCheck& check) const {
        switch (check.condition) {
        case UseCondition::patternHasMark:
            return filled(MethodWords::tr("%1 and %2 cross in %3, and none of these has the mark %4."), baseName(),
                          coverName(), names(use().pattern), digit());
        case UseCondition::clearOfDigit:
            return filled(MethodWords::tr("%1 the %2 has another place: %3. So it need not stand where the two cross."),
                          sentenceCase(inBase()), digit(), names(check.broken));
        case UseCondition::countsAgree:
            return filled(MethodWords::tr("%1 share the digits %2: that is not as many digits as cells."),
                          names(m_work.pattern), digitNames(toDigitSet(shared())));
        case UseCondition::digitIsCovered:
            return filled(MethodWords::tr("%1 is none of the digits %2 that %3 share."), digit(),
                          digitNames(toDigitSet(shared())), names(m_work.pattern));
        default: return {};
        }
    }

    /// Why the method does not take its digit from here; empty where it does.
    QString faultOf(Cell cell) const {
        for (const UseCheck& each : checks(m_board, m_work.useAt(m_board, cell), MarkDirection::inverse)) {
            if (each.holds)
                continue;
            switch (each.condition) {
            case UseCondition::targetIsFilled:
                return MethodWords::tr("%1 is blank, and only a value can turn into a mark.").arg(cellName(cell));
            case UseCondition::targetIsBlank:
                return filled(MethodWords::tr("%1 is filled with %2 and has no marks."), cellName(cell),
                              m_board.valueAt(cell));
            case UseCondition::targetLacksMark:
                return filled(MethodWords::tr("%1 has the mark %2 already."), cellName(cell), digit());
            case UseCondition::targetIsReached: return reachFault(cell);
            default: break;
            }
        }
        return {};
    }

    QString reachFault(Cell cell) const {
        if (method() == InverseMethod::exclusion)
            return filled(MethodWords::tr("%1 shares no row, column or box with %2."), cellName(cell),
                          cellName(m_work.pattern.first()));
        if (use().pattern.contains(cell))
            return MethodWords::tr("%1 is one of the cells that the method stands on; marks come back to others.")
                .arg(cellName(cell));
        if (method() == InverseMethod::blockIntersection && classic::cellsOf(use().bases[0]).contains(cell))
            return filled(MethodWords::tr("%1 lies in %2 itself: with a %3 there, it has another place."),
                          cellName(cell), baseName(), digit());
        return filled(MethodWords::tr("%1 does not lie %2."), cellName(cell),
                      inHouses({method() == InverseMethod::blockIntersection ? use().covers[0] : use().bases[0]}));
    }

    QString standsText() const {
        switch (method()) {
        case InverseMethod::exclusion:
            return filled(MethodWords::tr("%1 holds %2, so no neighbour can. Now put the mark back into one of them."),
                          cellName(m_work.pattern.first()), digit());
        case InverseMethod::blockIntersection:
            return filled(
                MethodWords::tr("It stands: %1 the %2 has no place but where %3 crosses it. Now put the mark back in "
                                "the rest of %3."),
                inBase(), digit(), coverName());
        case InverseMethod::coveringSet:
            return filled(MethodWords::tr("It stands: %1 share %2. Now put the mark %3 back in another cell of %4."),
                          names(m_work.pattern), digitNames(toDigitSet(shared())), digit(), baseName());
        default: return MethodWords::tr("Which value turns into a mark? Click its cell.");
        }
    }

    QString doneText() const {
        const QString back = names(m_work.back);
        switch (method()) {
        case InverseMethod::singleCandidate:
            return MethodWords::tr(
                       "Right. The value is now the only mark of %1; forward, the single candidate turns it into "
                       "the value again.")
                .arg(back);
        case InverseMethod::exclusion:
            return filled(
                MethodWords::tr("Right. %1 holds %2, and no digit stands twice in a row, column or box: forward, "
                                "the exclusion takes it from %3 again."),
                cellName(m_work.pattern.first()), digit(), back);
        case InverseMethod::blockIntersection:
            return filled(
                MethodWords::tr("Right. %1 the %2 must stand where %3 crosses it, so no other cell of %3 can hold "
                                "it: forward, the block intersection takes it from %4 again."),
                sentenceCase(inBase()), digit(), coverName(), back);
        default:
            return filled(
                MethodWords::tr("Right. %1 use up the digits %2, so no other cell of %3 can hold %4: forward, the "
                                "covering set takes it from %5 again."),
                names(m_work.pattern), digitNames(toDigitSet(shared())), baseName(), digit(), back);
        }
    }

    std::size_t ground() const { return static_cast<std::size_t>(m_work.ground); }
    ClassicDigitSet shared() const {
        ClassicDigitSet marks;
        for (const Cell cell : m_work.pattern)
            marks |= m_board.marks(cell);
        return marks;
    }
    bool countsAgree() const { return shared().count() == m_work.pattern.count(); }

    const MarkBoard& m_board;
    const MethodWork& m_work;
    MethodVerdict m_verdict;
};

/// The cells whose mark a pattern put back although a value in their row, column or box excludes it anyway.
ClassicCellSet excludedOf(const MarkBoard& board, const MethodWork& work) {
    ClassicCellSet excluded;
    if (!work.hasDigit() || !work.digit)
        return excluded;
    for (const Cell cell : work.back)
        for (const Cell peer : classic::peersOf(cell))
            if (board.isFilled(peer) && board.valueAt(peer) == work.digit->value())
                excluded.insert(cell);
    return excluded;
}

}  // namespace

FixedList<House, 2> linesOf(ClassicCellSet cells, HouseKind kind) {
    std::set<int> numbers;
    for (const Cell cell : cells)
        numbers.insert(kind == HouseKind::row ? classic::rowOf(cell) : classic::columnOf(cell));
    FixedList<House, 2> lines;
    if (numbers.size() <= 2)
        for (const int number : numbers)
            lines.push({kind, static_cast<std::uint8_t>(number)});
    return lines;
}

void MethodWork::pick(const MarkBoard& board, Cell cell) {
    if (pattern.contains(cell))
        return pattern.erase(cell);
    if (method == InverseMethod::exclusion) {
        const bool hasFilled = !pattern.isEmpty() && board.isFilled(pattern.first());
        if (hasFilled && !board.isFilled(cell))
            return;
        pattern = {};
    }
    pattern.insert(cell);
}

QStringList MethodWork::grounds() const {
    switch (method) {
    case InverseMethod::blockIntersection:
        return {MethodWords::tr("the box, on a row"), MethodWords::tr("the box, on a column"),
                MethodWords::tr("the row"), MethodWords::tr("the column")};
    case InverseMethod::coveringSet:
        return {MethodWords::tr("a row"), MethodWords::tr("a column"), MethodWords::tr("a box")};
    case InverseMethod::xWing: return {MethodWords::tr("the two rows"), MethodWords::tr("the two columns")};
    default: return {};
    }
}

std::optional<Digit> MethodWork::digitFor(const MarkBoard& board, Cell cell) const {
    if (hasDigit())
        return digit;
    const std::optional<Cell> from = method == InverseMethod::singleCandidate ? std::optional(cell)
                                     : pattern.isEmpty()                      ? std::nullopt
                                                                              : std::optional(pattern.first());
    return from && board.isFilled(*from) ? std::optional(Digit(board.valueAt(*from))) : std::nullopt;
}

MethodUse MethodWork::useAt(const MarkBoard& board, Cell cell) const {
    MethodUse use{
        .method = method, .cell = cell, .digit = digitFor(board, cell).value_or(Digit(1)), .pattern = pattern};
    use.digits = ClassicDigitSet(use.digit);
    const auto at = static_cast<std::size_t>(ground);
    switch (method) {
    case InverseMethod::singleCandidate: return use;
    case InverseMethod::exclusion:
        for (const HouseKind kind : kSectors)
            if (classic::cellsOf(houseOf(pattern.first(), kind)).contains(cell) && use.bases.isEmpty())
                use.bases.push(houseOf(pattern.first(), kind));
        return use;
    case InverseMethod::blockIntersection:
        use.bases.push(houseOf(pattern.first(), kCrossings[at].first));
        use.covers.push(houseOf(pattern.first(), kCrossings[at].second));
        use.pattern = classic::cellsOf(use.bases[0]) & classic::cellsOf(use.covers[0]);
        break;
    case InverseMethod::coveringSet:
        use.bases.push(houseOf(pattern.first(), kSectors[at]));
        use.digits = {};
        for (const Cell each : pattern)
            use.digits |= board.marks(each);
        return use;
    case InverseMethod::xWing:
        use.bases = linesOf(pattern, ground == 0 ? HouseKind::row : HouseKind::column);
        use.covers = linesOf(pattern, ground == 0 ? HouseKind::column : HouseKind::row);
        break;
    }
    for (const House base : use.bases)
        use.clear |= classic::cellsOf(base);
    use.clear -= use.pattern;
    return use;
}

QString MethodWork::text() const {
    return QStringLiteral("%1,%2,%3;%4;%5")
        .arg(static_cast<int>(method))
        .arg(digit ? digit->value() : 0)
        .arg(ground)
        .arg(cellsText(pattern), cellsText(back));
}

std::optional<MethodWork> MethodWork::fromText(const QString& text) {
    const QStringList parts = text.split(u';');
    const QStringList head = parts[0].split(u',');
    if (parts.size() != 3 || head.size() != 3)
        return std::nullopt;
    bool isMethod = false;
    bool isDigit = false;
    bool isGround = false;
    const int method = head[0].toInt(&isMethod);
    const int digit = head[1].toInt(&isDigit);
    MethodWork work{.ground = head[2].toInt(&isGround)};
    const auto pattern = cellsFrom(parts[1]);
    const auto back = cellsFrom(parts[2]);
    if (!isMethod || !isDigit || !isGround || !pattern || !back || method < 0 ||
        method >= static_cast<int>(kInverseMethods.size()) || digit < 0 || digit > 9)
        return std::nullopt;
    work.method = kInverseMethods[static_cast<std::size_t>(method)];
    work.pattern = *pattern;
    work.back = *back;
    if (digit > 0)
        work.digit = Digit(digit);
    if (work.ground < 0 || work.ground >= std::max<int>(1, static_cast<int>(work.grounds().size())))
        return std::nullopt;
    return work;
}

MethodVerdict judged(const MarkBoard& board, const MethodWork& work) {
    MethodVerdict verdict =
        work.method == InverseMethod::xWing ? judgedXWing(board, work) : MethodJudge(board, work).verdict();
    const ClassicCellSet excluded =
        verdict.state == MethodVerdict::State::done ? excludedOf(board, work) : ClassicCellSet();
    if (work.digit && !excluded.isEmpty())
        verdict.text += u' ' + filled(MethodWords::tr("An exclusion takes it from %1 as well, since a %2 stands as a "
                                                      "value beside it; here the method's own conditions are asked "
                                                      "alone."),
                                      cellsWithAnd(CellSet::from(excluded)), work.digit->value());
    return verdict;
}

}  // namespace nonet::inverse_lab
