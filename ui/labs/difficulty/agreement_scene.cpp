// Whether the measures put puzzles in the same order.
#include "core/batch/rated_collection.h"
#include "ui/board/board_font.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/labs/difficulty/measured_collection.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"
#include "ui/text/technique_text.h"

#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

/// Upper limit of puzzles from a file.
constexpr std::size_t kMostOfAFile = 5000;
/// Points appear so often.
constexpr qint64 kBatchMilliseconds = 60;
constexpr std::array kBelow = MeasuredCollection::kBelow;
constexpr std::array kBeside = {Measure::score, Measure::hardestTechnique, Measure::effort};
/// Two rank correlations that differ by less say the same.
constexpr double kAlike = 0.05;
/// A press so far from a point, in heights of text, still means it.
constexpr double kReach = 1.2;

/// What words and chart light together.
constexpr const char* kPoints = "points";

/// Values differ by orders of magnitude.
bool isWide(Measure measure) {
    return measure == Measure::effort || measure == Measure::score || measure == Measure::candidateSum ||
           measure == Measure::sumAtStart;
}
/// The order stays.
double spread(Measure measure, double value) { return isWide(measure) ? std::log10(1 + value) : value; }

Measure belowAt(int moves) { return kBelow[static_cast<std::size_t>(std::clamp(moves, 0, 2))]; }

/// A collection as a cloud of points, one measure against another, measured in the background.
class AgreementScene final : public DifficultyScene, public DragHandle, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::AgreementScene)

