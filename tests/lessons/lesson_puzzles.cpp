// Writes resources/lessons/puzzles.tsv: for each technique seven puzzles whose lesson path comes to it, one of which
// needs it where there is such a one. Preferred are puzzles that no lesson before has, and positions in which no easier
// technique removes the same. Where no game comes to the technique, random positions of random puzzles with their
// seeds.
//
//     nonet_lesson_puzzles SAMPLES [SEED [SECONDS]] > puzzles.tsv
//
// SAMPLES is resources/samples/puzzles.tsv; what it has too few of is dug. The same seed and enough seconds give the
// same puzzles, since each technique takes the first of an endless run.
#include "core/generators/dig.h"
#include "core/generators/random_grid.h"
#include "core/lessons/lesson_profile.h"
#include "core/lessons/lesson_search.h"
#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <set>
#include <string>

namespace nonet {
namespace {

/// What the seven are chosen from.
constexpr std::size_t kEnoughFound = 28;
constexpr std::size_t kPuzzlesOfALesson = kLessonFinds + 2;

struct FoundUse {
    LessonUse use;
    bool isOwn = false;
};

struct Found {
    std::vector<FoundUse> uses;
    std::size_t ownCount = 0;
    bool hasNeeded = false;

    bool isEnough() const { return ownCount >= kEnoughFound && hasNeeded; }
    void add(TechniqueId id, const ClassicDigits& puzzle) {
        if (isEnough())
            return;
        std::optional<LessonPosition> position = firstUse(id, puzzle);
        if (!position)
            return;
        const bool isOwn = isOwnUse(*position);
        LessonUse use = lessonUse(std::move(*position));
        // Room is kept for one that needs it, and for what no easier technique does.
        if (uses.size() >= kEnoughFound && !isOwn && (hasNeeded || !use.isNeeded))
            return;
        hasNeeded = hasNeeded || use.isNeeded;
        ownCount += isOwn ? 1 : 0;
        uses.push_back({std::move(use), isOwn});
    }
};

using UsedPuzzles = std::set<std::string>;

/// The uses in puzzles that no lesson before has and that no easier technique could do come first, then the others.
std::vector<LessonUse> preferred(const std::vector<FoundUse>& uses, const UsedPuzzles& used) {
    std::vector<LessonUse> all;
    for (const bool mayBeUsed : {false, true})
        for (const bool isOwn : {true, false})
            for (const FoundUse& each : uses)
                if (each.isOwn == isOwn && used.contains(toLine(each.use.at.puzzle.toGrid())) == mayBeUsed &&
                    (all.size() < kPuzzlesOfALesson || (isOwn && !mayBeUsed)))
                    all.push_back(each.use);
    return all;
}

/// Seven from easy to hard; a needed one among them.
std::vector<ClassicDigits> chosenOf(const std::vector<FoundUse>& found, const UsedPuzzles& used) {
    std::vector<LessonUse> uses = preferred(found, used);
    const auto isNeeded = [](const LessonUse& each) { return each.isNeeded; };
    if (std::ranges::none_of(uses, isNeeded))
        for (const FoundUse& each : found)
            if (each.use.isNeeded && uses.size() >= kPuzzlesOfALesson) {
                uses.back() = each.use;
                break;
            }
    std::ranges::stable_sort(uses, {}, [](const LessonUse& each) { return each.at.hardness(); });
    std::vector<ClassicDigits> chosen;
    if (const auto needed = std::ranges::find_if(uses, isNeeded); needed != uses.end()) {
        chosen.push_back(needed->at.puzzle);
        uses.erase(needed);
    }
    const std::size_t wanted = std::min(uses.size(), kPuzzlesOfALesson - chosen.size());
    for (std::size_t i = 0; i < wanted; ++i)
        chosen.push_back(uses[wanted == 1 ? 0 : i * (uses.size() - 1) / (wanted - 1)].at.puzzle);
    return chosen;
}

/// Tries before a technique without a game is given up.
constexpr std::uint64_t kMostPieces = 300'000;

/// Seven positions that no easier technique explains, each of a puzzle of its own.
std::vector<LessonPuzzle> randomOf(TechniqueId id, std::uint64_t seed) {
    std::vector<LessonPuzzle> found;
    for (std::uint64_t piece = 0; piece < kMostPieces && found.size() < kPuzzlesOfALesson; ++piece) {
        RandomSource random = RandomSource::forPiece(seed, piece);
        const LessonPuzzle each{dig(randomGrid(random), random), piece};
        const std::optional<LessonPosition> position = chosenUse(id, each);
        if (position && isOwnUse(*position))
            found.push_back(each);
    }
    return found;
}

class LessonPuzzleSearch {
public:
    void addSamples(const std::string& file) {
        std::ifstream lines(file);
        for (std::string line; std::getline(lines, line);)
            if (const auto givens = gridFromLine(line.substr(0, line.find('\t'))))
                for (const Technique& each : techniqueCatalogue())
                    of(each.id).add(each.id, ClassicDigits::from(*givens));
    }

