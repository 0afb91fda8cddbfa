#include "ui/labs/inverse/path_scenes.h"

#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {

namespace {

constexpr int kFirstSteps = 12;
constexpr int kMarks = 729;
constexpr int kCells = 81;
constexpr double kStripShare = 0.16;
/// The text's power of ten for the boards that a breadth-first search would keep.
constexpr double kPrintedPower = 220;

QRectF stripOf(const QRectF& figure) {
    const double height = figure.height() * kStripShare;
    return {figure.left(), figure.bottom() - height, figure.width(), height * 0.7};
}

}  // namespace

QColor methodColour(const Theme& theme, InverseMethod method) {
    switch (method) {
    case InverseMethod::singleCandidate: return theme.accent;
    case InverseMethod::exclusion: return blend(theme.text, theme.board, 0.22);
    case InverseMethod::blockIntersection: return theme.levels[1];
    case InverseMethod::coveringSet: return theme.levels[2];
    case InverseMethod::xWing: return theme.conflict;
    }
    return theme.text;
}

int LevelScene::moveCount() const { return std::min(kFirstSteps, static_cast<int>(facts().path.size())); }

const MethodUse& LevelScene::useOf(int move) const {
    return facts().path[facts().path.size() - static_cast<std::size_t>(move)];
}

MarkBoard LevelScene::board(int moves) const {
    MarkBoard board = boardAfter(model().clues, facts().path, facts().path.size());
    for (int move = 1; move <= moves; ++move)
        applyUse(board, useOf(move), MarkDirection::inverse);
    return board;
}

double LevelScene::boardsOfLevel(int level) {
    double power = 0;
    for (int i = 0; i < level; ++i)
        power += std::log10(static_cast<double>(kMarks - i) / (i + 1));
    return power;
}

QStringList LevelScene::sentences() const {
    return {tr("A cell has either a value or pencil marks: the digits that it may still be."),
            tr("The number of marks on the board is its level; a solved board has none, so it is level 0."),
            tr("Going backwards, each step adds one mark: a value turns into its only mark, then others come back.")};
}

LabQuestion LevelScene::question() const {
    LabQuestion question;
    question.text = tr("Which level has the empty board with all its marks?");
    question.choices = {QString::number(kCells), QString::number(kMarks / 2), QString::number(kMarks)};
    question.right = 2;
    question.answer =
        tr("%1: nine marks in each of %2 cells. The text says that a cell has a value exactly when it has "
           "marks; its own solved board shows that it means the contrary.")
            .arg(kMarks)
            .arg(kCells);
    return question;
}

QString LevelScene::moveText(int moves) const {
    if (moves == 0)
        return tr("The solved board: level %1").arg(board(0).level());
    return tr("Level %1. %2").arg(board(moves).level()).arg(useSentence(useOf(moves), MarkDirection::inverse));
}

std::vector<LabClaim> LevelScene::claims() const {
    const MarkBoard start = board(0);
    std::vector<LabClaim> claims;
    if (facts().isGood)
        claims.push_back({tr("81 values, no mark: level %1").arg(start.level()), start.isFull() && start.level() == 0});
    else
        claims.push_back({tr("The five methods do not solve this puzzle, so the way back begins at a board with marks"),
                          !start.isFull()});
    // The level with the most.
    const int middle = (kMarks + 1) / 2;
    const double boards = boardsOfLevel(middle);
    claims.push_back({tr("Most ways to choose marks: %1 of %2, 10 to the power %3; the text prints 220")
                          .arg(middle)
                          .arg(kMarks)
                          .arg(number(boards)),
                      boards < kPrintedPower && boardsOfLevel(middle + 1) <= boards});
    return claims;
}

void LevelScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const int moves = static_cast<int>(std::floor(at));
    const MarkBoard shown = board(moves);
    MarkPicture picture{.board = shown};
    if (moves > 0)
        picture.target = useOf(moves).cell;
    paintMarks(painter, area.board, picture, look);
    const QRectF& figure = area.figure;
    Stack stack(figure.adjusted(0, figure.height() * 0.12, 0, 0));
    const double big = std::min(figure.height() * 0.32, look.text * 5);
    say(painter, stack.take(big), Qt::AlignCenter, QString::number(shown.level()), big * 0.8, look.theme.text,
        QFont::DemiBold);
    say(painter, stack.take(look.text * 1.8), Qt::AlignCenter, tr("level = number of marks"), look.text,
        look.theme.mutedText);
    if (moves == 0)
        return;
    const Cell cell = useOf(moves).cell;
    const QString marks = digitNames(shown.marks(cell)).split(u' ').join(QStringLiteral(", "));
    const QString words = tr("%1: no value, marks {%2}").arg(cellName(cell), marks);
    const double pixels = look.text * 1.15;
    const QRectF line = stack.rest().adjusted(0, look.text * 0.6, 0, 0);
    if (linesHeight(line.width(), words, pixels) < pixels * 2)
        say(painter, QRectF(line.topLeft(), QSizeF(line.width(), pixels * 1.5)), Qt::AlignCenter, words, pixels,
            look.theme.text);
    else
        sayLines(painter, line, words, pixels, look.theme.text);
}

std::size_t FilmScene::stepsAt(int moves) const {
    const std::size_t done = std::min(facts().path.size(), static_cast<std::size_t>(moves) * kStepsAMove);
    return m_direction == FilmDirection::forward ? done : facts().path.size() - done;
}

int FilmScene::moveCount() const { return static_cast<int>((facts().path.size() + kStepsAMove - 1) / kStepsAMove); }

QStringList FilmScene::sentences() const {
    return {
        tr("A puzzle means: clues, and in every blank cell all nine marks."),
        tr("From there to the solution each step takes one mark, or turns the last of a cell into its value: nine "
           "steps a blank cell, whatever the way."),
        tr("Read backwards the same steps lead from the solution to the puzzle, so every puzzle that the methods solve "
           "can be made by undoing them.")};
}

LabQuestion FilmScene::question() const {
    const int blanks = kCells - model().clues.filledCount();
    LabQuestion question;
    question.text = tr("Your puzzle has %1 blank cells. How many steps has its path?").arg(blanks);
    question.setChoices(QString::number(kStepsAMove * blanks), {QString::number(blanks), QString::number(kMarks),
                                                                QString::number((kStepsAMove - 1) * blanks)});
    question.answer = tr("%1 × %2 = %3: eight marks go from each blank cell, and the ninth becomes its value.")
                          .arg(kStepsAMove)
                          .arg(blanks)
                          .arg(kStepsAMove * blanks);
    return question;
}

QString FilmScene::moveText(int moves) const {
    const std::size_t steps = stepsAt(moves);
    const MarkBoard board = boardAfter(model().clues, facts().path, steps);
    return m_direction == FilmDirection::inverse
               ? tr("%1 of %2 inverse steps, level %3")
                     .arg(facts().path.size() - steps)
                     .arg(facts().path.size())
                     .arg(board.level())
               : tr("%1 of %2 forward steps, level %3").arg(steps).arg(facts().path.size()).arg(board.level());
}

std::vector<LabClaim> FilmScene::claims() const {
    const int blanks = kCells - model().clues.filledCount();
    if (!facts().isGood)
        return {{tr("The five methods get stuck after %1 steps: this puzzle needs others").arg(facts().path.size()),
                 !boardAfter(model().clues, facts().path, facts().path.size()).isFull()}};
    MarkBoard board = MarkBoard::fromClues(model().clues);
    bool isAllowedThroughout = true;
    for (const MethodUse& use : facts().path) {
        isAllowedThroughout = isAllowedThroughout && isAllowed(board, use, MarkDirection::forward);
        if (!isAllowedThroughout)
            break;
        applyUse(board, use, MarkDirection::forward);
    }
    return {{tr("%1 blank cells, %2 steps, each allowed where it stands").arg(blanks).arg(facts().path.size()),
             isAllowedThroughout && board.values() == model().solution &&
                 facts().path.size() == static_cast<std::size_t>(kStepsAMove * blanks)}};
}