public:
    explicit AgreementScene(DifficultyLab& lab)
        : DifficultyScene(lab), m_measureTask(tr("Measuring a collection"), &lab),
          m_readTask(tr("Reading a collection"), &lab) {}
    QString title() const override { return tr("Do they agree?"); }

    QStringList sentences() const override {
        return {interactiveHint(
                    tr("Each point is a puzzle: its place from left to right is one measure, its height another. Click "
                       "one to see its values."),
                    tr("Each point is a puzzle: its place from left to right is one measure, its height another.")),
                tr("Where both put the puzzles in the same order, the points climb in a line and the rank correlation "
                   "is 1; at 0 one says nothing of the other."),
                tr("Compare counting blank cells, the sum in one stage, and D, which adds what is left after the "
                   "singles; then choose another collection, since the numbers depend on it.")};
    }

    LabQuestion question() const override {
        LabQuestion question{tr("Does the one-stage sum say more than the number of blank cells does?"),
                             {tr("clearly more"), tr("about as much"), tr("clearly less")},
                             LabQuestion::kUndecided,
                             tr("Not all puzzles are measured yet.")};
        const std::optional<double> blanks = agreement(Measure::blanks);
        const std::optional<double> sum = agreement(Measure::sumAtStart);
        if (!blanks || !sum || !m_collection.isComplete())
            return question;
        question.right = *sum > *blanks + kAlike ? 0 : *sum < *blanks - kAlike ? 2 : 1;
        question.answer =
            filled(tr("With %1: blank cells %2, the sum in one stage %3, D in two stages %4. These are %5; "
                      "another collection may say otherwise."),
                   nameOf(against()), agreementText(Measure::blanks), agreementText(Measure::sumAtStart),
                   agreementText(Measure::candidateSum), collectionText());
        return question;
    }

    /// Blank cells, the sum at the start, D.
    int moveCount() const override { return 2; }
    std::vector<LabLink> links() const override { return {{tr("Each point is a puzzle"), QLatin1String(kPoints)}}; }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const ChartScale chart = scaleIn(area.board, area.text, belowAt(static_cast<int>(std::floor(at))));
        return QLatin1String(nearest(chart, point, area.text * kReach) > 0 ? kPoints : "");
    }

    QString ownWords() const override { return tr("In your own words: what does it mean that two measures agree?"); }
    QString modelWords() const override {
        return tr("Both put the puzzles in nearly the same order: what one calls harder, the other mostly calls harder "
                  "as well. Their numbers need not be alike.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillAgreementSheet(sheet, model());
        return true;
    }

    QString moveText(int moves) const override {
        const Measure x = belowAt(moves);
        if (isQuestionOpen())
            return tr("%1 against %2").arg(nameOf(x), nameOf(against()));
        return tr("%1 against %2: rank correlation %3").arg(nameOf(x), nameOf(against()), agreementText(x));
    }

    std::vector<LabClaim> claims() const override {
        std::vector<LabClaim> claims;
        const std::size_t measured = m_collection.measured().size();
        const std::size_t shown = cloud(Measure::blanks).points.size();
        if (!m_fault.isEmpty())
            claims.push_back({m_fault, false});
        QString text = filled(tr("%1 of %2 puzzles measured"), measured, m_collection.count());
        if (shown < measured)
            text += tr("; %1 without a score, since the techniques of this program do not finish them, are left out")
                        .arg(measured - shown);
        if (m_passedOver > 0)
            text += tr("; %1 lines held no puzzle with one solution").arg(m_passedOver);
        claims.push_back({text, true});
        return claims;
    }

    std::optional<LabTurn> turn() const override;
    void clearTurn() override { m_pair = {}; }
    QString drawing() const override {
        return m_pair == Pair() ? QString() : QStringLiteral("%1,%2").arg(m_pair.first).arg(m_pair.second);
    }
    void setDrawing(const QString& text) override {
        const Pair pair{text.section(u',', 0, 0).toInt(), text.section(u',', 1).toInt()};
        const bool isOne = text.count(u',') == 1 && std::min(pair.first, pair.second) >= 0 &&
                           std::max(pair.first, pair.second) <= static_cast<int>(kMostOfAFile) && pair != Pair();
        if (isOne || text.isEmpty())
            m_pair = pair;
    }

    std::vector<LabControl> controls() override {
        const auto most = static_cast<int>(m_collection.measured().size());
        if (isYourTurn())
            return {numberControl("first", tr("Puzzles:"), 0, most, std::min(most, m_pair.first),
                                  [this](int number) { m_pair.first = number; }),
                    numberControl("second", tr("and", "between two numbers"), 0, most, std::min(most, m_pair.second),
                                  [this](int number) { m_pair.second = number; })
                        .joined()};
        std::vector<LabControl> controls{
            choiceControl("against", tr("Against:"), textsOf(kBeside, [this](Measure each) { return nameOf(each); }),
                          bound(m_beside)),
            buttonControl("spread", tr("22 to 44 clues"), [this] { useOwn(Collection::spread); }),
            buttonControl("samples", tr("The samples"), [this] { useOwn(Collection::samples); }).joined(),
            buttonControl("file", tr("A file of puzzles…"), [this] { askForFile(); }).joined(),
            numberControl("puzzle", tr("Puzzle:"), 0, most, m_picked, [this](int number) { m_picked = number; })};
        if (picked())
            controls.push_back(buttonControl("take", tr("Take it for all scenes"), [this] {
                                   lab().setPuzzle(picked()->puzzle.givens);
                               }).joined());
        return controls;
    }

    void prepare() override {
        if (m_collection.count() == 0)
            useOwn(Collection::spread);
    }

    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        const ChartScale chart = scaleIn(area.board, area.text, belowAt(static_cast<int>(moment())));
        if (!chart.area.adjusted(-area.text, -area.text, area.text, area.text).contains(from))
            return false;
        // A pair is clicked, not dragged.
        if (!isYourTurn())
            m_picked = nearest(chart, to, area.text * kReach);
        else if (const int number = nearest(chart, to, area.text * kReach); number > 0 && from == to)
            addToPair(number);
        return true;
    }

    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const Measure x = belowAt(static_cast<int>(std::floor(at)));
        const int near = nearest(scaleIn(area.board, area.text, x), point, area.text * kReach);
        if (near == 0)
            return {};
        const RatedPuzzle& puzzle = *puzzleOf(near);
        return filled(tr("Puzzle %1: %2 %3, %4 %5"), near, nameOf(x), valueText(puzzle, x), nameOf(against()),
                      valueText(puzzle, against()));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Measure x = belowAt(static_cast<int>(std::floor(at)));
        paintCloud(painter, area.board, look, x);
        Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
        sayLines(painter, stack, tr("Rank correlation with: %1").arg(nameOf(against())), look.text,
                 look.theme.mutedText);
        paintAgreements(painter, stack, look, x);
        sayLines(painter, stack, sentenceCase(collectionText()), look.text, look.theme.mutedText);
        if (picked() && look.leastText == 0 && !isYourTurn())
            paintPicked(painter, stack, look);
    }

    /// In the background; where the file holds no puzzle the collection before stays.
    void openFile(const QString& path) {
        m_fault.clear();
        m_readTask.start(
            [path = path.toStdString()](const std::stop_token& stop, const ProgressSink&) {
                return readCollection(path, kMostOfAFile, stop);
            },
            [this, name = QFileInfo(path).fileName()](const Result<PuzzleCollection>& found) {
                if (!found)
                    m_fault = errorSentence(found.error());
                else if (found->puzzles.empty())
                    m_fault = tr("“%1” holds no puzzle with one solution. The previous collection is kept.").arg(name);
                else {
                    usePuzzles(found->puzzles, name);
                    m_passedOver = found->passedOver;
                }
                Q_EMIT lab().changed();
            });
    }

