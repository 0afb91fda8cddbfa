#include "ui/main_window/aside.h"

#include "ui/main_window/message_bar.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/window_frame.h"

namespace nonet {

void tellAside(const WindowFrame& frame, const QString& sentence) {
    frame.status.showAction(sentence);
    if (frame.message.isVisible())
        frame.message.show(MessageSeverity::note, sentence);
}

}  // namespace nonet
