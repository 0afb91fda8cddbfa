#pragma once

#include <QObject>

namespace nonet {

/// The wheel scrolls what is under the pointer and changes no value in passing: combo boxes, number fields and sliders
/// take it only where they have the focus and stand in nothing that scrolls, or have the property `turns`, and never
/// get the focus by it. For all windows, as long as it lives.
class WheelFilter : public QObject {
    Q_OBJECT

public:
    explicit WheelFilter(QObject* parent = nullptr);
    ~WheelFilter() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace nonet
