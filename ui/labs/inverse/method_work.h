// A method that a learner undoes by hand: what it stands on is picked, and marks come back that it would take away.
#pragma once

#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace nonet::inverse_lab {

struct MethodWork {
    InverseMethod method = InverseMethod::xWing;
    /// The digit that the learner set for block intersection, covering set or X-Wing; the other two have it from their
    /// cells.
    std::optional<Digit> digit = {};
    /// Index into grounds(): where the digit has no other place, or what the cells share.
    int ground = 0;
    /// The filled cell, the cells in common, the set, or the four corners.
    ClassicCellSet pattern = {};
    /// Cells that got the digit back as a mark; of the single candidate, those whose value became one.
    ClassicCellSet back = {};

    bool isEmpty() const { return !digit && pattern.isEmpty() && back.isEmpty(); }
    bool hasDigit() const { return method >= InverseMethod::blockIntersection; }
    bool hasPattern() const { return method != InverseMethod::singleCandidate; }
    /// A cell is picked, or given up by another pick. Where one filled cell is enough a further one takes its place,
    /// and a blank one does not: marks come back there.
    void pick(const MarkBoard& board, Cell cell);
    /// In words; empty where nothing is to be said of it.
    QStringList grounds() const;
    /// The digit that comes back to this cell; nothing where it is not known yet.
    std::optional<Digit> digitFor(const MarkBoard& board, Cell cell) const;
    /// As the learner means it, once the cells and the digit are there.
    MethodUse useAt(const MarkBoard& board, Cell cell) const;
    /// "4,5,0;1,4,19,22;46": method, digit, ground; cells counted from 0.
    QString text() const;
    static std::optional<MethodWork> fromText(const QString& text);
    friend bool operator==(const MethodWork&, const MethodWork&) = default;
};

struct MethodVerdict {
    enum class State : std::uint8_t { open, mistake, done };
    State state = State::open;
    QString text;
    /// What breaks a condition.
    ClassicCellSet broken = {};
    /// Must be free of the digit, and are.
    ClassicCellSet clear = {};
};
/// Each condition in the order in which a person would look; the first that fails is the mistake.
MethodVerdict judged(const MarkBoard& board, const MethodWork& work);
/// Judges an X-Wing in the same way.
MethodVerdict judgedXWing(const MarkBoard& board, const MethodWork& work);

/// The lines of this kind that the cells lie in; none where they are more than two.
FixedList<House, 2> linesOf(ClassicCellSet cells, HouseKind kind);

}  // namespace nonet::inverse_lab
