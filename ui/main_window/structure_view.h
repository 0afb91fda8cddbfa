#pragma once

#include "ui/main_window/window_parts.h"

#include <QObject>

namespace nonet {

/// View > Structure: place letters and colours under the digits where the puzzle is of the shift cipher's family, with
/// its list as far as the givens settle it; else the two cells that disagree.
class StructureView : public QObject {
    Q_OBJECT

public:
    explicit StructureView(const WindowParts& parts, QObject* parent = nullptr);

private:
    void takeDocument();
    void show();
    void hide();

    WindowParts m_parts;
};

}  // namespace nonet
