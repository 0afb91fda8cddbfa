#include "ui/labs/minigrid/generator_film.h"

#include "ui/labs/minigrid/minigrid_painting.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nonet::minigrid {

namespace {

/// Until each of so many numbers has come once: k draws in k - i for the next when i have come.
double expectedDraws(int numbers) {
    double draws = 0;
    for (int left = 1; left <= numbers; ++left)
        draws += static_cast<double>(numbers) / left;
    return draws;
}

QString textOf(const Elements& elements) {
    QString text;
    for (const int element : elements)
        text += QString::number(element);
    return text;
}

CellFace tile(const Theme& theme, const QString& text, bool isFinal) {
    return {.text = text, .fill = isFinal ? blend(theme.accent, theme.board, 0.22) : theme.board};
}

void paintTile(QPainter& painter, const QRectF& rect, const CellFace& face, const Theme& theme) {
    paintCell(painter, rect, face, theme);
    paintOutline(painter, rect, QPen(theme.boxLine, 1.5));
}

}  // namespace

GeneratorFilm::GeneratorFilm(GeneratorKind kind, int size, std::uint64_t seed) : m_kind(kind), m_size(size) {
    const RandomSource random(seed);
    if (kind == GeneratorKind::naive) {
        NaiveRandomPermutation run(size, random);
        while (const auto step = run.next())
            m_naive.push_back({*step, run.list()});
        m_result = run.list();
    } else if (kind == GeneratorKind::fisherYates) {
        FisherYatesShuffle run(size, random);
        while (const auto step = run.next())
            m_strikes.push_back({*step, run.struck(), run.list()});
        m_result = run.list();
    } else if (kind == GeneratorKind::durstenfeld) {
        DurstenfeldShuffle run(size, random);
        while (const auto step = run.next())
            m_swaps.push_back({*step, run.elements()});
        m_result = run.elements();
    } else if (kind == GeneratorKind::arnow) {
        ArnowTree run(size);
        while (auto vertex = run.next())
            m_vertices.push_back(std::move(*vertex));
    } else {
        LatifTree run(size);
        while (auto vertex = run.next())
            m_vertices.push_back(std::move(*vertex));
    }
}

QString GeneratorFilm::nameOf(GeneratorKind kind) {
    switch (kind) {
    case GeneratorKind::naive: return tr("draw and draw again");
    case GeneratorKind::fisherYates: return tr("Fisher–Yates");
    case GeneratorKind::durstenfeld: return tr("Durstenfeld");
    case GeneratorKind::arnow: return tr("Arnow's tree");
    case GeneratorKind::latif: break;
    }
    return tr("Latif's tree");
}

QString GeneratorFilm::moveText(int moves) const {
    const auto last = static_cast<std::size_t>(moves - 1);
    switch (m_kind) {
    case GeneratorKind::naive: {
        if (moves == 0)
            return tr("A number from 1 to %1 is drawn; one that is in the list already is drawn again.").arg(m_size);
        const auto& step = m_naive[last].step;
        const QString text = step.isRepeat ? filled(tr("Draw %1: %2 is in the list already."), moves, step.trial)
                                           : filled(tr("Draw %1: %2 is new."), moves, step.trial);
        if (moves < moveCount())
            return text;
        return filled(tr("%1 draws for %2 numbers; %3 are expected on average, each compared with the list."), moves,
                      m_size, number(expectedDraws(m_size)));
    }
    case GeneratorKind::fisherYates:
        if (moves == 0)
            return tr("The numbers stand in a row. One of those not struck out is struck, at random.");
        return filled(tr("%1 is rolled: the number at that place among those left, %2, is struck and written down."),
                      m_strikes[last].step.roll, m_strikes[last].step.struck);
    case GeneratorKind::durstenfeld: {
        if (moves == 0)
            return tr("The same without a second list: each place takes one of the numbers from there on.");
        const auto& step = m_swaps[last].step;
        return step.place == step.with ? tr("Place %1 keeps what it has.").arg(step.place + 1)
                                       : filled(tr("Place %1 changes with place %2."), step.place + 1, step.with + 1);
    }
    case GeneratorKind::arnow:
        return moves == 0 ? tr("The root is the permutation of one element.")
                          : tr("%1 goes into each gap of each permutation before.").arg(moves + 1);
    case GeneratorKind::latif: break;
    }
    return moves == 0 ? tr("Nothing is chosen yet; each edge will choose one element.")
                      : filled(tr("Choice %1: each vertex has %2 elements left. With cuts, this is the tree of a box."),
                               moves, m_size - moves + 1);
}

