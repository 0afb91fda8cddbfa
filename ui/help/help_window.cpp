#include "ui/help/help_window.h"

#include "core/techniques/catalogue.h"
#include "ui/board/board_metrics.h"
#include "ui/board/board_painter.h"
#include "ui/board/step_legend.h"
#include "ui/designer/kind_picture.h"
#include "ui/frame/searched_words.h"
#include "ui/frame/spacing.h"
#include "ui/lessons/lesson_source.h"
#include "ui/lessons/stage_picture.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/lesson_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace nonet {
namespace {

constexpr QSize kWindowSize(920, 680);
constexpr int kListWidth = 248;
constexpr int kBoardSide = 440;
constexpr int kRuleSide = 128;
constexpr int kIdRole = Qt::UserRole;
const QString kBoard = QStringLiteral("board");
const QString kLegend = QStringLiteral("legend");

QString pageSheet(const Theme& theme) {
    return QStringLiteral("h1 { font-size: %1px; font-weight: 600; margin-bottom: %4px; }"
                          "h2 { font-size: %2px; font-weight: 600; margin-top: %5px; margin-bottom: %4px; }"
                          "p, li { margin-bottom: %4px; }"
                          "a { color: %6; }"
                          ".note, .key { color: %3; }"
                          ".name { font-weight: 600; }")
        .arg(QString::number(textPixels(TextSize::display)), QString::number(textPixels(TextSize::title)),
             theme.mutedText.name(), QString::number(kSpace), QString::number(kCardSpace), theme.accent.name());
}

QString imageTag(const QString& name, const QSize& size) {
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\">")
        .arg(name, QString::number(size.width()), QString::number(size.height()));
}

/// As fine as the screen is.
QImage painted(const QSize& size, double ratio, const std::function<void(QPainter&)>& paint) {
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter);
    return image;
}

}  // namespace

HelpWindow::HelpWindow(const ActionSet& actions, const Preferences& preferences, std::span<const RoomRow> rooms,
                       QWidget* parent)
    : QDialog(parent), m_actions(actions), m_preferences(preferences), m_rooms(rooms), m_search(new QLineEdit),
      m_list(new QListWidget), m_nothing(makeLabel(tr("No page has these words. Try fewer or other words."), "muted")),
      m_text(new QTextBrowser), m_task(tr("Finding an example")) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    m_text->setObjectName(QStringLiteral("helpPage"));
    m_text->setOpenLinks(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    columns->setSpacing(kWideSpace);
    columns->addWidget(makeList(), 1);
    columns->addWidget(m_text, 2);
    // Where no window manager hands the focus back.
    connect(this, &QDialog::finished, this, [this] {
        if (m_from)
            m_from->activateWindow();
    });
    for (const auto changed : {&Preferences::themeChanged, &Preferences::textScaleChanged, &Preferences::keysChanged})
        connect(&m_preferences, changed, this, &HelpWindow::make);
    make();
    const QSize room = parent ? parent->size() : kWindowSize;
    resize(QSize(atTextScale(kWindowSize.width()), atTextScale(kWindowSize.height())).boundedTo(room));
}

