#pragma once

#include <QDialog>

namespace nonet {

struct KeyBindings;

/// Every key of the active preset on one page, in columns.
class KeySheet : public QDialog {
    Q_OBJECT

public:
    explicit KeySheet(const KeyBindings& bindings, QWidget* parent = nullptr);
};

}  // namespace nonet
