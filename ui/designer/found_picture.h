#pragma once

#include "core/formats/regions/region_picture.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace nonet {

class Preferences;

/// See boardInPicture(); what is transparent is white.
std::optional<PictureBoard> boardInImage(const QImage& image, KnownSize known = {});

/// A picture as large as there is room, with the lines over it that were found in it. Object name: regionsPicture.
class FoundPicture : public QWidget {
    Q_OBJECT

public:
    explicit FoundPicture(const Preferences& preferences, QWidget* parent = nullptr);
    void setPicture(const QImage& image, std::optional<PictureBoard> board);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Preferences& m_preferences;
    QImage m_image;
    std::optional<PictureBoard> m_board;
};

}  // namespace nonet
