#include "core/lessons/lesson_search.h"

#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/lessons/lesson_profile.h"
#include "core/rating/path_numbers.h"
#include "core/solvers/search/search.h"

#include <algorithm>

namespace nonet {
namespace {

/// The one to see, those to find, the one to use.
constexpr std::size_t kLessonPositions = kLessonFinds + 2;

/// Positions as they are found, none of a puzzle twice.
class LessonPool {
public:
    explicit LessonPool(TechniqueId id) : m_id(id) {}

    void add(std::optional<LessonPosition> position) {
        if (!position || std::ranges::any_of(m_found, [&](const LessonUse& each) {
                return each.at.puzzle == position->puzzle && each.at.position == position->position;
            }))
            return;
        m_found.push_back(lessonUse(std::move(*position)));
    }
    void addEach(std::span<const LessonPuzzle> puzzles, const std::stop_token& stop) {
        for (const LessonPuzzle& each : puzzles) {
            if (isFull() || stop.stop_requested())
                return;
            add(chosenUse(m_id, each, stop));
        }
    }
    void addEach(std::span<const ClassicDigits> puzzles, const std::stop_token& stop) {
        for (const ClassicDigits& puzzle : puzzles) {
            if (isFull() || stop.stop_requested())
                return;
            add(firstUse(m_id, puzzle, stop));
        }
    }
    bool isFull() const { return m_found.size() >= kLessonPositions; }
    std::size_t count() const { return m_found.size(); }

    TechniqueLesson lesson() && {
        std::ranges::stable_sort(m_found, {}, [](const LessonUse& each) { return each.at.hardness(); });
        const auto needed = std::ranges::find(m_found, true, &LessonUse::isNeeded);
        const auto used = needed != m_found.end() ? needed : std::ranges::max_element(m_found, {}, &LessonUse::uses);
        TechniqueLesson lesson{.technique = m_id, .use = std::move(*used)};
        m_found.erase(used);
        // The easiest that no easier technique could be shown in; the easiest where there is none.
        const auto own = std::ranges::find_if(m_found, [](const LessonUse& each) { return isOwnUse(each.at); });
        if (own != m_found.end())
            std::rotate(m_found.begin(), own, own + 1);
        lesson.seen = std::move(m_found.front().at);
        for (std::size_t i = 0; i < kLessonFinds; ++i)
            lesson.toFind[i] = std::move(m_found[i + 1].at);
        return lesson;
    }

private:
    TechniqueId m_id;
    std::vector<LessonUse> m_found;
};

/// How many random positions are tried of one grid's puzzle; new puzzles find more than new positions of one.
constexpr std::uint64_t kPositionsAPuzzle = 3;

void addRandom(LessonPool& pool, TechniqueId id, const LessonSources& sources, const std::stop_token& stop,
               const ProgressSink& progress) {
    RandomSource random(sources.seed);
    ClassicDigits solution;
    ClassicDigits puzzle;
    for (std::uint64_t tried = 0; tried < sources.mostRandom && !pool.isFull(); ++tried) {
        if (stop.stop_requested())
            return;
        if (tried % kPositionsAPuzzle == 0) {
            solution = randomGrid(random);
            puzzle = dig(solution, random);
            if (progress)
                progress({pool.count(), kLessonPositions});
            pool.add(firstUse(id, puzzle, stop));
        }
        pool.add(thinnedUse(id, puzzle, solution, random, stop));
    }
}

}  // namespace

std::optional<LessonPosition> chosenUse(TechniqueId id, const LessonPuzzle& chosen, const std::stop_token& stop) {
    if (!chosen.seed)
        return firstUse(id, chosen.puzzle, stop);
    const std::optional<Grid> solution = search(Puzzle(chosen.puzzle.toGrid()), 1, stop).first;
    if (!solution)
        return std::nullopt;
    RandomSource random(*chosen.seed);
    return thinnedUse(id, chosen.puzzle, ClassicDigits::from(*solution), random, stop);
}

LessonUse lessonUse(LessonPosition position) {
    const TechniqueId id = position.shown().technique;
    const PathRules rules = pathRules(lessonProfile(id));
    TechniqueSet allowed = lessonBasics(id);
    allowed.set(id);
    LessonUse use{.at = std::move(position)};
    if (use.at.isFromPlay) {
        use.isNeeded = pathNumbers(use.at.puzzle, rules, {.allowed = allowed}).end == PathEnd::solved;
        use.uses = pathNumbers(use.at.puzzle, rules).uses[id];
    } else {
        use.uses = 1;
    }
    return use;
}

LessonOutcome findLesson(TechniqueId id, const LessonSources& sources, const std::stop_token& stop,
                         const ProgressSink& progress) {
    LessonPool pool(id);
    pool.addEach(sources.chosen, stop);
    pool.addEach(sources.others, stop);
    if (!pool.isFull())
        addRandom(pool, id, sources, stop, progress);
    if (stop.stop_requested())
        return {.end = LessonEnd::stopped};
    if (!pool.isFull())
        return {.end = LessonEnd::limitReached};
    return {.end = LessonEnd::found, .lesson = std::move(pool).lesson()};
}

}  // namespace nonet
