#include "ui/generator/generator_queue.h"

#include "ui/generator/kept_orders.h"
#include "ui/tasks/task.h"

#include <QRandomGenerator>

#include <thread>

namespace nonet {
namespace {

constexpr int kTick = 200;
constexpr int kMostDrawnSeed = 1'000'000'000;
constexpr double kMilliseconds = 1000;
/// How long an order may work without being kept while it finds nothing: that work is done again after a kill.
constexpr double kSecondsUnkept = 1;

}  // namespace

GeneratorQueue::GeneratorQueue(QObject* parent) : QObject(parent) {
    const int workers = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    for (int i = 0; i < workers; ++i)
        m_workers.push_back({new Task(tr("Generating puzzles"), this), 0, {}});
    m_clock.setInterval(kTick);
    connect(&m_clock, &QTimer::timeout, this, &GeneratorQueue::tick);
    m_keepTimer.setSingleShot(true);
    m_keepTimer.setInterval(kSaveDelay);
    connect(&m_keepTimer, &QTimer::timeout, this, [this] { keepNow(); });
}

GeneratorQueue::GeneratorQueue(KeptOrders& kept, QObject* parent) : GeneratorQueue(parent) {
    m_kept = &kept;
    restore();
}

GeneratorQueue::~GeneratorQueue() {
    for (Worker& worker : m_workers)
        if (worker.order != 0)
            countTime(worker);
    for (GeneratorOrder& each : m_orders) {
        if (each.state != OrderState::running)
            continue;
        each.brokenRuns = 0;
        m_unkept.insert(each.id);
    }
    keepNow();
}

void GeneratorQueue::restore() {
    for (KeptOrder& kept : m_kept->read()) {
        GeneratorOrder& order = kept.order;
        order.id = ++m_lastId;
        Progress& progress = m_progress.emplace(order.id, order.recipe).first->second;
        progress.key = kept.key;
        progress.nextPiece = progress.nextTaken = kept.nextPiece;
        progress.keptSeconds = order.seconds;
        progress.generated.resume(order.found, order.tried, order.best);
        // The end may not have been kept.
        if (!order.isOver() && progress.generated.areEnough())
            order.state = OrderState::finished;
        // Two programs are not to work on one.
        if (order.state == OrderState::running && m_kept->isShared())
            order.state = OrderState::paused;
        // Kept before it is worked on: an order that ends the program would do so at each start.
        if (order.state == OrderState::running) {
            ++order.brokenRuns;
            if (order.isSuspect())
                order.state = OrderState::paused;
            m_unkept.insert(order.id);
        }
        m_orders.push_back(std::move(order));
        if (!m_orders.back().isOver())
            prove(m_orders.back());
    }
    keepNow();
    feed();
}

void GeneratorQueue::keepSoon(int id) {
    if (!m_kept)
        return;
    m_unkept.insert(id);
    if (!m_keepTimer.isActive())
        m_keepTimer.start();
}

void GeneratorQueue::keepNow(KeptBy by) {
    m_keepTimer.stop();
    if (!m_kept)
        return;
    std::vector<KeptOrders::Now> now;
    for (const int id : std::exchange(m_unkept, {})) {
        const GeneratorOrder* changed = find(id);
        if (!changed)
            continue;
        Progress& progress = m_progress.at(id);
        progress.keptSeconds = changed->seconds;
        now.push_back({progress.key, *changed, progress.nextTaken});
    }
    if (!now.empty())
        m_kept->keep(now, by);
}

int GeneratorQueue::add(const SavedRecipe& recipe) {
    GeneratorOrder order;
    order.id = ++m_lastId;
    order.recipe = recipe;
    order.seed =
        recipe.seed.value_or(static_cast<std::uint64_t>(QRandomGenerator::global()->bounded(1, kMostDrawnSeed)));
    m_orders.push_back(order);
    Progress& progress = m_progress.emplace(order.id, recipe).first->second;
    if (m_kept)
        progress.key = m_kept->add(order);
    Q_EMIT orderAdded(order.id);
    prove(order);
    feed();
    return order.id;
}

/// Where it fills a mask.
void GeneratorQueue::prove(const GeneratorOrder& unproved) {
    const PuzzleGoal& goal = unproved.recipe.goal;
    if (!goal.mask || !fillsMask(unproved.recipe))
        return;
    auto* task = new Task(tr("Checking whether the mask can be filled"), this);
    connect(task, &Task::ended, task, &QObject::deleteLater);
    m_progress.at(unproved.id).proof = task;
    task->start(
        [mask = *goal.mask](const std::stop_token& stop, const ProgressSink&) { return provePattern(mask, stop); },
        [this, id = unproved.id](const PatternVerdict& verdict) {
            GeneratorOrder* proved = order(id);
            if (proved)
                m_progress.at(id).proof.clear();
            if (!proved || proved->isOver() || verdict.proof == PatternProof::none)
                return;
            proved->proof = verdict;
            end(*proved, OrderState::provedImpossible);
        });
}

void GeneratorQueue::setPaused(int id, bool isPaused) {
    GeneratorOrder* found = order(id);
    if (!found || found->isOver() || (found->state == OrderState::paused) == isPaused)
        return;
    found->state = isPaused ? OrderState::paused : OrderState::running;
    found->brokenRuns = 0;
    m_unkept.insert(id);
    keepNow();
    Q_EMIT orderChanged(id);
    feed();
}

void GeneratorQueue::cancel(int id) {
    if (GeneratorOrder* found = order(id); found && !found->isOver())
        end(*found, OrderState::cancelled);
}

void GeneratorQueue::remove(int id) {
    const auto found = std::find_if(m_orders.begin(), m_orders.end(), [id](const auto& each) { return each.id == id; });
    const auto progress = m_progress.find(id);
    if (found == m_orders.end() || progress == m_progress.end())
        return;
    stopWorkers(id);
    if (m_kept)
        m_kept->remove(progress->second.key);
    // What was begun and not taken is made again.
    progress->second.waiting.clear();
    progress->second.nextPiece = progress->second.nextTaken;
    m_removed.push_back({std::move(*found), std::move(progress->second)});
    m_unkept.erase(id);
    m_progress.erase(progress);
    m_orders.erase(found);
    Q_EMIT orderRemoved(id);
    feed();
}

void GeneratorQueue::putBack() {
    if (m_removed.empty())
        return;
    Removed back = std::move(m_removed.back());
    m_removed.pop_back();
    const int id = back.order.id;
    m_orders.push_back(std::move(back.order));
    const Progress& progress = m_progress.emplace(id, std::move(back.progress)).first->second;
    const GeneratorOrder& order = m_orders.back();
    if (m_kept)
        m_kept->putBack(progress.key, order, progress.nextTaken);
    Q_EMIT orderAdded(id);
    if (!order.isOver() && fillsMask(order.recipe))
        prove(order);
    feed();
}

const GeneratorOrder* GeneratorQueue::find(int id) const {
    const auto found = std::find_if(m_orders.begin(), m_orders.end(), [id](const auto& each) { return each.id == id; });
    return found == m_orders.end() ? nullptr : &*found;
}

GeneratorOrder* GeneratorQueue::order(int id) {
    const auto found = std::find_if(m_orders.begin(), m_orders.end(), [id](const auto& each) { return each.id == id; });
    return found == m_orders.end() ? nullptr : &*found;
}

bool GeneratorQueue::isBusy() const {
    return std::any_of(m_orders.begin(), m_orders.end(),
                       [](const GeneratorOrder& each) { return each.state == OrderState::running; });
}

void GeneratorQueue::feed() {
    for (Worker& worker : m_workers) {
        if (worker.order != 0)
            continue;
        // In turn: the first running order after the one that was fed last.
        GeneratorOrder* next = nullptr;
        for (GeneratorOrder& each : m_orders) {
            if (each.state != OrderState::running)
                continue;
            if (!next || (next->id <= m_lastFed && each.id > m_lastFed))
                next = &each;
        }
        if (!next)
            break;
        begin(worker, *next);
    }
    if (!isBusy())
        m_clock.stop();
    else if (!m_clock.isActive())
        m_clock.start();
}

void GeneratorQueue::begin(Worker& worker, GeneratorOrder& order) {
    m_lastFed = order.id;
    worker.order = order.id;
    worker.working.start();
    const std::uint64_t piece = m_progress.at(order.id).nextPiece++;
    worker.task->start(
        [recipe = order.recipe, seed = order.seed, piece](std::stop_token stop, const ProgressSink&) {
            return generatePiece(recipe, seed, piece, kPuzzlesAGoalPiece, std::move(stop));
        },
        [this, &worker, id = order.id, piece](GoalPiece result) {
            countTime(worker);
            worker.order = 0;
            receive(id, piece, std::move(result));
            feed();
        });
}

void GeneratorQueue::receive(int id, std::uint64_t piece, GoalPiece result) {
    GeneratorOrder* taker = order(id);
    if (!taker || taker->isOver())
        return;
    Progress& progress = m_progress.at(id);
    progress.waiting.emplace(piece, std::move(result));
    int added = 0;
    while (!progress.waiting.empty() && progress.waiting.begin()->first == progress.nextTaken) {
        for (GoalPuzzle& puzzle : progress.generated.take(std::move(progress.waiting.begin()->second))) {
            taker->found.push_back(std::move(puzzle));
            ++added;
        }
        progress.waiting.erase(progress.waiting.begin());
        ++progress.nextTaken;
        taker->brokenRuns = 0;
    }
    taker->tried = progress.generated.tried();
    taker->best = progress.generated.best();
    if (added > 0 || taker->state == OrderState::paused)
        keepSoon(id);
    if (added > 0)
        Q_EMIT found(id, added);
    if (progress.generated.areEnough())
        end(*taker, OrderState::finished);
}

void GeneratorQueue::end(GeneratorOrder& order, OrderState state) {
    order.state = state;
    stopWorkers(order.id);
    m_unkept.insert(order.id);
    keepNow(KeptBy::disk);
    Q_EMIT orderChanged(order.id);
    feed();
}

void GeneratorQueue::stopWorkers(int id) {
    for (Worker& worker : m_workers) {
        if (worker.order != id)
            continue;
        worker.order = 0;
        worker.task->cancel();
    }
    if (const auto progress = m_progress.find(id); progress != m_progress.end() && progress->second.proof)
        progress->second.proof->cancel();
}

/// An order on which all workers are busy passes a second in a second.
void GeneratorQueue::countTime(Worker& worker) {
    GeneratorOrder* worked = order(worker.order);
    const double passed = static_cast<double>(worker.working.restart()) / kMilliseconds;
    if (worked && worked->state == OrderState::running)
        worked->seconds += passed / static_cast<double>(m_workers.size());
}

void GeneratorQueue::tick() {
    for (Worker& worker : m_workers)
        if (worker.order != 0)
            countTime(worker);
    std::vector<int> running;
    for (const GeneratorOrder& each : m_orders)
        if (each.state == OrderState::running)
            running.push_back(each.id);
    for (const int id : running) {
        GeneratorOrder* each = order(id);
        if (!each)
            continue;
        if (each->seconds - m_progress.at(id).keptSeconds >= kSecondsUnkept)
            keepSoon(id);
        if (each->seconds >= each->recipe.seconds)
            end(*each, OrderState::deadlinePassed);
        else
            Q_EMIT orderChanged(id);
    }
}

}  // namespace nonet

#include "moc_generator_queue.cpp"