private:
    /// Numbers of two puzzles, from 1; 0: not chosen yet.
    using Pair = std::pair<int, int>;
    Measure below() const { return belowAt(static_cast<int>(moment())); }
    /// Clicked again it goes; after two a new pair begins.
    void addToPair(int number) {
        if (number == m_pair.second)
            m_pair.second = 0;
        else if (number == m_pair.first)
            m_pair = {m_pair.second, 0};
        else if (m_pair.first == 0 || m_pair.second != 0)
            m_pair = {number, 0};
        else
            m_pair.second = number;
    }
    const RatedPuzzle* puzzleOf(int number) const {
        const std::vector<RatedPuzzle>& measured = m_collection.measured();
        return number > 0 && number <= static_cast<int>(measured.size())
                   ? &measured[static_cast<std::size_t>(number - 1)]
                   : nullptr;
    }
    /// "by HoDoKu's score puzzle 3 is the harder (250, the other 180)"
    QString orderText(Measure measure) const;
    void paintPair(QPainter& painter, const ChartScale& scale, const StageLook& look, Measure x) const;

    Measure against() const { return kBeside[m_beside]; }
    /// Spearman's, of the puzzles that are measured; nothing where it has no meaning.
    std::optional<double> agreement(Measure x) const { return cloud(x).correlation; }
    MeasuredCollection::Axes axes() const {
        return {.against = against(), .weights = model().weights, .secondStage = model().secondStage};
    }
    const MeasuredCollection::Cloud& cloud(Measure x) const { return m_collection.cloud(x, axes()); }

    /// What the program brings along, or a file.
    enum class Collection : std::uint8_t { spread, samples, file };

    void useOwn(Collection collection) {
        const std::vector<Grid>& puzzles = collection == Collection::spread ? spreadPuzzles() : samplePuzzles();
        usePuzzles({puzzles.begin(), puzzles.end()}, {});
        m_kind = collection;
    }

    /// What is shown, and of how many it tells.
    QString collectionText() const {
        const QString count = m_collection.isComplete()
                                  ? QString::number(m_collection.count())
                                  : filled(tr("%1 of %2"), m_collection.measured().size(), m_collection.count());
        switch (m_kind) {
        case Collection::spread:
            return tr("%1 puzzles of 22 to 44 clues, made by this program with no level asked for").arg(count);
        case Collection::samples: return tr("%1 of the program's samples, chosen by level and technique").arg(count);
        case Collection::file: break;
        }
        return filled(tr("%1 puzzles of %2"), count, m_file);
    }

    const RatedPuzzle* picked() const { return puzzleOf(m_picked); }
    /// Nothing where the measure has none, or the techniques do not finish the puzzle.
    std::optional<double> valueIn(const RatedPuzzle& puzzle, Measure measure) const {
        const std::optional<CollectionPoint> point = pointOf(puzzle, measure, axes());
        return point ? std::optional(point->x) : std::nullopt;
    }
    QString valueText(const RatedPuzzle& puzzle, Measure measure) const {
        if (measure == Measure::hardestTechnique)
            return puzzle.hodoku.hardest ? techniqueName(*puzzle.hodoku.hardest) : QStringLiteral("–");
        const std::optional<double> value = valueIn(puzzle, measure);
        return !value ? QStringLiteral("–") : number(*value, *value == std::floor(*value) ? 0 : 1);
    }
    QPointF placeOf(const ChartScale& chart, const CollectionPoint& point, Measure x) const {
        return chart.at(spread(x, point.x), spread(against(), point.y));
    }
    std::optional<QPointF> placeOf(const ChartScale& chart, const RatedPuzzle& puzzle, Measure x) const {
        const std::optional<CollectionPoint> point = pointOf(puzzle, x, axes());
        return point ? std::optional(placeOf(chart, *point, x)) : std::nullopt;
    }
    /// Its number from 1; 0: none so near.
    int nearest(const ChartScale& chart, const QPointF& point, double reach) const {
        int found = 0;
        double least = reach;
        const Measure x = belowAt(static_cast<int>(moment()));
        for (const CollectionPoint& each : cloud(x).points) {
            const QPointF at = placeOf(chart, each, x);
            if (const double distance = std::hypot(at.x() - point.x(), at.y() - point.y()); distance < least) {
                least = distance;
                found = each.number;
            }
        }
        return found;
    }

    void usePuzzles(const std::vector<Puzzle>& puzzles, const QString& name) {
        m_file = name;
        m_kind = Collection::file;
        m_picked = 0;
        m_collection.begin(puzzles);
        m_passedOver = 0;
        m_fault.clear();
        measureOn();
    }

    void askForFile() {
        auto* dialog = new QFileDialog(qobject_cast<QWidget*>(lab().parent()), tr("Open a file of puzzles"));
        dialog->setObjectName(QStringLiteral("collectionDialog"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        QObject::connect(&lab(), &QObject::destroyed, dialog, &QObject::deleteLater);
        QObject::connect(dialog, &QFileDialog::fileSelected, &lab(), [this](const QString& path) { openFile(path); });
        dialog->show();
    }

    void measureOn() {
        if (m_collection.isComplete())
            return;
        m_measureTask.start(
            [puzzles = m_collection.puzzles(), from = m_collection.measured().size()](const std::stop_token& stop,
                                                                                      const ProgressSink&) {
                std::vector<RatedPuzzle> done;
                QElapsedTimer timer;
                timer.start();
                for (std::size_t i = from; i < puzzles->size(); ++i) {
                    done.push_back(ratedPuzzle((*puzzles)[i], RatedWidth::leftOut, hodokuProfile(), stop));
                    if (timer.elapsed() > kBatchMilliseconds || stop.stop_requested())
                        break;
                }
                return done;
            },
            [this](std::vector<RatedPuzzle> done) {
                m_collection.add(std::move(done));
                measureOn();
                Q_EMIT lab().changed();
            });
    }

    QString nameOf(Measure measure) const {
        switch (measure) {
        case Measure::blanks: return tr("blank cells");
        case Measure::sumAtStart: return tr("sum in one stage");
        case Measure::candidateSum: return tr("D in two stages");
        case Measure::score: return tr("HoDoKu's score");
        case Measure::hardestTechnique: return tr("hardest technique");
        case Measure::effort: return tr("positions of a search");
        // Not offered here.
        case Measure::clues:
        case Measure::steps:
        case Measure::width: break;
        }
        return {};
    }

    QString agreementText(Measure x) const {
        const std::optional<double> value = agreement(x);
        return value ? number(*value, 2) : QStringLiteral("–");
    }

    void paintAgreements(QPainter& painter, Stack& stack, const StageLook& look, Measure x) const {
        const QRectF figure = stack.rest();
        // Where words cannot be smaller they stand above their bars.
        const bool isAbove = look.leastText > 0;
        const double pixels = isAbove ? look.text
                                      : fittingSize(textsOf(kBelow, [this](Measure each) { return nameOf(each); }),
                                                    figure.width() * 0.33, look.text);
        const double height = std::min(figure.height() / 5, look.text * 2.4);
        for (const Measure each : kBelow) {
            const bool isShown = each == x;
            const QFont::Weight weight = isShown ? QFont::DemiBold : QFont::Normal;
            if (isAbove)
                say(painter, stack.take(look.text * 1.3), Qt::AlignLeft | Qt::AlignVCenter, nameOf(each), pixels,
                    look.theme.text, weight);
            const QRectF rect = stack.take(isAbove ? look.text * 1.5 : height);
            const double left = rect.left() + rect.width() * (isAbove ? 0 : 0.38);
            const double width = rect.width() * (isAbove ? 0.7 : 0.44);
            if (!isAbove)
                say(painter, QRectF(rect.left(), rect.top(), rect.width() * 0.36, rect.height()),
                    Qt::AlignLeft | Qt::AlignVCenter, nameOf(each), pixels, look.theme.text, weight);
            const QRectF whole(left, rect.top() + rect.height() * 0.25, width, rect.height() * 0.5);
            painter.fillRect(whole, look.theme.panel);
            if (const std::optional<double> value = agreement(each); value && !isQuestionOpen())
                painter.fillRect(QRectF(whole.topLeft(), QSizeF(width * std::clamp(*value, 0.0, 1.0), whole.height())),
                                 isShown ? look.theme.accent : blend(look.theme.accent, look.theme.board, 0.45));
            say(painter, QRectF(left + width, rect.top(), rect.right() - left - width, rect.height()),
                Qt::AlignRight | Qt::AlignVCenter, unlessOpen(agreementText(each)), look.text * 1.15, look.theme.text,
                weight);
        }
    }

    /// What is known of the puzzle that was clicked.
    void paintPicked(QPainter& painter, Stack& stack, const StageLook& look) const {
        const double height = look.text * 1.5;
        stack.take(look.text * 0.5);
        const auto row = [&](const QString& name, const QString& value, QFont::Weight weight = QFont::Normal) {
            if (stack.rest().height() >= height)
                paintRow(painter, stack.take(height), name, value, look, weight);
        };
        row(tr("Puzzle %1").arg(m_picked), tr("%1 clues").arg(picked()->puzzle.givens.filledCount()), QFont::DemiBold);
        for (const Measure each : {Measure::candidateSum, Measure::score, Measure::hardestTechnique, Measure::effort})
            row(nameOf(each), valueText(*picked(), each));
    }

    ChartScale scaleIn(const QRectF& room, double text, Measure x) const {
        const MeasuredCollection::Cloud& points = cloud(x);
        ChartScale scale{chartArea(room, text)};
        scale.isWideX = isWide(x);
        scale.isWideY = isWide(against());
        const auto ends = [&points](const MeasuredCollection::Ends& of, Measure measure) {
            if (points.points.empty())
                return std::pair(0.0, 1.0);
            const double low = spread(measure, of.least);
            const double high = spread(measure, of.most);
            const double margin = std::max(1e-3, (high - low) * 0.05);
            return std::pair(low - margin, high + margin);
        };
        std::tie(scale.leastX, scale.mostX) = ends(points.x, x);
        std::tie(scale.leastY, scale.mostY) = ends(points.y, against());
        return scale;
    }

    void paintCloud(QPainter& painter, const QRectF& room, const StageLook& look, Measure x) const {
        const std::vector<CollectionPoint>& points = cloud(x).points;
        const ChartScale scale = scaleIn(room, look.text, x);
        paintAxes(painter, scale, nameOf(x), nameOf(against()), look);
        if (points.empty())
            return say(painter, scale.area, Qt::AlignCenter, tr("measuring …"), look.text, look.theme.mutedText);
        const bool areLit = look.lit == QLatin1String(kPoints);
        const double radius = std::max(2.0, look.text * (areLit ? 0.4 : 0.24));
        QColor dot = look.theme.accent;
        dot.setAlphaF(0.55F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(dot);
        for (const CollectionPoint& each : points)
            painter.drawEllipse(placeOf(scale, each, x), radius, radius);
        if (isYourTurn())
            paintPair(painter, scale, look, x);
        else if (picked())
            if (const auto at = placeOf(scale, *picked(), x)) {
                painter.setBrush(look.theme.text);
                painter.drawEllipse(*at, radius * 1.6, radius * 1.6);
            }
        const RatedPuzzle own{.puzzle = Puzzle(model().puzzle),
                              .census = facts().census,
                              .hodoku = facts().report.hodoku,
                              .effort = lab().slow() ? lab().slow()->effort : SearchEffort(),
                              .steps = static_cast<int>(facts().report.path.steps.size()),
                              .width = {}};
        const std::optional<QPointF> place = placeOf(scale, own, x);
        if (!place || (against() == Measure::effort && !lab().slow()))
            return;
        QPointF at = *place;
        at.setX(std::clamp(at.x(), scale.area.left(), scale.area.right()));
        at.setY(std::clamp(at.y(), scale.area.top(), scale.area.bottom()));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.theme.conflict, std::max(2.0, look.text / 6)));
        painter.drawEllipse(at, radius * 2.2, radius * 2.2);
        const double half = QFontMetricsF(boardFont(look.text, QFont::DemiBold)).horizontalAdvance(tr("yours")) * 0.6;
        const QRectF plate(at.x() - half, at.y() - look.text * 2.3, half * 2, look.text * 1.4);
        paintPlate(painter, plate, Qt::NoPen, look.theme.panel, look.text * 0.3);
        say(painter, plate, Qt::AlignCenter, tr("yours"), look.text, look.theme.text, QFont::DemiBold);
    }

    Task m_measureTask;
    Task m_readTask;
    MeasuredCollection m_collection;
    Collection m_kind = Collection::spread;
    /// Its name.
    QString m_file;
    /// The puzzle that was clicked, from 1; 0: none.
    int m_picked = 0;
    /// Why a file was not taken.
    QString m_fault;
    int m_passedOver = 0;
    /// Clicked in the turn.
    Pair m_pair;
    /// Index into kBeside.
    std::size_t m_beside = 0;
};