void GeneratorFilm::paint(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
    Stack stack(area.adjusted(0, look.text * 0.4, 0, 0));
    say(painter, stack.take(look.text * 2.2), Qt::AlignLeft | Qt::AlignVCenter, nameOf(m_kind), look.text * 1.3,
        look.theme.text, QFont::DemiBold);
    const QRectF room = stack.rest();
    const int moves = static_cast<int>(std::floor(at + 1e-9));
    switch (m_kind) {
    case GeneratorKind::naive: return paintNaive(painter, room, look, moves);
    case GeneratorKind::fisherYates: return paintStrikes(painter, room, look, moves);
    case GeneratorKind::durstenfeld: return paintSwaps(painter, room, look, at);
    case GeneratorKind::arnow:
    case GeneratorKind::latif: return paintTree(painter, room, look, at);
    }
}

void GeneratorFilm::paintRow(QPainter& painter, const QRectF& area, const StageLook& look,
                             const Elements& elements) const {
    const CellField field = cellField(area, 1, m_size, Qt::AlignLeft | Qt::AlignTop);
    for (int i = 0; i < m_size; ++i) {
        const bool isThere = i < static_cast<int>(elements.size());
        paintTile(
            painter, field.cell(0, i),
            tile(look.theme, isThere ? QString::number(elements[static_cast<std::size_t>(i)]) : QString(), isThere),
            look.theme);
    }
}

void GeneratorFilm::paintNaive(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
    const double height = std::min(area.height() * 0.22, area.width() / m_size);
    Stack stack(area);
    paintRow(painter, stack.take(height), look,
             moves > 0 ? m_naive[static_cast<std::size_t>(moves - 1)].list : Elements());
    stack.take(look.text);
    say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter, tr("Draws; crossed out: drawn before"),
        look.text, look.theme.mutedText);
    constexpr int kInRow = 12;
    const QRectF rest = stack.rest();
    const int rows = std::max(1, (moveCount() + kInRow - 1) / kInRow);
    const double side = std::min(area.width() / kInRow, rest.height() / rows);
    for (int i = 0; i < moves; ++i) {
        const int row = i / kInRow;
        const QRectF rect(rest.left() + i % kInRow * side, rest.top() + row * side, side * 0.92, side * 0.92);
        const auto& step = m_naive[static_cast<std::size_t>(i)].step;
        CellFace face = tile(look.theme, QString::number(step.trial), !step.isRepeat);
        face.leastText = look.leastText;
        if (step.isRepeat)
            face.ink = look.theme.mutedText;
        paintTile(painter, rect, face, look.theme);
        if (!step.isRepeat)
            continue;
        painter.setPen(QPen(look.theme.conflict, 2.5));
        painter.drawLine(rect.topLeft(), rect.bottomRight());
    }
}

void GeneratorFilm::paintStrikes(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
    const double height = std::min(area.height() * 0.22, area.width() / m_size);
    Stack stack(area);
    say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter, tr("Scratch"), look.text,
        look.theme.mutedText);
    const CellField field = cellField(stack.take(height), 1, m_size, Qt::AlignLeft | Qt::AlignTop);
    for (int i = 0; i < m_size; ++i) {
        const bool isStruck =
            moves > 0 && m_strikes[static_cast<std::size_t>(moves - 1)].struck[static_cast<std::size_t>(i)];
        CellFace face = tile(look.theme, QString::number(i + 1), false);
        if (isStruck)
            face.ink = look.theme.mutedText;
        paintTile(painter, field.cell(0, i), face, look.theme);
        if (!isStruck)
            continue;
        painter.setPen(QPen(look.theme.conflict, 3));
        painter.drawLine(field.cell(0, i).topLeft(), field.cell(0, i).bottomRight());
    }
    stack.take(look.text);
    say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter, tr("Written down"), look.text,
        look.theme.mutedText);
    paintRow(painter, stack.take(height), look,
             moves > 0 ? m_strikes[static_cast<std::size_t>(moves - 1)].list : Elements());
}

