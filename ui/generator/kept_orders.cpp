#include "ui/generator/kept_orders.h"

#include "ui/generator/order_text.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>

namespace nonet {
namespace {

constexpr int kMostFolders = 16;
const QString kOrders = QStringLiteral("orders/");
const QString kAsked = QStringLiteral("/asked");
const QString kProgress = QStringLiteral("/progress");
const QString kFound = QStringLiteral("/found/");
const QString kBest = QStringLiteral("/best");
constexpr int kNumberDigits = 6;

std::string bytes(const QString& path) { return QFile::encodeName(path).toStdString(); }

QString fileIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("jobs.values")); }

QString folderName(int number) { return number == 1 ? QStringLiteral("jobs") : QStringLiteral("jobs-%1").arg(number); }

QString numberText(int number) { return QString::number(number).rightJustified(kNumberDigits, u'0'); }

/// Those made later come later.
QString newKey() {
    constexpr int kTimeDigits = 14;
    constexpr int kRandomDigits = 8;
    static qint64 last = 0;
    last = std::max(last + 1, QDateTime::currentMSecsSinceEpoch());
    return QString::number(last).rightJustified(kTimeDigits, u'0') + u'-' +
           QString::number(QRandomGenerator::global()->generate(), 16).rightJustified(kRandomDigits, u'0');
}

QByteArray linesOf(std::span<const GoalPuzzle> puzzles) {
    std::string lines;
    for (const GoalPuzzle& each : puzzles)
        lines += puzzleText(each) + '\n';
    return QByteArray::fromStdString(lines);
}

void addPuzzles(GeneratorOrder& order, const QByteArray& lines) {
    std::string_view rest(lines.constData(), static_cast<std::size_t>(lines.size()));
    while (!rest.empty() && order.found.size() < static_cast<std::size_t>(kMostOrdered)) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (std::optional<GoalPuzzle> puzzle = puzzleFromText(rest.substr(0, end), order.recipe.goal.profile))
            order.found.push_back(std::move(*puzzle));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

}  // namespace

KeptOrders::KeptOrders(const QString& dataFolder, FileSystem& files) : m_files(files) { claimFolder(dataFolder); }

KeptOrders::~KeptOrders() = default;

void KeptOrders::claimFolder(const QString& dataFolder) {
    std::vector<TakenOver> left;
    for (int number = 1; number <= kMostFolders; ++number) {
        const QString folder = QDir(dataFolder).filePath(folderName(number));
        if (!m_folder.isEmpty() && !m_files.info(bytes(folder)))
            continue;
        // Where it cannot be made, the orders go on in memory and that is told.
        static_cast<void>(m_files.makeFolder(bytes(folder)));
        LockAttempt attempt = m_files.lock(bytes(folder));
        if (attempt.state == LockState::theirs)
            continue;
        if (m_folder.isEmpty()) {
            m_folder = folder;
            m_lock = std::move(attempt.lock);
        } else if (attempt.state == LockState::ours) {
            left.push_back({folder, std::move(attempt.lock)});
        }
    }
    if (m_folder.isEmpty())
        m_folder = QDir(dataFolder).filePath(QStringLiteral("jobs-") + newKey());
    m_store = std::make_unique<UserStore>(fileIn(m_folder), m_files);
    noteDamage(m_store->damage(), m_store->file());
    if (!m_lock)
        return;
    QObject::connect(m_store.get(), &UserStore::unsavedChanged, m_store.get(), [this] { clearTakenOver(); });
    for (TakenOver& each : left)
        takeOver(std::move(each));
    clearTakenOver();
}

void KeptOrders::takeOver(TakenOver left) {
    const std::string file = bytes(fileIn(left.folder));
    if (m_files.info(file)) {
        KeptValues theirs(file, m_files);
        noteDamage(theirs.mend(), fileIn(left.folder));
        // What cannot be read stays where it is.
        if (theirs.values().empty() && !readKeptValues(file, m_files))
            return;
        UserStore::Changes changes;
        for (const auto& [name, value] : theirs.values())
            changes.insert(QString::fromStdString(name), QByteArray::fromStdString(value));
        static_cast<void>(m_store->change(changes, KeptBy::disk));
    }
    m_takenOver.push_back(std::move(left));
}

