#include "ui/labs/difficulty/difficulty_worksheet.h"

#include "core/batch/rated_collection.h"
#include "core/board/classic.h"
#include "core/rating/rank_correlation.h"
#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace nonet::difficulty {

namespace {

constexpr double kTile = 30;
constexpr double kBoard = 300;
constexpr double kMostTableRow = 30;

class Worksheet {
    Q_DECLARE_TR_FUNCTIONS(DifficultyWorksheet)

public:
    Worksheet(WorksheetPage& sheet, const DifficultyLab& lab)
        : m_sheet(sheet), m_facts(lab.facts()), m_weights(lab.model().weights) {}

    void paint() {
        paintCounting();
        paintWeighing();
    }

private:
    /// In the middle box: how many of its blank cells have n candidates.
    CellsByCandidates ofBox() const {
        CellsByCandidates cells{};
        for (const Cell cell : classic::cellsOf(kBox) & m_facts.positions.front().unsolvedCells())
            ++cells[m_facts.profile.candidates[static_cast<std::size_t>(cell.index())]];
        return cells;
    }

    void paintCounting() {
        m_sheet.words(
            tr("1. Write into each blank cell of %1 how many digits it can still be, its candidates: digits that "
               "stand in its row, column or box fall away.")
                .arg(houseName(kBox)));
        const CellField field = m_sheet.board(m_sheet.takeFigure(kBoard, m_sheet.page().width()), m_facts.puzzle);
        if (!m_sheet.hasAnswers())
            return;
        for (const Cell cell : classic::cellsOf(kBox) & m_facts.positions.front().unsolvedCells())
            say(m_sheet.painter(), field.cell(classic::rowOf(cell), classic::columnOf(cell)), Qt::AlignCenter,
                QStringLiteral("(%1)").arg(m_facts.profile.candidates[static_cast<std::size_t>(cell.index())]),
                field.side() * 0.4, m_sheet.theme().mutedText);
    }

    void paintWeighing() {
        m_sheet.words(tr("2. Count the cells of this box by their candidates, multiply by the weights, and add up."));
        const CellsByCandidates cells = ofBox();
        const QStringList weights = toText(m_weights).split(u' ');
        const QRectF room = m_sheet.take(kTile * 3.2 + WorksheetPage::kText);
        const double names = m_sheet.page().width() * 0.16;
        const double width = (m_sheet.page().width() - names) / kSide;
        const auto row = [&](int line, const QString& name, const auto& text) {
            const double top = room.top() + line * kTile * 0.8;
            say(m_sheet.painter(), QRectF(room.left(), top, names, kTile * 0.8), Qt::AlignLeft | Qt::AlignVCenter, name,
                WorksheetPage::kText, m_sheet.theme().text);
            for (int n = 1; n <= kSide; ++n) {
                const QRectF cell(room.left() + names + width * (n - 1), top, width, kTile * 0.8);
                paintOutline(m_sheet.painter(), cell, QPen(m_sheet.theme().boxLine, 0.6));
                say(m_sheet.painter(), cell.adjusted(2, 0, -2, 0), Qt::AlignCenter, text(n), WorksheetPage::kText,
                    m_sheet.theme().text);
            }
        };
        row(0, tr("candidates"), [](int n) { return QString::number(n); });
        row(1, tr("cells"), [&](int n) { return m_sheet.answer(QString::number(cells[static_cast<std::size_t>(n)])); });
        row(2, tr("weight"), [&](int n) { return weights[n - 1]; });
        row(3, tr("product"), [&](int n) {
            const auto at = static_cast<std::size_t>(n);
            return m_sheet.answer(number(cells[at] * m_weights[at - 1]));
        });
        m_sheet.words(m_sheet.hasAnswers()
                          ? tr("Sum of the box: %1. Of the whole board: %2.")
                                .arg(number(weigh(cells, m_weights)), number(weigh(m_facts.census.atStart, m_weights)))
                          : tr("Sum of the box: __________"));
    }

    /// The middle one: its cells see the most of the board.
    static constexpr House kBox{HouseKind::box, 4};
    WorksheetPage& m_sheet;
    const PathFacts& m_facts;
    const CandidateWeights& m_weights;
};

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(DifficultyWorksheet)
};

