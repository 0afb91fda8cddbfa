#include "ui/faults/fault_view.h"

#include "core/formats/native/native_file.h"
#include "ui/faults/fault_dialog.h"
#include "ui/faults/fault_watch.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/room.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

#include <set>

namespace nonet {
namespace {

/// For whoever mends it: "game, 9 x 9, 12 rules of 3 kinds". Not its title, nor what stands in it.
std::string kindOf(const PuzzleDocument& document, bool isGame) {
    const Puzzle& puzzle = document.puzzle();
    std::set<ConstraintKind> kinds;
    for (const Constraint& each : puzzle.constraints())
        kinds.insert(each.kind);
    std::string text = (isGame ? "game, " : "layout, ") + std::to_string(puzzle.shape().rows()) + " x " +
                       std::to_string(puzzle.shape().columns());
    if (puzzle.isClassic())
        return text + ", classic";
    return text + ", " + std::to_string(puzzle.constraints().size()) + " rules of " + std::to_string(kinds.size()) +
           " kinds";
}

}  // namespace

FaultView::FaultView(const WindowFrame& frame) : QObject(&frame.window), m_frame(frame), m_session(&frame.session) {
    for (const QAction* action : m_frame.actions.actions()) {
        const std::string id = action->objectName().toStdString();
        connect(action, &QAction::triggered, this, [id] { noteAction(id); });
    }
    m_frame.actions.on("help.report_fault", this, &FaultView::open);
    connect(m_session, &DocumentSession::documentChanged, this, &FaultView::noteDocument);
}

void FaultView::noteRoom(const RoomRow& row, DocumentSession* own) {
    nonet::noteRoom(row.id);
    m_session = own ? own : &m_frame.session;
    connect(m_session, &DocumentSession::documentChanged, this, &FaultView::noteDocument, Qt::UniqueConnection);
    noteDocument();
}

void FaultView::noteDocument() {
    if (const PuzzleDocument* document = m_session->document())
        nonet::noteDocument(kindOf(*document, m_session == &m_frame.session), document->id().toStdString());
    else
        nonet::noteDocument("none", {});
}

void FaultView::reportLast() {
    if (!FaultReports(m_frame.dataFolder).acknowledgeNew())
        return;
    const QString said = m_frame.message.passing();
    const QString sentence = tr("Nonet ended unexpectedly last time. Help > Report a fault shows what is known.");
    m_frame.message.show(said.isEmpty() ? MessageSeverity::note : MessageSeverity::error,
                         said.isEmpty() ? sentence : said + u' ' + sentence, tr("Show"), [this] { open(); });
}

void FaultView::open() {
    auto* dialog = new FaultDialog(
        FaultReports(m_frame.dataFolder), [this](const QString& id) { return puzzleText(id); }, &m_frame.window);
    dialog->show();
    dialog->activateWindow();
}

QString FaultView::puzzleText(const QString& documentId) const {
    const PuzzleDocument* open = m_session->document();
    PuzzleRecord record;
    if (open && (documentId.isEmpty() || documentId == open->id())) {
        record.puzzle = open->puzzle();
    } else {
        const Result<PuzzleRecord> kept = m_session->store().load(documentId);
        if (!kept)
            return {};
        record.puzzle = kept->puzzle;
    }
    return QString::fromStdString(writeNative(record));
}

}  // namespace nonet

#include "moc_fault_view.cpp"
