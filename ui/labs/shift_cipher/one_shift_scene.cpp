#include "core/constructions/sequence_text.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/labs/shift_cipher/shift_turn.h"
#include "ui/pages/worksheet_page.h"

#include <QLineF>
#include <QPainter>

#include <cmath>
#include <numbers>
#include <numeric>

namespace nonet {

namespace {

/// Points of a worksheet.
constexpr double kShiftSheetTile = 30;
constexpr double kMostShiftSheetTile = 42;
/// The most blocks that a message has, each as long as the list.
constexpr int kMostBlocks = 3;
/// What a message has of digits.
constexpr int kDigitsOfMessages = 9;
/// Above the box, in body text.
constexpr double kHead = 2.6;
/// The room that the second wheel with its hub needs, in sizes of body text.
constexpr double kNames = 4.5;
/// A smaller hub has no room for its number, in body text.
constexpr double kLeastHub = 0.75;

/// shift(G, n): every tile moves on by n places; n is the moment.
class OneShiftScene final : public ShiftScene, public DragHandle, public FilmStrip, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::OneShiftScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("One shift"); }
    QStringList sentences() const override {
        return {tr("One shift moves every tile one place on: to the right, then to the next row, and from the very end "
                   "to the start."),
                tr("shift(G, n) is G after n shifts; after %1 all are home again.").arg(model().side()),
                tr("The wheel does the same: forwards it hides a message, back it shows it. A second "
                   "wheel renames the digits.")};
    }

    QString ownWords() const override {
        return tr("In your own words: how does somebody who knows the shift read a hidden message?");
    }
    QString modelWords() const override {
        return tr("By moving every letter back by the same number of places; those at the start come in again at the "
                  "end.");
    }
    bool asksOnSheet() const override { return true; }
    LabQuestion question() const override {
        const int side = model().side();
        const int n = side - 2;
        return LabQuestion::among(
            tr("The tile that began in cell 0: in which cell of the box is it after %1 shifts?").arg(n),
            QString::number(n), {QString::number(0), QString::number(n - 1), QString::number(n + 1)},
            tr("In cell %1: each shift moves the tile one cell on. The cells are counted from 0, row by row.").arg(n));
    }

    std::vector<LabLink> links() const override {
        std::vector<LabLink> links{{tr("from the very end to the start"), QStringLiteral("ends")},
                                   {QStringLiteral("shift(G, n)"), QStringLiteral("box")},
                                   {tr("The wheel"), QStringLiteral("wheel")}};
        if (isRenamed())
            links.push_back({tr("A second wheel"), QStringLiteral("names")});
        return links;
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (isYourTurn())
            return {};
        if (area.figure.contains(point))
            return isRenamed() && QLineF(point, wheelCentre(area.figure, area.text)).length() <
                                      renamingRadius(area.figure, area.text)
                       ? QStringLiteral("names")
                       : QStringLiteral("wheel");
        const BoxSlots box = shiftedBox(area, area.text);
        const int side = model().side();
        return box.slot(0).contains(point) || box.slot(side - 1).contains(point) ? QStringLiteral("ends")
               : box.area.contains(point)                                        ? QStringLiteral("box")
                                                                                 : QString();
    }

    std::optional<LabTurn> turn() const override {
        const ShiftVerdict verdict = judgeShift(model(), m_work, isQuestionOpen());
        return LabTurn{tr("Lay G, shifted by %1, into the empty box: drag each tile to the cell that it comes to.")
                           .arg(m_work.shift),
                       verdict.state, verdict.words};
    }
    void clearTurn() override { m_work.clear(); }
    QString drawing() const override { return m_work.text(); }
    void setDrawing(const QString& drawing) override {
        clearTurn();
        m_work.setText(drawing);
    }

    int moveCount() const override { return model().side(); }
    /// After side - 2 shifts the place has come to where the question asks.
    int lastMoveBeforeAnswer() const override { return model().side() - 3; }
    QString moveText(int moves) const override {
        return QStringLiteral("%1: %2").arg(shiftName(moves), listText(renamed().shifted(moves)));
    }