/// A table whose first column is so wide; so many others fill the width. Its rows are at least so high.
void paintTable(WorksheetPage& sheet, const std::vector<QStringList>& rows, double first, double height,
                std::size_t columns) {
    const auto count = static_cast<double>(rows.size());
    const QRectF room = sheet.takeFigure(height * count, std::max(height, kMostTableRow) * count);
    height = room.height() / count;
    Stack lines(room);
    for (const QStringList& row : rows) {
        const QRectF line = lines.take(height);
        const double width = (line.width() - first) / static_cast<double>(columns);
        for (qsizetype i = 0; i < row.size(); ++i) {
            const double left = i == 0 ? 0 : first + width * static_cast<double>(i - 1);
            const QRectF cell(line.left() + left, line.top(), i == 0 ? first : width, height);
            paintOutline(sheet.painter(), cell, QPen(sheet.theme().boxLine, 0.6));
            say(sheet.painter(), cell.adjusted(3, 0, -3, 0),
                (i == 0 ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter, row[i],
                std::min(WorksheetPage::kText, height * 0.7), sheet.theme().text);
        }
    }
}

QRectF cellOf(const CellField& field, Cell cell) { return field.cell(classic::rowOf(cell), classic::columnOf(cell)); }

}  // namespace

void paintCandidates(WorksheetPage& sheet, const CellField& field, const Position& position) {
    for (const Cell cell : position.unsolvedCells()) {
        const QRectF rect = cellOf(field, cell);
        const double side = rect.width() / 3;
        for (const Digit digit : position.candidates(cell)) {
            const int column = digit.index() % 3;
            const int row = digit.index() / 3;
            say(sheet.painter(), QRectF(rect.left() + side * column, rect.top() + side * row, side, side),
                Qt::AlignCenter, QString::number(digit.value()), side * 0.72, sheet.theme().text);
        }
    }
}

void fillSinglesSheet(WorksheetPage& sheet, const PathFacts& facts) {
    constexpr int kSteps = 4;
    Position position = facts.positions.front();
    const std::vector<Step> steps = solvePath(position, {.allowed = techniquesOf(TechniqueFamily::singles)}).steps;
    for (const Step& step : steps)
        apply(position, step);
    sheet.words(SheetWords::tr(
        "A single is a digit that is certain: its cell can be nothing else (naked single), or it has no other place in "
        "a row, column or box (hidden single). Fill in singles until you find no more. Write down four: "
        "cell, digit, reason."));
    sheet.board(sheet.takeFigure(kBoard, sheet.page().width()), sheet.hasAnswers() ? position.digits() : facts.puzzle);
    if (!sheet.hasAnswers())
        sheet.lines(kSteps);
    else
        for (std::size_t i = 0; i < std::min<std::size_t>(kSteps, steps.size()); ++i)
            sheet.words(stepSentence(steps[i]));
    sheet.take(WorksheetPage::kText);
    sheet.words(
        sheet.hasAnswers()
            ? SheetWords::tr("Cells still blank once no single is left: %1").arg(position.unsolvedCells().count())
            : SheetWords::tr("Cells still blank once no single is left: ______"));
}

bool fillBottleneckSheet(WorksheetPage& sheet, const PathFacts& facts, const BottleneckProfile& profile) {
    constexpr std::size_t kColumns = 20;
    constexpr double kRow = 12.5;
    constexpr double kNames = 84;
    const std::size_t count = profile.points.size();
    if (count == 0)
        return false;
    sheet.words(SheetWords::tr(
        "These are the steps by which a solver comes through a puzzle. A cell's candidates are the digits that it can "
        "still be. Before each of them so many cells are blank; so many of these can be "
        "filled at once, and so many other moves take candidates away. Cross out the steps where every blank cell can "
        "be filled: nobody is stuck there. Of the others, ring those with the fewest moves of both kinds together."));
    for (std::size_t from = 0; from < count; from += kColumns) {
        std::vector<QStringList> rows{{SheetWords::tr("step")},
                                      {SheetWords::tr("blank")},
                                      {SheetWords::tr("can be filled")},
                                      {SheetWords::tr("other moves")}};
        for (std::size_t i = from; i < std::min(count, from + kColumns); ++i) {
            rows[0] << QString::number(i + 1);
            rows[1] << QString::number(profile.blanks[i]);
            rows[2] << QString::number(profile.points[i].placing);
            rows[3] << QString::number(profile.points[i].clearing);
        }
        paintTable(sheet, rows, kNames, kRow, kColumns);
    }
    if (!sheet.hasAnswers()) {
        sheet.words(SheetWords::tr("Narrowest at step: ______   Moves open there: ______"));
        return true;
    }
    QStringList places;
    for (std::size_t i = 0; i < count; ++i)
        if (isNarrowest(profile, i))
            places.append(QString::number(i + 1));
    sheet.words(
        places.isEmpty()
            ? SheetWords::tr("Every step is crossed out: nobody gets stuck.")
            : filled(SheetWords::tr("Narrowest at step: %1. Moves open there: %2. The next step is %3."),
                     places.join(QStringLiteral(", ")), profile.widthWhileOpen(),
                     techniqueName(facts.report.path.steps[profile.narrowestWhileOpen().value_or(0)].technique)));
    return true;
}

