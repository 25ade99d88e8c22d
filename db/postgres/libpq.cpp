#include "db/postgres/libpq.hpp"

#include <dlfcn.h>

#include "db/errors.hpp"
#include "src/core/text/phrase.hpp"

namespace tanteador::db::postgres {

namespace {

constexpr char kFile[] = "libpq.so.5";

Libpq load_libpq() {
  void* library = dlopen(kFile, RTLD_NOW | RTLD_LOCAL);
  const auto load = [&](const char* name) {
    void* function = library ? dlsym(library, name) : nullptr;
    if (!function)
      throw db::store_error(
          StoreError::Code::cannot_open,
          N_("PostgreSQL's client library {0} is not installed. Install the package libpq5."), kFile);
    return function;
  };
  Libpq all{};
#define TANTEADOR_FIND(name) all.name = reinterpret_cast<decltype(all.name)>(load("PQ" #name));
  TANTEADOR_LIBPQ(TANTEADOR_FIND)
#undef TANTEADOR_FIND
  return all;
}

}  // namespace

const Libpq& libpq() {
  static const Libpq all = load_libpq();
  return all;
}

}  // namespace tanteador::db::postgres
