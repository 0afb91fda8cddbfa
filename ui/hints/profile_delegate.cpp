#include "ui/hints/profile_delegate.h"

#include "ui/hints/profile_model.h"
#include "ui/text/technique_text.h"

#include <QComboBox>
#include <QSpinBox>

namespace nonet {

QWidget* ProfileDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
    const QString name = index.data(Qt::AccessibleTextRole).toString();
    if (index.column() == ProfileModel::scoreColumn) {
        auto* field = new QSpinBox(parent);
        field->setRange(0, kHighestStepScore);
        field->setFrame(false);
        field->setAccessibleName(name);
        return field;
    }
    auto* list = new QComboBox(parent);
    if (index.column() == ProfileModel::levelColumn)
        for (int level = 0; level < kLevelCount; ++level)
            list->addItem(levelName(static_cast<Level>(level)));
    else
        list->addItems({choiceName(StepChoice::first), choiceName(StepChoice::best)});
    list->setAccessibleName(name);
    return list;
}

void ProfileDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const int value = index.data(Qt::EditRole).toInt();
    if (auto* list = qobject_cast<QComboBox*>(editor))
        list->setCurrentIndex(value);
    else if (auto* field = qobject_cast<QSpinBox*>(editor))
        field->setValue(value);
}

void ProfileDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (auto* list = qobject_cast<QComboBox*>(editor)) {
        model->setData(index, list->currentIndex());
    } else if (auto* field = qobject_cast<QSpinBox*>(editor)) {
        field->interpretText();
        model->setData(index, field->value());
    }
}

}  // namespace nonet

#include "moc_profile_delegate.cpp"
