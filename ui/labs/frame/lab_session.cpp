#include "ui/labs/frame/lab_session.h"

#include "ui/preferences/preferences.h"

#include <QEasingCurve>

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

constexpr int kFrameMilliseconds = 15;
/// Each holds an input and what is drawn in one scene: some hundred bytes.
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

LabSession::LabSession(const Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {
    m_clock.setTimerType(Qt::PreciseTimer);
    m_clock.setInterval(kFrameMilliseconds);
    m_pause.setSingleShot(true);
    connect(&m_clock, &QTimer::timeout, this, &LabSession::tick);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_isPlaying)
            forward();
    });
}

void LabSession::open(Lab& lab) {
    if (m_lab == &lab)
        return;
    stop();
    if (m_lab) {
        scene().setYourTurn(false);
        m_lab->disconnect(this);
    }
    m_lab = &lab;
    m_scene = 0;
    const auto length = m_lengths.find(lab.id());
    applyLength(length == m_lengths.end() ? static_cast<int>(lab.lengths().size()) - 1 : length->second);
    m_labels = 0;
    m_ofLab = {};
    m_ofTurn = {};
    m_endedTurns.clear();
    m_asked.clear();
    m_awaiting.clear();
    m_shownByPlay.clear();
    m_answers.clear();
    m_passed.clear();
    connect(m_lab, &Lab::changed, this, [this] {
        scene().prepare();
        hideAnswerOfPreviousQuestion();
        const double most = scene().lastReachableMove();
        if (m_at > most || m_target > most)
            seek(most);
        Q_EMIT changed();
        Q_EMIT moved();
    });
    enter(m_lessonScenes.front());
}

void LabSession::applyLength(int length) {
    m_length = length;
    m_lessonScenes = m_lab->lengths()[static_cast<std::size_t>(length)].scenes;
}

void LabSession::enter(int scene) {
    m_clock.stop();
    m_isHeld = false;
    breakOffTurn();
    m_scene = scene;
    m_target = 0;
    m_lit.clear();
    m_beforeDrag.reset();
    setMoment(0);
    m_lab->sceneEntered(scene);
    this->scene().prepare();
    hideAnswerOfPreviousQuestion();
    Q_EMIT sceneChanged();
    resumeTurn();
}

void LabSession::setScene(int index) {
    if (!m_lab || index == m_scene || !std::ranges::binary_search(m_lessonScenes, index))
        return;
    enter(index);
    if (m_isPlaying)
        m_pause.start(static_cast<int>(kPauseMilliseconds / m_speed));
}

std::optional<int> LabSession::sceneAfter() const {
    const auto next = std::ranges::upper_bound(m_lessonScenes, m_scene);
    return next == m_lessonScenes.end() ? std::nullopt : std::optional(*next);
}

std::optional<int> LabSession::sceneBefore() const {
    const auto here = std::ranges::lower_bound(m_lessonScenes, m_scene);
    return here == m_lessonScenes.begin() ? std::nullopt : std::optional(*std::prev(here));
}

void LabSession::setLength(int length) {
    if (!m_lab || length == m_length || length < 0 || length >= static_cast<int>(m_lab->lengths().size()))
        return;
    applyLength(length);
    m_lengths[m_lab->id()] = length;
    if (!std::ranges::binary_search(m_lessonScenes, m_scene)) {
        stop();
        enter(sceneBefore().value_or(m_lessonScenes.front()));
    }
    Q_EMIT changed();
    Q_EMIT statusMessage(tr("%1: %n scene(s).", "a length of the lesson", static_cast<int>(m_lessonScenes.size()))
                             .arg(m_lab->lengths()[static_cast<std::size_t>(length)].name));
}

double LabSession::easedAt() const {
    const double whole = std::floor(m_at);
    static const QEasingCurve curve(QEasingCurve::InOutCubic);
    return whole + curve.valueForProgress(m_at - whole);
}

int LabSession::movesDone() const { return static_cast<int>(std::floor(m_at + 1e-9)); }

bool LabSession::filmWaits() {
    if (isYourTurn())
        Q_EMIT statusMessage(tr("It is your turn. Press Y to see the film again; what you did stays."));
    return isYourTurn();
}

void LabSession::forward() {
    if (!m_lab || filmWaits())
        return;
    // A key pressed while a move is on its way ends it first.
    const double from = m_clock.isActive() ? m_target : m_at;
    const double next = std::floor(from + 1e-9) + 1;
    if (next > scene().lastReachableMove()) {
        if (m_clock.isActive())
            arrive();
        if (next <= scene().moveCount())
            askFirst();
        else if (m_isPlaying)
            finishPlaying();
        return;
    }
    setMoment(from);
    startMove(next);
}

