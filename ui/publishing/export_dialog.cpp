#include "ui/publishing/export_dialog.h"

#include "core/rules/fog.h"
#include "core/storage/replace_file.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/publishing/entered_play.h"
#include "ui/publishing/qr_code.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>

#include <utility>

namespace nonet {
namespace {

constexpr int kWaysWidth = 208;
constexpr QSize kExportSize(880, 600);
constexpr int kLossSign = 18;
/// What is typed in the window shows here a moment later.
constexpr int kRefreshPause = 150;

bool isOfPixels(ExportWay way) { return exportRow(way).form == ExportForm::pixels; }

/// Clues and drawings alone, and fog as players find it.
BoardPicture pictureWithoutPlay(const BoardPicture& shown) {
    BoardPicture picture = withoutOverlays(shown);
    picture.fogged = unlitCells(picture.puzzle);
    picture.state = PlayState(picture.puzzle.shape());
    picture.digits = picture.puzzle.givens;
    picture.showsCandidates = false;
    return picture;
}

}  // namespace

/// The picture as large as there is room, with a line about it, since its ground may be that of the dialog.
class PicturePreview : public QWidget {
public:
    explicit PicturePreview(const Preferences& preferences) : m_preferences(preferences) {}

    void setImage(QImage image) {
        m_image = std::move(image);
        update();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        if (m_image.isNull())
            return;
        QPainter painter(this);
        const QSize size = m_image.size().scaled(this->size() - QSize(2, 2), Qt::KeepAspectRatio);
        const QRect place(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
        // A painter would pick one pixel in three, and thin lines with them.
        const QSize pixels = (QSizeF(size) * devicePixelRatioF()).toSize();
        painter.drawImage(place, m_image.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        painter.setPen(m_preferences.theme().panelBorder);
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }

private:
    const Preferences& m_preferences;
    QImage m_image;
};

ExportDialog::ExportDialog(std::function<ExportSource()> source, const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_ask(std::move(source)), m_preferences(preferences) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Share the puzzle"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(kRefreshPause);
    connect(&m_pause, &QTimer::timeout, this, &ExportDialog::refresh);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    column->setSpacing(kWideSpace);
    auto* row = new QHBoxLayout;
    row->setSpacing(kCardSpace);
    row->addWidget(makeList());
    row->addWidget(makePreview(preferences), 1);
    column->addLayout(row, 1);
    column->addLayout(makeFoot());
    connect(m_ways, &QListWidget::currentRowChanged, this, [this] {
        tell({}, {});
        showWay();
    });
    connect(m_withPlay, &QCheckBox::toggled, this, &ExportDialog::refresh);
    connect(m_size, &QSpinBox::valueChanged, this, [this](int value) {
        if (isOfPixels(way()))
            m_chosenSize.pixels = value;
        else
            m_chosenSize.millimetres = value;
        tell({}, {});
        showPicture();
    });
    refresh();
    m_ways->setCurrentRow(0);
    m_ways->setFocus();
    resize(kExportSize);
}

QWidget* ExportDialog::makeList() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kWideSpace);
    m_ways = new QListWidget;
    m_ways->setObjectName(QStringLiteral("exportWays"));
    m_ways->setAccessibleName(tr("Ways out"));
    m_ways->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const ExportWay each : m_offered) {
        auto* item = new QListWidgetItem(exportWayName(each), m_ways);
        item->setToolTip(exportWayHint(each));
    }
    m_withPlay = new QCheckBox(tr("With what I &entered"));
    m_withPlay->setObjectName(QStringLiteral("exportWithPlay"));
    m_withPlay->setToolTip(
        tr("Entered digits, marks and colours go along; else the puzzle goes out as its setter gave it"));
    column->addWidget(m_ways, 1);
    column->addWidget(m_withPlay);
    box->setFixedWidth(atTextScale(kWaysWidth));
    return box;
}

