#pragma once

#include "core/generators/transform_game.h"
#include "ui/main_window/window_parts.h"

#include <QObject>
#include <QPointer>

namespace nonet {

class TransformDialog;

/// Puzzle > Transform: what the selection names changes places at once, or the dialog is opened.
class TransformActions : public QObject {
    Q_OBJECT

public:
    TransformActions(const WindowParts& parts, QWidget* window);

private:
    void takeDocument();
    void swap(SwapKind kind);
    void swapDigits();
    void shuffle();
    void perform(const ClassicTransform& map);
    TransformDialog& openDialog();

    WindowParts m_parts;
    QWidget* m_window;
    QPointer<TransformDialog> m_dialog;
};

}  // namespace nonet
