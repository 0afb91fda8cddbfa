// The room of the labs in the window, open at the first one.
#pragma once

#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/shift_cipher/shift_lab.h"

namespace nonet {

class LabRoomTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        // Moves end at once; the films have their own tests.
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        trigger("labs.shift_cipher");
        // The window begins with a smaller board.
        session().lab()->setInput(ShiftLab().inputInFull());
    }
    LearnRoom& room() { return *find<LearnRoom>("learnRoom"); }
    LabSession& session() { return room().session(); }
    BoardPainters m_painters;
    void key(int code, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(room().view().stage(), Qt::Key(code), modifiers);
    }
};

}  // namespace nonet
