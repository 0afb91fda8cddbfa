// Writes resources/lessons/puzzles.tsv: for each technique seven puzzles whose lesson path comes to it, one of which
// needs it where there is such a one.
//
//     nonet_lesson_puzzles SAMPLES [SEED [SECONDS]] > puzzles.tsv
//
// SAMPLES is resources/samples/puzzles.tsv; what it has too few of is dug. The same seed and enough seconds give the
// same puzzles, since each technique takes the first of an endless run.
#include "core/generators/dig.h"
#include "core/lessons/lesson_profile.h"
#include "core/lessons/technique_lesson.h"
#include "core/techniques/session/solving_session.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <string>

namespace nonet {
namespace {

/// What the seven are chosen from.
constexpr std::size_t kEnoughFound = 21;
constexpr std::size_t kPuzzlesOfALesson = kLessonFinds + 2;

struct Found {
    std::vector<LessonUse> uses;
    bool hasNeeded = false;

    bool isEnough() const { return uses.size() >= kEnoughFound && hasNeeded; }
    void add(TechniqueId id, const ClassicDigits& puzzle) {
        if (isEnough())
            return;
        std::optional<LessonPosition> position = firstUse(id, puzzle);
        if (!position)
            return;
        LessonUse use = lessonUse(std::move(*position));
        // Room is kept for one that needs it.
        if (uses.size() >= kEnoughFound && !use.isNeeded)
            return;
        hasNeeded = hasNeeded || use.isNeeded;
        uses.push_back(std::move(use));
    }
};

/// Seven from easy to hard; a needed one among them.
std::vector<ClassicDigits> chosenOf(std::vector<LessonUse> uses) {
    std::ranges::stable_sort(uses, {}, [](const LessonUse& each) { return each.at.hardness(); });
    std::vector<ClassicDigits> chosen;
    if (const auto needed = std::ranges::find(uses, true, &LessonUse::isNeeded); needed != uses.end()) {
        chosen.push_back(needed->at.puzzle);
        uses.erase(needed);
    }
    const std::size_t wanted = std::min(uses.size(), kPuzzlesOfALesson - chosen.size());
    for (std::size_t i = 0; i < wanted; ++i)
        chosen.push_back(uses[wanted == 1 ? 0 : i * (uses.size() - 1) / (wanted - 1)].at.puzzle);
    return chosen;
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

    void write(std::ostream& out) const {
        for (const TechniqueId id : lessonCourse())
            for (const ClassicDigits& puzzle : chosenOf(m_found[static_cast<std::size_t>(id)].uses))
                out << technique(id).code << '\t' << toLine(puzzle.toGrid()) << '\n';
    }
    void report() const {
        for (const TechniqueId id : lessonCourse()) {
            const Found& found = m_found[static_cast<std::size_t>(id)];
            std::cerr << technique(id).code << ' ' << found.uses.size() << (found.hasNeeded ? "" : " none needed")
                      << '\n';
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
        << "# Puzzles for the lessons on techniques: library code, puzzle; seven for each technique where so many "
           "were\n"
           "# found, chosen by core/lessons from the samples (resources/samples/puzzles.tsv) and from minimal puzzles\n"
           "# that core/generators dug. Made by\n"
           "#     build/check/bin/nonet_lesson_puzzles resources/samples/puzzles.tsv "
        << seed << ' ' << most.count() << "\n";
    search.write(std::cout);
    return 0;
}
