#include "ui/frame/unsaved_bar.h"

#include "ui/board/announcer.h"
#include "ui/frame/spacing.h"
#include "ui/preferences/user_store.h"
#include "ui/session/document_session.h"
#include "ui/text/error_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace nonet {

UnsavedBar::UnsavedBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_announcer(new Announcer(m_text)),
      m_saveAs(new QPushButton(tr("Save as…"), this)) {
    setObjectName(QStringLiteral("unsavedBar"));
    m_text->setObjectName(QStringLiteral("unsavedText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* retry = new QPushButton(tr("Try again"), this);
    retry->setObjectName(QStringLiteral("unsavedRetry"));
    retry->setFocusPolicy(Qt::TabFocus);
    m_saveAs->setObjectName(QStringLiteral("unsavedSaveAs"));
    m_saveAs->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kCardSpace, 0, kSpace, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(retry);
    layout->addWidget(m_saveAs);
    connect(retry, &QPushButton::clicked, this, &UnsavedBar::retry);
    connect(m_saveAs, &QPushButton::clicked, this, &UnsavedBar::saveAsRequested);
    hide();
}

void UnsavedBar::addDocuments(DocumentSession& session) {
    connect(&session, &DocumentSession::unsavedChanged, this, &UnsavedBar::update);
    const auto sentence = [&session] {
        const std::optional<Error> reason = session.unsavedReason();
        return reason ? tr("Your last changes are only in memory and are lost when Nonet ends. %1")
                            .arg(errorSentence(*reason))
                      : QString();
    };
    add({&session, sentence, [&session] { session.store().retry(); }, [&session] { session.store().writeAllNow(); }});
}

void UnsavedBar::addStore(UserStore& store, const QString& lost) {
    connect(&store, &UserStore::unsavedChanged, this, &UnsavedBar::update);
    const auto sentence = [&store, lost] {
        return store.hasUnsaved() ? lost + u' ' + errorSentence(store.reason()) : QString();
    };
    add({&store, sentence, [&store] { store.retry(); }, [&store] { store.retry(); }});
}

void UnsavedBar::add(Source source) {
    connect(source.owner, &QObject::destroyed, this, [this](const QObject* gone) {
        std::erase_if(m_sources, [gone](const Source& each) { return each.owner == gone; });
        update();
    });
    m_sources.push_back(std::move(source));
    update();
}

void UnsavedBar::setShown(const DocumentSession* session) {
    m_shown = session;
    m_saveAs->setVisible(canSaveAs());
}

bool UnsavedBar::canSaveAs() const {
    return std::any_of(m_sources.begin(), m_sources.end(), [this](const Source& each) {
        return m_shown != nullptr && each.owner == m_shown && !each.sentence().isEmpty();
    });
}

QString UnsavedBar::sentence() const {
    QStringList sentences;
    for (const Source& each : m_sources)
        if (const QString sentence = each.sentence(); !sentence.isEmpty())
            sentences << sentence;
    return sentences.join(u' ');
}

QString UnsavedBar::unsavedOnClose() {
    for (const Source& each : m_sources)
        each.lastTry();
    return sentence();
}

void UnsavedBar::retry() {
    for (const Source& each : m_sources)
        if (!each.sentence().isEmpty())
            each.retry();
}

void UnsavedBar::update() {
    const QString told = sentence();
    const bool isNew = told != m_text->text();
    m_text->setText(told);
    m_saveAs->setVisible(canSaveAs());
    setVisible(!told.isEmpty());
    Q_EMIT changed();
    if (isNew && !told.isEmpty())
        m_announcer->announce(told);
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
    QPushButton* lose = box->addButton(UnsavedBar::tr("Quit and lose the changes"), QMessageBox::DestructiveRole);
    lose->setObjectName(QStringLiteral("unsavedQuit"));
    box->setDefaultButton(stay);
    box->setEscapeButton(stay);
    QObject::connect(lose, &QPushButton::clicked, window, quit);
    if (saveAs) {
        QPushButton* elsewhere = box->addButton(UnsavedBar::tr("Save as…"), QMessageBox::ActionRole);
        elsewhere->setObjectName(QStringLiteral("unsavedElsewhere"));
        QObject::connect(elsewhere, &QPushButton::clicked, window, saveAs);
    }
    box->open();
}

}  // namespace nonet

#include "moc_unsaved_bar.cpp"
