#pragma once

#include "ui/generator/generator_order.h"
#include "ui/preferences/user_store.h"

#include <QHash>

#include <memory>

namespace nonet {

/// An order as it was kept.
struct KeptOrder {
    /// Its name in the store, other than any other order's of whichever program.
    QString key;
    GeneratorOrder order;
    /// The first piece whose puzzles were not taken.
    std::uint64_t nextPiece = 0;
};

/// Where the generator's orders are kept, with what they found. Each running program has a file of its own, so that no
/// two work on one order:
///
///   jobs/jobs.values     whose folder this program holds locked
///   jobs-2/jobs.values   of a second one that runs at the same time
///
/// The next start takes over what a program that ended has left. An order is a few values:
///
///   orders/<key>/asked            recipe, seed, profile
///   orders/<key>/progress         state, numbers, the next piece
///   orders/<key>/found/<number>   puzzles, a line each, as many as came together
///   orders/<key>/best             the nearest miss, while nothing was found
///
/// The next piece is never ahead of the puzzles that are kept, so whatever a kill or a power failure cuts off is found
/// again.
class KeptOrders {
public:
    explicit KeptOrders(const QString& dataFolder, FileSystem& files = systemFiles());
    ~KeptOrders();

    UserStore& store() { return *m_store; }
    /// Another program may work on the same orders: the folder could not be locked.
    bool isShared() const { return !m_lock; }
    /// Files that were damaged, where they lie now.
    const QStringList& damaged() const { return m_damaged; }

    /// Those that this version can work on, oldest first; the others stay in the file.
    std::vector<KeptOrder> read();

    /// Keeps an order that begins. Returns its key.
    QString add(const GeneratorOrder& order);
    /// One that was removed, with all that it found.
    void putBack(const QString& key, const GeneratorOrder& order, std::uint64_t nextPiece);
    struct Now {
        QString key;
        const GeneratorOrder& order;
        std::uint64_t nextPiece;
    };
    /// What the orders have found since the last time, and how far they are: one write for all.
    void keep(const std::vector<Now>& orders, KeptBy by = KeptBy::system);
    void remove(const QString& key);

private:
    /// How many of an order's puzzles are in the store.
    struct Handed {
        std::size_t puzzles = 0;
        /// The number of the next value; others may be missing where the file was damaged.
        int nextNumber = 0;
    };
    /// What another program left; its file goes when ours has it.
    struct TakenOver {
        QString folder;
        std::unique_ptr<FolderLock> lock;
    };

    void claimFolder(const QString& dataFolder);
    void takeOver(TakenOver left);
    void clearTakenOver();
    void addProgress(UserStore::Changes& changes, const Now& now);
    void noteDamage(const std::optional<KeptDamage>& damage, const QString& file);

    FileSystem& m_files;
    QString m_folder;
    std::unique_ptr<FolderLock> m_lock;
    std::unique_ptr<UserStore> m_store;
    std::vector<TakenOver> m_takenOver;
    QStringList m_damaged;
    QHash<QString, Handed> m_handed;
};

}  // namespace nonet
