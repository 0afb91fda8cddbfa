// A page of paper, painted: on the screen, into a PDF and by a printer by the same code.
#pragma once

#include "ui/publishing/paper/paper_layout.h"

class QPainter;

namespace nonet {

/// A unit of the painter is a point, and its origin the sheet's upper left corner.
void paintPaper(QPainter& painter, const PaperOrder& order, const PaperSheet& sheet, const PaperPage& page);

}  // namespace nonet
