// The functions of a SearchKernel over a Plane for one puzzle.
#pragma once

#include "core/solvers/search/kernel/box_branch.h"
#include "core/solvers/search/kernel/search_loop.h"

namespace nonet::kernels {

template <class Plane>
struct BoxKernel {
    static void searchDigits(const std::uint8_t* digits, const KernelLimits& limits, SearchCount& answer) {
        searchAlone(boardFromDigits<Plane>(digits), limits, answer);
    }

    static void searchMarks(const std::uint16_t* marks, const KernelLimits& limits, SearchCount& answer) {
        searchAlone(boardFromMarks<Plane>(marks), limits, answer);
    }

    /// One after the other, where registers have no room for several.
    template <class Value>
    static void searchMany(const Value* puzzles, std::size_t count, const KernelLimits& limits, SearchCount* answers) {
        bool isStopped = false;
        for (std::size_t i = 0; i < count; ++i) {
            if (i % kPollInterval == 0 && limits.shouldStop != nullptr)
                isStopped = isStopped || limits.shouldStop(limits.context);
            if (isStopped)
                answers[i].wasStopped = true;
            else
                search(puzzles + 81 * i, limits, answers[i]);
            isStopped = answers[i].wasStopped;
        }
    }

    static void search(const std::uint8_t* digits, const KernelLimits& limits, SearchCount& answer) {
        searchDigits(digits, limits, answer);
    }
    static void search(const std::uint16_t* marks, const KernelLimits& limits, SearchCount& answer) {
        searchMarks(marks, limits, answer);
    }

    static bool propagate(std::uint16_t* marks) {
        BoxLanes<Plane> board = boardFromMarks<Plane>(marks);
        Sweep result;
        do
            result = board.sweep();
        while (result == Sweep::changed);
        if (result == Sweep::contradiction)
            return false;
        StoredBoard stored;
        board.store(stored);
        for (unsigned cell = 0; cell < 81; ++cell)
            marks[cell] = stored.lanes[kStoredOrder.ofCell[cell]];
        return true;
    }
};

}  // namespace nonet::kernels
