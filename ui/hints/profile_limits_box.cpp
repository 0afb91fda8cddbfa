#include "ui/hints/profile_limits_box.h"

#include "ui/hints/number_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace nonet {

ProfileLimitsBox::ProfileLimitsBox(QWidget* parent)
    : QGroupBox(parent), m_chainName(new QLabel), m_fishName(new QLabel), m_finsName(new QLabel),
      m_singlesName(new QLabel), m_chain(makeNumber("limitChain", 2, kMostChainLength)),
      m_fish(makeNumber("limitFish", 1, kMostFishSize)), m_fins(makeNumber("limitFins", 0, kMostFishFins)),
      m_twoPlaces(makeSwitch("limitTwoPlaces")), m_oneHouse(makeSwitch("limitOneHouse")),
      m_missing(makeSwitch("limitMissing")), m_singles(new QComboBox) {
    m_singles->setObjectName(QStringLiteral("limitSingles"));
    m_singles->addItems({QString(), QString()});
    connect(m_singles, &QComboBox::activated, this, &ProfileLimitsBox::tell);
    auto* grid = new QGridLayout(this);
    int row = 0;
    for (const auto& [name, field] : {std::pair<QLabel*, QWidget*>(m_chainName, m_chain),
                                      {m_fishName, m_fish},
                                      {m_finsName, m_fins},
                                      {m_singlesName, m_singles}}) {
        name->setBuddy(field);
        grid->addWidget(name, row, 0);
        grid->addWidget(field, row++, 1);
    }
    row = 0;
    for (QCheckBox* each : {m_twoPlaces, m_oneHouse, m_missing})
        grid->addWidget(each, row++, 2);
    grid->setColumnStretch(2, 1);
    retranslate();
}

NumberField* ProfileLimitsBox::makeNumber(const char* name, int least, int most) {
    auto* field = new NumberField(least, most);
    field->setObjectName(QLatin1String(name));
    // A change for every digit typed would be one too many.
    field->setKeyboardTracking(false);
    connect(field, &QSpinBox::valueChanged, this, &ProfileLimitsBox::tell);
    return field;
}

QCheckBox* ProfileLimitsBox::makeSwitch(const char* name) {
    auto* box = new QCheckBox;
    box->setObjectName(QLatin1String(name));
    connect(box, &QCheckBox::toggled, this, &ProfileLimitsBox::tell);
    return box;
}

void ProfileLimitsBox::show(const Profile& profile) {
    m_isFilling = true;
    m_limits = profile.limits;
    m_chain->setValue(m_limits.chainLength);
    m_fish->setValue(m_limits.fishSize);
    m_fins->setValue(m_limits.fishFins);
    m_twoPlaces->setChecked(m_limits.hasTwoPlaceRectangles);
    m_oneHouse->setChecked(m_limits.locksInOneHouse);
    m_missing->setChecked(m_limits.hasMissingCandidates);
    m_singles->setCurrentIndex(static_cast<int>(profile.singles));
    m_isFilling = false;
}

void ProfileLimitsBox::tell() {
    if (m_isFilling)
        return;
    m_limits.chainLength = m_chain->value();
    m_limits.fishSize = m_fish->value();
    m_limits.fishFins = m_fins->value();
    m_limits.hasTwoPlaceRectangles = m_twoPlaces->isChecked();
    m_limits.locksInOneHouse = m_oneHouse->isChecked();
    m_limits.hasMissingCandidates = m_missing->isChecked();
    Q_EMIT edited(m_limits, static_cast<SinglesOrder>(m_singles->currentIndex()));
}

void ProfileLimitsBox::retranslate() {
    setTitle(tr("Limits"));
    m_chainName->setText(tr("Chain, cells at most"));
    m_fishName->setText(tr("Fish, lines at most"));
    m_finsName->setText(tr("Fins at most"));
    m_singlesName->setText(tr("Singles"));
    m_twoPlaces->setText(tr("Empty rectangles of two candidates"));
    m_oneHouse->setText(tr("Unique rectangle 4: a lock in one house is enough"));
    m_missing->setText(tr("Unique rectangles may lack candidates"));
    m_singles->setItemText(static_cast<int>(SinglesOrder::sweep), tr("as players look"));
    m_singles->setItemText(static_cast<int>(SinglesOrder::queues), tr("as HoDoKu takes them"));
    for (const auto& [name, field] : {std::pair<QLabel*, QWidget*>(m_chainName, m_chain),
                                      {m_fishName, m_fish},
                                      {m_finsName, m_fins},
                                      {m_singlesName, m_singles}})
        field->setAccessibleName(name->text());
    for (NumberField* each : {m_chain, m_fish, m_fins})
        each->retranslate();
}

}  // namespace nonet

#include "moc_profile_limits_box.cpp"
