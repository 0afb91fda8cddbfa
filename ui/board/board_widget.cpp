#include "ui/board/board_widget.h"

#include "core/rules/fog.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_font.h"
#include "ui/board/board_widget_private.h"
#include "ui/board/layers/layer.h"
#include "ui/board/layers/link_route.h"
#include "ui/preferences/tokens.h"

#include <QAccessible>
#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace nonet {

namespace {

constexpr int kFlashMilliseconds = 700;
/// How near the mouse has to come to a link.
constexpr double kLinkReach = 6;

}  // namespace

BoardWidget::Private::Private(BoardWidget* board, Preferences& settings)
    : q(board), preferences(settings), painter(metrics, settings.theme()) {
    flashing.setDuration(kFlashMilliseconds);
    flashing.setStartValue(1.0);
    flashing.setEndValue(0.0);
}

BoardWidget::BoardWidget(Preferences& preferences, QWidget* parent)
    : QWidget(parent), d(std::make_unique<Private>(this, preferences)) {
    installBoardAccessible();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    // Links of a hint are pointed at.
    setMouseTracking(true);
    // Mirrored interfaces keep their board as it is.
    setLayoutDirection(Qt::LeftToRight);
    connect(&preferences, &Preferences::changed, this, [this] { d->readPreferences(); });
    connect(&preferences, &Preferences::themeChanged, this, [this] {
        d->layOut();
        update();
    });
    connect(&d->flashing, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        // With motion reduced the outline stands still and then goes.
        d->picture.flashStrength = d->picture.reducesMotion ? (value.toDouble() > 0 ? 1 : 0) : value.toDouble();
        d->refresh();
    });
    d->readPreferences();
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setDocument(PuzzleDocument* document) {
    if (d->document)
        d->document->disconnect(this);
    d->document = document;
    d->overlay = {};
    d->candidateLayer.reset();
    d->picture.linkFrom.reset();
    d->gesture = Private::Gesture::none;
    if (document) {
        connect(document, &PuzzleDocument::changed, this, [this] { d->readDocument(); });
        connect(document, &PuzzleDocument::factsChanged, this, [this] { d->readDocument(); });
        connect(document, &PuzzleDocument::actionShown, this,
                [this](const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo) {
                    d->showAction(label, cells, isUndo);
                });
    }
    d->readDocument();
    d->layOut();
    BoardSelection fresh;
    if (document)
        fresh.set({d->shape().cells().front()}, d->shape().cells().front());
    d->changeSelection(fresh);
    update();
}

PuzzleDocument* BoardWidget::document() const { return d->document; }

InputMode BoardWidget::inputMode() const { return d->mode; }

void BoardWidget::setInputMode(InputMode mode) {
    if (mode == d->mode)
        return;
    d->mode = mode;
    Q_EMIT inputModeChanged(mode);
}

const CellSet& BoardWidget::selection() const { return d->picture.selection; }

void BoardWidget::setSelection(const CellSet& cells, Cell current) {
    BoardSelection next;
    next.set(cells, current);
    d->changeSelection(next);
}

std::optional<Cell> BoardWidget::currentCell() const { return d->picture.current; }

bool BoardWidget::showsCandidates() const { return d->picture.showsCandidates; }

void BoardWidget::setShowsCandidates(bool shows) {
    if (shows == d->picture.showsCandidates)
        return;
    d->picture.showsCandidates = shows;
    // Marks and candidates change places everywhere.
    update();
    d->refresh();
    Q_EMIT showsCandidatesChanged(shows);
}

void BoardWidget::setShowsSolutionLayer(bool shows) {
    if (shows == d->picture.showsSolutionLayer)
        return;
    d->picture.showsSolutionLayer = shows;
    d->refresh();
}

void BoardWidget::setCandidateLayer(std::optional<CandidateGrid> candidates, std::optional<CandidateGrid> unknown,
                                    std::optional<CandidateNotes> notes) {
    d->candidateLayer = std::move(candidates);
    d->picture.unknownCandidates = std::move(unknown);
    d->picture.candidateNotes = std::move(notes);
    update();
    d->updateOverlay();
}

