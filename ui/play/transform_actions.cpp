#include "ui/play/transform_actions.h"

#include "core/board/classic.h"
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/status_line.h"
#include "ui/generator/transform_dialog.h"
#include "ui/session/document_session.h"
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

TransformActions::TransformActions(const WindowFrame& frame, BoardWidget& board, QObject* parent)
    : QObject(parent), m_frame(frame), m_board(board) {
    const ActionSet& actions = m_frame.actions;
    actions.on("transform.open", this, [this] { openDialog(); });
    actions.on("transform.rows", this, [this] { swap(SwapKind::rows); });
    actions.on("transform.columns", this, [this] { swap(SwapKind::columns); });
    actions.on("transform.bands", this, [this] { swap(SwapKind::bands); });
    actions.on("transform.stacks", this, [this] { swap(SwapKind::stacks); });
    actions.on("transform.transpose", this, [this] { perform(transposition()); });
    actions.on("transform.rotate", this, [this] { perform(quarterTurn()); });
    actions.on("transform.mirror", this, [this] { perform(mirror()); });
    actions.on("transform.digits", this, [this] { swapDigits(); });
    actions.on("transform.shuffle", this, [this] { shuffle(); });
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &TransformActions::followDocument);
}

void TransformActions::followDocument(PuzzleDocument* document) {
    if (m_dialog)
        m_dialog->setDocument(document);
    connect(document, &PuzzleDocument::transformed, this, [this](const ClassicTransform& map) {
        // The cursor stays with its digit.
        CellSet cells;
        for (const Cell cell : m_board.selection())
            cells.insert(imageOf(map, cell));
        if (const std::optional<Cell> current = m_board.currentCell())
            m_board.setSelection(cells, imageOf(map, *current));
    });
}

void TransformActions::swap(SwapKind kind) {
    std::set<int> places;
    for (const Cell cell : m_board.selection())
        places.insert(placeOf(kind, cell));
    std::optional<ClassicTransform> map;
    if (places.size() == 2)
        map = swapOf(kind, *places.begin(), *places.rbegin());
    const std::optional<Cell> current = m_board.currentCell();
    if (!map && current) {
        const int place = placeOf(kind, *current);
        map = swapOf(kind, place, nextOf(place));
    }
    if (map)
        perform(*map);
}

void TransformActions::swapDigits() {
    std::set<int> digits;
    const Grid grid = m_frame.session.document()->digits();
    for (const Cell cell : m_board.selection())
        if (!grid.isBlank(cell))
            digits.insert(grid.valueAt(cell));
    const std::optional<ClassicTransform> map =
        digits.size() == 2 ? swapOf(SwapKind::digits, *digits.begin(), *digits.rbegin()) : std::nullopt;
    if (map)
        perform(*map);
    else
        openDialog().showDigits();
}

void TransformActions::shuffle() {
    RandomSource random(QRandomGenerator::global()->generate64());
    perform(randomTransform(random));
}

void TransformActions::perform(const ClassicTransform& map) { m_frame.session.document()->transform(map); }

TransformDialog& TransformActions::openDialog() {
    if (!m_dialog) {
        m_dialog = new TransformDialog(m_frame.preferences, &m_frame.window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_dialog->setDocument(m_frame.session.document());
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    return *m_dialog;
}

}  // namespace nonet

#include "moc_transform_actions.cpp"
