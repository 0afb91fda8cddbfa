// What can be asked of a puzzle, as rows: a new answer is a row of answer_rows.cpp.
#pragma once

#include "core/answers/needed_parts.h"
#include "core/foundation/progress.h"
#include "core/generators/layout_puzzle.h"
#include "core/rules/layout_change.h"
#include "core/solvers/propagation/witness_store.h"

#include <QString>

#include <functional>
#include <optional>
#include <stop_token>

namespace nonet {

/// How long what was asked stays asked.
enum class AnswerLife : std::uint8_t {
    /// Until it is withdrawn: anew after each edit that changes a rule, a given or a digit that counts.
    overEdits,
    /// For one layout, and gone with it.
    oneLayout,
    /// Gone with the document, too, though the next one may be its copy.
    oneDocument,
};

enum class AnswerTurn : std::uint8_t {
    /// One at a time: each rests on what the ones before it learned.
    inTurn,
    /// None waits for it.
    beside,
};

/// What another order of the same rules does to it.
enum class OnReorder : std::uint8_t {
    nothing,
    /// It would come with the places of before.
    beginsAgain,
    /// The solver goes another way then.
    forgets,
};

/// What is asked beyond the layout.
struct AnswerOptions {
    /// Solutions counted a candidate, >= 1.
    std::uint32_t cap = 1;
    /// What is taken away before the other.
    SpareFirst spareFirst = SpareFirst::givens;
    /// The order in which a puzzle that is made of the layout is filled.
    LayoutPuzzleOrder order = {};
    /// The seed of a filling that is drawn at random; nothing: the first solution is taken.
    std::optional<std::uint64_t> fillSeed = std::nullopt;
    /// What is filled, where it is not the puzzle as it is.
    std::optional<Puzzle> filledFrom = std::nullopt;
};

/// What an answer is worked out from.
struct AnswerQuestion {
    /// With the digits that count as its givens.
    Puzzle puzzle;
    /// With its givens alone: only they go out with the layout.
    Puzzle layout;
    /// Solutions of the puzzle that are known already, and what no solution uses.
    WitnessStore known;
    AnswerOptions options = {};
};

/// What a row's work has to go by, in the job's thread.
template <typename T>
struct AnswerWork {
    const AnswerQuestion& question;
    /// What was known before, of the same puzzle.
    const std::optional<T>& earlier;
    /// Learns what is found.
    WitnessStore& known;
    std::stop_token stop;
    /// Hands a part of the answer on.
    std::function<void(const T&)> handOn;
    ProgressSink progress;
};

/// What of a row does not depend on what the answer is.
struct AnswerKind {
    /// Its task's object name.
    const char* id = "";
    /// "Looking for equal cells".
    QString (*title)() = nullptr;
    AnswerLife life = AnswerLife::overEdits;
    AnswerTurn turn = AnswerTurn::inTurn;
    OnReorder onReorder = OnReorder::nothing;
    /// Another solution layer ends it as another layout would.
    bool readsSolutionLayer = false;
    /// Whether it can be told of this puzzle; null: of any.
    bool (*isFor)(const Puzzle&) = nullptr;
    /// Layouts that were left of which it is remembered, since they may come back.
    std::size_t remembered = 0;
};

/// An answer that is a T: how it is worked out, and what an edit does to it.
template <typename T>
struct AnswerRow {
    AnswerKind kind;
    T (*work)(AnswerWork<T>& work) = nullptr;
    /// The work learns of solutions on the way.
    bool learns = false;
    /// How far it is by what is known, from 0 to 1; null: only the work itself tells.
    double (*share)(const T&) = nullptr;
    /// The rules stayed, and stand elsewhere now.
    void (*follow)(T&, const LayoutChange&) = nullptr;
    /// What is known of it without work, as soon as it is asked and with each edit.
    std::optional<T> (*known)(const Puzzle& puzzle, const WitnessStore& known, const AnswerOptions& options) = nullptr;
    /// What is still true of the next layout, and all that was asked.
    std::optional<T> (*left)(const T&, const Puzzle& before, const Puzzle& now) = nullptr;
};

}  // namespace nonet
