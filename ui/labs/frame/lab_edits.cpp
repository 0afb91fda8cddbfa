#include "ui/labs/frame/lab_edits.h"

#include "ui/labs/frame/lab_session.h"

#include <algorithm>

namespace nonet {

const LabHistory& LabEdits::history() const {
    return m_session.yourTurn().isOn() ? m_session.yourTurn().steps() : m_ofLab;
}

LabHistory& LabEdits::history() { return m_session.yourTurn().isOn() ? m_session.yourTurn().steps() : m_ofLab; }

void LabEdits::forget() {
    m_ofLab = {};
    m_beforeDrag.reset();
}

void LabEdits::setControl(const QString& id, int value) {
    LabScene& scene = m_session.scene();
    LabFilm& film = m_session.film();
    std::optional<double> moment;
    const std::vector<LabControl> controls = scene.controls();
    const auto control = std::ranges::find(controls, id, &LabControl::id);
    change(id, [&] { moment = scene.setControl(id, value); });
    Q_EMIT m_session.lab()->changed();
    if (!moment)
        return;
    film.stop();
    const bool plays = control != controls.end() && control->plays;
    if (plays)
        m_session.yourTurn().set(false);
    const bool isTooFar = *moment > m_session.scene().lastReachableMove();
    film.seek(*moment);
    if (isTooFar && !m_session.yourTurn().isOn())
        return film.askFirst();
    if (!plays)
        return;
    film.togglePlay();
}

void LabEdits::clickCell(Cell cell) {
    change({}, [&] { m_session.scene().clickCell(cell); });
    Q_EMIT m_session.lab()->changed();
    Q_EMIT m_session.refused({});
}

QString LabEdits::setText(const QString& id, const QString& text) {
    QString fault;
    change({}, [&] { fault = m_session.scene().setText(id, text); });
    if (fault.isEmpty())
        Q_EMIT m_session.lab()->changed();
    return fault;
}

bool LabEdits::typeDigit(Cell cell, std::optional<Digit> digit) {
    LabScene& scene = m_session.scene();
    std::optional<QString> fault;
    change({}, [&] { fault = nonet::typeDigit(scene, cell, digit); });
    const bool isClue = !fault && scene.acceptsClues();
    if (isClue)
        fault = setInput(m_session.lab()->inputWithClue(cell, digit));
    if (!fault)
        return false;
    if (!isClue)
        Q_EMIT m_session.lab()->changed();
    if (fault->isEmpty() && !isClue && !m_session.yourTurn().isOn()) {
        m_session.film().stop();
        m_session.film().seek(m_session.scene().moveCount());
    }
    Q_EMIT m_session.refused(*fault);
    return true;
}

bool LabEdits::dragTo(const StageArea& area, const QPointF& from, const QPointF& to) {
    std::optional<LabMoment> before;
    if (!m_beforeDrag)
        before = momentOf(m_session.sceneIndex());
    if (!nonet::dragTo(m_session.scene(), area, from, to))
        return false;
    if (before)
        m_beforeDrag = std::move(before);
    Q_EMIT m_session.lab()->changed();
    return true;
}

void LabEdits::endDrag() {
    if (!m_beforeDrag)
        return;
    LabMoment before = std::move(*m_beforeDrag);
    m_beforeDrag.reset();
    remember(std::move(before));
    Q_EMIT m_session.lab()->changed();
}

void LabEdits::clearTurn() {
    change({}, [this] { m_session.scene().clearTurn(); });
    Q_EMIT m_session.lab()->changed();
    Q_EMIT m_session.refused({});
}

QString LabEdits::setInput(const QString& text) {
    QString fault;
    change({}, [&] { fault = m_session.lab()->setInput(text); });
    return fault;
}

void LabEdits::shuffleInput(std::uint64_t seed) {
    change({}, [&] { m_session.lab()->shuffleInput(seed); });
}

void LabEdits::useExample() {
    change({}, [this] { m_session.lab()->useExample(); });
}

void LabEdits::usePreset(int index) {
    const std::vector<LabPreset> presets = m_session.lab()->presets();
    if (index >= 0 && index < std::ssize(presets))
        setInput(presets[static_cast<std::size_t>(index)].input);
}

void LabEdits::exchangeTiles(int first, int second) {
    const bool isAnswered = !m_session.scene().isQuestionOpen();
    const double at = m_session.film().at();
    if (first == second || !setInput(m_session.lab()->inputWithExchanged(first, second)).isEmpty() || !isAnswered)
        return;
    // What stands there is the answer for the new list, too.
    m_session.questions().passScene();
    m_session.film().seek(at);
    Q_EMIT m_session.changed();
}

LabMoment LabEdits::momentOf(int scene) const {
    return {scene, m_session.lab()->inputInFull(), settingOf(m_session.lab()->scene(scene)), {}};
}

template <typename Change>
void LabEdits::change(const QString& by, Change change) {
    LabMoment before = momentOf(m_session.sceneIndex());
    before.by = by;
    change();
    remember(std::move(before));
}

void LabEdits::remember(LabMoment before) {
    const LabMoment after = momentOf(before.scene);
    if (after.isAs(before))
        return;
    before.keepsDrawing = after.setting.drawing == before.setting.drawing;
    LabHistory& history = before.setting.isYourTurn ? m_session.yourTurn().steps() : m_ofLab;
    history.keep(std::move(before));
    Q_EMIT m_session.undoChanged();
}

void LabEdits::keepTurn(const LabMoment& before) { m_ofLab.keep(before); }

bool LabEdits::isInSight(const LabMoment& moment, const QString& elsewhere) {
    // Nothing is taken back that is not seen; the input is every scene's.
    if (moment.scene == m_session.sceneIndex() || moment.input != m_session.lab()->inputInFull())
        return true;
    m_session.tell(elsewhere.arg(m_session.lab()->scene(moment.scene).title()));
    return false;
}

void LabEdits::restore(const LabMoment& moment) {
    LabScene& target = m_session.lab()->scene(moment.scene);
    const QString drawing = moment.keepsDrawing ? target.drawing() : moment.setting.drawing;
    // The board's shape is among the controls, and the input must fit it; what depends on the input comes after it.
    setControls(target, moment.setting.controls);
    m_session.lab()->setInput(moment.input);
    setControls(target, moment.setting.controls);
    target.setDrawing(drawing);
    Q_EMIT m_session.lab()->changed();
}

void LabEdits::undo() {
    const LabMoment* last = m_session.lab() ? history().lastDone() : nullptr;
    if (!last)
        return;
    m_session.film().stop();
    if (isInSight(*last, tr("The change before was made in “%1”. Go there to undo it.")))
        restore(history().undo(momentOf(last->scene)));
    // What was refused may not stand there any more.
    Q_EMIT m_session.refused({});
}

void LabEdits::redo() {
    const LabMoment* last = m_session.lab() ? history().lastUndone() : nullptr;
    if (!last)
        return;
    m_session.film().stop();
    if (isInSight(*last, tr("The change after was made in “%1”. Go there to redo it.")))
        restore(history().redo(momentOf(last->scene)));
    Q_EMIT m_session.refused({});
}

}  // namespace nonet
