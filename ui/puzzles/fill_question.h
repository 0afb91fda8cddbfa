#pragma once

#include "core/formats/setters_fill.h"

#include <QDialog>

namespace nonet {

class DocumentSession;
struct WindowFrame;

/// A puzzle was read that its setter filled in: what becomes of these digits. Object names: fillQuestion, fillSolution,
/// fillEntered, fillNone.
class FillQuestion : public QDialog {
    Q_OBJECT

public:
    /// fill: not none.
    FillQuestion(SettersFill fill, QWidget* parent);

Q_SIGNALS:
    void answered(nonet::FillUse use);
};

/// Whenever the session finds such a puzzle, asks over the window and opens it so; closed, nothing is opened.
void askAboutFills(DocumentSession& session, const WindowFrame& frame);

}  // namespace nonet
