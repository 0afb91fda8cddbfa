#include "core/solvers/minigrid/pruning_film.h"

#include "core/solvers/minigrid/signature_nodes.h"

#include <algorithm>

namespace nonet {

namespace {

using Numbers = std::vector<std::vector<std::uint32_t>>;

/// Some 2 ms of comparisons.
constexpr std::uint32_t kComparisonsAPoll = 1 << 18;

bool isEmptied(const Numbers& left) {
    return std::ranges::any_of(left, [](const auto& box) { return box.empty(); });
}
bool isSingle(const Numbers& left) {
    return std::ranges::all_of(left, [](const auto& box) { return box.size() == 1; });
}

class FilmMaker {
public:
    FilmMaker(const Puzzle& puzzle, PruningScope scope, std::uint64_t limit, std::stop_token stop)
        : m_geometry(puzzle.geometry()), m_scope(scope), m_meter(~std::uint64_t{0}, std::move(stop), kComparisonsAPoll),
          m_nodes(listNodes(puzzle, limit, m_meter)) {}

    PruningFilm make();
    PruningSearch search(const PruningFilm& film, std::size_t mostGuesses);

private:
    /// Until nothing changes, or some box is empty.
    void prune();
    /// True: it ends here, with a solution or not at all.
    bool guessOn(PruningSearch& search, const Numbers& left, int parent, std::size_t mostGuesses);
    PruningRound round();
    void lookAt(Chute chute, const std::vector<int>& boxes);
    void lookAtPairs(Chute chute);

    Geometry m_geometry;
    PruningScope m_scope;
    StepMeter m_meter;
    NodeLists m_nodes;
    Numbers m_left;
    /// By box, then number: why it goes this round.
    std::vector<std::vector<std::optional<PruningRemoval>>> m_removals;
};

/// Marks what has no partner in these boxes of a chute.
void FilmMaker::lookAt(Chute chute, const std::vector<int>& boxes) {
    const auto kind = static_cast<std::size_t>(chute.kind);
    std::vector<const std::vector<LineBits>*> signatures;
    Numbers left;
    for (const int box : boxes) {
        const BoxNodes& nodes = m_nodes.boxes[static_cast<std::size_t>(box)];
        signatures.push_back(&nodes.signatures[kind]);
        std::vector<std::uint32_t>& own = left.emplace_back();
        for (const std::uint32_t number : m_left[static_cast<std::size_t>(box)])
            own.push_back(nodes.signatureOf[kind][number]);
        std::ranges::sort(own);
        own.erase(std::unique(own.begin(), own.end()), own.end());
    }
    ChuteSupport support(std::move(signatures), left);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const auto box = static_cast<std::size_t>(boxes[i]);
        const BoxNodes& nodes = m_nodes.boxes[box];
        std::vector<std::optional<PruningRemoval>> reasons(nodes.signatures[kind].size());
        for (const std::uint32_t signature : left[i])
            if (!support.isSupported(i, signature, m_meter)) {
                const std::optional<std::size_t> lonely = support.findLonely(i, signature);
                reasons[signature] = PruningRemoval{.node = {},
                                                    .chute = chute,
                                                    .kind = lonely ? WitnessKind::noMatch : WitnessKind::noneTogether,
                                                    .box = lonely ? boxes[*lonely] : 0};
            }
        for (const std::uint32_t number : m_left[box]) {
            const std::optional<PruningRemoval>& reason = reasons[nodes.signatureOf[kind][number]];
            std::optional<PruningRemoval>& removal = m_removals[box][number];
            if (reason && !removal)
                removal.emplace(*reason).node = {boxes[i], number};
        }
    }
}

void FilmMaker::lookAtPairs(Chute chute) {
    const std::vector<int> boxes = boxesOf(m_geometry, chute);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t j = i + 1; j < boxes.size(); ++j)
            lookAt(chute, {boxes[i], boxes[j]});
}