QWidget* HelpWindow::makeList() {
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setPlaceholderText(tr("Search help"));
    m_search->setAccessibleName(tr("Search help"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("helpPages"));
    m_list->setAccessibleName(tr("Pages of help"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_nothing->setObjectName(QStringLiteral("helpNothing"));
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_nothing->hide();
    auto* side = new QWidget;
    side->setMaximumWidth(atTextScale(kListWidth));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addWidget(m_search);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::listFound);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { m_text->setFocus(); });
    connect(m_list, &QListWidget::currentItemChanged, this, &HelpWindow::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, [this] { m_text->setFocus(); });
    return side;
}

void HelpWindow::make() {
    const QString shown = m_page ? m_page->id : QString();
    const int place = m_text->verticalScrollBar()->value();
    m_page = nullptr;
    m_chapters = helpChapters(m_rooms, m_actions.rows(), m_actions.bindings());
    m_text->document()->setDefaultStyleSheet(pageSheet(m_preferences.theme()));
    m_text->document()->setDocumentMargin(kWideSpace);
    m_text->document()->setIndentWidth(kPageSpace / 2.0);
    listFound();
    choose(shown);
    m_text->verticalScrollBar()->setValue(place);
}

const HelpPage* HelpWindow::pageOf(const QString& id) const {
    for (const HelpChapter& chapter : m_chapters)
        for (const HelpPage& page : chapter.pages)
            if (page.id == id)
                return &page;
    return nullptr;
}

void HelpWindow::open(const QString& page) {
    if (QWidget* from = QApplication::activeWindow(); from != this)
        m_from = from ? from : parentWidget();
    m_search->clear();
    choose(page);
    takeFocus();
}

void HelpWindow::takeFocus() {
    show();
    raise();
    // Esc is to reach it where no window manager hands the focus on.
    activateWindow();
    m_search->setFocus();
    m_search->selectAll();
}

void HelpWindow::choose(const QString& id) {
    // Titles have none.
    for (int row = 0; row < m_list->count() && !id.isEmpty(); ++row)
        if (m_list->item(row)->data(kIdRole).toString() == id) {
            m_list->setCurrentRow(row);
            m_list->scrollToItem(m_list->item(row));
            return;
        }
}

void HelpWindow::addPage(const HelpPage& page) {
    auto* item = new QListWidgetItem(page.title, m_list);
    item->setData(kIdRole, page.id);
}

/// Under the titles of their chapters; of a search those that were found, the best first.
void HelpWindow::fillList() {
    const QStringList words = foldedWords(m_search->text());
    if (words.isEmpty()) {
        for (const HelpChapter& chapter : m_chapters) {
            auto* title = new QListWidgetItem(chapter.title, m_list);
            title->setFlags(Qt::NoItemFlags);
            title->setForeground(m_preferences.theme().mutedText);
            title->setFont(textFont(TextSize::caption, QFont::DemiBold));
            for (const HelpPage& page : chapter.pages)
                addPage(page);
        }
        return;
    }
    std::vector<std::pair<int, const HelpPage*>> found;
    for (const HelpChapter& chapter : m_chapters)
        for (const HelpPage& page : chapter.pages)
            if (const std::optional<int> fit = helpFit(page, words))
                found.emplace_back(*fit, &page);
    std::ranges::stable_sort(found, {}, &std::pair<int, const HelpPage*>::first);
    for (const auto& [fit, page] : found)
        addPage(*page);
}

void HelpWindow::listFound() {
    const QString shown = m_page ? m_page->id : QString();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        fillList();
    }
    const bool isSearch = !foldedWords(m_search->text()).isEmpty();
    m_nothing->setVisible(m_list->count() == 0);
    m_list->setVisible(m_list->count() > 0);
    if (isSearch)
        m_list->setCurrentRow(0);
    else
        choose(shown);
    showChosen();
}

void HelpWindow::showChosen() {
    const QListWidgetItem* item = m_list->currentItem();
    const HelpPage* page = item ? pageOf(item->data(kIdRole).toString()) : nullptr;
    if (page)
        showPage(*page);
}

void HelpWindow::showPage(const HelpPage& page) {
    if (m_page != &page) {
        m_page = &page;
        m_task.cancel();
        m_text->setAccessibleName(page.title);
        write({});
        if (page.kind)
            showRule(*page.kind);
        if (page.technique)
            m_task.start(
                [id = *page.technique](const std::stop_token& stop, const ProgressSink& progress) {
                    return embeddedLesson(id, stop, progress);
                },
                [this](const LessonOutcome& outcome) { showLesson(outcome); });
    }
    light();
}

void HelpWindow::write(const QString& picture) {
    QString body = m_page->body;
    m_text->setHtml(body.replace(QLatin1String(kHelpPicture), picture));
}

void HelpWindow::showRule(ConstraintKind kind) {
    const int side = atTextScale(kRuleSide);
    const QPixmap picture = kindPicture(kind, m_preferences.theme(), side, devicePixelRatioF());
    m_text->document()->addResource(QTextDocument::ImageResource, QUrl(kBoard), picture.toImage());
    write(QStringLiteral("<p>%1</p>").arg(imageTag(kBoard, {side, side})));
}