    void dig(std::uint64_t seed, std::chrono::seconds most) {
        const auto end = std::chrono::steady_clock::now() + most;
        for (std::uint64_t piece = 0; std::chrono::steady_clock::now() < end; ++piece) {
            if (lacking().empty())
                return;
            for (const ClassicDigits& puzzle : digPiece(seed, piece))
                look(puzzle);
        }
    }

    void write(std::ostream& out, std::uint64_t seed) const {
        UsedPuzzles used;
        for (const TechniqueId id : lessonCourse()) {
            for (const ClassicDigits& puzzle : chosenOf(m_found[static_cast<std::size_t>(id)].uses, used)) {
                out << technique(id).code << '\t' << toLine(puzzle.toGrid()) << '\n';
                used.insert(toLine(puzzle.toGrid()));
            }
            if (m_found[static_cast<std::size_t>(id)].uses.empty())
                for (const LessonPuzzle& each : randomOf(id, seed))
                    out << technique(id).code << '\t' << toLine(each.puzzle.toGrid()) << '\t' << *each.seed << '\n';
        }
    }
    void report() const {
        for (const TechniqueId id : lessonCourse()) {
            const Found& found = m_found[static_cast<std::size_t>(id)];
            std::cerr << technique(id).code << ' ' << found.uses.size() << " own " << found.ownCount
                      << (found.hasNeeded ? "" : " none needed") << '\n';
        }
    }

private:
    Found& of(TechniqueId id) { return m_found[static_cast<std::size_t>(id)]; }
    std::vector<TechniqueId> lacking() const {
        std::vector<TechniqueId> all;
        for (const Technique& each : techniqueCatalogue())
            if (each.family != TechniqueFamily::singles && !m_found[static_cast<std::size_t>(each.id)].isEnough())
                all.push_back(each.id);
        return all;
    }
    /// Most puzzles hold nothing new: one search of the position behind all basics tells it.
    void look(const ClassicDigits& puzzle) {
        const std::vector<TechniqueId> wanted = lacking();
        const TechniqueSet all = lessonBasics(TechniqueId::xWing);
        std::vector<TechniqueId> there;
        for (const TechniqueId id : wanted)
            if (all.test(static_cast<std::size_t>(id)))
                there.push_back(id);
        const SearchRows rows = searchRows(hodokuProfile(), all);
        SolvingSession session(SinglesBoard(Position::fromGivens(puzzle)),
                               {{rows.begin(), rows.end()}, hodokuProfile().singles, hodokuProfile().limits});
        while (const std::optional<Deduction> next = session.next())
            session.apply(*next);
        if (!session.position().isSolved())
            for (const TechniqueId id : wanted)
                if (!all.test(static_cast<std::size_t>(id)) &&
                    !stepsOf(id, session.position(), hodokuProfile().limits, 1).empty())
                    there.push_back(id);
        for (const TechniqueId id : there)
            of(id).add(id, puzzle);
    }

    std::array<Found, kTechniqueCount> m_found{};
};

}  // namespace
}  // namespace nonet

int main(int argc, char* argv[]) {
    if (argc < 2) {
        std::cerr << "nonet_lesson_puzzles SAMPLES [SEED [SECONDS]]\n";
        return 2;
    }
    const std::uint64_t seed = argc > 2 ? std::stoull(argv[2]) : 20261122;
    const std::chrono::seconds most(argc > 3 ? std::stoi(argv[3]) : 300);
    nonet::LessonPuzzleSearch search;
    search.addSamples(argv[1]);
    search.dig(seed, most);
    search.report();
    std::cout
        << "# Puzzles for the lessons on techniques: library code, puzzle, seed of a random position where no game "
           "comes to the\n"
           "# technique; seven for each, chosen by core/lessons from the samples (resources/samples/puzzles.tsv) and "
           "from minimal puzzles\n"
           "# that core/generators dug. Made by\n"
           "#     build/check/bin/nonet_lesson_puzzles resources/samples/puzzles.tsv "
        << seed << ' ' << most.count() << "\n";
    search.write(std::cout, seed);
    return 0;
}
