#include "ui/board/board_display.h"

#include "core/rules/fog.h"
#include "ui/board/board_font.h"
#include "ui/board/board_view.h"
#include "ui/board/filter_words.h"
#include "ui/board/layers/layer.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

constexpr int kFlashMilliseconds = 700;

}  // namespace

BoardDisplay::BoardDisplay(BoardView& board, Preferences& settings)
    : view(board), preferences(settings), painter(metrics, settings.theme()) {
    flashing.setDuration(kFlashMilliseconds);
    flashing.setStartValue(1.0);
    flashing.setEndValue(0.0);
}

void BoardDisplay::setLitDigit(std::optional<Digit> digit) {
    picture.litDigit = digit;
    refresh();
}

void BoardDisplay::chooseRules(std::vector<int> rules) {
    if (rules == chosenRules)
        return;
    chosenRules = std::move(rules);
    Q_EMIT view.chosenRulesChanged();
}

void BoardDisplay::readDocument() {
    isPreview = false;
    if (!document) {
        const bool shows = picture.showsCandidates;
        const std::optional<Digit> lit = picture.litDigit;
        const bool showsSolutionLayer = picture.showsSolutionLayer;
        picture = BoardPicture();
        picture.showsSolutionLayer = showsSolutionLayer;
        picture.showsCandidates = shows;
        picture.litDigit = lit;
        view.update();
        readPreferences();
        return;
    }
    const bool isSameBoard = picture.puzzle.layout() == document->puzzle().layout() &&
                             picture.puzzle.decoration() == document->puzzle().decoration();
    if (picture.puzzle.shape() != document->puzzle().shape()) {
        // Cells of the previous board may be none of this one.
        selection.clear();
        picture.selection.clear();
        picture.current.reset();
        picture.linkFrom.reset();
        picture.linkTo.reset();
        picture.flashed.clear();
        candidateLayer.reset();
        picture.unknownCandidates.reset();
        picture.candidateNotes.reset();
    }
    // Links run over many cells.
    if (picture.state.links != document->state().links)
        view.update();
    picture.puzzle = document->puzzle();
    picture.state = document->state();
    picture.isSetterMode = isSetterMode;
    if (!isSameBoard) {
        // Its numbers of rules are the former puzzle's, and whoever hears of the next lines may read them.
        looks.broken.clear();
        chooseRules({});
        tellFilter();
        picture.places.clear();
        layOut();
        view.update();
    }
    markMistakesAtOnce();
    updateOverlay();
}

void BoardDisplay::markMistakesAtOnce() {
    const std::optional<Grid>& solution = document->findings().solution();
    if (solution && preferences.values().mistakes == MistakeDisplay::atOnce)
        overlay.publish(OverlayPublisher::mistakesAtOnce,
                        {.mistakes = CellSet::from(mistakes(picture.puzzle, picture.state, *solution))});
    else
        overlay.withdraw(OverlayPublisher::mistakesAtOnce);
}

void BoardDisplay::updateOverlay() {
    if (!document)
        return;
    Overlay shown = overlay.shown();
    const bool isOtherStep = shown.step != picture.step || (shown.step && shown.depth != picture.stepDepth);
    const bool isOtherPosition = shown.position.has_value() != picture.isReplay ||
                                 (shown.position && (shown.position->digits != picture.digits ||
                                                     shown.position->candidates != picture.candidates));
    if (isOtherStep)
        picture.litLink.reset();
    picture.step = std::move(shown.step);
    picture.stepDepth = shown.depth;
    picture.mistakes = std::move(shown.mistakes);
    picture.twoSolutions = std::move(shown.twoSolutions);
    const bool isOtherContradiction = shown.contradiction != picture.contradiction;
    picture.contradiction = std::move(shown.contradiction);
    picture.shownSolution =
        shown.solution && shown.solution->rows() == shape().rows() && shown.solution->columns() == shape().columns()
            ? shown.solution
            : std::nullopt;
    picture.isReplay = shown.position.has_value();
    if (shown.position) {
        picture.digits = std::move(shown.position->digits);
        picture.candidates = std::move(shown.position->candidates);
        picture.fogged = foggedCells();
    } else {
        picture.digits = picture.shownSolution ? picture.puzzle.givens : document->digits();
        const CandidateSource source =
            preferences.values().reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly;
        picture.fogged = foggedCells();
        picture.candidates = candidateLayer ? *candidateLayer
                                            : nonet::candidateLayer(seenThroughFog(picture.puzzle, picture.fogged),
                                                                    picture.state, source);
    }
    // A step's links and a position's digits run over many cells.
    if (isOtherStep || isOtherPosition || isOtherContradiction)
        view.update();
    if (!refresh() && (isOtherStep || isOtherPosition || isOtherContradiction))
        Q_EMIT view.pictureChanged();
    if (isOtherPosition && picture.isReplay)
        announceCell();
}

CellSet BoardDisplay::foggedCells() const {
    if (isSetterMode)
        return {};
    return document->findings().foggedCells();
}

