// Scene 10: what 'guess-free' means, and how permutations are made.
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/permutation_generators.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/minigrid/minigrid_scene.h"

#include <QPainter>

#include <cmath>
#include <numeric>

namespace nonet::minigrid {

namespace {

constexpr std::uint64_t kBudget = 300'000;
constexpr int kLeastSize = 3;
constexpr int kMostSeeds = 999;

std::uint64_t sumOf(const std::vector<std::uint64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

enum class GeneratorKind : std::uint8_t { naive, fisherYates, durstenfeld, arnow, latif };
constexpr int kGeneratorKinds = 5;

/// Until each of so many numbers has come once: k draws in k - i for the next when i have come.
double expectedDraws(int numbers) {
    double draws = 0;
    for (int left = 1; left <= numbers; ++left)
        draws += static_cast<double>(numbers) / left;
    return draws;
}

QString textOf(const Elements& elements) {
    QString text;
    for (const int element : elements)
        text += QString::number(element);
    return text;
}

CellFace tile(const Theme& theme, const QString& text, bool isFinal) {
    return {.text = text, .fill = isFinal ? blend(theme.accent, theme.board, 0.22) : theme.board};
}

void paintTile(QPainter& painter, const QRectF& rect, const CellFace& face, const Theme& theme) {
    paintCell(painter, rect, face, theme);
    paintOutline(painter, rect, QPen(theme.boxLine, 1.5));
}

/// One run, every step of it.
class GeneratorFilm {
    Q_DECLARE_TR_FUNCTIONS(GeneratorFilm)

public:
    GeneratorFilm(GeneratorKind kind, int size, std::uint64_t seed) : m_kind(kind), m_size(size) {
        const RandomSource random(seed);
        if (kind == GeneratorKind::naive) {
            NaiveRandomPermutation run(size, random);
            while (const auto step = run.next())
                m_naive.push_back({*step, run.list()});
            m_result = run.list();
        } else if (kind == GeneratorKind::fisherYates) {
            FisherYatesShuffle run(size, random);
            while (const auto step = run.next())
                m_strikes.push_back({*step, run.struck(), run.list()});
            m_result = run.list();
        } else if (kind == GeneratorKind::durstenfeld) {
            DurstenfeldShuffle run(size, random);
            while (const auto step = run.next())
                m_swaps.push_back({*step, run.elements()});
            m_result = run.elements();
        } else if (kind == GeneratorKind::arnow) {
            ArnowTree run(size);
            while (auto vertex = run.next())
                m_vertices.push_back(std::move(*vertex));
        } else {
            LatifTree run(size);
            while (auto vertex = run.next())
                m_vertices.push_back(std::move(*vertex));
        }
    }

    static QString nameOf(GeneratorKind kind) {
        switch (kind) {
        case GeneratorKind::naive: return tr("draw and draw again");
        case GeneratorKind::fisherYates: return tr("Fisher–Yates");
        case GeneratorKind::durstenfeld: return tr("Durstenfeld");
        case GeneratorKind::arnow: return tr("Arnow's tree");
        case GeneratorKind::latif: break;
        }
        return tr("Latif's tree");
    }

    int size() const { return m_size; }
    bool isTree() const { return m_kind >= GeneratorKind::arnow; }
    int moveCount() const {
        return isTree() ? levels() : static_cast<int>(m_naive.size() + m_strikes.size() + m_swaps.size());
    }

    QString moveText(int moves) const {
        const auto last = static_cast<std::size_t>(moves - 1);
        switch (m_kind) {
        case GeneratorKind::naive: {
            if (moves == 0)
                return tr("A number from 1 to %1 is drawn; one that is in the list already is drawn again.")
                    .arg(m_size);
            const auto& step = m_naive[last].step;
            const QString text = step.isRepeat ? filled(tr("Draw %1: %2 is in the list already."), moves, step.trial)
                                               : filled(tr("Draw %1: %2 is new."), moves, step.trial);
            if (moves < moveCount())
                return text;
            return filled(tr("%1 draws for %2 numbers; %3 are expected on average, each compared with the list."),
                          moves, m_size, number(expectedDraws(m_size)));
        }
        case GeneratorKind::fisherYates:
            if (moves == 0)
                return tr("The numbers stand in a row. One of those not struck out is struck, at random.");
            return filled(
                tr("%1 is rolled: the number at that place among those left, %2, is struck and written down."),
                m_strikes[last].step.roll, m_strikes[last].step.struck);
        case GeneratorKind::durstenfeld: {
            if (moves == 0)
                return tr("The same without a second list: each place takes one of the numbers from there on.");
            const auto& step = m_swaps[last].step;
            return step.place == step.with
                       ? tr("Place %1 keeps what it has.").arg(step.place + 1)
                       : filled(tr("Place %1 changes with place %2."), step.place + 1, step.with + 1);
        }
        case GeneratorKind::arnow:
            return moves == 0 ? tr("The root is the permutation of one element.")
                              : tr("%1 goes into each gap of each permutation before.").arg(moves + 1);
        case GeneratorKind::latif: break;
        }
        return moves == 0
                   ? tr("Nothing is chosen yet; each edge will choose one element.")
                   : filled(tr("Choice %1: each vertex has %2 elements left. With cuts, this is the tree of a box."),
                            moves, m_size - moves + 1);
    }

    /// The permutation that came out; of a tree, empty.
    const Elements& result() const { return m_result; }

    void paint(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        Stack stack(area.adjusted(0, look.text * 0.4, 0, 0));
        say(painter, stack.take(look.text * 2.2), Qt::AlignLeft | Qt::AlignVCenter, nameOf(m_kind), look.text * 1.3,
            look.theme.text, QFont::DemiBold);
        const QRectF room = stack.rest();
        const int moves = static_cast<int>(std::floor(at + 1e-9));
        switch (m_kind) {
        case GeneratorKind::naive: return paintNaive(painter, room, look, moves);
        case GeneratorKind::fisherYates: return paintStrikes(painter, room, look, moves);
        case GeneratorKind::durstenfeld: return paintSwaps(painter, room, look, at);
        case GeneratorKind::arnow:
        case GeneratorKind::latif: return paintTree(painter, room, look, at);
        }
    }

    /// Trees of more elements have too many leaves to be read.
    static constexpr int kLargestTree = 4;
    static constexpr int kLargestList = 9;

private:
    struct NaiveMoment {
        NaiveRandomPermutation::Step step;
        Elements list;
    };
    struct StrikeMoment {
        FisherYatesShuffle::Step step;
        std::vector<bool> struck;
        Elements list;
    };
    struct SwapMoment {
        DurstenfeldShuffle::Step step;
        Elements elements;
    };
    int levels() const { return m_kind == GeneratorKind::arnow ? m_size - 1 : m_size; }

    /// The list so far, with empty places for what is to come.
    void paintRow(QPainter& painter, const QRectF& area, const StageLook& look, const Elements& elements) const {
        const CellField field = cellField(area, 1, m_size, Qt::AlignLeft | Qt::AlignTop);
        for (int i = 0; i < m_size; ++i) {
            const bool isThere = i < static_cast<int>(elements.size());
            paintTile(
                painter, field.cell(0, i),
                tile(look.theme, isThere ? QString::number(elements[static_cast<std::size_t>(i)]) : QString(), isThere),
                look.theme);
        }
    }

    void paintNaive(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const double height = std::min(area.height() * 0.22, area.width() / m_size);
        Stack stack(area);
        paintRow(painter, stack.take(height), look,
                 moves > 0 ? m_naive[static_cast<std::size_t>(moves - 1)].list : Elements());
        stack.take(look.text);
        say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter,
            tr("Draws; crossed out: drawn before"), look.text, look.theme.mutedText);
        constexpr int kInRow = 12;
        const double side = area.width() / kInRow;
        const QRectF rest = stack.rest();
        for (int i = 0; i < moves; ++i) {
            const int row = i / kInRow;
            const QRectF rect(rest.left() + i % kInRow * side, rest.top() + row * side, side * 0.92, side * 0.92);
            const auto& step = m_naive[static_cast<std::size_t>(i)].step;
            CellFace face = tile(look.theme, QString::number(step.trial), !step.isRepeat);
            face.leastText = look.leastText;
            if (step.isRepeat)
                face.ink = look.theme.mutedText;
            paintTile(painter, rect, face, look.theme);
            if (!step.isRepeat)
                continue;
            painter.setPen(QPen(look.theme.conflict, 2.5));
            painter.drawLine(rect.topLeft(), rect.bottomRight());
        }
    }

    void paintStrikes(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        const double height = std::min(area.height() * 0.22, area.width() / m_size);
        Stack stack(area);
        say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter, tr("Scratch"), look.text,
            look.theme.mutedText);
        const CellField field = cellField(stack.take(height), 1, m_size, Qt::AlignLeft | Qt::AlignTop);
        for (int i = 0; i < m_size; ++i) {
            const bool isStruck =
                moves > 0 && m_strikes[static_cast<std::size_t>(moves - 1)].struck[static_cast<std::size_t>(i)];
            CellFace face = tile(look.theme, QString::number(i + 1), false);
            if (isStruck)
                face.ink = look.theme.mutedText;
            paintTile(painter, field.cell(0, i), face, look.theme);
            if (!isStruck)
                continue;
            painter.setPen(QPen(look.theme.conflict, 3));
            painter.drawLine(field.cell(0, i).topLeft(), field.cell(0, i).bottomRight());
        }
        stack.take(look.text);
        say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter, tr("Written down"), look.text,
            look.theme.mutedText);
        paintRow(painter, stack.take(height), look,
                 moves > 0 ? m_strikes[static_cast<std::size_t>(moves - 1)].list : Elements());
    }