void GeneratorFilm::paintSwaps(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
    const int moves = static_cast<int>(std::floor(at + 1e-9));
    Elements elements(static_cast<std::size_t>(m_size));
    std::iota(elements.begin(), elements.end(), 1);
    if (moves > 0)
        elements = m_swaps[static_cast<std::size_t>(moves - 1)].elements;
    const double height = std::min(area.height() * 0.4, area.width() / m_size);
    const CellField field =
        cellField(QRectF(area.left(), area.center().y() - height, area.width(), height), 1, m_size, Qt::AlignLeft);
    const double part = at - std::floor(at);
    const bool isMoving = part > 0 && moves < moveCount();
    const auto step = isMoving ? m_swaps[static_cast<std::size_t>(moves)].step : DurstenfeldShuffle::Step();
    const int final = moves == moveCount() ? m_size : moves;
    for (int i = 0; i < m_size; ++i) {
        double column = i;
        double row = 0;
        if (isMoving && (i == step.place || i == step.with) && step.place != step.with) {
            const int to = i == step.place ? step.with : step.place;
            column = i + (to - i) * part;
            row = std::sin(part * M_PI) * (i == step.place ? -0.8 : 0.8);
        }
        paintTile(painter, field.cell(row, column),
                  tile(look.theme, QString::number(elements[static_cast<std::size_t>(i)]), i < final), look.theme);
    }
    say(painter, QRectF(area.left(), field.area.bottom() + look.text * 2, area.width(), look.text * 1.8),
        Qt::AlignLeft | Qt::AlignVCenter, tr("Tinted places are final"), look.text, look.theme.mutedText);
}

void GeneratorFilm::paintTree(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
    const Theme& theme = look.theme;
    const int base = m_vertices.front().level;
    // Leaves side by side; what they grow from stands over their middle.
    std::vector<double> place(m_vertices.size());
    std::vector<int> parent(m_vertices.size(), -1);
    std::vector<std::size_t> open;
    double leaves = 0;
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        const auto level = static_cast<std::size_t>(m_vertices[i].level - base);
        open.resize(level);
        if (!open.empty())
            parent[i] = static_cast<int>(open.back());
        open.push_back(i);
        if (static_cast<int>(level) == levels())
            place[i] = leaves++;
    }
    std::vector<double> sum(m_vertices.size());
    std::vector<double> count(m_vertices.size());
    for (std::size_t i = m_vertices.size(); i-- > 0;) {
        if (count[i] > 0)
            place[i] = sum[i] / count[i];
        if (parent[i] >= 0) {
            sum[static_cast<std::size_t>(parent[i])] += place[i];
            count[static_cast<std::size_t>(parent[i])] += 1;
        }
    }
    const double rowHeight = area.height() / (levels() + 1);
    const double width = area.width() / leaves;
    const auto where = [&](std::size_t i) {
        return QPointF(area.left() + (place[i] + 0.5) * width,
                       area.top() + (m_vertices[i].level - base + 0.5) * rowHeight);
    };
    const auto shownAt = [&](std::size_t i) { return std::clamp(at - (m_vertices[i].level - base) + 1, 0.0, 1.0); };
    for (std::size_t i = 1; i < m_vertices.size(); ++i) {
        if (shownAt(i) <= 0)
            continue;
        const QPointF from = where(static_cast<std::size_t>(parent[i]));
        painter.setPen(QPen(blend(theme.accent, theme.board, 0.6), std::max(1.2, look.text / 11)));
        painter.drawLine(from, from + (where(i) - from) * shownAt(i));
    }
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        if (shownAt(i) < 1)
            continue;
        const QString text =
            m_vertices[i].permutation.empty() ? QStringLiteral("–") : textOf(m_vertices[i].permutation);
        const double room = i == 0 || m_vertices[i].level - base < levels() ? look.text * 4 : width * 0.94;
        // Large letters stand one over the other where leaves are narrow.
        const bool isTurned = look.leastText > 0 && room < look.leastText * (0.7 * m_size + 0.3);
        const QSizeF size = isTurned ? QSizeF(room, std::min(rowHeight, look.leastText * (1.15 * m_size + 0.3)))
                                     : QSizeF(std::min(room, look.text * (0.9 * m_size + 0.6)), look.text * 1.7);
        const QRectF box(where(i) - QPointF(size.width() / 2, size.height() / 2), size);
        paintPlate(painter, box, QPen(theme.accent, 1.2),
                   m_vertices[i].level - base == levels() ? blend(theme.accent, theme.board, 0.2) : theme.board);
        if (!isTurned) {
            say(painter, box.adjusted(1, 0, -1, 0), Qt::AlignCenter, text, look.text, theme.text);
            continue;
        }
        const double line = (box.height() - 2) / static_cast<double>(text.size());
        for (qsizetype k = 0; k < text.size(); ++k)
            sayLegibly(painter, QRectF(box.left(), box.top() + 1 + static_cast<double>(k) * line, box.width(), line),
                       Qt::AlignCenter, text.mid(k, 1), look, theme.text);
    }
}

}  // namespace nonet::minigrid