bool fillScalesSheet(WorksheetPage& sheet, const PathFacts& facts) {
    constexpr double kRow = 17;
    constexpr double kNames = 170;
    const HodokuRating& rating = facts.report.hodoku;
    if (facts.report.path.steps.empty())
        return false;
    sheet.words(SheetWords::tr(
        "HoDoKu gives each technique a level and points. This is how often a solver's path through one puzzle uses "
        "each of them. Work out the points of each, and their sum: the score."));
    std::vector<QStringList> rows{{SheetWords::tr("technique"), SheetWords::tr("level"), SheetWords::tr("points"),
                                   SheetWords::tr("times used"), SheetWords::tr("product")}};
    for (const ProfileRow& each : hodokuProfile().rows) {
        const int uses = facts.profile.uses[each.technique];
        if (uses > 0)
            rows.push_back({techniqueName(each.technique), levelName(each.level), QString::number(each.score),
                            QString::number(uses), sheet.answer(QString::number(uses * each.score))});
    }
    paintTable(sheet, rows, kNames, kRow, 4);
    QStringList limits;
    for (std::size_t i = 0; i < std::size(kLevelMaximumScore); ++i)
        limits.append(filled(SheetWords::tr("%1 up to %2", "a level; a score"), levelName(static_cast<Level>(i)),
                             kLevelMaximumScore[i]));
    sheet.words(SheetWords::tr("The puzzle's level is that of its hardest technique, or a higher one that the score "
                               "reaches: %1.")
                    .arg(limits.join(QStringLiteral(", "))));
    sheet.words(sheet.hasAnswers()
                    ? filled(SheetWords::tr("Score: %1. Level: %2."), scoreText(rating), levelText(rating))
                    : SheetWords::tr("Score: __________   Level: __________"));
    return true;
}

namespace {

/// With finished paths, and different values of both measures.
std::vector<RatedPuzzle> puzzlesToOrder(const DifficultyModel& model) {
    constexpr std::size_t kPuzzles = 6;
    std::vector<RatedPuzzle> chosen;
    const std::vector<Grid>& all = spreadPuzzles();
    const auto take = [&](const Grid& grid) {
        RatedPuzzle rated = ratedPuzzle(Puzzle(grid), RatedWidth::leftOut);
        const auto isLike = [&](const RatedPuzzle& other) {
            return other.hodoku.score == rated.hodoku.score || other.puzzle.givens.filledCount() == grid.filledCount();
        };
        if (rated.hodoku.isComplete && !rated.hodoku.isPartial && std::ranges::none_of(chosen, isLike))
            chosen.push_back(std::move(rated));
    };
    take(model.puzzle);
    // From another place for each puzzle.
    std::size_t at = 0;
    for (const Cell cell : classic::kAllCells)
        at = at * 3 + static_cast<std::size_t>(model.puzzle.valueAt(cell));
    for (std::size_t i = 0; i < all.size() && chosen.size() < kPuzzles; ++i)
        take(all[(at + i) % all.size()]);
    return chosen;
}

}  // namespace

void fillAgreementSheet(WorksheetPage& sheet, const DifficultyModel& model) {
    constexpr double kRow = 22;
    const std::vector<RatedPuzzle> puzzles = puzzlesToOrder(model);
    std::vector<double> blanks;
    std::vector<double> scores;
    for (const RatedPuzzle& each : puzzles) {
        blanks.push_back(valueOf(each, Measure::blanks).value_or(0));
        scores.push_back(valueOf(each, Measure::score).value_or(0));
    }
    const std::vector<double> byBlanks = ranksOf(blanks);
    const std::vector<double> byScore = ranksOf(scores);
    std::vector<QStringList> rows{{SheetWords::tr("puzzle")},         {SheetWords::tr("blank cells")},
                                  {SheetWords::tr("HoDoKu's score")}, {SheetWords::tr("place by blank cells")},
                                  {SheetWords::tr("place by score")}, {SheetWords::tr("difference")},
                                  {SheetWords::tr("its square")}};
    double squares = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const double difference = std::abs(byBlanks[i] - byScore[i]);
        squares += difference * difference;
        rows[0] << QString(QChar(static_cast<char16_t>(u'A' + i)));
        rows[1] << number(blanks[i], 0);
        rows[2] << number(scores[i], 0);
        rows[3] << sheet.answer(number(byBlanks[i], 0));
        rows[4] << sheet.answer(number(byScore[i], 0));
        rows[5] << sheet.answer(number(difference, 0));
        rows[6] << sheet.answer(number(difference * difference, 0));
    }
    sheet.words(SheetWords::tr(
        "Six puzzles and two measures. Number the puzzles from 1, the easiest, to 6: once by their blank cells, once "
        "by HoDoKu's score. Write down how far the two places of each puzzle differ, and square it."));
    paintTable(sheet, rows, 150, kRow, puzzles.size());
    sheet.words(SheetWords::tr(
        "The rank correlation of six puzzles is 1 − (sum of the squares ÷ 35). It is 1 if both orders are the same, "
        "0 if one says nothing of the other, and −1 if one is the other read backwards."));
    // Never half way between two of them: of six puzzles that takes half a square.
    const double correlation = rankCorrelation(blanks, scores).value_or(0);
    sheet.words(
        sheet.hasAnswers()
            ? filled(SheetWords::tr("Sum of the squares: %1. Rank correlation: %2. Nearest to: %3."),
                     number(squares, 0), number(correlation, 2), number(std::round(correlation) + 0.0, 0))
            : SheetWords::tr(
                  "Sum of the squares: ______   Rank correlation: ______   Which is it nearest to? 1 / 0 / −1"));
}

