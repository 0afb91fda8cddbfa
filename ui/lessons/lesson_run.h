#pragma once

#include "core/techniques/proof/proof_walk.h"
#include "ui/lessons/find_session.h"

#include <QObject>

#include <cassert>

namespace nonet {

class Preferences;

/// What a step removes, or places.
const std::vector<Candidate>& resultsOf(const Step& step);

/// Where the learner is in the lesson on a technique: the part, the stage of its proof, the position to find; what was
/// done is kept in the preferences. Whoever owns it shows it.
class LessonRun : public QObject {
    Q_OBJECT

public:
    explicit LessonRun(Preferences& preferences, QObject* parent = nullptr);

    /// The lesson on this technique, which is not worked out yet.
    void begin(TechniqueId id, LessonPart part);
    /// It is: the position to find is that of the number, else the first that is open.
    void receive(TechniqueLesson lesson, std::optional<int> find);
    TechniqueId technique() const { return m_technique; }
    /// False while it is worked out.
    bool hasLesson() const { return m_lesson.has_value(); }
    const TechniqueLesson& lesson() const {
        assert(m_lesson);
        return *m_lesson;
    }
    LessonPart part() const { return m_part; }
    /// There is a lesson, and it is in this part.
    bool isIn(LessonPart part) const { return m_lesson && m_part == part; }
    void setPart(LessonPart part);
    /// As it is kept now.
    LessonProgress progress() const;

    /// Of the result that is proved; nothing where the proof cannot be walked.
    const std::optional<ProofWalk>& walk() const { return m_walk; }
    std::size_t stage() const { return m_stage; }
    /// Also where there is nothing to walk.
    bool isLastStage() const { return !m_walk || m_stage + 1 >= m_walk->stages.size(); }
    /// False where there is nothing to walk.
    bool moveStage(int by);
    /// Index into resultsOf() the lesson's step: which is proved, from the first stage.
    int result() const { return m_result; }
    void prove(int index);

    /// How many were missed before the learner began to practise them; nothing where they do not.
    std::optional<int> practised() const { return m_practised; }
    void setPractising(std::optional<int> missed) { m_practised = missed; }
    int findIndex() const { return m_find; }
    const FindSession& session() const { return m_session; }
    FindSession& session() { return m_session; }
    void startFind(int index);
    /// The next one that is open; where none is, the next one.
    void startNextFind();
    /// Nothing where nothing is looked for: false.
    bool check();
    bool show();
    /// The first position from this one on, round about, that is open; then the first that was only shown.
    std::optional<int> openFindFrom(int index) const;
    /// Outside of practice, none is open or to be found again.
    bool isAllFound() const { return !m_practised && !openFindFrom(m_find); }
    /// The current position was shown, so it is still to be found.
    bool comesAgain() const;

Q_SIGNALS:
    void progressed();

private:
    template <typename Change>
    void changeProgress(Change change);
    void keepFind();

    Preferences& m_preferences;
    TechniqueId m_technique = TechniqueId::fullHouse;
    std::optional<TechniqueLesson> m_lesson;
    LessonPart m_part = LessonPart::see;
    std::optional<ProofWalk> m_walk;
    std::size_t m_stage = 0;
    int m_result = 0;
    int m_find = 0;
    FindSession m_session;
    std::optional<int> m_practised;
};

}  // namespace nonet
