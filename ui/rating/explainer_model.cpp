#include "ui/rating/explainer_model.h"

#include "ui/text/explainer_text.h"

#include <QStringList>

namespace nonet {

ExplainerModel::ExplainerModel(const ExplainerRun& run, QObject* parent) : QAbstractListModel(parent), m_run(run) {
    connect(&run, &ExplainerRun::changed, this, &ExplainerModel::follow);
    follow();
}

void ExplainerModel::follow() {
    const int rows = static_cast<int>(m_run.steps().size());
    const ExplainerSources sources = m_run.sources();
    if (rows < m_rows) {
        beginResetModel();
        m_rows = rows;
        m_sources = sources;
        endResetModel();
        return;
    }
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
    if (sources == m_sources)
        return;
    m_sources = sources;
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

int ExplainerModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

QString ExplainerModel::makes(int row) const {
    QStringList numbers;
    for (const auto& [source, number] :
         {std::pair(m_sources.hardest, "ER"), std::pair(m_sources.pearl, "EP"), std::pair(m_sources.diamond, "ED")})
        if (source == row)
            numbers.append(QLatin1String(number));
    return numbers.join(u' ');
}

QVariant ExplainerModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_rows)
        return {};
    const explainer::Step& step = m_run.steps()[static_cast<std::size_t>(index.row())];
    const QString name = explainerStepName(step.hint);
    switch (role) {
    case Qt::DisplayRole: {
        const QString sentence = tr("Step %1, %2, %3", "a number, a technique, a rating")
                                     .arg(index.row() + 1)
                                     .arg(name, explainerNumber(step.tenths));
        const QString numbers = makes(index.row());
        return numbers.isEmpty() ? sentence : tr("%1, makes %2", "a step; ER, EP or ED").arg(sentence, numbers);
    }
    case Qt::ToolTipRole: return QString(name + u'\n' + explainerResult(step.hint));
    case kNumberRole: return index.row() + 1;
    case kNameRole: return name;
    case kTenthsRole: return step.tenths;
    case kMakesRole: return makes(index.row());
    default: return {};
    }
}

}  // namespace nonet

#include "moc_explainer_model.cpp"
