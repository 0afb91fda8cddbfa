#include "ui/labs/frame/lab_questions.h"

#include "ui/labs/frame/lab_session.h"

#include <algorithm>
#include <utility>

namespace nonet {

namespace {

/// Answered questions of a scene that are remembered.
constexpr std::size_t kMostPassed = 50;

/// Who knows the answer to the one knows it to the other; the reasons may differ.
bool haveOneAnswer(const LabQuestion& one, const LabQuestion& other) {
    const auto told = [](const LabQuestion& question) {
        return question.isDecided() ? question.choices.value(question.right) : question.answer;
    };
    return one.text == other.text && one.isDecided() == other.isDecided() && told(one) == told(other);
}

}  // namespace

bool LabQuestions::ShownAnswer::answers(const ShownAnswer& other) const {
    return setting == other.setting || (input == other.input && haveOneAnswer(question, other.question));
}

void LabQuestions::forget() {
    m_asked.clear();
    m_awaiting.clear();
    m_shownByPlay.clear();
    m_answers.clear();
    m_passed.clear();
}

void LabQuestions::setAsksClass(bool asks) {
    m_asksClass = asks;
    // What Play answered by itself is asked again; what was guessed is not.
    for (const int scene : asks ? std::exchange(m_shownByPlay, {}) : std::set<int>())
        if (const auto answer = m_answers.find(scene); answer != m_answers.end() && answer->second.guess < 0)
            setRevealed(scene, false);
    Q_EMIT m_session.changed();
}

bool LabQuestions::isRevealed() const { return isRevealed(m_session.sceneIndex()); }

void LabQuestions::reveal() { setRevealed(m_session.sceneIndex(), true); }

void LabQuestions::revealByPlay() {
    reveal();
    m_shownByPlay.insert(m_session.sceneIndex());
}

void LabQuestions::revealOrGoOn() {
    if (!m_session.film().isHeld() || m_session.film().waits())
        return setRevealed(m_session.sceneIndex(), !isRevealed());
    if (isRevealed())
        return m_session.film().togglePlay();
    reveal();
    m_session.tell(tr("Press Space again and the film goes on."));
}

bool LabQuestions::isAsked() const { return m_asked.contains(m_session.sceneIndex()) || isRevealed(); }

bool LabQuestions::awaitsGuess() const { return m_awaiting.contains(m_session.sceneIndex()) && !isRevealed(); }

bool LabQuestions::awaitGuess() { return m_awaiting.insert(m_session.sceneIndex()).second; }

void LabQuestions::setRevealed(int scene, bool isRevealed) {
    if (isRevealed) {
        m_answers.insert_or_assign(scene, shownAnswer(scene));
        pass(scene);
    } else {
        hide(scene);
        m_passed.erase(scene);
    }
    reportOpenQuestions();
    const int last = m_session.scene().lastReachableMove();
    if (m_session.film().at() > last)
        m_session.film().seek(last);
    Q_EMIT m_session.changed();
    Q_EMIT m_session.moved();
}

void LabQuestions::hide(int scene) {
    m_asked.erase(scene);
    m_awaiting.erase(scene);
    m_answers.erase(scene);
}

void LabQuestions::reportOpenQuestions() const {
    Lab& lab = *m_session.lab();
    for (int i = 0; i < lab.scenes().count(); ++i)
        changeState(lab.scene(i), &SceneState::isQuestionOpen, isQuestionOpen(i));
}

bool LabQuestions::isQuestionOpen(int scene) const {
    const auto passed = m_passed.find(scene);
    if (isRevealed(scene) || passed == m_passed.end())
        return !isRevealed(scene);
    const ShownAnswer now = shownAnswer(scene);
    return std::ranges::none_of(passed->second, [&](const ShownAnswer& each) { return each.answers(now); });
}

void LabQuestions::pass(int scene) {
    std::vector<ShownAnswer>& passed = m_passed[scene];
    ShownAnswer now = shownAnswer(scene);
    if (const auto answer = m_answers.find(scene); answer != m_answers.end())
        now.guess = answer->second.guess;
    std::erase_if(passed, [&](const ShownAnswer& each) { return each.setting == now.setting; });
    if (passed.size() >= kMostPassed)
        passed.erase(passed.begin());
    passed.push_back(now);
}

void LabQuestions::passScene() {
    pass(m_session.sceneIndex());
    reportOpenQuestions();
}

std::optional<LabQuestions::ShownAnswer> LabQuestions::previousAnswer(const ShownAnswer& now) const {
    const int scene = m_session.sceneIndex();
    if (const auto found = m_answers.find(scene); found != m_answers.end() && found->second.answers(now))
        return found->second;
    // The learner may be back at a question that was answered before another one.
    if (const auto passed = m_passed.find(scene); passed != m_passed.end())
        for (const ShownAnswer& each : passed->second)
            if (each.answers(now))
                return each;
    return std::nullopt;
}

/// A result that comes in may word the same question otherwise; only another puzzle, or a setting that changes the
/// answer, makes another question.
void LabQuestions::followScene() {
    const int scene = m_session.sceneIndex();
    if (!m_answers.contains(scene) && !m_passed.contains(scene))
        return reportOpenQuestions();
    ShownAnswer now = shownAnswer(scene);
    if (const std::optional<ShownAnswer> previous = previousAnswer(now)) {
        // The other choices may be others.
        now.guess =
            previous->guess < 0
                ? -1
                : static_cast<int>(now.question.choices.indexOf(previous->question.choices.value(previous->guess)));
        m_answers.insert_or_assign(scene, now);
        pass(scene);
    } else {
        hide(scene);
    }
    reportOpenQuestions();
}

LabQuestions::ShownAnswer LabQuestions::shownAnswer(int scene) const {
    const Lab& lab = *m_session.lab();
    LabScene& shown = m_session.lab()->scene(scene);
    QStringList setting{lab.inputInFull(), shown.drawing()};
    // A button may come with a result.
    for (const LabControl& control : shown.controls())
        if (control.kind != LabControlKind::button)
            setting.append(QStringLiteral("%1=%2%3").arg(control.id).arg(control.value).arg(control.text));
    return {setting.join(u' '), lab.inputText(), shown.question()};
}

void LabQuestions::askOrReveal() {
    if (isAsked())
        return setRevealed(m_session.sceneIndex(), !isRevealed());
    m_asked.insert(m_session.sceneIndex());
    Q_EMIT m_session.changed();
}

int LabQuestions::guess() const {
    const auto found = m_answers.find(m_session.sceneIndex());
    return found == m_answers.end() ? -1 : found->second.guess;
}

void LabQuestions::makeGuess(int choice) {
    const int scene = m_session.sceneIndex();
    m_answers.insert_or_assign(scene, shownAnswer(scene)).first->second.guess = choice;
    passScene();
    Q_EMIT m_session.changed();
    Q_EMIT m_session.moved();
}

QStringList LabQuestions::wordsBeforeAndAfter() const {
    LabScene& scene = m_session.scene();
    QStringList words;
    for (const bool isOpen : {true, false}) {
        changeState(scene, &SceneState::isQuestionOpen, isOpen);
        words.append(wordsInOne(scene));
    }
    reportOpenQuestions();
    return words;
}

LabQuestions::SceneTexts LabQuestions::textsBeforeAndAfter() {
    const QStringList words = wordsBeforeAndAfter();
    SceneTexts texts{words.front(), words.back(), {}};
    LabScene& scene = m_session.scene();
    SceneState end = scene.state();
    end.isQuestionOpen = false;
    end.moment = scene.moveCount();
    scene.setState(end);
    texts.claims = scene.claims();
    changeState(scene, &SceneState::moment, m_session.film().at());
    reportOpenQuestions();
    return texts;
}

}  // namespace nonet
