#pragma once

#include "core/techniques/technique_id.h"

#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTreeView;

namespace nonet {

class ActionSet;
class Preferences;

/// A row for every technique, in the order of the course: its name, its level, how far the learner is. Object names:
/// lessonList, lessonSearch, lessonRows, lessonCourse, lessonPractise, lessonsBack,
/// lessonNone.
class LessonList : public QWidget {
    Q_OBJECT

public:
    LessonList(ActionSet& actions, const Preferences& preferences, QWidget* parent = nullptr);

    /// As it is kept now.
    void showProgress();
    QTreeView* rows() const { return m_rows; }
    void takeFocus();
    void hideWayBack();
    QSize minimumSizeHint() const override { return {420, 320}; }

Q_SIGNALS:
    void chosen(nonet::TechniqueId id);
    /// Back to the first page of Learn.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitColumns();
    QWidget* buildHeader(ActionSet& actions);
    void buildRows();
    void choose(const QModelIndex& index);

    const Preferences& m_preferences;
    QStandardItemModel m_model;
    QSortFilterProxyModel m_found;
    QLineEdit* m_search = nullptr;
    QToolButton* m_back = nullptr;
    QTreeView* m_rows = nullptr;
    QPushButton* m_course = nullptr;
    QPushButton* m_practise = nullptr;
    QLabel* m_none = nullptr;
};

/// "Not begun", "2 of 4 parts, 3 of 5 found", "Done".
QString lessonProgressText(const Preferences& preferences, TechniqueId id);

}  // namespace nonet
