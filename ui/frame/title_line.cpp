#include "ui/frame/title_line.h"

#include "ui/document/puzzle_document.h"
#include "ui/frame/spacing.h"
#include "ui/preferences/appearance.h"
#include "ui/text/foreign_text.h"
#include "ui/text/profile_text.h"

#include <QEvent>

namespace nonet {
namespace {

constexpr int kLeastTitle = 40;
constexpr int kMostTitle = 480;

}  // namespace

TitleLine::TitleLine(QWidget* parent) : QToolButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setLook(this, "flat");
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSizePolicy(policy);
    tell();
}

void TitleLine::setDocument(PuzzleDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &PuzzleDocument::changed, this, &TitleLine::tell);
        connect(document, &PuzzleDocument::viewChanged, this, &TitleLine::tell);
    }
    tell();
}

void TitleLine::tell() {
    const QString title = m_document ? amongWords(m_document->title()) : QString();
    const QString author = m_document ? amongWords(m_document->author()) : QString();
    if (title.isEmpty() && author.isEmpty())
        m_words = tr("Add a title");
    else if (title.isEmpty())
        m_words = tr("Untitled, by %1", "an author").arg(author);
    else
        m_words = author.isEmpty() ? title : tr("%1 by %2", "a title, an author").arg(title, author);
    setAccessibleName(tr("Title and author: %1").arg(m_words));
    setToolTip(plainTip(m_document && !(title.isEmpty() && author.isEmpty())
                            ? m_words + QLatin1Char('\n') + tr("Click to change title and author")
                            : tr("What the layout is called, and who made it")));
    elide();
    updateGeometry();
}

void TitleLine::elide() {
    const int room = width() - frameWidth();
    setText(onButton(fontMetrics().elidedText(m_words, Qt::ElideRight, room)));
}

/// Beside the words that are shown, whatever they are.
int TitleLine::frameWidth() const {
    QString shown = text();
    shown.replace(QStringLiteral("&&"), QStringLiteral("&"));
    return QToolButton::sizeHint().width() - fontMetrics().horizontalAdvance(shown);
}

QSize TitleLine::sizeHint() const {
    // A pixel more, since widths of words are rounded.
    const int wanted = fontMetrics().horizontalAdvance(m_words) + frameWidth() + 1;
    return {qMin(wanted, atTextScale(kMostTitle)), QToolButton::sizeHint().height()};
}

QSize TitleLine::minimumSizeHint() const { return {atTextScale(kLeastTitle), QToolButton::sizeHint().height()}; }

void TitleLine::resizeEvent(QResizeEvent* event) {
    QToolButton::resizeEvent(event);
    elide();
}

void TitleLine::changeEvent(QEvent* event) {
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tell();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        elide();
        updateGeometry();
    }
}

}  // namespace nonet

#include "moc_title_line.cpp"