void KeptOrders::clearTakenOver() {
    if (m_store->hasUnsaved())
        return;
    for (const TakenOver& each : m_takenOver) {
        const std::string file = bytes(fileIn(each.folder));
        for (const std::string& name : {file, file + ".lock", bytes(each.folder) + "/lock"})
            static_cast<void>(m_files.unlink(name));
        // Stays where anything else is in it.
        static_cast<void>(m_files.removeFolder(bytes(each.folder)));
    }
    m_takenOver.clear();
}

void KeptOrders::noteDamage(const std::optional<KeptDamage>& damage, const QString& file) {
    if (damage)
        m_damaged.append(damage->setAside.empty() ? file
                                                  : QFile::decodeName(QByteArray::fromStdString(damage->setAside)));
}

std::vector<KeptOrder> KeptOrders::read() {
    std::vector<KeptOrder> orders;
    for (const QString& name : m_store->names(kOrders)) {
        if (!name.endsWith(kAsked))
            continue;
        const QString key = name.mid(kOrders.size(), name.size() - kOrders.size() - kAsked.size());
        std::optional<GeneratorOrder> order = orderFromText(m_store->value(name));
        if (!order)
            continue;
        const QString prefix = kOrders + key;
        const std::uint64_t next = readProgress(m_store->value(prefix + kProgress), *order);
        const QStringList found = m_store->names(prefix + kFound);
        std::vector<QByteArray> lines;
        qsizetype puzzles = 0;
        for (const QString& each : found)
            puzzles += lines.emplace_back(m_store->value(each)).count('\n');
        // To move thousands of them takes longer than to read them.
        order->found.reserve(static_cast<std::size_t>(std::min<qsizetype>(puzzles, kMostOrdered)));
        for (const QByteArray& each : lines)
            addPuzzles(*order, each);
        if (const QByteArray best = m_store->value(prefix + kBest); order->found.empty() && !best.isEmpty())
            order->best = puzzleFromText(best.toStdString(), order->recipe.goal.profile);
        const int last = found.isEmpty() ? -1 : found.last().mid(prefix.size() + kFound.size()).toInt();
        m_handed.insert(key, {.puzzles = order->found.size(), .nextNumber = last + 1});
        orders.push_back({key, std::move(*order), next});
    }
    return orders;
}

QString KeptOrders::add(const GeneratorOrder& order) {
    const QString key = newKey();
    m_handed.insert(key, {});
    static_cast<void>(m_store->change(
        {{kOrders + key + kAsked, orderText(order)}, {kOrders + key + kProgress, progressText(order, 0)}}));
    return key;
}

void KeptOrders::putBack(const QString& key, const GeneratorOrder& order, std::uint64_t nextPiece) {
    m_handed.insert(key, {});
    UserStore::Changes changes{{kOrders + key + kAsked, orderText(order)}};
    addProgress(changes, {key, order, nextPiece});
    static_cast<void>(m_store->change(changes, KeptBy::disk));
}

void KeptOrders::keep(const std::vector<Now>& orders, KeptBy by) {
    UserStore::Changes changes;
    for (const Now& each : orders)
        addProgress(changes, each);
    static_cast<void>(m_store->change(changes, by));
}

void KeptOrders::addProgress(UserStore::Changes& changes, const Now& now) {
    const GeneratorOrder& order = now.order;
    const QString prefix = kOrders + now.key;
    Handed& handed = m_handed[now.key];
    if (handed.puzzles < order.found.size()) {
        changes.insert(prefix + kFound + numberText(handed.nextNumber++),
                       linesOf(std::span(order.found).subspan(handed.puzzles)));
        handed.puzzles = order.found.size();
    }
    changes.insert(prefix + kProgress, progressText(order, now.nextPiece));
    changes.insert(prefix + kBest, order.best ? std::optional(QByteArray::fromStdString(puzzleText(*order.best)))
                                              : std::optional<QByteArray>());
}

void KeptOrders::remove(const QString& key) {
    m_handed.remove(key);
    UserStore::Changes changes;
    for (const QString& name : m_store->names(kOrders + key + u'/'))
        changes.insert(name, std::nullopt);
    static_cast<void>(m_store->change(changes));
}

}  // namespace nonet
