#pragma once

#include "core/rules/decoration.h"

#include <QObject>

namespace nonet {

/// How what is drawn next looks.
class Pen : public QObject {
    Q_OBJECT

public:
    Pen();

    /// Its colours, sizes and place over or under the digits; its kind is the tool's.
    const Drawing& look() const { return m_look; }
    void setLook(const Drawing& look);
    /// The colour of the cells that are painted next, into kLightColours.
    int cellColour() const { return m_cellColour; }
    void setCellColour(int colour);

Q_SIGNALS:
    void changed();

private:
    Drawing m_look;
    int m_cellColour = 2;
};

}  // namespace nonet