PruningRound FilmMaker::round() {
    for (std::size_t box = 0; box < m_left.size(); ++box)
        m_removals[box].assign(m_nodes.boxes[box].permutations.size(), std::nullopt);
    for (const Chute chute : chutes(m_geometry)) {
        if (m_scope == PruningScope::pairs)
            lookAtPairs(chute);
        else
            lookAt(chute, boxesOf(m_geometry, chute));
    }
    PruningRound round;
    for (std::size_t box = 0; box < m_left.size(); ++box) {
        std::erase_if(m_left[box], [&](std::uint32_t number) {
            const std::optional<PruningRemoval>& removal = m_removals[box][number];
            if (removal)
                round.removals.push_back(*removal);
            return removal.has_value();
        });
        round.left.push_back(static_cast<std::uint32_t>(m_left[box].size()));
    }
    return round;
}

PruningFilm FilmMaker::make() {
    PruningFilm film;
    film.hasTooMany = m_nodes.hasTooMany;
    film.wasStopped = m_meter.wasStopped();
    if (film.hasTooMany || film.wasStopped)
        return film;
    for (const BoxNodes& box : m_nodes.boxes) {
        film.permutations.push_back(box.permutations);
        std::vector<std::uint32_t>& left = m_left.emplace_back(box.permutations.size());
        for (std::size_t i = 0; i < left.size(); ++i)
            left[i] = static_cast<std::uint32_t>(i);
    }
    m_removals.resize(m_left.size());
    film.survivors = m_left;
    for (;;) {
        PruningRound next = round();
        film.wasStopped = m_meter.wasStopped();
        if (film.wasStopped)
            return film;
        film.rounds.push_back(std::move(next));
        film.survivors = m_left;
        if (film.rounds.back().removals.empty() || film.isContradictory())
            return film;
    }
}

void FilmMaker::prune() {
    while (!round().removals.empty() && !m_meter.wasStopped() && !isEmptied(m_left)) {
    }
}

bool FilmMaker::guessOn(PruningSearch& search, const Numbers& left, int parent, std::size_t mostGuesses) {
    const int box = boxToGuess(left);
    for (const std::uint32_t number : left[static_cast<std::size_t>(box)]) {
        if (search.guesses.size() == mostGuesses || m_meter.wasStopped()) {
            search.isComplete = false;
            return true;
        }
        m_left = left;
        m_left[static_cast<std::size_t>(box)] = {number};
        prune();
        const auto guess = static_cast<int>(search.guesses.size());
        search.guesses.push_back({{box, number}, parent, m_left});
        if (search.guesses.back().isSolution())
            return true;
        if (!search.guesses.back().isWrong() && guessOn(search, Numbers(m_left), guess, mostGuesses))
            return true;
    }
    return false;
}

PruningSearch FilmMaker::search(const PruningFilm& film, std::size_t mostGuesses) {
    PruningSearch search;
    if (film.hasTooMany || film.wasStopped || film.isContradictory() || film.isSolved())
        return search;
    // Stopped while they were listed: some boxes have none.
    if (m_meter.wasStopped()) {
        search.isComplete = false;
        return search;
    }
    m_removals.resize(film.survivors.size());
    guessOn(search, film.survivors, -1, mostGuesses);
    search.isComplete = search.isComplete && !m_meter.wasStopped();
    return search;
}

}  // namespace

bool PruningGuess::isWrong() const { return isEmptied(survivors); }

bool PruningGuess::isSolution() const { return isSingle(survivors); }

int boxToGuess(const Numbers& left) {
    int best = -1;
    for (std::size_t box = 0; box < left.size(); ++box)
        if (left[box].size() > 1 && (best < 0 || left[box].size() < left[static_cast<std::size_t>(best)].size()))
            best = static_cast<int>(box);
    return best;
}

PruningSearch searchAfter(const PruningFilm& film, const Puzzle& puzzle, PruningScope scope, std::size_t mostGuesses,
                          std::stop_token stop) {
    return FilmMaker(puzzle, scope, UINT64_MAX, std::move(stop)).search(film, mostGuesses);
}

bool PruningFilm::isContradictory() const { return isEmptied(survivors); }

bool PruningFilm::isSolved() const { return !hasTooMany && !wasStopped && isSingle(survivors); }

std::uint64_t PruningFilm::survivorCount() const {
    std::uint64_t count = 0;
    for (const auto& box : survivors)
        count += box.size();
    return count;
}

PruningFilm pruningFilm(const Puzzle& puzzle, PruningScope scope, std::uint64_t limit, std::stop_token stop) {
    return FilmMaker(puzzle, scope, limit, std::move(stop)).make();
}

}  // namespace nonet
