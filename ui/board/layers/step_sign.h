// The signs of a step, each drawn alike on the board and in the legend beside it.
#pragma once

#include "ui/board/board_picture.h"
#include "ui/board/layers/link_route.h"

class QPainter;
class QPainterPath;

namespace nonet {

/// The tint of a cell or house in this role; the board's own colour where the theme has no tints.
QColor stepTint(const Theme& theme, Role role);
void drawRoleOutline(QPainter& painter, const QRectF& rect, Role role, const Theme& theme);
/// Only where the theme has no tints: hatching muddies the digits.
void drawCoverHatching(QPainter& painter, const QRectF& rect, const Theme& theme);
/// Around cells that are one node; the path is of their rectangles.
void drawNodeOutline(QPainter& painter, const QPainterPath& cells, double cellSide, const Theme& theme);
/// Around a digit that bars others.
void drawBlockerRing(QPainter& painter, const QRectF& cell, const Theme& theme);
/// The way of sight from a digit to a cell that it bars.
void drawSight(QPainter& painter, const QPointF& from, const QPointF& to, double width, const Theme& theme);
/// Where a digit is barred.
void drawBlockedCross(QPainter& painter, const QRectF& rect, const Theme& theme);

/// The nodes of the step's lines that have an outline at the depth that is shown.
std::vector<StepNode> shownNodes(const BoardPicture& picture);

struct LinkInk {
    bool isStrong = true;
    /// The link belongs to an inner step: finer, with an open head.
    bool isInner = false;
    /// Pointed at, or another one is.
    bool isLit = false;
    bool isDimmed = false;
};
void drawLink(QPainter& painter, const LinkRoute& route, const LinkInk& ink, double headSize, const Theme& theme);

/// A kind of sign that a step puts on the board.
enum class StepSign : std::uint8_t {
    candidate,  // the shape of a role
    eliminated,
    placed,
    cell,        // outlined and tinted
    node,        // several cells that are one node of a line, in a common outline
    house,       // outlined and tinted
    coverHouse,  // in a broken outline, tinted or hatched
    strongLink,
    weakLink,
    innerStrongLink,  // of a chain inside the chain
    innerWeakLink,
    blocker,
    blockedCell,
    sight,  // the band from a digit to the cells that it bars
};
struct LegendEntry {
    StepSign sign = StepSign::candidate;
    /// The role of a candidate, cell or house; other signs have none.
    Role role = Role::base;
    friend auto operator<=>(const LegendEntry&, const LegendEntry&) = default;
};

/// Every sign that the step puts on this board at the depth that is shown, each once; candidates first.
std::vector<LegendEntry> legendOf(const BoardPicture& picture);
void paintLegendSign(QPainter& painter, const QRectF& rect, const LegendEntry& entry, const Theme& theme);

}  // namespace nonet
