#include "ui/labs/frame/slide.h"

#include "core/storage/replace_file.h"
#include "ui/board/board_font.h"
#include "ui/pages/field_painting.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace nonet {

namespace {

constexpr QSize kPictureSize(800, 600);
constexpr double kPictureRatio = 2;

struct SlideWords {
    QString heading;
    QString body;
    /// Before its question is answered, and afterwards: the room for both is kept.
    QStringList bodies;
    /// As shown.
    QString question;
    /// With its answer, and a mark at each choice: the most that it will need.
    QString whole;
    bool isAsked = false;
    bool hasBody = true;
};

const QString kRightMark = QStringLiteral("✓ ");
const QString kBetweenChoices = QStringLiteral("   ·   ");

/// What can be guessed from, in one line; the right one and a wrong guess are marked once they are known.
QString choicesText(const LabSession& session, const LabQuestion& question, bool isRevealed) {
    QStringList choices;
    for (int i = 0; i < question.choices.size(); ++i) {
        QString mark;
        if (isRevealed && i == question.right)
            mark = kRightMark;
        else if (isRevealed && question.isDecided() && i == session.guess())
            mark = QStringLiteral("✗ ");
        choices.append(mark + question.choices[i]);
    }
    return choices.join(kBetweenChoices);
}

/// While it lives the scene is as at its beginning.
class AtStart {
public:
    AtStart(const LabSession& session, bool isWanted)
        : m_scene(session.lab()->scene(session.sceneIndex())), m_moment(m_scene.moment()),
          m_isQuestionOpen(m_scene.isQuestionOpen()), m_isYourTurn(m_scene.isYourTurn()) {
        if (isWanted)
            set(0, true, false);
    }
    ~AtStart() { set(m_moment, m_isQuestionOpen, m_isYourTurn); }
    AtStart(const AtStart&) = delete;
    AtStart& operator=(const AtStart&) = delete;

private:
    void set(double moment, bool isQuestionOpen, bool isYourTurn) {
        m_scene.setMoment(moment);
        m_scene.setQuestionOpen(isQuestionOpen);
        m_scene.setYourTurn(isYourTurn);
    }

    LabScene& m_scene;
    double m_moment;
    bool m_isQuestionOpen;
    bool m_isYourTurn;
};

SlideWords wordsOf(const LabSession& session, const SlideStyle& style) {
    const LabScene& scene = session.scene();
    const bool isRevealed = session.isRevealed() && !style.isAtStart;
    const LabQuestion question = scene.question();
    SlideWords words;
    words.heading = QStringLiteral("%1. %2").arg(session.sceneIndex() + 1).arg(scene.title());
    words.body = scene.sentences().join(QLatin1Char(' '));
    words.bodies = session.wordsInAll();
    if (const std::optional<LabTurn> turn = scene.turn(); turn && scene.isYourTurn())
        words.body = turn->task + QLatin1Char('\n') + turn->verdict;
    words.bodies.append(words.body);
    const QString asked = question.text + QLatin1Char('\n') + choicesText(session, question, isRevealed);
    words.whole = question.text + QLatin1Char('\n') + kRightMark + question.choices.join(kBetweenChoices + kRightMark) +
                  QLatin1Char('\n') + question.answer;
    words.isAsked = session.isAsked() && !scene.isYourTurn();
    words.question = isRevealed ? asked + QLatin1Char('\n') + question.answer : asked;
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

/// Where the words stand.
enum class WordsPlace : std::uint8_t {
    below,
    beside,
    /// Board, figure and words one below the other, on an upright page.
    stacked,
};

/// Beside the board the words need at least this share of the width, and the figure over them of the height.
constexpr double kLeastColumn = 0.34;
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
        isBelow ? inner.width() : std::max(inner.width() * kLeastColumn, inner.width() - square - text);
    double bodyHeight = 0;
    for (const QString& each : words.hasBody ? words.bodies : QStringList())
        bodyHeight = std::max(bodyHeight, heightOf(body, column, each));
    const double questionHeight =
        when == SlideQuestion::never ? 0 : heightOf(body, column - 2 * pad, words.question) + 2 * pad;
    // The board stays where it is while question and answer come and go: beside it they take from the figure alone.
    double zone = bodyHeight + pad + questionHeight;
    if (!words.hasBody)
        zone = words.isAsked ? questionHeight : 0;
    else if (when == SlideQuestion::whenAsked && isBelow)
        zone = std::max(bodyHeight, heightOf(body, column - 2 * pad, words.whole) + 2 * pad);
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
    const double boardWidth = isBelow ? std::min(stage.whole.height() + text * 1.2, room.width() * kMostBoard)
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

QByteArray svgOf(const LabSession& session, const Theme& theme, BoardPainters& painters) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(kPictureSize);
    generator.setViewBox(QRect(QPoint(), kPictureSize));
    generator.setTitle(session.scene().title());
    QPainter painter(&generator);
    paintSlide(painter, QRectF(QPointF(), kPictureSize), session, {theme, painters});
    painter.end();
    return buffer.data();
}

QByteArray pdfOf(const LabSession& session, const Theme& theme, BoardPainters& painters) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    writer.setPageSize(QPageSize(QSizeF(kPictureSize), QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(session.scene().title());
    QPainter painter(&writer);
    paintSlide(painter, QRectF(QPointF(), kPictureSize), session, {theme, painters});
    painter.end();
    return buffer.data();
}

}  // namespace

SlideStyle projectorStyle(const Theme& theme, BoardPainters& painters, double ratio) {
    SlideStyle style{theme, painters, ratio};
    style.question = SlideQuestion::whenAsked;
    style.text = std::ceil(kProjectorHeight * kSlideText);
    style.leastText = style.text;
    return style;
}

SlideStyle pictureOnly(SlideStyle style) {
    constexpr double kSmallPrint = 0.7;
    style.hasWords = false;
    style.leastText = 0;
    style.text *= kSmallPrint;
    return style;
}

StageArea slideArea(const QRectF& page, const LabSession& session, const SlideStyle& style) {
    return layOut(page, session, style).stage;
}

void paintSlide(QPainter& painter, const QRectF& page, const LabSession& session, const SlideStyle& style) {
    const Theme& theme = style.theme;
    const double text = textSize(page, style);
    const AtStart scene(session, style.isAtStart);
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
        painter.drawText(layout.question.adjusted(pad, pad, -pad, -pad), Qt::TextWordWrap, words.question);
    }
    StageLook look{theme, style.painters};
    look.labels = session.labels();
    look.text = text;
    look.ratio = style.ratio;
    look.leastText = style.leastText;
    look.cursor = style.cursor;
    look.hand = style.hand;
    session.scene().paint(painter, layout.stage, look, style.isAtStart ? 0 : session.easedAt());
    painter.restore();
}

QByteArray slideBytes(const LabSession& session, const Theme& theme, PictureFormat format) {
    BoardPainters painters;
    if (format == PictureFormat::svg)
        return svgOf(session, theme, painters);
    if (format == PictureFormat::pdf)
        return pdfOf(session, theme, painters);
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