    std::vector<LabClaim> claims() const override {
        const int side = model().side();
        bool isHomeOnlyThen = true;
        for (int n = 1; n < side; ++n)
            isHomeOnlyThen = isHomeOnlyThen && model().sequence.shifted(n) != model().sequence;
        return {{tr("After %1 shifts every tile is home again, and not before").arg(side),
                 model().sequence.shifted(side) == model().sequence && isHomeOnlyThen},
                {tr("Shifted forwards and as often back, G is as it was"),
                 model().sequence.shifted(side - 2).shifted(2 - side) == model().sequence}};
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return turnControls();
        // After a whole turn every digit has its own name again.
        std::vector<LabControl> all{numberControl("relabel", tr("Digits: add"), 0, model().side(),
                                                  LabMember{renamedBy().value_or(0), takingValue([this](int by) {
                                                                m_names = Sequence(model().side()).shifted(-by);
                                                            })})};
        if (model().side() <= kDigitsOfMessages)
            all.push_back(textControl("names", tr("New names:"), isRenamed() ? listText(m_names) : QString(),
                                      [this](const QString& text) { return acceptNames(text); }));
        // Beside the names: one line for what is wrong with either leaves the wheel more room.
        const LabControl message = textControl("message", tr("Message:"), m_message, [this](const QString& text) {
            if (text.size() > kMostBlocks * model().side())
                return (m_message.isEmpty() ? tr("A message has up to %1 signs here.")
                                            : tr("A message has up to %1 signs here. Your last message is kept."))
                    .arg(kMostBlocks * model().side());
            m_message = text;
            return QString();
        });
        all.push_back(all.size() > 1 ? message.joined() : message);
        return all;
    }

    bool fillWorksheet(WorksheetPage& sheet) const override {
        const Geometry& geometry = model().geometry;
        const int side = model().side();
        const auto sign = [this](int place) { return tileText(model(), place, static_cast<int>(ShiftLabels::digits)); };
        sheet.words(tr("To shift a box by one, every digit moves one place to the right: from the end of a row to the "
                       "start of the next, and from the very end to the start. shift(G, 2) is the box G, shifted "
                       "twice."));
        sheet.words(tr("1. The first box is G. Write the others: G shifted once, %1 times and %2 times.")
                        .arg(geometry.boxColumns())
                        .arg(side - 1));
        const int shifts[] = {0, 1, geometry.boxColumns(), side - 1};
        // Four boxes and the gaps between them.
        const double most = sheet.page().width() / (4 * geometry.boxColumns() + 3);
        const int rows = geometry.boxRows() + 1;
        const QRectF row = sheet.takeFigure(std::min(kShiftSheetTile, most) * rows, most * rows);
        const double tile = row.height() / rows;
        double left = row.left();
        for (const int n : shifts) {
            const QRectF box(left, row.top() + tile, tile * geometry.boxColumns(), tile * geometry.boxRows());
            say(sheet.painter(), QRectF(left, row.top(), box.width(), tile), Qt::AlignCenter, tr("shift(G, %1)").arg(n),
                WorksheetPage::kText, sheet.theme().text);
            const BoxSlots slots_ = boxSlots(geometry, box);
            for (int cell = 0; cell < side; ++cell) {
                const QString text = sign((cell - n + side) % side);
                paintTile(sheet.painter(), slots_.slot(cell), {.text = n == 0 ? text : sheet.answer(text)},
                          sheet.theme());
            }
            left += box.width() + tile;
        }
        sheet.words(tr("2. This is how a cipher, a secret writing, works. Choose a word of %1 letters, write it into "
                       "the first row, and choose a number. Move every "
                       "letter on by so many places, into the second row. Your neighbour, who knows the number, moves "
                       "them back.")
                        .arg(side));
        for (int line = 0; line < 2; ++line)
            sheet.field(sheet.takeFigure(kShiftSheetTile, kMostShiftSheetTile), 1, side,
                        [](int, int) { return QString(); });
        return true;
    }

