// One scene with its words on a page of any size: for the projector, for pictures and for paper.
#pragma once

#include "core/foundation/result.h"
#include "ui/board/export/board_export.h"
#include "ui/labs/frame/lab_session.h"

#include <QByteArray>

namespace nonet {

/// Body text is at least this share of the slide's height: what the last row can read.
inline constexpr double kSlideText = 1.0 / 30;

enum class SlideQuestion : std::uint8_t {
    /// Below the words.
    always,
    /// In place of the words, which leaves the picture more room.
    whenAsked,
    never,
};

struct SlideStyle {
    const Theme& theme;
    BoardPainters& painters;
    double ratio = 1;
    /// Body text in the painter's units; 0: a thirtieth of the height.
    double text = 0;
    SlideQuestion question = SlideQuestion::always;
    /// Without its words the scene's picture has the whole page; a question that is asked stands there all the same.
    bool hasWords = true;
    /// The least size of letters and labels in the picture, in the painter's units; 0: as small as they come.
    double leastText = 0;
    /// The keyboard's place on the board, where it has one.
    std::optional<Cell> cursor = {};
    TileHand hand = {};
    /// The scene at its first moment, with its question open, wherever the session is.
    bool isAtStart = false;
};

/// A slide for a projector is painted on a page of this height and enlarged, lines and all: at 768 rows a line of one
/// becomes two.
inline constexpr double kProjectorHeight = 384;
/// The page for the session's scene: higher, which makes all on it smaller, where the scene has small print, and for
/// the picture alone without its words, which shows all that the window has.
double projectorHeight(const LabSession& session, bool hasWords = true);
SlideStyle projectorStyle(const LabSession& session, const Theme& theme, BoardPainters& painters, double ratio,
                          bool hasWords = true);

/// The scene as the session stands: with the answer where it is shown.
void paintSlide(QPainter& painter, const QRectF& page, const LabSession& session, const SlideStyle& style);
/// Where the scene's picture stands on the page.
StageArea slideArea(const QRectF& page, const LabSession& session, const SlideStyle& style);

/// The current slide as a file's bytes: 1600 x 1200, or a page of that shape.
QByteArray slideBytes(const LabSession& session, const Theme& theme, PictureFormat format);
/// On failure the old file stands.
Result<qint64> saveBytes(const QByteArray& bytes, const QString& path);

}  // namespace nonet