void LabSession::back() {
    if (!m_lab || filmWaits())
        return;
    stop();
    const double from = m_clock.isActive() ? m_target : m_at;
    m_clock.stop();
    seek(std::max(0.0, std::ceil(from - 1e-9) - 1));
}

void LabSession::seek(double at) {
    if (!m_lab)
        return;
    m_clock.stop();
    m_target = std::clamp(at, 0.0, static_cast<double>(scene().lastReachableMove()));
    setMoment(m_target);
    Q_EMIT moved();
    Q_EMIT statusMessage(scene().moveText(movesDone()));
}

void LabSession::setMoment(double at) {
    m_at = at;
    scene().setMoment(at);
}

void LabSession::startMove(double target) {
    m_target = target;
    if (m_preferences.reducesMotion()) {
        arrive();
        return;
    }
    m_sinceTick.start();
    m_clock.start();
}

void LabSession::tick() {
    setMoment(m_at + static_cast<double>(m_sinceTick.restart()) * m_speed / kMoveMilliseconds);
    if (m_at >= m_target)
        arrive();
    else
        Q_EMIT moved();
}

void LabSession::arrive() {
    m_clock.stop();
    setMoment(m_target);
    Q_EMIT moved();
    Q_EMIT statusMessage(scene().moveText(movesDone()));
    if (!m_isPlaying)
        return;
    if (m_target >= scene().moveCount())
        finishPlaying();
    else
        m_pause.start(static_cast<int>(kPauseMilliseconds / m_speed));
}

void LabSession::askFirst() {
    if (m_isPlaying && !m_asksClass) {
        reveal();
        m_shownByPlay.insert(m_scene);
        return forward();
    }
    m_isHeld = m_isPlaying;
    stop();
    if (m_awaiting.insert(m_scene).second)
        Q_EMIT changed();
    Q_EMIT statusMessage(tr("Guess first, or press Space for the answer: the next move gives it away."));
}

/// At a scene's end, which stands there as long as the learner wants.
void LabSession::finishPlaying() {
    if (m_asksClass && !isRevealed())
        m_awaiting.insert(m_scene);
    stop();
}

void LabSession::togglePlay() {
    if (!m_lab || filmWaits())
        return;
    if (m_isPlaying)
        return stop();
    m_isPlaying = true;
    m_isHeld = false;
    Q_EMIT changed();
    if (m_at >= scene().moveCount())
        seek(0);
    forward();
}

void LabSession::stop() {
    m_pause.stop();
    if (!std::exchange(m_isPlaying, false))
        return;
    Q_EMIT changed();
}

void LabSession::setSpeed(double speed) {
    m_speed = std::clamp(speed, 0.25, 2.0);
    Q_EMIT changed();
}

void LabSession::setAsksClass(bool asks) {
    m_asksClass = asks;
    // What Play answered by itself is asked again; what was guessed is not.
    for (const int scene : asks ? std::exchange(m_shownByPlay, {}) : std::set<int>())
        if (const auto answer = m_answers.find(scene); answer != m_answers.end() && answer->second.guess < 0)
            setRevealed(scene, false);
    Q_EMIT changed();
}

void LabSession::setLabels(int mode) {
    if (!m_lab || mode == m_labels || mode < 0 || mode >= m_lab->labelModes().size())
        return;
    m_labels = mode;
    Q_EMIT changed();
    Q_EMIT moved();
}

void LabSession::revealOrGoOn() {
    if (!m_isHeld || filmWaits())
        return setRevealed(m_scene, !isRevealed());
    if (isRevealed())
        return togglePlay();
    reveal();
    Q_EMIT statusMessage(tr("Press Space again and the film goes on."));
}

void LabSession::setRevealed(int scene, bool isRevealed) {
    if (isRevealed) {
        m_answers.insert_or_assign(scene, shownAnswer(scene));
        pass(scene);
    } else {
        m_asked.erase(scene);
        m_awaiting.erase(scene);
        m_answers.erase(scene);
        m_passed.erase(scene);
    }
    reportOpenQuestions();
    if (m_at > this->scene().lastReachableMove())
        seek(this->scene().lastReachableMove());
    Q_EMIT changed();
    Q_EMIT moved();
}

void LabSession::reportOpenQuestions() const {
    for (int i = 0; i < m_lab->sceneCount(); ++i)
        m_lab->scene(i).setQuestionOpen(isQuestionOpen(i));
}

bool LabSession::isQuestionOpen(int scene) const {
    const auto passed = m_passed.find(scene);
    if (isRevealed(scene) || passed == m_passed.end())
        return !isRevealed(scene);
    const ShownAnswer now = shownAnswer(scene);
    return std::ranges::none_of(passed->second, [&](const ShownAnswer& each) {
        return each.setting == now.setting || (each.input == now.input && haveOneAnswer(each.question, now.question));
    });
}

