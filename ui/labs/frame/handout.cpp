#include "ui/labs/frame/handout.h"

#include "core/foundation/random_source.h"
#include "ui/labs/frame/slide.h"
#include "ui/pages/choice_list.h"
#include "ui/pages/worksheet_page.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPicture>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>

namespace nonet {

namespace {

constexpr double kBodyText = 12;
constexpr int kAnswerText = 11;

struct Handout {
    Q_DECLARE_TR_FUNCTIONS(Handout)
};

QFont smallFont() {
    QFont font;
    font.setPixelSize(kAnswerText);
    return font;
}

/// The scene's question at the foot of the page, with its answer or its choices; returns what is left above.
QRectF paintQuestion(QPainter& painter, const QRectF& page, const LabQuestion& question, bool isKey) {
    if (!question.isDecided())
        return page;
    const QFont font = smallFont();
    painter.setFont(font);
    painter.setPen(themeOf(ThemeId::print).text);
    const QString words =
        isKey ? question.text + u' ' + choiceLetter(question.right) + u' ' + question.answer : question.text;
    const ChoiceList choices(isKey ? QStringList() : question.choices, font, page.width());
    const double text = painter.boundingRect(page, Qt::TextWordWrap, words).height();
    const double height = text + choices.height();
    painter.drawText(QRectF(page.left(), page.bottom() - height, page.width(), text), Qt::TextWordWrap, words);
    choices.paint(painter, {page.left(), page.bottom() - choices.height()});
    return page.adjusted(0, 0, 0, -height - kAnswerText);
}

/// What to answer in one's own words, with lines to write on, at the foot of the page; returns what is left above.
QRectF paintOwnWords(QPainter& painter, const QRectF& page, const QString& prompt) {
    constexpr int kLines = 3;
    const double height = WorksheetPage::kText * (2.2 + kLines * 1.9);
    WorksheetPage foot(painter, page.adjusted(0, page.height() - height, 0, 0), false);
    foot.words(prompt);
    foot.lines(kLines);
    return page.adjusted(0, 0, 0, -height - kAnswerText);
}

/// What may stand there; returns what is left above.
QRectF paintModelWords(QPainter& painter, const QRectF& page, const QString& model) {
    if (model.isEmpty())
        return page;
    painter.setFont(smallFont());
    painter.setPen(themeOf(ThemeId::print).text);
    const QString words = Handout::tr("In your own words, for instance: %1").arg(model);
    const QRectF used = painter.boundingRect(page, Qt::TextWordWrap, words);
    painter.drawText(QRectF(page.left(), page.bottom() - used.height(), page.width(), used.height()), Qt::TextWordWrap,
                     words);
    return page.adjusted(0, 0, 0, -used.height() - kAnswerText);
}

bool hasOwnSheet(const QRectF& page, const LabScene& scene) {
    QPicture nowhere;
    QPainter painter(&nowhere);
    WorksheetPage sheet(painter, page, false);
    return sheetOf(scene).fillWorksheet(sheet);
}

/// A sheet of its own board does not ask the scene's question, which stands on the teacher's page: its answer, at the
/// foot of the key. Returns what is left above.
QRectF paintSceneAnswer(QPainter& painter, const QRectF& page, LabQuestion question) {
    question.text = Handout::tr("On the last page: %1").arg(question.text);
    return paintQuestion(painter, page, question, true);
}

void paintSheet(QPainter& painter, const QRectF& page, const LabSession& session, bool isKey, bool answersScene) {
    const LabScene& scene = session.scene();
    const SceneSheet& sheet = sheetOf(scene);
    // Another sheet's board would make another answer of it.
    const bool isAsked = sheet.asksOnSheet() || !hasOwnSheet(page, scene);
    QRectF room = isAsked ? paintQuestion(painter, page, scene.question(), isKey) : page;
    if (!isAsked && isKey && answersScene)
        room = paintSceneAnswer(painter, page, scene.question());
    room = isKey ? paintModelWords(painter, room, sheet.modelWords()) : paintOwnWords(painter, room, sheet.ownWords());
    session.lab()->paintWorksheet(painter, room, isKey);
}

/// "Lookup · 4. Tower": each page may be copied alone.
QString sceneName(const LabSession& session) {
    return QStringLiteral("%1 · %2. %3")
        .arg(session.lab()->title())
        .arg(session.sceneIndex() + 1)
        .arg(session.scene().title());
}

}  // namespace

std::uint64_t pupilSeed(std::uint64_t seed, int pupil) {
    return RandomSource::forPiece(seed, static_cast<std::uint64_t>(pupil)).next();
}

std::vector<HandoutPage> handoutPages(const LabSession& session, const HandoutOptions& options) {
    std::vector<HandoutPage> pages;
    const QString seedText =
        options.pupils == 0 ? QStringLiteral("Nonet") : Handout::tr("Nonet · seed %1").arg(options.seed);
    for (const bool isKey : {false, true}) {
        if (options.pupils == 0)
            pages.push_back({isKey ? Handout::tr("Answers") : Handout::tr("Worksheet"), seedText,
                             [&session, isKey](QPainter& painter, const QRectF& page) {
                                 paintSheet(painter, page, session, isKey, true);
                             }});
        for (int pupil = 0; pupil < options.pupils; ++pupil)
            pages.push_back(
                {(isKey ? Handout::tr("Answers, sheet %1") : Handout::tr("Worksheet, sheet %1")).arg(pupil + 1),
                 seedText,
                 [&session, isKey, seed = pupilSeed(options.seed, pupil)](QPainter& painter, const QRectF& page) {
                     Lab& lab = *session.lab();
                     const QString inputBefore = lab.inputText();
                     lab.shuffleInput(seed);
                     paintSheet(painter, page, session, isKey, false);
                     lab.setInput(inputBefore);
                 }});
    }
    pages.push_back({Handout::tr("For the teacher"), QStringLiteral("Nonet"),
                     [&session, hasOwnDigits = options.pupils > 0](QPainter& painter, const QRectF& page) {
                         BoardPainters painters;
                         SlideStyle style{themeOf(ThemeId::print), painters, 1, kBodyText};
                         if (hasOwnDigits)
                             style.question = SlideQuestion::never;
                         // It lies beside the sheets, and must not say what they ask.
                         style.isAtStart = session.yourTurn().isOn() ||
                                           session.scene().moment() > session.scene().lastMoveBeforeAnswer();
                         paintSlide(painter, page, session, style);
                     }});
    return pages;
}

QByteArray handoutBytes(const LabSession& session, const HandoutOptions& options) {
    PdfPages paper(options.paper, session.lab()->title());
    // Sheets with other digits are nobody's new question.
    const QSignalBlocker quiet(session.lab());
    const std::vector<HandoutPage> pages = handoutPages(session, options);
    const QString scene = sceneName(session);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const HandoutPage& page = pages[i];
        paper.next(QStringLiteral("%1 · %2").arg(scene, page.title),
                   filled(Handout::tr("%1 · page %2 of %3"), page.note, i + 1, pages.size()));
        page.paint(paper.painter(), paper.page());
    }
    return paper.finish();
}

