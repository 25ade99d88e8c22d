#pragma once
// libxlsxwriter, opened when a workbook is first written: it brings OpenSSL, which every command would
// otherwise load, for longer than it takes itself.

#include <xlsxwriter.h>

namespace tanteador::print {

// clang-format off
#define TANTEADOR_XLSXWRITER(EACH) \
  EACH(format_set_bold) EACH(lxw_strerror) EACH(workbook_add_format) EACH(workbook_add_worksheet) \
  EACH(workbook_close) EACH(workbook_new) EACH(workbook_set_properties) EACH(worksheet_freeze_panes) \
  EACH(worksheet_set_column) EACH(worksheet_write_boolean) EACH(worksheet_write_number) \
  EACH(worksheet_write_string)
// clang-format on

struct XlsxWriter {
#define TANTEADOR_MEMBER(name) decltype(&::name) name;
  TANTEADOR_XLSXWRITER(TANTEADOR_MEMBER)
#undef TANTEADOR_MEMBER
};

// Nothing where this machine does not have it.
const XlsxWriter* xlsxwriter();

}  // namespace tanteador::print