void LabSession::pass(int scene) {
    std::vector<ShownAnswer>& passed = m_passed[scene];
    ShownAnswer now = shownAnswer(scene);
    if (const auto answer = m_answers.find(scene); answer != m_answers.end())
        now.guess = answer->second.guess;
    std::erase_if(passed, [&](const ShownAnswer& each) { return each.setting == now.setting; });
    if (passed.size() >= kMostPassed)
        passed.erase(passed.begin());
    passed.push_back(now);
}

/// A result that comes in may word the same question otherwise; only another puzzle, or a setting that changes the
/// answer, makes another question.
void LabSession::hideAnswerOfPreviousQuestion() {
    const auto passed = m_passed.find(m_scene);
    if (!m_answers.contains(m_scene) && passed == m_passed.end())
        return reportOpenQuestions();
    ShownAnswer now = shownAnswer(m_scene);
    const auto isOfNow = [&](const ShownAnswer& each) {
        return each.setting == now.setting || (each.input == now.input && haveOneAnswer(each.question, now.question));
    };
    const auto found = m_answers.find(m_scene);
    std::optional<ShownAnswer> previous;
    if (found != m_answers.end() && isOfNow(found->second)) {
        previous = found->second;
    } else if (passed != m_passed.end()) {
        // The learner is back at a question that was answered before another one.
        if (const auto back = std::ranges::find_if(passed->second, isOfNow); back != passed->second.end())
            previous = *back;
    }
    if (previous) {
        // The other choices may be others.
        now.guess =
            previous->guess < 0
                ? -1
                : static_cast<int>(now.question.choices.indexOf(previous->question.choices.value(previous->guess)));
        m_answers.insert_or_assign(m_scene, now);
        pass(m_scene);
    } else {
        m_asked.erase(m_scene);
        m_awaiting.erase(m_scene);
        m_answers.erase(m_scene);
    }
    reportOpenQuestions();
}

LabSession::ShownAnswer LabSession::shownAnswer(int scene) const {
    LabScene& shown = m_lab->scene(scene);
    QStringList setting{m_lab->inputInFull(), shown.drawing()};
    // A button may come with a result.
    for (const LabControl& control : shown.controls())
        if (control.kind != LabControlKind::button)
            setting.append(QStringLiteral("%1=%2%3").arg(control.id).arg(control.value).arg(control.text));
    return {setting.join(u' '), m_lab->inputText(), shown.question()};
}

void LabSession::askOrReveal() {
    if (isAsked())
        return setRevealed(m_scene, !isRevealed());
    m_asked.insert(m_scene);
    Q_EMIT changed();
}

int LabSession::guess() const {
    const auto found = m_answers.find(m_scene);
    return found == m_answers.end() ? -1 : found->second.guess;
}

void LabSession::makeGuess(int choice) {
    m_answers.insert_or_assign(m_scene, shownAnswer(m_scene)).first->second.guess = choice;
    pass(m_scene);
    reportOpenQuestions();
    Q_EMIT changed();
    Q_EMIT moved();
}

QStringList LabSession::wordsBeforeAndAfter() const {
    QStringList words;
    for (const bool isOpen : {true, false}) {
        scene().setQuestionOpen(isOpen);
        words.append(scene().wordsInOne());
    }
    reportOpenQuestions();
    return words;
}

LabSession::SceneTexts LabSession::textsBeforeAndAfter() {
    const QStringList words = wordsBeforeAndAfter();
    SceneTexts texts{words.front(), words.back(), {}};
    scene().setQuestionOpen(false);
    scene().setMoment(scene().moveCount());
    texts.claims = scene().claims();
    scene().setMoment(m_at);
    reportOpenQuestions();
    return texts;
}

void LabSession::setControl(const QString& id, int value) {
    std::optional<double> moment;
    const std::vector<LabControl> controls = scene().controls();
    const auto control = std::ranges::find(controls, id, &LabControl::id);
    change(id, [&] { moment = scene().setControl(id, value); });
    Q_EMIT m_lab->changed();
    if (!moment)
        return;
    stop();
    const bool plays = control != controls.end() && control->plays;
    if (plays)
        setYourTurn(false);
    const bool isTooFar = *moment > scene().lastReachableMove();
    seek(*moment);
    if (isTooFar && !isYourTurn())
        return askFirst();
    if (!plays)
        return;
    togglePlay();
}

void LabSession::clickCell(Cell cell) {
    change({}, [&] { scene().clickCell(cell); });
    Q_EMIT m_lab->changed();
    Q_EMIT refused({});
}

QString LabSession::setText(const QString& id, const QString& text) {
    QString fault;
    change({}, [&] { fault = scene().setText(id, text); });
    if (fault.isEmpty())
        Q_EMIT m_lab->changed();
    return fault;
}

