#include "ui/labs/frame/lab.h"

#include <QCoreApplication>

#include <numeric>

namespace nonet {

QString LabRow::title() const { return QCoreApplication::translate("Labs", titleText); }

QString LabRow::about() const { return QCoreApplication::translate("Labs", aboutText); }

Lab::Lab(const LabRow& row, QObject* parent) : QObject(parent), m_row(row) {}

Lab::~Lab() = default;

std::vector<LabLength> Lab::lengths() const {
    LabLength all{QStringLiteral("all"), tr("All scenes"), std::vector<int>(static_cast<std::size_t>(sceneCount()))};
    std::iota(all.scenes.begin(), all.scenes.end(), 0);
    return {all};
}

QString Lab::inputWithExchanged(int, int) const { return {}; }

QStringList Lab::labelModes() const { return {tr("Digits")}; }

}  // namespace nonet

#include "moc_lab.cpp"
