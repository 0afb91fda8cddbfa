#include "ui/designer/regions_dialog.h"

#include "core/formats/regions/region_text.h"
#include "ui/designer/border_board.h"
#include "ui/designer/found_picture.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/text/constraint_words.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QImageReader>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUrl>

#include <algorithm>

namespace nonet {
namespace {

constexpr QSize kDialogSize{880, 620};
constexpr int kLeastCells = 2;
constexpr int kUsualCells = 9;
constexpr int kFaultLines = 2;

QString firstFile(const QMimeData& content) {
    for (const QUrl& url : content.urls())
        if (url.isLocalFile())
            return url.toLocalFile();
    return {};
}

}  // namespace

RegionsDialog::RegionsDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_text(new QPlainTextEdit), m_picture(new FoundPicture(preferences)),
      m_board(new BorderBoard(preferences)) {
    setObjectName(QStringLiteral("regionsDialog"));
    setWindowTitle(tr("Board from a picture or text"));
    setAcceptDrops(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    column->setSpacing(kWideSpace);
    auto* row = new QHBoxLayout;
    row->setSpacing(kCardSpace);
    row->addLayout(makeSources(), 1);
    auto* found = new QVBoxLayout;
    found->setSpacing(kSpace);
    found->addLayout(makeSize());
    found->addWidget(m_board, 1);
    row->addLayout(found, 1);
    column->addLayout(row, 1);
    column->addLayout(makeFoot());
    connect(m_board, &BorderBoard::changed, this, &RegionsDialog::tellFound);
    connect(m_text, &QPlainTextEdit::textChanged, this, &RegionsDialog::readText);
    showSize();
    tellFound();
    m_text->setFocus();
    resize(kDialogSize);
}

QLayout* RegionsDialog::makeSources() {
    m_text->setObjectName(QStringLiteral("regionsText"));
    m_text->setAccessibleName(tr("Regions as text"));
    m_text->setPlaceholderText(tr("Type or paste a letter or digit for each cell:\nAAABBB\nAADBBC\nADDDCC …\n\n"
                                  "Or paste, open or drop a picture of a board."));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setTabChangesFocus(true);
    // What is dropped here is taken by the dialog, which knows files and pictures as well.
    m_text->setAcceptDrops(false);
    m_text->installEventFilter(this);
    m_picture->hide();
    auto* open = new QPushButton(tr("&Open…"));
    open->setObjectName(QStringLiteral("regionsOpen"));
    open->setAutoDefault(false);
    open->setToolTip(tr("A picture of a board, whose lines or colours tell the regions, or a text of them"));
    connect(open, &QPushButton::clicked, this, &RegionsDialog::askForFile);
    auto* paste = new QPushButton(tr("&Paste"));
    paste->setObjectName(QStringLiteral("regionsPaste"));
    paste->setAutoDefault(false);
    paste->setToolTip(tr("The picture or the text on the clipboard"));
    connect(paste, &QPushButton::clicked, this, &RegionsDialog::paste);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace);
    buttons->addWidget(open);
    buttons->addWidget(paste);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout;
    column->setSpacing(kSpace);
    column->addLayout(buttons);
    column->addWidget(m_picture, 3);
    column->addWidget(m_text, 1);
    return column;
}

QLayout* RegionsDialog::makeSize() {
    const auto makeBox = [this](const char* name, const QString& spoken, std::optional<int> KnownSize::*known) {
        auto* box = new QSpinBox;
        box->setObjectName(QLatin1String(name));
        box->setRange(1, kMaxSide);
        box->setValue(kUsualCells);
        box->setAccessibleName(spoken);
        box->setToolTip(tr("As many as the picture has, where they were not counted right"));
        connect(box, &QSpinBox::valueChanged, this, [this, known](int count) {
            m_known.*known = std::max(count, kLeastCells);
            readPicture();
        });
        return box;
    };
    m_rows = makeBox("regionsRows", tr("Rows"), &KnownSize::rows);
    m_columns = makeBox("regionsColumns", tr("Columns"), &KnownSize::columns);
    auto* row = new QHBoxLayout;
    row->setSpacing(kSpace);
    row->addWidget(new QLabel(tr("Rows and columns")));
    row->addWidget(m_rows);
    row->addWidget(new QLabel(QStringLiteral("×")));
    row->addWidget(m_columns);
    row->addStretch(1);
    return row;
}

QLayout* RegionsDialog::makeFoot() {
    m_facts = new QLabel;
    m_facts->setObjectName(QStringLiteral("regionsFacts"));
    m_facts->setWordWrap(true);
    m_fault = new FaultLine(kFaultLines);
    m_fault->setObjectName(QStringLiteral("regionsFault"));
    m_make = new QPushButton(tr("&Make this board"));
    m_make->setObjectName(QStringLiteral("regionsMake"));
    m_make->setToolTip(tr("The former board stays under Layouts"));
    setLook(m_make, "primary");
    m_make->setDefault(true);
    auto* cancel = new QPushButton(tr("Cance&l"));
    cancel->setObjectName(QStringLiteral("regionsCancel"));
    cancel->setAutoDefault(false);
    connect(m_make, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(kWindowSpacing);
    buttons->addWidget(m_fault, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_make);
    auto* foot = new QVBoxLayout;
    foot->setSpacing(kSpace);
    foot->addWidget(m_facts);
    foot->addLayout(buttons);
    return foot;
}

void RegionsDialog::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Open a picture or text of regions"));
    dialog->setObjectName(QStringLiteral("regionsFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QStringList patterns{QStringLiteral("*.txt"), QStringLiteral("*.csv")};
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    dialog->setNameFilters(
        {tr("Pictures and texts (%1)", "patterns of file names").arg(patterns.join(u' ')), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &RegionsDialog::openFile);
    dialog->show();
}

void RegionsDialog::openFile(const QString& path) {
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (const QImage image = reader.read(); !image.isNull())
        return setPicture(image);
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const QByteArray bytes = isOpen ? file.read(static_cast<qint64>(kMostRegionText) + 1) : QByteArray();
    if (bytes.isEmpty() || bytes.contains('\0'))
        return m_fault->tell(
            tr("%1 is no picture and no text that can be read.").arg(amongWords(QFileInfo(path).fileName())));
    m_text->setPlainText(QString::fromUtf8(bytes));
}

bool RegionsDialog::take(const QMimeData& content) {
    if (const QString path = firstFile(content); !path.isEmpty())
        openFile(path);
    else if (content.hasImage())
        setPicture(qvariant_cast<QImage>(content.imageData()));
    else if (content.hasText())
        m_text->setPlainText(content.text());
    else
        return false;
    return true;
}

void RegionsDialog::paste() {
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (!content || !take(*content))
        m_fault->tell(tr("There is no picture and no text on the clipboard."));
}

void RegionsDialog::setPicture(const QImage& image) {
    {
        const QSignalBlocker blocker(m_text);
        m_text->clear();
    }
    m_image = image;
    m_known = {};
    readPicture();
}

void RegionsDialog::readPicture() {
    if (m_image.isNull())
        return;
    std::optional<PictureBoard> board = boardInImage(m_image, m_known);
    m_isPlain = board && !board->hasThickLines && !board->hasColours;
    m_picture->setPicture(m_image, board);
    m_picture->show();
    m_board->setBorders(board ? std::optional(board->borders) : std::nullopt);
    showSize();
    if (!board)
        m_fault->tell(tr("No board was found in this picture. Cut it close to the board, or say how many rows and "
                         "columns there are."));
}

void RegionsDialog::readText() {
    m_image = {};
    m_isPlain = false;
    m_picture->hide();
    const QByteArray text = m_text->toPlainText().toUtf8();
    const Result<RegionMap> map = regionsFromText({text.constData(), static_cast<std::size_t>(text.size())});
    m_board->setBorders(map ? std::optional(RegionBorders::of(*map)) : std::nullopt);
    showSize();
    if (!map && !text.trimmed().isEmpty())
        m_fault->tell(errorSentence(map.error()));
}

void RegionsDialog::showSize() {
    const QSignalBlocker rows(m_rows);
    const QSignalBlocker columns(m_columns);
    if (const std::optional<RegionBorders>& borders = m_board->borders()) {
        m_rows->setValue(borders->rows());
        m_columns->setValue(borders->columns());
    }
    m_rows->setEnabled(!m_image.isNull());
    m_columns->setEnabled(!m_image.isNull());
}

QString RegionsDialog::factsOf(const RegionMap& regions) const {
    const std::vector<int> sizes = regions.sizes();
    const auto count = static_cast<int>(sizes.size());
    const bool areAlike = std::ranges::adjacent_find(sizes, std::ranges::not_equal_to()) == sizes.end();
    const QString size = boardSizeText(Layout::ofRegions(regions));
    const QString parts = areAlike && count > 1 ? tr("%n region(s) of %1 cells", nullptr, count).arg(sizes.front())
                                                : tr("%n region(s)", nullptr, count);
    QStringList facts{tr("%1, %2", "9 × 9 cells, 9 regions of 9 cells").arg(size, parts)};
    if (const int doubtful = m_board->doubtfulCount(); doubtful > 0 && !m_isPlain)
        facts << tr("%n dashed border(s) to look at", nullptr, doubtful);
    return facts.join(QStringLiteral(" · "));
}

void RegionsDialog::tellFound() {
    const bool isThere = m_board->borders().has_value();
    m_make->setEnabled(isThere);
    if (!isThere) {
        m_facts->clear();
        return m_fault->tell({});
    }
    const RegionMap& regions = m_board->regions();
    m_facts->setText(factsOf(regions));
    if (m_isPlain && regions.regionCount() == 1)
        m_fault->tell(tr("All lines of this picture are alike, so there are no regions: click where one ends."));
    else
        m_fault->tell(regionFaultsText(Layout::ofRegions(regions)));
}

Puzzle RegionsDialog::puzzle() const {
    Layout layout = Layout::ofRegions(m_board->regions());
    const Grid blank(layout.shape);
    return {std::move(layout), blank};
}

void RegionsDialog::dragEnterEvent(QDragEnterEvent* event) {
    const QMimeData* content = event->mimeData();
    if (content->hasUrls() || content->hasImage() || content->hasText())
        event->acceptProposedAction();
}

void RegionsDialog::dropEvent(QDropEvent* event) {
    if (take(*event->mimeData()))
        event->acceptProposedAction();
}

void RegionsDialog::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Paste))
        paste();
    else
        QDialog::keyPressEvent(event);
}

bool RegionsDialog::eventFilter(QObject* watched, QEvent* event) {
    // A field of text has no use for pictures.
    if (watched != m_text || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (!static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste) || !content || content->hasText())
        return false;
    return take(*content);
}

}  // namespace nonet

#include "moc_regions_dialog.cpp"
