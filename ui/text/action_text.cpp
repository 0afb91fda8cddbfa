#include "ui/text/action_text.h"

#include "ui/text/cell_names.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct ActionText {
    Q_DECLARE_TR_FUNCTIONS(ActionText)
};

QString digitPlace(const ActionLabel& label, const QString& one, const QString& several) {
    const QString digit = QString::number(label.digit);
    return label.cellCount == 1 ? one.arg(digit, cellName(label.cell)) : several.arg(digit);
}

QString place(const ActionLabel& label, const QString& one, const QString& several) {
    return label.cellCount == 1 ? one.arg(cellName(label.cell)) : several;
}

}  // namespace

QString actionName(const ActionLabel& label) {
    const int n = label.cellCount;
    switch (label.kind) {
    case ActionKind::start: return ActionText::tr("Start");
    case ActionKind::digit:
        return digitPlace(label, ActionText::tr("%1 in %2"), ActionText::tr("%1 in %n cell(s)", nullptr, n));
    case ActionKind::erase:
        return place(label, ActionText::tr("Erase %1"), ActionText::tr("Erase %n cell(s)", nullptr, n));
    case ActionKind::corner:
        return digitPlace(label, ActionText::tr("Corner mark %1 in %2"),
                          ActionText::tr("Corner mark %1 in %n cell(s)", nullptr, n));
    case ActionKind::centre:
        return digitPlace(label, ActionText::tr("Centre mark %1 in %2"),
                          ActionText::tr("Centre mark %1 in %n cell(s)", nullptr, n));
    case ActionKind::struck:
        return label.digit == 0 ? place(label, ActionText::tr("Candidates of %1"),
                                        ActionText::tr("Candidates of %n cell(s)", nullptr, n))
                                : digitPlace(label, ActionText::tr("Candidate %1 of %2"),
                                             ActionText::tr("Candidate %1 of %n cell(s)", nullptr, n));
    case ActionKind::cellColour:
        return place(label, ActionText::tr("Colour %1"), ActionText::tr("Colour %n cell(s)", nullptr, n));
    case ActionKind::candidateColour:
        return digitPlace(label, ActionText::tr("Colour candidate %1 of %2"),
                          ActionText::tr("Colour candidate %1 of %n cell(s)", nullptr, n));
    case ActionKind::link: return ActionText::tr("Link");
    case ActionKind::clearColours: return ActionText::tr("Clear colours");
    case ActionKind::clearLinks: return ActionText::tr("Clear links");
    case ActionKind::fillMarks: return ActionText::tr("Fill all marks");
    case ActionKind::clearMarks: return ActionText::tr("Clear all marks");
    case ActionKind::clearStruck: return ActionText::tr("Bring back struck candidates");
    case ActionKind::restart: return ActionText::tr("Start again");
    case ActionKind::applyStep: return ActionText::tr("Apply hint");
    case ActionKind::adoptPosition: return ActionText::tr("Go on from the replay");
    case ActionKind::lockGivens: return ActionText::tr("Lock givens");
    case ActionKind::unlockGivens: return ActionText::tr("Unlock givens");
    case ActionKind::transform: return ActionText::tr("Transform");
    }
    return {};
}

}  // namespace nonet