void BoardDisplay::readPreferences() {
    const PreferenceValues& values = preferences.values();
    picture.highlightsPeers = values.highlightsPeers;
    picture.highlightsSameDigit = values.highlightsSameDigit;
    picture.numbersColours = values.numbersColours;
    picture.isSetterMode = isSetterMode;
    picture.showsConflicts = values.mistakes != MistakeDisplay::never;
    picture.reducesMotion = preferences.reducesMotion();
    tellFilter();
    view.update();
    if (document)
        readDocument();
    else
        refresh();
}

void BoardDisplay::layOut() {
    metrics =
        BoardMetrics(picture.puzzle, QRectF(view.rect()).translated(aside, 0), view.devicePixelRatioF(), leastMargins);
    painter.layOut(metrics, preferences.theme(), picture.puzzle.symbols());
}

bool BoardDisplay::refresh() {
    BoardLooks next = boardLooks(picture);
    if (next.cells.size() != looks.cells.size())
        view.update();
    else
        for (std::size_t i = 0; i < next.cells.size(); ++i)
            if (next.cells[i] != looks.cells[i])
                view.update(metrics.cellRect(Cell(static_cast<int>(i))).adjusted(-2, -2, 2, 2).toAlignedRect());
    const auto updateWhatIsNew = [this](const std::vector<BrokenRule>& now, const std::vector<BrokenRule>& before) {
        for (const BrokenRule& each : now)
            if (std::ranges::find(before, each) == before.end())
                updateFrame(each);
    };
    updateWhatIsNew(next.broken, looks.broken);
    updateWhatIsNew(looks.broken, next.broken);
    const bool isOther = next != looks;
    looks = std::move(next);
    if (isOther)
        Q_EMIT view.pictureChanged();
    return isOther;
}

void BoardDisplay::updateFrame(const BrokenRule& broken) {
    const std::vector<Constraint>& constraints = picture.puzzle.constraints();
    if (!broken.constraint || static_cast<std::size_t>(*broken.constraint) >= constraints.size())
        return;
    const Constraint& constraint = constraints[static_cast<std::size_t>(*broken.constraint)];
    QRectF rect;
    for (const std::vector<Cell>& part : constraint.parts)
        rect |= metrics.rectOf(part);
    if (constraint.place)
        rect |= metrics.placeRect(constraint.place->row, constraint.place->column);
    view.update(rect.adjusted(-2, -2, 2, 2).toAlignedRect());
}

void BoardDisplay::changeSelection(const BoardSelection& next) {
    if (next == selection && next.cells() == picture.selection)
        return;
    const bool isOtherCell = next.current() != picture.current;
    chooseRules({});
    selection = next;
    picture.selection = next.cells();
    picture.current = next.current();
    refresh();
    if (isOtherCell)
        announceCell();
    Q_EMIT view.selectionChanged();
}

void BoardDisplay::select(const CellSet& cells, Cell current) {
    BoardSelection next;
    next.set(cells, current);
    changeSelection(next);
}

void BoardDisplay::selectEqual(Cell cell) {
    const int digit = picture.digits.valueAt(cell);
    if (digit == 0)
        return;
    CellSet equal;
    for (int i = 0; i < shape().cellCount(); ++i)
        if (picture.digits.valueAt(Cell(i)) == digit)
            equal.insert(Cell(i));
    select(equal, cell);
}

void BoardDisplay::announceCell() {
    if (!picture.current || !QAccessible::isActive())
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(picture.current->index());
    QAccessible::updateAccessibility(&event);
}

void BoardDisplay::tellFilter() {
    const QString told = filterText(picture.filter, picture.puzzle.symbols(), preferences.keyBindings());
    if (told != view.accessibleDescription())
        view.setAccessibleDescription(told);
}

void BoardDisplay::showAction(const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo) {
    CellSet changed = CellSet::from(cells);
    const bool isTyped = label.kind == ActionKind::digit || label.kind == ActionKind::erase ||
                         label.kind == ActionKind::corner || label.kind == ActionKind::centre ||
                         label.kind == ActionKind::struck || label.kind == ActionKind::cellColour ||
                         label.kind == ActionKind::candidateColour || label.kind == ActionKind::link;
    // Where a digit was just typed the eye is already; marks that went elsewhere are news.
    if (isTyped && !isUndo)
        for (const Cell cell : picture.selection)
            changed.erase(cell);
    view.flash(changed);
}

void BoardDisplay::paintCover(QPainter& p) const {
    BoardPicture blank;
    Layout bare = picture.puzzle.layout();
    // The rules are part of what is hidden.
    bare.constraints.clear();
    blank.puzzle = Puzzle(std::move(bare), Grid(shape()));
    blank.state = PlayState(shape());
    blank.digits = Grid(shape());
    blank.hasFocus = picture.hasFocus;
    painter.paint(p, blank);
    p.setFont(boardFont(metrics.cellSide() * 0.5, QFont::Normal, textPixels(TextSize::body)));
    p.setPen(preferences.theme().mutedText);
    p.drawText(metrics.board(), Qt::AlignCenter, BoardView::tr("Paused"));
}

}  // namespace nonet
