// The one table of the Design room's tools: what all parts of the room know of each. What one does on the board is its
// class, derived from BoardTool, and its row stands there.
#pragma once

#include "ui/designer/design_tool.h"

#include <QByteArray>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <memory>
#include <span>
#include <vector>

class QPainter;

namespace nonet {

class BoardTool;
class DesignBoard;
struct Theme;

/// Where the palette lists a tool: on top in any case, with the rules of its kind, or with what is only drawn.
enum class ToolGroup : std::uint8_t { top, rules, drawn };

/// What a tool's picture is painted in: a square within the picture, and the picture's fourteenth, in pixels.
struct ToolSketch {
    QPainter& painter;
    const Theme& theme;
    QRectF square;
    double unit;

    void write(const QRectF& place, double size, const QString& letters) const;
};

struct ToolRow {
    DesignTool::Type type;
    ToolGroup group;
    /// Other words by which people look for it, separated by blanks, untranslated; null where its kind says.
    const char* synonyms = nullptr;
    QString (*name)(const DesignTool& tool);
    /// What mouse and keys do with it while nothing is chosen or begun; parted by " · ".
    QString (*hint)(const DesignTool& tool);
    /// What it draws means; null where it needs no sentence.
    QString (*sentence)(const DesignTool& tool) = nullptr;
    /// "Thermometer: draw", in the window's search for actions; null where it is an action of its own.
    QString (*deed)(const DesignTool& tool) = nullptr;
    /// Under which it is remembered; null where it is not.
    QByteArray (*id)(const DesignTool& tool) = nullptr;
    /// All tools of this type; null where there is one.
    std::vector<DesignTool> (*all)() = nullptr;
    /// Null where the picture is the kind's.
    void (*paint)(const ToolSketch& sketch, const DesignTool& tool) = nullptr;
    std::unique_ptr<BoardTool> (*make)(DesignBoard& board);
    /// What is chosen stays so when it is taken, and figures and arrows are for that.
    bool keepsChosen = false;
    /// A word of its name that is typed means it before any other tool.
    bool isMeantByWord = false;
    /// What it draws next has colours that a setter picks.
    bool hasInk = false;
};

/// In the palette's order, which is the types'.
std::span<const ToolRow* const> toolCatalogue();
const ToolRow& toolRow(DesignTool::Type type);
/// All tools of a row.
std::vector<DesignTool> toolsOf(const ToolRow& row);

/// "Thermometer", "Givens": as the palette and the status line call it, with its value.
QString toolName(const DesignTool& tool);
/// What mouse and keys do with it while nothing is chosen or begun; parted by " · ". A rule's kind must be known.
QString toolHint(const DesignTool& tool);
/// What the tool draws means; empty for the few that need no sentence.
QString toolSentence(const DesignTool& tool);
/// Other words by which people look for the tool, in the user's language.
QString toolSynonyms(const DesignTool& tool);
/// A rule's picture is its kind's; side in pixels of the screen, ratio to those of the device.
QPixmap toolPicture(const DesignTool& tool, const Theme& theme, int side, qreal ratio);
/// Nothing where no tool is remembered under it.
std::optional<DesignTool> toolOfId(const QByteArray& id);
/// Whether it sets a rule of the whole board.
bool isOfWholeBoard(const DesignTool& tool);
/// Whether what it draws has a number.
bool takesValue(const DesignTool& tool);

}  // namespace nonet