const CandidateFilter& BoardWidget::filter() const { return d->picture.filter; }

void BoardWidget::setFilter(const CandidateFilter& filter) {
    if (filter == d->picture.filter)
        return;
    d->picture.filter = filter;
    d->refresh();
    Q_EMIT filterChanged();
}

void BoardWidget::setCandidateColour(int colour) {
    Q_ASSERT(colour >= 1 && colour <= 10);
    if (colour == d->candidateColour)
        return;
    d->candidateColour = colour;
    Q_EMIT candidateColourChanged(colour);
}

int BoardWidget::candidateColour() const { return d->candidateColour; }

Digit BoardWidget::cellColour() const { return d->cellColour; }

void BoardWidget::useCellColour(Digit colour) {
    const bool paintsSelection = d->picture.selection.count() > 1 && d->picture.selection != d->brushed;
    d->setCellColour(colour);
    if (paintsSelection)
        d->enter(colour, InputMode::colour, d->selectedCells());
}

std::optional<Digit> BoardWidget::chosenDigit() const { return d->chosenDigit; }

void BoardWidget::enterDigit(Digit digit) {
    if (d->preferences.values().entryOrder == EntryOrder::digitFirst) {
        d->setChosenDigit(d->chosenDigit == digit ? std::nullopt : std::optional(digit));
        return;
    }
    d->enter(digit, d->mode, d->selectedCells());
}

void BoardWidget::eraseSelection() { d->erase(); }

void BoardWidget::publish(OverlayPublisher publisher, const Overlay& overlay) {
    d->overlay.publish(publisher, overlay);
    d->updateOverlay();
}

void BoardWidget::withdraw(OverlayPublisher publisher) {
    d->overlay.withdraw(publisher);
    d->updateOverlay();
}

bool BoardWidget::isReplay() const { return d->picture.isReplay; }

bool BoardWidget::mayEdit() { return d->mayEdit(); }

void BoardWidget::setCovered(bool covered) {
    d->isCovered = covered;
    update();
}

bool BoardWidget::isCovered() const { return d->isCovered; }

void BoardWidget::flash(const CellSet& cells) {
    d->flashing.stop();
    d->picture.flashed = cells;
    if (!cells.isEmpty())
        d->flashing.start();
    d->refresh();
}

void BoardWidget::lightStepLink(std::optional<int> link) {
    if (link == d->picture.litLink)
        return;
    d->picture.litLink = link;
    update();
}

std::optional<int> BoardWidget::stepLinkAt(const QPointF& point) const {
    const std::vector<LinkRoute>& routes = d->painter.stepLinks(d->picture, d->looks);
    const auto nearest =
        std::ranges::min_element(routes, {}, [&point](const LinkRoute& route) { return route.distanceTo(point); });
    if (nearest == routes.end() || nearest->distanceTo(point) > kLinkReach)
        return std::nullopt;
    return static_cast<int>(nearest - routes.begin());
}

void BoardWidget::setPreview(std::optional<Puzzle> puzzle) {
    if (!d->document || (!puzzle && !d->isPreview))
        return;
    Q_ASSERT(!puzzle || puzzle->shape() == d->shape());
    if (!puzzle)
        return d->readDocument();
    d->isPreview = true;
    d->picture.puzzle = *std::move(puzzle);
    update();
    d->refresh();
}

void BoardWidget::setLeastMargins(const BoardMargins& margins) {
    d->leastMargins = margins;
    d->layOut();
    update();
}

bool BoardWidget::handleSymbol(Digit, Qt::KeyboardModifiers) { return false; }

void BoardWidget::setPlaces(std::vector<PlaceMark> places) {
    if (places == d->picture.places)
        return;
    d->picture.places = std::move(places);
    d->refresh();
}

const BoardPicture& BoardWidget::picture() const { return d->picture; }

