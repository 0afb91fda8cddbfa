// Scene 10: what 'guess-free' means, and how permutations are made.
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/minigrid/generator_films.h"
#include "ui/labs/minigrid/minigrid_scene.h"

#include <QPainter>

#include <numeric>

namespace nonet::minigrid {

namespace {

constexpr std::uint64_t kBudget = 300'000;
constexpr int kLeastSize = 3;
constexpr int kMostSeeds = 999;

std::uint64_t sumOf(const std::vector<std::uint64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

class GuessScene final : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GuessScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("'Guess-free'?"); }

    QStringList sentences() const override {
        return {tr("'Guess-free' means that no digit of a cell is guessed; but a box's permutation is tried and taken "
                   "back where it fails, which is a guess of a larger piece."),
                tr("Only where pruning leaves one permutation a box was nothing guessed; and solvers that reason "
                   "without guesses were there before, though the text says that all of them guess."),
                tr("Beside it: how permutations are made, by five ways that the text reviews.")};
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

    int moveCount() const override { return film().moveCount(); }
    QString moveText(int moves) const override { return film().moveText(moves); }

    std::vector<LabClaim> claims() const override {
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
        if (!film().result().empty()) {
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
            films.append(generatorName(static_cast<GeneratorKind>(i)));
        const auto anew = [this](auto set) {
            return [this, set](int value) {
                set(value);
                m_film.reset();
                return 0;
            };
        };
        const int most = film().isTree() ? GeneratorFilm::kLargestTree : GeneratorFilm::kLargestList;
        std::vector<LabControl> controls{
            choiceControl("film", tr("Film:"), films, static_cast<int>(m_kind),
                          anew([this](int kind) { m_kind = static_cast<GeneratorKind>(kind); })),
            numberControl("size", tr("Numbers:"), kLeastSize, most, size(), anew([this](int count) { m_size = count; }))
                .joined()};
        if (!film().isTree())
            controls.push_back(numberControl("seed", tr("Dice no.:"), 1, kMostSeeds, m_seed,
                                             anew([this](int seed) { m_seed = seed; })));
        return controls;
    }

    void inputReshaped() override { m_runs.reset(); }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        film().paint(painter, area.board, look, at);
        const Theme& theme = look.theme;
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
            if (at < moveCount())
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
    struct Runs {
        TreeOutcome trees;
        PathOutcome path;
        SignatureOutcome signatures;
    };

    const Runs& runs() const {
        if (!m_runs) {
            MinigridLimits limits;
            limits.budget = kBudget;
            Runs runs;
            runs.trees = solveByTrees(model().puzzle, limits);
            runs.path = solveByPath(model().puzzle, boxOrder(Geometry(), BoxPath::zigzagRow), limits);
            runs.signatures = solveBySignatures(model().puzzle, limits);
            m_runs = std::move(runs);
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
