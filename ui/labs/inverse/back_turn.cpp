#include "ui/labs/inverse/back_turn.h"

#include "core/board/classic.h"
#include "core/generators/inverse/mark_family.h"
#include "core/generators/inverse/method_uses.h"
#include "ui/labs/inverse/inverse_model.h"
#include "ui/labs/inverse/inverse_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::inverse_lab {

namespace {

struct BackWords {
    Q_DECLARE_TR_FUNCTIONS(BackTurn)
};

/// The use of the easiest method by which the mark can come back.
std::optional<MethodUse> useOf(const MarkBoard& board, Candidate mark) {
    for (const InverseMethod method : kInverseMethods)
        if (const auto use = firstUseAt(board, method, MarkDirection::inverse, mark))
            return use;
    return std::nullopt;
}

}  // namespace

void BackTurn::begin(const MarkBoard& start, const ClassicDigits& clues) {
    if (start == m_start && clues == m_clues)
        return;
    m_start = start;
    m_clues = clues;
    m_steps.clear();
}

BackTurn::Replay BackTurn::replayed() const {
    Replay replay{m_start, {}, std::nullopt};
    for (const Candidate& each : m_steps) {
        const std::optional<MethodUse> use = useOf(replay.board, each);
        if (!use) {
            replay.mistake = each;
            break;
        }
        applyUse(replay.board, *use, MarkDirection::inverse);
        replay.uses.push_back(*use);
    }
    return replay;
}

LabTurn BackTurn::turn(const QString& task, int goal) const {
    LabTurn turn;
    turn.task = task;
    if (m_steps.empty())
        return turn;
    const Replay replay = replayed();
    const int level = replay.board.level();
    if (replay.mistake) {
        turn.state = LabTurn::State::mistake;
        turn.verdict =
            filled(BackWords::tr("No method takes %1 from %2 on this board: none of the dotted neighbours is filled "
                                 "with it, and no pattern reaches the cell. So no step forward would lead back "
                                 "here. Take the mark out again."),
                   replay.mistake->digit.value(), cellName(replay.mistake->cell));
        return turn;
    }
    const QString last = useSentence(replay.uses.back(), MarkDirection::inverse);
    const auto done = static_cast<int>(replay.uses.size());
    if (done < goal) {
        turn.verdict = filled(BackWords::tr("Step %1 of %2, level %3. %4"), done, goal, level, last);
        return turn;
    }
    turn.state = LabTurn::State::done;
    turn.verdict =
        goal == 1
            ? filled(BackWords::tr("Right: level %1, one deeper, and a step forward leads back. %2"), level,
                     useSentence(replay.uses.back(), MarkDirection::forward))
            : filled(BackWords::tr("Right: %1 steps to level %2. Read from the last to the first, they lead forward to "
                                   "the board where you began."),
                     done, level);
    return turn;
}

QString BackTurn::text() const {
    QStringList parts;
    for (const Candidate& each : m_steps)
        parts.append(QStringLiteral("%1-%2").arg(each.cell.index()).arg(each.digit.value()));
    return parts.join(u',');
}

bool BackTurn::setText(const QString& text) {
    std::vector<Candidate> steps;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool isCell = false;
        const int cell = part.section(u'-', 0, 0).toInt(&isCell);
        const int digit = part.section(u'-', 1).toInt();
        if (!isCell || cell < 0 || cell >= kCells || digit < 1 || digit > kSide)
            return false;
        steps.push_back({Cell(cell), Digit(digit)});
    }
    m_steps = steps;
    return true;
}

LabControl BackTurn::clickControl() {
    QStringList clicks{BackWords::tr("turns a value into a mark")};
    for (int digit = 1; digit <= kSide; ++digit)
        clicks.append(BackWords::tr("puts the mark %1 back").arg(digit));
    return choiceControl("click", BackWords::tr("A click:"), clicks, bound(m_click));
}

void BackTurn::click(Cell cell) {
    if (m_click > 0)
        type(cell, Digit(m_click));
    else
        type(cell, std::nullopt);
}

std::optional<QString> BackTurn::type(Cell cell, std::optional<Digit> digit) {
    const auto own = [cell](const Candidate& each) { return each.cell == cell; };
    if (!digit || (digit && std::ranges::find(m_steps, Candidate{cell, *digit}) != m_steps.end())) {
        // A step that is taken back takes those of its cell along.
        if (std::erase_if(m_steps, [&](const Candidate& each) {
                return own(each) && (!digit || each.digit == *digit || m_start.isFilled(cell));
            }) > 0)
            return QString();
    }
    const MarkBoard board = replayed().board;
    if (board.isFilled(cell)) {
        const Digit value(board.valueAt(cell));
        if (digit && *digit != value)
            return filled(BackWords::tr("%1 holds %2. Turn that into a mark first."), cellName(cell), value.value());
        m_steps.push_back({cell, value});
        return QString();
    }
    if (!digit)
        return QString();
    if (board.hasMark(cell, *digit))
        return filled(BackWords::tr("%1 has the mark %2 already."), cellName(cell), digit->value());
    m_steps.push_back({cell, *digit});
    return QString();
}

QString readoutOf(const MarkBoard& board, Cell cell) {
    return board.isFilled(cell) ? filled(BackWords::tr("%1 is filled with %2"), cellName(cell), board.valueAt(cell))
                                : filled(BackWords::tr("%1 has the marks %2"), cellName(cell),
                                         digitNames(toDigitSet(board.marks(cell))));
}

void BackTurn::paint(QPainter& painter, const StageArea& area, const StageLook& look, bool showsAnswers) const {
    const Replay replay = replayed();
    MarkBoard shown = replay.board;
    ClassicDigits clues = m_clues;
    for (const MethodUse& use : replay.uses)
        clues.clear(use.cell);
    MarkPicture picture{.board = shown, .clues = clues};
    if (replay.mistake) {
        if (!shown.isFilled(replay.mistake->cell))
            shown.addMark(replay.mistake->cell, replay.mistake->digit);
        picture.lit = {*replay.mistake};
        picture.broken.insert(replay.mistake->cell);
        picture.clear = classic::peersOf(replay.mistake->cell);
    } else if (!replay.uses.empty()) {
        const MethodUse& use = replay.uses.back();
        picture.lit = {{use.cell, use.digit}};
        picture.pattern = use.pattern;
        picture.target = use.cell;
    }
    for (const Cell cell : classic::kAllCells)
        if (showsAnswers && !shown.isFilled(cell) && shown.marks(cell).count() == 1)
            picture.struck.push_back({cell, shown.marks(cell).first()});
    paintMarks(painter, area.board, picture, look);
    Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
    paintHeading(painter, stack, filled(BackWords::tr("Level %1"), shown.level()), look);
    for (auto use = replay.uses.rbegin(); use != replay.uses.rend(); ++use) {
        const QString words = useSentence(*use, MarkDirection::inverse);
        if (stack.rest().height() < linesHeight(stack.rest().width(), words, look.text))
            break;
        stack.take(sayLines(painter, stack.rest(), words, look.text, look.theme.text) + look.text * 0.3);
    }
}

}  // namespace nonet::inverse_lab