QWidget* ExportDialog::makePreview(const Preferences& preferences) {
    auto* card = new QFrame;
    setLook(card, "card");
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(kCardSpace, kWideSpace, kCardSpace, kWideSpace);
    column->setSpacing(kSpace);
    m_name = makeLabel({}, "title");
    m_hint = makeLabel({}, "muted");
    m_hint->setObjectName(QStringLiteral("exportHint"));
    m_hint->setWordWrap(true);
    m_solutions = makeLabel({}, "muted");
    m_solutions->setObjectName(QStringLiteral("exportSolutions"));
    m_solutions->setWordWrap(true);
    m_lossSign = new QLabel;
    m_losses = new QLabel;
    m_losses->setObjectName(QStringLiteral("exportLosses"));
    m_losses->setWordWrap(true);
    m_losses->setFocusPolicy(Qt::NoFocus);
    auto* losses = new QHBoxLayout;
    losses->setSpacing(kSpace);
    losses->addWidget(m_lossSign, 0, Qt::AlignTop);
    losses->addWidget(m_losses, 1, Qt::AlignTop);
    m_text = new QPlainTextEdit;
    m_text->setObjectName(QStringLiteral("exportText"));
    m_text->setAccessibleName(tr("Preview"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    m_picture = new PicturePreview(preferences);
    m_picture->setObjectName(QStringLiteral("exportPicture"));
    m_picture->setAccessibleName(tr("Preview"));
    m_previews = new QStackedWidget;
    m_previews->addWidget(m_text);
    m_previews->addWidget(m_picture);
    m_sizeName = makeLabel(tr("Si&ze"), "muted");
    m_size = new QSpinBox;
    m_size->setObjectName(QStringLiteral("exportSize"));
    m_size->setToolTip(tr("The longer side of the board"));
    m_sizeName->setBuddy(m_size);
    m_facts = makeLabel({}, "muted");
    m_facts->setObjectName(QStringLiteral("exportFacts"));
    auto* foot = new QHBoxLayout;
    foot->setSpacing(kSpace);
    foot->addWidget(m_sizeName);
    foot->addWidget(m_size);
    foot->addStretch(1);
    foot->addWidget(m_facts);
    column->addWidget(m_name);
    column->addWidget(m_hint);
    column->addWidget(m_solutions);
    column->addLayout(losses);
    column->addWidget(m_previews, 1);
    column->addLayout(foot);
    return card;
}

QLayout* ExportDialog::makeFoot() {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(kWindowSpacing);
    m_fault = new FaultLine;
    m_fault->setObjectName(QStringLiteral("exportFault"));
    m_copy = new QPushButton(tr("&Copy"));
    m_copy->setObjectName(QStringLiteral("exportCopy"));
    m_save = new QPushButton(tr("&Save as…"));
    m_save->setObjectName(QStringLiteral("exportSave"));
    auto* close = new QPushButton(tr("C&lose"));
    close->setObjectName(QStringLiteral("exportClose"));
    for (QPushButton* button : {m_copy, m_save, close})
        button->setAutoDefault(false);
    m_told = makeLabel({}, "muted");
    m_told->setObjectName(QStringLiteral("exportTold"));
    foot->addWidget(m_told);
    foot->addWidget(m_fault, 1);
    foot->addWidget(close);
    foot->addWidget(m_save);
    foot->addWidget(m_copy);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::askWhereToSave);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return foot;
}

ExportWay ExportDialog::way() const { return m_offered[static_cast<std::size_t>(std::max(0, m_ways->currentRow()))]; }

void ExportDialog::refresh() {
    m_source = m_ask();
    const bool hasEntered = hasPlay(m_source.record);
    m_withPlay->setVisible(hasEntered);
    m_leftOut = m_withPlay->isChecked() ? QString() : playNames(m_source.record.history.state());
    // A step is one of the position: it goes where that goes.
    m_step = hasEntered && !m_withPlay->isChecked() ? std::nullopt : m_source.picture.step;
    if (!hasEntered || !m_withPlay->isChecked()) {
        m_source.record = withoutPlay(std::move(m_source.record));
        m_source.picture = pictureWithoutPlay(m_source.picture);
    }
    m_solutions->setText(m_source.solutions.isEmpty()
                             ? tr("How many solutions it has is not counted yet.")
                             : tr("%1 without the entered digits.", "One solution").arg(m_source.solutions));
    showWays();
    showWay();
}

/// What each way costs is seen before one is chosen.
void ExportDialog::showWays() {
    const Theme& theme = m_preferences.theme();
    for (std::size_t i = 0; i < m_offered.size(); ++i) {
        const ExportWay each = m_offered[i];
        QListWidgetItem* item = m_ways->item(static_cast<int>(i));
        const QString obstacle = exportObstacle(m_source.record, each);
        const bool goesOut = obstacle.isEmpty();
        const QStringList losses = goesOut ? exportLosses(m_source.record, each) : QStringList(obstacle);
        const char* sign = !goesOut ? "close" : losses.isEmpty() ? "check" : "warning";
        item->setIcon(icon(QLatin1String(sign), losses.isEmpty() ? theme.mutedText : theme.text));
        item->setData(Qt::AccessibleDescriptionRole, !losses.isEmpty()      ? losses.join(u' ')
                                                     : !m_leftOut.isEmpty() ? tr("Nothing of the puzzle is lost.")
                                                                            : tr("Nothing is lost."));
    }
}

void ExportDialog::showWay() {
    const ExportWay chosen = way();
    const bool isImage = isPicture(chosen);
    m_name->setText(exportWayName(chosen));
    m_hint->setText(exportWayHint(chosen));
    m_previews->setCurrentWidget(isImage ? static_cast<QWidget*>(m_picture) : m_text);
    m_sizeName->setVisible(isImage);
    m_size->setVisible(isImage);
    m_copy->setVisible(!isImage || isOfPixels(chosen));
    m_copy->setToolTip(isImage ? tr("Put the picture on the clipboard") : tr("Put the text on the clipboard"));
    m_save->setToolTip(tr("Save it as a file"));
    // What is meant most often has the Enter key.
    const ExportForm form = exportRow(chosen).form;
    const bool isFile = form == ExportForm::file || form == ExportForm::outlines;
    setLook(m_save, isFile ? "primary" : "");
    setLook(m_copy, isFile ? "" : "primary");
    (isFile ? m_save : m_copy)->setDefault(true);
    showLosses();
    if (isImage)
        showPicture();
    else
        showText();
}

void ExportDialog::showLosses() {
    const ExportWay chosen = way();
    const ExportWayRow& row = exportRow(chosen);
    const QString obstacle = exportObstacle(m_source.record, chosen);
    const bool goesOut = obstacle.isEmpty();
    const QStringList losses = goesOut ? exportLosses(m_source.record, chosen) : QStringList(obstacle);
    const bool isWhole = losses.isEmpty();
    const Theme& theme = m_preferences.theme();
    const char* sign = !goesOut ? "close" : isWhole ? "check" : "warning";
    m_lossSign->setPixmap(icon(QLatin1String(sign), theme.text).pixmap(kLossSign, kLossSign));
    const QString whole = !m_leftOut.isEmpty() ? tr("Nothing of the puzzle is lost.") : tr("Nothing is lost.");
    QString told = !isWhole                        ? losses.join(u'\n')
                   : row.form == ExportForm::words ? tr("Words alone: the board is not in them.")
                   : row.text == nullptr           ? tr("A picture alone: nobody can play in it.")
                                                   : whole;
    if (!m_leftOut.isEmpty() && goesOut && row.form != ExportForm::words)
        told += u'\n' + tr("Not included: your %1.", "digits, colours").arg(m_leftOut);
    m_losses->setText(told);
    m_copy->setEnabled(goesOut);
    m_save->setEnabled(goesOut);
}

void ExportDialog::showText() {
    const ExportForm form = exportRow(way()).form;
    const Result<QString> text = textToGo();
    const bool isGrid = form == ExportForm::grid;
    const bool isFile = form == ExportForm::file;
    m_text->setFont(isGrid || isFile ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : textFont(TextSize::body));
    m_text->setLineWrapMode(isFile ? QPlainTextEdit::NoWrap : QPlainTextEdit::WidgetWidth);
    m_text->setWordWrapMode(isGrid || form == ExportForm::words ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                                                : QTextOption::WrapAnywhere);
    const QString shown = text ? *text : QString();
    if (m_text->toPlainText() != shown)
        m_text->setPlainText(shown);
    m_facts->setText(text ? tr("%n character(s)", nullptr, static_cast<int>(shown.size())) : QString());
}

void ExportDialog::showPicture() {
    const ExportWay chosen = way();
    const bool hasPixels = isOfPixels(chosen);
    {
        const QSignalBlocker quiet(m_size);
        m_size->setRange(hasPixels ? 100 : 20, hasPixels ? 8000 : 1000);
        m_size->setSingleStep(hasPixels ? 100 : 10);
        m_size->setSuffix(hasPixels ? QStringLiteral(" px") : QStringLiteral(" mm"));
        m_size->setValue(hasPixels ? m_chosenSize.pixels : qRound(m_chosenSize.millimetres));
    }
    if (chosen == ExportWay::qrCode)
        return showCode();
    const QImage image = boardImage(m_source.picture, m_preferences.theme().id, kPictureSide, m_source.caption);
    m_picture->setImage(image);
    const QSizeF size = QSizeF(image.size()) * (static_cast<double>(m_size->value()) / qMax(1, image.width()));
    m_facts->setText((hasPixels ? QStringLiteral("%1 × %2 px") : QStringLiteral("%1 × %2 mm"))
                         .arg(qRound(size.width()))
                         .arg(qRound(size.height())));
}

/// Shows the code as it goes out: its squares are whole pixels, so it may be a little smaller than asked.
void ExportDialog::showCode() {
    const QImage code = codeImage();
    m_picture->setImage(code);
    m_facts->setText(code.isNull() ? QString() : QStringLiteral("%1 × %2 px").arg(code.width()).arg(code.height()));
}

Result<QString> ExportDialog::textToGo() const { return exportText(m_source.record, way(), m_step); }

QImage ExportDialog::codeImage() const {
    const Result<QString> link = textToGo();
    return link ? qrCode(*link, pictureSize().pixels) : QImage();
}

PictureSize ExportDialog::pictureSize() const { return m_chosenSize; }

QByteArray ExportDialog::bytes() const {
    const std::optional<PictureFormat> picture = exportRow(way()).picture;
    if (picture)
        return boardPictureBytes(m_source.picture, m_preferences.theme().id, *picture, m_source.caption, pictureSize());
    if (isPicture(way())) {
        QByteArray written;
        QBuffer file(&written);
        codeImage().save(&file, "PNG");
        return written;
    }
    const Result<QString> text = textToGo();
    return text ? (*text + u'\n').toUtf8() : QByteArray();
}

void ExportDialog::copy() {
    if (way() == ExportWay::qrCode)
        QGuiApplication::clipboard()->setImage(codeImage());
    else if (way() == ExportWay::png)
        QGuiApplication::clipboard()->setImage(
            boardImage(m_source.picture, m_preferences.theme().id, pictureSize().pixels, m_source.caption));
    else if (const Result<QString> text = textToGo())
        QGuiApplication::clipboard()->setText(*text);
    tell(tr("Copied"), {});
}

void ExportDialog::askWhereToSave() {
    auto* dialog = new QFileDialog(this, tr("Save"));
    dialog->setObjectName(QStringLiteral("exportSaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const QString ending = QString::fromLatin1(exportRow(way()).ending);
    dialog->setDefaultSuffix(ending);
    dialog->setNameFilter(QStringLiteral("%1 (*.%2)").arg(exportWayName(way()), ending));
    dialog->selectFile(fileNameFrom(QString::fromStdString(m_source.record.info.title), ending));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::save);
    dialog->show();
}

void ExportDialog::save(const QString& path) {
    const std::optional<Error> error = replaceFile(QFile::encodeName(path).toStdString(), bytes().toStdString());
    if (error)
        tell({}, errorSentence(*error));
    else
        tell(tr("Saved as %1").arg(QFileInfo(path).fileName()), {});
}

void ExportDialog::tell(const QString& done, const QString& fault) {
    m_told->setText(done);
    m_fault->tell(fault);
}

}  // namespace nonet

#include "moc_export_dialog.cpp"
