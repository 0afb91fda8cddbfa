#include "ui/designer/pen.h"

#include "core/design/drawing_colours.h"

namespace nonet {

Pen::Pen() { m_look.lineColour = kStrongColours.back(); }

void Pen::setLook(const Drawing& look) {
    if (look == m_look)
        return;
    m_look = look;
    Q_EMIT changed();
}

void Pen::setCellColour(int colour) {
    if (colour == m_cellColour)
        return;
    m_cellColour = colour;
    Q_EMIT changed();
}

}  // namespace nonet

#include "moc_pen.cpp"