    void paintSwaps(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const int moves = static_cast<int>(std::floor(at + 1e-9));
        Elements elements(static_cast<std::size_t>(m_size));
        std::iota(elements.begin(), elements.end(), 1);
        if (moves > 0)
            elements = m_swaps[static_cast<std::size_t>(moves - 1)].elements;
        const double height = std::min(area.height() * 0.4, area.width() / m_size);
        const CellField field =
            cellField(QRectF(area.left(), area.center().y() - height, area.width(), height), 1, m_size, Qt::AlignLeft);
        const double part = at - std::floor(at);
        const bool isMoving = part > 0 && moves < moveCount();
        const auto step = isMoving ? m_swaps[static_cast<std::size_t>(moves)].step : DurstenfeldShuffle::Step();
        const int final = moves == moveCount() ? m_size : moves;
        for (int i = 0; i < m_size; ++i) {
            double column = i;
            double row = 0;
            if (isMoving && (i == step.place || i == step.with) && step.place != step.with) {
                const int to = i == step.place ? step.with : step.place;
                column = i + (to - i) * part;
                row = std::sin(part * M_PI) * (i == step.place ? -0.8 : 0.8);
            }
            paintTile(painter, field.cell(row, column),
                      tile(look.theme, QString::number(elements[static_cast<std::size_t>(i)]), i < final), look.theme);
        }
        say(painter, QRectF(area.left(), field.area.bottom() + look.text * 2, area.width(), look.text * 1.8),
            Qt::AlignLeft | Qt::AlignVCenter, tr("Tinted places are final"), look.text, look.theme.mutedText);
    }

