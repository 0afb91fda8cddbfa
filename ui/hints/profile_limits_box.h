#pragma once

#include "core/techniques/profiles/profile.h"

#include <QGroupBox>

class QCheckBox;
class QComboBox;
class QLabel;

namespace nonet {

class NumberField;

/// How far a profile's searches go, and in which order it takes singles. Object names: limitChain, limitFish,
/// limitFins, limitTwoPlaces, limitOneHouse, limitMissing, limitSingles.
class ProfileLimitsBox : public QGroupBox {
    Q_OBJECT

public:
    explicit ProfileLimitsBox(QWidget* parent = nullptr);

    void show(const Profile& profile);
    void retranslate();

Q_SIGNALS:
    void edited(const nonet::TechniqueLimits& limits, nonet::SinglesOrder singles);

private:
    NumberField* makeNumber(const char* name, int least, int most);
    QCheckBox* makeSwitch(const char* name);
    void tell();

    TechniqueLimits m_limits;
    bool m_isFilling = false;
    QLabel* m_chainName;
    QLabel* m_fishName;
    QLabel* m_finsName;
    QLabel* m_singlesName;
    NumberField* m_chain;
    NumberField* m_fish;
    NumberField* m_fins;
    QCheckBox* m_twoPlaces;
    QCheckBox* m_oneHouse;
    QCheckBox* m_missing;
    QComboBox* m_singles;
};

}  // namespace nonet
