#include "ui/labs/frame/handout.h"

#include "core/foundation/random_source.h"
#include "ui/labs/frame/slide.h"

#include <QCoreApplication>
#include <QPainter>

namespace nonet {

namespace {

constexpr double kBodyText = 12;
constexpr int kAnswerText = 11;

struct Handout {
    Q_DECLARE_TR_FUNCTIONS(Handout)
};

/// The scene's question with its answer at the foot of the page; returns what is left above.
QRectF paintAnswer(QPainter& painter, const QRectF& page, const LabQuestion& question) {
    QFont font;
    font.setPixelSize(kAnswerText);
    painter.setFont(font);
    painter.setPen(themeOf(ThemeId::print).text);
    const QString words = question.text + QLatin1Char(' ') + question.answer;
    const QRectF used = painter.boundingRect(page, Qt::TextWordWrap, words);
    const QRectF foot(page.left(), page.bottom() - used.height(), page.width(), used.height());
    painter.drawText(foot, Qt::TextWordWrap, words);
    return page.adjusted(0, 0, 0, -used.height() - kAnswerText);
}

}  // namespace

std::uint64_t pupilSeed(std::uint64_t seed, int pupil) {
    return RandomSource::forPiece(seed, static_cast<std::uint64_t>(pupil)).next();
}

QByteArray handoutBytes(const LabSession& session, const HandoutOptions& options) {
    Lab& lab = *session.lab();
    const QString inputBefore = lab.inputText();
    PdfPages paper(options.paper, lab.title());
    QPainter& painter = paper.painter();
    const QRectF& page = paper.page();
    BoardPainters painters;

    paper.next(lab.title(), QStringLiteral("Nonet"));
    paintSlide(painter, page, session, {themeOf(ThemeId::print), painters, 1, kBodyText});

    if (options.pupils == 0) {
        paper.next(Handout::tr("Worksheet"), QStringLiteral("Nonet"));
        lab.paintWorksheet(painter, page, false);
        paper.next(Handout::tr("Answers"), QStringLiteral("Nonet"));
        lab.paintWorksheet(painter, paintAnswer(painter, page, session.scene().question()), true);
        return paper.finish();
    }
    const QString seedText = Handout::tr("Nonet · seed %1").arg(options.seed);
    for (const bool isKey : {false, true})
        for (int pupil = 0; pupil < options.pupils; ++pupil) {
            lab.shuffleInput(pupilSeed(options.seed, pupil));
            paper.next((isKey ? Handout::tr("Answers, sheet %1") : Handout::tr("Worksheet, sheet %1")).arg(pupil + 1),
                       seedText);
            const QRectF room = isKey ? paintAnswer(painter, page, session.scene().question()) : page;
            lab.paintWorksheet(painter, room, isKey);
        }
    lab.setInput(inputBefore);
    return paper.finish();
}

}  // namespace nonet
