#include "ui/designer/layout_documents.h"

#include "core/design/clue_edits.h"
#include "core/design/constraint_edits.h"
#include "core/play/history.h"
#include "ui/designer/designer.h"
#include "ui/designer/new_board_dialog.h"
#include "ui/designer/regions_dialog.h"
#include "ui/designer/title_dialog.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/room.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMimeData>
#include <QPointer>

namespace nonet {
namespace {

PuzzleRecord recordOf(const Puzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    record.history = History(PlayState(puzzle.shape()));
    return record;
}

}  // namespace

LayoutDocuments::LayoutDocuments(Room& room, Designer& designer, const WindowFrame& frame)
    : QObject(&room), m_room(room), m_designer(designer), m_frame(frame) {
    const ActionSet& actions = m_frame.actions;
    actions.on("design.new", this, [this] { askForNew(); });
    actions.on("design.from_picture", this, [this] { askForRegions(); });
    actions.on("design.from_play", this, [this] { openFromPlay(); });
    actions.on("design.try", this, [this] { tryIt(); });
    actions.on("design.title", this, [this] { askForTitle(); });
}

void LayoutDocuments::askForTitle() {
    auto* dialog = new TitleDialog(*m_room.session()->document(), &m_frame.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LayoutDocuments::open(PuzzleRecord record) { m_room.session()->open(std::move(record), PuzzleOrigin::madeHere); }

void LayoutDocuments::openFromPlay() {
    PuzzleDocument* game = m_frame.session.document();
    if (!game)
        return;
    PuzzleRecord record = recordOf(game->clues().puzzle());
    record.info = game->info();
    Q_EMIT m_room.entryRequested();
    open(std::move(record));
}

void LayoutDocuments::askForNew() {
    Q_EMIT m_room.entryRequested();
    auto* dialog = new NewBoardDialog(m_frame.preferences, m_designer.puzzle(), &m_frame.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { open(recordOf(dialog->puzzle())); });
    dialog->open();
}

void LayoutDocuments::askForRegions() {
    Q_EMIT m_room.entryRequested();
    auto* dialog = new RegionsDialog(m_frame.preferences, &m_frame.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { open(recordOf(dialog->puzzle())); });
    // Whoever copied a picture means it.
    const QMimeData* content = QGuiApplication::clipboard()->mimeData();
    if (content && content->hasImage() && !content->hasText())
        dialog->take(*content);
    dialog->open();
}

void LayoutDocuments::changeBoard() {
    auto* dialog =
        new NewBoardDialog(m_frame.preferences, m_designer.puzzle(), &m_frame.window, NewBoardDialog::Use::change);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_designer.edit(dialog->puzzle()); });
    dialog->open();
}

void LayoutDocuments::tryIt() {
    // What the setter has in mind is not the player's.
    PuzzleRecord record = recordOf(clearSolutionLayer(withoutOff(m_designer.puzzle())));
    record.info = m_room.session()->document()->info();
    // Fog is cleared by what is right.
    if (record.puzzle.decoration().fog)
        record.solution = m_room.session()->document()->findings().facts().solution;
    m_frame.session.open(std::move(record), PuzzleOrigin::madeHere);
    m_frame.message.show(MessageSeverity::note, tr("This is a copy to play: your layout stays as it is."),
                         tr("Back to the layout"), [this] { Q_EMIT m_room.entryRequested(); });
    m_frame.message.holdWhile(
        [this, copy = QPointer(m_frame.session.document())] { return copy && m_frame.session.document() == copy; });
}

void LayoutDocuments::nameVersion() {
    auto* dialog = new QInputDialog(&m_frame.window);
    dialog->setObjectName(QStringLiteral("versionDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name this version"));
    dialog->setLabelText(tr("Name of the layout as it is now:"));
    dialog->resize(360, dialog->sizeHint().height());
    dialog->setTextValue(tr("Version %1").arg(m_room.session()->document()->history().checkpoints().size() + 1));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty())
            m_room.session()->document()->notes().setCheckpoint(name.trimmed());
    });
    dialog->show();
}

}  // namespace nonet

#include "moc_layout_documents.cpp"