std::optional<LabTurn> AgreementScene::turn() const {
    if (m_collection.measured().size() < 2)
        return std::nullopt;
    LabTurn turn;
    turn.task = filled(tr("Click two points where the measures disagree: one puzzle is the harder by %1, the other by "
                          "%2."),
                       nameOf(below()), nameOf(against()));
    const RatedPuzzle* first = puzzleOf(m_pair.first);
    const RatedPuzzle* second = puzzleOf(m_pair.second);
    const auto isInChart = [&](const RatedPuzzle* puzzle) {
        return puzzle && valueIn(*puzzle, below()) && valueIn(*puzzle, against());
    };
    if (!isInChart(first) || !isInChart(second) || first == second)
        return turn;
    const auto sign = [&](Measure measure) {
        const double a = valueIn(*first, measure).value_or(0);
        const double b = valueIn(*second, measure).value_or(0);
        return a < b ? -1 : a > b ? 1 : 0;
    };
    const int both = sign(below()) * sign(against());
    turn.state = both < 0 ? LabTurn::State::done : LabTurn::State::mistake;
    turn.verdict = sentenceCase(orderText(below())) + QStringLiteral("; ") + orderText(against()) +
                   QStringLiteral(". ") +
                   (both < 0   ? tr("The line between them falls: the measures disagree about these two.")
                    : both > 0 ? tr("The line between them rises: the measures agree about these two.")
                               : tr("Where two puzzles are alike by a measure, it puts them in no order."));
    return turn;
}