    /// A tile in Your turn; else nothing, as it is the film that the wheel winds on.
    bool dragTo(const StageArea& area, const QPointF& from, const QPointF& to) override {
        if (isYourTurn())
            return m_drag.drag(m_work, trayBox(area, area.text).all(), shiftedBox(area, area.text).all(), from, to);
        if (from == to)
            m_grip = Grip{placeAt(area, from), moment()};
        return false;
    }
    /// The wheel turns with the tile that is held.
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override {
        if (isYourTurn() || !area.figure.contains(point))
            return std::nullopt;
        const int side = model().side();
        const double moved = m_grip.moment + placeAt(area, point) - m_grip.place;
        return std::round(moved - std::floor(moved / side) * side);
    }

    void inputReshaped() override {
        m_names = Sequence(model().side());
        m_work = ShiftWork(model().side());
        m_tile = 0;
        m_cell = 0;
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const BoxSlots box = shiftedBox(area, area.text);
        for (int cell = 0; isYourTurn() && cell < model().side(); ++cell)
            if (box.slot(cell).contains(point)) {
                const std::optional<int> tile = m_work.tileIn(cell);
                return tile ? tr("Cell %1: %2").arg(cell).arg(digitOf(*tile)) : tr("Cell %1: empty").arg(cell);
            }
        return {};
    }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const double head = look.text * kHead;
        const double foot = footHeight(look.text);
        const BoxSlots box = shiftedBox(area, look.text);
        paintBox(painter, box, look, at);
        paintMessage(painter,
                     QRectF(area.board.left(), area.board.bottom() - foot, area.board.width(), foot - look.text), look,
                     static_cast<int>(std::round(at)));
        say(painter, QRectF(area.board.left(), area.board.top(), area.board.width(), head), Qt::AlignCenter,
            shiftName(static_cast<int>(std::round(at))), look.text * 1.5, look.theme.text, QFont::DemiBold);
        paintWheel(painter, area.figure, look, at);
        if (look.lit == QLatin1String("box"))
            outlineLit(painter, box.area, look);
        for (const int cell : {0, model().side() - 1})
            if (look.lit == QLatin1String("ends"))
                outlineLit(painter, box.slot(cell), look);
    }