std::vector<std::array<Cell, 4>> crossesOf(const Grid& solution) {
    std::vector<std::array<Cell, 4>> found;
    const auto value = [&](Cell cell) { return solution.valueAt(cell); };
    for (int top = 0; top < kSide; ++top)
        for (int bottom = top + 1; bottom < kSide; ++bottom)
            for (int left = 0; left < kSide; ++left)
                for (int right = left + 1; right < kSide; ++right) {
                    const std::array cells = {classic::cellAt(top, left), classic::cellAt(top, right),
                                              classic::cellAt(bottom, left), classic::cellAt(bottom, right)};
                    // In one box of the four they could not hold two digits twice, and in four boxes each would miss
                    // one.
                    const bool isInTwoBoxes = (top / 3 == bottom / 3) != (left / 3 == right / 3);
                    if (isInTwoBoxes && value(cells[0]) == value(cells[3]) && value(cells[1]) == value(cells[2]))
                        found.push_back(cells);
                }
    return found;
}

bool fillChangeSheet(WorksheetPage& sheet, const PathFacts& facts) {
    constexpr int kLines = 3;
    constexpr double kRingShare = 0.08;
    const std::vector<std::array<Cell, 4>> crosses = crossesOf(facts.solution);
    if (crosses.empty())
        return false;
    sheet.words(SheetWords::tr(
        "This is a puzzle's solution, with the clues of the puzzle on grey. Look for four cells in two rows, two "
        "columns and two boxes that hold only two digits, crosswise. If these digits changed places, every row, column "
        "and box would still be right. Ring such fours. How many clues has each? What if it had none?"));
    const CellField field =
        cellField(sheet.takeFigure(kBoard, sheet.page().width()), kSide, kSide, Qt::AlignLeft | Qt::AlignTop);
    paintField(sheet.painter(), field, sheet.theme(), [&](int row, int column) {
        const Cell cell = classic::cellAt(row, column);
        CellFace face{.text = digitText(facts.solution.digit(cell))};
        if (!facts.puzzle.isBlank(cell))
            face.fill = blend(sheet.theme().text, sheet.theme().board, 0.16);
        return face;
    });
    if (!sheet.hasAnswers()) {
        sheet.lines(kLines);
        return true;
    }
    const auto cluesIn = [&facts](const std::array<Cell, 4>& cells) {
        return std::ranges::count_if(cells, [&facts](Cell cell) { return !facts.puzzle.isBlank(cell); });
    };
    QStringList words;
    std::map<Cell, QString> letters;
    for (std::size_t i = 0; i < crosses.size(); ++i) {
        const std::array<Cell, 4>& cells = crosses[i];
        constexpr std::size_t kLetters = 26;
        const QChar letter(static_cast<char16_t>(i < kLetters ? u'a' + i : u'A' + i - kLetters));
        for (const Cell cell : cells)
            letters[cell] += letter;
        words.append(filled(SheetWords::tr("%1: %2: %3", "a letter; four cells; how many clues"), letter,
                            cellsWithAnd(CellSet::from(ClassicCellSet{cells[0], cells[1], cells[2], cells[3]})),
                            cluesIn(cells)));
    }
    for (const auto& [cell, names] : letters) {
        const QRectF rect = cellOf(field, cell);
        paintRing(sheet.painter(), rect, sheet.theme().text, field.side() * kRingShare);
        say(sheet.painter(), rect.adjusted(rect.width() * 0.2, rect.height() * 0.12, 0, 0),
            Qt::AlignLeft | Qt::AlignTop, names, rect.height() * 0.24, sheet.theme().text, QFont::DemiBold);
    }
    sheet.words(SheetWords::tr("The fours, by their letters, each with the number of its clues. %1.")
                    .arg(words.join(QStringLiteral("; "))));
    sheet.words(
        SheetWords::tr("Without a clue there the puzzle would have two solutions, one with the digits exchanged."));
    return true;
}

void DifficultyLab::fillWorksheet(WorksheetPage& sheet) { Worksheet(sheet, *this).paint(); }

}  // namespace nonet::difficulty
