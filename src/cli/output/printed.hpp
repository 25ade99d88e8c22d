#pragma once
// What goes to paper: the sheet of a match as a document, and files.

#include <functional>
#include <string>
#include <string_view>

#include "src/cli/command.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/print/document.hpp"

namespace tanteador::cli {

print::Document sheet_document(const session::OpenMatch& match, Kept kept, std::string_view now);

// The files to print to.
struct Pages {
  std::string pdf, html;
  bool replace = false;
  void describe(Usage& usage);
  bool is_wanted() const { return !(pdf.empty() && html.empty()); }
};

// Throws Problem where this file, "" for none, is there already: known before anything is entered.
void spare_file(const std::string& name, bool replace);
// Writes the files that are asked for, in place of what is there. Throws Problem. Returns a line for each.
std::string write_pages(const print::Document& document, const Pages& pages);
// What a file is made of, piece by piece.
using Pieces = std::function<void(const std::function<void(std::string_view piece)>& put)>;
// One file, however large, of which nothing stays in memory; "-" is written to standard output at once, in
// ASCII where that is all it takes. Throws Problem. Returns the line that says so.
std::string write_pieces(const std::string& name, const Pieces& pieces, bool utf8);
// One file; throws Problem. Returns the line that says so; for "-", standard output, the bytes themselves.
std::string write_file(const std::string& name, std::string_view bytes);

}  // namespace tanteador::cli