    void paintTree(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const Theme& theme = look.theme;
        const int base = m_vertices.front().level;
        // Leaves side by side; what they grow from stands over their middle.
        std::vector<double> place(m_vertices.size());
        std::vector<int> parent(m_vertices.size(), -1);
        std::vector<std::size_t> open;
        double leaves = 0;
        for (std::size_t i = 0; i < m_vertices.size(); ++i) {
            const auto level = static_cast<std::size_t>(m_vertices[i].level - base);
            open.resize(level);
            if (!open.empty())
                parent[i] = static_cast<int>(open.back());
            open.push_back(i);
            if (static_cast<int>(level) == levels())
                place[i] = leaves++;
        }
        std::vector<double> sum(m_vertices.size());
        std::vector<double> count(m_vertices.size());
        for (std::size_t i = m_vertices.size(); i-- > 0;) {
            if (count[i] > 0)
                place[i] = sum[i] / count[i];
            if (parent[i] >= 0) {
                sum[static_cast<std::size_t>(parent[i])] += place[i];
                count[static_cast<std::size_t>(parent[i])] += 1;
            }
        }
        const double rowHeight = area.height() / (levels() + 1);
        const double width = area.width() / leaves;
        const auto where = [&](std::size_t i) {
            return QPointF(area.left() + (place[i] + 0.5) * width,
                           area.top() + (m_vertices[i].level - base + 0.5) * rowHeight);
        };
        const auto shownAt = [&](std::size_t i) { return std::clamp(at - (m_vertices[i].level - base) + 1, 0.0, 1.0); };
        for (std::size_t i = 1; i < m_vertices.size(); ++i) {
            if (shownAt(i) <= 0)
                continue;
            const QPointF from = where(static_cast<std::size_t>(parent[i]));
            painter.setPen(QPen(blend(theme.accent, theme.board, 0.6), std::max(1.2, look.text / 11)));
            painter.drawLine(from, from + (where(i) - from) * shownAt(i));
        }
        for (std::size_t i = 0; i < m_vertices.size(); ++i) {
            if (shownAt(i) < 1)
                continue;
            const QString text =
                m_vertices[i].permutation.empty() ? QStringLiteral("–") : textOf(m_vertices[i].permutation);
            const double room = i == 0 || m_vertices[i].level - base < levels() ? look.text * 4 : width * 0.94;
            // Large letters stand one over the other where leaves are narrow.
            const bool isTurned = look.leastText > 0 && room < look.leastText * (0.7 * m_size + 0.3);
            const QSizeF size = isTurned ? QSizeF(room, std::min(rowHeight, look.leastText * (1.15 * m_size + 0.3)))
                                         : QSizeF(std::min(room, look.text * (0.9 * m_size + 0.6)), look.text * 1.7);
            const QRectF box(where(i) - QPointF(size.width() / 2, size.height() / 2), size);
            paintPlate(painter, box, QPen(theme.accent, 1.2),
                       m_vertices[i].level - base == levels() ? blend(theme.accent, theme.board, 0.2) : theme.board);
            if (!isTurned) {
                say(painter, box.adjusted(1, 0, -1, 0), Qt::AlignCenter, text, look.text, theme.text);
                continue;
            }
            const double line = (box.height() - 2) / static_cast<double>(text.size());
            for (qsizetype k = 0; k < text.size(); ++k)
                sayLegibly(painter,
                           QRectF(box.left(), box.top() + 1 + static_cast<double>(k) * line, box.width(), line),
                           Qt::AlignCenter, text.mid(k, 1), look, theme.text);
        }
    }