const std::vector<int>& BoardWidget::chosenRules() const { return d->chosenRules; }

const std::vector<BrokenRule>& BoardWidget::broken() const { return d->looks.broken; }

const BoardMetrics& BoardWidget::metrics() const { return d->metrics; }

QRectF BoardWidget::cellRect(Cell cell) const { return d->metrics.cellRect(cell); }

QRectF BoardWidget::candidateRect(Candidate candidate) const { return d->metrics.candidateRect(candidate); }

QSize BoardWidget::sizeHint() const { return QSize(584, 584); }

QSize BoardWidget::minimumSizeHint() const { return QSize(220, 220); }

void BoardWidget::Private::readDocument() {
    isPreview = false;
    if (!document) {
        const bool shows = picture.showsCandidates;
        const bool showsSolutionLayer = picture.showsSolutionLayer;
        picture = BoardPicture();
        picture.showsCandidates = shows;
        picture.showsSolutionLayer = showsSolutionLayer;
        picture.litDigit = chosenDigit;
        q->update();
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
        brushed.clear();
        candidateLayer.reset();
        picture.unknownCandidates.reset();
        picture.candidateNotes.reset();
    }
    // Links run over many cells.
    if (picture.state.links != document->state().links)
        q->update();
    picture.puzzle = document->puzzle();
    picture.state = document->state();
    picture.isSetterMode = isSetterMode;
    if (!isSameBoard) {
        // Its numbers of rules are the former puzzle's, and whoever hears of the next lines may read them.
        looks.broken.clear();
        chooseRules({});
        picture.places.clear();
        layOut();
        q->update();
    }
    markMistakesAtOnce();
    updateOverlay();
}

void BoardWidget::Private::markMistakesAtOnce() {
    const std::optional<Grid>& solution = document->solution();
    if (solution && preferences.values().mistakes == MistakeDisplay::atOnce)
        overlay.publish(OverlayPublisher::mistakesAtOnce,
                        {.mistakes = CellSet::from(mistakes(picture.puzzle, picture.state, *solution))});
    else
        overlay.withdraw(OverlayPublisher::mistakesAtOnce);
}

void BoardWidget::Private::updateOverlay() {
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
        q->update();
    if (!refresh() && (isOtherStep || isOtherPosition || isOtherContradiction))
        Q_EMIT q->pictureChanged();
    if (isOtherPosition && picture.isReplay)
        announceCell();
}

void BoardWidget::setSetterMode() {
    d->isSetterMode = true;
    d->readDocument();
}

CellSet BoardWidget::Private::foggedCells() const {
    if (isSetterMode)
        return {};
    return document->foggedCells();
}

void BoardWidget::Private::readPreferences() {
    const PreferenceValues& values = preferences.values();
    picture.highlightsPeers = values.highlightsPeers;
    picture.highlightsSameDigit = values.highlightsSameDigit;
    picture.numbersColours = values.numbersColours;
    picture.isSetterMode = isSetterMode;
    picture.showsConflicts = values.mistakes != MistakeDisplay::never;
    picture.reducesMotion = preferences.reducesMotion();
    if (values.entryOrder == EntryOrder::cellFirst && chosenDigit)
        setChosenDigit(std::nullopt);
    q->update();
    if (document)
        readDocument();
    else
        refresh();
}

void BoardWidget::Private::setChosenDigit(std::optional<Digit> digit) {
    chosenDigit = digit;
    picture.litDigit = digit;
    refresh();
    Q_EMIT q->chosenDigitChanged();
}

void BoardWidget::Private::setCellColour(Digit colour) {
    if (colour == cellColour)
        return;
    cellColour = colour;
    Q_EMIT q->cellColourChanged(colour);
}

void BoardWidget::Private::layOut() {
    metrics =
        BoardMetrics(picture.puzzle, QRectF(q->rect()).translated(aside, 0), q->devicePixelRatioF(), leastMargins);
    painter.layOut(metrics, preferences.theme(), picture.puzzle.symbols());
}