void HelpWindow::showLesson(const LessonOutcome& outcome) {
    if (outcome.end != LessonEnd::found)
        return;
    const LessonPosition& seen = outcome.lesson.seen;
    const BoardPicture picture = withPattern(pictureOf(seen), seen.shown());
    // The page will scroll, if it does not yet.
    const int room = m_text->width() - m_text->verticalScrollBar()->sizeHint().width() - 2 * kPageSpace;
    const int side = std::min(atTextScale(kBoardSide), room);
    const Theme& theme = m_preferences.theme();
    m_text->document()->addResource(
        QTextDocument::ImageResource, QUrl(kBoard), painted({side, side}, devicePixelRatioF(), [&](QPainter& painter) {
            const BoardMetrics metrics(picture.puzzle, QRectF(0, 0, side, side), devicePixelRatioF());
            BoardPainter(metrics, theme, picture.puzzle.symbols()).paint(painter, picture);
        }));
    // It shows itself, and is gone before anything is painted.
    StepLegend legend(m_preferences, this);
    legend.setPicture(picture);
    const QSize size(side, legend.heightForWidth(side));
    legend.resize(size);
    m_text->document()->addResource(QTextDocument::ImageResource, QUrl(kLegend),
                                    painted(size, devicePixelRatioF(), [&legend](QPainter& painter) {
                                        legend.render(&painter, {}, {}, QWidget::DrawChildren);
                                    }));
    const int place = m_text->verticalScrollBar()->value();
    write(QStringLiteral("<p>%1</p><p>%2</p><p>%3</p><p class=\"note\">%4</p>")
              .arg(LessonText::shown(seen.shown()).toHtmlEscaped(), imageTag(kBoard, {side, side}),
                   imageTag(kLegend, size), LessonText::origin(seen).toHtmlEscaped()));
    m_text->verticalScrollBar()->setValue(place);
    light();
}

void HelpWindow::light() {
    QList<QTextEdit::ExtraSelection> found;
    const Theme& theme = m_preferences.theme();
    const QColor fill = theme.usesTints ? theme.selectionFill : theme.accent;
    static const QRegularExpression kBetween(QStringLiteral("[^\\w]+"), QRegularExpression::UseUnicodePropertiesOption);
    for (const QString& word : m_search->text().split(kBetween, Qt::SkipEmptyParts)) {
        const QRegularExpression beginning(QStringLiteral("\\b") + QRegularExpression::escape(word),
                                           QRegularExpression::CaseInsensitiveOption |
                                               QRegularExpression::UseUnicodePropertiesOption);
        for (QTextCursor at = m_text->document()->find(beginning); !at.isNull();
             at = m_text->document()->find(beginning, at)) {
            QTextEdit::ExtraSelection lit;
            lit.cursor = at;
            lit.format.setBackground(fill);
            lit.format.setForeground(readableInk(fill));
            found << lit;
        }
    }
    m_text->setExtraSelections(found);
    const QStringList words = foldedWords(m_search->text());
    if (words.isEmpty() || beginWords(words, m_page->titleWords))
        return;
    if (const QString anchor = helpAnchor(*m_page, words); !anchor.isEmpty())
        return m_text->scrollToAnchor(anchor);
    if (found.isEmpty())
        return;
    QTextCursor first = found.first().cursor;
    for (const QTextEdit::ExtraSelection& each : found)
        if (each.cursor.position() < first.position())
            first = each.cursor;
    first.clearSelection();
    m_text->setTextCursor(first);
    m_text->ensureCursorVisible();
}

void HelpWindow::follow(const QUrl& address) {
    const QString text = address.toString();
    if (text.startsWith(u'#'))
        return m_text->scrollToAnchor(text.mid(1));
    if (text.startsWith(QLatin1String(kPractise))) {
        const QByteArray code = text.mid(static_cast<qsizetype>(qstrlen(kPractise))).toLatin1();
        if (const std::optional<TechniqueId> id = techniqueByCode(code.toStdString())) {
            m_from = parentWidget();
            close();
            Q_EMIT practiseAsked(*id);
        }
        return;
    }
    m_search->clear();
    choose(text);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QApplication::sendEvent(m_list, event); return true;
    default: return QDialog::eventFilter(watched, event);
    }
}

}  // namespace nonet

#include "moc_help_window.cpp"
