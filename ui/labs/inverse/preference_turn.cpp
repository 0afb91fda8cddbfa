#include "ui/labs/inverse/preference_turn.h"

#include "ui/board/board_metrics.h"
#include "ui/labs/inverse/back_turn.h"
#include "ui/labs/inverse/inverse_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace nonet::inverse_lab {

namespace {

constexpr std::array kAsked = {InverseHeuristic::singleFirst, InverseHeuristic::t, InverseHeuristic::d};
/// Deep enough for blank cells of several marks, and not too deep for their ways back to be counted.
constexpr int kLeastSteps = 7;
constexpr std::uint32_t kMoreSteps = 5;

struct PreferenceWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::PreferenceTurn)
};

QString letterOf(std::size_t child) { return child == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

QString nameOfRank(int rank) { return methodName(kInverseMethods[static_cast<std::size_t>(rank - 1)]); }

int easiestRank(const std::vector<MarkNeighbour>& ways) {
    int least = rankOf(InverseMethod::xWing) + 1;
    for (const MarkNeighbour& each : ways)
        for (const InverseMethod method : each.methods)
            least = std::min(least, rankOf(method));
    return least;
}

int valueOf(const MarkBoard& board, const ClassicDigits& solution, Candidate child, InverseHeuristic heuristic) {
    if (heuristic == InverseHeuristic::singleFirst)
        return board.isFilled(child.cell) ? 1 : 0;
    const std::vector<MarkNeighbour> ways = parents(childOf(board, child), solution);
    return heuristic == InverseHeuristic::t ? static_cast<int>(ways.size()) : easiestRank(ways);
}

/// Where the ways back lie that the heuristic goes by: all of them, or the easiest ones.
ClassicCellSet decidingWays(const MarkBoard& board, const ClassicDigits& solution, Candidate child,
                            InverseHeuristic heuristic) {
    ClassicCellSet cells;
    if (heuristic == InverseHeuristic::singleFirst)
        return cells;
    const std::vector<MarkNeighbour> ways = parents(childOf(board, child), solution);
    const int easiest = easiestRank(ways);
    for (const MarkNeighbour& way : ways)
        if (heuristic == InverseHeuristic::t || easiestRank({way}) == easiest)
            cells.insert(way.mark.cell);
    return cells;
}

/// Two children in different cells of which the heuristic prefers one; nothing where it prefers none.
std::optional<PreferenceRound> roundFrom(const MarkBoard& board, const ClassicDigits& solution,
                                         InverseHeuristic heuristic, RandomSource& random) {
    std::vector<MarkNeighbour> all = children(board, solution);
    if (all.empty())
        return std::nullopt;
    random.shuffle(all);
    const auto value = [&](const MarkNeighbour& each) { return valueOf(board, solution, each.mark, heuristic); };
    const int first = value(all.front());
    const auto other = std::ranges::find_if(all, [&](const MarkNeighbour& each) {
        return each.mark.cell != all.front().mark.cell && value(each) != first;
    });
    if (other == all.end())
        return std::nullopt;
    const auto ways = [&](const MarkNeighbour& each) { return decidingWays(board, solution, each.mark, heuristic); };
    return PreferenceRound{
        heuristic, board, {all.front().mark, other->mark}, {first, value(*other)}, {ways(all.front()), ways(*other)}};
}

}  // namespace

std::size_t PreferenceRound::preferred() const {
    const bool isFewer = heuristic == InverseHeuristic::t;
    return (values[0] < values[1]) == isFewer ? 0 : 1;
}

std::vector<PreferenceRound> preferenceRounds(const ClassicDigits& solution, std::uint64_t seed) {
    std::vector<PreferenceRound> rounds;
    for (std::uint64_t piece = 0; rounds.size() < kAsked.size(); ++piece) {
        RandomSource random = RandomSource::forPiece(seed, piece);
        MarkSearch search(solution, {}, random);
        const int steps = kLeastSteps + static_cast<int>(random.below(kMoreSteps));
        for (int i = 0; i < steps; ++i)
            search.step();
        if (const auto round = roundFrom(search.board(), solution, kAsked[rounds.size()], random))
            rounds.push_back(*round);
    }
    return rounds;
}

