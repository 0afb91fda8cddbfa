#include "ui/labs/frame/learn_room.h"

#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {

namespace {

constexpr int kCardWidth = 640;

}  // namespace

LearnRoom::LearnRoom(QList<Lab*> labs, ActionSet& actions, const Preferences& preferences, QWidget* parent)
    : QStackedWidget(parent), m_labs(std::move(labs)), m_preferences(preferences), m_session(preferences),
      m_view(new LabView(m_session, actions, preferences)), m_start(nullptr) {
    setObjectName(QStringLiteral("learnRoom"));
    for (Lab* lab : m_labs)
        lab->setParent(this);
    m_start = buildStart();
    addWidget(m_start);
    addWidget(m_view);
    connect(m_view, &LabView::left, this, &LearnRoom::showStart);
    connect(&preferences, &Preferences::themeChanged, m_view, &LabView::takeTheme);
}

QWidget* LearnRoom::buildStart() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(32, 32, 32, 32);
    column->setSpacing(16);
    auto* heading = new QLabel(tr("Learn"));
    heading->setStyleSheet(QStringLiteral("font-size: 22px; font-weight: 600;"));
    auto* about =
        new QLabel(tr("How boards are made, shown step by step over a live board. Everything can be tried with "
                      "digits of your own, and every number on the screen is worked out from them."));
    about->setWordWrap(true);
    about->setMaximumWidth(kCardWidth);
    column->addWidget(heading);
    column->addWidget(about);
    for (Lab* lab : m_labs) {
        auto* card = new QFrame;
        setLook(card, "card");
        card->setMaximumWidth(kCardWidth);
        auto* title = new QLabel(lab->title());
        setLook(title, "heading");
        auto* text = new QLabel(lab->about());
        text->setWordWrap(true);
        auto* start = new QPushButton(tr("Open"));
        start->setObjectName(QStringLiteral("open_") + lab->id());
        start->setAccessibleName(tr("Open %1").arg(lab->title()));
        setLook(start, "primary");
        connect(start, &QPushButton::clicked, this, [this, id = lab->id()] { openLab(id); });
        auto* inside = new QVBoxLayout(card);
        inside->setContentsMargins(16, 16, 16, 16);
        inside->setSpacing(8);
        inside->addWidget(title);
        inside->addWidget(text);
        inside->addWidget(start, 0, Qt::AlignLeft);
        column->addWidget(card);
    }
    column->addStretch();
    return page;
}

Lab* LearnRoom::findLab(const QString& id) const {
    for (Lab* lab : m_labs)
        if (lab->id() == id)
            return lab;
    return nullptr;
}

bool LearnRoom::isLabOpen() const { return currentWidget() == m_view; }

void LearnRoom::openLab(const QString& id) {
    Lab* lab = findLab(id);
    Q_ASSERT(lab);
    m_session.open(*lab);
    setCurrentWidget(m_view);
    takeFocus();
    Q_EMIT openChanged();
}

bool LearnRoom::openLesson(const PuzzleRecord& record) {
    Lab* lab = findLab(lessonLab(record));
    if (!lab)
        return false;
    m_session.open(*lab);
    if (!nonet::openLesson(record, m_session))
        Q_EMIT failed(tr("The lesson's digits could not be read, so the lab keeps its own."));
    setCurrentWidget(m_view);
    takeFocus();
    Q_EMIT openChanged();
    return true;
}

void LearnRoom::showStart() {
    setCurrentWidget(m_start);
    takeFocus();
    Q_EMIT openChanged();
}

QString LearnRoom::title() const { return isLabOpen() ? m_session.lab()->title() : tr("Learn"); }

void LearnRoom::takeFocus() {
    if (isLabOpen())
        m_view->stage()->setFocus();
    else if (auto* button = m_start->findChild<QPushButton*>())
        button->setFocus();
}

}  // namespace nonet

#include "moc_learn_room.cpp"
