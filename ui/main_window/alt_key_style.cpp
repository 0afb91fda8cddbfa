#include "ui/main_window/alt_key_style.h"

#include "ui/board/board_widget.h"

#include <QApplication>

namespace nonet {

int AltKeyStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* returnData) const {
    if (hint == SH_MenuBar_AltKeyNavigation && qobject_cast<BoardWidget*>(QApplication::focusWidget()))
        return 0;
    // The style's own icons are of another family than ours.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returnData);
}

}  // namespace nonet
