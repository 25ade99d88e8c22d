#pragma once
// libxlsxwriter, loaded for the first workbook. It needs OpenSSL, which would slow every start.

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

// Null: this machine does not have the library.
const XlsxWriter* xlsxwriter();

}  // namespace tanteador::print
