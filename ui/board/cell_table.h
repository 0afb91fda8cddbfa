#pragma once

#include "core/board/board_shape.h"
#include "core/board/cell_set.h"

#include <QRectF>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

class QAccessibleInterface;

namespace nonet {

/// A board in a widget as screen readers walk it: a table, each cell with its name. GUI thread.
class CellTable {
public:
    CellTable() = default;
    virtual ~CellTable() = default;
    CellTable(const CellTable&) = delete;
    CellTable& operator=(const CellTable&) = delete;

    virtual QWidget& widget() const = 0;
    /// Without one the table is empty, and nothing below is asked.
    virtual bool hasBoard() const { return true; }
    /// Holes are cells of the table, too.
    virtual BoardShape shape() const = 0;
    /// In the widget's coordinates.
    virtual QRectF rect(Cell cell) const = 0;
    virtual QString description(Cell cell) const = 0;
    virtual QString value(Cell cell) const = 0;
    /// Where the keyboard is.
    virtual std::optional<Cell> current() const = 0;
    virtual CellSet selection() const { return {}; }
    virtual bool isReadOnly(Cell cell) const = 0;
};

/// The interface of the table's widget; Qt owns it.
QAccessibleInterface* makeAccessibleTable(std::unique_ptr<CellTable> cells);

}  // namespace nonet