std::vector<LabControl> FilmScene::controls() {
    return {choiceControl("direction", tr("Film:"), {tr("to the puzzle"), tr("to the solution")},
                          static_cast<int>(m_direction), [this](int value) -> std::optional<double> {
                              const auto direction = static_cast<FilmDirection>(value);
                              if (direction == std::exchange(m_direction, direction))
                                  return std::nullopt;
                              return 0;
                          })};
}

std::optional<double> FilmScene::momentAt(const StageArea& area, const QPointF& point) const {
    const QRectF strip = stripOf(area.figure);
    if (!strip.contains(point))
        return std::nullopt;
    return std::clamp(std::round((point.x() - strip.left()) / strip.width() * moveCount()), 0.0,
                      static_cast<double>(moveCount()));
}

void FilmScene::paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
    const int moves = static_cast<int>(std::floor(at));
    const MarkBoard board = boardAfter(model().clues, facts().path, stepsAt(moves));
    MarkPicture picture{.board = board, .clues = model().clues};
    paintMarks(painter, area.board, picture, look);
    paintLastSteps(painter, area.figure, look, moves);
}

void FilmScene::paintLastSteps(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
    const std::size_t here = stepsAt(moves);
    const std::size_t before = moves == 0 ? here : stepsAt(moves - 1);
    const QRectF strip = stripOf(area);
    const double height = std::min((area.height() * (1 - kStripShare)) / (kStepsAMove + 2), look.text * 1.8);
    const double text = std::max(look.leastText, std::min(look.text, height * 0.8));
    StageLook small{look.theme, look.painters, look.labels, text, look.ratio};
    small.leastText = look.leastText;
    Stack stack(area);
    paintHeading(painter, stack, moveText(moves), small);
    const bool isInverse = m_direction == FilmDirection::inverse;
    for (std::size_t i = 0; i < (here > before ? here - before : before - here); ++i) {
        const MethodUse& use = facts().path[isInverse ? before - 1 - i : before + i];
        const QString words = useSentence(use, isInverse ? MarkDirection::inverse : MarkDirection::forward);
        const double mark = text * 1.3;
        const double lines = linesHeight(area.width() - mark, words, text);
        const double rowHeight = std::max(height, lines + text * 0.2);
        // Where words take two lines the last ones are left out.
        if (stack.rest().top() + rowHeight > strip.top())
            break;
        const QRectF row = stack.take(rowHeight);
        painter.fillRect(QRectF(row.left(), row.top() + text * 0.25, text * 0.75, text * 0.75),
                         methodColour(look.theme, use.method));
        sayLines(painter, row.adjusted(mark, 0, 0, 0), words, text, look.theme.text);
    }
    const double count = std::max<double>(1, static_cast<double>(facts().path.size()));
    for (std::size_t i = 0; i < facts().path.size(); ++i) {
        const MethodUse& use = facts().path[isInverse ? facts().path.size() - 1 - i : i];
        const double left = strip.left() + strip.width() * static_cast<double>(i) / count;
        painter.fillRect(QRectF(left, strip.top(), strip.width() / count + 0.6, strip.height()),
                         methodColour(look.theme, use.method));
    }
    const auto walked = static_cast<double>(isInverse ? facts().path.size() - here : here);
    const double x = strip.left() + strip.width() * walked / count;
    painter.setPen(QPen(look.theme.text, std::max(2.0, look.text / 6)));
    painter.drawLine(QPointF(x, strip.top() - 3), QPointF(x, strip.bottom() + 3));
}

}  // namespace nonet::inverse_lab
