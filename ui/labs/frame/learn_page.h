#pragma once

#include <QList>
#include <QScrollArea>

class QFrame;
class QGridLayout;

namespace nonet {

class Lab;

/// Where the room of the labs begins: a card for each lab, as many beside each other as there is room for.
class LearnPage : public QScrollArea {
    Q_OBJECT

public:
    explicit LearnPage(const QList<Lab*>& labs, QWidget* parent = nullptr);

    /// Cards beside each other now.
    int columns() const { return m_columns; }
    /// The first card's button.
    void takeFocus();

Q_SIGNALS:
    void labChosen(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QFrame* makeCard(const Lab& lab);
    void arrange();

    QList<QFrame*> m_cards;
    QGridLayout* m_grid;
    int m_columns = 0;
};

}  // namespace nonet