void PreferenceTurn::begin(const ClassicDigits& solution, std::uint64_t seed) {
    if (!m_rounds.empty() && solution == m_solution && seed == m_seed)
        return;
    m_solution = solution;
    m_seed = seed;
    m_rounds = preferenceRounds(solution, seed);
    m_picks.clear();
}

std::size_t PreferenceTurn::round() const {
    const std::size_t now = isMistake() ? m_picks.size() - 1 : m_picks.size();
    return std::min(now, m_rounds.size() - 1);
}

QString PreferenceTurn::reasonText(const PreferenceRound& round) const {
    const std::size_t preferred = round.preferred();
    const QString better = letterOf(preferred);
    const QString other = letterOf(1 - preferred);
    switch (round.heuristic) {
    case InverseHeuristic::t:
        return filled(PreferenceWords::tr("Right: %1 has %2, %3 has %4 ways back."), better, round.values[preferred],
                      other, round.values[1 - preferred]);
    case InverseHeuristic::d:
        return filled(PreferenceWords::tr("Right: after %1 the easiest way back is “%2”, after %3 “%4”."), better,
                      nameOfRank(round.values[preferred]), other, nameOfRank(round.values[1 - preferred]));
    case InverseHeuristic::random:
    case InverseHeuristic::singleFirst: break;
    }
    return filled(PreferenceWords::tr("Right: %1 turns a value into a mark, %2 only puts a mark into a blank cell."),
                  better, other);
}

QString PreferenceTurn::mistakeText(const PreferenceRound& round, std::size_t child) const {
    switch (round.heuristic) {
    case InverseHeuristic::t:
        return filled(
            PreferenceWords::tr("%1 has %n way(s) back, in the ringed cells: marks that a method takes away, or a "
                                "last mark that becomes a value. The other has fewer.",
                                nullptr, round.values[child]),
            letterOf(child));
    case InverseHeuristic::d:
        return filled(
            PreferenceWords::tr("After %1 the easiest way back is “%2”, in the ringed cells. After the other one "
                                "no way back is that easy."),
            letterOf(child), nameOfRank(round.values[child]));
    case InverseHeuristic::random:
    case InverseHeuristic::singleFirst: break;
    }
    return PreferenceWords::tr(
               "%1 only puts a mark into a blank cell. This heuristic wants values to turn into marks first.")
        .arg(letterOf(child));
}

LabTurn PreferenceTurn::turn() const {
    const PreferenceRound& now = m_rounds[round()];
    QString likes;
    switch (now.heuristic) {
    case InverseHeuristic::t: likes = PreferenceWords::tr("t likes the child with fewer ways back."); break;
    case InverseHeuristic::d: likes = PreferenceWords::tr("d likes the child whose easiest way back is harder."); break;
    case InverseHeuristic::random:
    case InverseHeuristic::singleFirst:
        likes = PreferenceWords::tr("Values first: it empties a cell whenever it can.");
        break;
    }
    LabTurn turn;
    turn.task =
        filled(PreferenceWords::tr("Choice %1 of %2. %3 Which of the marks A and B would it put in next? Click it."),
               round() + 1, m_rounds.size(), likes);
    if (m_picks.empty())
        return turn;
    if (isMistake()) {
        turn.state = LabTurn::State::mistake;
        turn.verdict = mistakeText(now, m_picks.back());
        return turn;
    }
    turn.verdict = reasonText(m_rounds[m_picks.size() - 1]);
    if (m_picks.size() == m_rounds.size())
        turn.state = LabTurn::State::done;
    return turn;
}

QString PreferenceTurn::text() const {
    QString text;
    for (const std::size_t each : m_picks)
        text += QString::number(each);
    return text;
}

void PreferenceTurn::setText(const QString& text) {
    if (text.size() > static_cast<qsizetype>(m_rounds.size()))
        return;
    std::vector<std::size_t> picks;
    for (const QChar each : text) {
        // A mistake ends what was done.
        const bool isAfterMistake = !picks.empty() && m_rounds[picks.size() - 1].preferred() != picks.back();
        if ((each != u'0' && each != u'1') || isAfterMistake)
            return;
        picks.push_back(each == u'1' ? 1 : 0);
    }
    m_picks = picks;
}