QString AgreementScene::orderText(Measure measure) const {
    const RatedPuzzle& first = *puzzleOf(m_pair.first);
    const RatedPuzzle& second = *puzzleOf(m_pair.second);
    const double a = valueIn(first, measure).value_or(0);
    const double b = valueIn(second, measure).value_or(0);
    if (a == b)
        return filled(tr("by %1 both are alike (%2)"), nameOf(measure), valueText(first, measure));
    const RatedPuzzle& harder = a > b ? first : second;
    return filled(tr("by %1 puzzle %2 is the harder (%3, the other %4)"), nameOf(measure),
                  a > b ? m_pair.first : m_pair.second, valueText(harder, measure),
                  valueText(a > b ? second : first, measure));
}

void AgreementScene::paintPair(QPainter& painter, const ChartScale& scale, const StageLook& look, Measure x) const {
    std::vector<QPointF> points;
    for (const int number : {m_pair.first, m_pair.second})
        if (const RatedPuzzle* puzzle = puzzleOf(number))
            if (const auto at = placeOf(scale, *puzzle, x))
                points.push_back(*at);
    if (points.size() == 2) {
        const bool isRising = (points[0].x() - points[1].x()) * (points[0].y() - points[1].y()) < 0;
        painter.setPen(QPen(isRising ? look.theme.conflict : look.theme.text, std::max(2.0, look.text / 6),
                            isRising ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(points[0], points[1]);
    }
    painter.setPen(QPen(look.theme.board, 1.5));
    painter.setBrush(look.theme.text);
    for (const QPointF& at : points)
        painter.drawEllipse(at, look.text * 0.4, look.text * 0.4);
}

}  // namespace

std::unique_ptr<LabScene> makeAgreementScene(DifficultyLab& lab) { return std::make_unique<AgreementScene>(lab); }

}  // namespace nonet::difficulty
