#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <new>

#include "src/cli/app.hpp"
#include "src/core/text/locale.hpp"
#include "src/session/host.hpp"
#ifdef TANTEADOR_FEDERATION
#include "db/postgres/store.hpp"
#include "src/cli/federation/component.hpp"
#endif
#ifdef TANTEADOR_WEB
#include "src/cli/web/component.hpp"
#endif

namespace {

// Catalogues are beside the program in the build tree, and in share/locale after installation.
void speak_the_users_language(const char* argv0) {
  namespace fs = std::filesystem;
  const fs::path folder = tanteador::cli::program_folder(argv0);
  std::error_code error;
  const fs::path catalogues = folder / "locale";
  tanteador::use_catalogues(fs::is_directory(catalogues, error) ? catalogues
                                                                : folder.parent_path() / "share" / "locale");
}

// Otherwise a file opened as descriptor 1 would receive the output.
void fill_closed_descriptors() {
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) < 0) open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

// Reserved memory for the cleanup after memory runs out.
std::unique_ptr<char[]> memory_aside;

void report_out_of_memory() {
  memory_aside.reset();
  throw std::bad_alloc();
}

void keep_memory_aside() {
  constexpr std::size_t kBytes = 4u << 20;
  memory_aside = std::make_unique_for_overwrite<char[]>(kBytes);  // untouched, it costs nothing
  std::set_new_handler(report_out_of_memory);
}

}  // namespace

int main(int argc, char** argv) {
  keep_memory_aside();
  tanteador::session::keep_freed_memory();
  fill_closed_descriptors();
  std::signal(SIGPIPE, SIG_IGN);
  speak_the_users_language(argv[0]);
#ifdef TANTEADOR_FEDERATION
  tanteador::db::register_server(tanteador::db::postgres::server_engine());
  tanteador::cli::register_federation();
#endif
#ifdef TANTEADOR_WEB
  tanteador::cli::register_phones();
#endif
  return tanteador::cli::run(argc, argv);
}
