#pragma once

#include "core/lessons/lesson_search.h"
#include "ui/help/help_pages.h"
#include "ui/tasks/task.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QTextBrowser;
class QUrl;

namespace nonet {

class ActionSet;
class Preferences;

/// Help as a window beside the others: a list of pages, a field over it that searches titles and texts, and the page.
/// The arrows walk the list while the field has the focus, Enter goes to the page, Esc closes. Object names:
/// helpWindow, helpSearch, helpPages, helpNothing, helpPage.
class HelpWindow : public QDialog {
    Q_OBJECT

public:
    /// All of them outlive it.
    HelpWindow(const ActionSet& actions, const Preferences& preferences, std::span<const RoomRow> rooms,
               QWidget* parent = nullptr);

    /// By its id; nothing is searched for any more, and the focus is in the search field. Once the window is closed,
    /// the one that was active before is again.
    void open(const QString& page);
    /// Ready for another search.
    void takeFocus();
    const std::vector<HelpChapter>& chapters() const { return m_chapters; }
    /// The one that is shown; null where a search found none.
    const HelpPage* page() const { return m_page; }

Q_SIGNALS:
    /// The window is closed by then.
    void practiseAsked(nonet::TechniqueId id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeList();
    /// All pages anew: keys, colours or letters are others. What is shown stays.
    void make();
    void fillList();
    void addPage(const HelpPage& page);
    void listFound();
    void showChosen();
    void showPage(const HelpPage& page);
    /// The page's text, with its picture once there is one.
    void write(const QString& picture);
    void showLesson(const LessonOutcome& outcome);
    void showRule(ConstraintKind kind);
    /// What was searched for: lit, and in sight.
    void light();
    void follow(const QUrl& address);
    const HelpPage* pageOf(const QString& id) const;
    void choose(const QString& id);

    const ActionSet& m_actions;
    const Preferences& m_preferences;
    std::span<const RoomRow> m_rooms;
    std::vector<HelpChapter> m_chapters;
    const HelpPage* m_page = nullptr;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_nothing;
    QTextBrowser* m_text;
    QPointer<QWidget> m_from;
    Task m_task;
};

}  // namespace nonet
