// How permutations are made: five small films over the engines of core.
#pragma once

#include "core/solvers/minigrid/permutation_generators.h"
#include "ui/labs/frame/stage_painting.h"

namespace nonet::minigrid {

enum class GeneratorKind : std::uint8_t { naive, fisherYates, durstenfeld, arnow, latif };
inline constexpr int kGeneratorKinds = 5;

QString generatorName(GeneratorKind kind);

/// One run, every step of it.
class GeneratorFilm {
public:
    GeneratorFilm(GeneratorKind kind, int size, std::uint64_t seed);

    GeneratorKind kind() const { return m_kind; }
    int size() const { return m_size; }
    bool isTree() const { return m_kind >= GeneratorKind::arnow; }
    int moveCount() const;
    QString moveText(int moves) const;
    /// The permutation that came out; of a tree, empty.
    const Elements& result() const { return m_result; }
    const std::vector<GeneratorVertex>& vertices() const { return m_vertices; }
    /// Draws of the naive way.
    std::size_t trials() const { return m_naive.size(); }
    void paint(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;

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

    int levels() const;
    void paintRow(QPainter& painter, const QRectF& area, const StageLook& look, const Elements& elements) const;
    void paintNaive(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;
    void paintStrikes(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;
    void paintSwaps(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    void paintTree(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;

    GeneratorKind m_kind;
    int m_size;
    std::vector<NaiveMoment> m_naive;
    std::vector<StrikeMoment> m_strikes;
    std::vector<SwapMoment> m_swaps;
    std::vector<GeneratorVertex> m_vertices;
    Elements m_result;
};

}  // namespace nonet::minigrid
