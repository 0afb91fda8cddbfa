#include "ui/designer/solution_layer.h"

#include "ui/board/board_widget.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QAction>

namespace nonet {
namespace {

constexpr auto kShown = "design.solution_layer";
constexpr auto kGoesOut = "design.overlays_out";
constexpr auto kHidden = "off";

}  // namespace

SolutionLayer::SolutionLayer(Designer& designer, BoardWidget& board, const ActionSet& actions, Preferences& preferences,
                             QObject* parent)
    : QObject(parent), m_designer(designer), m_board(board), m_preferences(preferences),
      m_shown(actions.action(QLatin1String(kShown))), m_goesOut(actions.action(QLatin1String(kGoesOut))) {
    const bool isShown = preferences.kept(QLatin1String(kShown)) != kHidden;
    m_shown->setChecked(isShown);
    m_board.setShowsSolutionLayer(isShown);
    connect(m_shown, &QAction::triggered, this, &SolutionLayer::show);
    m_goesOut->setChecked(!preferences.kept(QLatin1String(kGoesOut)).isEmpty());
    connect(m_goesOut, &QAction::triggered, this,
            [this](bool goesOut) { m_preferences.keep(QLatin1String(kGoesOut), goesOut ? "on" : QByteArray()); });
    actions.on("design.keep_digits", this, [this] { keepDigits(); });
    // What is typed, and what becomes another, is to be seen.
    connect(&designer, &Designer::toolChanged, this, [this] {
        if (m_designer.tool().type == DesignTool::Type::solution && !m_shown->isChecked())
            show(true);
    });
    connect(&designer, &Designer::puzzleChanged, this, [this](const LayoutChange& change) {
        if (change.isSolutionLayerChanged() && m_designer.puzzle().solutionLayer() != nullptr && !m_shown->isChecked())
            show(true);
    });
}

BoardPicture SolutionLayer::pictureOut() const {
    return m_goesOut->isChecked() ? m_board.picture() : withoutOverlays(m_board.picture());
}

void SolutionLayer::show(bool isShown) {
    m_shown->setChecked(isShown);
    m_board.setShowsSolutionLayer(isShown);
    m_preferences.keep(QLatin1String(kShown), isShown ? QByteArray() : QByteArray(kHidden));
}

void SolutionLayer::keepDigits() {
    const PuzzleDocument* document = m_designer.document();
    if (document == nullptr || document->isReadOnly())
        return;
    const int entered = document->digits().filledCount() - document->puzzle().givens.filledCount();
    if (entered == 0)
        return Q_EMIT m_designer.statusMessage(tr("No digits are entered that could become the solution layer."));
    m_designer.keepDigitsAsSolution();
    Q_EMIT m_designer.statusMessage(
        tr("%Ln digit(s) are in the solution layer now; Undo takes them back.", nullptr, entered));
}

}  // namespace nonet

#include "moc_solution_layer.cpp"
