#pragma once

#include "ui/designer/tools/board_tool.h"

namespace nonet {

/// Picks up what is drawn: rules, and what is only drawn. A drag or the arrows move what is picked up; what was chosen
/// before the tool was taken lies until then. Tab goes round what lies under the pointer.
class SelectTool : public BoardTool {
public:
    using BoardTool::BoardTool;

    QString hint() const override;
    void cancel() override { m_motion = {}; }
    void forgetTyped() override { m_liesStill = false; }
    void taken() override { m_liesStill = m_designer.hasChosen(); }
    bool press(const QPointF& point, Qt::KeyboardModifiers modifiers) override;
    void dragTo(const QPointF& point) override;
    void release() override;
    bool takesKey(const QKeyEvent& event) const override;
    bool pressKey(const QKeyEvent& event) override;
    bool goToNext() override;
    /// Picks the topmost of what lies in the current cell: rules first, then what is only drawn.
    void drawSelection(LineStart start) override;
    bool writesInto(const std::vector<Drawing>& chosen, bool isTyping) const override;

    static const ToolRow kRow;

protected:
    bool eraseDrawingAt(const QPointF& point) override;

private:
    void look(const QPointF& point);
    void pressRule(bool adds);
    void pressDrawing(bool adds);
    /// In the one line of both, that which alone is chosen; nothing where it does not lie there.
    std::optional<std::size_t> placeOfChosen() const;
    /// Chosen rules or drawings by so many cells; the selection stays. `leads`: the one that a drag holds, which its
    /// partners of a symmetry follow; -1 for none.
    void moveChosen(int down, int right, int leads = -1);
    std::optional<LayoutEdit> movedRules(const Motion& motion, int leads) const;
    std::optional<DrawingEdit> movedDrawings(const Motion& motion, int leads) const;

    /// Where something was picked last: rules and drawings that lie there, the topmost first, one line of both.
    std::vector<int> m_rules;
    std::vector<int> m_drawings;
    /// What is chosen was so before the tool was taken: arrows are the cursor's.
    bool m_liesStill = false;
    std::optional<Cell> m_movedFrom;
    Motion m_motion;
    /// The rule or drawing that a drag holds.
    int m_held = -1;
};

}  // namespace nonet
