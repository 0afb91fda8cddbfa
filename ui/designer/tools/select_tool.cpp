#include "ui/designer/tools/select_tool.h"

#include "core/design/symmetric_edit.h"
#include "ui/designer/design_board.h"
#include "ui/designer/rule_clipboard.h"
#include "ui/designer/tools/arrow_keys.h"
#include "ui/designer/tools/typed_text.h"
#include "ui/designer/tools/under_point.h"
#include "ui/preferences/theme.h"
#include "ui/shortcuts/key_stroke.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

struct SelectWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::SelectTool)
};

QString nameOfSelect(const DesignTool&) { return SelectWords::tr("Select"); }

void paintSelect(const ToolSketch& sketch, const DesignTool&) {
    QPolygonF arrow({{4, 2}, {4, 11}, {6.3, 9}, {7.8, 12.2}, {9.4, 11.4}, {7.9, 8.3}, {11, 8}});
    for (QPointF& point : arrow)
        point *= sketch.unit;
    sketch.painter.setBrush(sketch.theme.text);
    sketch.painter.drawPolygon(arrow);
}

std::unique_ptr<BoardTool> makeSelectTool(DesignBoard& board) { return std::make_unique<SelectTool>(board); }

bool holdsAny(const std::vector<int>& chosen, const std::vector<int>& there) {
    return std::ranges::any_of(there, [&](int each) { return std::ranges::find(chosen, each) != chosen.end(); });
}

/// With nothing chosen the puzzle is copied, as everywhere.
bool copiesRules(const QKeyEvent& event, const Designer& designer) {
    return event.matches(QKeySequence::Copy) && designer.hasChosen();
}

bool pastesRules(const QKeyEvent& event) { return event.matches(QKeySequence::Paste) && hasRulesToPaste(); }

QString hintOfSelectTool(const DesignTool& /*tool*/) {
    return SelectWords::tr(
        "Click or Enter picks up what is drawn, Tab the next one under it, Shift adds · drag or arrows move · R "
        "turns, F mirrors, D copies, Del deletes, H hides, L locks");
}

}  // namespace

constexpr ToolRow SelectTool::kRow{
    .type = DesignTool::Type::select,
    .group = ToolGroup::top,
    .synonyms = QT_TRANSLATE_NOOP("ToolSynonyms", "move pick choose pointer"),
    .name = nameOfSelect,
    .hint = hintOfSelectTool,
    .paint = paintSelect,
    .make = makeSelectTool,
    .keepsChosen = true,
};

QString SelectTool::hint() const {
    if (m_board.text().isInHand(*this))
        return SelectWords::tr(
            "Letters go into its text, Enter ends it · drag or arrows move, Del deletes · turn, mirror, copy, "
            "hide and lock are in the panel Chosen rule and in the menu");
    if (m_liesStill)
        return SelectWords::tr("Enter or a click picks up what lies here; then arrows move it");
    return BoardTool::hint();
}

void SelectTool::look(const QPointF& point) {
    m_rules = constraintsUnder(m_board, puzzle(), point);
    m_drawings = drawingsUnder(m_board, puzzle(), point);
}

bool SelectTool::press(const QPointF& point, Qt::KeyboardModifiers modifiers) {
    m_liesStill = false;
    look(point);
    m_movedFrom = cellUnder(point);
    m_motion = {};
    m_held = m_rules.empty() ? -1 : m_rules.front();
    if (m_movedFrom)
        m_board.setSelection({*m_movedFrom}, *m_movedFrom);
    const bool adds = (modifiers & Qt::ShiftModifier) != 0;
    const bool isHeld = holdsAny(m_designer.chosenDrawings(), m_drawings);
    // What nobody sees is meant after a drawing, too; but once it is chosen, it is what is dragged.
    const bool isNoneSeen =
        m_rules.empty() || (constraintAt(m_rules.front()).isHidden && !holdsAny(m_designer.chosen(), m_rules));
    if (!m_drawings.empty() && (isNoneSeen || isHeld))
        pressDrawing(adds);
    else if (!m_rules.empty())
        pressRule(adds);
    else if (!adds)
        m_designer.choose({});
    return true;
}

void SelectTool::pressRule(bool adds) {
    std::vector<int> chosen = m_designer.chosen();
    if (adds) {
        if (std::erase(chosen, m_rules.front()) == 0)
            chosen.push_back(m_rules.front());
        m_designer.choose(std::move(chosen));
    } else if (!holdsAny(chosen, m_rules)) {
        m_designer.choose({m_rules.front()});
    }
    // Of several under the pointer the one that is chosen is held.
    for (const int each : m_rules)
        if (const std::vector<int>& now = m_designer.chosen(); std::ranges::find(now, each) != now.end()) {
            m_held = each;
            break;
        }
    m_board.beginDrag();
}

void SelectTool::pressDrawing(bool adds) {
    std::vector<int> chosen = m_designer.chosenDrawings();
    m_held = m_drawings.front();
    if (adds) {
        if (std::erase(chosen, m_held) == 0)
            chosen.push_back(m_held);
        m_designer.chooseDrawings(std::move(chosen));
    } else if (!holdsAny(chosen, m_drawings)) {
        m_designer.chooseDrawings({m_held});
    }
    m_board.beginDrag();
}

