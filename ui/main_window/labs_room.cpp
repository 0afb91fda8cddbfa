#include "ui/main_window/labs_room.h"

#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/main_window/document_session.h"
#include "ui/main_window/message_bar.h"
#include "ui/shortcuts/action_set.h"

#include <algorithm>

namespace nonet {

LabsRoom::LabsRoom(const WindowFrame& frame) : Room(&frame.window), m_frame(frame) {
    for (const LabRow* row : labCatalogue())
        connect(m_frame.actions.action(row->action()), &QAction::triggered, this,
                [this, row] { openLab(QLatin1String(row->id), {}); });
    connect(&m_frame.session, &DocumentSession::labAsked, this, &LabsRoom::openLab);
    connect(&m_frame.session, &DocumentSession::lessonFound, this, &LabsRoom::openLesson);
}

LearnRoom& LabsRoom::labs() {
    if (m_labs)
        return *m_labs;
    QList<Lab*> labs;
    for (const LabRow* row : labCatalogue())
        labs.append(row->make(nullptr));
    m_labs = new LearnRoom(labs, m_frame.actions, m_frame.preferences);
    connect(m_labs, &LearnRoom::openChanged, this, &Room::changed);
    const auto fail = [this](const QString& sentence) { m_frame.message.show(MessageSeverity::error, sentence); };
    connect(m_labs, &LearnRoom::failed, this, fail);
    connect(&m_labs->view(), &LabView::failed, this, fail);
    connect(&m_labs->view(), &LabView::said, this,
            [this](const QString& sentence) { m_frame.message.show(MessageSeverity::note, sentence); });
    connect(&m_labs->view(), &LabView::playAsked, this,
            [this](const PuzzleRecord& record) { m_frame.session.open(record); });
    return *m_labs;
}

void LabsRoom::openLab(const QString& id, const QString& input) {
    // First, since what was said in the room before goes then.
    Q_EMIT wanted();
    labs().openLab(id);
    if (input.isEmpty())
        return;
    if (const QString fault = labs().session().lab()->setInput(input); !fault.isEmpty())
        m_frame.message.show(MessageSeverity::error, fault);
}

void LabsRoom::openLesson(const PuzzleRecord& record) {
    const QString id = lessonLab(record);
    const auto labs = labCatalogue();
    if (std::none_of(labs.begin(), labs.end(), [&id](const LabRow* row) { return id == QLatin1String(row->id); })) {
        m_frame.session.open(record);
        return;
    }
    Q_EMIT wanted();
    this->labs().openLesson(record);
}

QWidget* LabsRoom::page() { return &labs(); }

QString LabsRoom::title() const { return m_labs ? m_labs->title() : QString(); }

void LabsRoom::takeFocus() { labs().takeFocus(); }

QList<QWidget*> LabsRoom::areas() const {
    QList<QWidget*> areas;
    for (const char* name : {"labStage", "labPanel", "labFooter"})
        if (auto* area = m_labs->findChild<QWidget*>(QLatin1String(name)); area && area->isVisible())
            areas.append(area);
    return areas;
}

ActionNeed LabsRoom::missing() const {
    return m_labs && m_labs->isLabOpen() ? ActionNeed::nothing : ActionNeed::openLab;
}

void LabsRoom::leave() { labs().session().stop(); }

bool LabsRoom::escape() {
    // A tile that is held is let go of first.
    if (labs().view().stage()->holdsTile())
        return false;
    m_frame.message.dismiss();
    takeFocus();
    return true;
}

}  // namespace nonet

#include "moc_labs_room.cpp"
