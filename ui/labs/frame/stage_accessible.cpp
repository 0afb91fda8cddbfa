#include "ui/labs/frame/stage_accessible.h"

#include "ui/board/cell_table.h"
#include "ui/labs/frame/lab_stage.h"

#include <QAccessible>

namespace nonet {

namespace {

class StageCells : public CellTable {
public:
    explicit StageCells(LabStage& stage) : m_stage(stage) {}

    QWidget& widget() const override { return m_stage; }
    bool hasBoard() const override { return board().has_value(); }
    Geometry geometry() const override {
        const auto shown = board();
        return shown ? shown->geometry() : Geometry();
    }
    QRectF rect(Cell cell) const override { return board()->cellRect(cell); }
    QString description(Cell cell) const override {
        return m_stage.scene()->readout(m_stage.area(), rect(cell).center(), m_stage.moment());
    }
    QString value(Cell) const override { return {}; }
    std::optional<Cell> current() const override { return m_stage.cursor(); }
    bool isReadOnly(Cell) const override { return true; }

private:
    std::optional<BoardMetrics> board() const {
        return m_stage.scene() ? m_stage.scene()->shownBoard(m_stage.area()) : std::nullopt;
    }

    LabStage& m_stage;
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("nonet::LabStage"))
        return nullptr;
    auto* stage = qobject_cast<LabStage*>(object);
    return stage ? makeAccessibleTable(std::make_unique<StageCells>(*stage)) : nullptr;
}

}  // namespace

// Qt keeps a factory once, however often it is given.
void installStageAccessible() { QAccessible::installFactory(makeAccessible); }

}  // namespace nonet
