#include "ui/labs/frame/slide.h"

#include "core/storage/replace_file.h"
#include "ui/board/board_font.h"
#include "ui/board/export/vector_picture.h"
#include "ui/pages/choice_list.h"
#include "ui/pages/field_painting.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPainter>

namespace nonet {

namespace {

constexpr QSize kPictureSize(800, 600);
constexpr double kPictureRatio = 2;

/// The question, what can be guessed from, and the answer where it is shown.
struct AskedWords {
    QString question;
    QStringList choices;
    /// Before the letters; the right one and a wrong guess are marked once they are known.
    QStringList marks;
    QString answer;
};

/// Beside the board figure and words need at least this share of the width, and as much as in the window where they
/// have small print.
constexpr double kLeastColumn = 0.34;
constexpr double kSmallPrintColumn = 0.46;

struct SlideWords {
    QString heading;
    QString body;
    /// Before its question is answered, and afterwards: the room for both is kept.
    QStringList bodies;
    /// As shown.
    AskedWords question;
    /// With its answer, and a mark at each choice: the most that it will need.
    AskedWords whole;
    bool isAsked = false;
    bool hasBody = true;
    /// The least share of the width that figure and words beside the board have.
    double column = kLeastColumn;
};

const QString kRightMark = QStringLiteral("✓ ");

QStringList marksOf(const LabSession& session, const LabQuestion& question) {
    QStringList marks;
    for (int i = 0; i < question.choices.size(); ++i)
        marks.append(i == question.right                                        ? kRightMark
                     : question.isDecided() && i == session.questions().guess() ? QStringLiteral("✗ ")
                                                                                : QString());
    return marks;
}

/// While it lives the scene speaks to a class, and is as at its beginning where that is wanted.
class OnSlide {
public:
    OnSlide(const LabSession& session, bool isAtStart) : m_scene(session.scene()), m_before(m_scene.state()) {
        SceneState state = isAtStart ? SceneState{0, true, false} : m_before;
        state.reader = LabReader::classroom;
        m_scene.setState(state);
    }
    ~OnSlide() { m_scene.setState(m_before); }
    OnSlide(const OnSlide&) = delete;
    OnSlide& operator=(const OnSlide&) = delete;

private:
    LabScene& m_scene;
    SceneState m_before;
};

SlideWords wordsOf(const LabSession& session, const SlideStyle& style) {
    const LabScene& scene = session.scene();
    const bool isRevealed = session.questions().isRevealed() && !style.isAtStart;
    const LabQuestion question = scene.question();
    SlideWords words;
    words.heading = QStringLiteral("%1. %2").arg(session.sceneIndex() + 1).arg(scene.title());
    words.body = wordsInOne(scene);
    words.bodies = session.questions().wordsBeforeAndAfter();
    if (const std::optional<LabTurn> turn = scene.turn(); turn && scene.isYourTurn())
        words.body = turn->task + QLatin1Char('\n') + turn->verdict;
    words.bodies.append(words.body);
    words.question = {question.text, question.choices, {}, {}};
    words.whole = {question.text, question.choices, QStringList(question.choices.size(), kRightMark), question.answer};
    if (isRevealed)
        words.question = {question.text, question.choices, marksOf(session, question), question.answer};
    words.isAsked = session.questions().isAsked() && !scene.isYourTurn();
    return words;
}

double textSize(const QRectF& page, const SlideStyle& style) {
    return style.text > 0 ? style.text : std::ceil(page.height() * kSlideText);
}

struct SlideLayout {
    QRectF heading;
    QRectF body;
    QRectF question;
    StageArea stage;
};

double heightOf(const QFont& font, double width, const QString& text) {
    return std::ceil(QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height());
}

/// Question, choices and answer below each other.
struct AskedLayout {
    double question;
    ChoiceList choices;
    double answer;

