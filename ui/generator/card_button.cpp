#include "ui/generator/card_button.h"

#include "ui/preferences/appearance.h"

#include <QLabel>
#include <QVBoxLayout>

namespace nonet {

CardButton::CardButton(const QString& title, const QString& about, QWidget* parent) : QPushButton(parent) {
    setAccessibleName(title);
    setAccessibleDescription(about);
    setToolTip(about);
    setAutoDefault(false);
    setLook(this, "recipe");
    auto* words = new QVBoxLayout(this);
    words->setContentsMargins(kWideSpace, kSmallSpace, kWideSpace, kSmallSpace);
    words->setSpacing(0);
    QLabel* small = makeLabel(about, "muted");
    small->setWordWrap(true);
    QLabel* large = makeLabel(title, "strong");
    for (QLabel* label : {large, small}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        words->addWidget(label);
    }
    // A style sheet does not reach the labels of a checked button.
    connect(this, &QPushButton::toggled, this, [large, small](bool isChosen) {
        setLook(large, isChosen ? "chosenStrong" : "strong");
        setLook(small, isChosen ? "chosen" : "muted");
    });
}

QSize CardButton::sizeHint() const { return layout()->sizeHint(); }

}  // namespace nonet

#include "moc_card_button.cpp"
