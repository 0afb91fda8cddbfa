#pragma once

#include <QLabel>

namespace nonet {

/// What is wrong with the field above. Its room is kept while there is nothing to say, so that nothing moves when it
/// comes or goes; what does not fit that room is in the tooltip.
class FaultLine : public QLabel {
    Q_OBJECT

public:
    explicit FaultLine(int lines = 1, QWidget* parent = nullptr);
    /// Empty: nothing is wrong, and it is hidden.
    void tell(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void measure();
    int m_lines;
};

}  // namespace nonet
