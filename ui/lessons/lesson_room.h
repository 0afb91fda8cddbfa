#pragma once

#include "core/formats/format.h"
#include "ui/lessons/lesson_progress.h"

#include <QStackedWidget>

namespace nonet {

class ActionSet;
class LessonList;
class LessonView;

/// The list of techniques and the lesson that is open: what Learn shows besides its labs.
class LessonRoom : public QStackedWidget {
    Q_OBJECT

public:
    LessonRoom(ActionSet& actions, Preferences& preferences, QWidget* parent = nullptr);

    LessonList& list() { return *m_list; }
    LessonView& view() { return *m_view; }
    bool isLessonOpen() const;
    void showList();
    /// At the first part that is not done, or at the first.
    void openLesson(TechniqueId id);
    /// The first lesson of the course that is not done.
    void goOn();
    /// The first position that was missed; false where there is none.
    bool practise();
    QString title() const;
    void takeFocus();
    /// What was kept became another.
    void showProgress();
    /// Where Learn has no page before the list: no way back leads there.
    void becomeFirstPage();

Q_SIGNALS:
    /// A lesson was opened or left.
    void openChanged();
    /// Back to Learn's first page.
    void left();
    void progressed();
    /// Nothing that was missed is left.
    void practised();
    void playRequested(const nonet::PuzzleRecord& record);

private:
    void show(QWidget* page);
    void practiseNext();
    void openNext();

    Preferences& m_preferences;
    LessonList* m_list = nullptr;
    LessonView* m_view = nullptr;
};

}  // namespace nonet
