#pragma once

#include <QPixmap>

namespace nonet {

struct ContinueEntry;
struct Theme;

inline constexpr int kThumbnailSide = 64;

/// The board as a small picture, for a list.
QPixmap thumbnailOf(const ContinueEntry& entry, const Theme& theme, qreal ratio);

}  // namespace nonet
