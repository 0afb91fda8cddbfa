// A chart as a file's bytes.
#pragma once

#include "core/foundation/error.h"
#include "ui/charts/chart_content.h"
#include "ui/preferences/theme.h"

#include <QByteArray>

#include <optional>

class QPainter;
class QRectF;

namespace nonet {

enum class ChartFormat : std::uint8_t { png, svg, pdf, csv };

/// By the file name's ending; nothing for another one.
std::optional<ChartFormat> chartFormatOf(const QString& path);

/// Title, chart and sentence into the area, as in a file.
void paintChart(QPainter& painter, const QRectF& area, ChartKind kind, const ChartSource& source, const Theme& theme);

/// UTF-8, a comma between fields, a line end of CR LF (RFC 4180), numbers with a point.
QByteArray csvBytes(const ChartTable& table);
QByteArray chartBytes(ChartKind kind, const ChartSource& source, const Theme& theme, ChartFormat format);

/// Writes the file in one go: on failure the old one stands.
std::optional<Error> saveChart(const QByteArray& bytes, const QString& path);

}  // namespace nonet