LabControl PreferenceTurn::control() {
    return choiceControl("likes", PreferenceWords::tr("It likes:"), {QStringLiteral("–"), letterOf(0), letterOf(1)}, 0,
                         [this](int choice) {
                             if (choice > 0)
                                 choose(static_cast<std::size_t>(choice - 1));
                         });
}

void PreferenceTurn::choose(std::size_t child) {
    if (isMistake())
        m_picks.pop_back();
    if (m_picks.size() < m_rounds.size())
        m_picks.push_back(child);
}

void PreferenceTurn::click(Cell cell) {
    const PreferenceRound& now = m_rounds[round()];
    for (std::size_t child = 0; child < now.children.size(); ++child)
        if (now.children[child].cell == cell)
            return choose(child);
}

QString PreferenceTurn::readout(Cell cell) const {
    const PreferenceRound& now = m_rounds[round()];
    const QString words = readoutOf(now.board, cell);
    for (std::size_t child = 0; child < now.children.size(); ++child)
        if (now.children[child].cell == cell)
            return filled(PreferenceWords::tr("%1; %2 puts the mark %3 in"), words, letterOf(child),
                          now.children[child].digit.value());
    return words;
}

void PreferenceTurn::paint(QPainter& painter, const StageArea& area, const StageLook& look) const {
    const PreferenceRound& now = m_rounds[round()];
    const MarkBoard shown = isMistake() ? childOf(now.board, now.children[m_picks.back()]) : now.board;
    MarkPicture picture{.board = shown, .clues = shown.values()};
    for (const Candidate& each : now.children)
        if (!now.board.isFilled(each.cell))
            picture.lit.push_back(each);
    if (isMistake())
        for (const Cell cell : now.waysBack[m_picks.back()])
            picture.pattern.insert(cell);
    paintMarks(painter, area.board, picture, look);
    const BoardMetrics metrics(Geometry(), area.board);
    const double size = metrics.cellSide();
    for (std::size_t child = 0; child < now.children.size(); ++child) {
        const QRectF rect = metrics.cellRect(now.children[child].cell);
        const bool isWrong = isMistake() && m_picks.back() == child;
        const QColor& ink = isWrong ? look.theme.conflict : look.theme.accent;
        paintRing(painter, rect, ink, std::max(2.5, size * 0.06));
        const QRectF plate(rect.left() - size * 0.12, rect.top() - size * 0.12, size * 0.4, size * 0.4);
        paintPlate(painter, plate, QPen(ink, 1.5), look.theme.board, size * 0.1);
        say(painter, plate, Qt::AlignCenter, letterOf(child), std::max(look.leastText, size * 0.3), ink,
            QFont::DemiBold);
    }
    Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
    paintHeading(
        painter, stack,
        filled(PreferenceWords::tr("Level %1, choice %2 of %3"), now.board.level(), round() + 1, m_rounds.size()),
        look);
    for (std::size_t child = 0; child < now.children.size(); ++child) {
        const Candidate& mark = now.children[child];
        const QString words = now.board.isFilled(mark.cell)
                                  ? filled(PreferenceWords::tr("%1: the value %2 of %3 turns into a mark"),
                                           letterOf(child), mark.digit.value(), cellName(mark.cell))
                                  : filled(PreferenceWords::tr("%1: the mark %2 comes back to %3"), letterOf(child),
                                           mark.digit.value(), cellName(mark.cell));
        stack.take(sayLines(painter, stack.rest(), words, look.text, look.theme.text) + look.text * 0.4);
    }
    for (std::size_t i = 0; i < m_picks.size(); ++i)
        if (m_rounds[i].preferred() == m_picks[i])
            paintCheck(painter, stack, std::min(area.figure.height() / 7, look.text * 2.4), reasonText(m_rounds[i]),
                       true, look);
}

}  // namespace nonet::inverse_lab
