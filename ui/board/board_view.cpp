#include "ui/board/board_view.h"

#include "ui/board/board_display.h"
#include "ui/board/layers/link_route.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// How near the mouse has to come to a link.
constexpr double kLinkReach = 6;

}  // namespace

BoardView::BoardView(Preferences& preferences, QWidget* parent)
    : QWidget(parent), d(std::make_unique<BoardDisplay>(*this, preferences)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    // Mirrored interfaces keep their board as it is.
    setLayoutDirection(Qt::LeftToRight);
    connect(&preferences, &Preferences::changed, this, [this] { d->readPreferences(); });
    connect(&preferences, &Preferences::keysChanged, this, [this] { d->tellFilter(); });
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

BoardView::~BoardView() = default;

void BoardView::setDocument(PuzzleDocument* document) {
    if (d->document) {
        d->document->disconnect(this);
        d->document->findings().disconnect(this);
    }
    d->document = document;
    d->overlay = {};
    d->candidateLayer.reset();
    d->picture.linkFrom.reset();
    if (document) {
        connect(document, &PuzzleDocument::changed, this, [this] { d->readDocument(); });
        connect(&document->findings(), &DocumentFindings::factsChanged, this, [this] { d->readDocument(); });
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

PuzzleDocument* BoardView::document() const { return d->document; }

bool BoardView::showsCandidates() const { return d->picture.showsCandidates; }

void BoardView::setShowsCandidates(bool shows) {
    if (shows == d->picture.showsCandidates)
        return;
    d->picture.showsCandidates = shows;
    // Marks and candidates change places everywhere.
    update();
    d->refresh();
    Q_EMIT showsCandidatesChanged(shows);
}

void BoardView::setShowsSolutionLayer(bool shows) {
    if (shows == d->picture.showsSolutionLayer)
        return;
    d->picture.showsSolutionLayer = shows;
    d->refresh();
}

void BoardView::setCandidateLayer(std::optional<CandidateGrid> candidates, std::optional<CandidateGrid> unknown,
                                  std::optional<CandidateNotes> notes) {
    d->candidateLayer = std::move(candidates);
    d->picture.unknownCandidates = std::move(unknown);
    d->picture.candidateNotes = std::move(notes);
    update();
    d->updateOverlay();
}

const CandidateFilter& BoardView::filter() const { return d->picture.filter; }

void BoardView::setFilter(const CandidateFilter& filter) {
    if (filter == d->picture.filter)
        return;
    d->picture.filter = filter;
    d->tellFilter();
    d->refresh();
    Q_EMIT filterChanged();
}

void BoardView::publish(OverlayPublisher publisher, const Overlay& overlay) {
    d->overlay.publish(publisher, overlay);
    d->updateOverlay();
}

void BoardView::withdraw(OverlayPublisher publisher) {
    d->overlay.withdraw(publisher);
    d->updateOverlay();
}

bool BoardView::isReplay() const { return d->picture.isReplay; }

void BoardView::setCovered(bool covered) {
    d->isCovered = covered;
    update();
}

bool BoardView::isCovered() const { return d->isCovered; }

void BoardView::flash(const CellSet& cells) {
    d->flashing.stop();
    d->picture.flashed = cells;
    if (!cells.isEmpty())
        d->flashing.start();
    d->refresh();
}

void BoardView::lightStepLink(std::optional<int> link) {
    if (link == d->picture.litLink)
        return;
    d->picture.litLink = link;
    update();
}

std::optional<int> BoardView::stepLinkAt(const QPointF& point) const {
    const std::vector<LinkRoute>& routes = d->painter.stepLinks(d->picture, d->looks);
    const auto nearest =
        std::ranges::min_element(routes, {}, [&point](const LinkRoute& route) { return route.distanceTo(point); });
    if (nearest == routes.end() || nearest->distanceTo(point) > kLinkReach)
        return std::nullopt;
    return static_cast<int>(nearest - routes.begin());
}

void BoardView::setPreview(std::optional<Puzzle> puzzle) {
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

void BoardView::setLeastMargins(const BoardMargins& margins) {
    d->leastMargins = margins;
    d->layOut();
    update();
}

void BoardView::setPlaces(std::vector<PlaceMark> places) {
    if (places == d->picture.places)
        return;
    d->picture.places = std::move(places);
    d->refresh();
}

const BoardPicture& BoardView::picture() const { return d->picture; }

const std::vector<int>& BoardView::chosenRules() const { return d->chosenRules; }

const BoardLooks& BoardView::looks() const { return d->looks; }

const BoardMetrics& BoardView::metrics() const { return d->metrics; }

QRectF BoardView::cellRect(Cell cell) const { return d->metrics.cellRect(cell); }

QRectF BoardView::candidateRect(Candidate candidate) const { return d->metrics.candidateRect(candidate); }

QSize BoardView::sizeHint() const { return QSize(584, 584); }

QSize BoardView::minimumSizeHint() const { return QSize(220, 220); }

void BoardView::setSetterMode() {
    d->isSetterMode = true;
    d->readDocument();
}

void BoardView::setStaysInPlace() { d->staysInPlace = true; }

void BoardView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), d->preferences.theme().window);
    if (d->isCovered) {
        d->paintCover(painter);
        return;
    }
    painter.setClipRegion(event->region());
    d->painter.paint(painter, d->picture, d->looks, event->region());
}

void BoardView::resizeEvent(QResizeEvent* event) {
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

void BoardView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Board"));
        d->tellFilter();
    }
    if (event->type() == QEvent::StyleChange)
        d->readPreferences();
    QWidget::changeEvent(event);
}

}  // namespace nonet

#include "moc_board_view.cpp"
