// How permutations are made, as [Minigrid 3.2.1] reviews it: five small engines that go step by step, so that
// each step can be looked at. Elements are 1..n.
//
//     naive random      draw, and draw again what was drawn before: k log k draws are expected for k elements, each
//                       compared with the list
//     Fisher-Yates      strike the k-th number that is not struck out yet, k at random (Fisher and Yates 1938)
//     Durstenfeld       the same in place: exchange the i-th element with a random one from i on (Durstenfeld 1964)
//     Arnow's tree      insert k + 1 into each gap of each permutation of 1..k (Arnow 1989)
//     Latif's tree      choose one of the elements that are left, n ways, n - 1 ways, ... (Latif 2004): the tree of
//                       the minigrid solver without its cuts
#pragma once

#include "core/foundation/random_source.h"

#include <optional>
#include <vector>

namespace nonet {

using Elements = std::vector<int>;

class NaiveRandomPermutation {
public:
    NaiveRandomPermutation(int size, RandomSource random) : m_size(size), m_random(random) {}

    struct Step {
        int trial = 0;
        /// It is in the list already: draw again.
        bool isRepeat = false;
        /// Elements of the list that it was compared with.
        int comparisons = 0;
    };
    /// Nothing once the permutation is complete.
    std::optional<Step> next();
    const Elements& list() const { return m_list; }

private:
    int m_size;
    RandomSource m_random;
    Elements m_list;
};

class FisherYatesShuffle {
public:
    FisherYatesShuffle(int size, RandomSource random);

    struct Step {
        /// From 1: which of the numbers not struck out is taken.
        int roll = 0;
        int struck = 0;
    };
    std::optional<Step> next();
    /// By number - 1, whether it is struck out.
    const std::vector<bool>& struck() const { return m_struck; }
    /// Written down so far.
    const Elements& list() const { return m_list; }

private:
    RandomSource m_random;
    std::vector<bool> m_struck;
    Elements m_list;
};

class DurstenfeldShuffle {
public:
    DurstenfeldShuffle(int size, RandomSource random);

    struct Step {
        /// Places from 0: exchanged with each other; `place` is final from now on.
        int place = 0;
        int with = 0;
    };
    /// size - 1 steps.
    std::optional<Step> next();
    const Elements& elements() const { return m_elements; }

private:
    RandomSource m_random;
    Elements m_elements;
    int m_at = 0;
};

/// A vertex of a tree of permutations.
struct GeneratorVertex {
    Elements permutation;
    /// Arnow: the gap that the newest element went into, from 0; Latif: unused.
    int gap = 0;
    /// From 1 (Arnow) or 0 (Latif's root).
    int level = 0;

    friend bool operator==(const GeneratorVertex&, const GeneratorVertex&) = default;
};

/// Vertices from the root down, a vertex before its children; the leaves are the permutations of 1..size.
class ArnowTree {
public:
    explicit ArnowTree(int size) : m_size(size) {}

    std::optional<GeneratorVertex> next();

private:
    int m_size;
    GeneratorVertex m_current;
    bool m_isOver = false;
};

/// Vertices of Latif's tree, likewise; `permutation` is what was chosen on the way from the root.
class LatifTree {
public:
    explicit LatifTree(int size) : m_size(size) {}

    std::optional<GeneratorVertex> next();

private:
    int m_size;
    GeneratorVertex m_current;
    bool m_hasBegun = false;
    bool m_isOver = false;
};

}  // namespace nonet