private:
    bool isRenamed() const { return m_names != Sequence(model().side()); }
    /// What is added to every digit, where that is all; names over N begin at 1 again.
    std::optional<int> renamedBy() const {
        const int by = m_names.digitAt(0).index();
        return m_names == Sequence(model().side()).shifted(-by) ? std::optional(by) : std::nullopt;
    }
    QString acceptNames(const QString& text) {
        const int side = model().side();
        if (text.trimmed().isEmpty()) {
            m_names = Sequence(side);
            return {};
        }
        const auto reading = sequenceFromText(text.toStdString(), side);
        if (std::holds_alternative<SequenceFault>(reading))
            return tr("Type each digit from 1 to %1 once.").arg(side);
        m_names = std::get<SequenceReading>(reading).sequence;
        return {};
    }
    double footHeight(double text) const { return m_message.isEmpty() ? text : text * 9.8; }
    BoxSlots shiftedBox(const StageArea& area, double text) const {
        const QRectF room = area.board.adjusted(text * 2, text * kHead, -text * 2, -footHeight(text));
        return boxSlots(model().geometry, squareAt(room.center(), std::min({room.width(), room.height(), text * 27})));
    }
    static QPointF wheelCentre(const QRectF& area, double text) { return area.center() + QPointF(0, text * 0.1); }
    static double wheelRadius(const QRectF& area, double text) {
        return std::min(area.width(), area.height()) / 2 - text * 1.4;
    }
    double wheelTile(const QRectF& area, double text) const {
        const double radius = wheelRadius(area, text);
        const double tile = std::min(radius * 0.42, 2 * radius * std::sin(std::numbers::pi / model().side()) * 0.62);
        // Two rings of digits want room round the hub.
        return !isRenamed() ? tile : std::min(tile, std::max(text * 1.5, (radius - text * kNames) / 1.35));
    }
    double renamingRadius(const QRectF& area, double text) const {
        return wheelRadius(area, text) - wheelTile(area, text) * 1.35;
    }
    /// The radii of the ring of digits on the second wheel, and of the ring of their names.
    static double digitsRadius(double wheel, double text) { return std::max(wheel - text * 0.75, wheel * 0.7); }
    static double namesRadius(double wheel, double text) {
        return std::max(digitsRadius(wheel, text) - text * 1.25, wheel * 0.3);
    }
    double hubRadius(double wheel, double text) const {
        return isRenamed() ? std::min(text * 1.05, namesRadius(wheel, text) - text * 0.6) : text * 1.5;
    }
    QString digitOf(int place) const { return tileText(model(), place, static_cast<int>(ShiftLabels::digits)); }

    /// Where the tiles are taken from.
    BoxSlots trayBox(const StageArea& area, double text) const {
        const QRectF room = area.figure.adjusted(text, text * kHead, -text, -text * 0.5);
        return boxSlots(model().geometry, squareAt(room.center(), std::min({room.width(), room.height(), text * 15})));
    }
    std::vector<LabControl> turnControls() {
        std::vector<int> places(static_cast<std::size_t>(model().side()));
        std::iota(places.begin(), places.end(), 0);
        return {numberControl("turn_shift", tr("Shift by"), 1, model().side() - 1, bound(m_work.shift)),
                choiceControl("turn_tile", tr("Tile"), textsOf(places, [this](int place) { return digitOf(place); }),
                              bound(m_tile)),
                numberControl("turn_cell", tr("to cell"), 0, model().side() - 1, bound(m_cell)).joined(),
                buttonControl("turn_put", tr("Lay it there"), [this] { m_work.put(m_tile, m_cell); }).joined()};
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const ShiftVerdict verdict = judgeShift(model(), m_work, isQuestionOpen());
        const BoxSlots box = shiftedBox(area, look.text);
        const BoxSlots tray = trayBox(area, look.text);
        const auto head = [&](const QRectF& over, const BoxSlots& below, const QString& words) {
            say(painter, QRectF(over.left(), below.area.top() - look.text * kHead, over.width(), look.text * 2.2),
                Qt::AlignCenter, words, look.text * 1.25, look.theme.text, QFont::DemiBold);
        };
        head(area.board, box, tr("shift(G, %1)").arg(m_work.shift));
        head(area.figure, tray, tr("The tiles of G"));
        paintOutline(painter, box.area.adjusted(-2, -2, 2, 2), QPen(look.theme.boxLine, 2.5));
        for (int cell = 0; cell < model().side(); ++cell) {
            const std::optional<int> place = m_work.tileIn(cell);
            if (place) {
                paintTile(painter, box.slot(cell), placeTile(model(), *place, look), look.theme);
            } else {
                paintSlot(painter, box.slot(cell), look.theme);
                say(painter, box.slot(cell), Qt::AlignCenter, QString::number(cell), look.text, look.theme.mutedText);
            }
            Tile tile = placeTile(model(), cell, look);
            if (m_work.cellOf(cell))
                tile.strength = kSettledStrength;
            // Where the one that lies wrong began.
            if (verdict.mistake && m_work.tileIn(*verdict.mistake) == cell)
                tile.ring = look.theme.accent;
            paintTile(painter, tray.slot(cell), tile, look.theme);
        }
        for (const int cell : verdict.marked)
            paintMistake(painter, box.slot(cell), look.theme);
    }

    /// Where the pointer took the wheel, in places from the top.
    struct Grip {
        double place = 0;
        double moment = 0;
    };
    double placeAt(const StageArea& area, const QPointF& point) const {
        const QPointF from = point - area.figure.center();
        return (std::atan2(from.y(), from.x()) / (2 * std::numbers::pi) + 0.25) * model().side();
    }
    /// "shift(G, 2), each digit + 3".
    QString shiftName(int moves) const {
        const QString name = tr("shift(G, %1)").arg(moves);
        if (!isRenamed())
            return name;
        const std::optional<int> by = renamedBy();
        return by ? tr("%1, each digit + %2").arg(name).arg(*by) : tr("%1, digits renamed").arg(name);
    }

    void paintBox(QPainter& painter, const BoxSlots& box, const StageLook& look, double at) const {
        const Geometry& geometry = model().geometry;
        const int side = model().side();
        paintOutline(painter, box.area.adjusted(-2, -2, 2, 2), QPen(look.theme.boxLine, 2.5));
        const int whole = static_cast<int>(std::floor(at));
        const double share = at - whole;
        painter.save();
        painter.setClipRect(box.area.adjusted(-1, -1, 1, 1));
        for (int place = 0; place < side; ++place) {
            Tile tile = placeTile(model(), place, look);
            tile.text = relabelled(place, look.labels);
            const int from = (place + whole) % side;
            const int to = (from + 1) % side;
            const QRectF start = box.slot(from);
            const QRectF end = box.slot(to);
            if (share == 0 || to % geometry.boxColumns() != 0) {
                paintTile(painter, share == 0 ? start : between(start, end, share), tile, look.theme);
                continue;
            }
            // Out at the right and in at the left of the next row.
            const double step = box.area.width() / geometry.boxColumns();
            paintTile(painter, start.translated(step * share, 0), tile, look.theme);
            paintTile(painter, end.translated(step * (share - 1), 0), tile, look.theme);
        }
        painter.restore();
    }

    void paintWheel(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        const int side = model().side();
        const double radius = wheelRadius(area, look.text);
        const QPointF centre = wheelCentre(area, look.text);
        const double tileSide = wheelTile(area, look.text);
        const bool isLit = look.lit == QLatin1String("wheel");
        painter.setPen(QPen(isLit ? look.theme.accent : look.theme.panelBorder, isLit ? 5 : 1.5));
        painter.setBrush(look.theme.panel);
        painter.drawEllipse(centre, radius, radius);
        painter.setBrush(look.theme.window);
        const double inner = renamingRadius(area, look.text);
        const bool areNamesLit = look.lit == QLatin1String("names");
        painter.setPen(QPen(areNamesLit ? look.theme.accent : look.theme.panelBorder, areNamesLit ? 5 : 1.5));
        painter.drawEllipse(centre, inner, inner);
        for (int cell = 0; cell < side; ++cell) {
            const double angle = angleOf(cell, side);
            say(painter, squareAt(onCircle(centre, radius + look.text * 0.85, angle), look.text * 2), Qt::AlignCenter,
                QString::number(cell), look.text, look.theme.mutedText);
            Tile tile = placeTile(model(), cell, look);
            tile.text = relabelled(cell, look.labels);
            tile.isRound = true;
            paintTile(painter, squareAt(onCircle(centre, radius - tileSide * 0.68, angleOf(cell + at, side)), tileSide),
                      tile, look.theme);
        }
        paintRenaming(painter, centre, inner, look);
        // The hand that points to where place a has gone; it leaves the names of digits free, and so does its hub,
        // which only repeats the number over the box.
        const double hub = hubRadius(inner, look.text);
        painter.setPen(QPen(look.theme.accent, 3, Qt::SolidLine, Qt::RoundCap));
        if (isRenamed())
            painter.drawLine(onCircle(centre, inner - 1, angleOf(at, side)),
                             onCircle(centre, radius - tileSide * 1.15, angleOf(at, side)));
        else
            painter.drawLine(centre, onCircle(centre, radius - tileSide * 1.5, angleOf(at, side)));
        if (hub < look.text * kLeastHub)
            return;
        painter.setBrush(look.theme.window);
        painter.drawEllipse(centre, hub, hub);
        say(painter, squareAt(centre, hub * 2), Qt::AlignCenter, QString::number(static_cast<int>(std::round(at))),
            hub * 0.93, look.theme.text, QFont::DemiBold);
    }

    /// In blocks as long as the list: each sign moves on by so many places, and the digits are renamed.
    QString hidden(const QString& message, int moves) const {
        const int side = model().side();
        QString padded = message;
        while (padded.size() % side != 0)
            padded += u'·';
        QString result(padded.size(), u' ');
        for (int i = 0; i < padded.size(); ++i)
            result[i / side * side + (i % side + moves) % side] = renamed(padded[i], false);
        return result;
    }
    QString shownAgain(const QString& text, int moves) const {
        const int side = model().side();
        QString result(text.size(), u' ');
        for (int i = 0; i < text.size(); ++i)
            result[i] = renamed(text[i / side * side + (i % side + moves) % side], true);
        while (result.endsWith(u'·'))
            result.chop(1);
        return result;
    }
    /// Boards with more than nine digits write them as letters, which a message uses as such: there its digits move on
    /// among themselves.
    QChar renamed(QChar sign, bool isBack) const {
        const int digits = std::min(kDigitsOfMessages, model().side());
        const int value = sign.unicode() - u'0';
        if (value < 1 || value > digits)
            return sign;
        if (model().side() > digits) {
            const int by = m_names.digitAt(0).index() % digits;
            return QChar(u'1' + (value - 1 + (isBack ? digits - by : by)) % digits);
        }
        return QChar(u'1' + (isBack ? m_names.placeOf(Digit(value)) : m_names.digitAt(value - 1).index()));
    }

    void paintMessage(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        if (m_message.isEmpty())
            return;
        const QString text = hidden(m_message, moves);
        Stack stack(area);
        const auto line = [&](const QString& name, const QString& words) {
            const QRectF rect = stack.take(look.text * 2.3);
            say(painter, QRectF(rect.left(), rect.top(), look.text * 8, rect.height()),
                Qt::AlignRight | Qt::AlignVCenter, name, look.text, look.theme.mutedText);
            say(painter, rect.adjusted(look.text * 9, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, words,
                look.text * 1.4, look.theme.text, QFont::DemiBold);
        };
        line(tr("Message"), m_message);
        line(tr("Hidden"), text);
        line(tr("Turned back"), shownAgain(text, moves));
        if (look.leastText > 0)
            return;
        const QString blocks = tr("Each block of %1 signs is turned by itself.").arg(model().side());
        say(painter, stack.take(look.text * 1.6).adjusted(look.text * 9, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
            m_message.size() % model().side() == 0 ? blocks : blocks + u' ' + tr("Dots fill up the last one."),
            look.text, look.theme.mutedText);
    }

    /// Each digit, and further in what it is renamed to.
    void paintRenaming(QPainter& painter, const QPointF& centre, double radius, const StageLook& look) const {
        if (!isRenamed())
            return;
        const int side = model().side();
        painter.setPen(QPen(look.theme.panelBorder, 1));
        painter.setBrush(Qt::NoBrush);
        const double outer = digitsRadius(radius, look.text);
        const double names = namesRadius(radius, look.text);
        // Neighbours on a small ring.
        const double nameText =
            std::min(look.text, std::max(look.leastText, 2 * names * std::sin(std::numbers::pi / side) * 1.1));
        painter.drawEllipse(centre, (outer + names) / 2, (outer + names) / 2);
        const auto sign = [](int value) { return QString(QLatin1Char(toSymbol(Digit(value)))); };
        for (int value = 1; value <= side; ++value) {
            const double angle = angleOf(value - 1, side);
            say(painter, squareAt(onCircle(centre, outer, angle), look.text * 1.6), Qt::AlignCenter, sign(value),
                look.text, look.theme.mutedText);
            say(painter, squareAt(onCircle(centre, names, angle), look.text * 1.6), Qt::AlignCenter,
                sign(m_names.digitAt(value - 1).value()), nameText, look.theme.accent, QFont::DemiBold);
        }
    }

    /// The list with its digits renamed.
    Sequence renamed() const {
        std::vector<Digit> digits;
        digits.reserve(static_cast<std::size_t>(model().side()));
        for (int each = 0; each < model().side(); ++each)
            digits.push_back(m_names.digitAt(model().sequence.digitAt(each).index()));
        return Sequence::from(digits).value_or(model().sequence);
    }

    QString relabelled(int place, int labels) const {
        ShiftModel shown = model();
        shown.sequence = renamed();
        return tileText(shown, place, labels);
    }

    /// The second wheel: the new name of each digit.
    Sequence m_names{model().side()};
    Grip m_grip;
    /// To be hidden by the wheels; empty: none.
    QString m_message;
    /// The learner's box, the tile in the hand, and what is chosen beside the box.
    ShiftWork m_work{model().side()};
    TileDrag m_drag;
    int m_tile = 0;
    int m_cell = 0;
};

}  // namespace

std::unique_ptr<LabScene> makeOneShiftScene(ShiftLab& lab) { return std::make_unique<OneShiftScene>(lab); }

}  // namespace nonet