    AskedLayout(const AskedWords& words, const QFont& font, double width)
        : question(heightOf(font, width, words.question)), choices(words.choices, font, width, words.marks),
          answer(words.answer.isEmpty() ? 0 : heightOf(font, width, words.answer)) {}
    double height() const { return question + choices.height() + answer; }
};

void paintAsked(QPainter& painter, const QRectF& room, const AskedWords& words, const QFont& font) {
    const AskedLayout layout(words, font, room.width());
    Stack stack(room);
    painter.setFont(font);
    painter.drawText(stack.take(layout.question), Qt::TextWordWrap, words.question);
    layout.choices.paint(painter, stack.take(layout.choices.height()).topLeft());
    if (!words.answer.isEmpty())
        painter.drawText(stack.take(layout.answer), Qt::TextWordWrap, words.answer);
}

/// Where the words stand.
enum class WordsPlace : std::uint8_t {
    below,
    beside,
    /// Board, figure and words one below the other, on an upright page.
    stacked,
};

/// Over words beside the board the figure needs at least this share of the height.
constexpr double kLeastSlideFigure = 0.4;
/// The board's most where all is stacked, of the width and of the picture's height.
constexpr double kMostStacked = 0.8;
constexpr double kMostStackedHeight = 0.62;
constexpr double kUpright = 1.2;
/// The board's most where the words are below.
constexpr double kMostBoard = 0.6;

SlideLayout layOut(const QRectF& inner, const SlideWords& words, double text, SlideQuestion when, WordsPlace place) {
    const QFont body = boardFont(text, QFont::Normal);
    const double pad = text * 0.5;
    SlideLayout layout;
    layout.heading = QRectF(inner.left(), inner.top(), inner.width(), text * 1.9);
    const QRectF room(QPointF(inner.left(), layout.heading.bottom()), inner.bottomRight());
    // A square board with its margins.
    const double square = room.height() + text * 1.2;
    const bool isBelow = place != WordsPlace::beside;
    const double column =
        isBelow ? inner.width() : std::max(inner.width() * words.column, inner.width() - square - text);
    double bodyHeight = 0;
    for (const QString& each : words.hasBody ? words.bodies : QStringList())
        bodyHeight = std::max(bodyHeight, heightOf(body, column, each));
    const double questionHeight =
        when == SlideQuestion::never ? 0 : AskedLayout(words.question, body, column - 2 * pad).height() + 2 * pad;
    // The board stays where it is while question and answer come and go: beside it they take from the figure alone.
    double zone = bodyHeight + pad + questionHeight;
    if (!words.hasBody)
        zone = words.isAsked ? questionHeight : 0;
    else if (when == SlideQuestion::whenAsked && isBelow)
        zone = std::max(bodyHeight, AskedLayout(words.whole, body, column - 2 * pad).height() + 2 * pad);
    else if (when == SlideQuestion::whenAsked)
        zone = words.isAsked ? questionHeight : bodyHeight;
    const QRectF words_(inner.right() - column, inner.bottom() - zone, column, zone);
    layout.body = QRectF(words_.topLeft(), QSizeF(column, bodyHeight));
    layout.question = when != SlideQuestion::whenAsked
                          ? QRectF(words_.left(), words_.bottom() - questionHeight, column, questionHeight)
                          : QRectF(words_.topLeft(), QSizeF(column, questionHeight));
    StageArea& stage = layout.stage;
    stage.text = text;
    stage.whole = isBelow ? room.adjusted(0, 0, 0, -zone - pad) : room;
    const double boardWidth =
        isBelow ? std::min(stage.whole.height() + text * 1.2, room.width() * std::min(kMostBoard, 1 - words.column))
                : std::min(square, room.width() - column - text);
    stage.board = QRectF(room.left(), room.top(), boardWidth, stage.whole.height());
    stage.figure = QRectF(QPointF(stage.board.right() + text, room.top()), QPointF(inner.right(), words_.top() - pad));
    if (place == WordsPlace::stacked) {
        const double side = std::min(room.width() * kMostStacked, stage.whole.height() * kMostStackedHeight);
        stage.board = QRectF(room.center().x() - side / 2, room.top(), side, side);
        stage.figure = stage.whole.adjusted(0, side + text, 0, 0);
    }
    return layout;
}

SlideLayout layOut(const QRectF& page, const LabSession& session, const SlideStyle& style) {
    const double text = textSize(page, style);
    SlideWords words = wordsOf(session, style);
    words.hasBody = style.hasWords;
    if (session.scene().hasSmallPrint())
        words.column = kSmallPrintColumn;
    const QRectF inner = page.adjusted(text, text * 0.6, -text, -text * 0.6);
    if (page.height() > page.width() * kUpright)
        return layOut(inner, words, text, style.question, WordsPlace::stacked);
    const SlideLayout below = layOut(inner, words, text, style.question, WordsPlace::below);
    const SlideLayout beside = layOut(inner, words, text, style.question, WordsPlace::beside);
    SlideWords unasked = words;
    unasked.isAsked = false;
    const SlideLayout still = layOut(inner, unasked, text, style.question, WordsPlace::beside);
    const auto boardOf = [](const SlideLayout& layout) {
        return std::min(layout.stage.board.width(), layout.stage.board.height());
    };
    const bool hasFigure = still.stage.figure.height() >= inner.height() * kLeastSlideFigure;
    return hasFigure && boardOf(beside) > boardOf(below) ? beside : below;
}

bool isSmallPrint(const LabSession& session, bool hasWords) { return !hasWords || session.scene().hasSmallPrint(); }

}  // namespace

double projectorHeight(const LabSession& session, bool hasWords) {
    constexpr double kSmallPrint = 0.7;
    return isSmallPrint(session, hasWords) ? kProjectorHeight / kSmallPrint : kProjectorHeight;
}

SlideStyle projectorStyle(const LabSession& session, const Theme& theme, BoardPainters& painters, double ratio,
                          bool hasWords) {
    SlideStyle style{theme, painters, ratio};
    style.question = SlideQuestion::whenAsked;
    style.hasWords = hasWords;
    style.text = std::ceil(kProjectorHeight * kSlideText);
    style.leastText = isSmallPrint(session, hasWords) ? 0 : style.text;
    return style;
}

StageArea slideArea(const QRectF& page, const LabSession& session, const SlideStyle& style) {
    const OnSlide scene(session, style.isAtStart);
    return layOut(page, session, style).stage;
}

void paintSlide(QPainter& painter, const QRectF& page, const LabSession& session, const SlideStyle& style) {
    const Theme& theme = style.theme;
    const double text = textSize(page, style);
    const OnSlide scene(session, style.isAtStart);
    const SlideWords words = wordsOf(session, style);
    const SlideLayout layout = layOut(page, session, style);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(page, theme.board);
    painter.setPen(theme.text);
    painter.setFont(boardFont(text * 1.25, QFont::DemiBold));
    painter.drawText(layout.heading, Qt::AlignLeft | Qt::AlignTop, words.heading);
    painter.setFont(boardFont(text, QFont::Normal));
    const bool hasQuestion =
        style.question == SlideQuestion::always || (style.question == SlideQuestion::whenAsked && words.isAsked);
    if (style.hasWords && (style.question == SlideQuestion::always || !hasQuestion))
        painter.drawText(layout.body, Qt::TextWordWrap, words.body);
    if (hasQuestion) {
        paintPlate(painter, layout.question.adjusted(1, 1, -1, -1), QPen(theme.accent, std::max(2.0, text / 14)),
                   theme.accentSoft, text * 0.3);
        painter.setPen(theme.text);
        const double pad = text * 0.5;
        paintAsked(painter, layout.question.adjusted(pad, pad, -pad, -pad), words.question,
                   boardFont(text, QFont::Normal));
    }
    StageLook look{theme, style.painters};
    look.labels = session.labels();
    look.text = text;
    look.ratio = style.ratio;
    look.leastText = style.leastText;
    look.cursor = style.cursor;
    look.hand = style.hand;
    session.scene().paint(painter, layout.stage, look, style.isAtStart ? 0 : session.film().easedAt());
    painter.restore();
}

QByteArray slideBytes(const LabSession& session, const Theme& theme, PictureFormat format) {
    BoardPainters painters;
    const PictureWords words{session.scene().title()};
    const auto paint = [&](QPainter& painter) {
        paintSlide(painter, QRectF(QPointF(), kPictureSize), session, {theme, painters});
    };
    if (format == PictureFormat::svg)
        return svgPicture(kPictureSize, words, paint);
    if (format == PictureFormat::pdf)
        return pdfPicture(kPictureSize, words, paint);
    QImage image(kPictureSize * kPictureRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kPictureRatio);
    QPainter painter(&image);
    paintSlide(painter, QRectF(QPointF(), kPictureSize), session, {theme, painters, kPictureRatio});
    painter.end();
    image.setDevicePixelRatio(1);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

Result<qint64> saveBytes(const QByteArray& bytes, const QString& path) {
    if (const std::optional<Error> error = replaceFile(QFile::encodeName(path).toStdString(), bytes.toStdString()))
        return *error;
    return bytes.size();
}

}  // namespace nonet
