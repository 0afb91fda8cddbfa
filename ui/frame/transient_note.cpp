#include "ui/frame/transient_note.h"

#include "ui/frame/message_bar.h"
#include "ui/frame/status_line.h"
#include "ui/frame/window_frame.h"

namespace nonet {

void showTransientNote(const WindowFrame& frame, const QString& sentence) {
    frame.status.showAction(sentence);
    if (frame.message.isVisible())
        frame.message.show(MessageSeverity::note, sentence);
}

}  // namespace nonet