void askSavePath(QWidget* window, const char* name, const LabFile& file,
                 const std::function<void(const QString& path)>& take) {
    auto* dialog = new QFileDialog(window, file.title);
    dialog->setObjectName(QLatin1String(name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(file.name).suffix());
    dialog->setNameFilter(file.filter);
    dialog->selectFile(file.name);
    QObject::connect(dialog, &QFileDialog::fileSelected, window, take);
    dialog->show();
}

HandoutDialog::HandoutDialog(const LabSession& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_paper(new QComboBox), m_pupils(new QSpinBox), m_seed(new QSpinBox) {
    setObjectName(QStringLiteral("handoutDialog"));
    setWindowTitle(tr("Handout"));
    m_paper->setObjectName(QStringLiteral("handoutPaper"));
    m_paper->addItems({tr("A4"), tr("Letter")});
    if (QLocale().measurementSystem() == QLocale::ImperialUSSystem)
        m_paper->setCurrentIndex(1);
    m_pupils->setObjectName(QStringLiteral("handoutPupils"));
    m_pupils->setRange(0, kMostPupils);
    m_pupils->setSpecialValueText(tr("one sheet for all"));
    m_seed->setObjectName(QStringLiteral("handoutSeed"));
    m_seed->setRange(1, 999999);
    auto* about = new QLabel(
        tr("A worksheet to fill in, its answers, and a last page for the teacher with the scene itself. Where "
           "the board on the screen is too large for paper, the sheet has a small one of its own. With one "
           "sheet per pupil each has digits of its own; the same seed gives the same sheets again."));
    about->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Save PDF…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &HandoutDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto offerSeed = [this] { m_seed->setEnabled(m_pupils->value() > 0); };
    connect(m_pupils, &QSpinBox::valueChanged, this, offerSeed);
    offerSeed();
    auto* form = new QFormLayout(this);
    form->addRow(about);
    form->addRow(tr("&Paper:"), m_paper);
    form->addRow(tr("&One per pupil:"), m_pupils);
    form->addRow(tr("&Seed of the pupils' sheets:"), m_seed);
    form->addRow(buttons);
}

HandoutOptions HandoutDialog::options() const {
    HandoutOptions options;
    options.paper = m_paper->currentIndex() == 1 ? PaperSize::letter : PaperSize::a4;
    options.pupils = m_pupils->value();
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    return options;
}

namespace {

/// "Lookup 3 Tower.pdf": each scene's own.
QString handoutName(const LabSession& session) {
    static const QRegularExpression unfit(QStringLiteral(R"([\\/:*?"<>|]+)"));
    const QString name = QStringLiteral("%1 %2 %3")
                             .arg(session.lab()->title())
                             .arg(session.sceneIndex() + 1)
                             .arg(session.scene().title());
    return QString(name).remove(unfit).simplified() + QStringLiteral(".pdf");
}

}  // namespace

void HandoutDialog::askWhere() {
    const LabFile file{tr("Save the handout"), handoutName(m_session), tr("PDF (*.pdf)"), {}};
    askSavePath(this, "handoutFileDialog", file, [this](const QString& path) {
        Q_EMIT made(handoutBytes(m_session, options()), path);
        accept();
    });
}

}  // namespace nonet

#include "moc_handout.cpp"
