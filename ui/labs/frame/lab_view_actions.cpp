// What the lab's actions do: transport, presentation, files.
#include "ui/labs/frame/lab_files.h"
#include "ui/labs/frame/lab_input.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/present_window.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_catalogue.h"
#include "ui/shortcuts/action_set.h"

#include <QComboBox>
#include <QLabel>
#include <QRandomGenerator>
#include <QToolButton>

namespace nonet {

namespace {

/// Where nothing is built by hand, what hands can do all the same.
QString wordsWithoutTurn(const LabScene& scene, const StageArea& area) {
    if (scene.acceptsClues())
        return LabView::tr("This scene has no turn of its own now: click a cell of the puzzle and type clues into it.");
    if (scene.clickableBoard(area))
        return LabView::tr("This scene has no turn of its own: its board can be changed at any time, by a click or, "
                           "where it takes digits, by typing.");
    return LabView::tr("This scene has no turn of its own.");
}

}  // namespace

void LabView::connectActions() {
    const auto on = [this](const char* id, auto act) {
        connect(m_actions.action(QLatin1String(id)), &QAction::triggered, this, [this, act] {
            if (m_session.lab())
                act();
        });
    };
    on("lab.forward", [this] { m_session.film().forward(); });
    on("lab.back", [this] { m_session.film().back(); });
    on("lab.next", [this] { m_session.nextScene(); });
    on("lab.previous", [this] { m_session.previousScene(); });
    on("lab.first", [this] {
        if (!m_session.film().waits())
            m_session.film().seek(0);
    });
    on("lab.last", [this] {
        if (!m_session.film().waits())
            m_session.film().seek(m_session.scene().moveCount());
    });
    on("lab.play", [this] { m_session.film().togglePlay(); });
    on("lab.faster", [this] { changeSpeed(1); });
    on("lab.slower", [this] { changeSpeed(-1); });
    on("lab.reveal", [this] {
        if (m_present)
            m_session.questions().askOrReveal();
        else
            m_session.questions().revealOrGoOn();
    });
    on("lab.ask_class", [this] { m_session.questions().setAsksClass(!m_session.questions().asksClass()); });
    on("lab.labels", [this] {
        m_session.setLabels((m_session.labels() + 1) % static_cast<int>(m_session.lab()->labelModes().size()));
    });
    on("lab.length",
       [this] { m_session.setLength((m_session.length() + 1) % static_cast<int>(m_session.lab()->lengths().size())); });
    on("lab.shuffle", [this] {
        m_input->giveUpTyping();
        m_session.edits().shuffleInput(QRandomGenerator::global()->generate64());
    });
    on("lab.example", [this] {
        m_input->giveUpTyping();
        m_session.edits().useExample();
    });
    on("lab.presets", [this] {
        if (!m_input->hasPresets())
            return m_session.tell(tr("This lab has one example only."));
        m_input->popUpPresets(m_presetButton->mapToGlobal(QPoint(0, m_presetButton->height())));
    });
    on("lab.your_turn", [this] {
        if (!m_session.scene().turn())
            m_session.tell(wordsWithoutTurn(m_session.scene(), m_stage->area()));
        m_session.yourTurn().set(!m_session.yourTurn().isOn());
        // Its entry was ticked by being chosen.
        m_actions.action(QStringLiteral("lab.your_turn"))->setChecked(m_session.yourTurn().isOn());
        m_stage->setFocus();
    });
    on("lab.undo_input", [this] {
        // What was refused is what was done last.
        if (m_input->isRefused())
            m_input->showFault({});
        else
            m_session.edits().undo();
    });
    on("lab.redo_input", [this] { m_session.edits().redo(); });
    on("lab.leave", [this] {
        m_session.film().stop();
        Q_EMIT left();
    });
    on("lab.picture", [this] { m_files->savePicture(); });
    on("lab.handout", [this] { m_files->saveHandout(); });
    on("lab.save", [this] { m_files->saveLesson(); });
    on("lab.open_in_play", [this] {
        PuzzleRecord record;
        record.puzzle = m_session.lab()->puzzle(m_session.sceneIndex());
        record.info.title = m_session.lab()->title().toStdString();
        Q_EMIT playRequested(record);
    });
    on("lab.present", [this] { setPresenting(!m_present); });
    connectPresentation();
}

void LabView::wordInputActions() {
    struct Words {
        QString example;
        QString exampleTip;
        QString shuffleTip;
    };
    const auto words = [this]() -> Words {
        switch (m_session.lab()->inputKind()) {
        case LabInputKind::list:
            return {tr("&The source text's own list"), tr("Take the list of the source text"),
                    tr("Another list, at random")};
        case LabInputKind::board:
            return {tr("&The source text's own board"), tr("Take the board of the source text"),
                    tr("Another board, at random")};
        case LabInputKind::floor:
            return {tr("&The source text's own floor"), tr("Take the floor of the source text"),
                    tr("Another floor, at random")};
        case LabInputKind::textPuzzle:
            return {tr("&The source text's own puzzle"), tr("Take the puzzle of the source text"),
                    tr("Another puzzle, at random")};
        case LabInputKind::rebuiltPuzzle:
            return {tr("&The source text's puzzle, rebuilt"),
                    tr("Take the puzzle that fits all that the source text says of its lost one"),
                    tr("Another puzzle, at random")};
        case LabInputKind::puzzle: break;
        }
        return {tr("The firs&t puzzle"), tr("Take the puzzle that the lab begins with"),
                tr("Another puzzle, at random")};
    }();
    m_actions.setWords(QStringLiteral("lab.example"), words.example, words.exampleTip);
    const QString shuffle = QStringLiteral("lab.shuffle");
    m_actions.setWords(shuffle, actionText(*findAction(shuffle)), words.shuffleTip);
}

void LabView::connectPresentation() {
    const auto on = [this](const char* id, auto act) {
        QAction* action = m_actions.action(QLatin1String(id));
        connect(action, &QAction::triggered, this, [this, act, action] {
            if (m_present)
                act(action->isChecked());
            else
                action->setChecked(false);
        });
    };
    on("lab.blank", [this](bool isOn) { m_present->setBlank(isOn); });
    on("lab.spotlight", [this](bool isOn) { m_present->setSpotlight(isOn); });
    on("lab.pen", [this](bool isOn) { m_present->setPen(isOn); });
    on("lab.picture_only", [this](bool isOn) { m_present->setWords(!isOn); });
    on("lab.clear_ink", [this](bool) { m_present->clearInk(); });
}

void LabView::setPresenting(bool isOn) {
    m_actions.action(QStringLiteral("lab.present"))->setChecked(isOn);
    if (!isOn) {
        if (m_present)
            m_present->close();
        return;
    }
    m_present = new PresentWindow(m_session, m_actions, *m_stage, this);
    m_present->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_present, &PresentWindow::ended, this, [this] {
        for (const char* id : {"lab.present", "lab.blank", "lab.spotlight", "lab.pen", "lab.picture_only"})
            m_actions.action(QLatin1String(id))->setChecked(false);
        m_present = nullptr;
        m_next->hide();
        m_stage->setFocus();
    });
    m_next->show();
    m_present->begin(*this);
}

void LabView::changeSpeed(int by) {
    const int next = m_speed->currentIndex() + by;
    if (next >= 0 && next < m_speed->count())
        m_session.film().setSpeed(m_speed->itemData(next).toDouble());
}

}  // namespace nonet
