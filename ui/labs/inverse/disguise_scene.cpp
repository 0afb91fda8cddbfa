// Scene 8: the same puzzle in disguise.
#include "core/canonical/canonical_form.h"
#include "core/play/transform_game.h"
#include "core/rating/rating.h"
#include "core/solvers/search/search.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/text/technique_text.h"

#include <QPainter>

#include <cmath>
#include <deque>

namespace nonet::inverse_lab {

namespace {

constexpr int kChute = 3;

/// Two of three, the first smaller.
std::pair<int, int> twoOfThree(RandomSource& random) {
    const int left = static_cast<int>(random.below(kChute));
    return {left == 0 ? 1 : 0, left == 2 ? 1 : 2};
}

ClassicTransform swapped(SwapKind kind, RandomSource& random) {
    const auto [first, second] = twoOfThree(random);
    const int chute =
        kind == SwapKind::rows || kind == SwapKind::columns ? kChute * static_cast<int>(random.below(kChute)) : 0;
    return *swapOf(kind, chute + first, chute + second);
}

/// Of one disguise.
struct Measures {
    ClassicDigits clues;
    std::uint64_t solutions = 0;
    CandidateDifficulty difficulty;
    HodokuRating hodoku;
    ClassicDigits form;
};

Measures measure(const ClassicDigits& clues) {
    const Puzzle puzzle(clues.toGrid());
    const RatingReport report = rate(puzzle);
    return {clues, search(puzzle).count, candidateDifficulty(puzzle), report.hodoku, canonicalForm(clues).form};
}

/// The text's equivalences, one after the other; what does not change is checked after each.
class DisguiseScene final : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::DisguiseScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("The same puzzle in disguise"); }

    QStringList sentences() const override {
        return {tr("Rename the digits, let rows of a band or columns of a stack change places, then whole bands and "
                   "stacks, and turn rows into columns."),
                tr("The board looks like another one; yet it has as many solutions and the same sum of candidates "
                   "D, and the same techniques solve it."),
                tr("A collection may hold such twins: their smallest form, of all disguises, is the same.")};
    }

    LabQuestion question() const override {
        return {.text = tr("In how many ways can rows and columns change places, without the digits?"),
                .choices = {number(1296), number(kGeometricMaps), number(362880)},
                .right = 1,
                .answer = tr("%1: 6 orders of bands, 6 of the rows in each of three bands, the same for columns, and "
                             "twice that with rows turned into columns.")
                              .arg(number(kGeometricMaps))};
    }

    /// Digits, rows, columns, bands, stacks, transposition.
    int moveCount() const override { return kChanges; }

    QString moveText(int moves) const override {
        switch (moves) {
        case 1: return tr("The digits get other names.");
        case 2: return tr("Two rows of a band change places.");
        case 3: return tr("Two columns of a stack change places.");
        case 4: return tr("Two bands change places.");
        case 5: return tr("Two stacks change places.");
        case 6: return tr("Rows become columns.");
        default: return tr("The puzzle as it was.");
        }
    }

    std::vector<LabClaim> claims() const override {
        const int moves = static_cast<int>(std::floor(moment()));
        const Measures& before = measures(0);
        const Measures& now = measures(moves);
        return {{tr("Solutions: %1, as before").arg(now.solutions), now.solutions == before.solutions},
                {tr("Sum of candidates D: %1, as before").arg(number(now.difficulty.total())),
                 std::abs(now.difficulty.total() - before.difficulty.total()) < 1e-6},
                {tr("The smallest form is the same"), now.form == before.form}};
    }

    std::vector<LabControl> controls() override { return {seedControl(lab())}; }
    std::optional<Puzzle> puzzle() const override {
        return Puzzle(measures(static_cast<int>(std::floor(moment()))).clues.toGrid());
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = static_cast<int>(std::floor(at));
        const Measures& before = measures(0);
        const Measures& now = measures(moves);
        paintClues(painter, area.board, now.clues, look);
        const QRectF& figure = area.figure;
        const double height = std::min(figure.height() / 8, look.text * 2.2);
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        paintHeading(painter, stack, moveText(moves), look);
        paintTableRow(painter, stack.take(height), {QString(), tr("before"), tr("now")}, look, QFont::DemiBold);
        const auto row = [&](const QString& name, const auto& text) {
            paintTableRow(painter, stack.take(height), {name, text(before), text(now)}, look);
        };
        row(tr("clues"), [](const Measures& each) { return QString::number(each.clues.filledCount()); });
        row(tr("solutions"), [](const Measures& each) { return QString::number(each.solutions); });
        row(tr("D"), [](const Measures& each) { return number(each.difficulty.total()); });
        row(tr("score"), [](const Measures& each) { return QString::number(each.hodoku.score); });
        const auto hardest = [](const Measures& each) {
            return each.hodoku.hardest ? techniqueName(*each.hodoku.hardest) : QStringLiteral("–");
        };
        if (!isNarrow(figure, look))
            row(tr("hardest technique"), hardest);
        else
            stack.take(sayLines(painter, stack.rest(),
                                hardest(before) == hardest(now)
                                    ? tr("hardest: %1").arg(hardest(now))
                                    : tr("hardest: %1, now %2").arg(hardest(before), hardest(now)),
                                look.text, look.theme.mutedText));
        if (now.hodoku.score != before.hodoku.score)
            sayLines(painter, stack.rest(),
                     tr("The score follows one path; where several steps are open, their order may differ."), look.text,
                     look.theme.mutedText);
    }

private:
    static constexpr int kChanges = 6;

    /// After so many changes.
    const Measures& measures(int moves) const {
        const std::pair key(model().clues, model().seed);
        if (m_of != key) {
            m_of = key;
            m_measures = {measure(model().clues)};
        }
        while (static_cast<int>(m_measures.size()) <= moves)
            m_measures.push_back(measure(apply(change(static_cast<int>(m_measures.size())), m_measures.back().clues)));
        return m_measures[static_cast<std::size_t>(moves)];
    }

    ClassicTransform change(int move) const {
        RandomSource random = RandomSource::forPiece(model().seed, static_cast<std::uint64_t>(move));
        switch (move) {
        case 1: {
            ClassicTransform labels;
            std::array<std::uint8_t, 9> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
            random.shuffle(names);
            std::copy(names.begin(), names.end(), labels.labels.begin() + 1);
            return labels;
        }
        case 2: return swapped(SwapKind::rows, random);
        case 3: return swapped(SwapKind::columns, random);
        case 4: return swapped(SwapKind::bands, random);
        case 5: return swapped(SwapKind::stacks, random);
        default: return transposition();
        }
    }

    mutable std::optional<std::pair<ClassicDigits, std::uint64_t>> m_of;
    /// A deque: what measures() handed out stays where it is.
    mutable std::deque<Measures> m_measures;
};

}  // namespace

std::unique_ptr<LabScene> makeDisguiseScene(InverseLab& lab) { return std::make_unique<DisguiseScene>(lab); }

}  // namespace nonet::inverse_lab
