#pragma once

#include "ui/labs/frame/lab.h"
#include "ui/labs/frame/lab_edits.h"
#include "ui/labs/frame/lab_film.h"
#include "ui/labs/frame/lab_questions.h"
#include "ui/labs/frame/your_turn.h"

#include <map>

namespace nonet {

/// Where a lesson stands: its lab, length and scene, and, each a part of its own, how far the scene is walked, which
/// answers are shown, the learner's turn and what can be taken back. Window and projector both follow it; all that
/// happens in the parts is told by its signals.
class LabSession : public QObject {
    Q_OBJECT

public:
    explicit LabSession(const Preferences& preferences, QObject* parent = nullptr);

    /// Null before the first lab is opened. The session does not own it.
    Lab* lab() const { return m_lab; }
    void open(Lab& lab);

    int sceneIndex() const { return m_scene; }
    LabScene& scene() const { return m_lab->scene(m_scene); }
    /// To a scene's beginning; outside of the lesson's length: nothing.
    void setScene(int index);
    /// Nothing at the ends of the lesson.
    std::optional<int> sceneAfter() const;
    std::optional<int> sceneBefore() const;
    void nextScene() { setScene(sceneAfter().value_or(m_scene)); }
    void previousScene() { setScene(sceneBefore().value_or(m_scene)); }

    /// Index into Lab::lengths().
    int length() const { return m_length; }
    /// A scene that is left out by it gives way to the one before.
    void setLength(int length);
    /// The scenes of the lesson's length.
    const std::vector<int>& lessonScenes() const { return m_lessonScenes; }

    LabFilm& film() { return m_film; }
    const LabFilm& film() const { return m_film; }
    LabQuestions& questions() { return m_questions; }
    const LabQuestions& questions() const { return m_questions; }
    YourTurn& yourTurn() { return m_yourTurn; }
    const YourTurn& yourTurn() const { return m_yourTurn; }
    LabEdits& edits() { return m_edits; }

    int labels() const { return m_labels; }
    void setLabels(int mode);
    /// What words or picture point at, as in LabLink::thing; empty: nothing.
    QString lit() const { return m_lit; }
    void setLit(const QString& thing);
    /// For the status line and screen readers.
    void tell(const QString& sentence) { Q_EMIT statusMessage(sentence); }

Q_SIGNALS:
    /// Another lab or scene.
    void sceneChanged();
    /// film().at() is another.
    void moved();
    /// A move ended: what stands there now.
    void statusMessage(const QString& sentence);
    /// What can be undone or redone became another.
    void undoChanged();
    /// Why a typed digit was not taken; empty when the next one was.
    void refused(const QString& sentence);
    /// Input, controls, answers, labels, length, speed or playing.
    void changed();
    /// lit() is another.
    void litChanged();

private:
    void applyLength(int length);
    void enter(int scene);
    /// The lab has another input, or something in a scene is another.
    void followLab();

    Lab* m_lab = nullptr;
    int m_scene = 0;
    int m_length = 0;
    std::vector<int> m_lessonScenes;
    /// By lab, where one was chosen.
    std::map<QString, int> m_lengths;
    int m_labels = 0;
    QString m_lit;
    LabFilm m_film;
    LabQuestions m_questions;
    YourTurn m_yourTurn;
    LabEdits m_edits;
};

}  // namespace nonet
