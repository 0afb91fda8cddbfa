#include "ui/labs/frame/learn_room.h"

#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_page.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/preferences/preferences.h"

namespace nonet {

LearnRoom::LearnRoom(QList<Lab*> labs, ActionSet& actions, const Preferences& preferences, QWidget* parent)
    : QStackedWidget(parent), m_labs(std::move(labs)), m_preferences(preferences), m_session(preferences),
      m_view(new LabView(m_session, actions, preferences)), m_start(new LearnPage(m_labs)) {
    setObjectName(QStringLiteral("learnRoom"));
    for (Lab* lab : m_labs)
        lab->setParent(this);
    addWidget(m_start);
    addWidget(m_view);
    connect(m_start, &LearnPage::labChosen, this, &LearnRoom::openLab);
    connect(m_view, &LabView::left, this, &LearnRoom::showStart);
    connect(&preferences, &Preferences::themeChanged, m_view, &LabView::takeTheme);
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
    else
        m_start->takeFocus();
}

}  // namespace nonet

#include "moc_learn_room.cpp"
