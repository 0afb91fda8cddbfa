#include "ui/text/action_text.h"

#include "core/techniques/catalogue.h"
#include "ui/text/cell_names.h"
#include "ui/text/rule_words.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {
namespace {

struct ActionText {
    Q_DECLARE_TR_FUNCTIONS(ActionText)
};

QString nameOf(Cell cell, const Puzzle& puzzle) { return cellName(cell, puzzle.shape().columns()); }

/// As the board writes it.
QString digitOf(int value, const Puzzle& puzzle) {
    const bool isSymbol = value >= 1 && value <= puzzle.symbols().count();
    return isSymbol ? QString::fromStdString(puzzle.symbols().label(Digit(value))) : QString::number(value);
}

QString digitPlace(const ActionLabel& label, const Puzzle& puzzle, const QString& one, const QString& several) {
    const QString digit = digitOf(label.digit, puzzle);
    return label.cellCount == 1 ? one.arg(digit, nameOf(label.cell, puzzle)) : several.arg(digit);
}

QString place(const ActionLabel& label, const Puzzle& puzzle, const QString& one, const QString& several) {
    return label.cellCount == 1 ? one.arg(nameOf(label.cell, puzzle)) : several;
}

/// Files of earlier versions know no techniques.
QString techniqueOf(const ActionLabel& label) {
    const std::string code = QStringLiteral("%1").arg(label.technique, 4, 10, QLatin1Char('0')).toStdString();
    const std::optional<TechniqueId> id = label.technique < 0 ? std::nullopt : techniqueByCode(code);
    return id ? techniqueName(*id) : ActionText::tr("Step of a hint");
}

QString stepName(const ActionLabel& label, const Puzzle& puzzle) {
    const QString technique = techniqueOf(label);
    if (label.digit != 0 && label.cellCount == 1)
        return ActionText::tr("%1: %2 is %3", "a technique, a cell, a digit")
            .arg(technique, nameOf(label.cell, puzzle), digitOf(label.digit, puzzle));
    return ActionText::tr("%1: %n candidate(s) removed", nullptr, label.cellCount).arg(technique);
}

/// Empty where some were struck and others brought back.
QString strikeName(const PlayChange& play, Digit digit, const Puzzle& puzzle) {
    std::vector<Cell> struck;
    std::vector<Cell> restored;
    for (const PlayChange::CellChange& each : play.cells) {
        if (each.after.struck.contains(digit) == each.before.struck.contains(digit))
            continue;
        (each.after.struck.contains(digit) ? struck : restored).push_back(each.cell);
    }
    if (struck.empty() == restored.empty())
        return {};
    const std::vector<Cell>& cells = struck.empty() ? restored : struck;
    const int n = static_cast<int>(cells.size());
    const QString number = digitOf(digit.value(), puzzle);
    if (n == 1)
        return (struck.empty() ? ActionText::tr("Candidate %1 restored in %2")
                               : ActionText::tr("Candidate %1 struck from %2"))
            .arg(number, nameOf(cells.front(), puzzle));
    return (struck.empty() ? ActionText::tr("Candidate %1 restored in %n cell(s)", nullptr, n)
                           : ActionText::tr("Candidate %1 struck from %n cell(s)", nullptr, n))
        .arg(number);
}

/// Empty where no link came or went.
QString linkName(const PlayChange& play, const Puzzle& puzzle) {
    const auto missing = [](const std::vector<DrawnLink>& from, const std::vector<DrawnLink>& in) {
        const auto found = std::ranges::find_if(
            from, [&in](const DrawnLink& link) { return std::ranges::find(in, link) == in.end(); });
        return found == from.end() ? nullptr : &*found;
    };
    const DrawnLink* drawn = missing(play.linksAfter, play.linksBefore);
    const DrawnLink* link = drawn != nullptr ? drawn : missing(play.linksBefore, play.linksAfter);
    if (link == nullptr)
        return {};
    const auto name = [&puzzle](Candidate end) {
        return digitOf(end.digit.value(), puzzle) + nameOf(end.cell, puzzle);
    };
    return (drawn != nullptr ? ActionText::tr("Link %1 – %2", "two candidates")
                             : ActionText::tr("Link %1 – %2 removed", "two candidates"))
        .arg(name(link->from), name(link->to));
}

/// Those of the one list that are not in the other.
std::vector<const Constraint*> missingFrom(const std::vector<Constraint>& other, const std::vector<Constraint>& list) {
    std::vector<const Constraint*> missing;
    for (const Constraint& each : list)
        if (std::ranges::find(other, each) == other.end())
            missing.push_back(&each);
    return missing;
}

/// What the setter did, by what came, went or became another.
QString boardChangeName(const LayoutChange& change) {
    const std::vector<const Constraint*> added = missingFrom(change.constraintsBefore(), change.constraintsAfter());
    const std::vector<const Constraint*> gone = missingFrom(change.constraintsAfter(), change.constraintsBefore());
    if (change.isBoardChanged())
        return ActionText::tr("Change the board");
    const std::vector<const Constraint*>& shown = added.empty() ? gone : added;
    if (shown.empty()) {
        if (!change.constraintsAfter().empty())
            return ActionText::tr("Change the order of the rules");
        return change.areGivensChanged()         ? ActionText::tr("Change the givens")
               : change.isSolutionLayerChanged() ? ActionText::tr("Change the solution layer")
                                                 : ActionText::tr("Change the drawings");
    }
    const QString name = ruleName(shown.front()->kind);
    const auto others = static_cast<int>(shown.size()) - 1;
    const QString names = others == 0 ? name : ActionText::tr("%1 and %n more", "a rule", others).arg(name);
    if (gone.empty())
        return ActionText::tr("Placed: %1", "a rule").arg(names);
    if (added.empty())
        return ActionText::tr("Deleted: %1", "a rule").arg(names);
    return ActionText::tr("Changed: %1", "a rule").arg(names);
}

}  // namespace

