// What each of the four parts says and shows.
#include "core/lessons/lesson_profile.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/board/step_legend.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_view.h"
#include "ui/lessons/stage_picture.h"
#include "ui/preferences/appearance.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/cell_names.h"
#include "ui/text/lesson_text.h"
#include "ui/text/proof_words.h"
#include "ui/text/technique_text.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>

namespace nonet {

QString lessonPartName(LessonPart part) {
    switch (part) {
    case LessonPart::see: return LessonView::tr("See it", "part of a lesson");
    case LessonPart::why: return LessonView::tr("Why", "part of a lesson");
    case LessonPart::find: return LessonView::tr("Find it", "part of a lesson");
    case LessonPart::use: return LessonView::tr("Use it", "part of a lesson");
    }
    return {};
}

const std::vector<Candidate>& resultsOf(const Step& step) {
    return step.placements.empty() ? step.eliminations : step.placements;
}

namespace {

/// The proof told one result; each of the others has its own.
QString othersText(const Step& step, Candidate told) {
    std::vector<Candidate> others = resultsOf(step);
    std::erase(others, told);
    return others.empty() ? QString()
                          : u' ' + LessonView::tr("The same holds for %1: choose it above.", "candidates")
                                       .arg(candidateNames(others));
}

}  // namespace

void LessonView::refreshHeader() {
    const LessonProgress progress = lessonProgress(m_preferences, m_technique);
    m_level->setText(tr("Lesson · %1", "a level").arg(levelName(rowOf(hodokuProfile(), m_technique).level)));
    m_name->setText(techniqueName(m_technique));
    for (int i = 0; i < kLessonParts; ++i) {
        const auto part = static_cast<LessonPart>(i);
        QAbstractButton* pill = m_parts->button(i);
        QString text = lessonPartName(part);
        if (part == LessonPart::find && progress.foundCount() > 0)
            text += QStringLiteral(" %1/%2").arg(progress.foundCount()).arg(kLessonFinds);
        pill->setText(progress.isDone(part) ? QStringLiteral("✓ ") + text : text);
        pill->setAccessibleName(progress.isDone(part) ? tr("%1, done").arg(text) : text);
        pill->setChecked(part == m_part);
    }
    const std::vector<TechniqueId> course = lessonCourse();
    const bool isLast = m_part == LessonPart::use && m_technique == course.back();
    m_next->setVisible(m_lesson && !m_practised && !isLast);
    m_next->setText(m_part == LessonPart::use
                        ? tr("Next lesson")
                        : tr("Next: %1", "part of a lesson")
                              .arg(lessonPartName(static_cast<LessonPart>(static_cast<int>(m_part) + 1))));
    setLook(m_next, progress.isDone(m_part) ? "primary" : "");
}

void LessonView::refreshSee() {
    if (!m_lesson)
        return;
    const LessonPosition& seen = m_lesson->seen;
    const Step& step = seen.shown();
    QStringList words{LessonText::introduction(m_technique), LessonText::origin(seen)};
    words.removeAll(QString());
    setWords(stepTitle(step), words.join(QStringLiteral("\n\n")), LessonText::shown(step));
    m_board->setPicture(withPattern(pictureOf(seen), step));
    m_legend->setPicture(m_board->picture());
}

void LessonView::refreshWhy() {
    if (!m_lesson)
        return;
    const LessonPosition& seen = m_lesson->seen;
    if (!m_walk) {
        setWords(lessonPartName(m_part), stepReason(seen.shown()), QString());
        m_board->setPicture(withPattern(pictureOf(seen), seen.shown()));
        return;
    }
    const bool isEnd = m_stage + 1 == m_walk->stages.size();
    setWords(
        m_walk->isPlacement ? tr("Why it is placed") : tr("Why it can be struck"),
        tr("Assume the opposite of what the step says, and watch what follows on the board until it cannot go on."),
        ProofWords::of(*m_walk, m_stage) + (isEnd ? othersText(seen.shown(), m_walk->result) : QString()));
    m_stageText->setText(tr("Stage %1 of %2", "of a proof").arg(m_stage + 1).arg(m_walk->stages.size()));
    m_board->setPicture(withStage(pictureOf(seen), seen.shown(), *m_walk, m_stage));
    m_legend->setPicture(m_board->picture(), StepLegend::Tells::proof);
}

QString LessonView::findHeading() const {
    if (m_practised)
        return tr("Practising: %1 of %2 left", "positions").arg(missedFinds(m_preferences).size()).arg(*m_practised);
    const QString place = tr("Position %1 of %2").arg(m_find + 1).arg(kLessonFinds);
    const LessonFind before = lessonProgress(m_preferences, m_technique).finds[static_cast<std::size_t>(m_find)];
    if (!m_session.isOpen() || before == LessonFind::open)
        return place;
    return before == LessonFind::shown ? tr("%1, shown before", "Position 2 of 5").arg(place)
                                       : tr("%1, found before", "Position 2 of 5").arg(place);
}

bool LessonView::comesAgain() const {
    return lessonProgress(m_preferences, m_technique).finds[static_cast<std::size_t>(m_find)] == LessonFind::shown;
}

void LessonView::refreshFind() {
    if (!m_lesson)
        return;
    const LessonPosition& position = m_lesson->toFind[static_cast<std::size_t>(m_find)];
    const bool isOpen = m_session.isOpen();
    const bool isAllDone = !m_practised && !openFindFrom(m_find);
    QString answer;
    if (!isOpen)
        answer = (m_session.stage() == FindSession::Stage::right ? LessonText::right(m_technique) + u' ' : QString()) +
                 LessonText::shown(m_session.pattern()) +
                 (m_session.stage() == FindSession::Stage::shown && comesAgain()
                      ? u' ' + tr("It comes again: what you find yourself counts.")
                      : QString()) +
                 (isAllDone ? u' ' + tr("That was the last of the five positions.") : QString());
    else if (const std::optional<LessonMistake>& mistake = m_session.mistake())
        answer = LessonText::mistake(*mistake, m_technique);
    setWords(findHeading(), LessonText::task(m_technique, position), answer);
    m_modeRow->setVisible(!m_session.isSingle());
    const bool isOnlyOne = !m_practised && openFindFrom((m_find + 1) % static_cast<int>(kLessonFinds)) == m_find;
    m_skip->setText(isOpen      ? tr("Skip")
                    : isAllDone ? tr("Once more")
                    : isOnlyOne ? tr("Try it again")
                                : tr("Next position"));
    setLook(m_check, isOpen ? "primary" : "");
    setLook(m_skip, isOpen || isAllDone ? "" : "primary");
    // One button alone leads on.
    setLook(m_next, isAllDone && !isOpen ? "primary" : "");
    BoardPicture picture = pictureOf(position);
    if (!isOpen) {
        m_board->setPicture(withPattern(std::move(picture), m_session.pattern()));
        m_legend->setPicture(m_board->picture());
        return;
    }
    m_board->setPicture(
        withMistake(withMarks(std::move(picture), m_session.marks(), m_technique), m_session.mistake()));
}

void LessonView::refreshUse() {
    if (!m_lesson)
        return;
    const bool isDone = lessonProgress(m_preferences, m_technique).hasUsed;
    setWords(tr("A puzzle for it"),
             LessonText::use(m_lesson->use) + u' ' +
                 (isDone ? tr("You have solved it.") : tr("This part is done once you have solved it.")),
             QString());
    setLook(m_play, isDone ? "" : "primary");
    m_board->setPicture(pictureOf(m_lesson->use));
}

void LessonView::updateActions() {
    const auto refuse = [this](std::initializer_list<const char*> ids, const QString& reason) {
        for (const char* id : ids)
            m_actions.setUnavailable(QLatin1String(id), reason);
    };
    const QString waits = m_lesson ? QString() : tr("The positions are still being looked for.");
    const auto only = [&](LessonPart part) {
        return !waits.isEmpty() ? waits
               : m_part == part ? QString()
                                : tr("Only in the part '%1'.").arg(lessonPartName(part));
    };
    const auto stages = static_cast<std::size_t>(m_walk ? m_walk->stages.size() : 0);
    const QString why = only(LessonPart::why);
    refuse({"lesson.forward"}, why.isEmpty() && m_stage + 1 >= stages ? tr("This is the last stage.") : why);
    refuse({"lesson.back"}, why.isEmpty() && m_stage == 0 ? tr("This is the first stage.") : why);
    const QString find = only(LessonPart::find);
    refuse({"lesson.check", "lesson.show", "lesson.clear"},
           find.isEmpty() && !m_session.isOpen() ? tr("This position is done.") : find);
    refuse({"lesson.undo"}, find.isEmpty() && !m_session.canUndo() ? tr("Nothing is marked yet.") : find);
    refuse({"lesson.skip"}, find);
    refuse({"lesson.play"}, only(LessonPart::use));
    const bool isLast = m_part == LessonPart::use && m_technique == lessonCourse().back();
    refuse({"lesson.next_part"}, isLast ? tr("This is the last part of the last lesson.") : waits);
    refuse({"lesson.previous_part"}, m_part == LessonPart::see ? tr("This is the first part.") : waits);
}

}  // namespace nonet
