#include "ui/app/system/saved_file.hpp"

#include <cstring>
#include <system_error>

#include "src/print/whole_file.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

std::optional<std::string> save_file(const std::filesystem::path& file, std::string_view bytes) {
  try {
    print::write_whole_file(file, [&](const print::WriteBytes& write) { write(bytes); });
    return std::nullopt;
  } catch (const std::system_error& error) {
    const std::string reason = std::strerror(error.code().value());
    return view::say("{0} could not be written: {1}.",
                     {std::string_view(file.native()), std::string_view(reason)});
  }
}

}  // namespace tanteador::ui
