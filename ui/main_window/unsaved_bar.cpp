#include "ui/main_window/unsaved_bar.h"

#include "ui/board/announcer.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/spacing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

namespace nonet {

UnsavedBar::UnsavedBar(DocumentSession& session, QWidget* parent)
    : QFrame(parent), m_session(session), m_text(new QLabel(this)), m_announcer(new Announcer(m_text)) {
    setObjectName(QStringLiteral("unsavedBar"));
    m_text->setObjectName(QStringLiteral("unsavedText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* retry = new QPushButton(tr("Try again"), this);
    retry->setObjectName(QStringLiteral("unsavedRetry"));
    retry->setFocusPolicy(Qt::TabFocus);
    auto* saveAs = new QPushButton(tr("Save as…"), this);
    saveAs->setObjectName(QStringLiteral("unsavedSaveAs"));
    saveAs->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kCardSpace, kSmallSpace, kSpace, kSmallSpace);
    layout->addWidget(m_text, 1);
    layout->addWidget(retry);
    layout->addWidget(saveAs);
    connect(retry, &QPushButton::clicked, this, [this] { m_session.store().retry(); });
    connect(saveAs, &QPushButton::clicked, this, &UnsavedBar::saveAsAsked);
    connect(&session, &DocumentSession::unsavedChanged, this, &UnsavedBar::update);
    update();
}

QString UnsavedBar::sentence() const { return isHidden() ? QString() : m_text->text(); }

void UnsavedBar::update() {
    const QString sentence = m_session.unsavedSentence();
    m_text->setText(sentence);
    setVisible(!sentence.isEmpty());
    Q_EMIT changed();
    if (!sentence.isEmpty())
        m_announcer->announce(sentence);
}

void askBeforeLosing(QWidget* window, const QString& sentence, const std::function<void()>& quit,
                     const std::function<void()>& saveAs) {
    if (window->findChild<QMessageBox*>(QStringLiteral("unsavedQuestion")))
        return;
    auto* box =
        new QMessageBox(QMessageBox::Warning, UnsavedBar::tr("Not saved"), sentence, QMessageBox::NoButton, window);
    box->setObjectName(QStringLiteral("unsavedQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    QPushButton* stay = box->addButton(UnsavedBar::tr("Keep Nonet open"), QMessageBox::RejectRole);
    QPushButton* elsewhere = box->addButton(UnsavedBar::tr("Save as…"), QMessageBox::ActionRole);
    QPushButton* lose = box->addButton(UnsavedBar::tr("Quit and lose the changes"), QMessageBox::DestructiveRole);
    elsewhere->setObjectName(QStringLiteral("unsavedElsewhere"));
    lose->setObjectName(QStringLiteral("unsavedQuit"));
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    QObject::connect(lose, &QPushButton::clicked, window, quit);
    QObject::connect(elsewhere, &QPushButton::clicked, window, saveAs);
    box->open();
}

}  // namespace nonet

#include "moc_unsaved_bar.cpp"
