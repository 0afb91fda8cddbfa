#pragma once

#include <QDialog>

namespace nonet {

class ActionSet;

/// Every key of the active preset on one page, in columns.
class KeySheet : public QDialog {
    Q_OBJECT

public:
    explicit KeySheet(const ActionSet& actions, QWidget* parent = nullptr);
};

}  // namespace nonet
