#pragma once

#include <QObject>
#include <QString>

class QLabel;
class QMenu;
class QPoint;
class QWidget;

namespace nonet {

class ElidedField;
class LabSession;

/// The field of the lab's input in a lab's heading: what is typed there, refused, taken back, or chosen among presets.
/// Object names: labInput, labInputLabel, labInputError, labPresets.
class LabInput : public QObject {
    Q_OBJECT

public:
    /// What is refused is said beside the field or, where that has no room, in place of the line of moves.
    struct Beside {
        /// Over which the field grows while it is typed in.
        QLabel* lab;
        QLabel* heading;
        /// The line of the moves; may come later.
        QLabel* moves = nullptr;
    };
    /// view: over which what was refused stands, and which owns all.
    LabInput(LabSession& session, QWidget& view, const Beside& beside);

    QLabel* label() const { return m_label; }
    ElidedField* field() const { return m_field; }
    void setLineOfMoves(QLabel* moves) { m_beside.moves = moves; }

    /// Another scene, perhaps of another lab.
    void showScene();
    /// The lab's input may be another: what is being typed stays.
    void refresh();
    /// The lab's own text, from its beginning.
    void showInput();
    /// What is being typed is given up for another input.
    void giveUpTyping();
    /// Beside the field, as for bad input there; empty: nothing was refused.
    void showFault(const QString& fault);
    /// Whether something is refused, and said.
    bool isRefused() const;
    /// Something else is to be read where it may be said.
    void makeRoom();
    void placeFault();
    /// What is being typed, or was refused there, is taken back; false where there is none.
    bool drop();
    bool hasPresets() const;
    void popUpPresets(const QPoint& place);

Q_SIGNALS:
    /// Empty: nothing is refused any more.
    void faultChanged(const QString& fault);
    /// What was typed is taken, or taken back: the keyboard may go elsewhere.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillPresets();
    void readInput();
    /// As wide as its text while it has the keyboard.
    void fit();

    LabSession& m_session;
    QWidget& m_view;
    Beside m_beside;
    QLabel* m_label;
    ElidedField* m_field;
    QLabel* m_fault;
    /// The input that was kept when something was refused.
    QString m_refusedBeside;
    QMenu* m_presets;
};

}  // namespace nonet