bool LabSession::typeDigit(Cell cell, std::optional<Digit> digit) {
    std::optional<QString> fault;
    change({}, [&] { fault = scene().typeDigit(cell, digit); });
    const bool isClue = !fault && scene().acceptsClues();
    if (isClue)
        fault = setInput(m_lab->inputWithClue(cell, digit));
    if (!fault)
        return false;
    if (!isClue)
        Q_EMIT m_lab->changed();
    if (fault->isEmpty() && !isClue && !isYourTurn()) {
        stop();
        seek(scene().moveCount());
    }
    Q_EMIT refused(*fault);
    return true;
}

bool LabSession::dragTo(const StageArea& area, const QPointF& from, const QPointF& to) {
    std::optional<LabMoment> before;
    if (!m_beforeDrag)
        before = momentOf(m_scene);
    if (!scene().dragTo(area, from, to))
        return false;
    if (before)
        m_beforeDrag = std::move(before);
    Q_EMIT m_lab->changed();
    return true;
}

void LabSession::endDrag() {
    if (!m_beforeDrag)
        return;
    LabMoment before = std::move(*m_beforeDrag);
    m_beforeDrag.reset();
    remember(std::move(before));
    Q_EMIT m_lab->changed();
}

void LabSession::clearTurn() {
    change({}, [this] { scene().clearTurn(); });
    Q_EMIT m_lab->changed();
    Q_EMIT refused({});
}

void LabSession::setLit(const QString& thing) {
    if (std::exchange(m_lit, thing) == thing)
        return;
    Q_EMIT litChanged();
}

QString LabSession::setInput(const QString& text) {
    QString fault;
    change({}, [&] { fault = m_lab->setInput(text); });
    return fault;
}

void LabSession::shuffleInput(std::uint64_t seed) {
    change({}, [&] { m_lab->shuffleInput(seed); });
}

void LabSession::useExample() {
    change({}, [this] { m_lab->useExample(); });
}

void LabSession::usePreset(int index) {
    const std::vector<LabPreset> presets = m_lab->presets();
    if (index >= 0 && index < std::ssize(presets))
        setInput(presets[static_cast<std::size_t>(index)].input);
}

void LabSession::exchangeTiles(int first, int second) {
    const bool isAnswered = !scene().isQuestionOpen();
    const double at = m_at;
    if (first == second || !setInput(m_lab->inputWithExchanged(first, second)).isEmpty() || !isAnswered)
        return;
    // What stands there is the answer for the new list, too.
    pass(m_scene);
    reportOpenQuestions();
    seek(at);
    Q_EMIT changed();
}

LabMoment LabSession::momentOf(int scene) const {
    return {scene, m_lab->inputInFull(), settingOf(m_lab->scene(scene)), {}};
}

template <typename Change>
void LabSession::change(const QString& by, Change change) {
    LabMoment before = momentOf(m_scene);
    before.by = by;
    change();
    remember(std::move(before));
}

void LabSession::remember(LabMoment before) {
    const LabMoment after = momentOf(before.scene);
    if (after.isAs(before))
        return;
    before.keepsDrawing = after.setting.drawing == before.setting.drawing;
    LabHistory& history = before.setting.isYourTurn ? m_ofTurn : m_ofLab;
    history.keep(std::move(before));
    Q_EMIT undoChanged();
}

bool LabSession::isInSight(const LabMoment& moment, const QString& elsewhere) {
    // Nothing is taken back that is not seen; the input is every scene's.
    if (moment.scene == m_scene || moment.input != m_lab->inputInFull())
        return true;
    Q_EMIT statusMessage(elsewhere.arg(m_lab->scene(moment.scene).title()));
    return false;
}

void LabSession::restore(const LabMoment& moment) {
    LabScene& target = m_lab->scene(moment.scene);
    const QString drawing = moment.keepsDrawing ? target.drawing() : moment.setting.drawing;
    // The board's shape is among the controls, and the input must fit it; what depends on the input comes after it.
    setControls(target, moment.setting.controls);
    m_lab->setInput(moment.input);
    setControls(target, moment.setting.controls);
    target.setDrawing(drawing);
    Q_EMIT m_lab->changed();
}

void LabSession::undo() {
    const LabMoment* last = m_lab ? history().lastDone() : nullptr;
    if (!last)
        return;
    stop();
    if (isInSight(*last, tr("The change before was made in “%1”. Go there to undo it.")))
        restore(history().undo(momentOf(last->scene)));
    // What was refused may not stand there any more.
    Q_EMIT refused({});
}

void LabSession::redo() {
    const LabMoment* last = m_lab ? history().lastUndone() : nullptr;
    if (!last)
        return;
    stop();
    if (isInSight(*last, tr("The change after was made in “%1”. Go there to redo it.")))
        restore(history().redo(momentOf(last->scene)));
    Q_EMIT refused({});
}

}  // namespace nonet

#include "moc_lab_session.cpp"
