#pragma once

#include "core/rules/puzzle.h"

#include <optional>

namespace nonet {

class PuzzleDocument;

/// A document's clues: its givens, or while these are still being typed, whatever is on its board; and how the one
/// becomes the other. Part of a PuzzleDocument, of whose history each change here is an action.
class DocumentClues {
public:
    /// The document outlives it.
    explicit DocumentClues(PuzzleDocument& document) : m_document(document) {}

    /// The givens are still being typed: whatever is on the board may become one.
    bool areTyped() const;
    Grid grid() const;
    /// The document's puzzle with grid() as its givens.
    Puzzle puzzle() const;
    /// Other ones: givens, or while they are typed, what is on the board.
    void set(const Grid& clues);
    /// Turns entered digits into givens (Lock givens).
    void lock();
    /// Turns givens back into entered digits: all of them where the puzzle was made here, else those that were locked
    /// last.
    void unlock();
    bool canUnlock() const;

private:
    /// The givens that unlocking leaves; nothing where there is nothing to unlock.
    std::optional<Grid> givensBelowLock() const;

    PuzzleDocument& m_document;
};

}  // namespace nonet
