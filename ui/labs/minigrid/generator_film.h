// Films: how permutations are made, each run step by step.
#pragma once

#include "core/solvers/minigrid/permutation_generators.h"
#include "ui/labs/frame/stage_painting.h"

#include <QCoreApplication>

#include <vector>

namespace nonet::minigrid {

enum class GeneratorKind : std::uint8_t { naive, fisherYates, durstenfeld, arnow, latif };
constexpr int kGeneratorKinds = 5;

/// One run, every step of it.
class GeneratorFilm {
    Q_DECLARE_TR_FUNCTIONS(GeneratorFilm)

public:
    GeneratorFilm(GeneratorKind kind, int size, std::uint64_t seed);

    static QString nameOf(GeneratorKind kind);

    int size() const { return m_size; }
    bool isTree() const { return m_kind >= GeneratorKind::arnow; }
    int moveCount() const {
        return isTree() ? levels() : static_cast<int>(m_naive.size() + m_strikes.size() + m_swaps.size());
    }

    QString moveText(int moves) const;

    /// The permutation that came out; of a tree, empty.
    const Elements& result() const { return m_result; }

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
    int levels() const { return m_kind == GeneratorKind::arnow ? m_size - 1 : m_size; }

    /// The list so far, with empty places for what is to come.
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
