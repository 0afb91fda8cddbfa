#include "app/commands/number_option.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

namespace nonet {

namespace {

struct NumberOptionText {
    Q_DECLARE_TR_FUNCTIONS(NumberOptionText)
};

constexpr int kMostSeconds = 1'000'000'000;

std::optional<std::uint64_t> wholeNumber(const std::string& text, NumberBounds bounds) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const std::from_chars_result read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < bounds.lowest || number > bounds.highest)
        return std::nullopt;
    return number;
}

std::optional<double> seconds(const std::string& text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const std::from_chars_result read = std::from_chars(text.data(), end, number);
    // Not a number fails both comparisons.
    const bool isWithin = number >= 0 && number <= kMostSeconds;
    return read.ec == std::errc() && read.ptr == end && isWithin ? std::optional(number) : std::nullopt;
}

}  // namespace

void addNumberOption(CLI::App& command, const char* name, const std::function<void(std::uint64_t)>& take,
                     const char* about, NumberBounds bounds) {
    command
        .add_option_function<std::string>(
            name,
            [name, take, bounds](const std::string& text) {
                if (text.size() > 1 && text.front() == '0')
                    throw CLI::ValidationError(
                        name, NumberOptionText::tr("\u201c%1\u201d begins with a zero, which no number here does.")
                                  .arg(QString::fromStdString(text))
                                  .toStdString());
                const std::optional<std::uint64_t> number = wholeNumber(text, bounds);
                if (!number)
                    throw CLI::ValidationError(
                        name, NumberOptionText::tr("\u201c%3\u201d is not a whole number from %1 to %2.")
                                  .arg(bounds.lowest)
                                  .arg(bounds.highest)
                                  .arg(QString::fromStdString(text))
                                  .toStdString());
                take(*number);
            },
            about)
        ->type_name("N");
}

void addSecondsOption(CLI::App& command, const char* name, std::optional<std::chrono::duration<double>>& target,
                      const char* about) {
    command
        .add_option_function<std::string>(
            name,
            [name, &target](const std::string& text) {
                const std::optional<double> number = seconds(text);
                if (!number)
                    throw CLI::ValidationError(
                        name, NumberOptionText::tr("\u201c%2\u201d is not a number of seconds from 0 to %1.")
                                  .arg(kMostSeconds)
                                  .arg(QString::fromStdString(text))
                                  .toStdString());
                target = std::chrono::duration<double>(*number);
            },
            about)
        ->type_name("SECONDS");
}

}  // namespace nonet
