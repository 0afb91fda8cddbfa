#include "ui/publishing/export_connections.h"

#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/frame/transient_note.h"
#include "ui/frame/window_frame.h"
#include "ui/session/document_session.h"

namespace nonet {

ExportPlace exportPlaceOf(const WindowFrame& frame) {
    return {.window = frame.window,
            .actions = frame.actions,
            .preferences = frame.preferences,
            .document = [&session = frame.session] { return session.document(); },
            .waiting = [&session = frame.session] { return session.store().waiting(); }};
}

void connectExport(const WindowFrame& frame, const ExportActions& actions) {
    MessageBar& message = frame.message;
    QObject::connect(&actions, &ExportActions::done, &frame.status, &StatusLine::showAction);
    QObject::connect(&actions, &ExportActions::copied, &message,
                     [frame](const QString& sentence) { showTransientNote(frame, sentence); });
    QObject::connect(&actions, &ExportActions::lossMessage, &message,
                     [&message](const QString& sentence) { message.show(MessageSeverity::note, sentence); });
    QObject::connect(&actions, &ExportActions::failed, &message,
                     [&message](const QString& sentence) { message.show(MessageSeverity::error, sentence); });
    QObject::connect(&actions, &ExportActions::failureOver, &message, [&message](const QString& sentence) {
        if (message.passing() == sentence)
            message.dismiss();
    });
    for (const auto change : {&DocumentSession::factsChanged, &DocumentSession::countChanged})
        QObject::connect(&frame.session, change, &actions, &ExportActions::refreshShare);
    QObject::connect(&frame.session, &DocumentSession::documentChanged, &actions, &ExportActions::refreshShare);
}

}  // namespace nonet