QString actionName(const History::Node& node, const Puzzle& puzzle) {
    if (const auto* board = std::get_if<BoardChange>(&node.change))
        return boardChangeName(board->layout);
    const auto* play = std::get_if<PlayChange>(&node.change);
    if (play != nullptr) {
        QString name;
        if (node.label.kind == ActionKind::struck && node.label.digit != 0)
            name = strikeName(*play, Digit(node.label.digit), puzzle);
        else if (node.label.kind == ActionKind::link)
            name = linkName(*play, puzzle);
        if (!name.isEmpty())
            return name;
    }
    if (node.label.kind != ActionKind::applyStep || play == nullptr)
        return actionName(node.label, puzzle);
    std::vector<Candidate> removed;
    QStringList parts;
    for (const PlayChange::CellChange& cell : play->cells) {
        if (cell.after.digit != 0 && cell.after.digit != cell.before.digit)
            parts += ActionText::tr("%1 is %2", "a cell, a digit")
                         .arg(nameOf(cell.cell, puzzle), digitOf(cell.after.digit, puzzle));
        for (const Digit digit : cell.after.struck - cell.before.struck)
            removed.push_back({cell.cell, digit});
    }
    // A placement also clears its peers, which is no news.
    if (parts.isEmpty())
        for (const DigitsInCells& group : groupByCells(removed))
            parts += ActionText::tr("%1 removed from %2", "digits, cells")
                         .arg(digitsWithAnd(group.digits), cellsWithAnd(group.cells, puzzle.shape().columns()));
    if (parts.isEmpty())
        return actionName(node.label, puzzle);
    return ActionText::tr("%1: %2", "a technique, what it did")
        .arg(techniqueOf(node.label), parts.join(QStringLiteral(", ")));
}

QString actionName(const ActionLabel& label, const Puzzle& puzzle) {
    const int n = label.cellCount;
    switch (label.kind) {
    case ActionKind::start: return ActionText::tr("Start");
    case ActionKind::digit:
        return digitPlace(label, puzzle, ActionText::tr("%1 in %2"), ActionText::tr("%1 in %n cell(s)", nullptr, n));
    case ActionKind::erase:
        return place(label, puzzle, ActionText::tr("Erase %1"), ActionText::tr("Erase %n cell(s)", nullptr, n));
    case ActionKind::corner:
        return digitPlace(label, puzzle, ActionText::tr("Corner mark %1 in %2"),
                          ActionText::tr("Corner mark %1 in %n cell(s)", nullptr, n));
    case ActionKind::centre:
        return digitPlace(label, puzzle, ActionText::tr("Centre mark %1 in %2"),
                          ActionText::tr("Centre mark %1 in %n cell(s)", nullptr, n));
    case ActionKind::struck:
        return label.digit == 0 ? place(label, puzzle, ActionText::tr("Candidates of %1"),
                                        ActionText::tr("Candidates of %n cell(s)", nullptr, n))
                                : digitPlace(label, puzzle, ActionText::tr("Candidate %1 of %2"),
                                             ActionText::tr("Candidate %1 of %n cell(s)", nullptr, n));
    case ActionKind::cellColour:
        return place(label, puzzle, ActionText::tr("Colour %1"), ActionText::tr("Colour %n cell(s)", nullptr, n));
    case ActionKind::candidateColour:
        return digitPlace(label, puzzle, ActionText::tr("Colour candidate %1 of %2"),
                          ActionText::tr("Colour candidate %1 of %n cell(s)", nullptr, n));
    case ActionKind::link: return ActionText::tr("Link");
    case ActionKind::clearColours: return ActionText::tr("Clear colours");
    case ActionKind::clearLinks: return ActionText::tr("Clear links");
    case ActionKind::fillMarks: return ActionText::tr("Fill all marks");
    case ActionKind::clearMarks: return ActionText::tr("Clear all marks");
    case ActionKind::clearStruck: return ActionText::tr("Bring back struck candidates");
    case ActionKind::restart: return ActionText::tr("Start again");
    case ActionKind::applyStep: return stepName(label, puzzle);
    case ActionKind::adoptPosition: return ActionText::tr("Continue from the replay");
    case ActionKind::lockGivens: return ActionText::tr("Lock givens");
    case ActionKind::unlockGivens: return ActionText::tr("Unlock givens");
    case ActionKind::transform: return ActionText::tr("Transform");
    case ActionKind::rename: return ActionText::tr("Title and author");
    case ActionKind::editRules: return ActionText::tr("Rules text");
    case ActionKind::showDigit:
        return ActionText::tr("Shown: %1 in %2").arg(digitOf(label.digit, puzzle), nameOf(label.cell, puzzle));
    case ActionKind::showSolution: return ActionText::tr("Solution filled in");
    case ActionKind::editGivens: return ActionText::tr("Change the givens");
    case ActionKind::editBoard: return ActionText::tr("Change the board or its rules");
    }
    return {};
}

}  // namespace nonet
