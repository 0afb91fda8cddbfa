#include "ui/lessons/lesson_room.h"

#include "core/lessons/lesson_profile.h"
#include "ui/lessons/lesson_list.h"
#include "ui/lessons/lesson_view.h"
#include "ui/preferences/preferences.h"
#include "ui/text/technique_text.h"

#include <algorithm>

namespace nonet {

LessonRoom::LessonRoom(ActionSet& actions, Preferences& preferences, QWidget* parent)
    : QStackedWidget(parent), m_preferences(preferences), m_list(new LessonList(actions, preferences)),
      m_view(new LessonView(actions, preferences)) {
    setObjectName(QStringLiteral("lessonRoom"));
    addWidget(m_list);
    addWidget(m_view);
    connect(m_list, &LessonList::chosen, this, &LessonRoom::openLesson);
    connect(m_list, &LessonList::left, this, &LessonRoom::left);
    connect(m_view, &LessonView::left, this, &LessonRoom::showList);
    connect(m_view, &LessonView::nextRequested, this, &LessonRoom::practiseNext);
    connect(m_view, &LessonView::nextLessonRequested, this, &LessonRoom::openNext);
    connect(m_view, &LessonView::playRequested, this, &LessonRoom::playRequested);
    connect(m_view, &LessonView::progressed, m_list, &LessonList::showProgress);
    connect(m_view, &LessonView::progressed, this, &LessonRoom::progressed);
}

bool LessonRoom::isLessonOpen() const { return currentWidget() == m_view; }

void LessonRoom::show(QWidget* page) {
    setCurrentWidget(page);
    takeFocus();
    Q_EMIT openChanged();
}

void LessonRoom::showList() {
    m_list->showProgress();
    show(m_list);
}

void LessonRoom::openLesson(TechniqueId id) {
    m_view->setPractising(std::nullopt);
    m_view->open(id, lessonProgress(m_preferences, id).next().value_or(LessonPart::see));
    show(m_view);
}

void LessonRoom::goOn() {
    const std::vector<TechniqueId> course = lessonCourse();
    const auto open = std::ranges::find_if(
        course, [this](TechniqueId id) { return lessonProgress(m_preferences, id).next().has_value(); });
    openLesson(open == course.end() ? course.front() : *open);
}

bool LessonRoom::practise() {
    const std::vector<MissedFind> missed = missedFinds(m_preferences);
    if (missed.empty())
        return false;
    m_view->setPractising(static_cast<int>(missed.size()));
    m_view->open(missed.front().technique, LessonPart::find, missed.front().index);
    show(m_view);
    return true;
}

void LessonRoom::practiseNext() {
    const std::vector<MissedFind> missed = missedFinds(m_preferences);
    if (missed.empty()) {
        showList();
        Q_EMIT practised();
        return;
    }
    // After the one that is open, in the order of the course, and then from the beginning.
    const auto order = lessonCourse();
    const auto placeOf = [&order](const MissedFind& each) {
        return std::pair(std::ranges::find(order, each.technique) - order.begin(), each.index);
    };
    const MissedFind now{m_view->run().technique(), m_view->run().findIndex()};
    const auto later =
        std::ranges::find_if(missed, [&](const MissedFind& each) { return placeOf(each) > placeOf(now); });
    const MissedFind next = later == missed.end() ? missed.front() : *later;
    m_view->open(next.technique, LessonPart::find, next.index);
    Q_EMIT openChanged();
}

void LessonRoom::openNext() {
    const std::vector<TechniqueId> course = lessonCourse();
    const auto now = std::ranges::find(course, m_view->run().technique());
    if (now != course.end() && now + 1 != course.end())
        openLesson(*(now + 1));
}

void LessonRoom::showProgress() {
    m_list->showProgress();
    if (isLessonOpen())
        m_view->showProgress();
    Q_EMIT progressed();
}

void LessonRoom::becomeFirstPage() { m_list->hideWayBack(); }

QString LessonRoom::title() const {
    return isLessonOpen() ? techniqueName(m_view->run().technique()) : tr("Techniques");
}

void LessonRoom::takeFocus() {
    if (isLessonOpen())
        m_view->takeFocus();
    else
        m_list->takeFocus();
}

}  // namespace nonet

#include "moc_lesson_room.cpp"
