#include "ui/app/match/clicked_file.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include "src/core/read_all.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/signer.hpp"
#include "src/session/exchange/exchange.hpp"

namespace tanteador::ui {

void open_clicked_file(const std::string& file, session::Session& session, AppOptions& options) {
  constexpr std::uintmax_t kMost = 64u << 20;  // as `tanteador match import`
  std::error_code error;
  const auto size = std::filesystem::file_size(file, error);
  if (!error && size > kMost) error = std::make_error_code(std::errc::file_too_large);
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  const std::string text = error ? std::string() : read_all(in);
  if (!error && (!in.is_open() || text.size() < size))
    error = {errno != 0 ? errno : EIO, std::generic_category()};
  if (error) {
    const std::string why = error.message();
    options.notice =
        render({N_("{0} could not be read: {1}."), {std::string_view(file), std::string_view(why)}}, {});
    return;
  }
  try {
    const auto id = session::Exchange(session).import_match(text);
    (id ? options.open : options.notice) = id ? *id : file + ": " + id.error().message;
    if (id)
      options.done =
          queries::signer_text(session::signer_of(options.store, session::signature_in(text)), options.keys);
  } catch (const session::NeedsRole& needed) {
    options.notice = file + ": " + needed.what();
  }
}

}  // namespace tanteador::ui