void SelectTool::dragTo(const QPointF& point) {
    const std::optional<Cell> cell = cellUnder(point);
    if (!cell || !m_movedFrom)
        return;
    const BoardShape& shape = puzzle().shape();
    const Motion motion{.down = shape.row(*cell) - shape.row(*m_movedFrom),
                        .right = shape.column(*cell) - shape.column(*m_movedFrom)};
    if (motion == m_motion)
        return;
    m_motion = motion;
    if (!m_designer.chosenDrawings().empty()) {
        const auto drawings = movedDrawings(motion, m_held);
        m_board.setPreview(drawings ? std::optional(drawings->puzzle) : std::nullopt);
        return;
    }
    const auto moved = movedRules(motion, m_held);
    m_board.setPreview(moved ? std::optional(moved->puzzle) : std::nullopt);
}

void SelectTool::release() {
    const Motion motion = std::exchange(m_motion, {});
    if (motion != Motion{})
        moveChosen(motion.down, motion.right, m_held);
}

bool SelectTool::takesKey(const QKeyEvent& event) const {
    return (arrowOf(event.key()) != nullptr && m_designer.hasChosen() && !m_liesStill) ||
           copiesRules(event, m_designer) || pastesRules(event);
}

bool SelectTool::pressKey(const QKeyEvent& event) {
    if (copiesRules(event, m_designer)) {
        copyChosen(m_designer);
        return true;
    }
    if (pastesRules(event)) {
        pasteRules(m_designer);
        return true;
    }
    const ArrowKey* arrow = arrowOf(event.key());
    if (arrow == nullptr || !isPlain(readKey(event).modifiers) || !m_designer.hasChosen() || m_liesStill)
        return false;
    moveChosen(arrow->down, arrow->right);
    return true;
}

bool SelectTool::goToNext() {
    if (const std::optional<Cell> cell = m_board.currentCell(); cell && !placeOfChosen())
        look(m_board.cellRect(*cell).center());
    const std::size_t count = m_rules.size() + m_drawings.size();
    const std::optional<std::size_t> place = placeOfChosen();
    if (!place)
        return false;
    m_liesStill = false;
    // Del is the next key for many: it works as long as the board has the keys.
    if (count == 1) {
        Q_EMIT m_designer.statusMessage(SelectWords::tr("Nothing else lies there. Esc, then Tab, leaves the board."));
        return true;
    }
    const std::size_t next = (*place + 1) % count;
    if (next < m_rules.size())
        m_designer.choose({m_rules[next]});
    else
        m_designer.chooseDrawings({m_drawings[next - m_rules.size()]});
    return true;
}

std::optional<std::size_t> SelectTool::placeOfChosen() const {
    const auto placeIn = [](const std::vector<int>& there, const std::vector<int>& chosen) {
        return chosen.size() == 1 ? static_cast<std::size_t>(std::ranges::find(there, chosen.front()) - there.begin())
                                  : there.size();
    };
    if (const std::size_t rule = placeIn(m_rules, m_designer.chosen()); rule < m_rules.size())
        return rule;
    const std::size_t drawing = placeIn(m_drawings, m_designer.chosenDrawings());
    return drawing < m_drawings.size() ? std::optional(m_rules.size() + drawing) : std::nullopt;
}

void SelectTool::drawSelection(LineStart) {
    const std::optional<Cell> cell = m_board.currentCell();
    if (!cell)
        return;
    look(m_board.cellRect(*cell).center());
    if (m_rules.empty() && m_drawings.empty())
        return Q_EMIT m_designer.statusMessage(SelectWords::tr("Nothing is drawn there."));
    const bool isChosenHere = std::exchange(m_liesStill, false) && placeOfChosen();
    if (isChosenHere)
        Q_EMIT m_board.toolHintChanged();
    else if (!m_rules.empty())
        m_designer.choose({m_rules.front()});
    else
        m_designer.chooseDrawings({m_drawings.front()});
}

/// Letters are keys, but of what bears a text already.
bool SelectTool::writesInto(const std::vector<Drawing>& chosen, bool isTyping) const {
    const std::string& text = chosen.front().text;
    return (!text.empty() || isTyping) &&
           std::ranges::all_of(chosen, [&text](const Drawing& each) { return each.text == text; });
}

bool SelectTool::eraseDrawingAt(const QPointF& point) { return eraseTopmost(point, std::nullopt); }

std::optional<LayoutEdit> SelectTool::movedRules(const Motion& motion, int leads) const {
    const std::vector<int> moving = withoutPartners(puzzle(), m_designer.freeChosen(), m_designer.symmetry(), leads);
    const auto moved = nonet::move(puzzle(), moving, motion);
    return moved ? std::optional(m_designer.withPartners(*moved)) : std::nullopt;
}

std::optional<DrawingEdit> SelectTool::movedDrawings(const Motion& motion, int leads) const {
    const std::vector<int> moving =
        drawingsWithoutPartners(puzzle(), m_designer.freeDrawings(), m_designer.symmetry(), leads);
    const auto moved = moveDrawings(puzzle(), moving, motion);
    return moved ? std::optional(m_designer.withPartners(*moved)) : std::nullopt;
}

void SelectTool::moveChosen(int down, int right, int leads) {
    const Motion motion{.down = down, .right = right};
    if (!m_designer.chosenDrawings().empty()) {
        if (m_designer.freeDrawings().empty())
            Q_EMIT m_designer.statusMessage(SelectWords::tr("Locked: unlock it first."));
        else if (const auto moved = movedDrawings(motion, leads))
            m_designer.edit(*moved);
        else
            Q_EMIT m_designer.statusMessage(SelectWords::tr("There is no room for it on the board."));
        return;
    }
    if (m_designer.freeChosen().empty())
        return;
    if (const auto moved = movedRules(motion, leads))
        m_designer.edit(*moved);
    else
        Q_EMIT m_designer.statusMessage(SelectWords::tr("There is no room for it on the board."));
}

}  // namespace nonet
