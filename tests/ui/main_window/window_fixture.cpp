#include "tests/ui/main_window/window_fixture.h"

#include "ui/frame/message_bar.h"

namespace nonet {

QString WindowTest::message() { return find<MessageBar>("messageBar")->sentence(); }

}  // namespace nonet