bool BoardWidget::Private::refresh() {
    BoardLooks next = boardLooks(picture);
    if (next.cells.size() != looks.cells.size())
        q->update();
    else
        for (std::size_t i = 0; i < next.cells.size(); ++i)
            if (next.cells[i] != looks.cells[i])
                q->update(metrics.cellRect(Cell(static_cast<int>(i))).adjusted(-2, -2, 2, 2).toAlignedRect());
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
        Q_EMIT q->pictureChanged();
    return isOther;
}

void BoardWidget::Private::updateFrame(const BrokenRule& broken) {
    const std::vector<Constraint>& constraints = picture.puzzle.constraints();
    if (!broken.constraint || static_cast<std::size_t>(*broken.constraint) >= constraints.size())
        return;
    const Constraint& constraint = constraints[static_cast<std::size_t>(*broken.constraint)];
    QRectF rect;
    for (const std::vector<Cell>& part : constraint.parts)
        rect |= metrics.rectOf(part);
    if (constraint.place)
        rect |= metrics.placeRect(constraint.place->row, constraint.place->column);
    q->update(rect.adjusted(-2, -2, 2, 2).toAlignedRect());
}

void BoardWidget::Private::changeSelection(const BoardSelection& next) {
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
    Q_EMIT q->selectionChanged();
}

void BoardWidget::Private::announceCell() {
    if (!picture.current || !QAccessible::isActive())
        return;
    QAccessibleEvent event(q, QAccessible::Focus);
    event.setChild(picture.current->index());
    QAccessible::updateAccessibility(&event);
}

void BoardWidget::Private::showAction(const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo) {
    CellSet changed = CellSet::from(cells);
    const bool isTyped = label.kind == ActionKind::digit || label.kind == ActionKind::erase ||
                         label.kind == ActionKind::corner || label.kind == ActionKind::centre ||
                         label.kind == ActionKind::struck || label.kind == ActionKind::cellColour ||
                         label.kind == ActionKind::candidateColour || label.kind == ActionKind::link;
    // Where a digit was just typed the eye is already; marks that went elsewhere are news.
    if (isTyped && !isUndo)
        for (const Cell cell : picture.selection)
            changed.erase(cell);
    q->flash(changed);
}

void BoardWidget::Private::paintCover(QPainter& p) const {
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
    p.drawText(metrics.board(), Qt::AlignCenter, tr("Paused"));
}

bool BoardWidget::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (d->isKeyOfBoard(*key)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::Leave)
        d->pointAt(std::nullopt);
    return QWidget::event(event);
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), d->preferences.theme().window);
    if (d->isCovered) {
        d->paintCover(painter);
        return;
    }
    painter.setClipRegion(event->region());
    d->painter.paint(painter, d->picture, d->looks, event->region());
}

void BoardWidget::setStaysInPlace() { d->staysInPlace = true; }

void BoardWidget::resizeEvent(QResizeEvent* event) {
    const QRectF before = d->metrics.outerRect();
    d->aside = 0;
    d->layOut();
    const QRectF middle = d->metrics.outerRect();
    const bool isWiderOnly = event->oldSize().isValid() && event->oldSize().height() == event->size().height();
    if (!d->staysInPlace || !isWiderOnly || before.size() != middle.size())
        return;
    // At the right edge at most, where there is too little room.
    d->aside = std::clamp(before.left() - middle.left(), -std::max(0.0, middle.left()),
                          std::max(0.0, width() - middle.right()));
    d->layOut();
}

void BoardWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Board"));
    if (event->type() == QEvent::StyleChange)
        d->readPreferences();
    QWidget::changeEvent(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    // Whoever clicked knows where the focus is; who came by Tab is shown it.
    d->picture.hasFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
    d->announceCell();
    QWidget::focusInEvent(event);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    d->picture.hasFocus = false;
    update();
    QWidget::focusOutEvent(event);
}

}  // namespace nonet
