#pragma once

#include <QProxyStyle>

namespace nonet {

/// The application's style, but that releasing Alt does not go to the menu bar while a board has the focus: Alt is held
/// there to enter colours.
class AltKeyStyle : public QProxyStyle {
public:
    using QProxyStyle::QProxyStyle;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returnData) const override;
};

}  // namespace nonet
