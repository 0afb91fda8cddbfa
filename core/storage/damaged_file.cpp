#include "core/storage/damaged_file.h"

#include "core/storage/replace_file.h"

namespace nonet {

Result<std::string> setDamagedAside(const std::string& path, std::size_t most, FileSystem& files) {
    const Result<std::optional<std::string>> content = files.read(path, most);
    if (!content && content.error().code != ErrorCode::inputTooLarge)
        return content.error();
    for (int number = 1;; ++number) {
        std::string to = path + ".damaged" + (number == 1 ? std::string() : '-' + std::to_string(number));
        if (files.info(to)) {
            const Result<std::optional<std::string>> there = files.read(to, most);
            if (!content || !there || *there != *content)
                continue;
        } else if (std::optional<Error> error =
                       content ? replaceFile(to, content->value_or(std::string()), files) : files.rename(path, to)) {
            return *error;
        }
        return to;
    }
}

}  // namespace nonet
