#include "ui/main_window/transform_actions.h"

#include "core/board/classic.h"
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/generator/transform_dialog.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/status_line.h"
#include "ui/shortcuts/action_set.h"

#include <QRandomGenerator>

#include <set>

namespace nonet {
namespace {

int placeOf(SwapKind kind, Cell cell) {
    switch (kind) {
    case SwapKind::rows: return classic::rowOf(cell);
    case SwapKind::columns: return classic::columnOf(cell);
    case SwapKind::bands: return classic::rowOf(cell) / 3;
    case SwapKind::stacks: return classic::columnOf(cell) / 3;
    case SwapKind::digits: break;
    }
    return 0;
}

/// The next of the three that may change places with this one; after the last comes the first.
int nextOf(int place) { return place / 3 * 3 + (place + 1) % 3; }

}  // namespace

TransformActions::TransformActions(const WindowParts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
    const auto on = [this](const char* id, auto act) {
        connect(m_parts.actions.action(QLatin1String(id)), &QAction::triggered, this, act);
    };
    on("transform.open", [this] { openDialog(); });
    on("transform.rows", [this] { swap(SwapKind::rows); });
    on("transform.columns", [this] { swap(SwapKind::columns); });
    on("transform.bands", [this] { swap(SwapKind::bands); });
    on("transform.stacks", [this] { swap(SwapKind::stacks); });
    on("transform.transpose", [this] { perform(transposition()); });
    on("transform.digits", [this] { swapDigits(); });
    on("transform.shuffle", [this] { shuffle(); });
    connect(&m_parts.session, &DocumentSession::documentChanged, this, &TransformActions::takeDocument);
}

void TransformActions::takeDocument() {
    PuzzleDocument* document = m_parts.session.document();
    if (m_dialog)
        m_dialog->setDocument(document);
    connect(document, &PuzzleDocument::transformed, this, [this](const ClassicTransform& map, bool isUndo) {
        // The cursor stays with its digit.
        CellSet cells;
        for (const Cell cell : m_parts.board.selection())
            cells.insert(imageOf(map, cell));
        if (const std::optional<Cell> current = m_parts.board.currentCell())
            m_parts.board.setSelection(cells, imageOf(map, *current));
        m_parts.status.showAction(isUndo ? tr("Undone: Transform") : tr("Transformed; the puzzle is the same"));
    });
}

void TransformActions::swap(SwapKind kind) {
    std::set<int> places;
    for (const Cell cell : m_parts.board.selection())
        places.insert(placeOf(kind, cell));
    std::optional<ClassicTransform> map;
    if (places.size() == 2)
        map = swapOf(kind, *places.begin(), *places.rbegin());
    const std::optional<Cell> current = m_parts.board.currentCell();
    if (!map && current) {
        const int place = placeOf(kind, *current);
        map = swapOf(kind, place, nextOf(place));
    }
    if (map)
        perform(*map);
    else
        m_parts.status.showAction(tr("Choose a cell on the board first."));
}

void TransformActions::swapDigits() {
    std::set<int> digits;
    const Grid grid = m_parts.session.document()->digits();
    for (const Cell cell : m_parts.board.selection())
        if (!grid.isBlank(cell))
            digits.insert(grid.valueAt(cell));
    if (digits.size() == 2)
        perform(*swapOf(SwapKind::digits, *digits.begin(), *digits.rbegin()));
    else
        openDialog().showDigits();
}

void TransformActions::shuffle() {
    RandomSource random(QRandomGenerator::global()->generate64());
    perform(randomTransform(random));
}

void TransformActions::perform(const ClassicTransform& map) { m_parts.session.document()->transform(map); }

TransformDialog& TransformActions::openDialog() {
    if (!m_dialog) {
        m_dialog = new TransformDialog(m_parts.preferences, m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_dialog->setDocument(m_parts.session.document());
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    return *m_dialog;
}

}  // namespace nonet

#include "moc_transform_actions.cpp"