    GeneratorKind m_kind;
    int m_size;
    std::vector<NaiveMoment> m_naive;
    std::vector<StrikeMoment> m_strikes;
    std::vector<SwapMoment> m_swaps;
    std::vector<GeneratorVertex> m_vertices;
    Elements m_result;
};

class GuessScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GuessScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("'Guess-free'?"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        return {tr("'Guess-free' means here that no digit of a cell is guessed; but a permutation of a box is tried, "
                   "and taken back where it fails: a guess of a larger piece."),
                tr("Nothing is guessed only where pruning alone leaves one permutation a box."),
                tr("Another topic stands at the left: five ways to make permutations. Choose one, and let it run.")};
    }

    std::vector<LabLink> links() const override {
        return {{tr("a permutation of a box is tried, and taken back"), QLatin1String(kTable)},
                {tr("five ways to make permutations"), QLatin1String(kFilm)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        return area.figure.contains(point)  ? QLatin1String(kTable)
               : area.board.contains(point) ? QLatin1String(kFilm)
                                            : QString();
    }
    bool fillWorksheet(WorksheetPage& page) const override {
        guessSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return tr("Is it a guess to try a whole permutation and take it back? Say why, or why not.");
    }
    QString modelWords() const override {
        return tr("It is: when the permutation is taken, nothing tells yet that it is right, and only a dead end shows "
                  "that it was not. The guess is of a whole box instead of one digit.");
    }

    PaperNotes paperNotes() const override {
        return {
            tr("chapter 3 and section 3.2"),
            {tr("It says that all earlier solvers guess; there were some that reason without guesses."),
             tr("Draw and draw again takes k · (1 + 1/2 + … + 1/k) draws on average, each compared with the list: more "
                "than the k² that it gives.")}};
    }

    LabQuestion question() const override {
        const std::uint64_t backs = sumOf(runs().trees.backs);
        return LabQuestion::among(
            tr("How often did version 3.1 have to go back on this puzzle, within %1 steps?").arg(number(kBudget)),
            number(backs), {number(backs / 12 + 1), number(backs * 3 + 2), number(0)},
            backs == 0 ? tr("Never: nothing that it took had to be taken back.")
                       : tr("%1 times a box was left without a permutation, and an earlier choice was taken back.")
                             .arg(number(backs)));
    }

    std::uint64_t mostVertices() const override { return kMostAtOnce; }
    int moveCount() const override { return film().moveCount(); }
    QString moveText(int moves) const override { return film().moveText(moves); }

    std::vector<LabClaim> claims() const override {
        if (isQuestionOpen())
            return {};
        const Runs& found = runs();
        std::vector<LabClaim> claims;
        if (!found.signatures.isDecided())
            claims.push_back({tr("Version 4.2 did not decide within %1 steps").arg(number(kBudget)), true});
        else if (found.signatures.tried == 0)
            claims.push_back({tr("Pruning alone decided this puzzle: version 4.2 tried no permutation"),
                              found.signatures.isDecidedByPruning()});
        else
            claims.push_back({tr("Pruning did not suffice: version 4.2 tried permutations, %1 of them")
                                  .arg(number(found.signatures.tried)),
                              !found.signatures.isDecidedByPruning()});
        if (isAtEnd() && !film().result().empty()) {
            Elements sorted = film().result();
            std::sort(sorted.begin(), sorted.end());
            bool isWhole = static_cast<int>(sorted.size()) == film().size();
            for (std::size_t i = 0; i < sorted.size(); ++i)
                isWhole = isWhole && sorted[i] == static_cast<int>(i) + 1;
            claims.push_back({tr("What the film ends with has each number once"), isWhole});
        }
        return claims;
    }

    std::vector<LabControl> controls() override {
        QStringList films;
        for (int i = 0; i < kGeneratorKinds; ++i)
            films.append(GeneratorFilm::nameOf(static_cast<GeneratorKind>(i)));
        const auto anew = [this] {
            m_film.reset();
            return 0;
        };
        const int most = film().isTree() ? GeneratorFilm::kLargestTree : GeneratorFilm::kLargestList;
        std::vector<LabControl> controls{
            choiceControl("film", tr("Film:"), films, bound(m_kind, anew)),
            numberControl("size", tr("Numbers:"), kLeastSize, most, {size(), bound(m_size, anew).take}).joined()};
        if (!film().isTree())
            controls.push_back(numberControl("seed", tr("Dice no.:"), 1, kMostSeeds, bound(m_seed, anew)));
        return controls;
    }

    void inputReshaped() override { m_runs.reset(); }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Theme& theme = look.theme;
        const QColor lit = blend(theme.role(ShapeRole::defining).fill, theme.board, 0.4);
        if (look.lit == QLatin1String(kTable))
            painter.fillRect(area.figure, lit);
        paintFilm(painter, area.board, look, at);
        const Runs& found = runs();
        Stack stack(area.figure);
        const double height = std::min(area.figure.height() / 5.2, look.text * 2.4);
        const double text = std::max(look.leastText, std::min(look.text, height * 0.6));
        const auto row = [&](const QString& version, const QString& what, const QString& count, bool isHead) {
            const QRectF rect = stack.take(height);
            const QColor ink = isHead ? theme.mutedText : theme.text;
            const double first = rect.width() * (isSlide(look) ? 0.36 : 0.2);
            say(painter, QRectF(rect.left(), rect.top(), first, height), Qt::AlignLeft | Qt::AlignVCenter, version,
                text, ink, isHead ? QFont::Normal : QFont::DemiBold);
            // Large letters have no room for it; the sentences say it.
            if (!isSlide(look))
                say(painter, QRectF(rect.left() + rect.width() * 0.22, rect.top(), rect.width() * 0.5, height),
                    Qt::AlignLeft | Qt::AlignVCenter, what, text, ink);
            const double last = rect.width() * (isSlide(look) ? 0.6 : 0.26);
            say(painter, QRectF(rect.right() - last, rect.top(), last, height), Qt::AlignRight | Qt::AlignVCenter,
                count, text, ink, isHead ? QFont::Normal : QFont::DemiBold);
            painter.setPen(QPen(theme.panelBorder, 1));
            painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        };
        const auto counted = [&](const MinigridOutcome& outcome, std::uint64_t count) {
            if (isQuestionOpen())
                return QStringLiteral("?");
            return outcome.isDecided() ? number(count) : tr("%1 …").arg(number(count));
        };
        row(tr("Version"), tr("what it takes back, on this puzzle"), tr("how often"), true);
        row(QStringLiteral("3.1"), tr("permutations of a box"), counted(found.trees, sumOf(found.trees.backs)), false);
        row(QStringLiteral("3.2"), tr("permutations of a box"), counted(found.path, sumOf(found.path.backs)), false);
        row(QStringLiteral("4.2"), tr("permutations tried after pruning"),
            counted(found.signatures, found.signatures.tried), false);
    }

private:
    /// The other topic, on a plate of its own.
    void paintFilm(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        if (isSlide(look))
            return film().paint(painter, area, look, at);
        const Theme& theme = look.theme;
        const bool isLit = look.lit == QLatin1String(kFilm);
        const QRectF plate = area.adjusted(1, 2, -1, -8);
        paintPlate(painter, plate, QPen(isLit ? theme.accent : theme.panelBorder, isLit ? 2.5 : 1), theme.panel);
        Stack stack(plate.adjusted(look.text * 1.4, look.text * 0.8, -look.text * 1.4, -look.text));
        say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter,
            tr("Another topic: how permutations are made"), look.text, theme.mutedText);
        film().paint(painter, stack.rest(), look, at);
    }

    static constexpr const char* kTable = "table";
    static constexpr const char* kFilm = "film";

    struct Runs {
        TreeOutcome trees;
        PathOutcome path;
        SignatureOutcome signatures;
    };

    const Runs& runs() const {
        if (!m_runs) {
            const MinigridLimits limits{.budget = kBudget};
            m_runs = {solveByTrees(model().puzzle, limits),
                      solveByPath(model().puzzle, boxOrder(geometry(), BoxPath::zigzagRow), limits),
                      solveBySignatures(model().puzzle, limits)};
        }
        return *m_runs;
    }

    const GeneratorFilm& film() const {
        if (!m_film)
            m_film = std::make_unique<GeneratorFilm>(m_kind, size(), static_cast<std::uint64_t>(m_seed));
        return *m_film;
    }
    int size() const {
        return std::min(m_size,
                        m_kind >= GeneratorKind::arnow ? GeneratorFilm::kLargestTree : GeneratorFilm::kLargestList);
    }
    GeneratorKind m_kind = GeneratorKind::naive;
    int m_size = 5;
    int m_seed = 1;
    mutable std::optional<Runs> m_runs;
    mutable std::unique_ptr<GeneratorFilm> m_film;
};

}  // namespace

std::unique_ptr<LabScene> makeGuessScene(MinigridLab& lab) { return std::make_unique<GuessScene>(lab); }

}  // namespace nonet::minigrid
