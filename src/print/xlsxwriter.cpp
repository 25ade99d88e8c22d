#include "src/print/xlsxwriter.hpp"

#include <dlfcn.h>

#include <optional>

namespace tanteador::print {

namespace {

std::optional<XlsxWriter> load_xlsx_writer() {
  void* library = dlopen("libxlsxwriter.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return std::nullopt;
  XlsxWriter all{};
  bool complete = true;
#define TANTEADOR_FIND(name)                                              \
  all.name = reinterpret_cast<decltype(all.name)>(dlsym(library, #name)); \
  complete = complete && all.name;
  TANTEADOR_XLSXWRITER(TANTEADOR_FIND)
#undef TANTEADOR_FIND
  return complete ? std::optional(all) : std::nullopt;
}

}  // namespace

const XlsxWriter* xlsxwriter() {
  static const std::optional<XlsxWriter> all = load_xlsx_writer();
  return all ? &*all : nullptr;
}

}  // namespace tanteador::print
