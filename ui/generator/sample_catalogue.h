#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"
#include "core/techniques/level.h"
#include "core/techniques/technique.h"

#include <vector>

namespace nonet {

/// A puzzle that comes with the program.
struct Sample {
    Puzzle puzzle;
    Level level = Level::easy;
    int score = 0;
    TechniqueId hardest{};
    /// All techniques of its path, the hardest among them.
    std::vector<TechniqueId> techniques;
};

/// The samples of resources/samples. Reading them takes about a millisecond.
class SampleCatalogue {
public:
    /// The embedded ones.
    static SampleCatalogue embedded();
    /// From the text of puzzles.tsv; lines that do not fit are passed over.
    static SampleCatalogue fromText(std::string_view text);

    const std::vector<Sample>& samples() const { return m_samples; }
    std::vector<const Sample*> ofLevel(Level level) const;
    /// Whose hardest technique this is.
    std::vector<const Sample*> ofTechnique(TechniqueId technique) const;
    /// The techniques that are some sample's hardest, in search order.
    std::vector<TechniqueId> techniques() const;

    /// Any of these but `except`, where there is another; null of none.
    static const Sample* pick(const std::vector<const Sample*>& among, const Puzzle& except, RandomSource& random);

private:
    std::vector<Sample> m_samples;
};

}  // namespace nonet
