#include "app/commands/option_file.h"

#include "core/storage/file_system.h"
#include "ui/text/error_text.h"

#include <CLI/CLI.hpp>
#include <system_error>
#include <utility>

namespace nonet {

std::string optionFile(const std::string& path, std::size_t most, ErrorDetail kind) {
    Result<std::optional<std::string>> content = systemFiles().read(path, most);
    if (content)
        if (std::optional<std::string>& text = *content)
            return std::move(*text);
    Error error{.code = ErrorCode::fileNotReadable,
                .subject = path,
                .reason = std::generic_category().message(static_cast<int>(std::errc::no_such_file_or_directory))};
    if (!content)
        error = content.error();
    if (error.code == ErrorCode::inputTooLarge)
        error.detail = kind;
    throw CLI::ValidationError(errorSentence(error).toStdString());
}

}  // namespace nonet
